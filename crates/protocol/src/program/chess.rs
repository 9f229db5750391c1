//! The museum chess for programs that know orthodox chess alone.
//!
//! They are sent positions without castling and en passant, unless the options of the game have them. What the rules
//! forbid of what they could choose is kept from them by `searchmoves`. A pawn that waits on its last rank they cannot
//! hold: it is left out, and a move with which a pawn comes to wait is called a promotion to a knight. What they cannot
//! be asked (an exchange, or a position that makes no sense without its waiting pawns) is decided for them.

use std::collections::BTreeMap;

use ashtapada_rules::{Action, ActionList, AnyOptions, AnyPosition, Game, OptionSet, Position, Role, Sign, Turn};

/// What a chess program is asked, and what its answers mean.
pub struct Question {
    /// The words of `position`.
    pub place: String,
    /// The moves that are open to it, as it writes them.
    pub choices: BTreeMap<String, Action>,
    /// Whether it would know others, so that `searchmoves` is needed.
    pub restricted: bool,
    /// How many waiting pawns were left out.
    pub left_out: u32,
}

/// What is to be done where a chess program decides.
pub enum Decision {
    Ask(Question),
    /// It cannot be asked; this is played for it.
    Given(Action),
}

/// Puts a position as a question to a chess program. `None` if nobody is to decide, or it is no chess.
pub fn question(game: &Game<AnyPosition>) -> Option<Decision> {
    let position = game.position();
    if !matches!((position, game.turn()), (AnyPosition::Chess(_), Turn::Seat(_))) {
        return None;
    }
    let mut list = ActionList::new();
    position.actions(&mut list);
    let first = *list.first()?;
    if matches!(first, Action::Promote { .. }) {
        return Some(Decision::Given(strongest(&list)));
    }
    let (fen, left_out) = orthodox(&position.text());
    let Some(theirs) = known(&fen, position) else { return Some(Decision::Given(first)) };
    let choices: BTreeMap<String, Action> =
        list.iter().map(|&action| (told(position, action), action)).filter(|(text, _)| theirs.contains(text)).collect();
    if choices.is_empty() {
        return Some(Decision::Given(first));
    }
    // With the moves since the last that cannot be undone it sees repetitions. Without its waiting pawns, a move could be
    // one that it does not know.
    let place = if left_out == 0 { since(game) } else { None }.unwrap_or_else(|| format!("fen {fen}"));
    Some(Decision::Ask(Question { place, restricted: choices.len() < theirs.len(), choices, left_out }))
}

/// The exchange for the most valuable piece.
fn strongest(list: &ActionList) -> Action {
    let worth = |action: &&Action| match action {
        Action::Promote { role: Role::Queen, .. } => 0,
        Action::Promote { role: Role::Rook, .. } => 1,
        Action::Promote { role: Role::Bishop, .. } => 2,
        _ => 3,
    };
    list.iter().min_by_key(worth).copied().unwrap_or(Action::Pass)
}

/// A move as chess programs write it: a pawn that will wait becomes a knight.
fn told(position: &AnyPosition, action: Action) -> String {
    let text = position.action_text(action);
    let mut after = position.clone();
    let waits = action.to().filter(|_| after.play(action, &mut ()).is_ok()).is_some_and(|to| {
        let came = |piece: &ashtapada_rules::Piece| piece.at == to && piece.signs.has(Sign::Waiting);
        after.pieces().iter().any(came)
    });
    if waits { text + "n" } else { text }
}

/// A position text without what FEN cannot hold, and how many waiting pawns were left out.
fn orthodox(text: &str) -> (String, u32) {
    let mut fields = text.split(' ');
    let board = fields.next().unwrap_or_default();
    let mut left_out = 0;
    let rows: Vec<String> = board
        .split('/')
        .enumerate()
        .map(|(row, pieces)| {
            let waiting = [(0, 'P'), (7, 'p')].into_iter().find(|&(last, _)| last == row).map(|(_, pawn)| pawn);
            left_out += pieces.chars().filter(|&letter| Some(letter) == waiting).count() as u32;
            without(pieces, waiting)
        })
        .collect();
    // The seventh field of an exchange never comes here: an exchange is not asked.
    let rest: Vec<&str> = fields.take(5).collect();
    (format!("{} {}", rows.join("/"), rest.join(" ")), left_out)
}

