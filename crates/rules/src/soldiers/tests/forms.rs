//! The written forms, and what their errors say.

use alloc::format;

use super::*;

fn column(pairs: &str, text: &str) -> usize {
    let error = Soldiers::parse(text, &choose(pairs)).unwrap_err();
    assert!(Soldiers::parse(&error.example, &choose(pairs)).is_ok(), "{error}");
    assert_eq!(error.line, 1);
    error.column
}

#[test]
fn errors_in_positions_say_where() {
    let good = "nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss s - 0-0 0-0 0";
    assert_eq!(start("").text(), good);
    for (from, to, at) in [
        ("nnn/nnn", "nnx/nnn", 3),        // no such piece
        ("nnn/nnn", "nnnn/nnn", 4),       // too many in a row
        ("nnn/nnn", "nn/nnn", 3),         // too few
        ("/9/", "/45/", 26),              // two runs together
        ("/sss s", " s", 46),             // a row is missing
        ("/sss s", "/sss/sss s", 50),     // a tenth row in place of the space
        ("sss s -", "sss w -", 51),       // no such side
        ("s -", "s e5", 53),              // no chain there
        ("s -", "s huff", 1),             // nobody is marked
        ("/9/", "/N8/", 1),               // marked without reason; also one too many
        ("0-0 0-0", "17-0 0-0", 55),      // more captures than pieces
        ("0-0 0-0", "1-0 0-0", 1),        // more pieces than the game has
        ("0-0 0-0", "0 0-0", 55),         // only one number
        ("0-0 0-0", "0-0 0-1", 61),       // soldiers are never in hand
        ("0-0 0-0 0", "0-0 0-0 00", 63),  // leading zero
        ("0-0 0-0 0", "0-0 0-0 101", 63), // past the end by the counter
        ("0-0 0-0 0", "0-0 0-0 0 0", 65), // too much
        ("0-0 0-0 0", "0-0 0-0", 62),     // too little
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good);
        assert_eq!(column("", &text), at, "{text}");
    }
    assert_eq!(column("", ""), 1);
    assert_eq!(column("", "żółw"), 5);
    assert_eq!(column("obligation=none", &good.replace(" -", " huff")), 53);
    assert_eq!(column("setup=cows", "3/3/7/7/l8/7/7/3/3 n - 0-0 0-0 0"), 1);
    assert_eq!(column("setup=cows", "3/3/7/7/9/7/7/3/3 n - 1-0 0-2 0"), 23);
    assert_eq!(column("target=3", "nnn/3/7/7/9/7/7/3/sss s - 3-3 0-0 0"), 1);
}

#[test]
fn blanks_between_the_fields_may_be_many() {
    let good = start("").text();
    let wide = format!("\t{}\r\n", good.replace(' ', " \u{a0}\t "));
    assert_eq!(Soldiers::parse(&wide, &choose("")).unwrap().text(), good);
}

#[test]
fn a_game_drawn_for_want_of_captures_can_go_on() {
    let drawn = Soldiers::parse("n2/3/7/7/9/7/3s3/3/3 s - 0-0 0-0 100", &choose("")).unwrap();
    assert_eq!(drawn.turn(), Turn::Over);
    let open = drawn.undrawn().unwrap();
    assert_eq!((open.turn(), open.key()), (Turn::Seat(Seat::South), open.fresh_key()));
    assert_eq!(open.undrawn(), None);
    // Where captures decide, the end is an end; so is every other.
    let more = choose("noCaptureEnds=moreCaptures");
    assert_eq!(Soldiers::parse("n2/3/7/7/9/7/3s3/3/3 s - 1-0 0-0 100", &more).unwrap().undrawn(), None);
    assert_eq!(Soldiers::parse("3/3/7/7/9/7/3s3/3/3 s - 16-0 0-0 100", &choose("")).unwrap().undrawn(), None);
}

/// One position can be read on both boards, if nothing stands where the smaller one has no points.
#[test]
fn the_smaller_board_reads_rows_of_the_larger_one() {
    let read = |text: &str| Soldiers::parse(text, &choose("board=37")).map(|position| position.text());
    let small = "2n/3/1n3/5/3n1/2n2/2s2/3/s2 s - 11-14 0-0 0";
    assert_eq!(read("2n/3/2n4/7/5n3/3n3/3s3/3/s2 s - 11-14 0-0 0").as_deref(), Ok(small));
    assert_eq!(read(small).as_deref(), Ok(small));
    // On h4, a7 and b5 nothing can stand: these rows are too long.
    assert_eq!(column("board=37", "2n/3/7/7/9/6n/3s3/3/s2 s - 0-0 0-0 0"), 12);
    assert_eq!(column("board=37", "2n/3/n6/7/9/7/3s3/3/s2 s - 0-0 0-0 0"), 7);
    assert_eq!(column("board=37", "2n/3/7/7/1n7/7/3s3/3/s2 s - 0-0 0-0 0"), 12);
}

#[test]
fn options_that_clash_are_no_ground_for_a_position() {
    let mut clash = choose("");
    clash.set("target", "17").unwrap();
    assert!(Soldiers::start(&clash).is_err());
    let error = Soldiers::parse(&start("").text(), &clash).unwrap_err();
    assert!(error.expected.to_string().contains("target=17"), "{error}");
}

/// Points by number: from 1 in reading order, as on a draughts board.
#[test]
fn points_have_numbers_too() {
    let position = start("");
    for (text, action) in [
        ("1-2", "c9-e9"),
        ("34-25", "f4-e5"),
        ("12x19", "g7xg6"),
        ("4-49", "d8-g1"),
        ("@25", "@e5"),
        ("huff 33", "huff e4"),
        ("e4-e5", "e4-e5"),
    ] {
        assert_eq!(position.parse_action(text).map(|action| action.to_string()).as_deref(), Ok(action), "{text}");
    }
    assert_eq!(start("board=37").parse_action("37-19"), Ok(action("g1-e5")));
    for (text, column) in
        [("50-1", 1), ("12-0", 4), ("12-", 4), ("12x19x", 7), ("12-x", 4), ("@050", 2), ("huff 99", 6), ("1ż-2", 1)]
    {
        assert_eq!(position.parse_action(text).map_err(|error| error.column), Err(column), "{text}");
    }
    assert!(position.parse_action("12x19x26").is_err(), "a chain is several actions");
}
