//! The three games. Each folder has the same files, so that who knows one knows all.

pub mod academy;
pub mod blazons;
pub mod tourney;
