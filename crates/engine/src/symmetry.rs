//! The symmetries of games.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, Position, Seat, Spot};

/// A rotation or reflection of the board, with a permutation of the seats, that leaves the rules unchanged: it maps
/// legal actions to legal actions, and both positions are worth the same.
///
/// Evaluations are invariant under it, and learning can use all images of a position.
///
/// ```
/// use ashtapada_engine::{Playable, Symmetry};
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Position, Seat};
/// let start = Chess::start(&Options::default()).unwrap();
/// let symmetries: Vec<Symmetry> = start.symmetries();
/// // As it is, its files mirrored (nobody castles), the sides exchanged, and both.
/// assert_eq!(symmetries.len(), 4);
/// let exchanged = symmetries.iter().find(|symmetry| symmetry.seat(Seat::South) == Seat::North).unwrap();
/// assert_eq!(exchanged.action("e2-e4".parse().unwrap()).to_string(), "e7-e5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    turned: Turned,
    seats: [Seat; 4],
}

/// A rotation or reflection of files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turned {
    /// The last file and rank.
    last: (u8, u8),
    /// Files become ranks, and ranks files. This is done first.
    swap: bool,
    flip_files: bool,
    flip_ranks: bool,
}

impl Turned {
    fn spot(self, at: Spot) -> Spot {
        let (file, rank) = if self.swap { (at.rank(), at.file()) } else { (at.file(), at.rank()) };
        let flip = |place: u8, last: u8, flip: bool| if flip { last.saturating_sub(place) } else { place };
        Spot::new(flip(file, self.last.0, self.flip_files), flip(rank, self.last.1, self.flip_ranks))
    }

    /// All rotations and reflections of a board, the identity first; files become ranks only on a square board.
    fn all<P: Position>(position: &P) -> impl Iterator<Item = Turned> + use<P> {
        let (width, height) = (position.board().width, position.board().height);
        let last = (width - 1, height - 1);
        (0..8)
            .map(move |way| Turned { last, swap: way & 4 != 0, flip_files: way & 1 != 0, flip_ranks: way & 2 != 0 })
            .filter(move |turned| width == height || !turned.swap)
    }
}

impl Symmetry {
    /// The image of a spot.
    pub fn spot(&self, at: Spot) -> Spot {
        self.turned.spot(at)
    }

    /// The image of a seat.
    pub fn seat(&self, seat: Seat) -> Seat {
        self.seats[seat.index()]
    }

    /// The image of an action.
    pub fn action(&self, action: Action) -> Action {
        match action {
            Action::Step { from, to, promotion } => {
                Action::Step { from: self.spot(from), to: self.spot(to), promotion }
            }
            Action::Capture { from, to, promotion } => {
                Action::Capture { from: self.spot(from), to: self.spot(to), promotion }
            }
            Action::Place { at } => Action::Place { at: self.spot(at) },
            Action::Promote { at, role } => Action::Promote { at: self.spot(at), role },
            Action::Huff { at } => Action::Huff { at: self.spot(at) },
            Action::OfferExchange { throne } => Action::OfferExchange { throne: throne.map(|at| self.spot(at)) },
            other => other,
        }
    }
}

/// South and North exchanged.
const EXCHANGED: [Seat; 4] = [Seat::North, Seat::West, Seat::South, Seat::East];

/// For a game of which nothing is known: only the identity.
pub(crate) fn unknown<P: Position>(position: &P) -> Vec<Symmetry> {
    Turned::all(position).take(1).map(|turned| Symmetry { turned, seats: Seat::ALL }).collect()
}

/// Pawns go up and down, so the ranks are mirrored with the sides exchanged; castling tells the files apart.
pub(crate) fn chess(position: &Chess) -> Vec<Symmetry> {
    let castling = position.options().castling;
    Turned::all(position)
        .filter(|turned| !(turned.swap || castling && turned.flip_files))
        .map(|turned| Symmetry { turned, seats: if turned.flip_ranks { EXCHANGED } else { Seat::ALL } })
        .collect()
}

/// Every rotation or reflection that maps steps to steps and jumps to jumps; soldiers can exchange sides as well.
pub(crate) fn soldiers(position: &Soldiers) -> Vec<Symmetry> {
    let board = position.point_board();
    let keeps = |turned: &Turned| {
        let turn = |at| board.point(turned.spot(board.spot(at)));
        let points = || board.shape().spots.iter().filter_map(|&spot| board.point(spot));
        points().all(|from| {
            points().all(|to| {
                let (Some(start), Some(end)) = (turn(from), turn(to)) else { return false };
                board.neighbours(from).has(to) == board.neighbours(start).has(end)
                    && board.between(from, to).and_then(turn) == board.between(start, end)
            })
        })
    };
    let seats = if position.hunter().is_some() { &[Seat::ALL][..] } else { &[Seat::ALL, EXCHANGED] };
    let turns = Turned::all(position).filter(keeps);
    turns.flat_map(|turned| seats.iter().map(move |&seats| Symmetry { turned, seats })).collect()
}

/// Every rotation or reflection that maps thrones to thrones and preserves the order of play and the pairs.
pub(crate) fn four_kings(position: &FourKings) -> Vec<Symmetry> {
    let thrones = position.board().thrones;
    let order = position.seats();
    let next = |seat: Seat| {
        let place = order.iter().position(|&other| other == seat).unwrap_or(0);
        order[(place + 1) % order.len()]
    };
    let symmetry = |turned: Turned| {
        let mut seats = Seat::ALL;
        for &(seat, throne) in thrones {
            seats[seat.index()] = thrones.iter().find(|&&(_, at)| at == turned.spot(throne))?.0;
        }
        let to = |seat: Seat| seats[seat.index()];
        let fits = Seat::ALL
            .into_iter()
            .all(|seat| next(to(seat)) == to(next(seat)) && position.ally(to(seat)) == position.ally(seat).map(to));
        fits.then_some(Symmetry { turned, seats })
    };
    Turned::all(position).filter_map(symmetry).collect()
}
