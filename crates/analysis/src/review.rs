//! A whole game looked at again: how lucky each throw was, and what each choice cost. The mathematics is in
//! `docs/review.md`.

use ashtapada_engine::Situation;
use ashtapada_rules::{Action, ActionList, AnyPosition, Game, Outcome, Ply, Position, Probability, Seat};
use ashtapada_solver::Value;

use crate::judge::after;
use crate::{Analysis, Analyst, Branch, Effort, Worth};

/// The most nodes for a whole game: a longer game has fewer for each of its positions.
const WHOLE: u64 = 6_000_000;
/// The most and the fewest nodes for one position.
const POSITION: (u64, u64) = (2_000, 30_000);
/// So many times as many nodes for a second look at what an action leads to: nothing is called a mistake at a glance.
const AGAIN: u64 = 6;
/// The most nodes for all second looks.
const AGAIN_WHOLE: u64 = 3 * WHOLE;
/// So many other actions are looked at again beside what was played, at most.
const RIVALS: usize = 3;
/// What is worth so much is won: a longer look finds nothing else.
const WON: f64 = 0.99;

/// How much a choice cost, where it cost much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Four hundredths of the win, or more.
    Slip,
    Mistake,
    Blunder,
}

impl Mark {
    /// All of them, the lightest first.
    pub const ALL: [Mark; 3] = [Mark::Slip, Mark::Mistake, Mark::Blunder];

    /// From what cost on it is given.
    pub const fn from_cost(self) -> f64 {
        match self {
            Mark::Slip => 0.04,
            Mark::Mistake => 0.08,
            Mark::Blunder => 0.16,
        }
    }

    /// The mark of a choice that cost so much.
    pub fn of(cost: f64) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|mark| cost >= mark.from_cost())
    }

    /// How it is written beside a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Slip => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// A game, ply by ply.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The most nodes for each position, at a first look.
    pub nodes: u64,
    /// One for each ply of the game, in order.
    pub moments: Vec<Moment>,
    /// What the game is worth in the end: its result if it is over, else what the last position is worth.
    pub last: Worth,
    /// For each seat of the game, in the order of play.
    pub sums: Vec<Sum>,
}

/// What is known about one ply.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What the position before it is worth.
    pub worth: Worth,
    /// How deep that was searched; 0 where nothing was.
    pub depth: u32,
    pub kind: Kind,
}

/// What a ply was.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Throw {
        /// How likely it was.
        chance: Probability,
        /// For each seat, what the position is worth after it less what it was worth before. The mean over all throws
        /// is nothing.
        luck: Worth,
    },
    /// A choice between several actions.
    Choice(Choice),
    /// Nothing was to be chosen, or it cannot be compared: the only legal action, or an agreement.
    Forced,
}

/// A choice between several actions, or to resign, which costs all that was still to be expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub seat: Seat,
    /// How much less it is worth to the one who chose than the best, in expected results: 0 or more.
    pub cost: f64,
    /// Its mark, if it cost much.
    pub mark: Option<Mark>,
    /// What would have been best, and how play goes on, up to the next throw at most; empty for who resigned while it was
    /// not theirs to choose.
    pub best: Vec<Action>,
    /// How play goes on after what was played, up to the next throw at most: what the others answer.
    pub then: Vec<Action>,
    /// What the position is worth after what was played.
    pub worth: Worth,
    /// What was passed by, where the best was played and everything else costs much.
    pub other: Option<RunnerUp>,
    /// What the best and what was played is worth for certain, where the game is solved.
    pub exact: Option<[Value; 2]>,
}

/// The second best action.
#[derive(Clone, PartialEq, Debug)]
pub struct RunnerUp {
    /// The action, and how play goes on, up to the next throw at most.
    pub line: Vec<Action>,
    /// How much less it is worth to the one who chose than the best.
    pub cost: f64,
}

