//! One decision, and how it is written.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::{Expected, Probability, Role, Spot, TextError, Throw};

/// One decision of a seat, or one throw by chance.
///
/// A *turn* is a run of actions by one seat: a chain of jumps is one [`Action::Capture`] each,
/// a game with two dice moves twice. Four bytes, so that lists of actions stay in the cache.
///
/// [`Display`](fmt::Display) and [`FromStr`] are exact inverses, in the form of `docs/formats.md`. Chess writes its
/// moves in UCI form instead: where people or other programs read them, print actions with
/// [`Position::action_text`](crate::Position::action_text).
///
/// ```
/// use ashtapada_rules::{Action, Role};
/// let action: Action = "b1xc3=H".parse().unwrap();
/// assert_eq!(action, Action::Capture {
///     from: "b1".parse().unwrap(),
///     to: "c3".parse().unwrap(),
///     promotion: Some(Role::Horse),
/// });
/// assert_eq!(action.to_string(), "b1xc3=H");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(name(ActionKind), doc = "What an [`Action`] is, without what it is about.")]
#[cfg_attr(feature = "serde", strum_discriminants(derive(serde::Serialize, serde::Deserialize)))]
#[cfg_attr(feature = "serde", strum_discriminants(serde(rename_all = "kebab-case")))]
#[cfg_attr(feature = "ts", strum_discriminants(derive(schemars::JsonSchema, ts_rs::TS)))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    /// A throw of the dice (by chance, never a seat's decision): `3`, `2 5`.
    Throw(Throw),
    /// Under the skilled throw, the face that the thrower tries for: `call 3`.
    Call(u8),
    /// A move to an empty spot: `b1-c3`, with `=H` when a pawn is promoted on arrival.
    Step {
        /// Where the piece stands.
        from: Spot,
        /// Where it goes.
        to: Spot,
        /// What a pawn becomes on arrival.
        promotion: Option<Role>,
    },
    /// A capture: by entering the victim's square, or by jumping it: `b1xc3`.
    Capture {
        /// Where the piece stands.
        from: Spot,
        /// Where it lands.
        to: Spot,
        /// What a pawn becomes on arrival.
        promotion: Option<Role>,
    },
    /// A piece is put on an empty spot: a cow, a leopard, or a king that returns: `@e5`.
    Place {
        /// Where.
        at: Spot,
    },
    /// A waiting (suspended) pawn is promoted where it stands: `a8=H`.
    Promote {
        /// Where the pawn waits.
        at: Spot,
        /// What it becomes.
        role: Role,
    },
    /// A piece that failed to capture is taken off: `huff e4`.
    Huff {
        /// Where it stands.
        at: Spot,
    },
    /// No further jump in this chain, though there may be one: `stop`.
    Stop,
    /// No (further) move: `pass`. Also declines what is optional: a decision before a throw, an offer of exchange, a
    /// huff.
    Pass,
    /// The side proposes that both fallen kings return: `offer-exchange`.
    ///
    /// Where the side has two lost kings to choose from, `offer-exchange @d1` names by its
    /// throne the one that should come back.
    OfferExchange {
        /// The throne of the proposer's king, when two of the side's kings are lost.
        throne: Option<Spot>,
    },
    /// Yes to the exchange: `accept`.
    Accept,
    /// No to the exchange: `decline`.
    Decline,
    /// The last king leaves the board: `withdraw`.
    Withdraw,
}

/// An upper bound on the number of legal actions in a position of any game.
pub const MOST_ACTIONS: usize = 512;

/// The legal actions of a position.
pub type ActionList = ArrayVec<Action, MOST_ACTIONS>;

/// The throws that may come next, each with its exact probability; they sum to one.
pub type ChanceList = ArrayVec<(Throw, Probability), 16>;

impl Action {
    /// Whether it changes the material: a capture, a huff, or a promotion.
    ///
    /// ```
    /// use ashtapada_rules::Action;
    /// let tactical = |text: &str| text.parse::<Action>().unwrap().is_tactical();
    /// assert!(tactical("b1xc3") && tactical("a7-a8=H"));
    /// assert!(!tactical("b1-c3") && !tactical("pass"));
    /// ```
    pub const fn is_tactical(self) -> bool {
        matches!(
            self,
            Action::Capture { .. }
                | Action::Huff { .. }
                | Action::Promote { .. }
                | Action::Step { promotion: Some(_), .. }
        )
    }

    /// The origin of the piece that is moved or promoted; `None` if no piece on the board is.
    pub const fn from(self) -> Option<Spot> {
        match self {
            Action::Step { from, .. } | Action::Capture { from, .. } => Some(from),
            Action::Promote { at, .. } => Some(at),
            _ => None,
        }
    }

