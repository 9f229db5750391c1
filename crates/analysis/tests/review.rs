//! Reviews of whole games.

mod random;

use ashtapada_analysis::{Analyst, Effort, Flaw, Kind, Known, Review, Worth, flaw};
use ashtapada_rulebook::find;
use ashtapada_rules::{AnyPosition, Game, Position, Role, Seat, Turn};

fn game(rules: &str, seed: u64, longest: usize) -> Game<AnyPosition> {
    random::game(find(rules).unwrap().start().unwrap(), seed, longest)
}

fn review(game: &Game<AnyPosition>) -> Review {
    Analyst::new().review(game, &Known::default(), &Effort::nodes(200).with_depth(1), &mut |_| {}).unwrap()
}

#[test]
fn luck_means_nothing_over_all_throws() {
    // Exactly, at each throw: the mean of what every throw is worth is what the position is worth.
    let game = game("chaturaji-pl-solo", 3, 30);
    let mut again = Game::new(game.first().clone());
    let mut analyst = Analyst::new();
    let mut thrown = 0;
    for action in game.actions() {
        if let Turn::Chance(_) = again.turn() {
            let found = analyst.analyse(&(&again).into(), &Effort::nodes(200), &mut |_| {}).unwrap();
            let luck = found.branches.iter().fold(Worth::default(), |sum, branch| {
                let luck = branch.worth.less(&found.worth);
                sum.plus(&luck.scaled(branch.chance.unwrap().as_f64()))
            });
            assert!(luck.shares().iter().all(|luck| luck.abs() < 1e-9), "{luck:?}");
            thrown += 1;
        }
        again.play(action, &mut ()).unwrap();
    }
    assert!(thrown > 10);
}

#[test]
fn luck_is_nothing_on_the_average_of_games() {
    let mut sums = [0.0; 4];
    let mut squares = [0.0; 4];
    let games: usize = 40;
    for seed in 0..games {
        let review = review(&game("chaturaji-pl-solo", seed as u64, 60));
        for (seat, sum) in review.sums.iter().enumerate() {
            sums[seat] += sum.luck;
            squares[seat] += sum.luck * sum.luck;
        }
        // What one wins the others lose.
        assert!(review.sums.iter().map(|sum| sum.luck).sum::<f64>().abs() < 1e-6);
    }
    for (sum, square) in sums.iter().zip(squares) {
        let (mean, spread) = (sum / games as f64, (square / games as f64).sqrt());
        assert!(spread > 0.01, "throws matter: {spread}");
        // Four times the standard error of the mean; the games are the same in every run.
        assert!(mean.abs() < 4.0 * spread / (games as f64).sqrt(), "{mean} of {spread}");
    }
}

#[test]
fn a_review_depends_on_the_game_alone() {
    let game = game("chaturaji-pl-solo", 7, 40);
    let mut analyst = Analyst::new();
    let effort = Effort::nodes(300);
    let mut told = Vec::new();
    let first = analyst.review(&game, &Known::default(), &effort, &mut |done| told.push(done)).unwrap();
    assert!(told.is_sorted() && told.first() == Some(&0) && told.last() == Some(&game.len()), "{told:?}");
    assert_eq!(first.moments.len(), game.len());
    assert_eq!(analyst.review(&game, &Known::default(), &effort, &mut |_| {}).unwrap(), first);
}

