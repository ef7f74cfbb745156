//! `arena fingerprint`: the position that an encoded record leads to, as one number; a browser must come to the same.

use quintain::protocol::position;

use crate::args::Args;

/// `arena fingerprint`.
pub fn run(args: &Args) -> Result<(), String> {
    let (game, record) = (args.need(0, "which game")?, args.need(1, "which record")?);
    let fingerprint = position(game, record).map_err(|error| format!("{error:?}"))?;
    println!("{fingerprint:016x}");
    Ok(())
}
