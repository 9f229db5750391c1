//! What a page asks that needs neither store nor network: rules, lessons, positions, records and questions to the computer
//! follow from what is asked. The server answers with these functions, and so does a page that has no server: as
//! WebAssembly they answer the same paths in the browser.
//!
//! - [`pages`]: what is read – catalogue, rules, guided games, openings, positions of the day.
//! - [`position`]: positions and records that are looked at.
//! - [`setup`]: tables that are set up.
//! - [`study`]: questions about positions and games, and how they are computed.
//! - [`answer`]: all of it by its path, as the server has it under `/api`.
//! - [`players`]: what a computer player plays.
//! - [`Letter`]: games that go to and fro as links.
//! - [`tables`]: games at one screen and all else that a page without a server talks to, with [`answer`] behind it.
//!
//! ```
//! let page = ashtapada_local::answer("/api/guided/soldiers16-bl?lang=pl", None, 0).unwrap();
//! assert!(page.starts_with("{\"rules\":\"soldiers16-bl\""));
//! let problem = ashtapada_local::answer("/api/guided/halma?lang=pl", None, 0).unwrap_err();
//! assert_eq!(problem.problem().kind, ashtapada_table::ProblemKind::NotFound);
//! ```
#![warn(missing_docs)]

mod answer;
mod failure;
mod letter;
pub mod pages;
pub mod players;
pub mod position;
pub mod setup;
pub mod study;
pub mod summary;
pub mod tables;

pub use answer::answer;
pub use failure::PageError;
pub use letter::Letter;