#[test]
fn the_best_costs_nothing_and_giving_a_mate_away_much() {
    let rules = find("vilac-9506").unwrap();
    let mut game = Game::new(rules.start().unwrap());
    for text in ["f2f3", "e7e5", "g2g4"] {
        let action = game.position().parse_action(text).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let mate = game.position().parse_action("d8h4").unwrap();
    assert_eq!(game.position().refuse(mate), None);
    let mut missed = game.clone();
    game.play(mate, &mut ()).unwrap();
    missed.play(missed.position().parse_action("a7a6").unwrap(), &mut ()).unwrap();
    let [mated, missed] = [game, missed].map(|game| {
        let review =
            Analyst::new().review(&game, &Known::default(), &Effort::nodes(20_000).with_depth(2), &mut |_| {}).unwrap();
        let Kind::Choice(last) = review.moments.last().unwrap().kind.clone() else { panic!("a choice") };
        (last, review.last)
    });
    assert_eq!((mated.0.cost, mated.0.mark, mated.1.of(Seat::North)), (0.0, None, 1.0));
    assert!(missed.0.cost > 0.2 && missed.0.best == [mate], "{:?}", missed.0);
    // Whoever sees it is told what it was worth; of what was not the best, nothing is told but that.
    let other = mated.0.other.unwrap();
    assert!(other.cost > 0.2 && other.line[0] != mate, "{other:?}");
    assert_eq!(missed.0.other, None);
}

#[test]
fn a_queen_given_away_is_told_with_what_takes_it() {
    let mut game = Game::new(find("vilac-9506").unwrap().start().unwrap());
    for text in ["e2e4", "e7e5", "d1h5", "b8c6", "h5f7"] {
        let action = game.position().parse_action(text).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let review = Analyst::new().review(&game, &Known::default(), &Effort::nodes(5_000), &mut |_| {}).unwrap();
    let (before, _) = game.steps(0).last().unwrap();
    let (Kind::Choice(last), Some(played)) = (&review.moments.last().unwrap().kind, game.actions().last()) else {
        panic!("a choice")
    };
    let (at, from) = ("f7".parse().unwrap(), "e8".parse().unwrap());
    let told = Flaw::Loses { role: Role::Queen, at, by: Role::King, from, soon: true };
    assert_eq!(flaw(&before, played, &last.then, &last.best), Some(told), "{last:?}");
}

/// Morphy's game at the opera.
const OPERA: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 \
    b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

#[test]
fn a_move_that_wins_is_not_blamed_and_the_game_is_worth_what_came_of_it() {
    let mut game = Game::new(find("chess").unwrap().start().unwrap());
    for text in OPERA.split_whitespace() {
        let action = game.position().parse_action(text).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let review = Analyst::new().review(&game, &Known::default(), &Effort::nodes(u64::MAX), &mut |_| {}).unwrap();
    let takes = &review.moments[28];
    assert!(matches!(&takes.kind, Kind::Choice(choice) if choice.cost == 0.0), "{takes:?}");
    // From there on White does not win less by what he plays than the position promised.
    for (now, next) in review.moments[28..].iter().zip(&review.moments[29..]) {
        let [now, next] = [now, next].map(|moment| moment.worth.of(Seat::South));
        assert!(next > 0.97 && now - next < 0.03, "{now} {next}");
    }
    // Nobody lost a game without a choice that cost it.
    let lost = |moment: &ashtapada_analysis::Moment| match &moment.kind {
        Kind::Choice(choice) if choice.seat == Seat::North => choice.cost,
        _ => 0.0,
    };
    let all: Vec<f64> = review.moments.iter().map(lost).collect();
    let shares: Vec<f64> = review.moments.iter().map(|moment| moment.worth.of(Seat::South)).collect();
    assert!(all.iter().sum::<f64>() > 0.3, "{all:.2?} {shares:.2?}");
}

#[test]
fn what_is_stopped_gives_nothing() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let game = game("soldiers16-bl", 1, 12);
    let effort = Effort::nodes(1_000).with_stop(&stop);
    assert_eq!(Analyst::new().review(&game, &Known::default(), &effort, &mut |_| {}), None);
}

#[test]
fn who_resigns_gives_away_what_was_to_be_expected() {
    let mut game = Game::new(find("vilac-9506").unwrap().start().unwrap());
    game.resign(Seat::North, &mut ()).unwrap();
    let review = review(&game);
    let Kind::Choice(last) = review.moments.last().unwrap().kind.clone() else { panic!("a choice") };
    assert_eq!((last.seat, last.best.len()), (Seat::North, 0));
    assert!(last.cost > 0.3 && last.cost < 0.7, "{last:?}");
    assert_eq!(review.comments(&game), [(0, format!("?? {:.2}", last.cost))]);
    assert_eq!(review.sums.iter().find(|sum| sum.seat == Seat::North).unwrap().cost, last.cost);
}

#[test]
fn who_resigns_on_their_turn_is_told_what_could_be_played() {
    let mut game = Game::new(find("vilac-9506").unwrap().start().unwrap());
    game.resign(Seat::South, &mut ()).unwrap();
    let Kind::Choice(last) = review(&game).moments.last().unwrap().kind.clone() else { panic!("a choice") };
    assert_eq!(game.first().refuse(last.best[0]), None);
}

#[test]
fn choices_after_a_player_left_are_not_his() {
    let game = game("chaturaji-pl-solo", 5, 40);
    let whole = review(&game);
    let south = |review: &Review| review.sums.iter().find(|sum| sum.seat == Seat::South).unwrap().clone();
    let before = whole.moments[..20].iter();
    let choices =
        before.filter(|moment| matches!(&moment.kind, Kind::Choice(choice) if choice.seat == Seat::South)).count();
    assert!(choices > 0 && choices < south(&whole).choices as usize);
    let mut known = Known::default();
    known.left[Seat::South.index()] = Some(20);
    let effort = Effort::nodes(200).with_depth(1);
    let left = Analyst::new().review(&game, &known, &effort, &mut |_| {}).unwrap();
    assert_eq!((south(&left).choices as usize, south(&left).deserved), (choices, None));
    assert!(left.sums.iter().filter(|sum| sum.seat != Seat::South).all(|sum| sum.deserved.is_some()));
}