/// A whole game for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Sum {
    pub seat: Seat,
    /// All luck of the throws together, whoever threw.
    pub luck: f64,
    /// What its choices cost together.
    pub cost: f64,
    /// How many choices it made.
    pub choices: u32,
    /// How many of them have each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; 3],
    /// What the game is worth to it in the end, less its luck: what it deserved. It may be below 0 or above 1. Nobody knows
    /// it of a player who left.
    pub deserved: Option<f64>,
}

/// What a game does not tell itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// How it ended, if otherwise than by its own rules.
    pub outcome: Option<Outcome>,
    /// Whose player left, by [`Seat::index`], and after how many plies: what was chosen later was not his choice.
    pub left: [Option<usize>; 4],
}

impl Analyst {
    /// Reviews a game that is over or goes on. `watch` is called with the number of plies that are done.
    /// `None` if it was stopped.
    ///
    /// Nodes of the effort are those of a first look; what seems costly has many times as many for a second.
    /// It depends on the game alone: what was found out before is forgotten, and there is no clock.
    pub fn review(
        &mut self,
        game: &Game<AnyPosition>,
        known: &Known,
        effort: &Effort<'_>,
        watch: &mut dyn FnMut(usize),
    ) -> Option<Review> {
        self.forget();
        let nodes = nodes_for(game.len()).min(effort.node_limit());
        let mut looks = Looks { nodes: AGAIN * nodes, left: AGAIN_WHOLE };
        let effort = Effort::nodes(nodes).with_depth(effort.depth_limit()).stopped_as(effort);
        // The game is played again, since a choice depends on what came before.
        let mut again = Game::new(game.first().clone());
        let mut seen = Vec::with_capacity(game.len());
        for (done, ply) in game.plies().enumerate() {
            // The second looks take about as long as the first.
            watch(done / 2);
            let at = Situation::from(&again);
            let first = self.first_look(&at, ply, &effort);
            if effort.is_stopped() {
                return None;
            }
            seen.push((at, ply, first));
            let next = again.consider(ply, &mut ()).ok()?;
            again.accept(next);
        }
        let last = match known.outcome.or(game.outcome()) {
            Some(outcome) => Worth::of_outcome(&outcome),
            None => self.analyse(&Situation::from(game), &effort, &mut |_| {})?.worth,
        };
        // From the end on, since what came of a choice tells what it was worth.
        let mut next =
            Later { worth: last, line: Vec::new(), is_play: game.outcome().is_some(), sure: game.outcome().is_some() };
        let mut moments = Vec::with_capacity(game.len());
        let plies: Vec<Ply> = game.plies().collect();
        for (place, (at, ply, first)) in seen.into_iter().enumerate().rev() {
            watch(game.len() - place.div_ceil(2) - 1);
            let before = place.checked_sub(1).map(|before| plies[before]);
            let (moment, sure) = match first {
                Some(first) => self.second_look(&at, (before, ply), &first, &next, &effort, &mut looks),
                // Where nothing was to be chosen, a position is worth what the next one is.
                None => (Moment { worth: next.worth, depth: 0, kind: Kind::Forced }, next.sure),
            };
            if effort.is_stopped() {
                return None;
            }
            next = next.before(&moment, ply, sure);
            moments.push(moment);
        }
        moments.reverse();
        watch(game.len());
        let sums =
            game.position().seats().iter().map(|&seat| sum(seat, &moments, last, known.left[seat.index()])).collect();
        Some(Review { nodes, moments, last, sums })
    }

    /// What is seen of a ply at a glance; `None` where nothing was to be chosen.
    fn first_look(&mut self, at: &Situation<AnyPosition>, ply: Ply, effort: &Effort<'_>) -> Option<Analysis> {
        let mut list = ActionList::new();
        at.position().actions(&mut list);
        if ply == Ply::Agree || matches!(ply, Ply::Action(_)) && list.len() == 1 {
            return None;
        }
        self.analyse(at, effort, &mut |_| {})
    }

