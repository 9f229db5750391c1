//! Questions about positions and games, as `ashtapada_local` answers them, for many clients at once.
//!
//! - `ground`: which game a question is about.
//! - `pool`: who computes, how many at once, and for how long.
//! - `socket`: one client's questions, one at a time: a new one ends the one before, and so does leaving.

mod ground;
mod pool;
mod socket;

pub use pool::{Desk, Pool};
pub use socket::study;
