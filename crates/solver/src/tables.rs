//! The solved slices of a game, and what they say of its positions.

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Position, Turn};
use sha2::{Digest, Sha256};

use crate::game::Men;
use crate::solve::{self, Layout, Place, SolveError};
use crate::table::Table;
use crate::turns::WholeTurn;
use crate::value::Score;
use crate::{Game, Slice, Value};

/// How many positions there are of each worth to the side to move. They are counted as they stand on the board, whether or not a
/// symmetry turns one into another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Those that are won.
    pub won: u64,
    /// Those that are drawn.
    pub drawn: u64,
    /// Those that are lost.
    pub lost: u64,
    /// The most turns that a win takes, if they were counted; 0 without a win.
    pub longest: u16,
}

impl Tally {
    /// All of them.
    pub fn positions(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

impl core::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.longest = self.longest.max(other.longest);
    }
}

/// The tables of a slice.
struct Solved<'g> {
    layout: Layout<'g>,
    /// One for each of [`Game::movers`].
    tables: Vec<Table>,
}

/// The solved slices of a game.
///
/// ```
/// use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Soldiers, Start};
/// use ashtapada_rules::{Colour, Position};
/// use ashtapada_solver::{Game, Tables, Value};
/// // Two against two on a line of six points.
/// let board = PointBoard::new("line", &[("a1 b1 c1 d1 e1 f1", Bend::Straight)])?;
/// let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
/// let options = Options::of(PointGame::new("line", armies, &[], &[Start::new(board, ["a1 b1", "e1 f1"])])?);
/// let game = Game::of(&options)?;
/// let mut tables = Tables::new(&game);
/// for slice in game.slices() {
///     tables.solve(slice)?;
/// }
/// assert_eq!(tables.probe(&Soldiers::start(&options)?), Some(Value::Win(11)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Tables<'g> {
    game: &'g Game,
    /// Those of one man of North first.
    solved: Vec<Option<Solved<'g>>>,
    most: [usize; 2],
    with_turns: bool,
}

impl<'g> Tables<'g> {
    /// No slice yet; those that are solved will have the number of turns, too.
    pub fn new(game: &'g Game) -> Tables<'g> {
        let most = Side::BOTH.map(|side| game.slices().into_iter().map(|slice| slice.men(side)).max().unwrap_or(0));
        let solved = (0..(most[0] + 1) * (most[1] + 1)).map(|_| None).collect();
        Tables { game, solved, most, with_turns: true }
    }

    /// No slice yet; those that are solved will only say who wins, in a quarter of the memory: the numbers of turns in values mean
    /// nothing then.
    pub fn without_turns(game: &'g Game) -> Tables<'g> {
        Tables { with_turns: false, ..Tables::new(game) }
    }

    /// The game.
    pub fn game(&self) -> &'g Game {
        self.game
    }

    /// Whether the number of turns is wanted.
    pub fn have_turns(&self) -> bool {
        self.with_turns
    }

    #[inline(always)]
    fn slot(&self, slice: Slice) -> usize {
        slice.men(Side::North) * (self.most[0] + 1) + slice.men(Side::South)
    }

    #[inline(always)]
    fn get(&self, slice: Slice) -> Option<&Solved<'g>> {
        self.solved.get(self.slot(slice))?.as_ref()
    }

    /// Whether a slice is solved.
    pub fn has(&self, slice: Slice) -> bool {
        self.get(slice).is_some()
    }

    /// Solves a slice.
    ///
    /// # Errors
    /// A smaller one is missing, or it is too large.
    pub fn solve(&mut self, slice: Slice) -> Result<(), SolveError> {
        let tables = solve::solve(self.game, self, slice, self.with_turns)?;
        self.insert(slice, tables);
        Ok(())
    }

    pub(crate) fn insert(&mut self, slice: Slice, tables: Vec<Table>) {
        let slot = self.slot(slice);
        if let Some(place) = self.solved.get_mut(slot) {
            *place = Some(Solved { layout: Layout::new(self.game, slice), tables });
        }
    }

    /// The tables of a slice, one for each of [`Game::movers`].
    pub(crate) fn tables(&self, slice: Slice) -> Option<&[Table]> {
        self.get(slice).map(|solved| solved.tables.as_slice())
    }

