use super::*;

fn acts(text: &str) -> Vec<String> {
    let read: Pgn4 = text.parse().unwrap();
    read.plies.iter().map(|ply| ply.act.to_string()).collect()
}

#[test]
fn moves_are_read_and_written_word_for_word() {
    let turn = "1. f5-f6 .. e9-f9 .. h10-h9 .. j6-i6";
    assert_eq!(acts(turn), ["f5-f6", "e9-f9", "h10-h9", "j6-i6"]);
    assert_eq!(turn.parse::<Pgn4>().unwrap().to_string().trim(), turn);
    for word in
        ["Kh9xBg10#", "e4-d4=R", "g7-g8++", "Rk10-e10+", "Ng7xe8", "f6xRg7+++", "O-O", "O-O-O", "R", "T", "S", "#"]
    {
        assert_eq!(acts(&format!("1. {word}")), [word]);
    }
    assert_eq!(acts("1. R# .. T#"), ["R", "T"]);
    let Act::Move(taken) = act("Kh9xBg10#").unwrap().0 else { panic!("a move") };
    assert_eq!((taken.piece, taken.victim, taken.mates), (Some('K'), Some('B'), 1));
    assert_eq!((taken.from, taken.to), (Square { file: 7, rank: 8 }, Square { file: 6, rank: 9 }));
}

#[test]
fn tags_comments_and_variations_are_read() {
    let text = format!(
        "[GameNr \"42\"]\n[Variant \"FFA\"]\n[StartFen4 \"{}\"]\n[Red \"a \\\"b\\\"\"]\n\n\
         {{ hello }}\n1. f5-f6 {{ d=52 }} .. e9-f9 ( 1. .. e8-f8 ( 1. .. e7-f7 ) .. h10-h9 ) .. h10-h9R .. T\n2.Nf6-g8+..R",
        super::super::fen4::tests::START
    );
    let read: Pgn4 = text.parse().unwrap();
    assert_eq!(read.tag("red").map(|tag| tag.value.as_str()), Some("a \"b\""));
    assert_eq!(read.tag("StartFen4").map(|tag| tag.value.lines().count()), Some(15));
    assert_eq!(read.comments, ["hello"]);
    let told: Vec<_> = read.plies.iter().map(|ply| (ply.act.to_string(), ply.gone, ply.variations)).collect();
    let plain = |text: &str| (text.to_owned(), None, 0);
    assert_eq!(
        told,
        [
            plain("f5-f6"),
            ("e9-f9".into(), None, 1),
            ("h10-h9".into(), Some(Act::Resign), 0),
            plain("T"),
            plain("Nf6-g8+"),
            plain("R")
        ]
    );
    assert_eq!(read.plies[0].comments, ["d=52"]);
    let again: Pgn4 = read.to_string().parse().unwrap();
    assert_eq!(again.to_string(), read.to_string());
}

#[test]
fn errors_have_a_place() {
    let place = |text: &str| {
        let error = text.parse::<Pgn4>().unwrap_err();
        (error.expected, error.line, error.column)
    };
    assert_eq!(place("1. f5-f6 .. e9"), (Expected::Pgn4Move, 1, 13));
    assert_eq!(place("1. f5-f15"), (Expected::Pgn4Move, 1, 4));
    assert_eq!(place("1. f5-f06"), (Expected::Pgn4Move, 1, 4));
    assert_eq!(place("1. f5-o6"), (Expected::Pgn4Move, 1, 4));
    assert_eq!(place("1. f5-ż6"), (Expected::Pgn4Move, 1, 4));
    assert_eq!(place("1. f5-f6++++"), (Expected::Pgn4Move, 1, 4));
    assert_eq!(place("[Red a]"), (Expected::Pgn4Tag, 1, 6));
    assert_eq!(place("[Red \"a"), (Expected::Pgn4Tag, 1, 6));
    assert_eq!(place("\n[Red \"a\" b]"), (Expected::Pgn4Tag, 2, 10));
    assert_eq!(place("1. f5-f6 { d=52"), (Expected::Pgn4Comment, 1, 10));
    assert_eq!(place("1. f5-f6 ( f5-f7"), (Expected::Pgn4Variation, 1, 17));
    assert_eq!(place("1. f5-f6 )"), (Expected::Pgn4Variation, 1, 10));
    assert_eq!(place(&format!("1. f5-f6 {}", "( f5-f7 ".repeat(99))).0, Expected::Pgn4Variation);
}
