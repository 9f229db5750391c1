//! One round of a match: the same opening and throws, once for each way to sit.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Clock, Limits, Player as _, Setup, Sides, Situation};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Ending, Game, Outcome, Position, Seat, Turn, draw};
use fastrand::Rng;

use crate::{Entrant, Fault, Forfeit, Seated};

/// A game of so many actions and throws ends as if all had agreed to end it; no rule set has games of such a length.
const LONGEST: usize = 20_000;

/// Among four kings a lead of so much, in hundredths of a pawn, is that of a king: all other pieces of an army together are hardly
/// worth as much.
const KING: i32 = 1_500;
/// So many nodes tell whether a king is lost.
const LOOK: u64 = 2_000;

/// Contestants who are to meet.
///
/// Between two sides, teams included, there are two contestants. Where four play for themselves there are two (the first
/// against three of the second) or four.
#[derive(Clone)]
pub struct Match {
    start: AnyPosition,
    sides: Sides,
    contestants: Vec<Arc<dyn Entrant>>,
    opening: u32,
    seed: u64,
}

/// Why a match cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The number of contestants does not fit the game.
    #[error("{found} players for this game: it takes {wanted}")]
    Contestants {
        /// How many there are.
        found: usize,
        /// How many there may be.
        wanted: &'static str,
    },
}

/// What a contestant needed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Count {
    /// Choices between several actions.
    pub choices: u64,
    /// The nodes of all of them.
    pub nodes: u64,
    /// The depths of all of them.
    pub depth: u64,
    /// The time of all of them, by the clock of the match.
    pub time: Duration,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.choices += other.choices;
        // A program of others may say what it likes.
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.depth += other.depth;
        self.time += other.time;
    }
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The index of the contestant in each seat.
    pub seated: [usize; 4],
    /// The result.
    pub outcome: Outcome,
    /// All actions and throws.
    pub actions: Vec<Action>,
    /// The result of each contestant, from 0 to 1: between two sides that of its side, else its share.
    pub results: Vec<f64>,
    /// What each contestant needed.
    pub counts: Vec<Count>,
    /// Who lost it without playing on, and why: the index of the contestant.
    pub forfeit: Option<(usize, Forfeit)>,
}

/// The games of a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// One for each way to sit.
    pub games: Vec<Played>,
}

impl Round {
    /// The mean result of a contestant.
    pub fn result(&self, contestant: usize) -> f64 {
        self.games.iter().map(|game| game.results[contestant]).sum::<f64>() / self.games.len() as f64
    }

    /// Who lost a game without playing on, and why: the index of the contestant.
    pub fn forfeits(&self) -> impl Iterator<Item = &(usize, Forfeit)> {
        self.games.iter().filter_map(|game| game.forfeit.as_ref())
    }
}

