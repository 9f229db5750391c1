//! Counts and worked cases. What holds for every position is in `tests/properties.rs`.

mod counts;
mod cows;
mod forms;
mod options;
mod soldiers;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::geometry::{self, each};
use super::{Options, Soldiers};
use crate::{Action, ActionList, Ending, Event, Means, OptionSet, Position, Refusal, Seat, Spot, Turn};

/// The rest of a text when South begins a turn.
const SOUTH: &str = "s - 0-0 0-0 0";

fn choose(pairs: &str) -> Options {
    let mut options = Options::default();
    for pair in pairs.split_whitespace() {
        let (id, value) = pair.split_once('=').unwrap();
        options.set(id, value).unwrap();
    }
    options
}

fn start(pairs: &str) -> Soldiers {
    Soldiers::start(&choose(pairs)).unwrap()
}

fn read(pairs: &str, text: &str) -> Soldiers {
    Soldiers::parse(text, &choose(pairs)).unwrap_or_else(|error| panic!("{error}"))
}

fn actions(position: &Soldiers) -> Vec<String> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

/// Plays actions divided by commas; the events of the last one.
fn play(position: &mut Soldiers, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(", ") {
        events.clear();
        let result = position.play(action(text), &mut events);
        assert_eq!(result, Ok(()), "{text} in {}", position.text());
        assert_eq!(position.key(), position.fresh_key());
    }
    events
}

/// A board with only these pieces: `s:e3,d4 n:e5`; then the other fields of the text.
fn composed(pairs: &str, pieces: &str, tail: &str) -> Soldiers {
    let mut rows = String::new();
    let board = start(pairs);
    let at = |name: &str| {
        let (letter, _) = pieces
            .split(' ')
            .filter_map(|army| army.split_once(':'))
            .find(|(_, at)| at.split(',').any(|a| a == name))?;
        Some(letter.to_string())
    };
    for rank in (0..9).rev() {
        let mut run = 0;
        for spot in board.board().spots.iter().filter(|spot| spot.rank() == rank) {
            match at(&spot.to_string()) {
                Some(letter) => {
                    if run > 0 {
                        rows += &run.to_string();
                    }
                    run = 0;
                    rows += &letter;
                }
                None => run += 1,
            }
        }
        if run > 0 {
            rows += &run.to_string();
        }
        rows += if rank == 0 { "" } else { "/" };
    }
    read(pairs, &alloc::format!("{rows} {tail}"))
}

/// `RULES.md` B1, word for word.
const ADJACENCY: &str = "c1:d2 e1 | e1:c1 e2 g1 | g1:e1 f2 | d2:c1 e2 e3 | e2:d2 e1 e3 f2 | f2:e2 e3 g1 |
a3:a5 b4 | b4:a3 b5 c5 | a5:a3 a7 b5 | b5:a5 b4 b6 c5 | a7:a5 b6 | b6:a7 b5 c5 |
i3:h4 i5 | h4:g5 h5 i3 | i5:h5 i3 i7 | h5:g5 h4 h6 i5 | i7:h6 i5 | h6:g5 h5 i7 |
c9:d8 e9 | e9:c9 e8 g9 | g9:e9 f8 | d8:c9 e7 e8 | e8:d8 e7 e9 f8 | f8:e7 e8 g9 |
c3:c4 d3 d4 | d3:c3 d4 e3 | e3:d2 d3 d4 e2 e4 f2 f3 f4 | f3:e3 f4 g3 | g3:f3 f4 g4 |
c4:c3 c5 d4 | d4:c3 c4 c5 d3 d5 e3 e4 e5 | e4:d4 e3 e5 f4 | f4:e3 e4 e5 f3 f5 g3 g4 g5 | g4:f4 g3 g5 |
c5:b4 b5 b6 c4 c6 d4 d5 d6 | d5:c5 d4 d6 e5 | e5:d4 d5 d6 e4 e6 f4 f5 f6 | f5:e5 f4 f6 g5 | g5:f4 f5 f6 g4 g6 h4 h5 h6 |
c6:c5 c7 d6 | d6:c5 c6 c7 d5 d7 e5 e6 e7 | e6:d6 e5 e7 f6 | f6:e5 e6 e7 f5 f7 g5 g6 g7 | g6:f6 g5 g7 |
c7:c6 d6 d7 | d7:c7 d6 e7 | e7:d6 d7 d8 e6 e8 f6 f7 f8 | f7:e7 f6 g7 | g7:f6 f7 g6";

