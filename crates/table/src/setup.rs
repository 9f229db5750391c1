//! What is agreed before a game: rules, changes, a position, who sits where.

use ashtapada_rulebook::{Day, EDITION, EditionError, RuleSet, Status, UnknownRules, find, settle_first_player};
use ashtapada_rules::{AnyOptions, AnyPosition, OptionError, OptionSet, OptionSpec, Position, Seat, TextError, Turn};
use serde::{Deserialize, Serialize};

use crate::clocks::{ClockError, ClockPlan, SeatClock};
use crate::dice::{Secret, Seeds};
use crate::linked::Linked;
use crate::player::{Player, SeatPlan};
use crate::sitting::Sitters;
use crate::terms::{Absence, AbsenceError, RatedError};

/// Where throws come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DiceSource {
    /// Drawn from a secret of the game and seeds of its seats, provably fairly.
    Fair,
    /// Thrown by hand, and entered.
    Hand,
    /// They follow from a date: the same at every table, and everybody can compute them.
    Day(Day),
    /// Drawn from what those who play show one another in the links that they send ([`Linked`]).
    Link,
}

impl DiceSource {
    /// The date from which throws follow, where they do.
    pub fn day(self) -> Option<Day> {
        match self {
            DiceSource::Day(day) => Some(day),
            DiceSource::Fair | DiceSource::Hand | DiceSource::Link => None,
        }
    }

    /// Whether the table throws, and nobody's hand.
    pub fn is_thrown_here(self) -> bool {
        self != DiceSource::Hand
    }
}

/// A request to set up a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct NewGame {
    /// The id of the rule set.
    pub rules: String,
    /// The edition of the rules, where it is not today's: for a game resumed from a record of an earlier one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub edition: Option<u32>,
    /// Changes from the defaults of the rule set.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who sits where; a seat left out is a person without a name.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// Where throws come from.
    pub dice: DiceSource,
    /// A position to begin with instead of the start.
    #[serde(default)]
    pub position: Option<String>,
    /// Acts already played, throws included: of a game resumed from a record, or of a branch of another game. As text,
    /// actions also in the notation of the game.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The clocks of the table, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockPlan>,
    /// The clocks of seats that differ from that one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SeatClock>>", optional))]
    pub clocks: Vec<SeatClock>,
    /// Whether the players have screens of their own: then each acts for his own seats only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub apart: bool,
    /// What happens where players have screens of their own and one is away; the default, if nothing is said. Where a turn
    /// takes days nobody has to be there: the others wait, whatever is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub absence: Option<Absence>,
    /// Whether the computer may help those who play, where they have screens of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub help: bool,
    /// Whether such a table is offered in the lobby to everybody who is there; else only who has its link or code comes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub open: bool,
    /// Whether the game counts for the ratings of those who play, who have screens and accounts of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
}

impl NewGame {
    /// A game of a rule set with its own options, between people, with dice drawn from a secret.
    pub fn of(rules: &str) -> NewGame {
        NewGame {
            rules: rules.to_owned(),
            edition: None,
            options: Vec::new(),
            seats: Vec::new(),
            dice: DiceSource::Fair,
            position: None,
            actions: Vec::new(),
            clock: None,
            clocks: Vec::new(),
            apart: false,
            absence: None,
            help: false,
            open: false,
            rated: false,
        }
    }
}

/// What was agreed when a table was set up, as it is stored: nothing is left open to chance or to a later edition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The id of the rule set.
    pub rules: String,
    /// The edition of the rules. One that is stored without it is of the first.
    #[serde(default = "first_edition")]
    pub edition: u32,
    /// Every option with its value, so that a later change of a default leaves this game alone.
    pub options: Vec<(String, String)>,
    /// Who sits where, every seat once, in the order of play.
    pub seats: Vec<SeatPlan>,
    /// Where throws come from.
    pub dice: DiceSource,
    /// The position it begins with, if not the start.
    pub position: Option<String>,
    /// How many of its first entries were played elsewhere: the throws among them are not drawn from this game's secret.
    pub given: u32,
    /// How much time each seat has; `None`: the game is played without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockPlan>,
    /// The seats that have another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// Whether the players have screens of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// What happens while one of them is away; `None` at one screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<Absence>,
    /// Whether the computer may help them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub help: bool,
    /// Whether such a table is offered in the lobby.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

