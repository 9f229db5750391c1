//! The players keep to the rules and to their limits, find what they should find, and are stronger the longer they
//! think.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Level, Limits, Player, Setup, Sides, choose};
use ashtapada_rules::{Action, ActionList, AnyOptions, AnyPosition, ChanceList, Ending, Game, Position, Seat, Turn};

#[path = "kept/games.rs"]
mod games;

/// The tables played at, with their games in words.
const TABLES: [(&str, &str); 9] = [
    ("soldiers", "soldiers"),
    ("soldiers, strict", "kotu-ellima-bl obligation=strict"),
    ("soldiers, free", "soldiers obligation=none target=8"),
    ("cows", "cows-leopards-bl obligation=none target=12 noMoves=pass"),
    ("chess", "chess"),
    ("solo", "four-kings"),
    (
        "teams",
        "four-kings teams=opposite kingLoss=partnerCommands parade=two+command allyThrone=commandBothThrows \
         throneEntry=oncePerThronePerTeam exchange=afterKill withdrawLastKing=teamOnly onlyKings=draw",
    ),
    ("no dice", "four-kings dice=0 teams=opposite kingLoss=freeze goal=bothKings onlyKings=playOn"),
    ("two dice", "four-kings dice=2 mayPass=true promotionBy=arrivalFile"),
];

fn options(name: &str) -> AnyOptions {
    games::options(TABLES.iter().find(|(other, _)| *other == name).unwrap().1)
}

fn start(name: &str) -> AnyPosition {
    AnyPosition::start(&options(name)).unwrap()
}

/// A random throw (a test does not need exact odds).
fn throw(position: &AnyPosition, rng: &mut fastrand::Rng) -> Action {
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    Action::Throw(throws[rng.usize(..throws.len())].0)
}

/// Plays one game; after `longest` actions it counts as a draw. Returns the result of each side.
fn play(name: &str, bots: [Bot; 4], nodes: u64, seed: u64, longest: usize) -> [f64; 4] {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(start(name));
    let mut players = bots.map(|bot| AnyPlayer::new(bot, Setup::seeded(rng.u64(..))));
    for _ in 0..longest {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => throw(game.position(), &mut rng),
            Turn::Seat(seat) => players[seat.index()].choose(&game, Limits::nodes(nodes)).unwrap().action,
        };
        game.play(action, &mut ()).unwrap();
    }
    let sides = Sides::in_game(game.position());
    match game.outcome() {
        Some(outcome) => sides.results(&outcome),
        None => [1.0 / sides.count() as f64; 4],
    }
}

/// The mean result of `strong`, playing each side in turn, against `weak` on the others.
fn score(name: &str, strong: Bot, weak: Bot, nodes: u64, games: u64) -> f64 {
    let sides = Sides::in_game(&start(name));
    let mut sum = 0.0;
    for number in 0..games {
        let hero = number as usize % sides.count();
        let bots = Seat::ALL.map(|seat| if sides.of(seat) == hero { strong } else { weak });
        sum += play(name, bots, nodes, number + 1, 3000)[hero];
    }
    sum / games as f64
}

fn position(name: &str, text: &str) -> AnyPosition {
    AnyPosition::parse(text, &options(name)).unwrap()
}

fn searched(name: &str, text: &str) -> String {
    let position = position(name, text);
    position.action_text(choose(Bot::Searcher, &position, 1, Limits::nodes(50_000)).unwrap())
}

#[test]
fn actions_are_legal_in_random_positions_of_every_rule_set() {
    for (name, ..) in TABLES {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut position = start(name);
        for step in 0..300 {
            let action = match position.turn() {
                Turn::Over => break,
                Turn::Chance(_) => throw(&position, &mut rng),
                Turn::Seat(_) => {
                    let mut list = ActionList::new();
                    position.actions(&mut list);
                    for bot in Bot::ALL {
                        let action = choose(bot, &position, step, Limits::nodes(40)).unwrap();
                        assert!(list.contains(&action), "{}: {bot} plays {action} in {}", name, position.text());
                    }
                    list[rng.usize(..list.len())]
                }
            };
            position.play(action, &mut ()).unwrap();
        }
    }
}

#[test]
fn nobody_decides_for_chance() {
    for (name, ..) in TABLES {
        let start = start(name);
        if let Turn::Chance(_) = start.turn() {
            assert_eq!(choose(Bot::Searcher, &start, 1, Limits::nodes(100)), None);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for (name, ..) in TABLES {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut position = start(name);
        if let Turn::Chance(_) = position.turn() {
            position.play(throw(&position, &mut rng), &mut ()).unwrap();
        }
        for bot in Bot::ALL {
            let choice = |seed| choose(bot, &position, seed, Limits::nodes(3000));
            assert_eq!(choice(5), choice(5));
        }
    }
}

#[test]
fn the_clock_ends_a_search() {
    let start = start("chess");
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed) + 1);
    choose(Bot::Searcher, &start, 1, Limits::time(Duration::from_millis(20), &clock)).unwrap();
    let looks = looks.into_inner();
    assert!(looks < 40, "looked {looks} times");
}

