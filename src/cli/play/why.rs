//! Why something cannot be played: every reason there is.

use std::cmp::Reverse;
use std::io::{self, BufRead, Write};

use ashtapada_rules::{Action, AnyPosition, Position, Refusal, Spot};
use ashtapada_table::{InWords, read_typed};

use super::Table;

/// Why the piece on a spot cannot move, the most informative reason first: the refusals of all conceivable moves from
/// there, except those that only say that pieces do not move like that.
fn reasons(position: &AnyPosition, at: Spot) -> Vec<Refusal> {
    let promotion = None;
    let mut reasons: Vec<Refusal> = Vec::new();
    for &to in position.board().spots.iter().filter(|&&to| to != at) {
        for action in [Action::Step { from: at, to, promotion }, Action::Capture { from: at, to, promotion }] {
            let refusal = position.refuse(action).filter(|refusal| !refusal.is_geometry());
            reasons.extend(refusal.filter(|refusal| !reasons.contains(refusal)));
        }
    }
    // A piece in the way of the short move is in the way of longer ones too: one reason is enough.
    let own: Vec<Spot> =
        reasons.iter().filter_map(|one| if let Refusal::OwnPiece { to } = one { Some(*to) } else { None }).collect();
    reasons.retain(|refusal| !matches!(refusal, Refusal::Blocked { by } if own.contains(by)));
    reasons.sort_by_key(|refusal| Reverse(refusal.weight()));
    if reasons.is_empty() { position.refuse_spot(at).into_iter().collect() } else { reasons }
}

impl<I: BufRead, O: Write> Table<I, O> {
    /// Why a piece cannot move, or an action cannot be played.
    pub(super) fn why(&mut self, text: &str) -> io::Result<()> {
        let Ok(at) = text.to_lowercase().parse::<Spot>() else { return self.why_action(text) };
        let moves: Vec<Action> = self.legal().into_iter().filter(|action| action.from() == Some(at)).collect();
        if !moves.is_empty() {
            let moves = self.texts(&moves);
            return self.say("terminal-can-move", &[("at", &at.to_string()), ("moves", &moves)]);
        }
        for reason in reasons(self.game.position(), at) {
            let why = self.words.refusal(&reason, self.game.position());
            self.note(&why)?;
        }
        Ok(())
    }

    fn why_action(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.say("terminal-why-where", &[]);
        }
        match read_typed(text, self.game.position(), self.words) {
            Ok(actions) => {
                let actions = self.texts(&actions);
                self.say("terminal-can-play", &[("actions", &actions)])
            }
            Err(error) => self.note(&error.in_words(self.words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::Beginning;

    use super::*;

    fn ids(rules: &str, position: Option<&str>, at: &str) -> Vec<String> {
        let position = Beginning::new(rules, [], position).unwrap().position;
        reasons(&position, at.parse().unwrap()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_reason_is_named_once() {
        let pinned = ids("vilac-9506", Some("4k3/4r3/8/8/8/8/3PN3/4K3 w - - 0 1"), "e2");
        assert_eq!(pinned, ["the king would be attacked on e1 by the piece on e7"]);
        let rook = ids("vilac-9506", None, "a1");
        assert_eq!(rook, ["your own piece stands on b1", "your own piece stands on a2"]);
        let soldier = ids("soldiers16-bl", None, "d3");
        assert!(soldier.contains(&"d4 is not empty".to_owned()), "{soldier:?}");
        assert!(soldier.iter().any(|reason| reason.contains("your own: it cannot be jumped")), "{soldier:?}");
        assert_eq!(ids("soldiers16-bl", None, "e5"), ["no piece stands on e5"]);
    }
}
