//! The Academy's part of the set-up screen: the game for two, six variants, house rules.

use super::parts::{Heading, RuleRow, Tile, Way};
use super::values::Values;
use super::{SetupScreen, Summary};
use crate::games::academy::{Academy, Options, Seating};
use crate::locales::Catalogue;
use crate::play::Party;
use crate::route::GameId;
use crate::ui::parts::Rubric;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// A variant's switch in the options.
type Switch = fn(&mut Options) -> &mut bool;

/// The six variants in the order of the texts: emblem, wash, switch.
const VARIANTS: [(&str, &str, Switch); 6] = [
    ("bet", "w-ro", |options| &mut options.variants.bet),
    ("em-white", "w-st", |options| &mut options.variants.knights),
    ("codex", "w-sk", |options| &mut options.variants.codex),
    ("scroll", "w-sw", |options| &mut options.variants.scrolls),
    ("em-glory", "w-sa", |options| &mut options.variants.glory),
    ("em-purse", "w-li", |options| &mut options.variants.alms),
];

impl SetupScreen for Academy {
    const GAME: GameId = GameId::Academy;

    fn rules(options: RwSignal<Options>, _party: RwSignal<Party>) -> AnyView {
        let texts = use_texts();
        let t = move || &texts.get().setup.academy;
        view! {
            <Heading id="setup-rules" text=Signal::derive(move || texts.get().setup.variants.to_owned())
                note=Signal::derive(move || texts.get().setup.variants_note) />
            <div class="variants">{(0..VARIANTS.len()).map(|place| tile(place, options)).collect_view()}</div>
            <h3 class="d house-rules"><Rubric text=Signal::derive(move || texts.get().setup.house_rules.to_owned()) /></h3>
            <RuleRow words=Signal::derive(move || &t().advanced) on=Signal::derive(move || options.read().advanced)
                set=Callback::new(move |on| options.update(|options| options.advanced = on)) />
            <RuleRow words=Signal::derive(move || &t().open_scores) on=Signal::derive(move || options.read().open_scores)
                set=Callback::new(move |on| options.update(|options| options.open_scores = on)) />
            <Values options=options />
        }
        .into_any()
    }

    fn below(options: RwSignal<Options>, party: RwSignal<Party>) -> AnyView {
        let two = Memo::new(move |_| party.with(|party| party.players.len() == 2));
        view! {
            <Show when=move || two.get() fallback=TwoNote><TwoPlayers options=options /></Show>
        }
        .into_any()
    }

    fn summary(options: &Options, texts: &'static Catalogue) -> Summary {
        let t = &texts.setup.academy;
        let mut copy = *options;
        let two = match options.seating {
            Seating::Karadoc => Some(t.karadoc.name),
            Seating::Lancelot => Some(t.lancelot.name),
            Seating::Three | Seating::Four | Seating::Five => None,
        };
        let variants =
            VARIANTS.iter().zip(&t.variants).filter(|((_, _, on), _)| *on(&mut copy)).map(|(_, words)| words.name);
        let mut rules: Vec<_> = two.into_iter().chain(variants).collect();
        if options.advanced {
            rules.push(t.advanced.name);
        }
        Summary { title: (t.title)(options.squires()), rules, note: t.passes.to_owned() }
    }
}

fn tile(place: usize, options: RwSignal<Options>) -> impl IntoView {
    let texts = use_texts();
    let (emblem, wash, switch) = VARIANTS[place];
    view! {
        <Tile words=Signal::derive(move || &texts.get().setup.academy.variants[place]) emblem=emblem wash=wash
            on=Signal::derive(move || *switch(&mut options.get()))
            set=Callback::new(move |on| options.update(|options| *switch(options) = on)) />
    }
}

/// What two players may choose.
#[component]
fn TwoNote() -> impl IntoView {
    let texts = use_texts();
    view! { <p class="n below">{move || texts.get().setup.academy.two_note}</p> }
}

/// Karadoc or Lancelot.
#[component]
fn TwoPlayers(options: RwSignal<Options>) -> impl IntoView {
    let texts = use_texts();
    let t = move || &texts.get().setup.academy;
    let lancelot = move || options.read().seating == Seating::Lancelot;
    let choose = move |seating| options.update(|options| options.seating = seating);
    view! {
        <fieldset class="two-ways-set">
            <legend class="d"><Rubric text=Signal::derive(move || t().two_players.to_owned()) /></legend>
            <div class="two-ways">
                <Way group="two" words=Signal::derive(move || &t().karadoc) chosen=Signal::derive(move || !lancelot())
                    choose=Callback::new(move |()| choose(Seating::Karadoc)) />
                <Way group="two" words=Signal::derive(move || &t().lancelot) chosen=Signal::derive(lancelot)
                    choose=Callback::new(move |()| choose(Seating::Lancelot)) />
            </div>
        </fieldset>
    }
}
