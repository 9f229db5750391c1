//! The chess family: two armies of sixteen on sixty-four squares, who hunt each other's king.
//!
//! A game is a value of the [`Options`]: how the array stands, who stands beside the king (a queen, or a counsellor of one
//! step) and beside the knights (bishops, or elephants of several powers), what a pawn can do and become, and what
//! stalemate and a bare king mean. Knights, rooks, kings and pawns move alike everywhere.
//!
//! The default is the chess of the museum set Vilac 9506: the orthodox pieces and moves, and a promotion that only gives
//! back what the opponent has captured (AMB-98 to AMB-106 in `docs/ambiguities.md`).
//!
//! - No castling and no en passant captures, unless the [`Options`] say so (AMB-99, AMB-100).
//! - A pawn on the last rank is exchanged at once for a captured piece of its colour. The *pool* needs no
//!   memory: it is the set (one queen, two rooks, two bishops, two knights) less the pieces on the board
//!   (AMB-102, AMB-103).
//! - While nothing is captured, the pawn waits *suspended* on the last rank: it blocks and can be captured,
//!   does not move and attacks nothing. When a piece of its side has been captured, the owner's next turn ends
//!   with the exchange ([`Action::Promote`]), after his move; with no move and no check, the exchange alone is
//!   the turn (AMB-101).
//!
//! Under `delayedExchange=free` the exchange comes before the move. The new piece may then attack the enemy king
//! although its own side is to move. A king is never captured: the owner plays another move, and the attacked side
//! then has to answer the check.
//!
//! | file | what it is for |
//! |---|---|
//! | `options.rs` | the options |
//! | `men.rs` | which piece stands where, in four machine words |
//! | `attacks.rs` | which squares the pieces attack |
//! | `powers.rs` | how the men move that not every game has |
//! | `generate.rs` | legal actions |
//! | `castling.rs` | castling rights, and what stands in the way |
//! | `exchange.rs` | what a pawn on its last rank becomes |
//! | `action_index.rs` | action indices |
//! | `play.rs` | playing them, and reporting what happened |
//! | `end.rs` | mate, stalemate, draws |
//! | `refuse.rs` | why an action is not legal |
//! | `text.rs` | positions as text (FEN) |
//! | `draft.rs` | a position being edited |
//! | `notation.rs` | actions as text (UCI form) |
//! | `short.rs` | actions as chess players write them |
//! | `hash.rs` | the Zobrist key |
//!
//! # Action indices
//! What [`Position::action_index`] gives:
//!
//! | indices | actions |
//! |---|---|
//! | 0 to 4095 | moves and captures without a promotion: `64 * from + to`. Whether something is captured follows from the position. |
//! | 4096 to 4287 | promotions on arrival: twelve for each square of the last rank but one (White's a7 to h7, then Black's a2 to h2): one file down, straight on, one file up, and for each of them queen or counsellor, rook, bishop or elephant, knight. |
//! | 4288 to 4351 | exchanges of suspended pawns: four for each square of the last rank (a8 to h8, then a1 to h1). |

mod action_index;
mod attacks;
mod castling;
mod draft;
mod end;
mod event;
mod exchange;
mod expected;
mod generate;
mod hash;
mod men;
mod notation;
mod options;
mod play;
mod powers;
mod refusal;
mod refuse;
mod short;
mod short_read;
#[cfg(test)]
mod tests;
mod text;

use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{CELL_COORDINATES, CELLS};
use crate::draft::Care;
use crate::grid::{Side, Square, SquareSet};
use crate::look::signs;
use crate::{
    Action, ActionList, Board, ChanceList, Colour, Ending, EventSink, Look, Motion, OptionError, OptionSet, Outcome,
    Piece, Position, Refusal, Role, Seat, Sign, Signs, Spot, Standing, Surface, TextError, Turn,
};
use castling::Rights;
pub use draft::ChessField;
pub use event::ChessEvent;
pub use expected::ChessExpected;
use men::{Kind, Man, Men};
use options::Rules;
pub use options::{
    Array, BareKing, Counsellor, DelayedExchange, DrawRules, Elephant, Figures, FirstPlayer, NoneCaptured, Options,
    PromotionTo, Stalemate,
};
pub use refusal::ChessRefusal;

