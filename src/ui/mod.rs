//! The screens: Leptos components that draw what pure functions decided.

pub mod parts;
pub mod play;
pub mod shell;

/// Puts the app on the page.
pub fn mount() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(shell::App);
}
