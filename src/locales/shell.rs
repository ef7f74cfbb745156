//! Texts of the shell: home, settings, about, failures.

/// Texts of the shell.
pub struct Shell {
    /// The product's name.
    pub title: &'static str,
}

/// English.
pub const EN: Shell = Shell { title: "Quintain" };

/// French.
pub const FR: Shell = Shell { title: "Quintaine" };