    /// What there is to be said of a ply, and whether that is sure: with a longer look, where more than a little seems to hang
    /// on it.
    fn second_look(
        &mut self,
        at: &Situation<AnyPosition>,
        (before, ply): (Option<Ply>, Ply),
        first: &Analysis,
        next: &Later,
        effort: &Effort<'_>,
        looks: &mut Looks,
    ) -> (Moment, bool) {
        let told = |found: &Analysis| match ply {
            Ply::Action(action) if is_taken_back(before, action) => without_other(told(found, action, next)),
            Ply::Resign(seat) => resigned(found, at.position(), seat),
            Ply::Action(action) => told(found, action, next),
            Ply::Agree => Moment { worth: found.worth, depth: 0, kind: Kind::Forced },
        };
        let glance = told(first);
        if !matters(&glance, first, ply, next) {
            return (glance, false);
        }
        let longer = match first.seat {
            Some(seat) => self.rivals(at, seat, ply, first, next, effort, looks),
            // Before a throw there is nothing to compare.
            None => looks.next().and_then(|nodes| self.analyse(at, &effort.with_nodes(nodes), &mut |_| {})),
        };
        longer.map_or((glance, false), |found| (told(&found), true))
    }

    /// What was played and the best of the others, with a longer look at what each of them leads to: as many others as could
    /// still be better.
    #[expect(clippy::too_many_arguments, reason = "all of it is known of one choice")]
    fn rivals(
        &mut self,
        at: &Situation<AnyPosition>,
        seat: Seat,
        ply: Ply,
        first: &Analysis,
        next: &Later,
        effort: &Effort<'_>,
        looks: &mut Looks,
    ) -> Option<Analysis> {
        let mut found = Analysis { depth: first.depth + 1, branches: Vec::new(), ..first.clone() };
        if let Ply::Action(action) = ply {
            let played = first.branch(action)?;
            // What came of it was looked at already.
            let came = next.sure.then(|| Branch { worth: next.worth, line: next.line.clone(), ..played.clone() });
            found.branches.push(came.or_else(|| self.longer(at, played, effort, looks))?);
        }
        let others = first.branches.iter().filter(|branch| ply != Ply::Action(branch.action));
        let mut best = f64::MIN;
        for other in others.take(RIVALS) {
            // Another might be better than what is left of the best.
            if other.worth.of(seat) < best + Mark::Slip.from_cost() {
                break;
            }
            let Some(other) = self.longer(at, other, effort, looks) else { break };
            best = best.max(other.worth.of(seat));
            found.branches.push(other);
        }
        // One alone is compared with nothing.
        if best == f64::MIN {
            return None;
        }
        found.branches.sort_by(|one, other| other.worth.of(seat).total_cmp(&one.worth.of(seat)));
        found.worth = found.branches.first()?.worth;
        Some(found)
    }

    /// What an action leads to, with a longer look at that; `None` where there is nothing left for it.
    fn longer(
        &mut self,
        at: &Situation<AnyPosition>,
        branch: &Branch,
        effort: &Effort<'_>,
        looks: &mut Looks,
    ) -> Option<Branch> {
        if branch.ended {
            return Some(branch.clone());
        }
        let nodes = looks.next()?;
        let found = self.analyse(&after(at, branch.action), &effort.with_nodes(nodes), &mut |_| {})?;
        let line = found.branches.first().filter(|_| found.seat.is_some()).map_or(Vec::new(), whole);
        Some(Branch { worth: found.worth, line, ..branch.clone() })
    }
}

/// Nobody is praised for what everybody sees.
fn without_other(mut moment: Moment) -> Moment {
    if let Kind::Choice(choice) = &mut moment.kind {
        choice.other = None;
    }
    moment
}

/// What is left for second looks.
struct Looks {
    /// The nodes of one.
    nodes: u64,
    /// For the rest of the game.
    left: u64,
}

