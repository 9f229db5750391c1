//! Invariants of evaluations: the state updated move by move is the one computed afresh, the search passes it on
//! correctly, and positions that a symmetry maps to one another have the same value.

use std::fmt::Debug;
use std::sync::Arc;

use ashtapada_engine::net::{Inputs, Learned, Net};
use ashtapada_engine::{
    Evaluator, Greedy, Limits, MoveOrdering, Playable, Player, Searcher, Setup, Sides, Situation, Symmetry, Values,
    chess, four_kings, soldiers,
};
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Army, Choices, Options, PointBoard, PointGame, PointSet, Soldiers, Start};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Colour, OptionSet, Position, Seat, Spot, Turn};

#[path = "kept/games.rs"]
mod games;

const SOLDIERS: [&str; 4] = [
    "soldiers16-bl",
    "kotu-ellima-bl obligation=strict",
    "soldiers16-bl obligation=none board=37",
    "peralikatuma-bl huff.mayDecline=true",
];
const COWS: &str = "cows-leopards-bl obligation=none target=12 noMoves=pass";
const CHESS: [&str; 2] = ["", "castling=true enPassant=true promotionNoneCaptured=free"];
const TEAM: &str = "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
    throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill withdrawLastKing=teamOnly \
    onlyKings=draw";
const FOUR_KINGS: [&str; 5] = [
    "",
    TEAM,
    "dice=2 mayPass=true promotionBy=arrivalFile promotionOptional=false bonus54=totalAndEnd",
    "dice=0 teams=opposite kingLoss=freeze goal=bothKings onlyKings=playOn repetition=draw",
    "colours=czech teams=custom rankRule=cz parade=all3inclAlly promotionBy=czSquares promotionNeeds=pawnLost \
     promotionOptional=false allyThrone=commandAllyOut exchange=afterKill exchangePlace=throneElseAdjacent \
     exchangeAccept=bothOpponents onlyKings=playOn goal=annihilation",
];

fn options<O: OptionSet + Default>(changes: &str) -> O {
    let mut options = O::default();
    for (id, value) in changes.split_whitespace().filter_map(|change| change.split_once('=')) {
        options.set(id, value).unwrap();
    }
    options
}

/// The start of a game of points in words.
fn points(words: &str) -> Soldiers {
    let AnyPosition::Soldiers(start) = games::start(words) else { panic!("{words} is no game of points") };
    start
}

/// A game with other armies on the board of another, under options of the family.
fn elsewhere(board: &'static PointBoard, choices: Choices, men: [PointSet; 2]) -> Soldiers {
    let names = men.map(|set| set.iter().map(|at| board.spot(at).to_string()).collect::<Vec<_>>().join(" "));
    let start = Start::new(board, [&names[0], &names[1]]);
    let armies = [Colour::Light, Colour::Dark].map(Army::of_soldiers);
    let game = PointGame::new("elsewhere", armies, &[], &[start]).unwrap();
    Soldiers::start(&Options { choices, ..Options::of(game) }).unwrap()
}

fn start<P: Position<Options: Default>>(changes: &str) -> P {
    P::start(&options(changes)).unwrap()
}

/// All actions that are possible next, of a seat or of chance.
fn next<P: Position>(position: &P) -> Vec<Action> {
    let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
    position.actions(&mut list);
    position.chance(&mut throws);
    list.into_iter().chain(throws.into_iter().map(|(throw, _)| Action::Throw(throw))).collect()
}

/// Random games from a start, with `enough` actions in all: each position with the action played in it.
fn random_games<P: Position>(start: &P, enough: usize, mut visit: impl FnMut(&P, Action, &P)) {
    let mut rng = fastrand::Rng::with_seed(enough as u64);
    let mut seen = 0;
    while seen < enough {
        let mut position = start.clone();
        while position.turn() != Turn::Over && seen < enough {
            let next = next(&position);
            let action = next[rng.usize(..next.len())];
            let mut after = position.clone();
            after.play(action, &mut ()).unwrap();
            visit(&position, action, &after);
            position = after;
            seen += 1;
        }
    }
}

fn followed<P, E>(start: &P, evaluator: E, ordering: impl MoveOrdering<P>)
where
    P: Position,
    E: Evaluator<P, State: PartialEq + Debug>,
{
    let mut state = evaluator.fresh(start);
    let first = start.key();
    random_games(start, 6000, |before, action, after| {
        if before.key() == first {
            state = evaluator.fresh(before);
        }
        if let Some(passed) = ordering.null_move(before) {
            let state = evaluator.follow(&state, before, Action::Pass, &passed);
            assert_eq!(state, evaluator.fresh(&passed), "{}", before.text());
        }
        state = evaluator.follow(&state, before, action, after);
        assert_eq!(state, evaluator.fresh(after), "{} {action}", before.text());
    });
}

