//! Questions about positions and games: what each move and throw is worth, a review, how likely pieces are to be taken.
//!
//! - `protocol`: what clients ask and what they are answered.
//! - `ground`: which game a question is about.
//! - `answers`: the answers of [`ashtapada_analysis`] as messages.
//! - `pool`: who computes, how many at once, and for how long.
//! - `socket`: one client's questions, one at a time: a new one ends the one before, and so does leaving.

mod answers;
mod ground;
mod pool;
mod protocol;
mod socket;

pub use pool::{Desk, Pool};
pub use protocol::{
    AnalysisView, BranchView, Ground, KindView, MarkName, MomentView, Question, ReviewView, RunnerUpView, StakeView,
    StakesView, StudyAnswer, StudyAsk, StudyResult, SumView, ThreatView,
};
pub use socket::study;
