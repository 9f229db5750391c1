//! Monte Carlo tree search, of four who play for themselves and of two sides: the tree grows where the sides would most likely
//! go.
//!
//! A playout goes down the tree to a position that has nothing below it. There everything that can follow is judged, and what
//! comes of it is told to all positions on the way back. Throws are nodes of their own: each is tried as often as it is likely,
//! and what a throw brings is their expected value, never a mean of those that happened to be tried.
//!
//! `tree` holds the positions; `pair` is what is different between two sides.

mod pair;
#[cfg(test)]
mod tests;
mod tree;

use ashtapada_rules::{Action, ActionList, ChanceList, MOST_ACTIONS, Position, Turn};

use self::pair::{Units, pair};
use self::tree::{EXTRA, Kind, Node, Shares, Tree};
use super::many_sides::rank;
use super::two_sides::Selectivity;
use super::{Context, DEEPEST, MOST, SearchResult, Variation};
use crate::worth::{WHOLE, values_of};
use crate::{Evaluator, MoveOrdering, Values};

/// So many playouts without anything new end the search: the tree is full, or complete.
const IDLE: u32 = 500;
/// How much of the whole an action that nobody has tried may seem worse and still be tried, if it is as likely as all others
/// together. Chosen by matches, as is [`TEMPER`].
const EXPLORE: f32 = 0.1;
/// An action that looks worse by so much of the whole is less likely by a factor of e.
const TEMPER: f32 = 0.02;

