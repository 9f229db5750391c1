//! The values of the options of four kings, a file for each part of the game.

mod dice;
mod end;
mod kings;
mod men;
mod table;

pub use dice::*;
pub use end::*;
pub use kings::*;
pub use men::*;
pub use table::*;
