//! The numbers of The Blazons' judgement: one table, tuned by self-play with `arena tune blazons`.

use std::ops::Index;

use crate::bots::mind::Weight;

/// The weights by name, in the order of [`WEIGHTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum W {
    /// What a face-down blazon counts, beside one face up.
    Down,
    /// What the values of a house still to be laid count, beside those taken; shared among all.
    Coming,
    /// A blazon more of every house that may still be found.
    Hope,
    /// How much taking from others counts beside gaining oneself.
    Deny,
    /// How surely a player behind in the order plays the higher card that they hold.
    Overtaken,
    /// What the taker's free action is worth.
    Reward,
    /// What leading the next trick is worth.
    Lead,
    /// What a rogue is worth laid now, beside kept.
    Rogue,
    /// The same for a peasant, and so on.
    Peasant,
    /// A minstrel.
    Minstrel,
    /// A magistrate.
    Magistrate,
    /// A monk.
    Monk,
    /// A steward.
    Steward,
    /// A lady.
    Lady,
    /// A burgher.
    Burgher,
    /// The points that make a lead `e` times safer, at the end.
    LeadAtEnd,
    /// How much more of a lead it takes for every round to go.
    LeadPerRound,
}

/// All numbers.
pub const WEIGHTS: [Weight; 17] = [
    Weight::new("down", 0.45, 0.1, 0.9),
    Weight::new("coming", 0.6, 0.0, 1.5),
    Weight::new("hope", 0.25, 0.0, 1.0),
    Weight::new("deny", 0.3, 0.0, 1.5),
    Weight::new("overtaken", 0.6, 0.1, 1.0),
    Weight::new("reward", 3.0, 0.0, 10.0),
    Weight::new("lead", -0.5, -3.0, 3.0),
    Weight::new("rogue", -1.0, -8.0, 8.0),
    Weight::new("peasant", 2.0, -8.0, 8.0),
    Weight::new("minstrel", 1.5, -8.0, 8.0),
    Weight::new("magistrate", 1.0, -8.0, 8.0),
    Weight::new("monk", 1.0, -8.0, 8.0),
    Weight::new("steward", 1.0, -8.0, 8.0),
    Weight::new("lady", -1.0, -8.0, 8.0),
    Weight::new("burgher", -2.0, -8.0, 8.0),
    Weight::new("lead at end", 8.0, 1.0, 30.0),
    Weight::new("lead per round", 6.0, 1.0, 20.0),
];

/// The numbers in use.
#[derive(Clone, Copy, Debug)]
pub struct Numbers([f32; WEIGHTS.len()]);

impl Numbers {
    /// The numbers in the order of [`WEIGHTS`]; missing ones are the table's.
    pub fn new(values: &[f32]) -> Numbers {
        Numbers(std::array::from_fn(|place| values.get(place).copied().unwrap_or(WEIGHTS[place].value)))
    }
}

impl Index<W> for Numbers {
    type Output = f32;
    #[inline]
    fn index(&self, weight: W) -> &f32 {
        &self.0[weight as usize]
    }
}
