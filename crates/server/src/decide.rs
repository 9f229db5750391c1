//! What clients may do at a table: their messages turned into entries, or refused in words.

use ashtapada_rules::{Action, Position, Refusal, Seat, Spot, Turn};

use crate::protocol::{ClientMessage, DiceSource, Player, Problem, ServerMessage};
use crate::table::Table;
use crate::view;

impl Table {
    /// What a client's message adds to the log, if it may: who decides, and the entry's text. Since the last entry
    /// a clock has run for `spent` milliseconds.
    ///
    /// # Errors
    /// It may not, and why.
    pub fn decide(&self, message: &ClientMessage, spent: u64) -> Result<(Option<Seat>, String), Problem> {
        let position = self.position();
        let text = |action: Action| position.action_text(action);
        match message {
            ClientMessage::Act { action, .. } => {
                let action = position.parse_action(action).map_err(|error| Problem::new("bad-request", error))?;
                if let Turn::Seat(seat) = self.turn() {
                    self.may_decide(seat)?;
                }
                if matches!(action, Action::Throw(_)) {
                    return Err(Problem::new("bad-request", "dice are not thrown by naming what they show"));
                }
                match position.refuse(action) {
                    Some(refusal) => Err(Problem::illegal(refusal)),
                    None => Ok((self.turn().seat(), text(action))),
                }
            }
            ClientMessage::Roll { .. } => {
                if self.dice() == DiceSource::Hand {
                    return Err(Problem::new(
                        "hand-dice",
                        "the dice of this table are thrown by hand: enter what they show",
                    ));
                }
                if let Turn::Chance(seat) = self.turn() {
                    self.may_decide(seat)?;
                }
                let throw = self.next_throw();
                throw.map(|throw| (None, text(throw))).ok_or_else(|| Problem::illegal(Refusal::NoThrowNow))
            }
            ClientMessage::EnterThrow { throw, .. } => {
                if self.dice() == DiceSource::Fair {
                    return Err(Problem::new("fair-dice", "the dice of this table are thrown by the server"));
                }
                let throw = position.parse_action(throw).map_err(|error| Problem::new("bad-request", error))?;
                match position.refuse(throw) {
                    _ if !matches!(throw, Action::Throw(_)) => {
                        Err(Problem::new("bad-request", "expected what the dice show, for example 3 or 2 5"))
                    }
                    Some(refusal) => Err(Problem::illegal(refusal)),
                    None => Ok((None, text(throw))),
                }
            }
            ClientMessage::TakeBack { .. } => match self.take_back_to() {
                Some(state) => Ok((None, format!("take-back {state}"))),
                None => Err(Problem::new("nothing-to-take-back", "nobody has decided anything yet")),
            },
            ClientMessage::Agree { .. } => {
                if !self.stored().setup.seats.iter().any(|plan| matches!(plan.player, Player::Human { .. })) {
                    return Err(Problem::new("not-your-seat", "only computer players sit at this table"));
                }
                Ok((None, "agree".to_owned()))
            }
            ClientMessage::Resign { seat, .. } => {
                let seat: Seat = seat.parse().map_err(|error| Problem::new("bad-request", error))?;
                // Who runs out of time may be taken out of the game by whoever sits at the screen, computers as well.
                if !self.time_is_up(seat, spent) {
                    self.may_decide(seat)?;
                }
                Ok((Some(seat), format!("resign {seat}")))
            }
            ClientMessage::MoreTime { seat, .. } => {
                let seat: Seat = seat.parse().map_err(|error| Problem::new("bad-request", error))?;
                let Some(plan) = self.clock() else {
                    return Err(Problem::new("bad-request", "this table is played without clocks"));
                };
                if !self.time_is_up(seat, spent) {
                    return Err(Problem::new("clock-runs", format!("the time of {seat} is not up")));
                }
                Ok((None, format!("more-time {seat} {}", plan.more())))
            }
            ClientMessage::Hello { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Tempo { .. }
            | ClientMessage::Step => Err(Problem::new("bad-request", "that message adds nothing to the game")),
        }
    }

    /// Whether this message was carried out already. An id belongs to one message, which may be sent again.
    ///
    /// # Errors
    /// The id was used for another message.
    pub fn has_done(&self, id: &str, message: &ClientMessage) -> Result<bool, Problem> {
        let Some((entry, before)) = self.added_by(id) else { return Ok(false) };
        let is_throw = matches!(before.parse_action(&entry.action), Ok(Action::Throw(_)));
        let is_that =
            |text: &str| before.parse_action(text).is_ok_and(|action| before.action_text(action) == entry.action);
        let is_same = match message {
            ClientMessage::Act { action, .. } => !is_throw && is_that(action),
            ClientMessage::Roll { .. } => is_throw,
            ClientMessage::EnterThrow { throw, .. } => is_throw && is_that(throw),
            ClientMessage::TakeBack { .. } => entry.action.starts_with("take-back "),
            ClientMessage::Agree { .. } => entry.action == "agree",
            ClientMessage::Resign { seat, .. } => entry.action == format!("resign {seat}"),
            ClientMessage::MoreTime { seat, .. } => entry.action.starts_with(&format!("more-time {seat} ")),
            ClientMessage::Hello { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Tempo { .. }
            | ClientMessage::Step => false,
        };
        if is_same {
            return Ok(true);
        }
        let why = format!(
            "the id `{id}` was used before: its message was carried out as entry {}, `{}`",
            entry.seq, entry.action
        );
        Err(Problem::new("bad-request", format!("{why}. Every message needs an id of its own")))
    }

    /// Whether a client may decide for that seat. Any client may for any person's seat: all sit before
    /// the same screen. Seats that belong to other devices will be asked about here.
    fn may_decide(&self, seat: Seat) -> Result<(), Problem> {
        match self.player(seat) {
            Some(Player::Human { .. }) => Ok(()),
            Some(Player::Bot { .. }) => Err(Problem::new("not-your-seat", format!("{seat} is played by the computer"))),
            None => Err(Problem::new("bad-request", format!("no {seat} plays here"))),
        }
    }

    /// Why a click does nothing.
    pub fn why(&self, from: &str, to: Option<&str>) -> ServerMessage {
        let spot = |name: &str| name.parse::<Spot>().map_err(|error| Problem::new("bad-request", error));
        let spots = spot(from).and_then(|from| Ok((from, to.map(spot).transpose()?)));
        match spots {
            Err(problem) => ServerMessage::Trouble { problem },
            Ok((a, b)) => {
                let refusal = match self.turn() {
                    Turn::Over => Some(Refusal::GameOver),
                    _ => view::why(self.position(), a, b),
                };
                ServerMessage::Because {
                    from: from.to_owned(),
                    to: to.map(str::to_owned),
                    refusal: refusal.as_ref().map(view::refusal),
                }
            }
        }
    }
}