impl Looks {
    /// The nodes for another look, as long as there are enough.
    fn next(&mut self) -> Option<u64> {
        self.left = self.left.checked_sub(self.nodes)?;
        Some(self.nodes)
    }
}

/// What came after a ply.
struct Later {
    worth: Worth,
    /// The best play from there, up to the next throw at most.
    line: Vec<Action>,
    /// Whether it is what a search saw of play, and no mean over throws and nothing that was agreed.
    is_play: bool,
    /// Whether the game was over, or there was a longer look.
    sure: bool,
}

impl Later {
    /// What there was before the moment that led to this.
    fn before(mut self, moment: &Moment, ply: Ply, sure: bool) -> Later {
        let line = match (&moment.kind, ply) {
            (Kind::Choice(choice), _) => choice.best.clone(),
            (Kind::Forced, Ply::Action(action)) if !matches!(action, Action::Throw(_)) => {
                self.line.insert(0, action);
                self.line
            }
            _ => Vec::new(),
        };
        // What was agreed is no play. Of a certain win, a longer look finds nothing else.
        let is_play = match moment.kind {
            Kind::Throw { .. } => false,
            Kind::Forced => self.is_play && ply != Ply::Agree,
            Kind::Choice(_) => true,
        };
        let certain = moment.depth > 0 && moment.worth.shares().iter().any(|&share| share >= WON);
        Later { worth: moment.worth, line, is_play, sure: is_play && (sure || certain) }
    }
}

/// Whether a choice has to be looked at again: it seems to cost much, or seems to be the only good one, or something else came
/// of it than was expected.
fn matters(glance: &Moment, first: &Analysis, ply: Ply, next: &Later) -> bool {
    let Kind::Choice(choice) = &glance.kind else { return false };
    let other_came = |action| {
        let expected = first.branch(action).map_or(0.0, |branch| branch.worth.of(choice.seat));
        let gap = (expected - next.worth.of(choice.seat)).abs();
        next.is_play && gap >= if next.sure { Mark::Slip } else { Mark::Mistake }.from_cost()
    };
    choice.mark.is_some() || choice.other.is_some() || matches!(ply, Ply::Action(action) if other_came(action))
}

/// Whether an action takes back where something was just taken: everybody sees that.
fn is_taken_back(before: Option<Ply>, action: Action) -> bool {
    match (before, action) {
        (Some(Ply::Action(Action::Capture { to, .. })), Action::Capture { to: back, .. }) => to == back,
        _ => false,
    }
}

/// What an analysis tells about the action that was played, after which the game went on as it did.
fn told(found: &Analysis, action: Action, next: &Later) -> Moment {
    let unknown = Moment { worth: found.worth, depth: 0, kind: Kind::Forced };
    let Some(played) = found.branch(action) else { return unknown };
    let (seat, best) = match (found.seat, played.chance, found.branches.first()) {
        (None, Some(chance), _) => {
            let kind = Kind::Throw { chance, luck: played.worth.less(&found.worth) };
            return Moment { worth: found.worth, depth: found.depth, kind };
        }
        (Some(seat), _, Some(best)) => (seat, best),
        _ => return unknown,
    };
    // What was played is worth at least what came of it.
    let came = next.sure && next.worth.of(seat) > played.worth.of(seat);
    let after = if came { next.worth } else { played.worth };
    let is_best = best.action == action || after.of(seat) >= best.worth.of(seat);
    let cost = if is_best { 0.0 } else { best.worth.of(seat) - after.of(seat) };
    let choice = Choice {
        seat,
        cost,
        mark: Mark::of(cost),
        best: whole(if is_best { played } else { best }),
        then: played.line.clone(),
        worth: after,
        other: (best.action == action).then(|| runner_up(found, seat)).flatten(),
        exact: best.exact.zip(played.exact).map(<[Value; 2]>::from),
    };
    let worth = if is_best { after } else { found.worth };
    Moment { worth, depth: found.depth, kind: Kind::Choice(choice) }
}

