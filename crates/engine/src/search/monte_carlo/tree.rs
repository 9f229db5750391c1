//! The tree: positions in the order in which they were found.

use ashtapada_rules::Action;

use crate::Values;

/// What every side can expect: of four in ten-thousandths of the whole, of two in the units of the search.
pub(super) type Shares = [f32; 4];

/// What is known of how a position goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing yet.
    Leaf,
    /// Nothing is looked at below it: the game is over, drawn by repetition or as deep as it may go, or all is known.
    Over,
    /// This side chooses among the nodes below.
    Choice(u8),
    /// The same, and nothing more can be found out.
    Settled(u8),
    /// A throw decides among them.
    Chance,
}

impl Kind {
    /// Whether something more can be found out.
    pub(super) fn is_open(self) -> bool {
        !matches!(self, Kind::Over | Kind::Settled(_))
    }
}

/// A position, and how it was reached.
#[derive(Clone, Copy, Debug)]
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

    /// Whether so many playouts have passed it to what is below, and more can be found out there.
    fn is_passed(&self, least: u32) -> bool {
        self.visits >= least && self.count > 0 && self.kind.is_open()
    }

    /// The shares, rounded.
    pub(super) fn values(&self) -> Values {
        self.shares.map(|share| share.round() as i32)
    }
}

/// What it takes for each node to thin out a tree, in bytes.
pub(super) const EXTRA: usize = size_of::<u32>();

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

    /// Puts these nodes, for which there is room, below a node that has none yet.
    pub(super) fn grow(&mut self, index: usize, kind: Kind, below: Vec<Node>) {
        let first = self.nodes.len();
        if self.nodes.capacity() < first + below.len() {
            self.nodes.reserve_exact(first.max(below.len()).min(self.most.saturating_sub(first)));
        }
        self.nodes.extend(below);
        let node = &mut self.nodes[index];
        (node.first, node.count, node.kind) = (first as u32, 0, kind);
        let count = self.nodes.len() - first;
        self.nodes[index].count = count as u16;
    }

    /// Makes half of the room free: forgets what is below the nodes that the fewest playouts have passed, and below those of
    /// which nothing more can be found out. What these are worth is not forgotten. For a while it takes [`EXTRA`] bytes more
    /// for each node.
    pub(super) fn thin_out(&mut self) {
        const GONE: u32 = u32::MAX;
        let least = self.least();
        let mut to = vec![GONE; self.nodes.len()];
        to[0] = 0;
        // Whatever is below a node comes after it.
        for index in 0..self.nodes.len() {
            if to[index] == GONE {
                continue;
            }
            if index == 0 || self.nodes[index].is_passed(least) {
                to[self.below(index)].fill(0);
            } else {
                let node = &mut self.nodes[index];
                node.count = 0;
                node.kind = if node.kind.is_open() { Kind::Leaf } else { Kind::Over };
            }
        }
        let mut kept = 0;
        for place in to.iter_mut().filter(|place| **place != GONE) {
            *place = kept;
            kept += 1;
        }
        for (index, &place) in to.iter().enumerate().filter(|&(_, &place)| place != GONE) {
            let mut node = self.nodes[index];
            node.first = if node.count > 0 { to[node.first as usize] } else { 0 };
            self.nodes[place as usize] = node;
        }
        self.nodes.truncate(kept as usize);
    }

    /// How many playouts must have passed a node so that no more than half of the room is needed for what is below such nodes.
    fn least(&self) -> u32 {
        let below = |least: u32| {
            let passed = self.nodes.iter().filter(|node| node.is_passed(least));
            passed.map(|node| usize::from(node.count)).sum::<usize>()
        };
        let all = self.nodes[0].visits;
        std::iter::successors(Some(1), |least: &u32| least.checked_mul(2))
            .find(|&least| least > all || below(least) <= self.most / 2)
            .unwrap_or(u32::MAX)
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }
}
