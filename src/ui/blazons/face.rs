//! Blazons and cards: arms on a shield, the wooden back of one that lies face down, and the eight characters.

use super::seen::{Seen, Target};
use crate::games::blazons::view::SeenBlazon;
use crate::games::blazons::{Card, Character, House, Spot, Where};
use crate::scene::blazons::Thing;
use crate::scene::little::Little;
use crate::scene::{Arms, Tincture, art};
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The arms of a house.
pub const fn arms(house: House) -> Arms {
    Arms::of(match house {
        House::Aubigny => Tincture::Gules,
        House::Bellay => Tincture::Azure,
        House::Contades => Tincture::Purpure,
        House::Grandbois => Tincture::Vert,
        House::Guilloux => Tincture::Argent,
        House::LaFerte => Tincture::Or,
        House::Rochebrune => Tincture::Sable,
    })
}

/// A small shield with the arms of a house.
#[component]
pub fn HouseShield(
    /// Whose.
    house: House,
) -> impl IntoView {
    view! { <svg class="b-shield" viewBox="-1 -1 48 58" aria-hidden="true" inner_html=art::shield(arms(house), 46.0, 55.0)></svg> }
}

/// The drawing of a character.
const fn portrait(character: Character) -> &'static str {
    match character {
        Character::Rogue => "#pp-rogue",
        Character::Peasant => "#pp-peasant",
        Character::Minstrel => "#pp-minstrel",
        Character::Magistrate => "#pp-magistrate",
        Character::Monk => "#pp-monk",
        Character::Steward => "#pp-steward",
        Character::Lady => "#pp-lady",
        Character::Burgher => "#pp-burgher",
    }
}

/// A value as it is written: ✶ for 0.
pub fn value_text(value: u8) -> String {
    if value == 0 { "✶".to_owned() } else { value.to_string() }
}

/// A character as a little card.
pub fn little(character: Character, name: String) -> Little {
    let sign = portrait(character).trim_start_matches('#');
    Little { name, value: Some(value_text(character.value())), ground: "w-cl", emblems: (sign, None) }
}

/// A card's face. It fills its box, whose font size is a tenth of its width.
#[component]
pub fn Face(
    /// The card.
    card: Card,
    /// What it counts now, where that differs from what is printed.
    #[prop(optional, into)]
    value: Option<u8>,
) -> impl IntoView {
    let texts = use_texts();
    let printed = card.character.value();
    let now = value.unwrap_or(printed);
    let tincture = arms(card.house).tincture.code();
    let name = move || (texts.get().blazons.character)(card.character);
    view! {
        <span class="table-face table-named" aria-hidden="true">
            <svg viewBox="0 0 100 140">
                <rect x="6" y="6" width="88" height="108" fill="var(--w-cl)" stroke="var(--ln)" stroke-width="1.7"></rect>
                <rect x="6" y="6" width="22" height="108" fill=format!("var(--t-{tincture})") stroke="var(--ln)" stroke-width="1.7"></rect>
                <rect class="hx" x="6" y="6" width="22" height="108" fill=format!("url(#h-{tincture})")></rect>
                <use href=portrait(card.character) x="29" y="50" width="64" height="64"></use>
                <g transform="translate(70 10)" inner_html=art::shield(arms(card.house), 20.0, 24.0)></g>
                <path class:b-stolen=now != printed d="M6 6h31v22.6a15.5 15.5 0 0 1 -31 0Z" fill="var(--card)" stroke="var(--ln)" stroke-width="1.7"></path>
                <text x="21.5" y="33" font-size="29" class="d" text-anchor="middle" font-weight="700" fill="var(--card-rub)">{value_text(now)}</text>
            </svg>
            <span class="table-name d">{name}</span>
        </span>
    }
}

/// The wooden back of a blazon that lies face down.
fn back() -> String {
    let outline = art::shield_path(46.0, 55.0);
    format!(
        "<path d=\"{outline}\" fill=\"var(--wd)\" stroke=\"var(--ln)\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>\
         <path d=\"M15.3 0V48.5M30.7 0V48.5\" stroke=\"var(--ln)\" stroke-width=\"1\" fill=\"none\"/>\
         <path d=\"M.5 11.5H45.5M1 32H45\" stroke=\"var(--ln)\" stroke-width=\"4.4\" fill=\"none\"/>\
         <path d=\"M.8 11.5H45.2M1.4 32H44.6\" stroke=\"var(--st)\" stroke-width=\"2.4\" fill=\"none\"/>"
    )
}