const fn first_edition() -> u32 {
    1
}

/// Why a game cannot be set up.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// There is no such rule set.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// There is no such edition of its rules.
    #[error(transparent)]
    Edition(EditionError),
    /// Games by links belong to no server.
    #[error("a game that is played by links is set up on the device of who begins: choose other dice")]
    ByLinks,
    /// Its options are invalid.
    #[error("{error}")]
    Options {
        /// Which and why.
        error: OptionError,
        /// The options of the rule set.
        specs: &'static [OptionSpec],
    },
    /// Its first position cannot be read.
    #[error("the position cannot be read: {error}")]
    Position {
        /// What is wrong with it.
        error: TextError,
        /// The options it would be played under.
        options: Box<AnyOptions>,
    },
    /// A player is assigned to a seat that does not play.
    #[error("no seat `{seat}` plays here; the seats are {}", names(.seats))]
    NoSeat {
        /// Which.
        seat: Seat,
        /// The seats there are.
        seats: &'static [Seat],
    },
    /// Two players are assigned to one seat.
    #[error("the seat `{seat}` is taken twice")]
    SeatTwice {
        /// Which.
        seat: Seat,
    },
    /// The clock plan is invalid.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// A player who is away cannot be waited for so long.
    #[error(transparent)]
    Absence(#[from] AbsenceError),
    /// It cannot count for ratings.
    #[error(transparent)]
    Rated(#[from] RatedError),
}

fn names(seats: &[Seat]) -> String {
    seats.iter().map(|seat| seat.name()).collect::<Vec<_>>().join(", ")
}

/// What a game begins with: a rule set, options and a position.
///
/// The single constructor of games from names and texts, for tables, records, queries and terminals.
///
/// ```
/// use ashtapada_rules::{Position, Seat, Turn};
/// use ashtapada_table::Beginning;
/// let usual = Beginning::new("soldiers16-bl", [], None).unwrap();
/// assert!(usual.is_start());
/// let free = Beginning::new("soldiers16-bl", [("obligation", "none")], None).unwrap();
/// assert_eq!(free.changes(), [("obligation", "none".to_owned())]);
/// let north = usual.position.text().replace(" s ", " n ");
/// let north = Beginning::new("soldiers16-bl", [], Some(&north)).unwrap();
/// assert_eq!(north.position.turn(), Turn::Seat(Seat::North));
/// ```
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The rule set.
    pub rules: &'static RuleSet,
    /// The edition of its rules.
    pub edition: u32,
    /// Its options, some perhaps changed.
    pub options: AnyOptions,
    /// The first position.
    pub position: AnyPosition,
}

impl Beginning {
    /// Of a rule set by its id, in today's edition, with some options changed, from the start or another position.
    ///
    /// # Errors
    /// The rule set, the options or the position are invalid.
    pub fn new<'a>(
        rules: &str,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: Option<&str>,
    ) -> Result<Beginning, SetupError> {
        Beginning::of_edition(EDITION, rules, changes, position)
    }

    /// The same in another edition of the rules.
    ///
    /// # Errors
    /// The rule set, the options or the position are invalid.
    pub fn of_edition<'a>(
        edition: u32,
        rules: &str,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: Option<&str>,
    ) -> Result<Beginning, SetupError> {
        let (rules, options) = options(edition, rules, changes)?;
        let position = match position {
            Some(text) => AnyPosition::parse(text, &options)
                .map_err(|error| SetupError::Position { error, options: Box::new(options.clone()) })?,
            None => AnyPosition::start(&options).map_err(wrong(rules))?,
        };
        Ok(Beginning { rules, edition, options, position })
    }

    /// The options that differ from the rule set's own.
    pub fn changes(&self) -> Vec<(&'static str, String)> {
        let own = self.rules.options_of(self.edition, []);
        own.map_or_else(|_| Vec::new(), |own| self.options.changes_from(&own))
    }

    /// Whether it is the start of the game under its options.
    pub fn is_start(&self) -> bool {
        AnyPosition::start(&self.options).is_ok_and(|start| start == self.position)
    }
}

