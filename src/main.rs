//! Mounts the app.

fn main() {
    quintain::ui::mount();
}
