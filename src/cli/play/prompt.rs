//! Prompts: whose turn it is, what has to be done, and with which pieces.

use std::io::{self, BufRead, Write};

use ashtapada_rules::{Action, AnyPosition, Position, Seat, Spot, Turn};

use super::Table;
use crate::cli::fold::fold;
use crate::cli::table::{DUE, MAY};

impl<I: BufRead, O: Write> Table<I, O> {
    /// Prompts, after the sentences about what is due.
    pub(super) fn prompt(&mut self, id: &str, seat: Seat, example: &str) -> io::Result<()> {
        for sentence in self.due() {
            writeln!(self.out, "{}", fold(&sentence))?;
        }
        let seat_name = self.words.text(&format!("seat-{seat}"));
        let name = self.name(seat);
        let text = self.words.with(id, &[("seat", &seat_name), ("name", &name), ("example", example)]);
        write!(self.out, "{}\n> ", fold(&text))?;
        self.out.flush()
    }

    /// Whether the pieces that can capture must do so, or may be huffed if they do not.
    fn capture_is_due(&self) -> bool {
        let position = self.game.position();
        let legal = self.legal();
        let captures = |action: &Action| matches!(action, Action::Capture { .. });
        let due = if position.look().huffs { legal.iter().any(captures) } else { legal.iter().all(captures) };
        matches!(position, AnyPosition::Soldiers(_)) && position.jumping().is_none() && due && !legal.is_empty()
    }

    /// The spots whose pieces can be played or huffed, each with its sign.
    pub(super) fn marks(&self) -> Vec<(Spot, char)> {
        let due = self.capture_is_due();
        let mut marks: Vec<(Spot, char)> = Vec::new();
        for action in self.legal() {
            let (at, sign) = match action {
                Action::Huff { at } => (at, MAY),
                Action::Capture { from, .. } if due => (from, DUE),
                _ => match action.from() {
                    Some(from) => (from, MAY),
                    None => continue,
                },
            };
            match marks.iter_mut().find(|(marked, _)| *marked == at) {
                Some((_, known)) if *known == DUE => {}
                Some((_, known)) => *known = sign,
                None => marks.push((at, sign)),
            }
        }
        marks
    }

    /// What the seat to decide has to know, in sentences.
    fn due(&self) -> Vec<String> {
        let Turn::Seat(seat) = self.game.turn() else { return Vec::new() };
        let position = self.game.position();
        let legal = self.legal();
        let can = |kind: fn(&Action) -> bool| legal.iter().any(kind);
        let moves = self.texts(&legal);
        let mut sentences = Vec::new();
        let faces: Vec<String> =
            <[_; 2]>::from(position.faces_left()).into_iter().flatten().map(|face| face.to_string()).collect();
        if !faces.is_empty() {
            sentences.push(self.words.with("terminal-due-faces", &[("faces", &faces.join(", "))]));
        }
        let huffs = position.look().huffs;
        let can_capture = can(|action| matches!(action, Action::Capture { .. }));
        if let Some(at) = position.jumping() {
            let id = match (can(|action| *action == Action::Stop), huffs && can_capture) {
                (true, true) => "terminal-due-jump-huff",
                (true, false) => "terminal-due-jump-or-stop",
                (false, _) => "terminal-due-jump",
            };
            sentences.push(self.words.with(id, &[("at", &at.to_string())]));
            return sentences;
        }
        let role = position.standings().into_iter().find(|standing| standing.seat == seat).and_then(|one| one.side);
        let role = role.map_or("king", |role| role.name());
        let id = match () {
            _ if can(|action| matches!(action, Action::Huff { .. })) => "terminal-due-huff",
            _ if can(|action| *action == Action::Accept) => "terminal-due-answer",
            _ if can(|action| matches!(action, Action::Place { .. })) => "terminal-due-place",
            _ if can(|action| matches!(action, Action::Call(_))) => "terminal-due-call",
            _ if can(|action| matches!(action, Action::Promote { .. })) => "terminal-due-promote",
            _ if can(|action| *action == Action::Withdraw) => "terminal-due-withdraw",
            _ if can(|action| matches!(action, Action::OfferExchange { .. })) => "terminal-due-offer",
            _ if self.capture_is_due() && huffs => "terminal-due-capture-huff",
            _ if self.capture_is_due() => "terminal-due-capture",
            _ if can(|action| *action == Action::Pass) => "terminal-due-pass",
            _ => return sentences,
        };
        let example = self.example();
        sentences.push(self.words.with(id, &[("moves", &moves), ("role", role), ("example", &example)]));
        sentences
    }
}