#[test]
fn every_point_has_its_neighbours() {
    let mut points = 0;
    let mut edges = 0;
    for entry in ADJACENCY.split('|') {
        let (from, to) = entry.trim().split_once(':').unwrap();
        let mut neighbours: Vec<Spot> = to.split_whitespace().map(spot).collect();
        neighbours.sort_unstable();
        let reach = geometry::reach(geometry::bit(spot(from)), geometry::ALL);
        let mut found: Vec<Spot> = each(reach).map(geometry::spot).collect();
        found.sort_unstable();
        assert_eq!(found, neighbours, "{from}");
        points += 1;
        edges += found.len();
    }
    assert_eq!((points, edges), (49, 2 * 96));
    for (pairs, count) in [("", 49), ("board=37", 37)] {
        let board = start(pairs).board();
        assert_eq!(board.spots.len(), count);
        assert!(board.spots.is_sorted());
        for &(a, b) in board.lines {
            assert!(geometry::joined(a, b) && geometry::joined(b, a) && board.has(a) && board.has(b));
        }
    }
}

/// 144 directed jumps, each along one straight line and with equal steps.
#[test]
fn jumps_follow_the_lines() {
    let mut count = 0;
    for (from, to) in each(geometry::ALL)
        .flat_map(|from| each(geometry::ALL).map(move |to| (geometry::spot(from), geometry::spot(to))))
    {
        let along = super::lines::LINES.iter().any(|line| {
            let names: Vec<Spot> = line.split(' ').map(spot).collect();
            names.windows(3).any(|three| (three[0], three[2]) == (from, to) || (three[2], three[0]) == (from, to))
        });
        assert_eq!(geometry::jumpable(from, to), along, "{from} {to}");
        count += usize::from(along);
    }
    assert_eq!(count, 144);
}

/// The counts of `RULES.md` B2.
#[test]
fn first_moves() {
    for (pairs, text, count) in [
        ("setup=soldiers16", "nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss s - 0-0 0-0 0", 9),
        ("setup=peralikatuma", "nnn/nnn/nnnnnns/nnnnnns/nnn3sss/nssssss/nssssss/sss/sss s - 0-0 0-0 0", 6),
        (
            "setup=peralikatuma sideTriangle=left",
            "nnn/nnn/snnnnnn/snnnnnn/sss3nnn/ssssssn/ssssssn/sss/sss s - 0-0 0-0 0",
            6,
        ),
        ("setup=kotuEllima", "nnn/nnn/nnnnnns/nnnnnns/nnnn1ssss/nssssss/nssssss/sss/sss s - 0-0 0-0 0", 4),
        ("board=37", "nnn/nnn/nnnnn/nnnnn/5/sssss/sssss/sss/sss s - 0-0 0-0 0", 9),
        ("setup=cows", "3/3/7/2ccc2/3c1c3/2ccc2/7/3/3 n - 0-0 16-2 0", 41),
        ("setup=cows cows.start8=none", "3/3/7/7/9/7/7/3/3 n - 0-0 24-2 0", 49),
    ] {
        let position = start(pairs);
        assert_eq!(position.text(), text);
        assert_eq!(actions(&position).len(), count, "{pairs}");
    }
    assert_eq!(start("").turn(), Turn::Seat(Seat::South));
    assert_eq!(start("firstPlayer=north").turn(), Turn::Seat(Seat::North));
    // Kotu ellima begins with a move into the centre, always answered by a capture.
    let mut position = start("setup=kotuEllima");
    assert!(actions(&position).iter().all(|action| action.ends_with("-e5")));
    play(&mut position, "f5-e5");
    assert!(actions(&position).contains(&"d5xf5".to_string()));
}
