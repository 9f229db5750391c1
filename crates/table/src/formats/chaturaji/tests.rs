use ashtapada_rulebook::{Lang, Words};
use fastrand::Rng;

use super::super::fen4::tests::{LATER, START};
use super::super::tests::random_game;
use super::super::{Expected, Format, FormatError, Given, Loss, Read, Written};
use super::*;
use crate::entry::Cause;
use crate::record::Record;
use ashtapada_rules::{Action, AnyPosition, Ply as GamePly, Position, Turn};

fn read(format: Format, text: &str) -> Read {
    format.read(text, &Given::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn write(format: Format, record: &Record) -> Written {
    format.write(record, Words::new(Lang::EN)).unwrap()
}

fn failed(format: Format, text: &str) -> (Expected, (usize, usize)) {
    match format.read(text, &Given::default()) {
        Err(FormatError::Text(error)) => (error.expected, (error.line, error.column)),
        other => panic!("{text}: {:?}", other.map(|read| read.record.to_string())),
    }
}

#[test]
fn the_start_there_is_our_start() {
    let record = read(Format::Fen4, START).record;
    assert!(record.beginning.is_start(), "{}", record.game.position().text());
    let written = write(Format::Fen4, &record);
    assert_eq!((written.text.as_str(), written.losses.as_slice()), (START, &[][..]));
    // The right to castle means nothing here.
    let castles = read(Format::Fen4, &START.replacen("0,0,0,0-0,0,0,0", "0,0,0,0-1,1,1,1", 1));
    assert_eq!(castles.losses, [Loss::Words { names: vec!["castling".into()] }]);
    let owes = START.replacen("0,0,0,0-0-{", "0,-1,0,0-0-{", 1);
    assert_eq!(failed(Format::Fen4, &owes).0, Expected::Fen4Points);
}

#[test]
fn a_position_with_two_players_out_is_read_and_written_back() {
    let record = read(Format::Fen4, LATER).record;
    let position = record.game.position();
    assert_eq!(position.text(), "8/1whwHsE1nE1nB/8/wK7/8/8/8/3sK4 w move 4,3,14,0");
    assert_eq!(position.turn(), Turn::Seat(Seat::West));
    let written = write(Format::Fen4, &record).text;
    assert!(written.starts_with("B-0,0,1,1-0,0,0,0-0,0,0,0-4,3,14,0-0-{'dim':'8x8','boxOffset':1}-\n"), "{written}");
    assert!(written.contains("x,x,x,1,bP,bN,rB,1,dyB,1,dyR,x,x,x/"), "{written}");
    assert_eq!(read(Format::Fen4, &written).record.game.position(), position);
}

#[test]
fn keys_that_say_nothing_here_come_back() {
    let keys = "{'dim':'8x8','boxOffset':1,'uniquify':7,'bank':('',(true,-2),'a b')}";
    let text = START.replace("{'dim':'8x8','boxOffset':1}", keys);
    let record = read(Format::Fen4, &text).record;
    assert_eq!(write(Format::Fen4, &record).text, text);
    // Also by way of a record.
    let ours = write(Format::Record, &record).text;
    assert_eq!(write(Format::Fen4, &read(Format::Record, &ours).record).text, text);
}

#[test]
fn moves_of_a_game_are_read_and_written_word_for_word() {
    let text = format!(
        "[Variant \"FFA\"]\n[StartFen4 \"{}\"]\n[Red \"Ann\"]\n[Green \"Zofia\"]\n\n\
         1. f5-f6 .. e9-f9 .. h10-h9 .. j6-i6 {{ quiet }}\n2. g5-g6\n",
        START.trim_end()
    );
    let found = read(Format::Pgn4, &text);
    assert_eq!(found.losses, []);
    let record = &found.record;
    assert!(record.beginning.is_start());
    assert_eq!(
        record.game.actions().map(|action| action.to_string()).collect::<Vec<_>>().join(" "),
        "c2-c3 b6-c6 e7-e6 g3-f3 d2-d3"
    );
    assert_eq!(record.tag("East"), Some("Zofia"));
    let written = write(Format::Pgn4, record);
    assert_eq!((written.text.as_str(), written.losses.as_slice()), (text.as_str(), &[][..]));
}

#[test]
fn random_games_are_read_back() {
    let mut random = Rng::with_seed(23);
    for _ in 0..60 {
        let record = random_game(Format::Fen4.usual_rules().unwrap(), &[], &mut random);
        let Written { text: pgn4, losses } = write(Format::Pgn4, &record);
        let back = read(Format::Pgn4, &pgn4).record;
        assert!(losses == [Loss::Ending] || back.game.plies().eq(record.game.plies()), "{losses:?}\n{pgn4}");
        let acts = |record: &Record| record.game.actions().collect::<Vec<_>>();
        assert_eq!(acts(&back), acts(&record), "{pgn4}");
        // The points follow from the moves.
        assert_eq!(back.game.position().standings(), record.game.position().standings());
        let fen4 = write(Format::Fen4, &record).text;
        let position = read(Format::Fen4, &fen4).record;
        assert_eq!(write(Format::Fen4, &position).text, fen4);
        let legal = |position: &AnyPosition| {
            let mut list = ashtapada_rules::ActionList::new();
            position.actions(&mut list);
            let mut texts: Vec<String> = list.iter().map(Action::to_string).collect();
            texts.sort();
            texts
        };
        assert_eq!(legal(position.game.position()), legal(record.game.position()), "{fen4}");
    }
}

#[test]
fn what_does_not_fit_the_board_is_told_with_its_place() {
    assert_eq!(failed(Format::Pgn4, "1. e4-e5"), (Expected::Pgn4Piece, (1, 4)));
    assert_eq!(failed(Format::Pgn4, "1. f5-f6 .. a9-f9"), (Expected::Pgn4Square, (1, 13)));
    assert_eq!(failed(Format::Pgn4, "1. O-O"), (Expected::Pgn4Move, (1, 4)));
    let large = START.replacen("x,x,x,bR", "3,bR", 1);
    assert_eq!(failed(Format::Fen4, &large), (Expected::Fen4Small, (5, 1)));
    assert_eq!(failed(Format::Fen4, &START.replace("gB", "dgB")).0, Expected::Fen4Dead);
    assert_eq!(failed(Format::Fen4, &START.replace("yK", "dyK")), (Expected::Fen4Fallen, (5, 15)));
    assert_eq!(failed(Format::Fen4, &START.replace("gB", "gQ")).0, Expected::Fen4Piece);
    let tag = format!("[Red \"a\"]\n[StartFen4 \"{}\"]\n\n1. f5-f6", START.replace("gB", "gQ"));
    assert_eq!(failed(Format::Pgn4, &tag), (Expected::Fen4Piece, (11, 12)));
    let pawns = START.replace("2,gP,gN", "rP,1,gP,gN");
    let error = Format::Fen4.read(&pawns, &Given::default()).unwrap_err();
    assert!(matches!(error, FormatError::Game(_)), "{error}");
    assert_eq!(error.place().map(|(line, _)| line), Some(11), "{error}");
    let soldiers = random_game("soldiers16-bl", &[], &mut Rng::with_seed(2));
    assert!(matches!(Format::Pgn4.write(&soldiers, Words::new(Lang::EN)), Err(FormatError::Foreign { .. })));
}

#[test]
fn a_player_who_gives_up_ends_the_game_here() {
    let found = read(Format::Pgn4, "1. f5-f6 .. e9-f9 .. T .. j6-i6\n2. g5-g6 .. R");
    assert_eq!(found.record.game.plies().last(), Some(GamePly::Resign(Seat::North)));
    assert_eq!((found.record.cause, found.losses), (Cause::Time, vec![Loss::After { count: 3 }]));
    // A sign behind a move: the player is gone, and his king moves by itself, which it does not here.
    let found = read(Format::Pgn4, "1. f5-f6 .. Kd8-e8R .. h10-h9");
    assert_eq!(found.record.game.plies().last(), Some(GamePly::Resign(Seat::West)));
    assert_eq!(found.losses, [Loss::After { count: 2 }]);
    assert!(write(Format::Pgn4, &found.record).text.contains("1. f5-f6 .. R"));
    // Nobody gives up before his turn there.
    let mut early = read(Format::Pgn4, "1. f5-f6").record;
    early.game.resign(Seat::East, &mut ()).unwrap();
    assert_eq!(write(Format::Pgn4, &early).losses, [Loss::Ending]);
}
