//! Bitboards and simple facts about seats, for computer players.

use super::FourKings;
use super::hot::POWERS;
use super::men::Kind;
use crate::grid::{Square, SquareSet};
use crate::{Role, Seat};

impl FourKings {
    /// The squares on which pieces of one role and army stand. Empty for the roles of other games.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Role, Seat, four_kings::{FourKings, Options}, grid::Square};
    /// let start = FourKings::start(&Options::default()).unwrap();
    /// assert_eq!(start.squares(Seat::South, Role::King), Square::new(3, 0).set());
    /// assert_eq!(start.squares(Seat::West, Role::Pawn).len(), 4);
    /// ```
    #[inline]
    pub fn squares(&self, army: Seat, role: Role) -> SquareSet {
        match Kind::of(role) {
            Some(kind) => self.own_kind(army, kind),
            None if role == Role::Pawn => self.own_pawns(army),
            None => SquareSet::EMPTY,
        }
    }

    /// Where a piece that is no pawn goes from a square past these pieces; nowhere for the roles of other games.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Role, four_kings::{FourKings, Options}, grid::{Square, SquareSet}};
    /// let start = FourKings::start(&Options::default()).unwrap();
    /// assert_eq!(start.reach_of(Role::Boat, Square::new(0, 0), SquareSet::EMPTY), Square::new(2, 2).set());
    /// ```
    #[inline]
    pub fn reach_of(&self, role: Role, from: Square, occupied: SquareSet) -> SquareSet {
        Kind::of(role).map_or(SquareSet::EMPTY, |kind| self.reach_over(kind, from, occupied))
    }

    /// Whether boats leap and elephants move as rooks, as in nearly every game.
    #[inline]
    pub fn moves_as_usual(&self) -> bool {
        !self.is(POWERS)
    }

    /// Every square on which a piece of the army stands.
    #[inline]
    pub fn army(&self, army: Seat) -> SquareSet {
        self.own(army)
    }

    /// How many full rounds are left, with the one that is played; `None` where a game may last as long as it likes.
    #[inline]
    pub fn rounds_left(&self) -> Option<u16> {
        let all = self.rules.rounds().get();
        (all != 0).then(|| all.saturating_sub(self.rounds.into()))
    }

    /// The points that a seat has scored.
    #[inline]
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The partner of a seat; `None` in games without teams.
    ///
    /// ```
    /// use ashtapada_rules::{OptionSet, Position, Seat, four_kings::{FourKings, Options}};
    /// let mut options = Options::default();
    /// assert_eq!(FourKings::start(&options).unwrap().ally(Seat::South), None);
    /// options.set("teams", "opposite")?;
    /// assert_eq!(FourKings::start(&options)?.ally(Seat::South), Some(Seat::North));
    /// # Ok::<(), ashtapada_rules::OptionError>(())
    /// ```
    #[inline]
    pub fn ally(&self, seat: Seat) -> Option<Seat> {
        self.seating.teams.then(|| self.seating.ally(seat))
    }

    /// Whether an army is frozen because its king is lost.
    #[inline]
    pub fn is_frozen(&self, army: Seat) -> bool {
        self.frozen(army)
    }

    /// The options of the game. Inlined, so that reading one of them costs no more than that one.
    #[inline(always)]
    pub fn rules(&self) -> super::Options {
        self.rules.options()
    }
}