/// A rule set and its options with some changed.
fn options<'a>(
    edition: u32,
    rules: &str,
    changes: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<(&'static RuleSet, AnyOptions), SetupError> {
    let rules = find(rules)?;
    match rules.options_of(edition, changes) {
        Ok(options) => Ok((rules, options)),
        Err(EditionError::Option(error)) => Err(wrong(rules)(error)),
        Err(error) => Err(SetupError::Edition(error)),
    }
}

/// A position text as it is printed; one that cannot be read stays as it is, and is refused when the game begins.
fn canonical(text: &str, options: &AnyOptions) -> String {
    AnyPosition::parse(text, options).map_or_else(|_| text.to_owned(), |position| position.text())
}

fn wrong(rules: &RuleSet) -> impl Fn(OptionError) -> SetupError + use<> {
    let specs = rules.options.specs();
    move |error| SetupError::Options { error, specs }
}

impl Setup {
    /// Settles a request: every option is written out, every seat is assigned, and who begins is drawn by lot where
    /// that is left open by options, position and actions (`pick(n)` gives a number below `n`).
    ///
    /// # Errors
    /// The request is invalid.
    pub fn agree(asked: &NewGame, pick: &mut impl FnMut(u32) -> u32) -> Result<Setup, SetupError> {
        if asked.dice == DiceSource::Link {
            return Err(SetupError::ByLinks);
        }
        let edition = asked.edition.unwrap_or(EDITION);
        let (rules, mut options) = options(edition, &asked.rules, pairs(&asked.options))?;
        // Actions without a position were played from the start as the options have it: no lot may change who begins.
        let start = || AnyPosition::start(&options).ok().map(|start| start.text());
        let first = asked.position.clone().or_else(|| if asked.actions.is_empty() { None } else { start() });
        let given = first.and_then(|text| to_play(&text, &options));
        settle_first_player(&mut options, &mut |below| given.unwrap_or_else(|| pick(below))).map_err(wrong(rules))?;
        let start = AnyPosition::start(&options).map_err(wrong(rules))?;
        if asked.rated {
            may_count(asked)?;
        }
        let clock = asked.clock.map(ClockPlan::checked).transpose()?;
        let absence = asked.apart.then(|| asked.absence.unwrap_or_default().checked()).transpose()?;
        let value = |spec: &OptionSpec| Some((spec.id.to_owned(), options.get(spec.id)?));
        Ok(Setup {
            rules: rules.id.clone(),
            edition,
            options: options.specs().iter().filter_map(value).collect(),
            seats: seat_plans(&asked.seats, start.seats())?,
            dice: asked.dice,
            // The normal start is not stored as a position, and what is stored has one form.
            position: asked
                .position
                .as_deref()
                .map(|text| canonical(text, &options))
                .filter(|text| *text != start.text()),
            given: asked.actions.len() as u32,
            // Where a game counts, so does its time.
            clock: clock.map(|plan| ClockPlan { decides: plan.decides || asked.rated, ..plan }),
            clocks: own_clocks(asked, start.seats())?,
            apart: asked.apart,
            absence: absence.map(|terms| terms.settled(clock.is_some_and(ClockPlan::counts_days), asked.rated)),
            help: asked.apart && asked.help,
            open: asked.apart && asked.open,
            rated: asked.rated,
        })
    }

    /// The clock of a seat, where there are clocks.
    pub(crate) fn clock_of(&self, seat: Seat) -> ClockPlan {
        let own = self.clocks.iter().find(|own| own.seat == seat).map(|own| own.clock);
        own.or(self.clock).unwrap_or_default()
    }

    /// What the game begins with.
    ///
    /// # Errors
    /// The setup is not one that was agreed with this version.
    pub fn begin(&self) -> Result<Beginning, SetupError> {
        Beginning::of_edition(self.edition, &self.rules, pairs(&self.options), self.position.as_deref())
    }
}

