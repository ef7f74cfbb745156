//! Mounts the tables: all screens of the games, the program that is loaded when one is wanted.

fn main() {
    quintain::ui::mount_tables();
}
