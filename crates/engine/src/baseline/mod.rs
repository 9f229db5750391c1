//! Fixed opponents: players that never change, so that the strength of others can be measured by them.

mod searcher_1;
mod uct;

pub use searcher_1::Searcher1;
pub use uct::Uct;
