//! The pieces screens are drawn from: symbols, shields, discs, cards, buttons.
