//! What the variants add to the table: the Cup, the scrolls, the codex.

pub mod codex;
pub mod cup;
pub mod scrolls;