    /// What a position is worth, if its slice is solved; `place` finds outer sets among the orbits.
    #[inline(always)]
    pub(crate) fn score(&self, men: Men, place: impl FnOnce(&Layout<'_>, u64) -> Place) -> Option<Score> {
        let (slice, men) = self.game.normal(men);
        if let Some(score) = self.game.decided(slice, men.mover) {
            return Some(score);
        }
        let solved = self.get(slice)?;
        let (outer, inner) = solved.layout.split(men);
        let number = solved.layout.number(&place(&solved.layout, outer), inner);
        Some(solved.tables.get(men.mover.index())?.score(number))
    }

    fn value(&self, men: Men) -> Option<Value> {
        self.score(men, |layout, outer| layout.place(outer)).map(Score::value)
    }

    /// What a position is worth to the side to move, as a turn begins or when the game is over; `None` in the middle of a
    /// turn, with pieces in hand, where no slice is solved, or in another game.
    pub fn probe(&self, position: &Soldiers) -> Option<Value> {
        match position.turn() {
            Turn::Over => verdict(position),
            _ => self.value(self.game.men(position)?),
        }
    }

    /// What a turn is worth to whoever makes it, in the middle of which the opponent may have a choice.
    pub fn value_of(&self, turn: &WholeTurn) -> Option<Value> {
        let left: Option<Vec<Value>> = turn.leaves.iter().map(|left| self.probe(left)).collect();
        left?.into_iter().max().map(Value::before)
    }

    /// Every turn of a position with what it is worth, the best first; `None` where that is not known.
    pub fn judge(&self, position: &Soldiers) -> Option<Vec<(WholeTurn, Value)>> {
        let turns = WholeTurn::all(position).into_iter();
        let mut judged: Vec<_> = turns.map(|turn| Some((self.value_of(&turn)?, turn))).collect::<Option<_>>()?;
        judged.sort_by_key(|&(value, _)| core::cmp::Reverse(value));
        Some(judged.into_iter().map(|(value, turn)| (turn, value)).collect())
    }

    /// The position of a number below [`Game::positions_of`] that the table of a slice has for a side to move; `None` where
    /// there is none.
    pub fn position(&self, slice: Slice, mover: Side, number: u64) -> Option<Soldiers> {
        self.entry(slice, mover, number).map(|(position, _)| position)
    }

    /// The same, and what the table says.
    pub(crate) fn entry(&self, slice: Slice, mover: Side, number: u64) -> Option<(Soldiers, Option<Value>)> {
        if !self.game.is_small_enough(slice) || number >= self.game.positions_of(slice) {
            return None;
        }
        let men = Layout::new(self.game, slice).men_at(number as usize, mover);
        Some((self.game.position(men), self.value(men)))
    }

    /// The positions of a slice by their worth to a side to move, South's and North's men exchanged if that side has no
    /// table of its own.
    pub fn tally(&self, slice: Slice, mover: Side) -> Option<Tally> {
        let solved = self.get(slice)?;
        let table = solved.tables.get(mover.index()).or(solved.tables.first())?;
        let orbits = solved.layout.orbits;
        let block = table.len / orbits.count();
        let mut tally = Tally::default();
        for number in 0..orbits.count() {
            let weight = (self.game.symmetries() / usize::from(orbits.keeping(number))) as u64;
            let ([won, drawn, lost], longest) = table.count(number * block..(number + 1) * block);
            tally += Tally { won: weight * won, drawn: weight * drawn, lost: weight * lost, longest };
        }
        Some(tally)
    }

    /// A position of a slice whose win takes the most turns, and how many; `None` without a win, or without turns.
    pub fn longest_win(&self, slice: Slice) -> Option<(Soldiers, u16)> {
        let solved = self.get(slice).filter(|_| self.have_turns())?;
        let wins = |(table, &mover): (&Table, &Side)| {
            let (at, turns) = table.longest_win()?;
            Some((self.game.position(solved.layout.men_at(at, mover)), turns))
        };
        let movers = solved.tables.iter().zip(self.game.movers(slice));
        movers.filter_map(wins).max_by_key(|&(_, turns)| turns)
    }

    /// How many boards of a slice there are on which whoever moves loses, those with the sides exchanged included if they may do the
    /// same, and one of them; `None` if it is not solved.
    pub fn zugzwangs(&self, slice: Slice) -> Option<(u64, Option<Soldiers>)> {
        let Solved { layout, tables } = self.get(slice)?;
        let is_lost = |men: Men| matches!(self.value(men), Some(Value::Loss(_)));
        let (mut count, mut first) = (0, None);
        let table = tables.first()?;
        let block = table.len / layout.orbits.count();
        for at in (0..table.len).filter(|&at| matches!(table.score(at).value(), Value::Loss(_))) {
            let men = layout.men_at(at, Side::South);
            if is_lost(Men { mover: Side::North, ..men }) {
                let exchanged = if self.game.sides_are_alike() && slice.south != slice.north { 2 } else { 1 };
                count += exchanged * (self.game.symmetries() / usize::from(layout.orbits.keeping(at / block))) as u64;
                first.get_or_insert(men);
            }
        }
        Some((count, first.map(|men| self.game.position(men))))
    }

    /// The SHA-256 of who wins in each position of a slice, two bits each: of all tables together.
    pub fn hash(&self, slice: Slice) -> Option<[u8; 32]> {
        let mut hash = Sha256::new();
        self.get(slice)?.tables.iter().for_each(|table| hash.update(table.values()));
        Some(hash.finalize().into())
    }

    /// How many bytes the solved slices take.
    pub fn bytes(&self) -> u64 {
        let size = |table: &Table| table.bytes() as u64;
        self.solved.iter().flatten().flat_map(|solved| &solved.tables).map(size).sum()
    }
}

/// What a position that is over is worth to whoever would be next.
pub(crate) fn verdict(position: &Soldiers) -> Option<Value> {
    let outcome = position.outcome()?;
    Some(match outcome.share[position.side().seat().index()] {
        0 => Value::Loss(0),
        _ if outcome.is_shared() => Value::Draw,
        _ => Value::Win(0),
    })
}
