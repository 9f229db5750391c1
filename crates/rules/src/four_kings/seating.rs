//! Which colour sits where, who plays after whom and with whom; and the boards to draw.

use super::options::*;
use super::tables::THRONE;
use crate::board::{CELL_COORDINATES, CELLS};
use crate::{Board, Colour, Seat, Spot, Surface};

/// The order of play and the pairs, packed: two bits for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    next: u8,
    ally: u8,
    /// Whether there are teams; without them everyone is his own ally.
    pub(super) teams: bool,
}

const CLOCKWISE: [Seat; 4] = Seat::ALL;
const FORBES: [Seat; 4] = [Seat::South, Seat::East, Seat::North, Seat::West];
const ZIGZAG: [Seat; 4] = [Seat::South, Seat::West, Seat::East, Seat::North];

/// The colour of each seat, from South clockwise.
pub(super) fn colours(options: &Options) -> [Colour; 4] {
    use Colour::{Black, Green, Red, Yellow};
    match (options.colours, options.cz_seating, options.cz_alliances) {
        (Colours::Polish, ..) => [Black, Green, Red, Yellow],
        (Colours::Wikipedia, ..) | (Colours::Czech, CzSeating::ForbesSides, _) => [Green, Yellow, Black, Red],
        (Colours::Czech, CzSeating::AlliesOpposite, CzAlliances::Document) => [Red, Black, Green, Yellow],
        (Colours::Czech, ..) => [Red, Black, Yellow, Green],
    }
}

fn seat_of(options: &Options, colour: Colour) -> Seat {
    Seat::from_index(colours(options).iter().position(|&own| own == colour).unwrap_or(0))
}

/// The seats in the order of play, from South.
pub(super) fn order(options: &Options) -> &'static [Seat; 4] {
    match (options.colours, options.cz_seating, options.cz_alliances) {
        (Colours::Czech, CzSeating::ForbesSides, _) => &FORBES,
        (Colours::Czech, CzSeating::AlliesOpposite, CzAlliances::Document) => &ZIGZAG,
        _ => &CLOCKWISE,
    }
}

/// Who begins. What is left to chance falls to the document's first colour.
pub(super) fn first(options: &Options) -> Seat {
    let colour = match options.first_player {
        FirstPlayer::South => return Seat::South,
        FirstPlayer::West => return Seat::West,
        FirstPlayer::North => return Seat::North,
        FirstPlayer::East => return Seat::East,
        FirstPlayer::Black => Colour::Black,
        FirstPlayer::Green => Colour::Green,
        FirstPlayer::Red => Colour::Red,
        FirstPlayer::Yellow => Colour::Yellow,
        FirstPlayer::Fixed | FirstPlayer::Random | FirstPlayer::HighestThrow => match options.colours {
            Colours::Polish => Colour::Black,
            Colours::Wikipedia => Colour::Green,
            Colours::Czech => Colour::Red,
        },
    };
    seat_of(options, colour)
}

fn ally(options: &Options, seat: Seat) -> Seat {
    match options.teams {
        Teams::None => seat,
        Teams::Opposite => seat.opposite(),
        Teams::Custom => {
            let own = colours(options)[seat.index()];
            let partner = match (options.cz_alliances, own) {
                (CzAlliances::Document, Colour::Red) => Colour::Green,
                (CzAlliances::Document, Colour::Green) => Colour::Red,
                (CzAlliances::Document, Colour::Yellow) => Colour::Black,
                (CzAlliances::Document, _) => Colour::Yellow,
                (CzAlliances::Forbes, Colour::Red) => Colour::Yellow,
                (CzAlliances::Forbes, Colour::Yellow) => Colour::Red,
                (CzAlliances::Forbes, Colour::Green) => Colour::Black,
                (CzAlliances::Forbes, _) => Colour::Green,
            };
            seat_of(options, partner)
        }
    }
}

impl Seating {
    pub(super) fn new(options: &Options) -> Seating {
        let order = order(options);
        let mut seating = Seating { next: 0, ally: 0, teams: options.teams != Teams::None };
        for (place, seat) in order.iter().enumerate() {
            seating.next |= (order[(place + 1) % 4] as u8) << (2 * seat.index());
            seating.ally |= (ally(options, *seat) as u8) << (2 * seat.index());
        }
        seating
    }

    /// Who plays after `seat`.
    #[inline(always)]
    pub(super) fn next(self, seat: u8) -> u8 {
        (self.next >> (2 * seat)) & 3
    }

    /// The partner of `seat`; `seat` itself without teams.
    #[inline(always)]
    pub(super) fn ally(self, seat: u8) -> u8 {
        (self.ally >> (2 * seat)) & 3
    }

    /// One seat that stands for the side of `seat`.
    pub(super) fn side(self, seat: u8) -> u8 {
        seat.min(self.ally(seat))
    }

    /// Whether the two are not on one side.
    pub(super) fn enemies(self, one: u8, other: u8) -> bool {
        self.side(one) != self.side(other)
    }
}

/// The marked squares of the ashtapada cloth: corners, middles of the edges, centre.
static MARKS: [Spot; 16] = [
    Spot::new(0, 0),
    Spot::new(3, 0),
    Spot::new(4, 0),
    Spot::new(7, 0),
    Spot::new(0, 3),
    Spot::new(3, 3),
    Spot::new(4, 3),
    Spot::new(7, 3),
    Spot::new(0, 4),
    Spot::new(3, 4),
    Spot::new(4, 4),
    Spot::new(7, 4),
    Spot::new(0, 7),
    Spot::new(3, 7),
    Spot::new(4, 7),
    Spot::new(7, 7),
];

static THRONE_SPOTS: [(Seat, Spot); 4] = [
    (Seat::South, Spot::from_square(THRONE[0])),
    (Seat::West, Spot::from_square(THRONE[1])),
    (Seat::North, Spot::from_square(THRONE[2])),
    (Seat::East, Spot::from_square(THRONE[3])),
];

const fn board_of(seats: &'static [Seat; 4]) -> Board {
    Board {
        surface: Surface::Cells,
        width: 8,
        height: 8,
        chequered: false,
        spots: &CELLS,
        coordinates: &CELL_COORDINATES,
        lines: &[],
        marks: &MARKS,
        thrones: &THRONE_SPOTS,
        seats,
    }
}

static BOARDS: [Board; 3] = [board_of(&CLOCKWISE), board_of(&FORBES), board_of(&ZIGZAG)];

/// The board of a game under `options`.
pub(super) fn board(options: &Options) -> &'static Board {
    let order = order(options);
    BOARDS.iter().find(|board| board.seats == order).unwrap_or(&BOARDS[0])
}
