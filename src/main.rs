//! Mounts the hall: home, settings and rules, the program that is loaded first.

fn main() {
    quintain::ui::mount_hall();
}
