//! Boards: what follows from their lines, those of the rule sets and custom ones.

use super::super::{Bend, BoardError, Fault, PointBoard};
use super::*;
use crate::perft;

/// Every point with its neighbours, independently of the lines.
const ADJACENCY: &str = "c1:d2 e1 | e1:c1 e2 g1 | g1:e1 f2 | d2:c1 e2 e3 | e2:d2 e1 e3 f2 | f2:e2 e3 g1 |
a3:a5 b4 | b4:a3 b5 c5 | a5:a3 a7 b5 | b5:a5 b4 b6 c5 | a7:a5 b6 | b6:a7 b5 c5 |
i3:h4 i5 | h4:g5 h5 i3 | i5:h5 i3 i7 | h5:g5 h4 h6 i5 | i7:h6 i5 | h6:g5 h5 i7 |
c9:d8 e9 | e9:c9 e8 g9 | g9:e9 f8 | d8:c9 e7 e8 | e8:d8 e7 e9 f8 | f8:e7 e8 g9 |
c3:c4 d3 d4 | d3:c3 d4 e3 | e3:d2 d3 d4 e2 e4 f2 f3 f4 | f3:e3 f4 g3 | g3:f3 f4 g4 |
c4:c3 c5 d4 | d4:c3 c4 c5 d3 d5 e3 e4 e5 | e4:d4 e3 e5 f4 | f4:e3 e4 e5 f3 f5 g3 g4 g5 | g4:f4 g3 g5 |
c5:b4 b5 b6 c4 c6 d4 d5 d6 | d5:c5 d4 d6 e5 | e5:d4 d5 d6 e4 e6 f4 f5 f6 | f5:e5 f4 f6 g5 | g5:f4 f5 f6 g4 g6 h4 h5 h6 |
c6:c5 c7 d6 | d6:c5 c6 c7 d5 d7 e5 e6 e7 | e6:d6 e5 e7 f6 | f6:e5 e6 e7 f5 f7 g5 g6 g7 | g6:f6 g5 g7 |
c7:c6 d6 d7 | d7:c7 d6 e7 | e7:d6 d7 d8 e6 e8 f6 f7 f8 | f7:e7 f6 g7 | g7:f6 f7 g6";

fn board(pairs: &str) -> &'static PointBoard {
    start(pairs).point_board()
}

#[test]
fn every_point_has_its_neighbours() {
    let whole = board("");
    let mut points = 0;
    let mut edges = 0;
    for entry in ADJACENCY.split('|') {
        let (from, to) = entry.trim().split_once(':').unwrap();
        let mut neighbours: Vec<Spot> = to.split_whitespace().map(spot).collect();
        neighbours.sort_unstable();
        let reach = whole.neighbours(whole.point(spot(from)).unwrap());
        let mut found: Vec<Spot> = reach.iter().map(|at| whole.spot(at)).collect();
        found.sort_unstable();
        assert_eq!(found, neighbours, "{from}");
        points += 1;
        edges += found.len();
    }
    assert_eq!((points, edges), (49, 2 * 96));
}

/// The smaller board is the larger one without two triangles, and nothing else.
#[test]
fn the_smaller_board_is_part_of_the_larger() {
    let (whole, part) = (board(""), board("board=37"));
    assert_eq!((whole.shape().spots.len(), part.shape().spots.len()), (49, 37));
    assert_eq!((whole.shape().edges().count(), part.shape().edges().count()), (96, 76));
    let both = |at: Spot| Some((whole.point(at)?, part.point(at)?));
    for &from in whole.shape().spots {
        let inside = (2..=6).contains(&from.file());
        assert_eq!(part.point(from).is_some(), inside, "{from}");
        for &to in whole.shape().spots {
            let (Some((a, small_a)), Some((b, small_b))) = (both(from), both(to)) else { continue };
            assert_eq!(whole.neighbours(a).has(b), part.neighbours(small_a).has(small_b), "{from} {to}");
            let over = |board: &PointBoard, at| board.spot(at);
            let large = whole.between(a, b).map(|at| over(whole, at)).filter(|&at| part.point(at).is_some());
            assert_eq!(large, part.between(small_a, small_b).map(|at| over(part, at)), "{from} {to}");
        }
    }
    for board in [whole, part] {
        assert!(board.shape().spots.is_sorted());
    }
}