/// A blazon as it is drawn; one that would come to light is not known yet.
fn drawing(blazon: SeenBlazon) -> String {
    match (blazon.up, blazon.house) {
        (true, Some(house)) => art::shield(arms(house), 46.0, 55.0),
        (true, None) => format!(
            "<path d=\"{}\" fill=\"var(--card)\" stroke=\"var(--ln)\" stroke-width=\"1.8\"/><text x=\"23\" y=\"38\" \
             font-size=\"34\" class=\"d\" text-anchor=\"middle\" fill=\"var(--card-rub)\">?</text>",
            art::shield_path(46.0, 55.0)
        ),
        (false, Some(house)) => {
            format!("{}<g transform=\"translate(13 14)\">{}</g>", back(), art::shield(arms(house), 20.0, 24.0))
        }
        (false, None) => back(),
    }
}

/// A blazon that the choice in the making would put at the end of this heap.
#[component]
pub fn Coming(
    /// The heap, and the first free place of it.
    end: Spot,
) -> impl IntoView {
    let seen = expect_context::<Seen>();
    move || {
        let coming = seen.foretold.with(|foretold| foretold.iter().find(|(at, _)| *at == end).map(|&(_, it)| it));
        coming.map(|coming| view! {
            <li aria-hidden="true"><span class="b-blazon b-coming"><svg class="b-shield" viewBox="-3 -3 52 63" inner_html=drawing(coming)></svg></span></li>
        })
    }
}

/// A blazon where it lies; a button while it may be chosen.
#[component]
pub fn BlazonAt(
    /// Where it lies.
    spot: Spot,
    /// The blazon.
    blazon: SeenBlazon,
) -> impl IntoView {
    let seen = expect_context::<Seen>();
    let texts = use_texts();
    let thing = Thing::Blazon(spot);
    let target = move || seen.target(thing);
    let name = move || {
        let t = &texts.get().blazons;
        match (blazon.up, blazon.house) {
            (true, Some(house)) => (t.face_up)((t.house)(house)),
            (false, Some(house)) => (t.face_down_known)((t.house)(house)),
            (_, None) => t.face_down.to_owned(),
        }
    };
    let full = move || match spot.at {
        Where::Before(seat) => (texts.get().blazons.of_player)(&name(), &seen.name(seat)),
        Where::Pool => (texts.get().blazons.of_player)(&name(), texts.get().blazons.pool),
    };
    // What would lie here instead, if the choice in the making were made.
    let instead = move || {
        let coming = seen.foretold.with(|foretold| foretold.iter().find(|(at, _)| *at == spot).map(|&(_, it)| it));
        coming.map(|coming| view! { <svg class="b-shield b-instead" viewBox="-3 -3 52 63" aria-hidden="true" inner_html=drawing(coming)></svg> })
    };
    // One's own say whose they are; which way up they lie is drawn.
    let own = move || seen.viewer().map(Where::Before) == Some(spot.at);
    let whose = move || {
        let t = &texts.get().blazons;
        blazon.house.map_or(t.face_down, t.house)
    };
    let caption = move || own().then(|| view! { <span class="b-caption n" aria-hidden="true">{whose}</span> });
    let art = move || view! { <svg class="b-shield" viewBox="-3 -3 52 63" aria-hidden="true" inner_html=drawing(blazon)></svg>{instead}{caption} };
    view! {
        <Show when=move || target() != Target::Idle
            fallback=move || view! { <span class="b-blazon" class:meant=move || seen.first_picked() == Some(spot) role="img" aria-label=name>{art()}</span> }>
            <button type="button" class="b-blazon open target" class:picked=move || target() == Target::Picked
                aria-pressed=move || (target() == Target::Picked).to_string() aria-label=move || (texts.get().blazons.choose)(&full())
                on:click=move |_| seen.press(thing)>{art()}</button>
        </Show>
    }
}
