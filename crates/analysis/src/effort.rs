//! How much work a question is worth.

use std::sync::atomic::{AtomicBool, Ordering};

use ashtapada_engine::Limits;

/// The greatest depth that is tried.
const DEEPEST: u32 = 24;

/// How much work may be spent on one position. Only the flag depends on anything outside: without it, the same effort
/// finds the same.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    nodes: u64,
    depth: u32,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Effort<'a> {
    /// About so many nodes: a depth that would take more is not begun, or not reported.
    pub const fn nodes(nodes: u64) -> Effort<'a> {
        Effort { nodes, depth: DEEPEST, stop: None }
    }

    /// And no deeper than that.
    #[must_use]
    pub const fn with_depth(self, depth: u32) -> Effort<'a> {
        Effort { depth, ..self }
    }

    /// The same with so many nodes.
    #[must_use]
    pub(crate) const fn with_nodes(self, nodes: u64) -> Effort<'a> {
        Effort { nodes, ..self }
    }

    /// And no longer than until another thread sets the flag.
    #[must_use]
    pub const fn with_stop(self, stop: &'a AtomicBool) -> Effort<'a> {
        Effort { stop: Some(stop), ..self }
    }

    /// Stopped by the same flag as another.
    #[must_use]
    pub(crate) const fn stopped_as(self, other: &Effort<'a>) -> Effort<'a> {
        Effort { stop: other.stop, ..self }
    }

    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }

    pub const fn depth_limit(&self) -> u32 {
        self.depth
    }

    /// Whether the flag is set.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The limits of one search to a depth.
    pub(crate) fn limits(&self, depth: u32, nodes: u64) -> Limits<'a> {
        let limits = Limits::depth(depth).with_nodes(nodes);
        match self.stop {
            Some(stop) => limits.with_stop(stop),
            None => limits,
        }
    }
}
