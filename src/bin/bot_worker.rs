//! The bots in a Web Worker: a request comes in, an action goes out.

fn main() {}