pub(crate) struct Search<'a, P, E, O> {
    context: Context<'a, P, E, O>,
    tree: Tree,
    /// From the root to where the playout is now.
    path: Vec<usize>,
    /// The keys of the positions on it.
    line: Vec<u64>,
    /// Keys of earlier positions of the game that end it if they come once more.
    last_chances: Vec<u64>,
    /// Playouts since the tree grew.
    idle: u32,
    units: Units,
    explore: f32,
    temper: f32,
    /// How captures are played out where the tree ends.
    selectivity: Selectivity,
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    /// With a tree of so many bytes at most.
    pub(crate) fn new(context: Context<'a, P, E, O>, bytes: usize) -> Self {
        let root = Node::new(Action::Pass, [0.0; 4], 1.0);
        let units = Units::of(&context);
        let (explore, temper) = units.curiosity();
        let bytes = bytes / (size_of::<Node>() + EXTRA) * size_of::<Node>();
        let selectivity = match units {
            Units::Shares => Selectivity { captures: context.captures_of_four(), ..Selectivity::USUAL },
            Units::Results | Units::Pawns => Selectivity::USUAL,
        };
        Search {
            tree: Tree::new(root, bytes),
            path: vec![0],
            line: vec![context.at.position().key()],
            last_chances: context.at.last_chances(),
            idle: 0,
            units,
            explore,
            temper,
            selectivity,
            context,
        }
    }

    /// With so many plies of captures, and everything tried, however bad it looks.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn exactly(self, captures: i32) -> Self {
        Search { selectivity: Selectivity::none(captures), explore: 1000.0, temper: f32::INFINITY, ..self }
    }

    /// The best actions of `list`, as many as `lines`: of four those that were tried most, of two sides those that promise most
    /// for sure. `watch` is called whenever there were twice as many playouts.
    pub(crate) fn best(
        mut self,
        list: Vec<Action>,
        lines: usize,
        mut watch: impl FnMut(&SearchResult),
    ) -> SearchResult {
        let position = self.context.at.position();
        let state = self.context.evaluator.fresh(position);
        let standing = match self.units {
            Units::Shares => self.context.judge_shares(position, &state).map(|share| share as f32),
            Units::Results | Units::Pawns => pair(self.context.aged(position, self.context.judge(position, &state))),
        };
        let nothing = SearchResult::nothing(list[0], self.shown(&Node::new(list[0], standing, 1.0)));
        self.run(&list, |search| watch(&search.found(lines, &nothing)));
        self.found(lines, &nothing)
    }

    /// Lets the tree grow as far as it may. A full one is thinned out and grows on, unless a limit of depth is to be reached,
    /// which would then never be.
    fn run(&mut self, list: &[Action], mut watch: impl FnMut(&Self)) {
        let position = self.context.at.position();
        let state = self.context.evaluator.fresh(position);
        self.choose_among(0, position, &state, list);
        self.learn(0, 0);
        for playout in 1u64.. {
            if self.idle >= IDLE || self.context.meter.spent() || !self.is_open(0) {
                return;
            }
            if !self.tree.has_room(MOST_ACTIONS) && !self.context.meter.ends_at(i32::MAX) {
                self.tree.thin_out();
            }
            self.play(position, &state);
            if playout.is_power_of_two() && playout >= 64 {
                watch(self);
            }
        }
    }

    /// One playout.
    fn play(&mut self, root: &P, state: &E::State) {
        // Whatever comes of it, it is work.
        self.context.meter.tick();
        let (mut position, mut state) = (root.clone(), state.clone());
        let (mut at, mut depth) = (0, 0);
        self.path.truncate(1);
        self.line.truncate(1);
        self.idle += 1;
        loop {
            at = match self.tree.node(at).kind {
                Kind::Over | Kind::Settled(_) => break,
                Kind::Leaf => {
                    if !self.context.meter.ends_at(depth) && self.path.len() < MOST {
                        self.expand(at, &position, &state);
                    } else if self.is_pair() && !self.context.meter.spent() {
                        self.tree.node_mut(at).kind = Kind::Over;
                        self.idle = 0;
                    }
                    break;
                }
                Kind::Choice(side) => {
                    depth += i32::from(!self.is_forced(at));
                    self.most_wanted(at, usize::from(side))
                }
                Kind::Chance => self.most_due(at),
            };
            (position, state) = self.context.after(&position, &state, self.tree.node(at).action);
            self.path.push(at);
            self.line.push(position.key());
        }
        for step in (0..self.path.len()).rev() {
            let index = self.path[step];
            self.tree.node_mut(index).visits += 1;
            self.learn(index, step);
        }
    }

    /// Whether the choice at the end of the path is none, and costs no depth: as in the other searches.
    fn is_forced(&self, at: usize) -> bool {
        let ply = self.path.len() - 1;
        self.units == Units::Pawns && (1..DEEPEST as usize).contains(&ply) && self.tree.below(at).len() == 1
    }

    /// The action that is best, or hardly tried yet.
    fn most_wanted(&self, at: usize, side: usize) -> usize {
        let want = |index: usize| self.units.promise(self.tree.node(index).shares[side]) + self.bonus(at, index);
        let better = |best: usize, index: usize| if want(index) > want(best) { index } else { best };
        let below = || self.tree.below(at);
        let unclear = below().filter(|&index| self.is_unclear(index)).reduce(better);
        unclear.or_else(|| below().filter(|&index| self.is_open(index)).reduce(better)).unwrap_or(at)
    }

    /// How much more than it promises an action may be worth, for how little it was tried.
    fn bonus(&self, at: usize, index: usize) -> f32 {
        let root = (self.tree.node(at).visits as f32).sqrt() * self.explore * WHOLE as f32;
        let node = self.tree.node(index);
        root * node.weight / (1 + node.visits) as f32
    }

    /// The throw that was tried least often for how likely it is.
    fn most_due(&self, at: usize) -> usize {
        let all = (self.tree.node(at).visits + 1) as f32;
        let due = |index: usize| self.tree.node(index).weight * all - self.tree.node(index).visits as f32;
        let better = |best: usize, index: usize| if due(index) > due(best) { index } else { best };
        self.tree.below(at).filter(|&index| self.is_open(index)).reduce(better).unwrap_or(at)
    }

    /// Puts everything below a node that can follow its position.
    fn expand(&mut self, at: usize, position: &P, state: &E::State) {
        match position.turn() {
            Turn::Over => self.tree.node_mut(at).kind = Kind::Over,
            Turn::Seat(_) => {
                let mut list = ActionList::new();
                self.context.actions(position, &mut list);
                if self.is_pair() {
                    self.context.order(position, &mut list, None);
                }
                self.choose_among(at, position, state, &list);
            }
            Turn::Chance(_) => {
                let mut throws = ChanceList::new();
                position.chance(&mut throws);
                let throws: Vec<(Action, f32)> =
                    throws.iter().map(|&(throw, chance)| (Action::Throw(throw), chance.as_f64() as f32)).collect();
                self.grow(at, Kind::Chance, (position, state), throws.into_iter());
            }
        }
    }

    /// Puts actions below a node.
    fn choose_among(&mut self, at: usize, position: &P, state: &E::State, list: &[Action]) {
        let Turn::Seat(seat) = position.turn() else { return };
        let side = self.context.sides.of(seat);
        self.grow(at, Kind::Choice(side as u8), (position, state), list.iter().map(|&action| (action, 1.0)));
        // What looks best is tried first.
        let below = self.tree.below(at);
        let (units, temper) = (self.units, self.temper * WHOLE as f32);
        let promise = |node: &Node| units.promise(node.shares[side]);
        let most = below.clone().map(|index| promise(self.tree.node(index))).fold(f32::MIN, f32::max);
        let mut all = 0.0;
        for index in below.clone() {
            let node = self.tree.node_mut(index);
            node.weight = ((promise(node) - most) / temper).exp();
            all += node.weight;
        }
        for index in below {
            self.tree.node_mut(index).weight /= all;
        }
    }

    fn grow(
        &mut self,
        at: usize,
        kind: Kind,
        (position, state): (&P, &E::State),
        list: impl ExactSizeIterator<Item = (Action, f32)>,
    ) {
        if !self.tree.has_room(list.len()) {
            return;
        }
        let mut below = Vec::with_capacity(list.len());
        for (action, weight) in list {
            let (after, state) = self.context.after(position, state, action);
            self.context.meter.tick();
            let (shares, is_over) = if self.is_pair() {
                self.judge_pair(&after, &state, kind, &below)
            } else {
                let shares = self.context.quiet_shares(&after, &state, self.selectivity.captures);
                (shares.map(|share| share as f32), after.turn() == Turn::Over)
            };
            // What was judged in haste is not kept.
            if self.context.meter.spent() {
                return;
            }
            let mut node = Node::new(action, shares, weight);
            if is_over {
                node.kind = Kind::Over;
            }
            below.push(node);
        }
        self.tree.grow(at, kind, below);
        self.idle = 0;
    }

    /// What a node so many plies from the root is worth by those below it.
    fn learn(&mut self, at: usize, ply: usize) {
        let shares = match self.tree.node(at).kind {
            Kind::Leaf | Kind::Over | Kind::Settled(_) => return,
            Kind::Chance => self.expected(at),
            Kind::Choice(side) => {
                let best = self.tree.below(at).max_by_key(|&index| self.rank(index, side));
                best.map_or([0.0; 4], |best| self.tree.node(best).shares)
            }
        };
        self.tree.node_mut(at).shares = shares;
        if self.is_pair() {
            self.settle(at, ply);
        }
    }

    /// As in max^n.
    fn rank(&self, index: usize, side: u8) -> impl Ord + use<P, E, O> {
        rank(&self.tree.node(index).values(), side.into())
    }

    /// The mean over all throws.
    fn expected(&self, at: usize) -> Shares {
        let mut mean = [0.0; 4];
        for index in self.tree.below(at) {
            let node = self.tree.node(index);
            for (mean, share) in mean.iter_mut().zip(node.shares) {
                *mean += share * node.weight;
            }
        }
        mean
    }

    /// The actions of the root, the best first.
    fn found(&self, lines: usize, nothing: &SearchResult) -> SearchResult {
        let (Kind::Choice(side) | Kind::Settled(side)) = self.tree.node(0).kind else { return nothing.clone() };
        let mut all: Vec<usize> = self.tree.below(0).collect();
        // Equals stay in their order.
        if self.is_pair() {
            all.sort_by(|&one, &other| self.compared(0, other, one));
        } else {
            all.sort_by_cached_key(|&index| std::cmp::Reverse((self.tree.node(index).visits, self.rank(index, side))));
        }
        let line = |&first: &usize| Variation { values: self.shown(self.tree.node(first)), actions: self.line(first) };
        let lines = all.iter().take(lines).map(line).collect();
        SearchResult { depth: self.depth().unsigned_abs(), nodes: self.context.meter.nodes(), lines }
    }

    /// The values of a node as they are shown.
    fn shown(&self, node: &Node) -> Values {
        if self.is_pair() { self.context.shown(node.values()[0], 0) } else { values_of(&node.values()) }
    }

    /// The principal variation from a node on, up to the next throw.
    fn line(&self, first: usize) -> Vec<Action> {
        let mut at = first;
        let mut line = vec![self.tree.node(at).action];
        while let Kind::Choice(_) | Kind::Settled(_) = self.tree.node(at).kind {
            at = self.next(at);
            line.push(self.tree.node(at).action);
        }
        line
    }

    /// How many actions the principal variation has, over the throws that were tried most.
    fn depth(&self) -> i32 {
        let (mut at, mut depth) = (0, 0);
        loop {
            match self.tree.node(at).kind {
                Kind::Leaf | Kind::Over => return depth,
                Kind::Choice(_) | Kind::Settled(_) => depth += 1,
                Kind::Chance => {}
            }
            at = self.next(at);
        }
    }

    /// The node below that the principal variation goes to.
    fn next(&self, at: usize) -> usize {
        let below = self.tree.below(at);
        let next = match self.tree.node(at).kind {
            Kind::Choice(_) | Kind::Settled(_) if self.is_pair() => {
                below.reduce(|best, index| if self.compared(at, index, best).is_gt() { index } else { best })
            }
            _ => below.max_by_key(|&index| self.tree.node(index).visits),
        };
        next.unwrap_or(at)
    }
}