/// 144 directed jumps, each along one straight line and with equal steps.
#[test]
fn jumps_follow_the_lines() {
    let whole = board("");
    let mut count = 0;
    for from in whole.shape().spots {
        for to in whole.shape().spots {
            let between = whole.between(whole.point(*from).unwrap(), whole.point(*to).unwrap());
            let along = whole.shape().lines.iter().any(|line| {
                let mut threes = line.points.windows(3);
                threes.any(|three| (three[0], three[2]) == (*from, *to) || (three[2], three[0]) == (*from, *to))
            });
            assert_eq!(between.is_some(), along, "{from} {to}");
            let Some(over) = between else { continue };
            let middle = |a: u8, b: u8| (a + b) / 2;
            let half = Spot::new(middle(from.file(), to.file()), middle(from.rank(), to.rank()));
            assert_eq!(whole.spot(over), half, "{from} {to}");
            count += 1;
        }
    }
    assert_eq!(count, 144);
}

/// Three circles of six points around a centre, joined by three diameters: the board of Pretwa.
fn pretwa() -> &'static PointBoard {
    let around = Bend::Around((300, 300));
    let lines = [
        ("d4 e5 d6 c6 b5 c4 d4", around),
        ("d3 f5 d7 b7 a5 b3 d3", around),
        ("d2 g5 d8 b8 a6 b2 d2", around),
        ("d2 d3 d4 d5 c6 b7 b8", Bend::Straight),
        ("g5 f5 e5 d5 b5 a5 a6", Bend::Straight),
        ("d8 d7 d6 d5 c4 b3 b2", Bend::Straight),
    ];
    PointBoard::new("pretwa", &lines).unwrap()
}

#[test]
fn a_round_board_is_jumped_along_its_arcs() {
    let board = pretwa();
    assert_eq!(board.shape().spots.len(), 19);
    assert_eq!(board.shape().edges().count(), 36);
    let at = |name: &str| board.point(spot(name)).unwrap();
    // Along an arc, also over the point where its circle is closed, and through the centre.
    assert_eq!(board.between(at("d4"), at("d6")), Some(at("e5")));
    assert_eq!(board.between(at("c4"), at("e5")), Some(at("d4")));
    assert_eq!(board.between(at("d4"), at("c6")), Some(at("d5")));
    assert_eq!(board.between(at("d4"), at("f5")), None);
    let men = ["d4 d3 d2 e5 f5 g5 c4 b3 b2", "d6 d7 d8 c6 b7 b8 b5 a5 a6"];
    let game = games::on(board, "obligation=strict noCaptureMoves=20", men);
    assert_eq!(actions(&game), ["c4-d5", "d4-d5", "e5-d5"]);
    // Three answers over the centre, two over arcs.
    assert_eq!((perft(&game, 1), perft(&game, 2)), (3, 5));
    let mut random = 1u64;
    for _ in 0..40 {
        let mut position = game;
        while position.turn() != Turn::Over {
            let mut list = ActionList::new();
            position.actions(&mut list);
            random = crate::grid::mix(random.wrapping_add(crate::grid::GOLDEN));
            let action = list[random as usize % list.len()];
            assert_eq!(position.play(action, &mut ()), Ok(()));
            assert_eq!(position.key(), position.fresh_key());
            assert_eq!(Soldiers::parse(&position.text(), &game.options()), Ok(position), "{}", position.text());
        }
    }
}