/// Checks that a game may count for ratings.
fn may_count(asked: &NewGame) -> Result<(), RatedError> {
    match asked {
        NewGame { apart: false, .. } => Err(RatedError::OneScreen),
        NewGame { dice: DiceSource::Hand, .. } => Err(RatedError::HandDice),
        NewGame { dice: DiceSource::Day(_), .. } => Err(RatedError::DayDice),
        NewGame { help: true, .. } => Err(RatedError::Helped),
        NewGame { position: Some(_), .. } => Err(RatedError::Begun),
        NewGame { actions, .. } if !actions.is_empty() => Err(RatedError::Begun),
        NewGame { clocks, .. } if !clocks.is_empty() => Err(RatedError::Odds),
        NewGame { rules, .. } if find(rules).is_ok_and(|rules| rules.status == Status::Draft) => Err(RatedError::Draft),
        _ => Ok(()),
    }
}

/// The clocks of seats that differ from the table's, each seat at most once.
fn own_clocks(asked: &NewGame, seats: &'static [Seat]) -> Result<Vec<SeatClock>, SetupError> {
    let mut clocks: Vec<SeatClock> = Vec::new();
    for own in &asked.clocks {
        let seat = own.seat;
        if !seats.contains(&seat) {
            return Err(SetupError::NoSeat { seat, seats });
        }
        if !own.goes_with(asked.clock) || clocks.iter().any(|known| known.seat == seat) {
            return Err(ClockError::Own { seat }.into());
        }
        clocks.push(SeatClock { seat, clock: own.clock.checked()? });
    }
    // One that is no other is not worth telling.
    clocks.retain(|own| asked.clock != Some(own.clock));
    clocks.sort_by_key(|own| own.seat.index());
    Ok(clocks)
}

fn pairs(options: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    options.iter().map(|(id, value)| (id.as_str(), value.as_str()))
}

/// The index, among the seats, of the seat whose turn it is in a given first position: then no lot is drawn. `None` if
/// the text cannot be read (which shows when the table is opened) or the game is over.
fn to_play(text: &str, options: &AnyOptions) -> Option<u32> {
    let mut settled = options.clone();
    settle_first_player(&mut settled, &mut |_| 0).ok()?;
    let position = AnyPosition::parse(text, &settled).ok()?;
    let (Turn::Seat(first) | Turn::Chance(first)) = position.turn() else { return None };
    position.seats().iter().position(|&seat| seat == first).map(|place| place as u32)
}

fn seat_plans(asked: &[SeatPlan], seats: &'static [Seat]) -> Result<Vec<SeatPlan>, SetupError> {
    for (index, plan) in asked.iter().enumerate() {
        let seat = plan.seat;
        if !seats.contains(&seat) {
            return Err(SetupError::NoSeat { seat, seats });
        }
        if asked[..index].iter().any(|before| before.seat == seat) {
            return Err(SetupError::SeatTwice { seat });
        }
    }
    let player = |seat| asked.iter().find(|plan| plan.seat == seat).map(|plan| plan.player.clone());
    let plan = |&seat| SeatPlan { seat, player: player(seat).unwrap_or_else(Player::nameless).presentable() };
    Ok(seats.iter().map(plan).collect())
}

/// What does not change during a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Header {
    /// Its id, by which it is found: whoever has it may watch, and take a seat that is free.
    pub id: String,
    /// When it was set up, Unix time in milliseconds.
    pub created: u64,
    /// What was agreed.
    pub setup: Setup,
    /// The secret from which its throws are drawn.
    pub secret: Secret,
    /// What its seats have added to it: nothing in games whose throws are not drawn.
    pub seeds: Seeds,
    /// Who sits in the seats of people, where they have screens of their own.
    pub sitters: Sitters,
    /// Who plays where, if it is played by links.
    pub linked: Option<Linked>,
}

impl Header {
    /// What the game is called in its record and in the proof of its throws. Records are passed on, so it is another name
    /// than the id, which opens the table to whoever has it.
    pub fn reference(&self) -> String {
        self.secret.reference()
    }

    /// The seats with their players, as those who sit there are called.
    pub fn seat_plans(&self) -> Vec<SeatPlan> {
        let mut plans = self.setup.seats.clone();
        for plan in plans.iter_mut().filter(|plan| plan.player.is_human()) {
            if let Some(name) = self.sitters.name(plan.seat) {
                plan.player = Player::Human { name: name.to_owned() };
            }
        }
        plans
    }
}
