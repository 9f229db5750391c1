//! Reading and writing.

use alloc::format;

use super::*;
use crate::Expected;
use crate::chess::ChessExpected;

#[test]
fn actions_are_written_in_uci_form() {
    let position = at("1n5k/P7/8/8/3p4/8/4N3/RNBQKB2 w - - 0 1");
    let read = |text: &str| position.parse_action(text);
    assert_eq!(read("a7b8r"), Ok(Action::Capture { from: spot("a7"), to: spot("b8"), promotion: Some(Role::Rook) }));
    assert_eq!(read("e2-d4"), Ok(Action::Step { from: spot("e2"), to: spot("d4"), promotion: None }));
    assert_eq!(read("e2d4"), read("e2xd4"));
    assert_eq!(read("a7a8=N"), read("a7a8n"));
    assert_eq!(position.refuse(read("e2-d4").unwrap()), Some(Refusal::IsCapture));
    for (text, column) in [
        ("", 1),
        ("e2", 3),
        ("e9e4", 1),
        ("e2e9", 3),
        ("e2-i4", 4),
        ("a7a8x", 5),
        ("a7a8qq", 5),
        ("a8=z", 4),
        ("żółw", 1),
        ("e2ż", 3),
    ] {
        assert_eq!(read(text).unwrap_err().column, column, "{text}");
    }
}

#[test]
fn bad_positions_say_what_is_wrong() {
    let error = |text: &str| Chess::parse(text, &Options::default()).unwrap_err();
    for (text, column, expected) in [
        ("", 1, "the board"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", 1, "exactly one king K"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", 1, "exactly one king K"),
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", 5, "a piece ("),
        ("4k3/7/8/8/8/8/8/4K3 w - - 0 1", 6, "the rest of row 7 (1 missing"),
        ("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", 20, "a space"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", 18, "`/` and row 1"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", 21, "w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", 23, "the castling rights: some of KQkq"),
        ("4k3/8/8/45/8/8/8/4K3 w - - 0 1", 10, "nothing more in row 5"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", 25, "the en passant square, on rank 6"),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", 27, "the number of plies"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", 27, "the number of plies"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296", 29, "the move number"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 exchange 1", 29, "the end of the text, or exchange"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", 31, "the end"),
        ("4k3/8/8/8/8/8/8/4KP2 w - - 0 1", 1, "no pawn on its own first rank"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", 19, "exactly one king K"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", 1, "a king that is not attacked"),
        ("8/8/8/8/8/8/3k4/4K3 w - - 0 1", 1, "a king that is not attacked"),
        ("4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1", 14, "at most eight pawns"),
    ] {
        let found = error(text);
        assert_eq!((found.line, found.column), (1, column), "{text}: {found}");
        assert!(found.expected.to_string().starts_with(expected), "{text}: {found}");
    }
    let illegal = Options { none_captured: NoneCaptured::Illegal, ..Options::default() };
    assert!(Chess::parse("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", &illegal).is_err());
    let castling = Options { castling: true, ..Options::default() };
    for (rights, column) in [("KQ", 25), ("QK", 24), ("HA", 25), ("HF", 25), ("Kk", 25)] {
        let found = Chess::parse(&format!("4k3/8/8/8/8/8/8/4K2R w {rights} - 0 1"), &castling).unwrap_err();
        assert_eq!(found.column, column, "{rights}: {found}");
        assert!(matches!(found.expected, Expected::Chess(ChessExpected::NoRight { .. })), "{rights}: {found}");
    }
    assert_eq!(at("4k3/8/8/8/8/8/8/4K2R w KQ -").text(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn positions_are_read_as_files_have_them_and_written_in_one_form() {
    let plain = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for text in [
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0",
        "4k3/8/8/8/8/8/4P3/4K3 w - -",
        "4k3/8/8/8/8/8/4P3/4K3 w -",
        "4k3/8/8/8/8/8/4P3/4K3 w",
        "4k3/8/8/8/8/8/4P3/4K3",
        "  4k3/8/8/8/8/8/4P3/4K3\tW  \u{2013} - 00 01\r\n",
        "4k3/8/8/8/8/8/4P3/4K3 w - - - -",
        "4k3/11111111/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/53/8/8/8/4P12/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w qkQK e6 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w HAha - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w GBgb - 0 1",
    ] {
        assert_eq!(at(text).text(), plain, "{text}");
    }
    let all = Options { castling: true, en_passant: true, ..Options::default() };
    let written = |text: &str| Chess::parse(text, &all).unwrap().text();
    for rights in ["KQkq", "kqKQ", "qkQK", "HAha", "AHah", "KAhq", "KKQkqk"] {
        let text = format!("r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
        assert_eq!(written(&text), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "{rights}");
    }
    // Only a square on which something can be captured is kept.
    assert_eq!(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for passing in ["e6", "d3", "a1", "d5"] {
        assert_eq!(written(&format!("4k3/8/8/3pP3/8/8/8/4K3 w - {passing} 0 1")), "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    }
    // What is missing before an exchange may be missing, too.
    assert_eq!(at("P3k3/8/8/8/8/8/5K2/RNBQ1BR1 w exchange").text(), "P3k3/8/8/8/8/8/5K2/RNBQ1BR1 w - - 0 1 exchange");
}

#[test]
fn options_are_set_by_name() {
    let mut options = Options::default();
    for spec in options.specs() {
        let value = options.get(spec.id).unwrap();
        options.set(spec.id, &value).unwrap();
    }
    assert_eq!(options, Options::default());
    for (id, value) in [
        ("castling", "true"),
        ("enPassant", "true"),
        ("promotionNoneCaptured", "free"),
        ("stalemate", "wins"),
        ("drawRules", "off"),
    ] {
        options.set(id, value).unwrap();
        assert_eq!(options.get(id).as_deref(), Some(value));
    }
    assert_eq!(Chess::start(&options).unwrap().options(), options);
    assert!(options.set("castling", "maybe").unwrap_err().to_string().contains("castling=true"));
    assert!(options.set("dice", "2").unwrap_err().to_string().contains("promotionNoneCaptured"));
}