#[test]
fn what_is_carried_along_is_what_is_worked_out_afresh() {
    for changes in SOLDIERS.into_iter().chain([COWS]) {
        let start = points(changes);
        followed(&start, soldiers::Material::default(), soldiers::CapturesFirst);
        followed(&start, soldiers::Handmade::default(), soldiers::CapturesFirst);
    }
    for changes in CHESS {
        let start = start::<Chess>(changes);
        followed(&start, chess::Material::default(), chess::CapturesFirst::default());
        followed(&start, chess::Handmade::default(), chess::CapturesFirst::default());
    }
    for changes in FOUR_KINGS {
        let start = start::<FourKings>(changes);
        followed(&start, four_kings::Material::default(), four_kings::CapturesFirst::default());
        followed(&start, four_kings::Handmade::default(), four_kings::CapturesFirst::default());
    }
}

/// The list of tactical actions is the list of actions without the others.
fn sifted<P: Position>(start: &P, ordering: &impl MoveOrdering<P>) {
    let (mut all, mut tactical) = (ActionList::new(), ActionList::new());
    random_games(start, 6000, |before, _, _| {
        before.actions(&mut all);
        let others = ordering.tactical(before, &mut tactical);
        let expected: Vec<Action> = all.iter().copied().filter(|action| action.is_tactical()).collect();
        assert_eq!(tactical.as_slice(), expected, "{}", before.text());
        assert_eq!(others, expected.len() < all.len(), "{}", before.text());
    });
}

#[test]
fn what_is_tactical_is_sifted_from_the_rest() {
    for changes in SOLDIERS.into_iter().chain([COWS]) {
        sifted(&points(changes), &soldiers::CapturesFirst);
    }
    for changes in CHESS {
        sifted(&start::<Chess>(changes), &chess::CapturesFirst::default());
    }
    for changes in FOUR_KINGS {
        sifted(&start::<FourKings>(changes), &four_kings::CapturesFirst::default());
    }
}

/// A network of random weights, such as training begins with.
fn untrained<P: Inputs, const H: usize>(start: &P) -> Learned<Arc<Net<H>>> {
    let mut rng = fastrand::Rng::with_seed(5);
    let weights: Vec<i16> = (0..P::ROWS * H).map(|_| rng.i16(-60..60)).collect();
    Learned::new(Arc::new(Net::new(start, &weights).unwrap()))
}

#[test]
fn networks_follow_what_is_played() {
    for changes in SOLDIERS.into_iter().chain([COWS]) {
        let start = points(changes);
        followed(&start, untrained::<_, 64>(&start), soldiers::CapturesFirst);
    }
    for changes in CHESS {
        let start = start::<Chess>(changes);
        followed(&start, untrained::<_, 128>(&start), chess::CapturesFirst::default());
    }
    for changes in FOUR_KINGS {
        let start = start::<FourKings>(changes);
        followed(&start, untrained::<_, 16>(&start), four_kings::CapturesFirst::default());
    }
}

/// Keeps the key of the position that its state belongs to, and panics if it is asked about another position.
struct Checked<E>(E);

impl<P: Position, E: Evaluator<P>> Evaluator<P> for Checked<E> {
    type State = (u64, E::State);

    fn fresh(&self, position: &P) -> Self::State {
        (position.key(), self.0.fresh(position))
    }

    fn follow(&self, (key, state): &Self::State, before: &P, action: Action, after: &P) -> Self::State {
        assert_eq!(*key, before.key(), "{}", before.text());
        if next(before).contains(&action) {
            let mut played = before.clone();
            played.play_unchecked(action, &mut ());
            assert!(played == *after, "{} {action}", before.text());
        } else {
            // A pass that is only supposed.
            assert_eq!(action, Action::Pass, "{}", before.text());
        }
        (after.key(), self.0.follow(state, before, action, after))
    }

    fn evaluate(&self, position: &P, (key, state): &Self::State, sides: &Sides) -> Values {
        assert_eq!(*key, position.key(), "{}", position.text());
        assert_ne!(position.turn(), Turn::Over, "{}", position.text());
        // The same seats play together, whoever decides.
        let by_seat = |sides: &Sides| Seat::ALL.map(|seat| sides.of(seat));
        assert_eq!(by_seat(sides), by_seat(&Sides::in_game(position)));
        self.0.evaluate(position, state, sides)
    }
}

