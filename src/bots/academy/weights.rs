//! The numbers of The Academy's judgement: one table, tuned by self-play with `arena tune academy`.

use std::ops::Index;

use crate::bots::mind::Weight;

/// The weights by name, in the order of [`WEIGHTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum W {
    /// How far the discs of a track scatter in a round.
    SingleSpread,
    /// The same on Jousts and Tournaments.
    CombatSpread,
    /// The least uncertainty while anybody is still to play.
    LeastSpread,
    /// The chance to stay on square 0 for a quarter of a round.
    StayAtStart,
    /// What a scoring one round later is worth, beside one now.
    Later,
    /// What a bonus square of Gallantry is worth.
    BonusSquare,
    /// How far a disc comes on King's Service in a round.
    ServicePace,
    /// How uncertain that is.
    ServiceSpread,
    /// How much taking from others counts beside gaining oneself.
    Deny,
    /// How much it counts in the draft that a card does not go to the neighbour.
    Withhold,
    /// How much Education costs with the Secret Codex, beside the base game.
    Codex,
    /// What the Alms are worth to the leader of Charity.
    Alms,
    /// What a coat that Glory counts is worth.
    Glory,
    /// The points that make a lead `e` times safer, at the end.
    LeadAtEnd,
    /// How much more of a lead it takes for every round to go.
    LeadPerRound,
    /// Liking for Gallantry.
    LikeGallantry,
    /// Liking for Jousts and Tournaments.
    LikeCombat,
    /// Care for Education.
    LikeEducation,
    /// Liking for King's Service.
    LikeService,
    /// Liking for Quests.
    LikeQuests,
    /// Care for Charity.
    LikeCharity,
}

/// All numbers.
pub const WEIGHTS: [Weight; 21] = [
    Weight::new("single spread", 3.0, 0.5, 8.0),
    Weight::new("combat spread", 3.0, 0.5, 8.0),
    Weight::new("least spread", 0.4, 0.05, 2.0),
    Weight::new("stay at start", 0.8, 0.4, 0.99),
    Weight::new("later", 0.85, 0.3, 1.0),
    Weight::new("bonus square", 0.6, 0.1, 2.0),
    Weight::new("service pace", 2.2, 0.5, 5.0),
    Weight::new("service spread", 2.0, 0.3, 5.0),
    Weight::new("deny", 0.3, 0.0, 2.0),
    Weight::new("withhold", 0.1, 0.0, 1.0),
    Weight::new("codex", 0.5, 0.1, 1.0),
    Weight::new("alms", 5.0, 1.0, 12.0),
    Weight::new("glory", 1.0, 0.2, 2.0),
    Weight::new("lead at end", 2.0, 0.5, 6.0),
    Weight::new("lead per round", 1.5, 0.3, 4.0),
    Weight::new("like gallantry", 1.0, 0.3, 3.0),
    Weight::new("like combat", 1.0, 0.3, 3.0),
    Weight::new("like education", 1.0, 0.3, 3.0),
    Weight::new("like service", 1.0, 0.3, 3.0),
    Weight::new("like quests", 1.0, 0.3, 3.0),
    Weight::new("like charity", 1.0, 0.3, 3.0),
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
