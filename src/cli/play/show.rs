//! What the table in the terminal shows and says.

use std::io::{self, BufRead, Write};

use ashtapada_rules::{Action, ActionList, ChanceList, Event, Family, Position, Refusal, Seat, Spot, Turn};

use super::Table;
use crate::cli::fold::fold;
use crate::cli::table;

impl<I: BufRead, O: Write> Table<I, O> {
    pub(super) fn tell(&mut self, text: &str, events: &[Event]) -> io::Result<()> {
        for (index, event) in events.iter().enumerate() {
            let sentence = self.words.event(event, self.game.position());
            let head = if index == 0 { text } else { "" };
            writeln!(self.out, "  {head:10} {sentence}")?;
        }
        Ok(())
    }

    pub(super) fn show_moves(&mut self) -> io::Result<()> {
        let position = self.game.position();
        if let Turn::Chance(_) = position.turn() {
            let why = self.words.refusal(&Refusal::ThrowFirst, position);
            return self.note(&why);
        }
        let moves: Vec<String> = self.legal().iter().map(|&action| position.action_text(action)).collect();
        let moves = moves.join(", ");
        self.say("terminal-moves", &[("moves", &moves)])
    }

    /// The board, unless it was drawn since the last action.
    pub(super) fn show_once(&mut self) -> io::Result<()> {
        if self.drawn == Some(self.game.len()) { Ok(()) } else { self.show() }
    }

    /// The board and the seats around it.
    pub(super) fn show(&mut self) -> io::Result<()> {
        let position = self.game.position();
        let list = self.legal();
        let over = self.game.turn() == Turn::Over;
        let lit: Vec<Spot> = list.iter().filter(|_| !over).filter_map(|action| action.from()).collect();
        let drawn = table::draw(position, &lit);
        let mut seats = String::new();
        for standing in position.standings() {
            let name = self.name(standing.seat);
            let points = standing.points.to_string();
            let points = match standing.target {
                Some(target) => format!("{points}/{target}"),
                None => points,
            };
            let mut parts = match position.family() {
                Family::Chess => vec![name.clone()],
                _ => vec![self.words_with("terminal-points", &[("seat", &name), ("points", &points)])],
            };
            if standing.in_hand > 0 {
                parts.push(self.words_with("terminal-in-hand", &[("count", &standing.in_hand.to_string())]));
            }
            if let Some(commander) = standing.commander {
                parts.push(self.words_with("terminal-commanded", &[("seat", &self.name(commander))]));
            }
            if !standing.playing {
                parts.push(self.words.text("terminal-out"));
            }
            let style = table::army_style(standing.colour);
            seats.push_str(&format!("  {}{}{}\n", style.render(), parts.join(", "), style.render_reset()));
        }
        self.drawn = Some(self.game.len());
        self.print(&format!("\n{drawn}{seats}"))
    }

    pub(super) fn finish(mut self) -> io::Result<()> {
        self.show()?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        for &seat in self.game.position().seats() {
            let share = format!("{:.2}", outcome.payoff(seat));
            let rank = outcome.rank[seat.index()].to_string();
            self.say("terminal-result", &[("seat", &self.name(seat)), ("rank", &rank), ("share", &share)])?;
        }
        Ok(())
    }

    /// Prints text with colours, or without them where they would be garbage.
    pub(super) fn print(&mut self, text: &str) -> io::Result<()> {
        if self.colours {
            return write!(self.out, "{text}");
        }
        let mut plain = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            plain.push_str(before);
            rest = after.split_once('m').map_or("", |(_, rest)| rest);
        }
        plain.push_str(rest);
        write!(self.out, "{plain}")
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        let standing = self.game.position().standings().into_iter().find(|standing| standing.seat == seat);
        standing.map_or_else(String::new, |standing| self.words.text(&format!("colour-{}", standing.colour)))
    }

    pub(super) fn prompt(&mut self, id: &str, seat: Seat, example: &str) -> io::Result<()> {
        let seat_name = self.words.text(&format!("seat-{seat}"));
        let name = self.name(seat);
        let text = self.words_with(id, &[("seat", &seat_name), ("name", &name), ("example", example)]);
        write!(self.out, "{}\n> ", fold(&text))?;
        self.out.flush()
    }

    pub(super) fn words_with(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.with(id, args)
    }

    pub(super) fn say(&mut self, id: &str, args: &[(&str, &str)]) -> io::Result<()> {
        let text = self.words_with(id, args);
        writeln!(self.out, "{}", fold(&text))
    }

    /// A sentence under what was typed.
    pub(super) fn note(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{}", fold(&format!("  {sentence}")))
    }

    /// An action that could be played now, to show how they are written.
    pub(super) fn example(&self) -> String {
        let mut position = self.game.position().clone();
        let mut throws = ChanceList::new();
        for _ in 0..8 {
            position.chance(&mut throws);
            let Some(&(throw, _)) = throws.first() else { break };
            position.play_unchecked(Action::Throw(throw), &mut ());
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        list.first().map(|&action| position.action_text(action)).unwrap_or_default()
    }
}