/// Plies without capture or pawn move after which the game is drawn under modern rules.
const FIFTY: u16 = 100;

/// The bit of [`Chess::ply`] that is set between a move and the exchange that ends the turn.
const MOVED: u32 = 1 << 31;

/// The pieces of the first rank at the start, from file a, where the king stands on file e. Files a to h turned about give
/// the same with the king on file d.
const START: [Kind; 8] =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// A position of chess. South plays White.
///
/// ```
/// use ashtapada_rules::{Position, chess::{Chess, Options}, perft};
/// let start = Chess::start(&Options::default()).unwrap();
/// assert_eq!(start.text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
/// assert_eq!(perft(&start, 3), 8902);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chess {
    men: Men,
    key: u64,
    /// The number of plies played: even when White is to move. The highest bit is set when the side to move has made
    /// its move, and only an exchange is left of its turn.
    ply: u32,
    /// Plies since the last capture, pawn move or exchange.
    clock: u16,
    rules: Rules,
    /// What castling and en passant captures need to know; always empty under options without them.
    memory: Memory,
}

/// Castling rights, and above them one more than the file on which an en passant capture is possible, or 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Memory(u8);

impl Memory {
    fn new(rights: Rights, passing: Option<Square>) -> Memory {
        Memory(rights.bits() | passing.map_or(0, |at| (at.file() + 1) << 4))
    }

    const fn rights(self) -> Rights {
        Rights::from_bits(self.0 & 0b1111)
    }

    /// Where a side can capture en passant, if it is to move.
    const fn passing(self, side: Side) -> Option<Square> {
        let rank = match side {
            Side::South => 5,
            Side::North => 2,
        };
        match self.0 >> 4 {
            0 => None,
            file => Some(Square::new(file - 1, rank)),
        }
    }
}

static BOARD: Board = Board {
    surface: Surface::Cells,
    width: 8,
    height: 8,
    chequered: true,
    spots: &CELLS,
    coordinates: &CELL_COORDINATES,
    lines: &[],
    marks: &[],
    thrones: &[],
    thrones_count: false,
    seats: &Seat::PAIR,
};

impl Chess {
    /// The squares on which pieces of one role and seat stand. Empty for the roles and seats of other games, be they of this
    /// family: where counsellors stand beside the kings there are no queens.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Role, Seat, chess::{Chess, Options}, grid::SquareSet};
    /// let start = Chess::start(&Options::default()).unwrap();
    /// assert_eq!(start.squares(Seat::South, Role::Pawn), SquareSet::rank(1));
    /// ```
    #[inline]
    pub fn squares(&self, seat: Seat, role: Role) -> SquareSet {
        match (self.rules.kind(role), Side::of(seat)) {
            (Some(kind), Some(side)) => self.men.kind(kind) & self.men.of(side),
            _ => SquareSet::EMPTY,
        }
    }

    /// The piece on a square.
    ///
    /// ```
    /// use ashtapada_rules::grid::Square;
    /// use ashtapada_rules::{Position, Role, Seat, chess::{Chess, Options}};
    /// let start = Chess::start(&Options::default()).unwrap();
    /// assert_eq!(start.piece_at(Square::new(3, 7)), Some((Seat::North, Role::Queen)));
    /// assert_eq!(start.piece_at(Square::new(3, 4)), None);
    /// ```
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<(Seat, Role)> {
        self.men.at(square).map(|man| (man.side().seat(), self.rules.role(man.kind())))
    }

    /// The squares on which pieces of a seat stand. Empty for seats of other games.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Seat, chess::{Chess, Options}, grid::SquareSet};
    /// let start = Chess::start(&Options::default()).unwrap();
    /// assert_eq!(start.all(Seat::South), SquareSet::rank(0) | SquareSet::rank(1));
    /// ```
    #[inline]
    pub fn all(&self, seat: Seat) -> SquareSet {
        Side::of(seat).map_or(SquareSet::EMPTY, |side| self.men.of(side))
    }

