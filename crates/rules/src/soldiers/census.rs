//! Bitboards and counts of pieces and their moves, for computer players.

use super::Soldiers;
use super::board::{PointBoard, PointSet};
use super::options::{Options, Setup};
use crate::grid::Side;
use crate::{OptionError, OptionSet, TextError};

impl Soldiers {
    /// A game of soldiers on a custom board: `south` and `north` are the points of the two armies at the start. Of the
    /// options, those count that say how soldiers move, capture and win; the target is by default the size of the
    /// larger army.
    ///
    /// ```
    /// use ashtapada_rules::{ActionList, Position, soldiers::{Bend, Options, PointBoard, Soldiers}};
    /// // One circle of six points: to jump, one follows the arc.
    /// let ring = PointBoard::new("ring", &[("b1 c1 d2 c3 b3 a2 b1", Bend::Around((150, 100)))]).unwrap();
    /// let points = |names: &str| names.split(' ').map(|name| ring.point(name.parse().unwrap()).unwrap()).collect();
    /// let game = Soldiers::on(ring, &Options::default(), points("b1 a2"), points("c1 c3")).unwrap();
    /// let mut list = ActionList::new();
    /// game.actions(&mut list);
    /// let texts: Vec<String> = list.iter().map(|action| action.to_string()).collect();
    /// assert_eq!(texts, ["b1xd2", "a2-b3"]);
    /// assert_eq!(game.parse_like(&game.text()), Ok(game));
    /// ```
    ///
    /// # Errors
    /// The options contradict each other, or are those of Cows and Leopards; or a point is taken twice or not on the
    /// board.
    pub fn on(
        board: &'static PointBoard,
        options: &Options,
        south: PointSet,
        north: PointSet,
    ) -> Result<Soldiers, OptionError> {
        options.check()?;
        let wrong = |why| Err(OptionError::contradiction(options, "setup", "board", why));
        if options.setup == Setup::Cows {
            return wrong("cows and leopards need a board of the rule sets");
        }
        if south.meets(north) || !(south | north).without(board.tables.all).is_empty() {
            return wrong("each soldier stands on a point of its own");
        }
        let army = south.len().max(north.len()).max(1) as u8;
        Ok(Soldiers::arranged(board, options, [south, north], army))
    }

    /// Reads a position of the game that began with this one, also on a custom board.
    ///
    /// # Errors
    /// As [`Position::parse`](crate::Position::parse).
    pub fn parse_like(&self, text: &str) -> Result<Soldiers, TextError> {
        super::text::read_like(text, self, crate::draft::Care::Sense)
    }

    /// The board in play.
    #[inline(always)]
    pub fn point_board(&self) -> &'static PointBoard {
        self.board
    }

    /// The points on which pieces of a side stand.
    ///
    /// ```
    /// use ashtapada_rules::{Position, grid::Side, soldiers::{Options, Soldiers}};
    /// let start = Soldiers::start(&Options::default()).unwrap();
    /// assert_eq!(start.points(Side::South).len(), 16);
    /// assert_eq!((start.army(), start.captured(Side::South)), (16, 0));
    /// assert_eq!(start.movable(Side::South).len(), 5);
    /// assert_eq!(start.hunting(Side::South).len(), 0);
    /// ```
    #[inline(always)]
    pub fn points(&self, side: Side) -> PointSet {
        self.men(side)
    }

    /// How many pieces the larger side of the game begins with, those that it still has to place included.
    #[inline(always)]
    pub fn army(&self) -> u32 {
        self.army.into()
    }

    /// How many captures count for a side.
    #[inline(always)]
    pub fn captured(&self, side: Side) -> u32 {
        u32::from(self.taken[side.index()])
    }

    /// How many pieces a side has still to place.
    #[inline(always)]
    pub fn in_hand(&self, side: Side) -> u32 {
        u32::from(self.hand[side.index()])
    }

    /// The pieces of a side that can step, were it to move.
    pub fn movable(&self, side: Side) -> PointSet {
        // Every line goes both ways: the pieces that can step are those reached from empty points.
        let empty = self.empty_points();
        empty.iter().fold(PointSet::EMPTY, |reach, at| reach | self.board.neighbours(at)) & self.men(side)
    }

    /// The points to which pieces of a side can step, were it to move.
    pub fn reachable(&self, side: Side) -> PointSet {
        self.reach(self.men(side))
    }

    /// The pieces of a side that can capture, were it to move.
    pub fn hunting(&self, side: Side) -> PointSet {
        self.hunters(side)
    }

    /// Whether this is Cows and Leopards: South has the cows, North the leopards.
    #[inline(always)]
    pub fn has_leopards(&self) -> bool {
        self.cows()
    }
}