fn searched<P, E, O>(start: &P, ordering: O)
where
    P: Position + Send + Sync,
    E: Evaluator<P> + Default,
    O: MoveOrdering<P>,
{
    let mut searcher = Searcher::new(Checked(E::default()), ordering, &Setup::seeded(1));
    let mut greedy = Greedy::new(Checked(E::default()), &Setup::seeded(1));
    let mut count = 0;
    random_games(start, 600, |before, _, _| {
        count += 1;
        if count % 10 == 0 {
            let at = Situation::new(before.clone());
            searcher.think(&at, Limits::nodes(500), &mut |_| {});
            greedy.think(&at, Limits::nodes(1), &mut |_| {});
        }
    });
}

#[test]
fn a_search_hands_over_the_state_of_each_position() {
    for changes in SOLDIERS.into_iter().chain([COWS]) {
        searched::<_, soldiers::Handmade, _>(&points(changes), soldiers::CapturesFirst);
    }
    for changes in CHESS {
        searched::<_, chess::Handmade, _>(&start::<Chess>(changes), chess::CapturesFirst::default());
    }
    for changes in FOUR_KINGS {
        searched::<_, four_kings::Handmade, _>(&start::<FourKings>(changes), four_kings::CapturesFirst::default());
    }
}

/// The value of a position by some evaluation.
type Value<P> = fn(&P) -> Values;

fn value<P: Position, E: Evaluator<P> + Default>(position: &P) -> Values {
    let evaluator = E::default();
    evaluator.evaluate(position, &evaluator.fresh(position), &Sides::in_game(position))
}

/// Plays the same game as it is and under a symmetry.
fn twins<P: Position + Debug>(one: &P, other: P, symmetry: &Symmetry, values: [Value<P>; 2]) {
    let start = one.key();
    let begin = other;
    let mut other = begin.clone();
    let sides = Sides::in_game(one);
    let under = |turn| match turn {
        Turn::Seat(seat) => Turn::Seat(symmetry.seat(seat)),
        Turn::Chance(seat) => Turn::Chance(symmetry.seat(seat)),
        Turn::Over => Turn::Over,
    };
    random_games(one, 1500, |before, action, after| {
        if before.key() == start {
            other = begin.clone();
        }
        let why = || format!("{} {} {symmetry:?}", before.text(), other.text());
        assert_eq!(other.turn(), under(before.turn()), "{}", why());
        let mut expected: Vec<Action> = next(before).into_iter().map(|action| symmetry.action(action)).collect();
        let mut found = next(&other);
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{}", why());
        for value in values {
            let (one, other) = (value(before), value(&other));
            for &seat in before.seats() {
                let (seat, twin) = (sides.of(seat), sides.of(symmetry.seat(seat)));
                assert_eq!(one[seat], other[twin], "{}", why());
            }
        }
        other.play(symmetry.action(action), &mut ()).unwrap();
        let shares = [after.outcome(), other.outcome()].map(|outcome| outcome.map(|outcome| outcome.share));
        let expected = shares[0].map(|share| {
            let mut under = [0; 4];
            for &seat in before.seats() {
                under[symmetry.seat(seat).index()] = share[seat.index()];
            }
            under
        });
        assert_eq!(shares[1], expected);
    });
}

#[test]
fn soldiers_look_the_same_however_the_board_is_turned() {
    for (changes, count) in SOLDIERS.into_iter().zip([16, 16, 8, 16]) {
        let one = points(changes);
        let symmetries = one.symmetries();
        assert_eq!(symmetries.len(), count, "{changes}");
        let board = one.point_board();
        // The same start, under options that set the first player.
        let begin = |first: &str, men: [PointSet; 2]| {
            let mut options = one.options();
            options.set("firstPlayer", first).unwrap();
            elsewhere(board, options.choices, men)
        };
        let points = Side::BOTH.map(|side| one.points(side));
        let one = begin("south", points);
        for symmetry in symmetries {
            let turn = |set: PointSet| -> PointSet {
                set.iter().filter_map(|point| board.point(symmetry.spot(board.spot(point)))).collect()
            };
            let exchanged = symmetry.seat(Seat::South) == Seat::North;
            let mut turned = points.map(turn);
            if exchanged {
                turned.reverse();
            }
            let other = begin(if exchanged { "north" } else { "south" }, turned);
            let values = [value::<_, soldiers::Material>, value::<_, soldiers::Handmade>];
            twins(&one, other, &symmetry, values);
        }
    }
}

