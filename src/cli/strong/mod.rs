//! Games of strong computer players against themselves, and what is learnt from them: `selfplay` plays them and writes them
//! to a file, `openings` tabulates how they begin, and `daily` looks through them for positions of a day.

mod file;
mod game;
mod one;
mod play;

pub use file::read_games;
pub use game::{Ply, StrongGame, owner, turns};
pub use one::OPENING_ROUNDS;
#[cfg(test)]
pub use one::Strength;
pub use play::SelfPlay;
