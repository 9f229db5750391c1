//! What can be done when the game is over: looking around, saving it, and taking its end back.

use std::io::{self, BufRead, Write};

use ashtapada_rules::{Ply, Position as _, Turn};

use super::Table;
use super::host::Reply;
use super::seats::Player;

impl<I: BufRead, O: Write> Table<I, O> {
    /// Shows the result, and then asks what to do until the game goes on or everybody leaves. Where only computers play and
    /// nobody looks on, there is nobody to ask.
    pub(super) fn over(&mut self) -> io::Result<Reply> {
        self.finish()?;
        let seats = self.game.position().seats();
        if !self.terminal && !seats.iter().any(|seat| self.players[seat.index()] == Player::Human) {
            return Ok(Reply::Leave);
        }
        loop {
            self.say("terminal-over", &[])?;
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.line()? else { return Ok(Reply::Leave) };
            let (word, rest) = line.split_once(' ').map_or((line.as_str(), ""), |(word, rest)| (word, rest.trim()));
            match word.to_lowercase().as_str() {
                "quit" | "exit" => {
                    self.say("terminal-goodbye", &[])?;
                    return Ok(Reply::Leave);
                }
                "undo" => match self.before_the_end() {
                    Some(plies) => {
                        self.back_to(plies)?;
                        return Ok(Reply::GoOn);
                    }
                    None => self.say("terminal-nothing-to-undo", &[])?,
                },
                // Whatever else was typed, what can be done is said again.
                word => {
                    self.looks_around(word, rest)?;
                }
            }
        }
    }

    /// How many plies there were before the end, which is taken back: before it was agreed or somebody resigned, or else
    /// before the last decision of a person; with real dice, before the last throw if that came later.
    fn before_the_end(&self) -> Option<usize> {
        let last = self.game.len().checked_sub(1)?;
        if !matches!(self.game.plies().last()?, Ply::Action(_)) {
            return Some(last);
        }
        (0..=last).rev().find(|&index| {
            self.game.before(index).is_some_and(|position| match position.turn() {
                Turn::Seat(seat) => self.players[seat.index()] == Player::Human,
                Turn::Chance(_) => self.real_dice,
                Turn::Over => false,
            })
        })
    }
}
