use super::*;

/// The start of chess.com's Chaturaji.
pub const START: &str = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'dim':'8x8','boxOffset':1}-\n\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/\nx,x,x,x,x,x,x,x,x,x,x,x,x,x/\nx,x,x,x,x,x,x,x,x,x,x,x,x,x/\n\
    x,x,x,bR,bP,2,yK,yB,yN,yR,x,x,x/\nx,x,x,bN,bP,2,yP,yP,yP,yP,x,x,x/\nx,x,x,bB,bP,6,x,x,x/\n\
    x,x,x,bK,bP,6,x,x,x/\nx,x,x,6,gP,gK,x,x,x/\nx,x,x,6,gP,gB,x,x,x/\n\
    x,x,x,rP,rP,rP,rP,2,gP,gN,x,x,x/\nx,x,x,rR,rN,rB,rK,2,gP,gR,x,x,x/\n\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/\nx,x,x,x,x,x,x,x,x,x,x,x,x,x/\nx,x,x,x,x,x,x,x,x,x,x,x,x,x\n";

/// A position of a game, with two players out of it.
pub const LATER: &str = "B-0,0,1,1-0,0,0,0-0,0,0,0-4,3,14,0-0-{'dim':'8x8','boxOffset':1}-\n\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/\n\
    x,x,x,8,x,x,x/\nx,x,x,1,bP,bN,rB,1,dyB,1,dyR,x,x,x/\nx,x,x,8,x,x,x/x,x,x,bK,7,x,x,x/x,x,x,8,x,x,x/\n\
    x,x,x,8,x,x,x/x,x,x,8,x,x,x/x,x,x,3,rK,4,x,x,x/\n\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x";

#[test]
fn the_start_is_read_and_written_word_for_word() {
    let start: Fen4 = START.parse().unwrap();
    assert_eq!(start.to_string(), START);
    assert_eq!((start.turn, start.points, start.clock), (Seat::South, [0; 4], 0));
    assert_eq!(start.extra[0], ("dim".into(), Value::Text("8x8".into())));
    assert_eq!(start.extra[1], ("boxOffset".into(), Value::Number(1)));
    // a1 of the small board is d4 here.
    let rook = Cell::Piece { dead: false, owner: Some(Seat::South), letter: 'R' };
    assert_eq!((start.board[3][3], start.board[0][0]), (rook, Cell::Clear));
    // Without line ends it is the same.
    assert_eq!(START.replace('\n', "").parse(), Ok(start));
}

#[test]
fn a_later_position_has_points_and_dead_men() {
    let later: Fen4 = LATER.parse().unwrap();
    assert_eq!((later.turn, later.points), (Seat::West, [4, 3, 14, 0]));
    assert_eq!(later.out, [false, false, true, true]);
    let dead = Cell::Piece { dead: true, owner: Some(Seat::North), letter: 'B' };
    assert_eq!(later.board[9][8], dead);
    assert_eq!(later.to_string().parse(), Ok(later));
}

#[test]
fn what_nobody_knows_is_kept_and_written_back() {
    let extra = "{'dim':'8x8','royal':('h1','a7','',''),'lives':(3,3,3,3),'new':((true,false),()),'pawnBaseRank':-2}";
    let text = START.replace("{'dim':'8x8','boxOffset':1}", extra).replace("gR", "dN").replace("yK", "X");
    let read: Fen4 = text.parse().unwrap();
    assert_eq!(read.to_string(), text);
    let plain = START.replace("{'dim':'8x8','boxOffset':1}-", "").replace("0,0,0,0-0-", "-5,0,12,0-7-");
    let read: Fen4 = plain.parse().unwrap();
    assert_eq!((read.points, read.clock, read.to_string()), ([-5, 0, 12, 0], 7, plain));
}

#[test]
fn errors_have_a_place() {
    let place = |from: &str, to: &str| {
        let text = START.replacen(from, to, 1);
        assert_ne!(text, START);
        let error = text.parse::<Fen4>().unwrap_err();
        (error.expected, error.line, error.column)
    };
    assert_eq!(place("R-", "W-"), (Expected::Fen4Turn, 1, 1));
    assert_eq!(place("0,0,0,0", "0,0,2,0"), (Expected::Fen4Bits, 1, 7));
    assert_eq!(place("0,0,0,0-0-{", "0,0,0-0-{"), (Expected::Fen4Points, 1, 32));
    assert_eq!(place("-0-{", "-x-{"), (Expected::Fen4Clock, 1, 35));
    assert_eq!(place("'dim':", "'dim'"), (Expected::Fen4Key, 1, 43));
    assert_eq!(place("':1}", "':one}"), (Expected::Fen4Value, 1, 62));
    assert_eq!(place("}-", "}"), (Expected::Fen4Dash, 1, 64));
    assert_eq!(place("bR,bP,2", "bR,bP,3"), (Expected::Fen4Squares, 5, 31));
    assert_eq!(place("bR,bP,2,", "bR,bP,"), (Expected::Fen4Squares, 5, 30));
    assert_eq!(place("bN,", "pN,"), (Expected::Fen4Piece, 6, 7));
    assert_eq!(place("x,x,x,bB,bP,6,x,x,x/\n", ""), (Expected::Fen4Rank, 15, 1));
    assert_eq!("".parse::<Fen4>().unwrap_err().expected, Expected::Fen4Turn);
    assert_eq!(format!("{START}/x").parse::<Fen4>().unwrap_err().expected, Expected::End);
    assert!(format!("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{{'a':{}", "(".repeat(9999)).parse::<Fen4>().is_err());
}
