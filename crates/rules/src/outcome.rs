//! How a game ended, and its result.

use crate::Seat;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Ending {
    /// Only one side has pieces left; the points decide.
    LastArmy,
    /// Only one side has pieces left, and that is the goal.
    Annihilation,
    /// Only kings are left.
    OnlyKings,
    /// No more than one king is left; the points decide.
    OneKing,
    /// Both enemy kings were killed.
    BothKings,
    /// One seat captured all three enemy kings while its own stands.
    AllKings,
    /// Too long without progress.
    NoProgress,
    /// The agreed number of rounds has been played.
    Rounds,
    /// Threefold repetition.
    Repetition,
    /// The agreed number of pieces was captured.
    Target,
    /// The side to move has no legal move.
    NoMoves,
    /// The beasts whose turn it is are all blocked: both leopards, the fox.
    Blocked,
    /// The king of the side to move is in check, and there is no legal move.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate.
    InsufficientMaterial,
    /// One side has nothing left but its king.
    BareKing,
    /// The players agreed.
    Agreement,
    /// A player resigned.
    Resignation,
}

impl Ending {
    /// All of them.
    pub const ALL: &[Ending] = <Ending as strum::VariantArray>::VARIANTS;

    /// Its stable id, `last-army` and so on: in records, in JSON and in message files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A share of the win, in twelfths: 12 is a whole win, 0 a loss, 6 half.
///
/// In a team game both partners of the winning side get 12; in an individual game those who tie for the first place
/// share one win.
pub type Twelfths = u8;

/// The result of a finished game.
///
/// ```
/// use ashtapada_rules::{Ending, Outcome, Seat};
/// let mate = Outcome::won_by(&[Seat::South], &Seat::PAIR, Ending::Checkmate);
/// assert_eq!(mate.payoff(Seat::South), 1.0);
/// assert_eq!(mate.rank, [1, 0, 2, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Written"))]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// Each seat's share of the win, by [`Seat::index`]; 0 for a seat that does not play.
    pub share: [Twelfths; 4],
    /// Each seat's rank, from 1; ties share the better rank; 0 for a seat that does not play.
    pub rank: [u8; 4],
}

impl Outcome {
    /// `seat`'s share of the win: 1 for a win, 0 for a loss.
    pub fn payoff(&self, seat: Seat) -> f64 {
        f64::from(self.share[seat.index()]) / 12.0
    }

    /// Whether nobody won outright: a draw, or a shared first place.
    pub fn is_shared(&self) -> bool {
        self.share.iter().all(|&share| share < 12)
    }

    /// The seats `winners` win as one side; the other `players` lose.
    pub fn won_by(winners: &[Seat], players: &[Seat], ending: Ending) -> Outcome {
        let mut outcome = Outcome { ending, share: [0; 4], rank: [0; 4] };
        for seat in players {
            outcome.rank[seat.index()] = winners.len() as u8 + 1;
        }
        for seat in winners {
            outcome.share[seat.index()] = 12;
            outcome.rank[seat.index()] = 1;
        }
        outcome
    }

    /// A draw between two sides: each of `players` gets half.
    pub fn drawn(players: &[Seat], ending: Ending) -> Outcome {
        let mut outcome = Outcome { ending, share: [0; 4], rank: [0; 4] };
        for seat in players {
            outcome.share[seat.index()] = 6;
            outcome.rank[seat.index()] = 1;
        }
        outcome
    }

    /// The same with some seats, by [`Seat::index`], behind all others, who move up and share the win.
    ///
    /// ```
    /// use ashtapada_rules::{Ending, Outcome};
    /// let outcome = Outcome::by_points([20, 7, 15, 15], Ending::LastArmy);
    /// let without = outcome.with_last([true, false, false, false]);
    /// assert_eq!((without.rank, without.share), ([4, 3, 1, 1], [0, 0, 6, 6]));
    /// ```
    #[must_use]
    pub fn with_last(self, last: [bool; 4]) -> Outcome {
        if last == [false; 4] {
            return self;
        }
        let place = |seat: Seat| (last[seat.index()], self.rank[seat.index()]);
        let plays = |seat: &Seat| self.rank[seat.index()] > 0;
        let behind =
            |seat: Seat| Seat::ALL.into_iter().filter(plays).filter(|&other| place(other) < place(seat)).count();
        let rank = Seat::ALL.map(|seat| if plays(&seat) { 1 + behind(seat) as u8 } else { 0 });
        let winners = rank.iter().filter(|&&place| place == 1).count() as u8;
        Outcome { rank, share: rank.map(|place| if place == 1 { 12 / winners } else { 0 }), ..self }
    }

    /// An individual game by points: the most points win, equal points share.
    ///
    /// ```
    /// use ashtapada_rules::{Ending, Outcome};
    /// let outcome = Outcome::by_points([20, 7, 20, 3], Ending::LastArmy);
    /// assert_eq!(outcome.share, [6, 0, 6, 0]);
    /// assert_eq!(outcome.rank, [1, 3, 1, 4]);
    /// ```
    pub fn by_points(points: [u16; 4], ending: Ending) -> Outcome {
        let rank = points.map(|own| 1 + points.iter().filter(|&&other| other > own).count() as u8);
        let winners = rank.iter().filter(|&&place| place == 1).count() as u8;
        Outcome { ending, share: rank.map(|place| if place == 1 { 12 / winners } else { 0 }), rank }
    }
}

/// The serialized form of a result: by the names of the seats that play.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
struct Written {
    ending: Ending,
    payoff: alloc::collections::BTreeMap<Seat, f64>,
    rank: alloc::collections::BTreeMap<Seat, u8>,
}

#[cfg(feature = "serde")]
impl From<Outcome> for Written {
    fn from(outcome: Outcome) -> Written {
        let seats = || Seat::ALL.into_iter().filter(|seat| outcome.rank[seat.index()] > 0);
        Written {
            ending: outcome.ending,
            payoff: seats().map(|seat| (seat, outcome.payoff(seat))).collect(),
            rank: seats().map(|seat| (seat, outcome.rank[seat.index()])).collect(),
        }
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Outcome {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Outcome".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Written::json_schema(generator)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::from(*self).serialize(serializer)
    }
}
