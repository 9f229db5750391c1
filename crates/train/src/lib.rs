//! Training of the small networks that evaluate positions ([`ashtapada_engine::net`]).
//!
//! - `play`: computer players play against themselves; what they thought of the positions and how the games ended are
//!   [`Sample`]s (`sample`);
//! - `model`: a network in floating point with exact gradients, fitted to samples by Adam, and its whole numbers;
//! - `course`: generations of games and networks, each kept only if it beats the one before;
//! - `calibration`: whether what a player expects comes true;
//! - `tune`: the weights of the handmade evaluation of chess, fitted to samples.
//!
//! All of it depends on seeds alone: games are limited by nodes, never by a clock.

mod adam;
mod apart;
mod calibration;
mod course;
mod model;
mod play;
mod sample;
mod tune;

pub use adam::Adam;
pub use calibration::{Calibration, Part};
pub use course::{Course, Generation, Subject};
pub use model::{Model, Pace};
pub use play::{Games, gather, play};
pub use sample::{NotASample, Sample, Samples};
pub use tune::{Judged, Tuning, tune};
