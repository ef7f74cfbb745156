//! Who is on the tracks: the name and arms of every squire, from the players by seat.

use crate::games::academy::{Seating, Squire, View};
use crate::kernel::{Seat, Viewer};
use crate::locales::academy::Academy;
use crate::scene::{Arms, PlayerCard, Tincture, Who};

/// The tinctures of Lancelot's squires: blue, yellow, green and red (A36).
const LANCELOT: [Tincture; 4] = [Tincture::Azure, Tincture::Or, Tincture::Vert, Tincture::Gules];

/// Name and arms of every squire, with the players they belong to.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    squires: Vec<PlayerCard>,
    seats: Vec<PlayerCard>,
}

impl Cast {
    /// The squires of a table. The neutral of Karadoc belongs to nobody; Lancelot's bear the colours of A36, and their
    /// names say which, since a player has two.
    pub fn of(seats: &[PlayerCard], view: &View, texts: &Academy) -> Cast {
        let squires = Squire::all(view.squires()).map(|squire| card(seats, view, texts, squire)).collect();
        Cast { squires, seats: seats.to_vec() }
    }

    /// How a squire is shown.
    pub fn card(&self, squire: Squire) -> &PlayerCard {
        &self.squires[squire.index()]
    }

    /// A squire's name.
    pub fn name(&self, squire: Squire) -> &str {
        &self.card(squire).name
    }

    /// A squire's arms.
    pub fn arms(&self, squire: Squire) -> Arms {
        self.card(squire).arms
    }

    /// A player's name.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |card| card.name.as_str())
    }
}

fn card(seats: &[PlayerCard], view: &View, texts: &Academy, squire: Squire) -> PlayerCard {
    let Some(owner) = view.owner(squire).and_then(|seat| seats.get(seat.index())) else {
        return PlayerCard { name: "Karadoc".to_owned(), arms: Arms::KARADOC, who: Who::Neutral };
    };
    match view.options.seating {
        Seating::Lancelot => {
            let tincture = LANCELOT[squire.index()];
            let name = (texts.lanes.squire)(&owner.name, tincture);
            PlayerCard { name, arms: Arms::of(tincture), who: owner.who }
        }
        Seating::Three | Seating::Four | Seating::Five | Seating::Karadoc => owner.clone(),
    }
}

/// The squires whose owner looks at the table.
pub fn own(view: &View) -> Vec<Squire> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    Squire::all(view.squires()).filter(|&squire| view.owner(squire) == Some(seat)).collect()
}

/// The squire whose places the lanes' feet tell: the one that acts if its decider looks, else the viewer's first.
pub fn in_focus(view: &View) -> Option<Squire> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let acting = view.acting().filter(|&squire| view.decider(squire) == seat);
    acting.or_else(|| own(view).first().copied())
}
