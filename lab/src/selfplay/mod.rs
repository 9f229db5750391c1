//! `ashtapada-lab selfplay`: games of strong computer players against themselves. It plays them and writes them to a file,
//! `openings` tabulates how they begin, and `daily` looks through them for positions of a day.

mod file;
mod game;
mod play;
mod strong;

pub use file::read_games;
pub use game::{Ply, StrongGame, owner, turns};
pub use play::SelfPlay;
pub use strong::OPENING_ROUNDS;
#[cfg(test)]
pub use strong::Strength;
