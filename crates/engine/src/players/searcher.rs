//! Searches replies and throws as deep as its limits allow.

use ashtapada_rules::{Action, Position};
use fastrand::Rng;

use super::legal;
use crate::evaluate::value_at;
use crate::limits::Meter;
use crate::search::{Context, Crew, Memory, Method, SearchResult, Variation};
use crate::{Choice, Evaluator, Four, Level, Limits, Line, MoveOrdering, Player, Report, Setup, Sides, Situation};

/// Searches within its limits: alpha-beta between two sides, max^n where each plays for himself, unless the setup says
/// otherwise ([`Four`]); with chance nodes for throws.
///
/// It keeps a table of positions for its later choices. Between two sides it also keeps what it learned about the order
/// of actions, and without dice it sees draws by repetition.
///
/// ```
/// use ashtapada_engine::{Limits, Player, Searcher, Setup, chess};
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Game, Position};
/// let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
/// let game = Game::new(Chess::parse(text, &Options::default()).unwrap());
/// let (evaluator, ordering) = (chess::Handmade::default(), chess::CapturesFirst::default());
/// let mut player = Searcher::new(evaluator, ordering, &Setup::seeded(1));
/// let choice = player.choose(&game, Limits::depth(3)).unwrap();
/// assert_eq!(choice.action.to_string(), "d1-d8");
/// ```
#[derive(Debug)]
pub struct Searcher<P, E, O> {
    evaluator: E,
    ordering: O,
    rng: Rng,
    noise: u64,
    table: usize,
    four: Four,
    level: Level,
    threads: usize,
    takes_side: bool,
    kept: Option<Kept<P>>,
}

/// Whoever searches few nodes needs a small table: so many bytes for each node of a choice, and some choices are
/// remembered.
const TABLE_PER_NODE: u64 = 512;

/// What is kept from choice to choice.
#[derive(Debug)]
struct Kept<P> {
    /// A position of the game it belongs to.
    of: P,
    method: Method,
    sides: Sides,
    memory: Memory,
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Searcher<P, E, O> {
    /// With an evaluator and a move ordering.
    pub fn new(evaluator: E, ordering: O, setup: &Setup) -> Searcher<P, E, O> {
        let mut rng = Rng::with_seed(setup.seed);
        let noise = rng.u64(..);
        Searcher {
            evaluator,
            ordering,
            rng,
            noise,
            table: setup.table,
            four: setup.four,
            level: setup.level,
            // How strong the lower levels are was measured with one.
            threads: if setup.level == Level::STRONGEST { setup.threads } else { 1 },
            takes_side: setup.takes_side,
            kept: None,
        }
    }

    /// Its evaluator.
    pub fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// The choice of the only legal action, with the static value of what it leads to.
    fn forced(&self, position: &P, only: Action) -> Choice {
        let sides = Sides::in_game(position);
        let values = value_at(&self.evaluator, position, &self.evaluator.fresh(position), only, &sides);
        let mut report = Report::new();
        report.lines.push(Line::new(vec![only], sides.by_seat(&values)));
        Choice::new(only, report)
    }
}

/// Whether what was found out about positions of one game is valid in the other.
pub(super) fn same_game<P: Position>(one: &P, other: &P) -> bool {
    let targets = |position: &P| position.standings().iter().map(|standing| standing.target).collect::<Vec<_>>();
    std::ptr::eq(one.board(), other.board()) && one.options() == other.options() && targets(one) == targets(other)
}

impl<P: Position + Send + Sync, E: Evaluator<P>, O: MoveOrdering<P>> Player<P> for Searcher<P, E, O> {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let mut list = legal(at)?;
        let position = at.position();
        let is_forced = list.len() == 1;
        list.retain(|action| limits.allows(*action));
        let some = *list.first()?;
        if is_forced {
            return Some(self.forced(position, some));
        }
        let (method, sides, alone) = Method::of(position, self.four);
        let dice = position.die().is_some();
        let powers = self.level.powers(position);
        let limits = limits.with_nodes(limits.node_limit().min(powers.nodes));
        let crew = Crew::new(method.threads(self.threads), limits.node_limit());
        let (first, helpers) = Meter::of_crew(limits, &crew);
        let passed = first.stopwatch();
        let report = |found: &SearchResult| {
            let mut report = Report::new();
            (report.depth, report.nodes, report.time) = (found.depth, found.nodes, passed());
            let line = |line: &Variation| Line::new(line.actions.clone(), sides.by_seat(&line.values));
            report.lines = found.lines.iter().map(line).collect();
            report
        };
        let show = |found: &SearchResult| watch(&report(found));
        let fits = |kept: &Kept<P>| (kept.method, kept.sides) == (method, sides) && same_game(&kept.of, position);
        self.kept = self.kept.take().filter(fits);
        let kept = self.kept.get_or_insert_with(|| {
            let bytes = powers.nodes.saturating_mul(TABLE_PER_NODE).min(self.table as u64) as usize;
            let memory = Memory::new(method, bytes, P::ACTIONS);
            Kept { of: position.clone(), method, sides, memory }
        });
        let (evaluator, ordering) = (&self.evaluator, &self.ordering);
        let (noise, overlooked, takes_side) = (self.noise, powers.overlooked, self.takes_side);
        let context =
            |meter| Context { at, evaluator, ordering, sides, meter, noise, dice, alone, overlooked, takes_side };
        let team = (context(first), helpers.into_iter().map(context).collect());
        team.0.overlook(position, &mut list);
        let mut list = list.to_vec();
        // Of equally good actions the first one tried is chosen.
        self.rng.shuffle(&mut list);
        list.sort_by_key(|&action| -ordering.priority(position, action));
        let found = kept.memory.search(team, &crew, list, limits.lines(), show);
        Some(Choice::new(found.best().actions[0], report(&found)))
    }

