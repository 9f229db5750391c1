//! Counts and worked cases. What holds for every position is in `tests/properties.rs`.

mod boards;
mod counts;
mod cows;
mod forms;
pub(crate) mod games;
mod options;
mod soldiers;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Options, Soldiers};
use crate::{Action, ActionList, Ending, Event, Means, OptionSet, Position, Refusal, Seat, Spot, Turn};
use games::choose;

/// The rest of a text when South begins a turn.
const SOUTH: &str = "s - 0-0 0-0 0";

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

/// How many first moves there are.
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
        ("setup=peralikatuma board=37", "nnn/nnn/nnnnn/nnnnn/n3s/sssss/sssss/sss/sss s - 0-0 0-0 0", 6),
        (
            "setup=peralikatuma board=37 sideTriangle=left",
            "nnn/nnn/nnnnn/nnnnn/s3n/sssss/sssss/sss/sss s - 0-0 0-0 0",
            6,
        ),
        ("setup=kotuEllima board=37", "nnn/nnn/nnnnn/nnnnn/nn1ss/sssss/sssss/sss/sss s - 0-0 0-0 0", 4),
        ("setup=cows", "3/3/7/2ccc2/3c1c3/2ccc2/7/3/3 n - 0-0 16-2 0", 41),
        ("setup=cows cows.start8=none", "3/3/7/7/9/7/7/3/3 n - 0-0 24-2 0", 49),
    ] {
        let position = start(pairs);
        assert_eq!(position.text(), text);
        assert_eq!(actions(&position).len(), count, "{pairs}");
        for side in crate::grid::Side::BOTH {
            assert_eq!(position.points(side).len() + position.in_hand(side), position.army(side), "{pairs}");
        }
    }
    assert_eq!(start("").turn(), Turn::Seat(Seat::South));
    assert_eq!(start("firstPlayer=north").turn(), Turn::Seat(Seat::North));
    // Kotu ellima begins with a move into the centre, always answered by a capture.
    let mut position = start("setup=kotuEllima");
    assert!(actions(&position).iter().all(|action| action.ends_with("-e5")));
    play(&mut position, "f5-e5");
    assert!(actions(&position).contains(&"d5xf5".to_string()));
}
