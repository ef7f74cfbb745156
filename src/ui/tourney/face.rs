//! Cards: a weapon's card in its tincture with a roundel, supporters plain, action cards ruled in red.

use crate::games::tourney::{Card, Colour};
use crate::scene::little::Little;
use crate::ui::prelude::*;
use crate::ui::shell::use_texts;

/// The tincture of a colour.
pub const fn tincture(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "pu",
        Colour::Red => "gu",
        Colour::Blue => "az",
        Colour::Yellow => "or",
        Colour::Green => "ve",
    }
}

/// The drawing of a weapon.
pub const fn weapon(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "#we-lance",
        Colour::Red => "#we-sword",
        Colour::Blue => "#we-axe",
        Colour::Yellow => "#we-flail",
        Colour::Green => "#we-grip",
    }
}

/// The drawing of a card that bears no weapon.
fn emblem(card: Card) -> &'static str {
    match card {
        Card::Squire2 | Card::Squire3 => "#pp-squire",
        Card::Maiden6 => "#pp-lady",
        Card::Unhorse => "#ac-unhorse",
        Card::ChangeWeapon => "#ac-change",
        Card::DropWeapon => "#ac-drop",
        Card::BreakLance => "#ac-break",
        Card::Riposte => "#ac-riposte",
        Card::Dodge => "#ac-dodge",
        Card::Retreat => "#ac-retreat",
        Card::KnockDown => "#ac-knock",
        Card::Outmaneuver => "#ac-outman",
        Card::Charge => "#ac-charge",
        Card::Countercharge => "#ac-counter",
        Card::Disgrace => "#ac-disgrace",
        Card::Adapt => "#ac-adapt",
        Card::Outwit => "#ac-outwit",
        Card::Shield => "#shield",
        Card::Stunned => "#stunned",
        _ => "#ac-lancelot",
    }
}

/// A card as a little one.
pub fn little(card: Card, name: String) -> Little {
    let sign = card.colour().map_or_else(|| emblem(card), weapon).trim_start_matches('#');
    let ground = match card.colour() {
        Some(Colour::Purple) => "t-pu",
        Some(Colour::Red) => "t-gu",
        Some(Colour::Blue) => "t-az",
        Some(Colour::Yellow) => "t-or",
        Some(Colour::Green) => "t-ve",
        None if card.is_deed() => "card",
        None => "w-st",
    };
    let value = (!card.is_deed()).then(|| card.value().to_string());
    Little { name, value, ground, emblems: (sign, None) }
}

/// Names that need smaller letters.
fn is_long(name: &str) -> bool {
    name.chars().count() > 10
}

/// A card's face. It fills its box, whose font size is a tenth of its width.
#[component]
pub fn Face(
    /// The card.
    card: Card,
    /// With its name below, and what it does: as in the hand.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let texts = use_texts();
    let name = move || (texts.get().tourney.card)(card).name;
    let does = move || (texts.get().tourney.card)(card).does;
    let deed = card.is_deed();
    view! {
        <span class="table-face" class:t-deed=deed class:table-named=named aria-hidden="true">
            {if deed {
                view! {
                    <span class="t-deed-name d" class:table-long=move || is_long(name())>{name}</span>
                    <svg viewBox="0 0 64 64"><use href=emblem(card)></use></svg>
                    {named.then(|| view! { <span class="t-does n">{does}</span> })}
                }.into_any()
            } else {
                view! {
                    <Field card=card named=named />
                    {named.then(|| view! { <span class="table-name d">{name}</span> })}
                }.into_any()
            }}
        </span>
    }
}

/// The field of a card that counts: tincture and roundel, or a supporter on plain ground, with the value's tab.
#[component]
fn Field(card: Card, named: bool) -> impl IntoView {
    let height = if named { 108.0 } else { 127.4 };
    let middle = height / 2.0 + 16.0;
    let ground = card.colour().map_or("var(--w-st)".to_owned(), |colour| format!("var(--t-{})", tincture(colour)));
    let rubric = if card.colour().is_some() { "var(--card-rub)" } else { "var(--card-ink)" };
    view! {
        <svg viewBox="0 0 100 140">
            <rect x="6.3" y="6.3" width="87.4" height=height fill=ground stroke="var(--ln)" stroke-width="1.7"></rect>
            {match card.colour() {
                Some(colour) => view! {
                    <rect class="hx" x="6.3" y="6.3" width="87.4" height=height fill=format!("url(#h-{})", tincture(colour))></rect>
                    <circle cx="50" cy=middle r="31.3" fill="var(--gold)" stroke="var(--ln)" stroke-width="1.7"></circle>
                    <circle cx="50" cy=middle r="28.1" fill="var(--card)" stroke="var(--ln)" stroke-width="1.7"></circle>
                    <use href=weapon(colour) x="28" y=middle - 22.0 width="44" height="44"></use>
                }.into_any(),
                None => view! { <use href=emblem(card) x="12.5" y=height - 69.0 width="75" height="75"></use> }.into_any(),
            }}
            <path d="M6.3 6.3h31.3v22.6a15.6 15.6 0 0 1 -31.3 0Z" fill="var(--card)" stroke="var(--ln)" stroke-width="1.7"></path>
            <text x="22" y="33" font-size="29" class="d" text-anchor="middle" font-weight="700" fill=rubric>{card.value()}</text>
        </svg>
    }
}