#[test]
fn mates_in_one_and_in_two() {
    assert_eq!(searched("chess", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), "d1d8");
    // The rook closes the seventh rank; the other then mates on the eighth.
    let mut game = position("chess", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    for _ in 0..3 {
        let action = choose(Bot::Searcher, &game, 1, Limits::nodes(50_000)).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    assert!(game.outcome().is_some_and(|outcome| outcome.payoff(Seat::South) == 1.0), "{}", game.text());
}

#[test]
fn a_bare_king_is_driven_into_mate() {
    for text in ["8/8/8/3k4/8/8/8/2Q1K3 w - - 0 1", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"] {
        let mut game = Game::new(position("chess", text));
        let mut players = [1, 2].map(|seed| AnyPlayer::new(Bot::Searcher, Setup::seeded(seed)));
        while let Turn::Seat(seat) = game.turn() {
            let player = &mut players[seat.index() / 2];
            let action = player.choose(&game, Limits::nodes(20_000)).unwrap().action;
            game.play(action, &mut ()).unwrap();
        }
        assert_eq!(game.outcome().unwrap().ending, Ending::Checkmate, "{}", game.position().text());
    }
}

#[test]
fn two_pieces_are_better_than_one() {
    // From g3 one piece can be taken, from e3 two in a chain, and nothing is lost by it.
    let mut game = position("soldiers, free", "nn1/3/7/3n3/9/3n1n1/3s1s1/3/3 s - 0-0 0-0 0");
    for expected in ["e3xe5", "e5xe7"] {
        let action = choose(Bot::Searcher, &game, 1, Limits::nodes(5000)).unwrap();
        assert_eq!(game.action_text(action), expected);
        game.play(action, &mut ()).unwrap();
    }
}

#[test]
fn greedy_beats_random() {
    for (name, games, least) in [("soldiers", 12, 0.8), ("chess", 12, 0.8), ("solo", 12, 0.7), ("no dice", 24, 0.8)] {
        let score = score(name, Bot::Greedy, Bot::Random, 1, games);
        println!("{name}: greedy {score:.2} against random");
        assert!(score >= least, "{name}: {score}");
    }
}

#[test]
fn the_searcher_beats_random_and_greedy() {
    for (name, weak, games, least) in [
        ("soldiers", Bot::Random, 6, 0.9),
        ("soldiers", Bot::Greedy, 6, 0.8),
        ("cows", Bot::Random, 6, 0.8),
        ("chess", Bot::Random, 6, 0.9),
        ("chess", Bot::Greedy, 6, 0.8),
        ("solo", Bot::Random, 4, 0.7),
        ("solo", Bot::Greedy, 12, 0.3),
        ("teams", Bot::Random, 4, 0.8),
        ("teams", Bot::Greedy, 8, 0.6),
        ("no dice", Bot::Random, 4, 0.9),
        ("no dice", Bot::Greedy, 6, 0.8),
        ("two dice", Bot::Random, 4, 0.7),
    ] {
        let score = score(name, Bot::Searcher, weak, 1000, games);
        println!("{name}: searcher {score:.2} against {weak}");
        assert!(score >= least, "{name}: {score} against {weak}");
    }
}

#[test]
fn levels_overlook_less_and_less() {
    // The mean result of the stronger ones must at least be this.
    for (name, strong, weak, games, least) in [
        ("soldiers", 4, 1, 12, 0.7),
        ("soldiers", 7, 4, 6, 0.7),
        ("chess", 4, 1, 12, 0.7),
        ("chess", 7, 4, 6, 0.7),
        ("teams", 4, 1, 12, 0.6),
        ("no dice", 7, 4, 6, 0.7),
        ("solo", 6, 2, 24, 0.4),
    ] {
        let [strong, weak] = [strong, weak].map(|number| Bot::Level(Level::new(number).unwrap(), None));
        let score = score(name, strong, weak, 20_000, games);
        assert!(score >= least, "{name}: {strong} got {score} against {weak}");
    }
}

/// In the same position a player overlooks the same, and never everything.
#[test]
fn what_is_overlooked_depends_on_position_and_seed() {
    let start = start("chess");
    let chosen = |seed| choose(Bot::Level(Level::WEAKEST, None), &start, seed, Limits::nodes(1000)).unwrap();
    assert_eq!(chosen(1), chosen(1));
    let all: std::collections::HashSet<Action> = (0..40).map(chosen).collect();
    assert!(all.len() > 3, "{all:?}");
    // A mate in one: the strongest sees it, the weakest not always.
    let mate = position("chess", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    let found = |level, seeds: u64| {
        let finds =
            |seed| choose(Bot::Level(level, None), &mate, seed, Limits::nodes(1000)).unwrap().to_string() == "d1-d8";
        (0..seeds).filter(|&seed| finds(seed)).count()
    };
    assert_eq!(found(Level::STRONGEST, 5), 5);
    let weak = found(Level::WEAKEST, 60);
    assert!((1..56).contains(&weak), "{weak}");
}