    /// The target: of a move or placement, or where a pawn is promoted or a piece huffed.
    pub const fn to(self) -> Option<Spot> {
        match self {
            Action::Step { to, .. } | Action::Capture { to, .. } => Some(to),
            Action::Place { at } | Action::Promote { at, .. } | Action::Huff { at } => Some(at),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, sign, to, promotion) = match *self {
            Action::Throw(throw) => return throw.fmt(f),
            Action::Call(face) => return write!(f, "call {face}"),
            Action::Step { from, to, promotion } => (from, '-', to, promotion),
            Action::Capture { from, to, promotion } => (from, 'x', to, promotion),
            Action::Place { at } => return write!(f, "@{at}"),
            Action::Promote { at, role } => return write!(f, "{at}={}", sign_of(role)),
            Action::Huff { at } => return write!(f, "huff {at}"),
            Action::Stop => return f.write_str("stop"),
            Action::Pass => return f.write_str("pass"),
            Action::OfferExchange { throne: None } => return f.write_str("offer-exchange"),
            Action::OfferExchange { throne: Some(at) } => return write!(f, "offer-exchange @{at}"),
            Action::Accept => return f.write_str("accept"),
            Action::Decline => return f.write_str("decline"),
            Action::Withdraw => return f.write_str("withdraw"),
        };
        write!(f, "{from}{sign}{to}")?;
        match promotion {
            Some(role) => write!(f, "={}", sign_of(role)),
            None => Ok(()),
        }
    }
}

/// The letter of a promotion: that of the role, but lower case for a bishop, since `B` is a boat.
fn sign_of(role: Role) -> char {
    if role == Role::Bishop { 'b' } else { role.letter() }
}

/// The inverse of [`sign_of`]; chess pieces may also be lower case, as in UCI.
fn role_of(sign: &str) -> Option<Role> {
    let chess = [Role::Queen, Role::Counsellor, Role::Rook, Role::Bishop, Role::Knight];
    let mut letters = sign.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let small = chess.into_iter().find(|role| role.letter().to_ascii_lowercase() == letter);
    small.or_else(|| Role::ALL.iter().copied().find(|&role| sign_of(role) == letter))
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(given: &str) -> Result<Action, TextError> {
        let fail =
            |column: usize, expected: Expected, example: &str| TextError::at(given, column - 1, expected, example);
        if !given.is_ascii() || given.is_empty() {
            return Err(fail(1, Expected::Action, "b1-c3"));
        }
        match given {
            "stop" => return Ok(Action::Stop),
            "pass" => return Ok(Action::Pass),
            "offer-exchange" => return Ok(Action::OfferExchange { throne: None }),
            "accept" => return Ok(Action::Accept),
            "decline" => return Ok(Action::Decline),
            "withdraw" => return Ok(Action::Withdraw),
            _ => {}
        }
        if let Some(rest) = given.strip_prefix("offer-exchange @") {
            let at = rest.parse().map_err(|_| fail(17, Expected::Throne, "offer-exchange @d1"))?;
            return Ok(Action::OfferExchange { throne: Some(at) });
        }
        if let Some(rest) = given.strip_prefix("huff ") {
            let at = rest.parse().map_err(|_| fail(6, Expected::Huffed, "huff e4"))?;
            return Ok(Action::Huff { at });
        }
        if let Some(rest) = given.strip_prefix("call ") {
            let face = rest.parse().map_err(|_| fail(6, Expected::Face, "call 3"))?;
            return Ok(Action::Call(face));
        }
        if let Some(rest) = given.strip_prefix('@') {
            let at = rest.parse().map_err(|_| fail(2, Expected::Spot, "@e5"))?;
            return Ok(Action::Place { at });
        }
        if given.as_bytes()[0].is_ascii_digit() {
            return given.parse().map(Action::Throw).map_err(|_| fail(1, Expected::Faces, "2 5"));
        }
        let (path, promotion) = match given.split_once('=') {
            None => (given, None),
            Some((path, letter)) => match role_of(letter) {
                Some(role) => (path, Some(role)),
                None => return Err(fail(path.len() + 2, Expected::Promotion, "a7-a8=H")),
            },
        };
        let Some(cut) = path.find(['-', 'x']) else {
            let at = path.parse().map_err(|_| fail(1, Expected::Action, "b1-c3"))?;
            return match promotion {
                Some(role) => Ok(Action::Promote { at, role }),
                None => Err(fail(path.len() + 1, Expected::SecondSpot, "b1-c3")),
            };
        };
        let from = path[..cut].parse().map_err(|_| fail(1, Expected::Spot, "b1-c3"))?;
        let to = path[cut + 1..].parse().map_err(|_| fail(cut + 2, Expected::Spot, "b1-c3"))?;
        Ok(if path.as_bytes()[cut] == b'x' {
            Action::Capture { from, to, promotion }
        } else {
            Action::Step { from, to, promotion }
        })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Action, D::Error> {
        crate::text::parsed(reader)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn texts_round_trip() {
        for text in [
            "3",
            "2 5",
            "call 4",
            "b1-c3",
            "b1xc3",
            "a7-a8=H",
            "a7xb8=K",
            "@e5",
            "a8=E",
            "a8=b",
            "a7-a8=Q",
            "huff e4",
            "stop",
            "pass",
            "offer-exchange",
            "offer-exchange @d1",
            "accept",
            "decline",
            "withdraw",
        ] {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn every_promotion_reads_back() {
        for &role in Role::ALL {
            let action = Action::Promote { at: Spot::new(0, 7), role };
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let small: Action = "a7-a8=r".parse().unwrap();
        assert_eq!(small.to_string(), "a7-a8=R");
    }

    #[test]
    fn errors_say_where() {
        let column = |text: &str| text.parse::<Action>().unwrap_err().column;
        assert_eq!(column("b1-z3"), 4);
        assert_eq!(column("b1"), 3);
        assert_eq!(column("b1-c3=X"), 7);
        assert_eq!(column("7"), 1);
        assert_eq!(column(""), 1);
        assert_eq!(column("żółw"), 1);
    }
}
