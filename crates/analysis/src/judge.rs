//! What a position is worth at a depth: the search of a computer player, with the dice above it taken apart exactly.

use std::sync::Arc;

use ashtapada_engine::{AnyPlayer, Bot, Player, Setup, Situation, WIN};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Ending, Position, Turn};
use ashtapada_solver::{Oracle, Shelf, Value};

use crate::{Effort, Worth};

/// The seed of the player: reviews of one game are the same everywhere.
const SEED: u64 = 1;
/// How many throws in a row are taken apart: that after the action, and one more where its turn is lost.
const THROWS: u32 = 2;
/// How many forced actions in a row are followed.
const FORCED: u32 = 12;
/// The least that one search may take, so that the first depth is complete.
const LEAST: u64 = 20_000;
/// How many actions of perfect play are told.
const TOLD: usize = 16;

/// Answers questions about positions. It keeps what its player found out about a game for the next question.
pub struct Analyst {
    bot: Bot,
    player: AnyPlayer,
    /// Whether its worths are what comes true, and not what the search believes.
    pub(crate) sober: bool,
    /// The solved games.
    shelf: Shelf,
}

/// What is left of an effort.
pub(crate) struct Budget {
    pub nodes: u64,
    pub spent: u64,
    /// Whether some search could not be finished.
    pub short: bool,
    /// The factor of the values of the searches.
    pub sureness: f64,
}

impl Budget {
    pub fn new(nodes: u64, sureness: f64) -> Budget {
        Budget { nodes, spent: 0, short: false, sureness }
    }

    fn left(&self) -> u64 {
        self.nodes.saturating_sub(self.spent)
    }
}

/// A worth, the actions that it follows from, and whether it is that of an end.
pub(crate) struct Judged {
    pub worth: Worth,
    /// What the search says in its own values, by [`Seat::index`](ashtapada_rules::Seat::index): of two certain wins the
    /// sooner has more, though both are worth the same.
    pub values: [f64; 4],
    pub line: Vec<Action>,
    pub ended: bool,
    /// What it is worth for certain to whoever decides there, where the game is solved.
    pub exact: Option<Value>,
}

/// A new player, which knows nothing of any game yet.
fn new_player(bot: Bot) -> AnyPlayer {
    AnyPlayer::new(bot, Setup::seeded(SEED).with_table(8 << 20))
}

impl Default for Analyst {
    fn default() -> Analyst {
        Analyst::new()
    }
}

impl Analyst {
    /// With the strongest player that people are offered.
    pub fn new() -> Analyst {
        let bot = Bot::Searcher;
        Analyst { bot, player: new_player(bot), sober: true, shelf: Shelf::default() }
    }

    /// One that sees what a computer player sees, and believes it: that one's search, with its nodes and what it overlooks.
    pub fn seeing_as(bot: Bot) -> Analyst {
        Analyst { bot, player: new_player(bot), sober: false, shelf: Shelf::default() }
    }

    /// The same, and of games that are solved it says what is true.
    #[must_use]
    pub fn knowing(self, shelf: &Shelf) -> Analyst {
        Analyst { shelf: shelf.clone(), ..self }
    }

    /// One whose worths are what the search believes, though less of it may come true: to tell clear decisions from others
    /// where little is ever decided.
    pub fn credulous() -> Analyst {
        Analyst { sober: false, ..Analyst::new() }
    }

    /// Forgets what was found out, so that the next answer depends on its question alone.
    pub fn forget(&mut self) {
        self.player = new_player(self.bot);
    }

    /// What the situation after some action is worth, searched so deep.
    pub(crate) fn judge(
        &mut self,
        at: &Situation<AnyPosition>,
        depth: u32,
        effort: &Effort<'_>,
        budget: &mut Budget,
    ) -> Judged {
        self.follow(at, depth, THROWS, FORCED, effort, budget)
    }

