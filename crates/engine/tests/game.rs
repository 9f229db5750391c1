//! A player over a whole game: what it keeps, what it is given, and what it reports.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Choice, Limits, Playable, Player, Setup, Sides, Situation, WIN, choose};
use ashtapada_rules::{Action, ActionList, AnyOptions, AnyPosition, ChanceList, Family, Game, Position, Seat, Turn};

const TEAM: &str = "teams=opposite parade=two+command kingLoss=partnerCommands allyThrone=commandBothThrows \
    onlyKings=draw";
const CZECH: &str = "colours=czech teams=custom rankRule=cz parade=all3inclAlly promotionBy=czSquares \
    promotionNeeds=pawnLost promotionOptional=false allyThrone=commandAllyOut exchange=afterKill \
    exchangePlace=throneElseAdjacent exchangeAccept=bothOpponents onlyKings=playOn goal=annihilation";
const GAMES: [(&str, &str); 6] = [
    ("soldiers", ""),
    ("cows-leopards-bl", "obligation=none target=12 noMoves=pass"),
    ("chess", ""),
    ("four-kings", ""),
    ("four-kings", TEAM),
    ("four-kings", "dice=0 teams=opposite kingLoss=freeze goal=bothKings onlyKings=playOn repetition=draw"),
];

#[path = "kept/games.rs"]
mod games;

fn options(game: &str, changes: &str) -> AnyOptions {
    games::options(&format!("{game} {changes}"))
}

fn position(game: &str, changes: &str, text: &str) -> AnyPosition {
    AnyPosition::parse(text, &options(game, changes)).unwrap()
}

fn searcher(seed: u64) -> AnyPlayer {
    AnyPlayer::new(Bot::Searcher, Setup::seeded(seed))
}

/// Plays a game between players that are kept; visits every choice with the game in which it was made.
fn play(name: &str, changes: &str, bot: Bot, longest: usize, mut visit: impl FnMut(&Game<AnyPosition>, Choice)) {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut game = Game::new(AnyPosition::start(&options(name, changes)).unwrap());
    let mut players = [1, 2, 3, 4].map(|seed| AnyPlayer::new(bot, Setup::seeded(seed).with_table(1 << 16)));
    while game.turn() != Turn::Over && game.len() < longest {
        let action = if let Turn::Seat(seat) = game.turn() {
            let choice = players[seat.index()].choose(&game, Limits::nodes(400)).unwrap();
            visit(&game, choice.clone());
            choice.action
        } else {
            let mut throws = ChanceList::new();
            game.position().chance(&mut throws);
            Action::Throw(throws[rng.usize(..throws.len())].0)
        };
        game.play(action, &mut ()).unwrap();
    }
}

#[test]
fn the_same_players_play_the_same_game() {
    for (name, changes) in GAMES {
        for bot in Bot::ALL {
            let [mut one, mut other] = [Vec::new(), Vec::new()];
            play(name, changes, bot, 60, |_, choice| one.push(choice));
            play(name, changes, bot, 60, |_, choice| other.push(choice));
            assert!(one == other, "{name} {changes} {bot}");
        }
    }
}

#[test]
fn a_report_tells_of_legal_lines_within_the_limits() {
    for (name, changes) in GAMES {
        let mut deepest = 0;
        play(name, changes, Bot::Searcher, 80, |game, choice| {
            let report = &choice.report;
            let text = game.position().text();
            assert!(report.nodes <= 400, "{text}");
            deepest = deepest.max(report.depth);
            let [line] = &report.lines[..] else { panic!("{text}: {report:?}") };
            assert_eq!(line.actions[0], choice.action, "{text}");
            let mut position = game.position().clone();
            for &action in &line.actions {
                assert_eq!(position.play(action, &mut ()), Ok(()), "{text} {:?}", line.actions);
            }
            let sides = Sides::in_game(game.position());
            for &seat in game.position().seats() {
                let partner = Seat::ALL.into_iter().find(|&other| sides.of(other) == sides.of(seat)).unwrap();
                assert_eq!(line.value(seat), line.value(partner), "{text}");
            }
            if sides.count() == 2 {
                let sum = Seat::PAIR.map(|seat| line.value(seat)).iter().sum::<i32>();
                assert!(sum == 0 || sides.of(Seat::South) == sides.of(Seat::North), "{text} {:?}", line.values);
            }
        });
        assert!(deepest > 1, "{name} {changes}");
    }
}

