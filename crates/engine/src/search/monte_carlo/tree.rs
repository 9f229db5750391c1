//! The tree: positions in the order in which they were found.

use ashtapada_rules::Action;

use crate::Values;

/// What every side can expect, in ten-thousandths of the whole.
pub(super) type Shares = [f32; 4];

/// What is known of how a position goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing yet.
    Leaf,
    /// The game is over.
    Over,
    /// This side chooses among the nodes below.
    Choice(u8),
    /// A throw decides among them.
    Chance,
}

/// A position, and how it was reached.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub action: Action,
    /// What it is worth, by what is below it.
    pub shares: Shares,
    /// How much is expected of an action before it is tried; how likely a throw is.
    pub weight: f32,
    /// How many playouts have passed it.
    pub visits: u32,
    /// The first of the nodes below, which lie side by side.
    first: u32,
    count: u16,
    pub kind: Kind,
}

impl Node {
    pub(super) fn new(action: Action, shares: Shares, weight: f32) -> Node {
        Node { action, shares, weight, visits: 0, first: 0, count: 0, kind: Kind::Leaf }
    }

    /// The shares, rounded.
    pub(super) fn values(&self) -> Values {
        self.shares.map(|share| share.round() as i32)
    }
}

/// All nodes; the first is the root.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    /// A root without anything below it, in so many bytes at most.
    pub(super) fn new(root: Node, bytes: usize) -> Tree {
        Tree { nodes: vec![root], most: (bytes / size_of::<Node>()).clamp(1, u32::MAX as usize) }
    }

    /// Whether there is room for so many more nodes.
    pub(super) fn has_room(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.most
    }

    pub(super) fn node(&self, index: usize) -> &Node {
        &self.nodes[index]
    }

    pub(super) fn node_mut(&mut self, index: usize) -> &mut Node {
        &mut self.nodes[index]
    }

    /// The nodes below a node, as indices.
    pub(super) fn below(&self, index: usize) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[index];
        first as usize..first as usize + usize::from(count)
    }

    /// Puts these nodes below a node that has none yet.
    pub(super) fn grow(&mut self, index: usize, kind: Kind, below: impl IntoIterator<Item = Node>) {
        let first = self.nodes.len();
        self.nodes.extend(below);
        let node = &mut self.nodes[index];
        (node.first, node.count, node.kind) = (first as u32, 0, kind);
        let count = self.nodes.len() - first;
        self.nodes[index].count = count as u16;
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }
}
