//! Actions as text, in UCI form: `e2e4`, `a7a8q`, and `a8=q` for the exchange of a suspended pawn.

use alloc::format;
use alloc::string::{String, ToString};

use super::castling::Right;
use super::expected::ChessExpected;
use super::men::{Kind, Man};
use super::{Chess, short_read};
use crate::grid::Square;
use crate::{Action, Role, Spot, TextError};

/// Writes an action.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Step { from, to, promotion } | Action::Capture { from, to, promotion } => match promotion {
            Some(role) => format!("{from}{to}{}", role.letter().to_ascii_lowercase()),
            None => format!("{from}{to}"),
        },
        Action::Promote { at, role } => format!("{at}={}", role.letter().to_ascii_lowercase()),
        _ => action.to_string(),
    }
}

/// Reads an action. Whether a move without `-` or `x` captures follows from the position.
///
/// Besides the form of [`write`] it accepts `e2-e4` and `e4xd5`, which say whether the move captures, and `a7a8=Q`,
/// with piece letters in either case; castling also as the king's move onto its rook; and the short form (`Nf3`), which
/// only the position makes whole.
pub(super) fn read(chess: &Chess, given: &str) -> Result<Action, TextError> {
    let error = match long(chess, given) {
        // Where no pawn waits it comes from the rank before.
        Ok(Action::Promote { at, .. }) if chess.men.at(Square::at(at)).is_none() => None,
        Ok(action) => return Ok(action),
        Err(error) => Some(error),
    };
    match (short_read::read(chess, given), error) {
        (Some(Ok(action)), _) => Ok(action),
        // Half of `e2e4` is no short move.
        (Some(Err(short)), _) if given.starts_with(|c: char| c.is_ascii_uppercase()) => {
            long(chess, &given.to_ascii_lowercase()).map_err(|_| short)
        }
        (_, Some(error)) => long(chess, &given.to_ascii_lowercase()).map_err(|_| error),
        (_, None) => long(chess, given),
    }
}

/// Reads an action that names both its squares.
fn long(chess: &Chess, given: &str) -> Result<Action, TextError> {
    let fail = |at: usize, expected: ChessExpected, example: &str| TextError::at(given, at, expected.into(), example);
    // Words (`pass`) are not legal here, but reading them lets the refusal say so.
    if given.len() > 3 && given.bytes().take(3).all(|byte| byte.is_ascii_lowercase()) {
        return given.parse().map_err(|_| fail(0, ChessExpected::ChessMove, "e2e4"));
    }
    let from = spot(given, 0).ok_or_else(|| fail(0, ChessExpected::ChessMove, "e2e4"))?;
    let mut rest = 2;
    if let Some(letter) = given.get(rest..).and_then(|text| text.strip_prefix('=')) {
        let role = chess.role(letter).ok_or_else(|| fail(3, ChessExpected::ChessPromotion, "a8=q"))?;
        return Ok(Action::Promote { at: from, role });
    }
    let sign = given.as_bytes().get(rest).copied().filter(|byte| b"-x".contains(byte));
    rest += usize::from(sign.is_some());
    let to = spot(given, rest).ok_or_else(|| fail(rest, ChessExpected::Square, "e2e4"))?;
    rest += 2;
    let promotion = match given.get(rest..) {
        Some("") => None,
        Some(text) => {
            let letter = text.strip_prefix('=').unwrap_or(text);
            Some(chess.role(letter).ok_or_else(|| fail(rest, ChessExpected::MoveEnd, "a7a8q"))?)
        }
        None => return Err(fail(rest, ChessExpected::MoveEnd, "a7a8q")),
    };
    Ok(match sign {
        None => chess.travel(from, to, promotion),
        Some(b'x') => Action::Capture { from, to, promotion },
        Some(_) => Action::Step { from, to, promotion },
    })
}

/// The square named at a byte offset.
fn spot(text: &str, at: usize) -> Option<Spot> {
    text.get(at..at + 2)?.parse().ok().filter(|spot: &Spot| spot.on_8x8())
}

impl Chess {
    /// The role with that letter in this game.
    fn role(&self, text: &str) -> Option<Role> {
        let mut letters = text.chars();
        let kind = letters.next().and_then(|letter| self.rules.kind_of_letter(letter));
        kind.filter(|_| letters.next().is_none()).map(|kind| self.rules.role(kind))
    }

    /// The action of going from one square to another, be it legal or not.
    pub(super) fn travel(&self, from: Spot, to: Spot, promotion: Option<Role>) -> Action {
        let (home, corner) = (Square::at(from), Square::at(to));
        let onto_rook = |right: &Right| {
            let stands = |kind, at| self.men.at(at) == Some(Man::new(right.side(), kind));
            right.home() == home && right.corner() == corner && stands(Kind::King, home) && stands(Kind::Rook, corner)
        };
        let to =
            Right::of(self.side()).iter().find(|right| onto_rook(right)).map_or(to, |right| right.king_to().spot());
        if self.captures(home, Square::at(to)) {
            Action::Capture { from, to, promotion }
        } else {
            Action::Step { from, to, promotion }
        }
    }

    /// Whether a move from one square to another captures.
    fn captures(&self, from: Square, to: Square) -> bool {
        let pawn = self.men.pawns().has(from);
        let passes = pawn && self.passing() == Some(to) && from.file() != to.file();
        self.men.of(self.side().other()).has(to) || passes
    }
}
