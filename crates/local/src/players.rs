//! What a computer player plays: at most tables within a time, at those of a day within so many nodes.

use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup, Situation};
use ashtapada_messages::problem::bad_request;
use ashtapada_rulebook::Day;
use ashtapada_rules::Seat;
use ashtapada_solver::Shelf;
use ashtapada_table::Problem;
use ashtapada_table::dice::DayDice;
use serde::{Deserialize, Serialize};

use crate::study::{Exact, Needs};
use crate::tables::KeptGame;

/// How much a computer player of a day looks at for a choice, at most: about what the strongest does at other tables in its time.
/// Others look at less, as their level has it.
pub const DAY_NODES: u64 = 20_000;

/// The computer player of that name.
///
/// # Errors
/// There is none.
pub fn known(bot: &str) -> Result<Bot, Problem> {
    bot.parse().map_err(|error| bad_request(format!("nobody here plays as `{bot}`: {error}")))
}

/// The computer player of a seat on a day: it plays the same in the same position, whoever asks.
///
/// # Errors
/// There is none of that name.
pub fn day_player(day: Day, seat: Seat, bot: &str) -> Result<AnyPlayer, Problem> {
    let seed = DayDice::of(day).number(&format!("{seat} {bot}"));
    Ok(AnyPlayer::new(known(bot)?, Setup::seeded(seed)))
}

/// What a computer player has to think about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The number of what it finds.
    pub number: u64,
    /// The seat that it decides for.
    pub seat: Seat,
    /// Its name.
    pub bot: String,
    /// How long it may think, in milliseconds.
    pub millis: u64,
    /// The day whose throws the table has, if it has those.
    pub day: Option<Day>,
    /// The game so far.
    pub game: KeptGame,
}

impl Thought {
    /// What has to be there before it is thought; `None`: the game cannot be replayed.
    pub fn needs(&self) -> Option<Needs> {
        let position = self.game.table().ok()?.position().clone();
        let exact = if matches!(known(&self.bot), Ok(Bot::Perfect)) { Exact::Here } else { Exact::Nothing };
        Some(Needs { position, exact })
    }
}

/// A computer player, the seat that it decides for, and its name.
type Seated = (Seat, String, AnyPlayer);

/// The computer players of one place, each kept as long as it decides for the same seat of the same game: it remembers what it has
/// found out.
#[derive(Default)]
pub struct Players {
    of: Option<(String, Vec<Seated>)>,
    shelf: Shelf,
}

impl Players {
    /// Players who know these solved games.
    pub fn knowing(shelf: &Shelf) -> Players {
        Players { of: None, shelf: shelf.clone() }
    }

    /// What the player plays, as text, by a clock that tells for how long it has thought; a new one is made with `seed`.
    ///
    /// # Errors
    /// The game cannot be replayed, or there is no such player, or nothing to play.
    pub fn choose(
        &mut self,
        thought: &Thought,
        seed: u64,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Result<String, Problem> {
        let Thought { seat, bot, millis, day, game, .. } = thought;
        let table = game.table()?;
        let situation = Situation::from(table.game());
        let choice = match day {
            Some(day) => day_player(*day, *seat, bot)?.think(&situation, Limits::nodes(DAY_NODES), &mut |_| {}),
            None => {
                let limits = Limits::time(Duration::from_millis(*millis), clock);
                self.at(&game.head.id, (*seat, bot), seed)?.think(&situation, limits, &mut |_| {})
            }
        };
        choice
            .map(|choice| choice.action.to_string())
            .ok_or_else(|| bad_request("the computer player found nothing to play"))
    }

    fn at(&mut self, game: &str, (seat, bot): (Seat, &str), seed: u64) -> Result<&mut AnyPlayer, Problem> {
        if self.of.as_ref().is_none_or(|(known, _)| known != game) {
            self.of = None;
        }
        let (_, players) = self.of.get_or_insert_with(|| (game.to_owned(), Vec::new()));
        let place = players.iter().position(|(at, name, _)| *at == seat && name == bot);
        let place = match place {
            Some(place) => place,
            None => {
                players.push((
                    seat,
                    bot.to_owned(),
                    AnyPlayer::new(known(bot)?, Setup::seeded(seed).with_shelf(&self.shelf)),
                ));
                players.len() - 1
            }
        };
        Ok(&mut players[place].2)
    }
}
