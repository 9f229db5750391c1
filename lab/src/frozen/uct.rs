//! Plain UCT with random playouts: a fixed opponent to measure others against.

use ashtapada_engine::{Choice, Limits, Line, Meter, Player, Report, Setup, Sides, Situation, value_of};
use ashtapada_rules::{Action, ActionList, ChanceList, Ending, Outcome, Position, Turn, draw, playout};
use fastrand::Rng;

use super::choices;

/// The exploration constant: the square root of two.
const EXPLORE: f64 = std::f64::consts::SQRT_2;
/// A playout that is as long as this counts as a draw; no rule set has games of such a length.
const LONGEST: u32 = 10_000;

/// UCT without any knowledge of the game: the tree grows by one action or throw in each playout, which goes on at random
/// to the end of the game; each side maximizes its own result (max^n), throws are drawn by their probabilities. It plays
/// the action that was tried most often. Nothing is kept from choice to choice.
///
/// It stays as it is: the strength of other players is measured against it. Its nodes are its playouts.
#[derive(Clone, Debug)]
pub struct Uct {
    rng: Rng,
}

impl Uct {
    /// With the seed of the setup.
    pub fn new(setup: &Setup) -> Uct {
        Uct { rng: Rng::with_seed(setup.seed) }
    }
}

/// The index of a node that is not in the tree yet.
const NONE: u32 = 0;

/// An action or a throw, and what came of it.
struct Edge {
    action: Action,
    /// The node it leads to.
    to: u32,
    visits: u32,
    /// The sum of the results of each side.
    total: [f64; 4],
}

/// The edges of a node, as a range.
#[derive(Clone, Copy, Default)]
struct Node {
    first: u32,
    count: u32,
}

struct Tree<'a, P> {
    root: &'a P,
    sides: Sides,
    /// Keys of positions that end the game if they come once more.
    last_chances: Vec<u64>,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// The edges of the present playout.
    path: Vec<u32>,
    keys: Vec<u64>,
}

impl<'a, P: Position> Tree<'a, P> {
    fn new(at: &'a Situation<P>, list: &ActionList) -> Tree<'a, P> {
        let mut tree = Tree {
            root: at.position(),
            sides: Sides::in_game(at.position()),
            last_chances: at.last_chances(),
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            keys: Vec::new(),
        };
        tree.add(list.iter().copied());
        tree
    }

    /// A new node with these actions.
    fn add(&mut self, actions: impl Iterator<Item = Action>) -> u32 {
        let first = self.edges.len() as u32;
        self.edges.extend(actions.map(|action| Edge { action, to: NONE, visits: 0, total: [0.0; 4] }));
        let count = self.edges.len() as u32 - first;
        self.nodes.push(Node { first, count });
        self.nodes.len() as u32 - 1
    }

    fn edges_of(&self, node: u32) -> &[Edge] {
        let Node { first, count } = self.nodes[node as usize];
        &self.edges[first as usize..(first + count) as usize]
    }

    /// The edge to follow: one that was not tried yet, else the one with the highest upper bound for the side to decide.
    fn select(&self, node: u32, side: usize, rng: &mut Rng) -> usize {
        let edges = self.edges_of(node);
        let untried = edges.iter().filter(|edge| edge.visits == 0).count();
        if untried > 0 {
            let wanted = rng.usize(..untried);
            let mut places = (0..edges.len()).filter(|&place| edges[place].visits == 0);
            return places.nth(wanted).unwrap_or(0);
        }
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let all = f64::from(visits).ln();
        let bound = |edge: &Edge| {
            let visits = f64::from(edge.visits);
            edge.total[side] / visits + EXPLORE * (all / visits).sqrt()
        };
        let better = |best: usize, place: usize| if bound(&edges[place]) > bound(&edges[best]) { place } else { best };
        (0..edges.len()).reduce(better).unwrap_or(0)
    }

    /// One playout.
    fn play(&mut self, rng: &mut Rng) {
        let mut position = self.root.clone();
        let mut node = 0;
        self.path.clear();
        let outcome = loop {
            let place = match position.turn() {
                Turn::Over => break position.outcome(),
                Turn::Seat(seat) => self.select(node, self.sides.of(seat), rng),
                Turn::Chance(_) => {
                    let mut throws = ChanceList::new();
                    position.chance(&mut throws);
                    let Some(throw) = draw(&throws, &mut |below| rng.u32(..below)) else { break None };
                    let drawn = Action::Throw(throw);
                    self.edges_of(node).iter().position(|edge| edge.action == drawn).unwrap_or(0)
                }
            };
            let index = self.nodes[node as usize].first + place as u32;
            self.path.push(index);
            let Edge { action, to, .. } = self.edges[index as usize];
            position.play_unchecked(action, &mut ());
            if self.last_chances.binary_search(&position.key()).is_ok() {
                break Some(position.outcome_by(Ending::Repetition));
            }
            if to == NONE {
                let to = self.grow(&position);
                self.edges[index as usize].to = to;
                break playout(&position, LONGEST, &mut |below| rng.u32(..below), &mut self.keys).outcome;
            }
            node = to;
        };
        let results = self.results(outcome);
        for &index in &self.path {
            let edge = &mut self.edges[index as usize];
            edge.visits += 1;
            for (total, result) in edge.total.iter_mut().zip(results) {
                *total += result;
            }
        }
    }

    /// A new node for a position.
    fn grow(&mut self, position: &P) -> u32 {
        let mut list = ActionList::new();
        position.actions(&mut list);
        if list.is_empty() {
            let mut throws = ChanceList::new();
            position.chance(&mut throws);
            self.add(throws.iter().map(|&(throw, _)| Action::Throw(throw)))
        } else {
            self.add(list.iter().copied())
        }
    }

    fn results(&self, outcome: Option<Outcome>) -> [f64; 4] {
        let outcome = outcome.unwrap_or_else(|| self.root.outcome_by(Ending::Repetition));
        self.sides.results(&outcome)
    }

    /// The edge that was tried most often.
    fn best(&self) -> Option<&Edge> {
        self.edges_of(0).iter().max_by_key(|edge| edge.visits)
    }
}

impl Edge {
    /// What the action is worth to each side, as far as is known.
    fn values(&self) -> [i32; 4] {
        self.total.map(|total| value_of(total / f64::from(self.visits.max(1))))
    }
}

impl<P: Position> Player<P> for Uct {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, _: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let list = choices(at, &limits)?;
        let mut report = Report::new();
        if let [only] = list.as_slice() {
            return Some(Choice::new(*only, report));
        }
        let mut meter = Meter::new(limits);
        let mut tree = Tree::new(at, &list);
        while meter.tick_long() {
            tree.play(&mut self.rng);
        }
        let best = tree.best()?;
        (report.nodes, report.time) = (meter.nodes(), meter.stopwatch()());
        report.lines.push(Line::new(vec![best.action], tree.sides.by_seat(&best.values())));
        Some(Choice::new(best.action, report))
    }