/// An action with how play goes on.
fn whole(branch: &Branch) -> Vec<Action> {
    std::iter::once(branch.action).chain(branch.line.iter().copied()).collect()
}

/// The second best action, where it costs as much as a blunder.
fn runner_up(found: &Analysis, seat: Seat) -> Option<RunnerUp> {
    let [best, other, ..] = &found.branches[..] else { return None };
    let cost = best.worth.of(seat) - other.worth.of(seat);
    (cost >= Mark::Blunder.from_cost()).then(|| RunnerUp { line: whole(other), cost })
}

/// What an analysis tells about who resigned.
fn resigned(found: &Analysis, position: &AnyPosition, seat: Seat) -> Moment {
    let worth = Worth::of_outcome(&position.outcome_resigned(seat));
    let cost = (found.worth.of(seat) - worth.of(seat)).max(0.0);
    let best = found.branches.first().filter(|_| found.seat == Some(seat)).map_or(Vec::new(), whole);
    let choice = Choice { seat, cost, mark: Mark::of(cost), best, then: Vec::new(), worth, other: None, exact: None };
    Moment { worth: found.worth, depth: found.depth, kind: Kind::Choice(choice) }
}

/// Nodes for each position of a game of so many plies.
fn nodes_for(plies: usize) -> u64 {
    (WHOLE / plies.max(1) as u64).clamp(POSITION.0, POSITION.1)
}

fn sum(seat: Seat, moments: &[Moment], last: Worth, left: Option<usize>) -> Sum {
    let mut sum = Sum { seat, luck: 0.0, cost: 0.0, choices: 0, marks: [0; 3], deserved: None };
    for (index, moment) in moments.iter().enumerate() {
        match &moment.kind {
            Kind::Throw { luck, .. } => sum.luck += luck.of(seat),
            Kind::Choice(choice) if choice.seat == seat && left.is_none_or(|left| index < left) => {
                sum.cost += choice.cost;
                sum.choices += 1;
                if let Some(mark) = choice.mark {
                    sum.marks[mark as usize] += 1;
                }
            }
            Kind::Choice(_) | Kind::Forced => {}
        }
    }
    sum.deserved = left.is_none().then(|| last.of(seat) - sum.luck);
    sum
}

impl Review {
    /// What was found as comments of a record: each with the ply (from 0) that it is about. `luck south +0.12` beside a
    /// throw is what it gave its thrower; `?? 0.23 b1-c3 4` beside a choice is its mark, its cost and what was better.
    pub fn comments(&self, game: &Game<AnyPosition>) -> Vec<(usize, String)> {
        let comment = |(index, (moment, (before, _))): (usize, (&Moment, (AnyPosition, Ply)))| {
            let words = match &moment.kind {
                Kind::Throw { luck, .. } => {
                    let seat = before.thrower()?;
                    let luck = luck.of(seat);
                    (luck.abs() >= TOLD).then(|| format!("luck {seat} {luck:+.2}"))
                }
                Kind::Choice(choice) => {
                    let best = line(&before, &choice.best);
                    choice.mark.map(|mark| format!("{} {:.2} {best}", mark.sign(), choice.cost).trim_end().to_owned())
                }
                Kind::Forced => None,
            };
            Some((index, words?))
        };
        self.moments.iter().zip(game.steps(0)).enumerate().filter_map(comment).collect()
    }
}

/// Luck smaller than that is not worth a comment.
const TOLD: f64 = 0.005;

/// A line of play in the notation of the game.
fn line(position: &AnyPosition, actions: &[Action]) -> String {
    let mut position = position.clone();
    let texts = actions.iter().map(|&action| {
        let text = position.action_text(action);
        position.play_unchecked(action, &mut ());
        text
    });
    texts.collect::<Vec<_>>().join(" ")
}
