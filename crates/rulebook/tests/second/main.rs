//! Second models: the rules written once more, slowly and by themselves, from the rule texts and the data of the rule sets.
//!
//! Nothing here uses the tables, sets and moves of the rules; places are coordinates, and everything is searched for in plain
//! lists. Random games are played beside the real ones, under options drawn at random too. At every position the same actions
//! must be possible, and after each the position, whose turn it is, and the result must be the same.
//!
//! `GAMES=1000` plays so many games of each rule set; without it they are few.

mod armies;
mod bengal;
mod chess;
mod four_kings;
mod lines;
mod mailbox;
mod points;
mod told;
mod winther;

use std::collections::BTreeSet;

use ashtapada_rulebook::{RuleSet, find};
use ashtapada_rules::{ActionList, AnyOptions, AnyPosition, ChanceList, Game, OptionSet, Position, Turn, Values};
use fastrand::Rng;

use told::Told;

/// Games of each rule set in the tests of every day.
const GAMES: u64 = 4;
/// No game is longer; one that is, is left there.
const LONGEST: usize = 3_000;

/// A game as a second model plays it.
trait Model {
    /// What can be done, as it is written.
    fn choices(&self) -> BTreeSet<String>;
    /// What can be thrown, as it is written, with how likely it is.
    fn throws(&self) -> BTreeSet<String> {
        BTreeSet::new()
    }
    /// Does it.
    fn play(&mut self, action: &str);
    /// The position.
    fn text(&self) -> String;
    /// Who decides: a seat, `chance`, or `over`.
    fn decides(&self) -> String;
    /// The end: what ended it, and the ranks.
    fn result(&self) -> Option<String>;
}

/// How many games of each rule set are played.
fn games() -> u64 {
    std::env::var("GAMES").map_or(GAMES, |games| games.parse().expect("GAMES is a number"))
}

/// Some value that an option can have.
fn some_value(values: Values, random: &mut Rng) -> String {
    let near = |min: u16, max: u16, random: &mut Rng| random.u16(min..=max.min(min.saturating_add(24))).to_string();
    match values {
        Values::Words(words) => words[random.usize(..words.len())].to_owned(),
        Values::Flag => random.bool().to_string(),
        Values::Number { min, max } => near(min, max, random),
        Values::NumberOr { word, .. } if random.u8(..3) == 0 => word.to_owned(),
        Values::NumberOr { min, max, .. } => near(min, max, random),
        Values::Skill => "fair".to_owned(),
    }
}

/// Changes of the options that go together, up to six, drawn from `offered`; none in one of four games.
fn some_changes(rules: &RuleSet, offered: &[&str], random: &mut Rng) -> (Vec<(String, String)>, AnyOptions) {
    let specs: Vec<_> =
        rules.options.specs().iter().filter(|spec| offered.is_empty() || offered.contains(&spec.id)).collect();
    let few = if random.u8(..4) == 0 { 0 } else { random.usize(1..=6) };
    loop {
        let mut some = specs.clone();
        random.shuffle(&mut some);
        some.truncate(few);
        let changes: Vec<(String, String)> =
            some.iter().map(|spec| (spec.id.to_owned(), some_value(spec.values, random))).collect();
        let pairs = changes.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        if let Ok(options) = rules.options_with(pairs) {
            return (changes, options);
        }
    }
}

/// What can be done or thrown in a game, as it is written.
fn possible(position: &AnyPosition, turn: Turn) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut actions, mut throws) = (ActionList::new(), ChanceList::new());
    if turn != Turn::Over {
        position.actions(&mut actions);
        position.chance(&mut throws);
    }
    let throws = throws.iter().map(|(throw, odds)| format!("{throw}: {}/{}", odds.numerator, odds.denominator));
    (actions.iter().map(|&action| position.action_text(action)).collect(), throws.collect())
}

