//! Counts of the museum chess, and of orthodox chess as a proof of the generator.

use ashtapada_rules::chess::{Chess, DrawRules, NoneCaptured, Options};
use ashtapada_rules::{Position, perft};

fn counts(text: &str, options: Options, expected: &[u64]) {
    let position = Chess::parse(text, &options).unwrap();
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(perft(&position, depth), count, "{text}, depth {depth}");
    }
}

/// The document's moves alone: no castling, no en passant captures, promotion only to captured pieces.
#[test]
fn museum_chess_from_the_start() {
    let options = Options { none_captured: NoneCaptured::Illegal, draw_rules: DrawRules::Off, ..Options::default() };
    let start = Chess::start(&options).unwrap();
    for (depth, count) in (1..).zip([20, 400, 8902, 197_281, 4_865_351, 119_048_441]) {
        assert_eq!(perft(&start, depth), count, "depth {depth}");
    }
    let default = Chess::start(&Options::default()).unwrap();
    assert_eq!(perft(&default, 5), 4_865_351);
}

/// Orthodox chess is a setting of the options; its counts are well known.
#[test]
fn orthodox_chess() {
    let options = Options {
        castling: true,
        en_passant: true,
        none_captured: NoneCaptured::Free,
        draw_rules: DrawRules::Off,
        ..Options::default()
    };
    let positions: [(&str, &[u64]); 7] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8902, 197_281, 4_865_609]),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039, 97_862, 4_085_603]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43_238, 674_624, 11_030_083]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467, 422_333, 15_833_292]),
        ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &[6, 264, 9467, 422_333]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62_379, 2_103_487]),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079, 89_890, 3_894_594]),
    ];
    for (text, expected) in positions {
        counts(text, options, expected);
    }
}
