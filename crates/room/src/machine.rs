//! What the server plays by itself: the throws and decisions of computer players, throws that will hardly do anything, and
//! a pass that is forced; each after a moment, so that people can follow. Pure: it says who has to think and when something is due, and the thinking itself
//! is somebody else's.

use std::time::Duration;

use ashtapada_rules::{Action, Seat, Turn};
use ashtapada_table::{Player, Problem, Table};

use crate::pace::Pace;

/// An action that nobody asks for: who plays it, and how it is found.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The seat that decides; `None` for throws.
    pub seat: Option<Seat>,
    /// The way in which it is found.
    pub choice: Choice,
    /// How long people see the position before it is played.
    pub pause: Duration,
}

/// The way in which a planned action is found.
#[derive(Debug, Clone, PartialEq)]
pub enum Choice {
    /// It is known: a throw, or a pass that is forced.
    Known(Action),
    /// A computer player thinks about it.
    Thought {
        /// The name of the computer player.
        bot: String,
        /// The time that it may think.
        time: Duration,
    },
}

/// What the server plays next by itself at a table; `None` when a person has to act, or nobody.
pub fn next(table: &Table, pace: Pace) -> Option<Plan> {
    if table.waits_for_players() {
        return None;
    }
    let is_computer = |seat| matches!(table.player(seat), Some(Player::Bot { .. }));
    let throws = |seat| is_computer(seat) || (pace.throws_for_all && table.is_aside(seat)) || table.throws_by_itself();
    match table.turn() {
        Turn::Chance(seat) if table.dice().is_thrown_here() && throws(seat) => {
            Some(Plan { seat: None, choice: Choice::Known(table.next_throw()?), pause: pace.roll })
        }
        Turn::Seat(seat) if table.linked().is_some_and(|linked| !linked.is_here(seat)) => None,
        Turn::Seat(seat) if table.only_action() == Some(Action::Pass) => {
            let pause = if is_computer(seat) { pace.pass / 2 } else { pace.pass };
            Some(Plan { seat: Some(seat), choice: Choice::Known(Action::Pass), pause })
        }
        Turn::Seat(seat) => {
            let Some(Player::Bot { bot }) = table.player(seat) else { return None };
            let choice = Choice::Thought { bot: bot.clone(), time: pace.think };
            Some(Plan { seat: Some(seat), choice, pause: pace.decide })
        }
        Turn::Chance(_) | Turn::Over => None,
    }
}

/// The action that the server plays next at a table, and how far that has come. Times are in milliseconds, by whatever
/// clock the caller has.
#[derive(Debug, Default)]
pub struct Machine {
    /// How many actions were planned: the number of the one under way.
    number: u64,
    task: Option<Task>,
}

/// An action that is under way.
#[derive(Debug)]
struct Task {
    plan: Plan,
    /// From when on somebody thinks about it.
    begins: u64,
    /// From when on it may be played.
    due: u64,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    Waits,
    Thinks,
    Found(Result<Action, Problem>),
}

/// The next step of the action that is under way.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// A computer player has to think, and [`Machine::found`] to be called with this number.
    Think {
        /// The number of the action.
        number: u64,
        /// The seat that it decides for.
        seat: Seat,
        /// The name of the computer player.
        bot: String,
        /// The time that it may think.
        time: Duration,
    },
    /// It has to be played, unless nobody could find it.
    Play {
        /// The seat that decides; `None` for throws.
        seat: Option<Seat>,
        /// The action.
        action: Result<Action, Problem>,
    },
}