    /// How many pieces of a role the opponent has captured from `seat` and a pawn could become: the pool of
    /// AMB-103. Always 0 for kings and pawns.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Role, Seat, chess::{Chess, Options}};
    /// let text = "r3k3/8/8/8/8/8/8/R2QK2R w - - 0 1";
    /// let position = Chess::parse(text, &Options::default()).unwrap();
    /// assert_eq!(position.pool(Seat::South, Role::Bishop), 2);
    /// assert_eq!(position.pool(Seat::South, Role::Queen), 0);
    /// ```
    pub fn pool(&self, seat: Seat, role: Role) -> u8 {
        match (self.rules.kind(role), Side::of(seat)) {
            (Some(kind), Some(side)) => self.pool_count(side, kind),
            _ => 0,
        }
    }

    /// The side to move.
    #[inline(always)]
    const fn side(&self) -> Side {
        if self.ply & 1 == 0 { Side::South } else { Side::North }
    }

    /// Whether the side to move has made its move and exchanges a pawn now.
    #[inline(always)]
    const fn has_moved(&self) -> bool {
        self.ply & MOVED != 0
    }

    /// The side that makes the next move.
    #[inline(always)]
    const fn next_to_move(&self) -> Side {
        if self.has_moved() { self.side().other() } else { self.side() }
    }

    /// Where the side that makes the next move can capture en passant.
    #[inline(always)]
    const fn passing(&self) -> Option<Square> {
        self.memory.passing(self.next_to_move())
    }

    /// The position as if the side to move had passed, which the rules do not allow: for searches that ask whether a
    /// position is good even so. `None` while in check, while an exchange is due or a pawn waits for one, and for a side with
    /// king and pawns only, which often would be glad to pass.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Turn, Seat, chess::{Chess, Options}};
    /// let start = Chess::start(&Options::default()).unwrap();
    /// assert_eq!(start.passed().unwrap().turn(), Turn::Seat(Seat::North));
    /// let pawns = Chess::parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &Options::default()).unwrap();
    /// assert_eq!(pawns.passed(), None);
    /// ```
    pub fn passed(&self) -> Option<Chess> {
        if !self.has_pieces() || self.has_moved() || !self.waiting().is_empty() || self.in_check() {
            return None;
        }
        let memory = Memory::new(self.memory.rights(), None);
        let key = self.key ^ hash::memory(self.memory) ^ hash::memory(memory) ^ hash::black_to_move();
        Some(Chess { memory, key, ply: self.ply.wrapping_add(1), clock: self.clock.saturating_add(1), ..*self })
    }

    /// Whether the side to move has more than its king and pawns.
    ///
    /// ```
    /// use ashtapada_rules::{Position, chess::{Chess, Options}};
    /// assert!(Chess::start(&Options::default()).unwrap().has_pieces());
    /// let pawns = Chess::parse("4k2r/8/8/8/8/8/4P3/4K3 w - - 0 1", &Options::default()).unwrap();
    /// assert!(!pawns.has_pieces());
    /// ```
    pub fn has_pieces(&self) -> bool {
        let own = self.men.of(self.side());
        !own.without(self.men.pawns() | self.men.kind(Kind::King)).is_empty()
    }

    /// The roles that leap.
    fn leapers(&self) -> Vec<Role> {
        let elephants = matches!(self.rules.elephant(), Elephant::Leap | Elephant::StraightLeap);
        let all = [(Role::Knight, true), (Role::Horse, true), (Role::Elephant, elephants)];
        let all = all.into_iter().filter(|&(role, _)| self.rules.has(role));
        all.filter(|(_, leaps)| *leaps).map(|(role, _)| role).collect()
    }

    /// Whether the men are those of modern chess: a queen and bishops, no counsellors and no elephants.
    #[inline]
    pub fn has_modern_men(&self) -> bool {
        self.rules.has_modern_men()
    }

    /// Whether the king of the side to move is attacked.
    pub fn in_check(&self) -> bool {
        !self.checkers(self.side()).is_empty()
    }
}

impl Position for Chess {
    type Options = Options;

