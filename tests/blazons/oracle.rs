//! Who takes a trick, written a second time, plainly and slowly, to check the engine against.
//!
//! Cards are known by their place in the order of laying. Nothing here is shared with the engine.

use std::collections::BTreeMap;

/// What a rogue chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    Value(usize),
    Power(usize),
}

/// A trick after all have laid: the printed numbers, 0 for a rogue.
#[derive(Clone, Debug)]
pub struct Trick {
    pub printed: Vec<u8>,
    /// Which numbers have a power.
    pub powers: Vec<u8>,
    /// For every card with a number: which card counts it now.
    holder: BTreeMap<usize, usize>,
    /// For every power chosen by a rogue: which rogue chose it last.
    thief: BTreeMap<usize, usize>,
}

impl Trick {
    pub fn new(printed: &[u8], active_monk: bool) -> Trick {
        let powers = if active_monk { vec![0, 1, 2, 3, 4, 5] } else { vec![0, 1, 2, 3, 5] };
        let numbers = (0..printed.len()).filter(|&card| printed[card] > 0);
        Trick {
            printed: printed.to_vec(),
            powers,
            holder: numbers.map(|card| (card, card)).collect(),
            thief: BTreeMap::new(),
        }
    }

    /// Which card's player acts when the power of this card is used.
    pub fn user(&self, moment: usize) -> usize {
        *self.thief.get(&moment).unwrap_or(&moment)
    }

    /// All that a rogue may choose at this moment.
    pub fn choices(&self, moment: usize) -> Vec<Choice> {
        let mut choices = Vec::new();
        for card in 0..self.printed.len() {
            let later_rogue = self.printed[card] == 0 && card > moment;
            if !later_rogue {
                choices.push(Choice::Value(card));
            }
            if card > moment && self.powers.contains(&self.printed[card]) {
                choices.push(Choice::Power(card));
            }
        }
        choices
    }

    /// The rogue at place `rogue` chooses.
    pub fn choose(&mut self, rogue: usize, choice: Choice) {
        match choice {
            Choice::Power(card) => {
                self.thief.insert(card, rogue);
            }
            Choice::Value(card) if self.printed[card] > 0 => {
                self.holder.insert(card, rogue);
            }
            Choice::Value(other_rogue) => {
                // What the other rogue counts now, it counts no longer.
                for holder in self.holder.values_mut() {
                    if *holder == other_rogue {
                        *holder = rogue;
                    }
                }
            }
        }
    }

    /// What every card counts now.
    pub fn values(&self) -> Vec<u8> {
        let mut values = vec![0; self.printed.len()];
        for (&card, &holder) in &self.holder {
            values[holder] = self.printed[card];
        }
        values
    }

    /// The card that takes the trick.
    pub fn taker(&self) -> Option<usize> {
        let values = self.values();
        let highest = *values.iter().max()?;
        let with = |value: u8| (0..values.len()).filter(|&card| values[card] == value).collect::<Vec<_>>();
        if let [only] = with(highest)[..] {
            return Some(only);
        }
        let next = values.iter().copied().filter(|&value| value < highest).max()?;
        if let [only] = with(next)[..] { Some(only) } else { None }
    }
}
