//! Games for the tests: those of the documents, and the ways in which their rule sets let them differ.

use std::string::String;
use std::sync::OnceLock;
use std::vec::Vec;
use std::{format, panic};

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Army, Options, PointBoard, PointGame, Soldiers, Start};
use ashtapada_rules::{Colour, OptionGroup, OptionSet, Position, Role};

const SIXTEEN: [&str; 2] =
    ["c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4", "c9 e9 g9 d8 e8 f8 c7 d7 e7 f7 g7 c6 d6 e6 f6 g6"];
const EAST: &str = "g5 h4 h5 h6 i3 i5 i7";
const WEST: &str = "c5 b4 b5 b6 a3 a5 a7";

/// The games, by the names that the tests know them by.
pub fn game(name: &str) -> &'static PointGame {
    static GAMES: OnceLock<[(&str, &PointGame); 4]> = OnceLock::new();
    let games = GAMES.get_or_init(|| {
        [
            ("soldiers16", soldiers("soldiers16", ["", ""], ["", ""])),
            ("peralikatuma", soldiers("peralikatuma", [EAST, WEST], ["", ""])),
            ("kotuEllima", soldiers("kotuEllima", [EAST, WEST], ["f5", "d5"])),
            ("cows", cows()),
        ]
    });
    games.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no game {name}")).1
}

/// The options of a text such as `setup=kotuEllima removal=after`; of sixteen soldiers without `setup`.
pub fn choose(pairs: &str) -> Options {
    let pairs: Vec<(&str, &str)> = pairs.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
    let setup = pairs.iter().find(|(id, _)| *id == "setup").map_or("soldiers16", |(_, value)| value);
    let mut options = Options::of(game(setup));
    if setup == "cows" {
        for (id, value) in [("obligation", "none"), ("target", "12"), ("noMoves", "pass")] {
            options.set(id, value).unwrap();
        }
    }
    for (id, value) in pairs.into_iter().filter(|(id, _)| *id != "setup") {
        options.set(id, value).unwrap();
    }
    options
}

/// The start of a game of soldiers on a board of its own.
pub fn on(board: &'static PointBoard, pairs: &str, men: [&str; 2]) -> Soldiers {
    let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
    let game = PointGame::new(board.name(), armies, &[], &[Start::new(board, men)]).unwrap();
    Soldiers::start(&Options { game, layout: 0, choices: choose(pairs).choices }).unwrap()
}

const BOARDS: [&str; 2] = ["49", "37"];

fn boards() -> [&'static PointBoard; 2] {
    BOARDS.map(|name| PointBoard::known(name).unwrap())
}

/// Soldiers with these more points: those of the triangles, and those beside the centre; the other way round where each
/// has the triangle on the left.
fn soldiers(name: &str, sides: [&str; 2], last: [&str; 2]) -> &'static PointGame {
    let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
    let of = |side: usize, other: usize| format!("{} {} {}", SIXTEEN[side], sides[other], last[other]);
    let both = [[of(0, 0), of(1, 1)], [of(0, 1), of(1, 0)]].map(|men| men.map(|men| men.trim().replace("  ", " ")));
    let hands: &[[String; 2]] = if sides[0].is_empty() { &both[..1] } else { &both };
    let starts: Vec<Start> = boards()
        .into_iter()
        .flat_map(|board| hands.iter().map(move |[south, north]| Start::new(board, [south, north])))
        .collect();
    let choices: [(OptionGroup, &str, &[&str]); 2] =
        [(OptionGroup::Board, "board", &BOARDS), (OptionGroup::Board, "sideTriangle", &["right", "left"])];
    PointGame::new(name, armies, &choices[..hands.len()], &starts).unwrap()
}

fn cows() -> &'static PointGame {
    let cows = Army { role: Role::Cow, jumps: false, ..Army::of_soldiers(Colour::Green) };
    let leopards = Army { role: Role::Leopard, loses_blocked: true, ..Army::of_soldiers(Colour::Red) };
    let ring = "d4 e4 f4 d5 f5 d6 e6 f6";
    let start = |board, cows, hand| Start { hand, first: Some(Side::North), ..Start::new(board, [cows, ""]) };
    let starts = boards().map(|board| [start(board, ring, [16, 2]), start(board, "", [24, 2])]);
    let choices: [(OptionGroup, &str, &[&str]); 2] =
        [(OptionGroup::Board, "board", &BOARDS), (OptionGroup::Board, "cows.start8", &["ring", "none"])];
    PointGame::new("cows", [cows, leopards], &choices, &starts.concat()).unwrap()
}