impl Machine {
    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.task.is_none()
    }

    /// Gives up what is under way; whether somebody was thinking about it.
    pub fn stop(&mut self) -> bool {
        self.task.take().is_some_and(|task| matches!(task.stage, Stage::Thinks))
    }

    /// Begins with an action, `hold` later than usual.
    pub fn begin(&mut self, plan: Plan, now: u64, hold: Duration) {
        let begins = now + hold.as_millis() as u64;
        let due = begins + plan.pause.as_millis() as u64;
        let stage = match &plan.choice {
            Choice::Known(action) => Stage::Found(Ok(*action)),
            Choice::Thought { .. } => Stage::Waits,
        };
        self.number += 1;
        self.task = Some(Task { plan, begins, due, stage });
    }

    /// In how many milliseconds the next step is to be taken; `None` while nothing is under way, and while somebody thinks.
    pub fn wakes_in(&self, now: u64) -> Option<u64> {
        let task = self.task.as_ref()?;
        match task.stage {
            Stage::Waits => Some(task.begins.saturating_sub(now)),
            Stage::Thinks => None,
            Stage::Found(_) => Some(task.due.saturating_sub(now)),
        }
    }

    /// The step that is to be taken now, if there is one. Nothing is under way after it is to be played.
    pub fn step(&mut self, now: u64) -> Option<Step> {
        if self.wakes_in(now)? > 0 {
            return None;
        }
        let task = self.task.as_mut()?;
        match (&task.stage, &task.plan) {
            (Stage::Waits, Plan { seat: Some(seat), choice: Choice::Thought { bot, time }, .. }) => {
                let step = Step::Think { number: self.number, seat: *seat, bot: bot.clone(), time: *time };
                task.stage = Stage::Thinks;
                Some(step)
            }
            _ => match self.task.take()? {
                Task { plan: Plan { seat, .. }, stage: Stage::Found(action), .. } => Some(Step::Play { seat, action }),
                _ => None,
            },
        }
    }

    /// A computer player has found what it plays, or could not. A choice that nobody waits for any more changes nothing.
    pub fn found(&mut self, number: u64, action: Result<Action, Problem>) {
        if let Some(task) = self.task.as_mut().filter(|_| number == self.number)
            && matches!(task.stage, Stage::Thinks)
        {
            task.stage = Stage::Found(action);
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_messages::Tempo;
    use ashtapada_table::dice::Seed;
    use ashtapada_table::rulebook::Day;
    use ashtapada_table::{Act, DiceSource, NewGame, ProblemKind, SeatPlan, Secret};

    use super::*;

    fn table(rules: &str, bots: &[Seat]) -> Table {
        let plan = |&seat| SeatPlan { seat, player: Player::Bot { bot: "greedy".to_owned() } };
        let options = vec![("firstPlayer".to_owned(), "south".to_owned())];
        let asked = NewGame { seats: bots.iter().map(plan).collect(), options, ..NewGame::of(rules) };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        table
    }

    #[test]
    fn computer_players_throw_and_think_and_people_are_waited_for() {
        let pace = Pace::default();
        let mut table = table("chaturaji-pl-solo", &[Seat::South]);
        let throw = next(&table, pace).unwrap();
        assert!(throw.seat.is_none() && throw.pause == pace.roll && matches!(throw.choice, Choice::Known(_)));
        let Choice::Known(action) = throw.choice else { panic!("a throw is known") };
        table.play(None, Act::Play { action }).unwrap();
        let thought = next(&table, pace).unwrap();
        assert_eq!((thought.seat, thought.pause), (Some(Seat::South), pace.decide));
        assert_eq!(thought.choice, Choice::Thought { bot: "greedy".to_owned(), time: pace.think });
        assert_eq!(next(&super::tests::table("chaturaji-pl-solo", &[Seat::North]), pace), None, "South throws");
    }

    /// A king moves by one face of four, with an elephant beside it by two.
    #[test]
    fn throws_of_which_fewer_than_half_can_do_anything_make_themselves() {
        let due = |position: &str, tempo, dice| {
            let position = Some(position.to_owned());
            let asked = NewGame { position, dice, ..NewGame::of("chaturaji-pl-solo") };
            let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
            let early = next(&table, Pace::default());
            table.add_seeds(|_| Seed::new([1; 32]));
            (early, Pace::default().at(tempo).and_then(|pace| next(&table, pace)).map(|plan| (plan.seat, plan.choice)))
        };
        let king = "7wK/8/8/8/8/8/wE7/3sK4 s throw 0,0,0,0";
        let (early, thrown) = due(king, Tempo::Normal, DiceSource::Fair);
        assert_eq!(early, None, "not before every seat has its part in the dice");
        assert!(matches!(thrown, Some((None, Choice::Known(Action::Throw(_))))));
        assert_eq!(due(king, Tempo::Paused, DiceSource::Fair).1, None);
        assert_eq!(due(king, Tempo::Normal, DiceSource::Hand).1, None, "somebody has to look at a real die");
        assert!(due(king, Tempo::Normal, DiceSource::Day(Day(20_779))).1.is_some());
        let both = "7wK/8/8/8/8/8/wE7/3sK2sE1 s throw 0,0,0,0";
        assert_eq!(due(both, Tempo::Normal, DiceSource::Fair).1, None, "half of the faces are not fewer than half");
    }

    #[test]
    fn a_choice_is_played_when_it_is_found_and_the_pause_is_over() {
        let mut machine = Machine::default();
        let plan = next(&table("soldiers16-bl", &[Seat::South]), Pace::default()).unwrap();
        let think = |machine: &mut Machine| {
            machine.begin(plan.clone(), 0, Duration::ZERO);
            let Some(Step::Think { number, seat: Seat::South, .. }) = machine.step(0) else { panic!("it thinks") };
            assert_eq!((machine.step(200), machine.wakes_in(200)), (None, None), "as long as it wants");
            number
        };
        let played = Step::Play { seat: Some(Seat::South), action: Ok(Action::Pass) };
        // Quicker than the pause.
        let number = think(&mut machine);
        machine.found(number, Ok(Action::Pass));
        assert_eq!((machine.wakes_in(200), machine.step(599)), (Some(400), None));
        assert_eq!(machine.step(600).as_ref(), Some(&played));
        assert!(machine.is_idle());
        // Slower.
        let number = think(&mut machine);
        machine.found(number, Ok(Action::Pass));
        assert_eq!((machine.wakes_in(900), machine.step(900)), (Some(0), Some(played)));
    }

    #[test]
    fn what_was_given_up_is_not_played_however_late_it_is_found() {
        let mut machine = Machine::default();
        let plan = next(&table("soldiers16-bl", &[Seat::South]), Pace::hurried()).unwrap();
        let think = |machine: &mut Machine| {
            machine.begin(plan.clone(), 0, Duration::ZERO);
            match machine.step(0) {
                Some(Step::Think { number, .. }) => number,
                other => panic!("{other:?}"),
            }
        };
        let first = think(&mut machine);
        assert!(machine.stop() && !machine.stop());
        let second = think(&mut machine);
        machine.found(first, Ok(Action::Pass));
        assert_eq!(machine.step(9), None);
        let problem = Problem::new(ProblemKind::Server, "it failed");
        machine.found(second, Err(problem.clone()));
        assert_eq!(machine.step(9), Some(Step::Play { seat: Some(Seat::South), action: Err(problem) }));
        // Another try waits before it begins to think.
        machine.begin(plan, 10, Duration::from_millis(50));
        assert_eq!((machine.step(59), machine.wakes_in(59)), (None, Some(1)));
        assert!(matches!(machine.step(60), Some(Step::Think { number: 3, .. })));
    }
}
