//! Printing records.

use std::fmt;

use ashtapada_rules::{Action, Ply, Position};

use super::Record;
use crate::entry::Act;
use crate::table::turns::TurnCount;

/// Lines of turns are broken before they grow longer than this.
const WIDTH: usize = 100;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: &str| writeln!(f, "[{name} \"{}\"]", quoted(value));
        tag("Rules", &self.beginning.rules.id)?;
        tag("Edition", &self.beginning.edition.to_string())?;
        for (id, value) in self.beginning.changes() {
            tag("Option", &format!("{id}={value}"))?;
        }
        if !self.beginning.is_start() {
            tag("Position", &self.beginning.position.text())?;
        }
        for (name, value) in &self.tags {
            tag(name, value)?;
        }
        if let Some(outcome) = self.outcome() {
            let seats = self.game.position().seats().iter();
            let shares: Vec<String> = seats.map(|&seat| format!("{seat} {}/12", outcome.share[seat.index()])).collect();
            tag("Result", &shares.join(", "))?;
            tag("Termination", self.termination().unwrap_or_default())?;
        }
        let mut column = 0;
        for word in self.words() {
            let width = word.chars().count();
            if column == 0 || column + 1 + width > WIDTH {
                write!(f, "\n{word}")?;
                column = width;
            } else {
                write!(f, " {word}")?;
                column += 1 + width;
            }
        }
        writeln!(f)
    }
}

/// The value of a tag between its quotes, on one line.
pub(crate) fn quoted(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ")
}

impl Record {
    /// The turns as words, each a number, its throw and its actions.
    fn words(&self) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut turn = TurnCount::default();
        let mut landed = None;
        for (index, (before, ply)) in self.game.steps(0).enumerate() {
            let text = Act::from(ply).text_at(&before);
            let Ply::Action(action) = ply else {
                words.push(text);
                words.extend(comments_after(&self.comments, index));
                continue;
            };
            let now = turn.after(&before, action);
            if now.number != turn.number {
                words.push(format!("{}.", now.number));
                landed = None;
            }
            turn = now;
            match (action, words.last_mut()) {
                // A jump that continues a chain.
                (Action::Capture { from, to, promotion: None }, Some(last)) if landed == Some(from) => {
                    last.push_str(&format!("x{to}"));
                }
                (Action::Throw(_), _) => words.push(format!("{text}:")),
                _ => words.push(text),
            }
            landed = match action {
                Action::Capture { to, promotion: None, .. } => Some(to),
                _ => None,
            };
            let comments = comments_after(&self.comments, index);
            if !comments.is_empty() {
                landed = None;
                words.extend(comments);
            }
        }
        words
    }
}

/// The comments after a ply, word by word.
fn comments_after(comments: &[(usize, String)], index: usize) -> Vec<String> {
    let here = comments.iter().filter(|&&(after, _)| after == index);
    let texts = here.map(|(_, comment)| format!("{{{}}}", on_one_line(comment)));
    texts.flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// A comment that nothing in it closes early.
pub(crate) fn on_one_line(comment: &str) -> String {
    comment.replace(['{', '}'], "|").replace(char::is_control, " ")
}
