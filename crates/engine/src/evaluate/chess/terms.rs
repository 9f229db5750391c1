//! What a chess position is judged by, as counts of terms: the evaluation is the sum of their weights, so that weights can be
//! fitted to results.

use ashtapada_rules::Role;
use ashtapada_rules::grid::{Side, Square};

/// Where counts go: sums of weights, or a list of what was counted.
pub trait Sink {
    /// Counts a term so many times; less than none for North.
    fn add(&mut self, term: usize, count: i32);
}

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: $count:expr,)+) => {
        terms!(@from 0; $($(#[$doc])* $name: $count,)+);
        /// Names and numbers of the groups of terms, in their order.
        pub const GROUPS: &[(&str, usize)] = &[$((stringify!($name), $count)),+];
    };
    (@from $from:expr; $(#[$doc:meta])* $name:ident: $count:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: usize = $from;
        terms!(@from $from + $count; $($rest)*);
    };
    (@from $from:expr;) => {
        /// How many terms there are.
        pub const TERMS: usize = $from;
    };
}

terms! {
    /// A piece on a square: for each role 32 squares, since left and right are alike, row by row from its own edge. The eighth
    /// row of pawns is that of those that wait.
    SQUARE: 6 * 32,
    /// How many squares a knight reaches that no pawn of the enemy attacks; then a bishop, a rook, a queen.
    KNIGHT_REACH: 9,
    BISHOP_REACH: 14,
    ROOK_REACH: 15,
    QUEEN_REACH: 28,
    /// A knight, and a rook, by how many own pawns there are.
    KNIGHT_PAWNS: 9,
    ROOK_PAWNS: 9,
    /// How far a knight is from the enemy king; then a bishop, a rook, a queen.
    DISTANCE: 4 * 8,
    /// A bishop, a rook that on an empty board would give check.
    ALIGNED: 2,
    /// Both bishops.
    PAIR: 1,
    /// A rook on a file without pawns, and on one without own pawns.
    OPEN: 2,
    /// A knight, a bishop on a square that a pawn guards and no pawn of the enemy can ever attack.
    OUTPOST: 2,
    /// How many pawns there are.
    PAWNS: 9,
    /// A pawn without own pawns on the files beside it, by file.
    ISOLATED: 4,
    /// A pawn behind one of its own.
    DOUBLED: 1,
    /// A pawn guarded by a pawn, and one beside another, by row.
    GUARDED: 8,
    BESIDE: 8,
    /// By row, a pawn without any other before it on its file that has as many own pawns to help it past those beside its way.
    CANDIDATE: 8,
    /// A passed pawn by row; more if a queen of its own has fallen, for which it could be exchanged; if nothing has fallen;
    /// if the square before it is free; if no square before it is taken or attacked.
    PASSED: 8,
    PASSED_QUEEN: 8,
    PASSED_NOTHING: 8,
    PASSED_FREE: 8,
    PASSED_CLEAR: 8,
    /// A passed pawn by row, if somebody of the enemy stands in its way.
    PASSED_BLOCKED: 8,
    /// A rook behind a passed pawn: an own one, and one of the enemy.
    ROOK_BEHIND: 2,
    /// The distance of each king from the square before a passed pawn beyond the middle.
    PASSED_OWN_KING: 8,
    PASSED_OTHER_KING: 8,
    /// What a pawn attacks: knight, bishop, rook, queen.
    PAWN_ATTACKS: 4,
    /// What a knight or bishop attacks: pawn, knight or bishop, rook, queen.
    MINOR_ATTACKS: 4,
    /// What a rook attacks: pawn, knight or bishop, queen.
    ROOK_ATTACKS: 3,
    /// What a queen attacks: pawn, knight or bishop, rook.
    QUEEN_ATTACKS: 3,
    /// What a king attacks that neither a pawn guards nor two others: pawn, piece.
    KING_ATTACKS: 2,
    /// What a pawn would attack after a step that loses nothing: pieces.
    STEP_ATTACKS: 1,
    /// A pawn, a piece that is attacked and not guarded.
    HANGING: 2,
    /// A piece that is attacked twice and not guarded twice.
    OUTNUMBERED: 1,
    /// A square that both attack, and the enemy not firmly: by no pawn, and not by two against one.
    CONTESTED: 1,
    /// What cannot leave its line before its king: pawn, knight or bishop, rook, queen.
    PINNED: 4,
    /// Attacks on the squares around the enemy king, added up by the strength of the attackers: with a queen, and without.
    DANGER: 2 * 16,
    /// How many pieces attack squares around the enemy king: with a queen, and without.
    ATTACKERS: 2 * 6,
    /// How many free squares around a king nobody attacks.
    FLIGHT: 9,
    /// Roles (knight, bishop, rook, queen) that could give check from a square the enemy does not guard.
    CHECKS: 4,
    /// The same, how many squares; of those around the king, the ones that two attack, whoever guards them.
    CHECKING: 4,
    /// Rows from a king to the nearest own pawn in front of it, on its file and on those beside it; 7 for none.
    SHELTER: 2 * 8,
    /// The same for pawns of the enemy.
    STORM: 2 * 8,
    /// Being to move.
    TURN: 1,
}

/// The middle game counts so much of so many: with all pieces on the board, and with none.
pub const PHASES: i32 = 24;

pub(super) const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// How much a piece counts for the middle game.
pub(super) const fn phase_of(role: Role) -> i32 {
    match role {
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
        _ => 0,
    }
}

/// The term of a piece on a square.
#[inline]
pub(super) fn square_term(role: usize, side: Side, at: Square) -> usize {
    let file = at.file().min(7 - at.file());
    SQUARE + role * 32 + usize::from(row(side, at)) * 4 + usize::from(file)
}

/// The row of a square, from a side's own edge.
#[inline]
pub(super) const fn row(side: Side, at: Square) -> u8 {
    match side {
        Side::South => at.rank(),
        Side::North => 7 - at.rank(),
    }
}

/// How a side counts for South.
pub(super) const fn sign(side: Side) -> i32 {
    match side {
        Side::South => 1,
        Side::North => -1,
    }
}

/// How many steps of a king two squares are apart.
pub(super) fn distance(one: Square, other: Square) -> usize {
    usize::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}