/// Plays one game beside the model's.
fn play(id: &str, game: &mut Game<AnyPosition>, model: &mut dyn Model, random: &mut Rng, told: &str) {
    for _ in 0..LONGEST {
        let turn = game.turn();
        let text = game.position().text();
        let line = || {
            let line: Vec<String> = game.actions().map(|action| action.to_string()).collect();
            format!("{id} {told}\n{text}\nafter {}", line.join(" "))
        };
        assert_eq!(text, model.text(), "position: {}", line());
        let decides = match turn {
            Turn::Seat(seat) => seat.name(),
            Turn::Chance(_) => "chance",
            Turn::Over => "over",
        };
        assert_eq!(decides, model.decides(), "who decides: {}", line());
        let result = game.outcome().map(|outcome| format!("{} {:?}", outcome.ending.name(), outcome.rank));
        assert_eq!(result, model.result(), "result: {}", line());
        let (actions, throws) = possible(game.position(), turn);
        assert_eq!(actions, model.choices(), "choices: {}", line());
        assert_eq!(throws, model.throws(), "throws: {}", line());
        let all: Vec<&String> = actions.iter().chain(&throws).collect();
        if all.is_empty() {
            return;
        }
        let chosen = all[random.usize(..all.len())];
        let chosen = chosen.split_once(": ").map_or(chosen.as_str(), |(throw, _)| throw);
        let action = game.position().parse_action(chosen).unwrap();
        game.play(action, &mut ()).unwrap();
        model.play(chosen);
    }
}

/// Plays the games of one rule set.
fn play_beside(id: &str, offered: &[&str], start: impl Fn(&Told) -> Box<dyn Model>) {
    let (rules, told) = (find(id).unwrap(), told::read(id));
    let mut random = Rng::with_seed(id.bytes().map(u64::from).sum());
    for _ in 0..games() {
        let (changes, options) = some_changes(rules, offered, &mut random);
        let shown: Vec<String> = changes.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let mut game = Game::new(AnyPosition::start(&options).unwrap());
        let mut model = start(&told.with(&changes));
        play(id, &mut game, model.as_mut(), &mut random, &shown.join(" "));
    }
}

/// The rule sets of a family.
fn of_family(family: &str) -> Vec<String> {
    told::ids().into_iter().filter(|id| told::read(id).family == family).collect()
}

#[test]
fn games_of_points_go_as_their_texts_tell() {
    for id in of_family("soldiers") {
        play_beside(&id, &[], |told| Box::new(points::Points::start(told)));
    }
}

#[test]
fn games_of_chess_go_as_their_texts_tell() {
    for id in of_family("chess") {
        play_beside(&id, &[], |told| Box::new(chess::Chess::start(told)));
    }
}

/// The options that the model of games for four knows, besides those of the rule sets.
const FOR_FOUR: [&str; 10] = [
    "mayPass",
    "bonus54",
    "pointValues",
    "noProgressRounds",
    "individualEnd",
    "dieKind",
    "boatMove",
    "elephantMove",
    "forkedKings",
    "drawBonus",
];

#[test]
fn games_for_four_go_as_their_texts_tell() {
    for id in ["chaturaji-biruni", "chaturaji-chesscom"] {
        play_beside(id, &FOR_FOUR, |told| Box::new(four_kings::FourKings::start(told)));
    }
}

#[test]
fn games_for_two_pairs_go_as_their_text_tells() {
    play_beside("chaturaji-forbes", &["noProgressRounds"], |told| Box::new(bengal::Bengal::start(told)));
}

/// The options that the model of the game with returning kings knows.
const RETURNING: [&str; 7] =
    ["mayPass", "captureAlly", "kingReturn", "noProgressRounds", "firstPlayer", "boatMove", "elephantMove"];

#[test]
fn games_with_returning_kings_go_as_their_text_tells() {
    play_beside("chaturaji-winther", &RETURNING, |told| Box::new(winther::Winther::start(told)));
}
