//! Which colour sits where, who plays after whom and with whom; and the boards to draw.

use super::options::*;
use super::seats::SeatMap;
use super::tables::throne;
use crate::board::{CELL_COORDINATES, CELLS};
use crate::{Board, Colour, Seat, Spot, Surface};

/// The order of play and the pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    next: SeatMap,
    ally: SeatMap,
    /// Whether there are teams; without them every seat is its own ally.
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

/// The seat that begins. Where that is left to chance, it is the document's first colour.
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
        Seating {
            next: order.iter().enumerate().map(|(place, &seat)| (seat, order[(place + 1) % 4])).collect(),
            ally: Seat::ALL.into_iter().map(|seat| (seat, ally(options, seat))).collect(),
            teams: options.teams != Teams::None,
        }
    }

    /// The seat that plays after `seat`.
    #[inline(always)]
    pub(super) fn next(self, seat: Seat) -> Seat {
        self.next.of(seat)
    }

    /// The partner of `seat`; `seat` itself without teams.
    #[inline(always)]
    pub(super) fn ally(self, seat: Seat) -> Seat {
        self.ally.of(seat)
    }

    /// One seat that stands for the side of `seat`.
    pub(super) fn side(self, seat: Seat) -> Seat {
        seat.min(self.ally(seat))
    }

    /// Whether two seats are on different sides.
    pub(super) fn enemies(self, one: Seat, other: Seat) -> bool {
        self.side(one) != self.side(other)
    }

    /// The seats on other sides than `seat`.
    pub(super) fn enemies_of(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&other| self.enemies(other, seat))
    }

    /// The seats on the side of `seat`, itself included.
    pub(super) fn friends_of(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&other| !self.enemies(other, seat))
    }
}

/// The marked squares of the ashtapada cloth: corners, middles of the edges, centre.
static MARKS: [Spot; 16] = {
    let lines = [0, 3, 4, 7];
    let mut marks = [Spot::new(0, 0); 16];
    let mut index = 0;
    while index < 16 {
        marks[index] = Spot::new(lines[index % 4], lines[index / 4]);
        index += 1;
    }
    marks
};

static THRONE_SPOTS: [(Seat, Spot); 4] = {
    let mut spots = [(Seat::South, Spot::new(0, 0)); 4];
    let mut index = 0;
    while index < 4 {
        spots[index] = (Seat::ALL[index], throne(Seat::ALL[index]).spot());
        index += 1;
    }
    spots
};

const fn board_of(seats: &'static [Seat; 4], thrones_count: bool) -> Board {
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
        thrones_count,
        seats,
    }
}

static BOARDS: [Board; 6] = [
    board_of(&CLOCKWISE, false),
    board_of(&CLOCKWISE, true),
    board_of(&FORBES, false),
    board_of(&FORBES, true),
    board_of(&ZIGZAG, false),
    board_of(&ZIGZAG, true),
];

/// The board of a game under `options`.
pub(super) fn board(options: &Options) -> &'static Board {
    let (order, count) = (order(options), thrones_count(options));
    BOARDS.iter().find(|board| board.seats == order && board.thrones_count == count).unwrap_or(&BOARDS[0])
}

/// Whether under `options` anything comes of a throne.
pub(super) fn thrones_count(options: &Options) -> bool {
    options.throne_entry != ThroneEntry::Off
        || options.throne_kill != ThroneKill::Off
        || options.empire != Empire::Off
        || options.ally_throne != AllyThrone::None
        || options.cz_enemy_throne != CzEnemyThrone::None
        || options.exchange != Exchange::Off
}