/// A triangle some points of which are drawn elsewhere than their names say.
#[test]
fn points_are_numbered_as_they_are_drawn() {
    let lines = [("a1 b1 c1", Bend::Straight), ("a1 a2 a3", Bend::Straight), ("c1 b2 a3", Bend::Straight)];
    let places = [(spot("b1"), (100, 150)), (spot("a2"), (120, 100))];
    let order = |places: &[(Spot, (i16, i16))]| {
        let game = games::on(PointBoard::placed("triangle", &lines, places).unwrap(), "", ["a1", "c1"]);
        let named = |number| game.parse_action(&alloc::format!("@{number}")).unwrap().to_string();
        (1..=6).map(named).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(order(&[]), "@a3 @a2 @b2 @a1 @b1 @c1");
    // b1 is drawn higher than a2 and b2, and these two, at one height, change places.
    assert_eq!(order(&places), "@a3 @b1 @b2 @a2 @a1 @c1");
}

#[test]
fn lines_that_make_no_board_are_refused() {
    let fault = |lines: &[(&str, Bend)]| PointBoard::new("none", lines).unwrap_err();
    let straight = Bend::Straight;
    assert_eq!(
        fault(&[("a1 b1", straight), ("b1  c1", straight)]),
        BoardError::NotAPoint { line: 2, found: "".into() }
    );
    assert_eq!(fault(&[("a1", straight)]), BoardError::TooShort { line: 1 });
    let joined = Fault::Joined { from: spot("a1"), to: spot("b1") };
    assert_eq!(fault(&[("a1 b1", straight), ("a1 b1", straight)]), joined.into());
    // A circle of four points: from one to the opposite there are two jumps.
    let round = fault(&[("a1 b1 b2 a2 a1", Bend::Around((50, 50)))]);
    assert!(matches!(round, BoardError::Fault(Fault::Ambiguous { .. })), "{round}");
    let rows: Vec<String> = (1..=9)
        .map(|rank| ('a'..='h').map(|file| alloc::format!("{file}{rank}")).collect::<Vec<_>>().join(" "))
        .collect();
    let many: Vec<(&str, Bend)> = rows.iter().map(|row| (row.as_str(), straight)).collect();
    assert_eq!(fault(&many), Fault::Points.into());
}

/// Eight by eight points with all their diagonals: more ways than are tracked.
fn crowded() -> &'static PointBoard {
    let name = |file: usize, rank: usize| alloc::format!("{}{rank}", (b'a' + file as u8) as char);
    let mut lines: Vec<String> = Vec::new();
    for index in 0..8 {
        lines.push((0..8).map(|file| name(file, index + 1)).collect::<Vec<_>>().join(" "));
        lines.push((1..=8).map(|rank| name(index, rank)).collect::<Vec<_>>().join(" "));
    }
    for start in -6isize..7 {
        let inside = |&(file, rank): &(isize, isize)| (0..8).contains(&file) && (0..8).contains(&rank);
        for line in
            [0, 1].map(|way| (0..8).map(move |rank| (if way == 0 { start + rank } else { 7 - start - rank }, rank)))
        {
            let spots: Vec<String> =
                line.filter(inside).map(|(file, rank)| name(file as usize, rank as usize + 1)).collect();
            lines.push(spots.join(" "));
        }
    }
    let lines: Vec<(&str, Bend)> = lines.iter().map(|line| (line.as_str(), Bend::Straight)).collect();
    PointBoard::new("crowded", &lines).unwrap()
}

/// A board with too many ways to track plays as one with few.
#[test]
fn a_crowded_board_is_played_on_as_well() {
    let board = crowded();
    assert_eq!(board.shape().edges().count(), 210);
    let game = games::on(board, "", ["d4 a1", "d5 h8"]);
    let found = actions(&game);
    assert_eq!(found.len(), 1 + 7 + 3, "{found:?}");
    assert!(found.contains(&"d4xd6".to_string()));
    let mut after = game;
    play(&mut after, "d4xd6");
    assert_eq!(after.points(crate::grid::Side::North).len(), 1);
}

/// The man just jumped still stands there, but nobody jumps back over it.
#[test]
fn on_a_crowded_board_nothing_is_jumped_twice_in_a_turn() {
    let mut game = games::on(crowded(), "obligation=strict removal=after", ["d4 a1", "d5 h8"]);
    play(&mut game, "d4xd6");
    assert_eq!(game.turn(), Turn::Seat(Seat::North));
    assert_eq!(actions(&game), ["h8-g7", "h8-g8", "h8-h7"]);
}
