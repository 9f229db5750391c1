//! Small games, and all rulings.

use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Start, Steps};
use ashtapada_rules::{Colour, OptionSet, Role};

const SQUARE: [(&str, Bend); 8] = [
    ("a1 b1 c1", Bend::Straight),
    ("a2 b2 c2", Bend::Straight),
    ("a3 b3 c3", Bend::Straight),
    ("a1 a2 a3", Bend::Straight),
    ("b1 b2 b3", Bend::Straight),
    ("c1 c2 c3", Bend::Straight),
    ("a1 b2 c3", Bend::Straight),
    ("a3 b2 c1", Bend::Straight),
];

fn soldiers() -> [Army; 2] {
    [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)]
}

fn game(name: &str, armies: [Army; 2], start: Start) -> Options {
    Options::of(PointGame::new(name, armies, &[], &[start]).unwrap())
}

/// Nine points in a square, with diagonals.
pub fn square(men: [&str; 2]) -> Options {
    game("square", soldiers(), Start::new(PointBoard::new("square", &SQUARE).unwrap(), men))
}

/// Two triangles whose tips touch, as in Lau kata kati with a row less.
pub fn bows() -> Options {
    let lines = ["a1 c1 e1", "b2 c2 d2", "b4 c4 d4", "a5 c5 e5", "c1 c2 c3 c4 c5", "a1 b2 c3 d4 e5", "e1 d2 c3 b4 a5"];
    let lines = lines.map(|line| (line, Bend::Straight));
    game("bows", soldiers(), Start::new(PointBoard::new("bows", &lines).unwrap(), ["c1 c2", "c5 c4"]))
}

/// A circle with a centre: captures run along the curve.
pub fn wheel() -> Options {
    let around = Bend::Around((200, 200));
    let lines = [
        ("a1 c1 e1 e3 c3 a3 a1", around),
        ("a1 c2 e3", Bend::Straight),
        ("c1 c2 c3", Bend::Straight),
        ("e1 c2 a3", Bend::Straight),
    ];
    game("wheel", soldiers(), Start::new(PointBoard::new("wheel", &lines).unwrap(), ["a1 c1 e1", "a3 c3 e3"]))
}

/// A cross within a square without diagonals: eight symmetries.
pub fn lozenge() -> Options {
    game("lozenge", soldiers(), Start::new(PointBoard::new("lozenge", &SQUARE[..6]).unwrap(), ["a1 b1 c1", "a3 c3"]))
}

/// Men who go only to ranks before their own, or also sideways.
pub fn forward() -> Options {
    let board = PointBoard::new("forward", &SQUARE).unwrap();
    let start = Start { steps: [Steps::Forward, Steps::Forward], ..Start::new(board, ["a1 b1 c1", "a3 b3 c3"]) };
    game("forward", soldiers(), start)
}

/// One who jumps against three who do not and never step back, and lose nothing by being blocked.
pub fn hunt() -> Options {
    let geese = Army { role: Role::Goose, jumps: false, ..Army::of_soldiers(Colour::Light) };
    let fox = Army { role: Role::Fox, loses_blocked: true, ..Army::of_soldiers(Colour::Red) };
    let board = PointBoard::new("hunt", &SQUARE).unwrap();
    let start = Start { steps: [Steps::NeverBack, Steps::Any], ..Start::new(board, ["a1 b1 c1 a2", "b3"]) };
    game("hunt", [geese, fox], start)
}

/// Men who step as they like against one more who never step back.
pub fn unequal() -> Options {
    let board = PointBoard::new("unequal", &SQUARE).unwrap();
    let start = Start { steps: [Steps::Any, Steps::NeverBack], ..Start::new(board, ["a1 b1", "a3 b3 c3"]) };
    game("unequal", soldiers(), start)
}

/// The options under every ruling, with a text that says which.
pub fn rulings(options: &Options) -> Vec<(String, Options)> {
    let axes: [(&str, &[&str]); 8] = [
        ("obligation", &["none", "strict", "huff"]),
        ("multiJump", &["true", "false"]),
        ("mustContinue", &["auto", "true", "false"]),
        ("removal", &["immediate", "after"]),
        ("noMoves", &["loses", "draw", "pass"]),
        ("target", &["all", "2"]),
        ("huff.chooser", &["opponent", "owner", "movedPieceFirst"]),
        ("huffCountsAsCapture", &["true", "false"]),
    ];
    let mut rulings = vec![(String::new(), *options)];
    for (id, values) in axes {
        let with = |(ruling, options): (String, Options)| {
            values.iter().map(move |value| {
                let mut options = options;
                options.set(id, value).unwrap();
                (format!("{ruling}{id}={value} "), options)
            })
        };
        rulings = rulings.into_iter().flat_map(with).collect();
    }
    let solvable = |options: &Options| ashtapada_solver::Game::of(options).is_ok();
    rulings.into_iter().filter(|(_, options)| solvable(options)).collect()
}