#[test]
fn others_report_what_they_looked_at() {
    let game = Game::new(AnyPosition::start(&Family::Chess.options()).unwrap());
    let report = |bot| AnyPlayer::new(bot, Setup::seeded(1)).choose(&game, Limits::nodes(1)).unwrap().report;
    let random = report(Bot::Random);
    assert_eq!((random.depth, random.nodes, random.lines.len()), (0, 0, 0));
    let greedy = report(Bot::Greedy);
    assert_eq!((greedy.depth, greedy.nodes, greedy.lines[0].values), (1, 20, [0; 4]));
}

#[test]
fn whoever_watches_sees_it_grow() {
    let time = AtomicU64::new(0);
    let clock = || Duration::from_micros(time.fetch_add(1, Ordering::Relaxed));
    for (name, changes) in GAMES {
        let mut at = AnyPosition::start(&options(name, changes)).unwrap();
        let mut throws = ChanceList::new();
        at.chance(&mut throws);
        // With a 3 the horses can move.
        if let Some((throw, _)) = throws.get(1) {
            at.play(Action::Throw(*throw), &mut ()).unwrap();
        }
        let mut seen = Vec::new();
        let limits = Limits::depth(3).with_clock(&clock);
        let choice = searcher(1).think(&Situation::new(at), limits, &mut |report| seen.push(report.clone())).unwrap();
        assert_eq!(seen.iter().map(|report| report.depth).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(seen.windows(2).all(|pair| pair[0].nodes < pair[1].nodes && pair[0].time < pair[1].time));
        let last = &seen[2];
        assert_eq!((choice.report.depth, &choice.report.lines), (3, &last.lines));
        assert_eq!(choice.report.nodes, last.nodes);
        assert!(choice.report.nodes_per_second() > 0.0);
    }
}

#[test]
fn another_can_stop_it() {
    let stop = AtomicBool::new(false);
    let start = AnyPosition::start(&Family::Soldiers.options()).unwrap();
    let mut player = searcher(1);
    let choice = player.think(&Situation::new(start), Limits::until(&stop), &mut |report| {
        stop.store(report.depth == 4, Ordering::Relaxed);
    });
    assert_eq!(choice.unwrap().report.depth, 4);
}

#[test]
fn nobody_is_asked_when_no_seat_decides() {
    let chance = Game::new(AnyPosition::start(&Family::FourKings.options()).unwrap());
    let mut agreed = Game::new(AnyPosition::start(&Family::Chess.options()).unwrap());
    agreed.agree(&mut ()).unwrap();
    for game in [chance, agreed] {
        for bot in Bot::ALL {
            assert_eq!(AnyPlayer::new(bot, Setup::seeded(1)).choose(&game, Limits::nodes(10)), None);
        }
    }
}

/// White is a queen up, or down, and has many moves to choose from.
const AHEAD: &str = "6k1/5pp1/7p/8/8/8/5PPP/3Q2K1 w - - 10 40";
const BEHIND: &str = "3q2k1/5ppp/8/8/8/7P/5PP1/6K1 w - - 10 40";

/// What a new player chooses if the position `twice` has occurred twice before.
fn told(text: &str, twice: Option<u64>) -> (Action, i32) {
    let past = twice.map_or(Vec::new(), |key| vec![key, key]);
    let at = Situation::with_past(position("chess", "", text), past);
    let choice = searcher(1).think(&at, Limits::depth(3), &mut |_| {}).unwrap();
    (choice.action, choice.report.lines[0].value(Seat::South))
}

fn key_after(text: &str, action: Action) -> u64 {
    let mut position = position("chess", "", text);
    position.play(action, &mut ()).unwrap();
    position.key()
}

#[test]
fn who_is_ahead_does_not_repeat() {
    let (best, value) = told(AHEAD, None);
    assert!(value > 500, "{best} {value}");
    let (instead, value) = told(AHEAD, Some(key_after(AHEAD, best)));
    assert_ne!(instead, best);
    assert!(value > 500, "{instead} {value}");
}

#[test]
fn who_is_behind_repeats() {
    let mut list = ActionList::new();
    position("chess", "", BEHIND).actions(&mut list);
    // A move of the king, whatever its value otherwise.
    let step = list.iter().copied().find(|action| action.to_string() == "g1-h2").unwrap();
    assert!(told(BEHIND, None).1 < -300);
    // A draw, which is worth a little less than nothing to whoever may choose it.
    let (best, value) = told(BEHIND, Some(key_after(BEHIND, step)));
    assert_eq!(best, step);
    assert!((-20..0).contains(&value), "{value}");
}

#[test]
fn a_win_is_told_from_an_advantage() {
    let (_, value) = told("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", None);
    assert!((WIN / 4..WIN).contains(&value), "{value}");
    let (_, value) = told(AHEAD, None);
    assert!((0..WIN / 4).contains(&value), "{value}");
}

#[test]
fn what_was_found_under_other_rules_is_forgotten() {
    // Stalemate, or the slower way to win: what is best depends on what stalemate is.
    let text = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1";
    let at = |stalemate: &str| Situation::new(position("chess", &format!("stalemate={stalemate}"), text));
    let mut player = searcher(1);
    for stalemate in ["draw", "loses", "draw", "wins", "draw"] {
        let choice = player.think(&at(stalemate), Limits::depth(4), &mut |_| {}).unwrap();
        let fresh = searcher(1).think(&at(stalemate), Limits::depth(4), &mut |_| {}).unwrap();
        let value = |choice: &Choice| choice.report.lines[0].value(Seat::South);
        assert_eq!(value(&choice), value(&fresh), "{stalemate}");
    }
}

#[test]
fn a_player_goes_on_after_it_was_made_anew() {
    let mut player = searcher(3);
    let game = Game::new(AnyPosition::start(&Family::Soldiers.options()).unwrap());
    let first = player.choose(&game, Limits::nodes(2000)).unwrap();
    player.forget();
    let again = player.choose(&game, Limits::nodes(2000)).unwrap();
    assert_eq!(game.position().refuse(again.action), None);
    assert_eq!(searcher(3).choose(&game, Limits::nodes(2000)), Some(first));
}

#[test]
fn alone_or_with_an_ally_who_is_out_a_win_is_a_win() {
    // South has put East out of the game; North's king is the last enemy (AMB-111).
    let text = "8/8/8/8/8/8/nK7/sE6eK s move:4 0,0,0,0 command=e:throne out=e";
    for shares in ["false", "true"] {
        let changes = format!("{CZECH} outAllyWins={shares}");
        let position = position("four-kings", &changes, text);
        let action = choose(Bot::Searcher, &position, 1, Limits::nodes(2000)).unwrap();
        assert_eq!(action.to_string(), "a1xa2", "outAllyWins={shares}");
        let greedy = choose(Bot::Greedy, &position, 1, Limits::nodes(1)).unwrap();
        assert_eq!(greedy.to_string(), "a1xa2", "outAllyWins={shares}");
    }
}

#[test]
fn a_typed_player_and_one_of_any_family_are_one() {
    for (name, changes) in GAMES {
        let AnyPosition::Soldiers(start) = AnyPosition::start(&options(name, changes)).unwrap() else { continue };
        let typed = Playable::player(Bot::Searcher, &Setup::seeded(5)).choose(&Game::new(start), Limits::nodes(1000));
        let any = searcher(5).choose(&Game::new(AnyPosition::Soldiers(start)), Limits::nodes(1000));
        assert_eq!(typed, any);
    }
}
