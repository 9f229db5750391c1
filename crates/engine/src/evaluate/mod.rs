//! What a position is worth.

mod chess;
mod four_kings;
mod soldiers;

use ashtapada_rules::{Action, Outcome, Position, Seat};

/// One number for each side, the unused ones 0; in hundredths of a pawn.
pub type Worth = [i32; 4];

/// A won game. Any worth of pieces stays far below.
pub(crate) const WIN: i32 = 1_000_000;

/// Which seats play together: sides are numbered from 0.
///
/// ```
/// use ashtapada_engine::{Evaluate, Sides};
/// use ashtapada_rules::{Position, Seat, chess};
/// let start = chess::Chess::start(&chess::Options::default()).unwrap();
/// let sides: Sides = start.sides();
/// assert_eq!(sides.count(), 2);
/// assert_ne!(sides.of(Seat::South), sides.of(Seat::North));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    side: [u8; 4],
    count: u8,
}

impl Sides {
    /// South against North.
    pub const PAIR: Sides = Sides { side: [0, 0, 1, 1], count: 2 };

    /// Each of the four for himself.
    pub const FOUR: Sides = Sides { side: [0, 1, 2, 3], count: 4 };

    /// Two teams of four seats; South and `partner` are one.
    pub const fn teams(partner: Seat) -> Sides {
        let mut side = [1; 4];
        side[Seat::South.index()] = 0;
        side[partner.index()] = 0;
        Sides { side, count: 2 }
    }

    /// How many sides there are.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The side of a seat.
    pub const fn of(&self, seat: Seat) -> usize {
        self.side[seat.index()] as usize
    }
}

/// What the players need to know of a family besides its rules.
pub trait Evaluate: Position {
    /// Which seats play together. The same in every position of a game.
    fn sides(&self) -> Sides;

    /// What each side's pieces (and points) are worth, whatever their places.
    fn material(&self) -> Worth;

    /// [`Evaluate::material`] with the places of the pieces: what they reach, what threatens.
    fn worth(&self) -> Worth;

    /// Whether an action changes material: a position with such actions is not judged as it stands.
    fn is_lively(&self, action: Action) -> bool;

    /// How promising an action looks before it is searched: captures of much by little first.
    fn promise(&self, action: Action) -> i32;
}

/// How much more each side has than the others: than their mean and than the best of them, half and half.
/// The leader's loss is everyone's gain, so nobody is content with beating the weak.
pub(crate) fn advantage(worth: &Worth, sides: &Sides) -> Worth {
    let worth = &worth[..sides.count()];
    let total: i32 = worth.iter().sum();
    let mut advantage = [0; 4];
    for (side, own) in worth.iter().enumerate() {
        let best = worth.iter().enumerate().filter(|&(other, _)| other != side).map(|(_, &worth)| worth).max();
        let mean = (total - own) / (sides.count() as i32 - 1);
        advantage[side] = own - (mean + best.unwrap_or(0)) / 2;
    }
    advantage
}

/// What the end of a game is worth to each side; wins that come sooner are worth more.
pub(crate) fn payoff(outcome: &Outcome, sides: &Sides, ply: usize) -> Worth {
    let mut share = [0; 4];
    for seat in Seat::ALL.into_iter().filter(|seat| outcome.rank[seat.index()] > 0) {
        share[sides.of(seat)] = i32::from(outcome.share[seat.index()]);
    }
    let count = sides.count() as i32;
    let total: i32 = share.iter().sum();
    let mut payoff = [0; 4];
    for (payoff, &share) in payoff.iter_mut().zip(&share).take(sides.count()) {
        // 0 when all share alike, WIN for a whole win, negative for less than one's part.
        let above = (share * count - total) * (WIN / 12) / count.max(2);
        *payoff = above - above.signum() * ply as i32;
    }
    payoff
}
