//! Native tournaments of bots, benchmarks, playthroughs and perft.

fn main() {}
