//! The Tourney's part of the set-up screen.

use super::parts::{Heading, RuleRow};
use super::{SetupScreen, Summary};
use crate::games::tourney::{Options, Tourney};
use crate::locales::Catalogue;
use crate::play::Party;
use crate::route::GameId;
use crate::ui::parts::{Icon, Rubric};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The symbols and tinctures of the five weapons, as the texts have them.
const WEAPONS: [(&str, &str); 5] =
    [("we-lance", "pu"), ("we-sword", "gu"), ("we-axe", "az"), ("we-flail", "or"), ("we-grip", "ve")];

impl SetupScreen for Tourney {
    const GAME: GameId = GameId::Tourney;

    fn rules(options: RwSignal<Options>, _party: RwSignal<Party>) -> AnyView {
        let texts = use_texts();
        let t = move || &texts.get().setup.tourney;
        view! {
            <Heading id="setup-rules" text=Signal::derive(move || t().weapons.to_owned()) note=Signal::derive(move || t().weapons_note) />
            <ul class="weapons">{(0..WEAPONS.len()).map(weapon).collect_view()}</ul>
            <h3 class="d house-rules"><Rubric text=Signal::derive(move || texts.get().setup.house_rules.to_owned()) /></h3>
            <RuleRow words=Signal::derive(move || &t().after_drawing) on=Signal::derive(move || options.read().name_after_drawing)
                set=Callback::new(move |on| options.update(|options| options.name_after_drawing = on)) />
        }
        .into_any()
    }

    fn below(_options: RwSignal<Options>, _party: RwSignal<Party>) -> AnyView {
        ().into_any()
    }

    fn summary(options: &Options, texts: &'static Catalogue) -> Summary {
        let t = &texts.setup.tourney;
        Summary {
            title: (t.title)(options.seats.into()),
            rules: if options.name_after_drawing { vec![t.after_drawing.name] } else { Vec::new() },
            note: (t.goal)(options.goal()),
        }
    }
}

/// One weapon with its colour and what is special about it.
fn weapon(place: usize) -> impl IntoView {
    let texts = use_texts();
    let words = move || &texts.get().setup.tourney.five[place];
    let (symbol, tincture) = WEAPONS[place];
    view! {
        <li class="weapon">
            <span class="weapon-field" style=format!("--field:var(--t-{tincture})")>
                <svg class="weapon-hatch hx" aria-hidden="true"><rect width="100%" height="100%" fill=format!("url(#h-{tincture})")></rect></svg>
                <span class="weapon-roundel"><Icon id=symbol.to_owned() size=40.0 /></span>
            </span>
            <span class="variant-text">
                <span class="d variant-name"><Rubric text=Signal::derive(move || words().name.to_owned()) /></span>
                <span class="variant-line">{move || words().line}</span>
            </span>
        </li>
    }
}
