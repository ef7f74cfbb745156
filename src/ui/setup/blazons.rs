//! The Blazons' part of the set-up screen.

use super::parts::{Heading, RuleRow, Tile};
use super::{SetupScreen, Summary};
use crate::games::blazons::{Blazons, Options};
use crate::locales::Catalogue;
use crate::play::Party;
use crate::route::GameId;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// A variant's switch in the options.
type Switch = fn(&mut Options) -> &mut bool;

/// The four variants in the order of the texts: emblem, wash, switch.
const VARIANTS: [(&str, &str, Switch); 4] = [
    ("bg-petty", "w-sw", |options| &mut options.consulting),
    ("bg-middle", "w-sa", |options| &mut options.helping),
    ("bg-great", "w-sk", |options| &mut options.curious),
    ("pp-monk", "w-li", |options| &mut options.active_monk),
];

impl SetupScreen for Blazons {
    const GAME: GameId = GameId::Blazons;

    fn rules(options: RwSignal<Options>, _party: RwSignal<Party>) -> AnyView {
        let texts = use_texts();
        let t = move || &texts.get().setup.blazons;
        // An open table leaves nothing to consult (B11, B26): switching one on switches the other off.
        let open = move |on: bool| {
            options.update(|options| {
                options.open_table = on;
                options.consulting &= !on;
            });
        };
        view! {
            <Heading id="setup-rules" text=Signal::derive(move || texts.get().setup.variants.to_owned())
                note=Signal::derive(move || texts.get().setup.variants_note) />
            <div class="variants">{(0..VARIANTS.len()).map(|place| tile(place, options)).collect_view()}</div>
            <h3 class="d house-rules"><Rubric text=Signal::derive(move || texts.get().setup.house_rules.to_owned()) /></h3>
            <RuleRow words=Signal::derive(move || &t().open_table) on=Signal::derive(move || options.read().open_table)
                set=Callback::new(open) />
            <p class="n rules-note">{move || t().open_note}</p>
        }
        .into_any()
    }

    fn below(_options: RwSignal<Options>, _party: RwSignal<Party>) -> AnyView {
        ().into_any()
    }

    fn summary(options: &Options, texts: &'static Catalogue) -> Summary {
        let t = &texts.setup.blazons;
        let mut copy = *options;
        let mut rules: Vec<_> = VARIANTS
            .iter()
            .zip(&t.variants)
            .filter(|((_, _, on), _)| *on(&mut copy))
            .map(|(_, words)| words.name)
            .collect();
        if options.open_table {
            rules.push(t.open_table.name);
        }
        Summary { title: (t.title)(options.seats()), rules, note: t.goal.to_owned() }
    }
}

fn tile(place: usize, options: RwSignal<Options>) -> impl IntoView {
    let texts = use_texts();
    let (emblem, wash, switch) = VARIANTS[place];
    let set = move |on: bool| {
        options.update(|options| {
            *switch(options) = on;
            options.open_table &= !options.consulting;
        });
    };
    let on = move || *switch(&mut options.get());
    view! {
        <Tile words=Signal::derive(move || &texts.get().setup.blazons.variants[place]) emblem=emblem wash=wash
            on=Signal::derive(on) set=Callback::new(set) />
    }
}