impl Match {
    /// A match that begins with a position; openings are as usual for the game.
    ///
    /// # Errors
    /// The number of contestants does not fit.
    pub fn new<E: Entrant + 'static>(start: AnyPosition, contestants: Vec<E>) -> Result<Match, Trouble> {
        let sides = Sides::in_game(&start);
        let found = contestants.len();
        let wanted = if sides.count() == 2 { "2" } else { "2 (one against three) or 4" };
        if found != 2 && (found != 4 || sides.count() == 2) {
            return Err(Trouble::Contestants { found, wanted });
        }
        // Throws make games differ; without them an opening has to.
        let opening = if start.die().is_some() { 0 } else { 4 };
        let contestants = contestants.into_iter().map(|contestant| Arc::new(contestant) as Arc<dyn Entrant>).collect();
        Ok(Match { start, sides, contestants, opening, seed: 1 })
    }

    /// With so many random actions at the beginning of each game; in games without dice they are drawn anew if a king of four is
    /// lost by them.
    #[must_use]
    pub fn with_opening(self, opening: u32) -> Match {
        Match { opening, ..self }
    }

    /// With this seed of openings, throws and players.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Match {
        Match { seed, ..self }
    }

    /// How many contestants there are.
    pub fn contestants(&self) -> usize {
        self.contestants.len()
    }

    /// How many sides there are: two, or four that play for themselves.
    pub fn sides(&self) -> usize {
        self.sides.count()
    }

    /// How many games a round has.
    pub fn games_in_round(&self) -> usize {
        self.sides.count()
    }

    /// Who sits where in each game of a round: every contestant takes each side once.
    fn seatings(&self) -> Vec<[usize; 4]> {
        let sides = self.sides.count();
        let last = self.contestants.len() - 1;
        let seated = |turned: usize| Seat::ALL.map(|seat| ((self.sides.of(seat) + sides - turned) % sides).min(last));
        (0..sides).map(seated).collect()
    }

    /// Plays round number `number`: the same for the same seed where the players are limited by nodes or depth.
    pub fn round(&self, number: u64, clock: Clock<'_>) -> Round {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let opened = self.open(&mut Rng::with_seed(seed));
        let games = self.seatings().into_iter().map(|seated| self.game(opened.clone(), seated, seed, clock));
        Round { games: games.collect() }
    }

    /// A game after its opening, which does not end it, nor lose a king.
    fn open(&self, rng: &mut Rng) -> Game<AnyPosition> {
        let mut list = ActionList::new();
        // Where a king is lost from the start, no opening saves it.
        let spares_kings = self.opening > 0 && !loses_king(&self.start);
        'again: for _ in 0..100 {
            let mut game = Game::new(self.start.clone());
            let mut left = self.opening;
            while left > 0 {
                let action = match game.turn() {
                    Turn::Over => continue 'again,
                    Turn::Chance(_) => thrown(game.position(), rng),
                    Turn::Seat(_) => {
                        left -= 1;
                        game.position().actions(&mut list);
                        Some(list[rng.usize(..list.len())])
                    }
                };
                if action.is_none_or(|action| game.play(action, &mut ()).is_err()) {
                    continue 'again;
                }
            }
            if game.turn() != Turn::Over && !(spares_kings && loses_king(game.position())) {
                return game;
            }
        }
        Game::new(self.start.clone())
    }

    fn game(&self, mut game: Game<AnyPosition>, seated: [usize; 4], seed: u64, clock: Clock<'_>) -> Played {
        // Throw by throw the same in every game of the round, whatever is played between.
        let mut throws = Rng::with_seed(seed ^ 0xd1ce);
        let mut seeds = Rng::with_seed(seed ^ 0x5eed);
        let seeds = seated.map(|_| seeds.u64(..));
        let mut players: [Option<Box<dyn Seated>>; 4] = Default::default();
        let mut counts = vec![Count::default(); self.contestants.len()];
        let mut forfeit = None;
        while game.len() < LONGEST {
            let seat = match game.turn() {
                Turn::Over => break,
                Turn::Seat(seat) => seat,
                Turn::Chance(_) => match thrown(game.position(), &mut throws).map(|throw| game.play(throw, &mut ())) {
                    Some(Ok(())) => continue,
                    // A position that asks for a throw has one; if not, the game cannot go on.
                    _ => break,
                },
            };
            let index = seated[seat.index()];
            let player = &mut players[seat.index()];
            let chosen = match player {
                Some(player) => player.choose(&game, clock),
                None => self.contestants[index]
                    .sit(seeds[seat.index()])
                    .and_then(|sitting| player.insert(sitting).choose(&game, clock)),
            };
            let played = chosen.and_then(|choice| {
                let report = &choice.report;
                if report.nodes > 0 || !report.time.is_zero() {
                    counts[index] +=
                        Count { choices: 1, nodes: report.nodes, depth: report.depth.into(), time: report.time };
                }
                let text = game.position().action_text(choice.action);
                let illegal =
                    |refusal| Forfeit { fault: Fault::Illegal, told: format!("`{text}` is not legal: {refusal}") };
                game.play(choice.action, &mut ()).map_err(illegal)
            });
            if let Err(mut why) = played {
                why.told = format!("{} (in {})", why.told, game.position().text());
                forfeit = Some((index, why));
                // Whoever is to decide is at the table, so nothing refuses it.
                let _ = game.resign(seat, &mut ());
                break;
            }
        }
        let outcome = game.outcome().unwrap_or_else(|| game.position().outcome_by(Ending::Agreement));
        let outcome = match forfeit {
            // Whoever loses so where each plays for himself loses with all of his seats.
            Some((index, _)) if self.sides.count() > 2 => outcome.with_last(seated.map(|other| other == index)),
            _ => outcome,
        };
        let by_side = self.sides.results(&outcome);
        let results = (0..self.contestants.len()).map(|index| {
            let own =
                Seat::ALL.into_iter().filter(|seat| seated[seat.index()] == index && self.start.seats().contains(seat));
            let results: Vec<f64> = own.map(|seat| by_side[self.sides.of(seat)]).collect();
            results.iter().sum::<f64>() / results.len().max(1) as f64
        });
        let actions = game.actions().collect();
        Played { seated, outcome, results: results.collect(), counts, actions, forfeit }
    }
}