    fn forget(&mut self) {
        self.kept = None;
    }

    fn kept_bytes(&self) -> usize {
        self.kept.as_ref().map_or(0, |kept| kept.memory.bytes())
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::four_kings::{FourKings, Options};
    use ashtapada_rules::{OptionSet, Throw};

    use super::*;
    use crate::evaluate::four_kings::{CapturesFirst, Handmade};

    type Player4 = Searcher<FourKings, Handmade, CapturesFirst>;

    fn situation(teams: &str) -> Situation<FourKings> {
        let mut options = Options::default();
        options.set("teams", teams).unwrap();
        let mut position = FourKings::start(&options).unwrap();
        position.play(Action::Throw(Throw::one(3)), &mut ()).unwrap();
        Situation::new(position)
    }

    #[test]
    fn another_game_is_begun_anew() {
        let setup = Setup::seeded(1);
        let mut player = Player4::new(Handmade::default(), CapturesFirst::default(), &setup);
        let mut think = |teams| {
            player.think(&situation(teams), Limits::nodes(100), &mut |_| {}).unwrap();
            matches!(player.kept, Some(Kept { memory: Memory::Two(_), .. }))
        };
        assert_eq!(["none", "opposite", "opposite", "none"].map(&mut think), [false, true, true, false]);
        let table = setup.table / 2..=setup.table;
        assert!(table.contains(&player.kept_bytes()), "{}", player.kept_bytes());
        player.forget();
        assert!(player.kept.is_none() && player.kept_bytes() == 0);
    }

    #[test]
    fn what_is_forced_is_played_without_a_search() {
        let position =
            FourKings::parse("7nK/8/8/8/8/8/8/sK2sH4 s move:4 0,0,0,0", &Options::default()).expect("a position");
        let mut player = Player4::new(Handmade::default(), CapturesFirst::default(), &Setup::seeded(1));
        let choice = player.think(&Situation::new(position), Limits::nodes(100), &mut |_| {}).unwrap();
        assert_eq!((choice.action, choice.report.nodes), (Action::Pass, 0));
        assert_eq!(choice.report.lines[0].actions, [Action::Pass]);
        assert!(player.kept.is_none());
    }
}