/// A row of FEN without some piece.
fn without(row: &str, piece: Option<char>) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for letter in row.chars() {
        match letter.to_digit(10) {
            Some(run) => empty += run,
            None if Some(letter) == piece => empty += 1,
            None => {
                if empty > 0 {
                    out += &empty.to_string();
                }
                empty = 0;
                out.push(letter);
            }
        }
    }
    if empty > 0 { out + &empty.to_string() } else { out }
}

/// The moves that a chess program knows in a position; `None` if there is no such position, or it is over there.
fn known(fen: &str, position: &AnyPosition) -> Option<Vec<String>> {
    let mut options: AnyOptions = position.options();
    options.set("delayedExchange", "endOfTurn").ok()?;
    options.set("promotionNoneCaptured", "free").ok()?;
    // It is asked for the best move, not whether the game is drawn.
    options.set("drawRules", "off").ok()?;
    let theirs = AnyPosition::parse(fen, &options).ok()?;
    let mut list = ActionList::new();
    theirs.actions(&mut list);
    Some(list.iter().map(|&action| theirs.action_text(action)).collect())
}

/// The position after the last move that cannot be undone, and the moves since.
fn since(game: &Game<AnyPosition>) -> Option<String> {
    let back = usize::from(game.position().reversible());
    let first = game.len().checked_sub(back).filter(|_| back > 0)?;
    let base = orthodox(&game.before(first)?.text()).0;
    Some(format!("fen {base} moves {}", super::action_texts(game, first).join(" ")))
}

#[cfg(test)]
mod tests {
    use ashtapada_table::Beginning;

    use super::*;

    fn decide(text: &str, moves: &str) -> Decision {
        let mut game = Game::new(Beginning::new("vilac-9506", [], Some(text)).unwrap().position);
        for text in moves.split_whitespace() {
            let action = game.position().parse_action(text).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        question(&game).unwrap()
    }

    fn ask(text: &str, moves: &str) -> Question {
        match decide(text, moves) {
            Decision::Ask(question) => question,
            Decision::Given(action) => panic!("{action}"),
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";

    #[test]
    fn what_can_be_repeated_is_sent_along() {
        let question = ask(START, "e2e4 e7e5 g1f3 b8c6");
        let base = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2";
        assert_eq!(question.place, format!("fen {base} moves g1f3 b8c6"));
        assert!(!question.restricted);
        assert_eq!(ask(START, "e2e4").place, "fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1");
    }

    #[test]
    fn a_pawn_becomes_only_what_was_captured() {
        // White has lost a rook only.
        let question = ask("4k3/P7/8/8/8/8/8/1NBQKBNR w - - 0 1", "");
        assert!(
            question.restricted && question.choices.contains_key("a7a8r") && !question.choices.contains_key("a7a8q")
        );
    }

    #[test]
    fn a_pawn_that_waits_is_left_out() {
        let question = ask("4k3/P7/8/8/8/8/8/RNBQKBNR w - - 0 1", "");
        let waits: Action = "a7-a8".parse().unwrap();
        assert_eq!((question.choices["a7a8n"], question.left_out, question.restricted), (waits, 0, true));
        let question = ask("4k3/P7/8/8/8/8/8/RNBQKBNR w - - 0 1", "a7a8");
        assert_eq!((question.place.as_str(), question.left_out), ("fen 4k3/8/8/8/8/8/8/RNBQKBNR b - - 0 1", 1));
    }

    #[test]
    fn an_exchange_is_decided_for_it() {
        // A queen and a knight of White have fallen.
        let Decision::Given(action) = decide("P3k3/8/8/8/8/8/8/RNB1KBR1 w - - 0 1", "e1f2") else { panic!("asked") };
        assert_eq!(action.to_string(), "a8=Q");
    }

    #[test]
    fn what_makes_no_sense_without_its_pawns_is_not_asked() {
        // The pawn on b8 stands between the rook and the king of the side that is not to move.
        let text = "rP2K2k/8/8/8/8/8/8/RNBQ1BNR b - - 0 1";
        assert!(matches!(decide(text, ""), Decision::Given(_)));
    }
}
