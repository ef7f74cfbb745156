//! The screens: Leptos components that draw what pure functions decided.

pub mod academy;
pub mod blazons;
pub mod drawn;
pub mod keep;
pub mod lesson;
pub mod parts;
pub mod play;
pub mod prelude;
pub mod replay;
pub mod rules;
pub mod setup;
pub mod shell;
pub mod tourney;

/// Puts the hall on the page.
pub fn mount_hall() {
    shell::panic::install();
    leptos::mount::mount_to_body(shell::Hall);
}

/// Puts the tables on the page, beside the hall.
pub fn mount_tables() {
    shell::panic::install();
    leptos::mount::mount_to_body(shell::Tables);
}