/// The first so many points of the board and the last so many, and all others of sixteen a side captured.
fn armies(south: usize, north: usize) -> Soldiers {
    let start = points("soldiers");
    let (board, spots) = (start.point_board(), start.board().spots);
    let points = |spots: &[Spot]| spots.iter().filter_map(|&spot| board.point(spot)).collect();
    let sets = [points(&spots[..south]), points(&spots[spots.len() - north..])];
    let text = elsewhere(board, Choices::default(), sets).text();
    let (pieces, _) = text.split_once(" s ").unwrap();
    let text = format!("{pieces} s - {}-{} 0-0 0", 16 - north, 16 - south);
    Soldiers::parse(&text, &start.options()).unwrap()
}

#[test]
fn of_few_soldiers_one_more_is_little_and_two_are_much() {
    let mut handmade = soldiers::Handmade::default();
    (handmade.room, handmade.threat) = (0, 0);
    let lead = |south, north| handmade.evaluate(&armies(south, north), &(), &Sides::PAIR)[0];
    // What one more is worth hardly depends on how many there are; two more are worth the more, the fewer there are.
    let (ones, twos) = ([lead(16, 15), lead(9, 8), lead(3, 2)], [lead(16, 14), lead(9, 7), lead(4, 2)]);
    assert!(ones.iter().all(|&one| (one - ones[0]).abs() < ones[0] / 10), "{ones:?}");
    assert!(twos.is_sorted() && twos[2] * 4 > twos[0] * 5 && twos[0] > ones[0] * 3 / 2, "{twos:?}");
    assert_eq!((lead(5, 5), lead(2, 3)), (0, -lead(3, 2)));
}

#[test]
fn much_is_undecided_among_many_soldiers_and_nothing_among_few() {
    let handmade = soldiers::Handmade::default();
    let undecided = |south, north| [0, 1].map(|side| handmade.undecided(&armies(south, north), side));
    assert!(undecided(16, 16)[0] > undecided(10, 11)[0] && undecided(10, 11)[0] > 0);
    assert_eq!(undecided(10, 11), [undecided(10, 10)[0] + handmade.undecided; 2]);
    assert_eq!((undecided(4, 4), undecided(2, 3)), ([0; 2], [0; 2]));
    // Who leads by two trades as he likes; the other does not.
    let [ahead, behind] = undecided(8, 6);
    assert!(ahead > behind && behind > 0, "{ahead} {behind}");
    assert_eq!(undecided(8, 6), {
        let [one, other] = undecided(6, 8);
        [other, one]
    });
    // Between cows and leopards it is not asked.
    assert_eq!([0, 1].map(|side| handmade.undecided(&points(COWS), side)), [0; 2]);
}

#[test]
fn cows_and_leopards_look_the_same_however_the_board_is_turned() {
    let one = points(COWS);
    let symmetries = one.symmetries();
    assert_eq!(symmetries.len(), 8);
    for symmetry in symmetries {
        assert_eq!(symmetry.seat(Seat::South), Seat::South);
        // The first eight cows stand in a ring.
        let values = [value::<_, soldiers::Material>, value::<_, soldiers::Handmade>];
        twins(&one, one, &symmetry, values);
    }
}

#[test]
fn chess_looks_the_same_from_the_other_side() {
    for (changes, count) in CHESS.into_iter().zip([4, 2]) {
        let one = start::<Chess>(changes);
        let symmetries = one.symmetries();
        assert_eq!(symmetries.len(), count, "{changes}");
        for symmetry in symmetries {
            let queen_first = symmetry.spot("d1".parse().unwrap()).file() == 3;
            let row = if queen_first { "rnbqkbnr" } else { "rnbkqbnr" };
            let turn = if symmetry.seat(Seat::South) == Seat::South { 'w' } else { 'b' };
            let castling = if count == 2 { "KQkq" } else { "-" };
            let text = format!("{row}/pppppppp/8/8/8/8/PPPPPPPP/{} {turn} {castling} - 0 1", row.to_ascii_uppercase());
            let other = Chess::parse(&text, &options(changes)).unwrap();
            twins(&one, other, &symmetry, [value::<_, chess::Material>, value::<_, chess::Handmade>]);
        }
    }
}

#[test]
fn four_kings_look_the_same_from_every_seat() {
    // The Czech order of play is anticlockwise, and its pairs are neighbours: only the half turn is a symmetry.
    for (changes, count) in FOUR_KINGS.into_iter().zip([4, 4, 4, 4, 2]) {
        let first = |seat: Seat| format!("{changes} firstPlayer={seat}");
        let one = start::<FourKings>(&first(Seat::South));
        let symmetries = one.symmetries();
        assert_eq!(symmetries.len(), count, "{changes}");
        for symmetry in symmetries {
            let other = start::<FourKings>(&first(symmetry.seat(Seat::South)));
            twins(&one, other, &symmetry, [value::<_, four_kings::Material>, value::<_, four_kings::Handmade>]);
        }
    }
}