    fn start(options: &Options) -> Result<Chess, OptionError> {
        options.check()?;
        let mut men = Men::default();
        for (file, kind) in (0..).zip(START) {
            for (side, back, front) in [(Side::South, 0, 1), (Side::North, 7, 6)] {
                let turned = match options.array {
                    Array::KingsOnE => false,
                    Array::KingsOnD => true,
                    Array::Crosswise => side == Side::North,
                };
                men.put(Square::new(if turned { 7 - file } else { file }, back), Man::new(side, kind));
                men.put(Square::new(file, front), Man::new(side, Kind::Pawn));
            }
        }
        let rights = Rights::ALL.only_if(options.castling);
        let memory = Memory::new(if options.king_leap { Rights::LEAPS } else { rights }, None);
        let ply = u32::from(options.first_player == FirstPlayer::Black);
        let mut start = Chess { men, key: 0, ply, clock: 0, rules: Rules::new(options), memory };
        start.key = hash::fresh(&start);
        Ok(start)
    }

    fn options(&self) -> Options {
        self.rules.options()
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(self.side().seat()) }
    }

    #[inline]
    fn actions(&self, list: &mut ActionList) {
        list.clear();
        if !self.is_stopped() {
            self.fill(list);
        }
    }

    const ACTIONS: usize = action_index::COUNT;

    #[inline]
    fn action_index(&self, action: Action) -> usize {
        action_index::index(action)
    }

    fn chance(&self, list: &mut ChanceList) {
        list.clear();
    }

    #[inline(always)]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        self.make(action, sink);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.refusal(action)
    }

    fn attacks(&self) -> Vec<(Spot, Spot)> {
        let occupied = self.men.occupied();
        let attacks_on = |side: Side, at: Square| {
            let from = self.attackers(side, at, occupied);
            from.iter().map(move |from| (from.spot(), at.spot()))
        };
        let by = |side: Side| self.men.of(side.other()).iter().flat_map(move |at| attacks_on(side, at));
        Side::BOTH.into_iter().flat_map(by).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|ending| self.result(ending))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        hash::fresh(self)
    }

    fn repetition_limit(&self) -> u8 {
        match self.rules.draw_rules() {
            DrawRules::Modern => 3,
            DrawRules::Off => 0,
        }
    }

    fn reversible(&self) -> u16 {
        self.clock
    }

    fn undrawn(&self) -> Option<Chess> {
        self.without_draw()
    }

    fn outcome_by(&self, ending: Ending) -> Outcome {
        self.result(ending)
    }

    fn outcome_resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(&[seat.opposite()], &Seat::PAIR, Ending::Resignation)
    }

    fn seats(&self) -> &'static [Seat] {
        &Seat::PAIR
    }

    fn board(&self) -> &'static Board {
        &BOARD
    }

    fn pieces(&self) -> Vec<Piece> {
        let side = self.next_to_move();
        // A position being edited may have no king.
        let king = (self.men.kings() & self.men.of(side)).first();
        let checked = king.filter(|_| !self.checkers(side).is_empty());
        let piece = |square: Square| {
            let man = self.men.at(square)?;
            let waits = man.is(Kind::Pawn) && man.side().rank(7).has(square);
            Some(Piece {
                at: square.spot(),
                army: man.side().seat(),
                role: self.rules.role(man.kind()),
                origin: None,
                commander: None,
                signs: Signs::EMPTY.with(Sign::Waiting, waits).with(Sign::Checked, checked == Some(square)),
            })
        };
        SquareSet::FULL.iter().filter_map(piece).collect()
    }

    fn look(&self) -> Look {
        let waits = self.rules.none_captured() == NoneCaptured::Suspended;
        Look {
            motion: self.leapers().into_iter().map(|role| (role, Motion::Leaps)).collect(),
            signs: signs(&[(Sign::Waiting, waits), (Sign::Checked, true)]),
            ..Look::default()
        }
    }

    fn standings(&self) -> Vec<Standing> {
        let men = if self.rules.figures() == Figures::Museum { crate::Men::Museum } else { crate::Men::Chess };
        let standing = |(seat, colour)| Standing::new(seat, colour, men);
        [(Seat::South, Colour::White), (Seat::North, Colour::Black)].map(standing).into()
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn parse(text: &str, options: &Options) -> Result<Chess, TextError> {
        text::read(text, options, Care::Sense)
    }

    fn action_text(&self, action: Action) -> String {
        notation::write(action)
    }

    fn short_text(&self, action: Action) -> Option<String> {
        Some(short::write(self, action))
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        notation::read(self, text)
    }
}
