//! What the table in the terminal shows: the board, the seats around it, and what happened.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};

use ashtapada_rulebook::Words;
use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Event, Means, Position, Refusal, Role, Seat, Standing, Surface, Turn,
};

use super::Table;
use crate::cli::fold::fold;
use crate::cli::table;

/// The name of a side: that of its pieces, where all are of one kind, else its colour.
pub(super) fn side_name(standing: &Standing, words: Words) -> String {
    match standing.side {
        Some(Role::Cow) => words.text("terminal-cows"),
        Some(Role::Leopard) => words.text("terminal-leopards"),
        _ => words.text(&format!("colour-{}", standing.colour)),
    }
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl<I: BufRead, O: Write> Table<I, O> {
    /// Prints what an action did, after its text. When a piece captures, its move is left out: each capture is one
    /// sentence.
    pub(super) fn tell(&mut self, text: &str, events: &[Event]) -> io::Result<()> {
        let captured =
            |event: &Event| matches!(event, Event::Captured { means: Means::Displacement | Means::Jump, .. });
        let captures = events.iter().any(captured);
        let known = |event: &&Event| !(captures && matches!(event, Event::Moved { .. }));
        for (index, event) in events.iter().filter(known).enumerate() {
            let sentence = self.words.event(event, self.game.position());
            let head = if index == 0 { text } else { "" };
            writeln!(self.out, "  {head:10} {sentence}")?;
        }
        Ok(())
    }

    pub(super) fn show_moves(&mut self) -> io::Result<()> {
        if let Turn::Chance(_) = self.game.turn() {
            return self.throw_first();
        }
        let moves = self.texts(&self.legal());
        self.say("terminal-moves", &[("moves", &moves)])
    }

    /// Nothing can be played before the throw.
    pub(super) fn throw_first(&mut self) -> io::Result<()> {
        let why = self.words.refusal(&Refusal::ThrowFirst, self.game.position());
        self.note(&why)
    }

    /// Actions as this game writes them, in a list.
    pub(super) fn texts(&self, actions: &[Action]) -> String {
        let texts: Vec<String> = actions.iter().map(|&action| self.game.position().action_text(action)).collect();
        texts.join(", ")
    }

    /// Shows the board, unless it was drawn since the last action.
    pub(super) fn show_once(&mut self) -> io::Result<()> {
        if self.drawn == Some(self.game.len()) { Ok(()) } else { self.show() }
    }

    /// Shows the board and the seats around it.
    pub(super) fn show(&mut self) -> io::Result<()> {
        let marks = if self.game.turn() == Turn::Over { Vec::new() } else { self.marks() };
        let drawn = table::draw(self.game.position(), &marks, self.words);
        let mut seats = String::new();
        for standing in self.game.position().standings() {
            let style = table::army_style(standing.colour);
            let line = self.standing(&standing);
            seats.push_str(&format!("  {}{line}{}\n", style.render(), style.render_reset()));
        }
        self.drawn = Some(self.game.len());
        self.print(&format!("\n{drawn}{seats}"))
    }

    /// The line about a seat: its letter on boards of cells, its name, and what it has.
    fn standing(&self, standing: &Standing) -> String {
        let position = self.game.position();
        let number = |count: usize| count.to_string();
        let mut name = capital(&self.name(standing.seat));
        if standing.side.is_some() {
            name = format!("{name} ({})", self.words.text(&format!("colour-{}", standing.colour)));
        }
        let mut parts = Vec::new();
        if standing.scores {
            let count = number(standing.points.into());
            let target = standing.target.map(|target| number(target.into()));
            parts.push(match (position, target) {
                (AnyPosition::Soldiers(_), Some(target)) => {
                    self.words.with("terminal-captured-of", &[("count", &count), ("target", &target)])
                }
                (AnyPosition::Soldiers(_), None) => self.words.with("terminal-captured", &[("count", &count)]),
                _ => self.words.with("terminal-points", &[("count", &count)]),
            });
        }
        if let AnyPosition::Chess(chess) = position {
            let lost = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
            let lost = lost.flat_map(|role| std::iter::repeat_n(role, chess.pool(standing.seat, role).into()));
            let lost: Vec<String> = lost.map(|role| self.words.text(&format!("letter-{role}"))).collect();
            if !lost.is_empty() {
                parts.push(self.words.with("terminal-lost", &[("pieces", &lost.join(" "))]));
            }
        }
        if standing.in_hand > 0 {
            parts.push(self.words.with("terminal-in-hand", &[("count", &number(standing.in_hand.into()))]));
        }
        if let Some(commander) = standing.commander {
            parts.push(self.words.with("terminal-commanded", &[("seat", &self.name(commander))]));
        }
        if standing.frozen {
            parts.push(self.words.text("terminal-frozen"));
        } else if !standing.playing {
            parts.push(self.words.text("terminal-out"));
        }
        if parts.is_empty() { name } else { format!("{name}: {}", parts.join(", ")) }
    }

    /// Prints what the letters on the board mean.
    pub(super) fn legend(&mut self) -> io::Result<()> {
        let position = self.game.first();
        let (standings, surface) = (position.standings(), position.board().surface);
        let cells = surface == Surface::Cells;
        let mut signs: Vec<String> = Vec::new();
        for standing in &standings {
            let on_board = position.pieces().into_iter().filter(|piece| piece.army == standing.seat);
            let roles: BTreeSet<Role> = on_board.map(|piece| piece.role).chain(standing.side).collect();
            for role in roles {
                let sign = table::sign(role, standing.seat, surface, self.words);
                let role = self.words.role(role, position);
                let sign = match standing.side {
                    // On points both sides have the same pieces, in upper and lower case.
                    None if !cells => format!("{sign}\u{a0}{role} ({})", self.name(standing.seat)),
                    _ => format!("{sign}\u{a0}{role}"),
                };
                if !signs.contains(&sign) {
                    signs.push(sign);
                }
            }
        }
        let letters = table::army_letters(position, self.words);
        self.say("terminal-legend", &[("pieces", &signs.join(", "))])?;
        if !cells {
            return Ok(());
        }
        let armies = letters.into_iter().map(|(seat, letter)| format!("{letter}\u{a0}{}", self.name(seat)));
        let armies = armies.collect::<Vec<_>>().join(", ");
        self.say("terminal-legend-armies", &[("armies", &armies)])
    }

    /// Prints text with colours, or without them where they are not supported.
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

    /// The name of a seat's side.
    pub(super) fn name(&self, seat: Seat) -> String {
        let standing = self.game.position().standings().into_iter().find(|standing| standing.seat == seat);
        standing.map_or_else(String::new, |standing| side_name(&standing, self.words))
    }

    pub(super) fn say(&mut self, id: &str, args: &[(&str, &str)]) -> io::Result<()> {
        let text = self.words.with(id, args);
        writeln!(self.out, "{}", fold(&text))
    }

    /// Prints a sentence under what was typed.
    pub(super) fn note(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{}", fold(&format!("  {sentence}")))
    }

    /// An action that could be played now, as an example of how they are written.
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
