//! Setting up a table: from what a client asks for to a game that can be kept.

use ashtapada_engine::Bot;
use ashtapada_rulebook::{Words, settle_first_player};
use ashtapada_rules::{AnyOptions, AnyPosition, OptionSet, Position, Seat, Turn};

use crate::dice;
use crate::line::not_too_long;
use crate::protocol::{ClockPlan, NewGame, Player, Problem, SeatPlan};
use crate::store::{LogEntry, Setup, StoredGame};
use crate::table::{StepError, Table, TableError};

/// Letters of a game's id: none that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// The longest name of a person, in characters.
const NAME: usize = 40;

/// Random bytes of the operating system.
///
/// # Errors
/// It has none to give.
pub fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Problem::new("server", format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

/// Makes a game of what was asked for: every option written out, the first player settled, every seat
/// taken, and what was played of it before.
///
/// # Errors
/// What was asked for makes no sense; told in `words`.
pub fn set_up(asked: NewGame, now: u64, words: Words) -> Result<(Table, Vec<LogEntry>), Problem> {
    not_too_long(asked.actions.len())?;
    let secret = random::<32>()?;
    let id: String = random::<12>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect();
    let mut pick = |below: u32| dice::number(&secret, &id, 0, u64::from(below)) as u32;
    let (mut setup, seats) = agreed(&asked, &mut pick).map_err(|error| Problem::of_table(error, words))?;
    setup.seats = seat_plans(asked.seats, seats)?;
    setup.given = asked.actions.len() as u32;
    setup.clock = asked.clock.map(ClockPlan::checked).transpose()?;
    let mut table = Table::open(StoredGame { id, created: now, setup, secret }, Vec::new())
        .map_err(|error| Problem::of_table(error, words))?;
    let (log, stopped) = table.follow(&asked.actions, now);
    match stopped {
        None => Ok((table, log)),
        Some(error) => {
            let why = match &error {
                StepError::Refused(refusal) => words.refusal(refusal, table.position()),
                _ => Problem::of_step(error, words).message,
            };
            let (number, action) = (log.len() + 1, &asked.actions[log.len()]);
            Err(Problem::new("bad-actions", words.step_error(number, action, &why)))
        }
    }
}

/// A table that is not kept, to try something at.
///
/// # Errors
/// What was asked for makes no sense.
pub fn tried(asked: &NewGame) -> Result<Table, TableError> {
    let (setup, _) = agreed(asked, &mut |_| 0)?;
    Table::open(StoredGame { id: String::new(), created: 0, setup, secret: [0; 32] }, Vec::new())
}

/// What is agreed before the game, but for who sits where; and the seats there are.
fn agreed(asked: &NewGame, pick: &mut impl FnMut(u32) -> u32) -> Result<(Setup, &'static [Seat]), TableError> {
    let rules = ashtapada_rulebook::find(&asked.rules)?;
    let wrong = TableError::options(rules);
    let given = asked.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let mut options = rules.options_with(given).map_err(&wrong)?;
    let given = asked.position.as_deref().and_then(|text| to_play(text, &options));
    settle_first_player(&mut options, &mut |below| given.unwrap_or_else(|| pick(below))).map_err(&wrong)?;
    let start = AnyPosition::start(&options).map_err(&wrong)?;
    let seats = start.seats();
    let written = options.specs().iter().filter_map(|spec| Some((spec.id.to_owned(), options.get(spec.id)?))).collect();
    let setup = Setup {
        rules: rules.id.clone(),
        options: written,
        seats: Vec::new(),
        dice: asked.dice,
        // A game that begins as the rules have it does not begin from a position of its own.
        position: asked.position.clone().filter(|text| *text != start.text()),
        given: 0,
        clock: None,
    };
    Ok((setup, seats))
}

/// Whose turn it is in a position that a game begins with, by its place among the seats: where one is given
/// nothing is drawn. `None` where the text cannot be read (which is told when the table is opened) or the game
/// is over.
fn to_play(text: &str, options: &AnyOptions) -> Option<u32> {
    let mut settled = options.clone();
    settle_first_player(&mut settled, &mut |_| 0).ok()?;
    let position = AnyPosition::parse(text, &settled).ok()?;
    let (Turn::Seat(first) | Turn::Chance(first)) = position.turn() else { return None };
    position.seats().iter().position(|&seat| seat == first).map(|place| place as u32)
}

fn seat_plans(asked: Vec<SeatPlan>, seats: &[Seat]) -> Result<Vec<SeatPlan>, Problem> {
    let bad = |why: String| Problem::new("bad-seat", why);
    let names = || seats.iter().map(|seat| seat.name()).collect::<Vec<_>>().join(", ");
    let mut plans: Vec<SeatPlan> = seats
        .iter()
        .map(|seat| SeatPlan { seat: seat.to_string(), player: Player::Human { name: String::new() } })
        .collect();
    let mut given: Vec<String> = Vec::new();
    for SeatPlan { seat, mut player } in asked {
        let Some(plan) = plans.iter_mut().find(|plan| plan.seat == seat) else {
            return Err(bad(format!("no seat `{seat}` plays here; the seats are {}", names())));
        };
        if given.contains(&seat) {
            return Err(bad(format!("the seat `{seat}` is taken twice")));
        }
        match &mut player {
            Player::Human { name } => {
                *name = name.chars().filter(|c| !c.is_control()).take(NAME).collect::<String>().trim().to_owned();
            }
            Player::Bot { bot } => {
                let known: Bot = bot.parse().map_err(|error| bad(format!("`{bot}`: {error}")))?;
                *bot = known.to_string();
            }
        }
        plan.player = player;
        given.push(seat);
    }
    Ok(plans)
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;

    use super::*;
    use crate::protocol::DiceSource;

    fn asked(rules: &str, options: &[(&str, &str)], position: Option<String>) -> NewGame {
        NewGame {
            rules: rules.to_owned(),
            options: options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect(),
            seats: Vec::new(),
            dice: DiceSource::Fair,
            position,
            actions: Vec::new(),
            clock: None,
        }
    }

    /// Who begins at a table of that position, as its options say.
    fn first(rules: &str, options: &[(&str, &str)], position: Option<String>) -> String {
        let (table, _) = set_up(asked(rules, options, position), 0, Words::new(Lang::EN)).unwrap();
        let options = &table.stored().setup.options;
        options.iter().find(|(id, _)| id == "firstPlayer").unwrap().1.clone()
    }

    /// A new game's first position with these options, as text.
    fn start(rules: &str, options: &[(&str, &str)]) -> String {
        let rules = ashtapada_rulebook::find(rules).unwrap();
        AnyPosition::start(&rules.options_with(options.iter().copied()).unwrap()).unwrap().text()
    }

    #[test]
    fn who_is_to_play_in_a_given_position_begins() {
        for seat in ["south", "north"] {
            let position = start("soldiers16-bl", &[("firstPlayer", seat)]);
            // A lot would fall on the other side in half of the tables.
            for _ in 0..24 {
                assert_eq!(first("soldiers16-bl", &[], Some(position.clone())), seat);
            }
        }
        for seat in ["south", "west", "north", "east"] {
            let position = start("chaturaji-pl-solo", &[("firstPlayer", seat)]);
            for _ in 0..24 {
                assert_eq!(first("chaturaji-pl-solo", &[("firstPlayer", "random")], Some(position.clone())), seat);
            }
        }
    }

    #[test]
    fn who_was_named_begins_though_a_position_is_given() {
        let position = start("soldiers16-bl", &[("firstPlayer", "south")]);
        assert_eq!(first("soldiers16-bl", &[("firstPlayer", "north")], Some(position)), "north");
    }

    #[test]
    fn the_start_of_the_rules_is_no_position_of_its_own() {
        let kept = |position| {
            let (table, _) = set_up(asked("soldiers16-bl", &[], Some(position)), 0, Words::new(Lang::EN)).unwrap();
            table.stored().setup.position.clone()
        };
        let begins = start("soldiers16-bl", &[("firstPlayer", "north")]);
        assert_eq!(kept(begins.clone()), None);
        let fewer = begins.replacen("nnn", "nn1", 1);
        assert_eq!(kept(fewer.clone()), Some(fewer));
    }

    #[test]
    fn a_lot_falls_on_both_sides_where_no_position_is_given() {
        let drawn: std::collections::HashSet<String> = (0..64).map(|_| first("soldiers16-bl", &[], None)).collect();
        assert_eq!(drawn.len(), 2);
    }
}