    fn forget(&mut self) {}
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::four_kings::{FourKings, Options};

    use super::*;

    /// A tree over the actions of a position after so many playouts.
    fn grown<P: Position>(position: P, playouts: usize, check: impl FnOnce(&Tree<'_, P>)) {
        let at = Situation::new(position);
        let list = choices(&at, &Limits::depth(1)).unwrap();
        let mut tree = Tree::new(&at, &list);
        let mut rng = Rng::with_seed(1);
        for _ in 0..playouts {
            tree.play(&mut rng);
        }
        check(&tree);
    }

    #[test]
    fn the_tree_grows_by_a_node_in_each_playout_and_every_visit_is_counted() {
        let mut position = FourKings::start(&Options::default()).unwrap();
        position.play("3".parse().unwrap(), &mut ()).unwrap();
        grown(position, 500, |tree| {
            assert_eq!(tree.nodes.len(), 501);
            assert_eq!(tree.edges_of(0).iter().map(|edge| edge.visits).sum::<u32>(), 500);
            for edge in tree.edges.iter().filter(|edge| edge.visits > 0) {
                // A game shares out one whole.
                let all: f64 = edge.total.iter().sum();
                assert!((all - f64::from(edge.visits)).abs() < 1e-6, "{} {:?}", edge.visits, edge.total);
            }
            // Throws are drawn by their probabilities, never chosen.
            let chance = tree.edges.iter().filter(|edge| matches!(edge.action, Action::Throw(_)));
            let most = chance.clone().map(|edge| edge.visits).max().unwrap();
            let visits: u32 = chance.map(|edge| edge.visits).sum();
            assert!(most < visits / 2, "{most} of {visits}");
        });
    }

    #[test]
    fn each_side_wants_its_own_result() {
        // Whoever moves takes the last piece that the other has.
        let options = ashtapada_rules::Family::Soldiers.options();
        let start = ashtapada_rules::AnyPosition::start(&options).unwrap();
        grown(start, 300, |tree| {
            let edges = tree.edges_of(0);
            let means = |edge: &Edge| edge.total[0] / f64::from(edge.visits);
            let best = tree.best().unwrap();
            let worst = edges.iter().min_by_key(|edge| edge.visits).unwrap();
            assert!(means(best) >= means(worst));
        });
    }
}