    fn follow(
        &mut self,
        at: &Situation<AnyPosition>,
        depth: u32,
        throws: u32,
        forced: u32,
        effort: &Effort<'_>,
        budget: &mut Budget,
    ) -> Judged {
        if let Some(worth) = ended(at) {
            let exact = self.oracle(at.position()).map(|_| value_of_end(&worth, at.position()));
            return Judged { worth, values: values_of_end(&worth), line: Vec::new(), ended: true, exact };
        }
        if let Some(known) = self.known(at) {
            return known;
        }
        let position = at.position();
        if matches!(position.turn(), Turn::Chance(_)) && throws > 0 {
            let mut worth = Worth::default();
            let mut values = [0.0; 4];
            let mut all_ended = true;
            for (action, share) in chances(position) {
                let one = self.follow(&after(at, action), depth, throws - 1, forced, effort, budget);
                worth = worth.plus(&one.worth.scaled(share));
                values = std::array::from_fn(|seat| values[seat] + share * one.values[seat]);
                all_ended &= one.ended;
            }
            return Judged { worth, values, line: Vec::new(), ended: all_ended, exact: None };
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        // A forced action is followed: the player would only evaluate what it leads to.
        if let [only] = list.as_slice()
            && forced > 0
        {
            let next = after(at, *only);
            if throws > 0 || !matches!(next.position().turn(), Turn::Chance(_)) {
                let mut judged = self.follow(&next, depth, throws, forced - 1, effort, budget);
                judged.line.insert(0, *only);
                judged.values = judged.values.map(later);
                judged.exact = judged.exact.map(|value| value_before(at, &next, value));
                return judged;
            }
        }
        self.search(at, depth, effort, budget)
    }

    /// What the player finds where a seat decides.
    fn search(&mut self, at: &Situation<AnyPosition>, depth: u32, effort: &Effort<'_>, budget: &mut Budget) -> Judged {
        let most = if depth <= 1 { LEAST } else { budget.left() };
        let found = self.player.think(at, effort.limits(depth, most), &mut |_| {});
        let report = found.map(|choice| choice.report).unwrap_or_default();
        budget.spent += report.nodes;
        budget.short |= report.nodes >= most;
        let Some(line) = report.lines.into_iter().next() else {
            let line = Vec::new();
            return Judged { worth: Worth::default(), values: [0.0; 4], line, ended: false, exact: None };
        };
        let worth = Worth::of_values(at.position(), &line.values, budget.sureness);
        Judged { worth, values: line.values.map(f64::from), line: line.actions, ended: false, exact: None }
    }

    /// What is known of the game of a position.
    fn oracle(&self, position: &AnyPosition) -> Option<Arc<Oracle>> {
        let AnyPosition::Soldiers(position) = position else { return None };
        self.shelf.oracle(&position.options())
    }

    /// What a position is worth, where its game is solved.
    fn known(&self, at: &Situation<AnyPosition>) -> Option<Judged> {
        let AnyPosition::Soldiers(position) = at.position() else { return None };
        let oracle = self.oracle(at.position())?;
        let value = oracle.value(position)?;
        let mover = position.side().seat();
        let winner = match value {
            Value::Win(_) => Some(mover),
            Value::Draw => None,
            Value::Loss(_) => position.seats().iter().copied().find(|&seat| seat != mover),
        };
        let worth = Worth::certain(position.seats(), winner);
        let sooner = value.turns().map_or(0.0, f64::from);
        let values = values_of_end(&worth).map(|value| value - value.signum() * (sooner + 1.0));
        Some(Judged { worth, values, line: oracle.line(position, TOLD), ended: false, exact: Some(value) })
    }
}

/// What a position is worth for certain to whoever decides there, by what the next one is worth to whoever decides in that.
pub(crate) fn value_before(before: &Situation<AnyPosition>, after: &Situation<AnyPosition>, value: Value) -> Value {
    match (before.position(), after.position()) {
        (AnyPosition::Soldiers(before), AnyPosition::Soldiers(after)) if before.side() == after.side() => value,
        _ => value.before(),
    }
}

/// What a game that is over is worth to whoever would be next.
fn value_of_end(worth: &Worth, position: &AnyPosition) -> Value {
    let AnyPosition::Soldiers(position) = position else { return Value::Draw };
    match worth.of(position.side().seat()) {
        0.0 => Value::Loss(0),
        1.0 => Value::Win(0),
        _ => Value::Draw,
    }
}

/// An end that is there: more than any that is only foreseen.
fn values_of_end(worth: &Worth) -> [f64; 4] {
    let most = f64::from(2 * WIN);
    worth.shares().map(|share| most * (2.0 * share - 1.0))
}

/// What a value is one action earlier: of certain ends, as the search counts them.
fn later(value: f64) -> f64 {
    if value.abs() < f64::from(WIN / 8) { value } else { value - value.signum() }
}

/// The result, where the game is over, also by repetition.
pub(crate) fn ended(at: &Situation<AnyPosition>) -> Option<Worth> {
    let position = at.position();
    if let Some(outcome) = position.outcome() {
        return Some(Worth::of_outcome(&outcome));
    }
    let limit = usize::from(position.repetition_limit());
    if limit == 0 {
        return None;
    }
    let reach = usize::from(position.reversible()).min(at.past().len());
    let key = position.key();
    let before = at.past()[at.past().len() - reach..].iter().filter(|&&known| known == key).count();
    (before + 1 >= limit).then(|| Worth::of_outcome(&position.outcome_by(Ending::Repetition)))
}

/// The situation after a legal action or a possible throw.
pub(crate) fn after(at: &Situation<AnyPosition>, action: Action) -> Situation<AnyPosition> {
    let mut position = at.position().clone();
    position.play_unchecked(action, &mut ());
    if position.repetition_limit() == 0 {
        return Situation::new(position);
    }
    let mut past = at.past().to_vec();
    past.push(at.position().key());
    Situation::with_past(position, past)
}

/// The possible throws, each with its probability.
pub(crate) fn chances(position: &AnyPosition) -> Vec<(Action, f64)> {
    let mut list = ChanceList::new();
    position.chance(&mut list);
    list.iter().map(|&(throw, p)| (Action::Throw(throw), p.as_f64())).collect()
}
