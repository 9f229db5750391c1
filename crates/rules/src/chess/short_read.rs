//! Reading moves as chess players write them (`short.rs`): `e4`, `exd5`, `Nbd2`, `O-O`, `e8=Q`, with the signs that people
//! add.

use super::Chess;
use super::castling::Right;
use super::expected::ChessExpected;
use super::options::Rules;
use crate::grid::Square;
use crate::{Action, ActionList, Position, Role, Spot, TextError};

/// What a short move says.
struct Short {
    role: Role,
    /// Where the piece stands, as far as that is said.
    file: Option<u8>,
    rank: Option<u8>,
    to: Spot,
    promotion: Option<Role>,
}

/// Reads a move that only the position makes whole; `None` if the text has not that form. What is not legal is read where
/// one piece alone can be meant, so that the refusal says why.
pub(super) fn read(chess: &Chess, given: &str) -> Option<Result<Action, TextError>> {
    let text = given.trim_end_matches(['+', '#', '!', '?']);
    let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end();
    if let Some(is_short) = castles(text) {
        let right = Right::of(chess.side())[usize::from(!is_short)];
        let (from, to) = (right.home().spot(), right.king_to().spot());
        return Some(Ok(Action::Step { from, to, promotion: None }));
    }
    let short = parse(chess.rules, text)?;
    let mut list = ActionList::new();
    chess.actions(&mut list);
    let mut legal = list.into_iter().filter(|&action| short.means(chess, action));
    let unclear = |expected: ChessExpected| Some(Err(TextError::at(given, 0, expected.into(), "Nbd2")));
    match (legal.next(), legal.next()) {
        (Some(action), None) => Some(Ok(action)),
        (Some(_), Some(_)) => unclear(ChessExpected::WhichPiece),
        (None, _) => match short.only_piece(chess) {
            Some(from) => Some(Ok(chess.travel(from, short.to, short.promotion))),
            None => unclear(ChessExpected::PieceThatCanGo),
        },
    }
}

/// Whether a text castles, and on the king's side.
fn castles(text: &str) -> Option<bool> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(true),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(false),
        _ => None,
    }
}

fn parse(rules: Rules, text: &str) -> Option<Short> {
    let letter = |c: char| c.is_ascii_uppercase().then(|| rules.kind_of_letter(c)).flatten();
    let (role, rest) = match text.chars().next().and_then(letter) {
        Some(kind) => (rules.role(kind), &text[1..]),
        None => (Role::Pawn, text),
    };
    // From the end: what a pawn becomes, the square, then what is said of where it comes from.
    let (rest, promotion) = match rest.char_indices().next_back().map(|(at, last)| (at, letter(last))) {
        Some((at, Some(kind))) => (rest[..at].trim_end_matches('='), Some(rules.role(kind))),
        _ => (rest, None),
    };
    let (from, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = to.parse().ok().filter(|spot: &Spot| spot.on_8x8())?;
    let from = from.trim_end_matches(['x', ':', '-']);
    let (file, rank) = match *from.as_bytes() {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
        [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
        _ => return None,
    };
    Some(Short { role, file, rank, to, promotion })
}

impl Short {
    fn comes_from(&self, spot: Spot) -> bool {
        self.file.is_none_or(|file| file == spot.file()) && self.rank.is_none_or(|rank| rank == spot.rank())
    }

    /// Whether this is how a legal action could be written.
    fn means(&self, chess: &Chess, action: Action) -> bool {
        let (Action::Step { from, to, promotion } | Action::Capture { from, to, promotion }) = action else {
            return false;
        };
        let role = chess.men.at(Square::at(from)).map(|man| chess.rules.role(man.kind()));
        role == Some(self.role) && to == self.to && promotion == self.promotion && self.comes_from(from)
    }

    /// Where the piece stands that is meant, if the side to move has only one. A pawn stays on its file unless another is
    /// named.
    fn only_piece(&self, chess: &Chess) -> Option<Spot> {
        let strays = |spot: Spot| self.role == Role::Pawn && self.file.is_none() && spot.file() != self.to.file();
        let own = chess.squares(chess.side().seat(), self.role);
        let may_be_meant = |&spot: &Spot| self.comes_from(spot) && spot != self.to && !strays(spot);
        let mut own = own.iter().map(Square::spot).filter(may_be_meant);
        own.next().filter(|_| own.next().is_none())
    }
}
