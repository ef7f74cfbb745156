//! Options of any game from the command line.

use quintain::kernel::Game;

use crate::args::Args;

/// The game's options for this many seats. `--options` holds them in the game's own text form, or as JSON fields
/// that are put over the default.
pub fn options<G: Game>(args: &Args, seats: usize) -> Result<G::Options, String> {
    let default = serde_json::to_value(G::Options::default()).map_err(|e| e.to_string())?;
    let given = args.text("options").unwrap_or_default();
    let value = match default {
        serde_json::Value::String(_) => text_options::<G>(given, seats),
        fields => field_options(fields, given, seats)?,
    };
    let options: G::Options = serde_json::from_value(value).map_err(|e| format!("--options: {e}"))?;
    G::check_options(&options).map_err(|illegal| format!("--options: {illegal:?}"))?;
    match G::seats(&options) {
        said if said == seats => Ok(options),
        said => Err(format!("{seats} seats were named, but the options say {said}")),
    }
}

/// The text as it was given, with the number of seats put before it if it says another.
fn text_options<G: Game>(given: &str, seats: usize) -> serde_json::Value {
    let says = |text: &str| {
        let read: Result<G::Options, _> = serde_json::from_value(text.into());
        read.is_ok_and(|options| G::seats(&options) == seats)
    };
    if says(given) { given.into() } else { format!("{seats},{given}").into() }
}

/// The fields that were given, over the default ones.
fn field_options(mut fields: serde_json::Value, given: &str, seats: usize) -> Result<serde_json::Value, String> {
    // A game counts its seats in a number, or has a list with one entry for each.
    if let Some(fields) = fields.as_object_mut() {
        if let Some(number) = fields.get_mut("seats") {
            *number = seats.into();
        }
        if let Some(houses) = fields.get_mut("houses").and_then(serde_json::Value::as_array_mut) {
            houses.resize(seats, serde_json::Value::Null);
        }
    }
    if !given.is_empty() {
        let over = serde_json::from_str(given).map_err(|e| format!("--options: {e}"))?;
        lay_over(&mut fields, over);
    }
    Ok(fields)
}

/// Puts `over` on `under`, going into objects.
fn lay_over(under: &mut serde_json::Value, over: serde_json::Value) {
    match (under, over) {
        (serde_json::Value::Object(under), serde_json::Value::Object(over)) => {
            for (name, value) in over {
                lay_over(under.entry(name).or_insert(serde_json::Value::Null), value);
            }
        }
        (under, over) => *under = over,
    }
}