/// Whether a king is as good as lost. Only among four can one be left to be captured: soldiers have none, and chess does not
/// allow it.
fn loses_king(position: &AnyPosition) -> bool {
    if !matches!(position, AnyPosition::FourKings(_)) {
        return false;
    }
    let mut player = AnyPlayer::new(Bot::Handmade, Setup::seeded(1).with_table(1 << 20));
    let choice = player.think(&Situation::new(position.clone()), Limits::nodes(LOOK), &mut |_| {});
    choice.is_some_and(|choice| choice.report.lines[0].values.iter().any(|value| value.abs() >= KING))
}

/// A throw by its probability; `None` if none is due.
fn thrown(position: &AnyPosition, rng: &mut Rng) -> Option<Action> {
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    draw(&throws, &mut |below| rng.u32(..below)).map(Action::Throw)
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::{Choice, Report};
    use ashtapada_rules::{Family, OptionSet};

    use super::*;

    use crate::Contestant;

    fn arranged(family: Family, changes: &[(&str, &str)], contestants: &[&str]) -> Result<Match, Trouble> {
        let mut options = family.options();
        for (id, value) in changes {
            options.set(id, value).unwrap();
        }
        let contestants: Vec<Contestant> = contestants.iter().map(|text| text.parse().unwrap()).collect();
        Match::new(AnyPosition::start(&options).unwrap(), contestants)
    }

    fn still() -> Duration {
        Duration::ZERO
    }

    #[test]
    fn everybody_takes_every_side_once() {
        let four = arranged(Family::FourKings, &[], &["greedy@1n", "random@1n"]).unwrap();
        let seats = |game: &[usize; 4]| (0..4).filter(|&seat| game[seat] == 0).collect::<Vec<_>>();
        assert_eq!(four.seatings().iter().map(seats).collect::<Vec<_>>(), [[0], [1], [2], [3]]);
        let all = ["greedy@1n", "random@1n", "handmade@1n", "searcher@1n"];
        let all = arranged(Family::FourKings, &[], &all).unwrap().seatings();
        for seat in 0..4 {
            let mut here: Vec<usize> = all.iter().map(|game| game[seat]).collect();
            here.sort_unstable();
            assert_eq!(here, [0, 1, 2, 3]);
        }
        let teams = arranged(Family::FourKings, &[("teams", "opposite")], &["greedy@1n", "random@1n"]).unwrap();
        assert_eq!(teams.seatings(), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    }

    #[test]
    fn the_number_of_players_must_fit() {
        let three = ["greedy@1n"; 3];
        assert!(arranged(Family::FourKings, &[], &three).is_err());
        let error = arranged(Family::Chess, &[], &["greedy@1n"; 4]).map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), "4 players for this game: it takes 2");
    }

    #[test]
    fn the_games_of_a_round_share_opening_and_throws() {
        let chess = arranged(Family::Chess, &[], &["greedy@1n", "random@1n"]).unwrap();
        let rounds: Vec<Round> = (0..2).map(|number| chess.round(number, &still)).collect();
        for round in &rounds {
            assert_eq!(round.games[0].actions[..4], round.games[1].actions[..4]);
        }
        assert_ne!(rounds[0].games[0].actions[..4], rounds[1].games[0].actions[..4]);
        let dice = arranged(Family::FourKings, &[], &["greedy@1n", "random@1n"]).unwrap();
        let thrown = |game: &Played| -> Vec<Action> {
            game.actions.iter().filter(|action| matches!(action, Action::Throw(_))).copied().take(30).collect()
        };
        let round = dice.round(5, &still);
        assert!(round.games.iter().all(|game| thrown(game) == thrown(&round.games[0])));
        assert_eq!(dice.round(5, &still), round);
    }

    #[test]
    fn openings_lose_no_king() {
        let nodice = [
            ("dice", "0"),
            ("teams", "opposite"),
            ("kingLoss", "freeze"),
            ("goal", "bothKings"),
            ("onlyKings", "playOn"),
        ];
        let two = arranged(Family::FourKings, &nodice, &["greedy@1n", "random@1n"]).unwrap();
        let mut list = ActionList::new();
        let seed = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut lost = 0;
        for number in 0..20 {
            let opened = two.open(&mut Rng::with_seed(seed(number)));
            assert!(opened.len() == 4 && !loses_king(opened.position()), "{}", opened.position().text());
            // The same actions whatever they decide: some leave a king to be captured.
            let mut rng = Rng::with_seed(seed(number));
            let mut game = Game::new(two.start.clone());
            for _ in 0..4 {
                game.position().actions(&mut list);
                game.play(list[rng.usize(..list.len())], &mut ()).unwrap();
            }
            lost += usize::from(loses_king(game.position()));
            assert!(loses_king(game.position()) || game.position() == opened.position());
        }
        assert!((3..17).contains(&lost), "{lost}");
    }

    #[test]
    fn all_that_is_won_is_shared_out() {
        let dice = arranged(Family::FourKings, &[], &["greedy@1n", "random@1n"]).unwrap();
        for game in dice.round(1, &still).games {
            // One against three: the others' result is the mean of theirs.
            assert!((game.results[0] + 3.0 * game.results[1] - 1.0).abs() < 1e-9);
        }
        let two = arranged(Family::Soldiers, &[], &["greedy@1n", "random@1n"]).unwrap();
        let round = two.round(1, &still);
        assert!((round.result(0) + round.result(1) - 1.0).abs() < 1e-9);
    }

    /// Plays the first legal action some times, and then fails.
    struct Failing(u32, Fault);

    impl Entrant for Failing {
        fn name(&self) -> String {
            "failing".to_owned()
        }

        fn sit(&self, _: u64) -> Result<Box<dyn Seated>, Forfeit> {
            Ok(Box::new(Failing(self.0, self.1)))
        }
    }

    impl Seated for Failing {
        fn choose(&mut self, game: &Game<AnyPosition>, _: Clock<'_>) -> Result<Choice, Forfeit> {
            let Some(left) = self.0.checked_sub(1) else {
                return Err(Forfeit { fault: self.1, told: "no more".to_owned() });
            };
            self.0 = left;
            let mut list = ActionList::new();
            game.position().actions(&mut list);
            Ok(Choice::new(
                if left == 0 && self.1 == Fault::Illegal { Action::Withdraw } else { list[0] },
                Report::new(),
            ))
        }
    }

    #[test]
    fn who_fails_has_lost() {
        let start = AnyPosition::start(&Family::Chess.options()).unwrap();
        for fault in Fault::ALL {
            let other: Arc<dyn Entrant> = Arc::new("random@1n".parse::<Contestant>().unwrap());
            let arranged =
                Match::new(start.clone(), vec![Arc::new(Failing(2, fault)) as Arc<dyn Entrant>, other]).unwrap();
            for game in arranged.round(0, &still).games {
                assert_eq!(game.results, [0.0, 1.0]);
                let (index, forfeit) = game.forfeit.unwrap();
                assert_eq!((index, forfeit.fault), (0, fault));
                assert!(forfeit.told.contains(" w ") || forfeit.told.contains(" b "), "{forfeit}");
            }
        }
        // Each for himself, the one who fails is last.
        let start = AnyPosition::start(&Family::FourKings.options()).unwrap();
        let other: Arc<dyn Entrant> = Arc::new("random@1n".parse::<Contestant>().unwrap());
        let arranged = Match::new(start, vec![Arc::new(Failing(3, Fault::Time)) as Arc<dyn Entrant>, other]).unwrap();
        for game in arranged.round(0, &still).games {
            let own = game.seated.iter().position(|&index| index == 0).unwrap();
            assert_eq!((game.outcome.rank[own], game.results[0]), (4, 0.0));
        }
        // With three seats as well: the other one has won, whatever the armies have scored.
        let start = AnyPosition::start(&Family::FourKings.options()).unwrap();
        let one: Arc<dyn Entrant> = Arc::new("random@1n".parse::<Contestant>().unwrap());
        let arranged = Match::new(start, vec![one, Arc::new(Failing(3, Fault::Crash)) as Arc<dyn Entrant>]).unwrap();
        for game in arranged.round(0, &still).games {
            assert_eq!((game.forfeit.unwrap().0, &game.results[..]), (1, &[1.0, 0.0][..]));
        }
    }
}
