//! The screens: Leptos components that draw what pure functions decided.

pub mod academy;
pub mod blazons;
pub mod keep;
pub mod lesson;
pub mod parts;
pub mod play;
pub mod replay;
pub mod rules;
pub mod setup;
pub mod shell;
pub mod tourney;

/// Puts the app on the page.
pub fn mount() {
    shell::panic::install();
    leptos::mount::mount_to_body(shell::App);
}
