//! Whole games between computer players at tables, the same for the same seed: for `lengths` and `moments`.

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup};
use ashtapada_rulebook::{RuleSet, find, rule_sets};
use ashtapada_rules::{Action, ActionList, ChanceList, Position, Seat, Turn};
use ashtapada_table::{Act, Beginning, DiceSource, NewGame, Player, SeatPlan, Secret, Table};

use crate::failure::Failure;
use crate::parse_number;

/// Which games are played.
#[derive(clap::Args)]
pub struct Played {
    /// The games; all of them if none is named
    #[arg(value_name = "GAME")]
    pub ids: Vec<String>,
    /// How many of each
    #[arg(long, default_value_t = 20, value_parser = parse_number::<u32>)]
    pub games: u32,
    /// Seed of the dice and the computer players
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    pub seed: u64,
    /// Nodes that a computer player searches for each decision
    #[arg(long, default_value_t = 2_000, value_parser = parse_number::<u64>)]
    pub nodes: u64,
}

/// A turn of a game.
#[derive(Clone, Copy)]
pub struct TurnPlayed {
    /// Whose it was.
    pub owner: Seat,
    /// Whether its player had a choice.
    pub free: bool,
}

/// A finished game.
pub struct Finished {
    /// The table.
    pub table: Table,
    /// Its turns.
    pub turns: Vec<TurnPlayed>,
}

impl Played {
    /// The rule sets that are meant.
    ///
    /// # Errors
    /// One does not exist.
    pub fn rule_sets(&self) -> Result<Vec<&'static RuleSet>, Failure> {
        match self.ids.as_slice() {
            [] => Ok(rule_sets().iter().collect()),
            ids => Ok(ids.iter().map(|id| find(id)).collect::<Result<_, _>>()?),
        }
    }

    /// Plays game number `index` of a rule set: `searcher` takes every seat.
    pub fn play(&self, rules: &str, index: u32) -> Result<Finished, Failure> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(index));
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let player = Player::Bot { bot: Bot::Searcher.id().to_owned() };
        let seats = Beginning::new(rules, [], None)?.position.seats();
        let plans = seats.iter().map(|&seat| SeatPlan { seat, player: player.clone() }).collect();
        let secret = Secret::new(bytes);
        let asked = NewGame { seats: plans, dice: DiceSource::Hand, ..NewGame::of(rules) };
        let (mut table, _) =
            Table::set_up(&asked, rules, secret.clone(), 0).map_err(|error| Failure::of_game(rules, error))?;
        let mut players: Vec<_> =
            Seat::ALL.iter().map(|&seat| AnyPlayer::new(Bot::Searcher, Setup::seeded(seed ^ seat as u64))).collect();
        let mut turns: Vec<TurnPlayed> = Vec::new();
        let mut number = 0;
        loop {
            let mut free = false;
            let (seat, action) = match table.turn() {
                Turn::Over => return Ok(Finished { table, turns }),
                Turn::Chance(_) => {
                    let mut throws = ChanceList::new();
                    table.position().chance(&mut throws);
                    (None, secret.draw(rules, u64::from(table.last() + 1), &throws).map(Action::Throw))
                }
                Turn::Seat(seat) => {
                    let mut list = ActionList::new();
                    table.position().actions(&mut list);
                    free = list.as_slice().len() > 1;
                    let chosen = match list.as_slice() {
                        [only] => Some(*only),
                        _ => players[seat.index()].choose(table.game(), Limits::nodes(self.nodes)).map(|it| it.action),
                    };
                    (Some(seat), chosen)
                }
            };
            let action = action.ok_or_else(|| Failure::of_game(rules, "nobody found anything to play"))?;
            table.play(seat, Act::Play { action }).map_err(|error| Failure::of_game(rules, error))?;
            let Some(entry) = table.entries(table.last() - 1, 1).pop() else { continue };
            if entry.turn > number {
                number = entry.turn;
                if let Some(owner) = entry.owner {
                    turns.push(TurnPlayed { owner, free });
                }
            } else if let Some(turn) = turns.last_mut() {
                turn.free |= free;
            }
        }
    }
}
