//! What earlier versions have written opens as it did, for ever.
//!
//! `kept/<version>` has what that version wrote: records of games of every family, each of which begins with what it has to
//! come to; positions of these games; and a request for a table. None of it is ever changed. What this version writes is
//! written anew by each run and held to the same. A version that writes something in another way than those before it
//! keeps it in a folder of its own:
//! `ASHTAPADA_KEEP=tests/kept/VERSION cargo test -p ashtapada-table --test kept what_this_version_writes`.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ashtapada_rulebook::{DailyGame, Day, EDITION, rule_sets};
use ashtapada_rules::{Position, Seat, Turn};
use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::{Record, RecordError};
use ashtapada_table::{
    Absence, Act, Beginning, Cause, ClockPlan, DiceSource, Meanwhile, NewGame, Player, SeatClock, SeatPlan, Secret,
    Setup, Table, daily,
};
use common::{something, table};
use fastrand::Rng;

/// The variable that names the folder in which what this version writes is kept: a new one.
const KEEP: &str = "ASHTAPADA_KEEP";

/// The folder of each version that has kept something.
fn versions() -> Vec<PathBuf> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let found: Vec<PathBuf> = fs::read_dir(kept).unwrap().map(|item| item.unwrap().path()).collect();
    assert!(!found.is_empty());
    found
}

/// Every file of a version whose name ends so: its name and its text.
fn files(version: &Path, ending: &str) -> Vec<(String, String)> {
    let paths = fs::read_dir(version).unwrap().map(|item| item.unwrap().path());
    let text = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    let found: Vec<_> =
        paths.filter(|path| path.to_str().is_some_and(|name| name.ends_with(ending))).map(text).collect();
    assert!(!found.is_empty(), "{}: {ending}", version.display());
    found
}

/// What a record came to, as the comments say with which it is kept.
fn told(record: &Record) -> [(&'static str, String); 4] {
    let seats = record.game.position().seats();
    let outcome = record.outcome().map(|outcome| {
        let each =
            seats.iter().map(|seat| format!(" {seat}={}/{}", outcome.share[seat.index()], outcome.rank[seat.index()]));
        format!("{}{}", record.termination().unwrap(), each.collect::<String>())
    });
    let proved = match proof::check(record).unwrap() {
        Proof::NoDice => "none".to_owned(),
        Proof::Secret => "later".to_owned(),
        Proof::Fair { throws, given, taken_back } => format!("{throws} throws, {given} given, {taken_back} taken back"),
        Proof::OfDay { day, throws, given } => format!("{throws} throws of {day}, {given} given"),
    };
    [
        ("last", record.game.position().text()),
        ("plies", record.game.len().to_string()),
        ("outcome", outcome.unwrap_or_else(|| "none".to_owned())),
        ("proof", proved),
    ]
}

/// The value of a comment line with that name.
fn comment<'a>(text: &'a str, name: &str) -> &'a str {
    let found = text.lines().find_map(|line| line.strip_prefix("; ")?.strip_prefix(name)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("no {name} in {text}"))
}

fn records_come_to_what_they_came_to(version: &Path) {
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, text) in files(version, ".txt") {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        for (what, value) in told(&record) {
            assert_eq!(value, comment(&text, what), "{name}: {what}");
        }
        *families.entry(record.beginning.rules.family.name()).or_default() += 1;
    }
    assert!(families.len() == 3 && families.values().all(|&games| games > 5), "{families:?}");
}

fn records_are_written_again_as_the_same_games(version: &Path) {
    for (name, text) in files(version, ".txt") {
        let record: Record = text.parse().unwrap();
        let again: Record = record.to_string().parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.beginning.edition, record.beginning.edition, "{name}");
        assert_eq!((told(&again), again.tags), (told(&record), record.tags), "{name}");
        assert!(again.game.plies().eq(record.game.plies()), "{name}");
    }
}

fn records_are_played_on(version: &Path) {
    for (name, text) in files(version, ".txt") {
        let record: Record = text.parse().unwrap();
        let (table, _) = Table::set_up(&record.new_game(), "again", Secret::new([0; 32]), 0)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.position(), record.game.position(), "{name}");
    }
}

fn positions_are_read_and_written_as_they_were(version: &Path) {
    let mut read = 0;
    for (name, text) in files(version, "positions.tsv") {
        for line in text.lines() {
            let [edition, rules, changes, position] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let changes = changes.split_whitespace().map(|change| change.split_once('=').unwrap());
            let begun = Beginning::of_edition(edition.parse().unwrap(), rules, changes, Some(position));
            let begun = begun.unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            assert_eq!(begun.position.text(), position, "{name}: {line}");
            read += 1;
        }
    }
    assert!(read > 100, "{read}");
}

fn requests_for_tables_set_up_what_they_did(version: &Path) {
    for (name, text) in files(version, "table.json") {
        let asked: NewGame = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let setup = Setup::agree(&asked, &mut |_| 0).unwrap_or_else(|error| panic!("{name}: {error}"));
        let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
        let written = serde_json::to_value(&asked).unwrap();
        for (field, value) in kept.as_object().unwrap() {
            assert_eq!(written[field], *value, "{name}: {field}");
        }
        assert_eq!((setup.seats.len(), setup.apart, setup.open), (2, true, true), "{name}");
    }
}

#[test]
fn kept_records_come_to_what_they_came_to() {
    versions().iter().for_each(|version| records_come_to_what_they_came_to(version));
}

#[test]
fn kept_records_are_written_again_as_the_same_games() {
    versions().iter().for_each(|version| records_are_written_again_as_the_same_games(version));
}

#[test]
fn kept_records_are_played_on() {
    versions().iter().for_each(|version| records_are_played_on(version));
}

#[test]
fn kept_positions_are_read_and_written_as_they_were() {
    versions().iter().for_each(|version| positions_are_read_and_written_as_they_were(version));
}

#[test]
fn kept_requests_for_tables_set_up_what_they_did() {
    versions().iter().for_each(|version| requests_for_tables_set_up_what_they_did(version));
}

/// What this version writes can be kept: all that is asked of what earlier ones have kept is true of it.
#[test]
fn what_this_version_writes_opens_as_it_was() {
    let written = tempfile::tempdir().unwrap();
    write(written.path());
    records_come_to_what_they_came_to(written.path());
    records_are_written_again_as_the_same_games(written.path());
    records_are_played_on(written.path());
    positions_are_read_and_written_as_they_were(written.path());
    requests_for_tables_set_up_what_they_did(written.path());
    if let Some(folder) = std::env::var_os(KEEP) {
        keep(written.path(), Path::new(&folder));
    }
}

/// Copies what was written into a folder that is not there yet.
fn keep(written: &Path, folder: &Path) {
    fs::create_dir(folder).expect("what is kept is never changed: a new version has a folder of its own");
    for file in fs::read_dir(written).unwrap().map(|item| item.unwrap()) {
        fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
}

/// A record that names no edition is of the first; what the rules of no edition allow is refused.
#[test]
fn a_mistake_in_a_record_is_no_fault_of_an_edition() {
    for (rules, turns) in [
        ("chaturaji-pl-solo", "1. 5: b6-c7"),
        ("chaturaji-pl-team", "1. 5: b6-c7"),
        ("chaturaji-pl-team", "1. 3: pass 2. 4: a6-c7"),
        ("chaturaji-pl-team", "1. 3: d1-e2"),
        ("soldiers16-bl", "1. c4-c6"),
        ("soldiers16-bl", "1. stop"),
        ("vilac-9506", "1. e2e5"),
    ] {
        let error = format!("[Rules \"{rules}\"]\n{turns}").parse::<Record>().unwrap_err();
        assert!(matches!(error, RecordError::Illegal { .. }), "{rules} {turns}: {error}");
    }
    let record: Record = "[Rules \"soldiers16-bl\"]\n1. c4-c5".parse().unwrap();
    assert_eq!(record.beginning.edition, 1);
}

/// Plays at random with the dice of the table, taking back now and then.
fn play(table: &mut Table, random: &mut Rng, entries: u32) {
    while table.turn() != Turn::Over && table.last() < entries {
        let (seat, act) = match table.turn() {
            Turn::Chance(_) if table.dice().is_thrown_here() => {
                (None, Act::Play { action: table.next_throw().unwrap() })
            }
            _ if random.u8(..50) == 0 => (None, Act::TakeBack { to: table.last().saturating_sub(1) }),
            turn => (turn.seat(), something(table, random).unwrap()),
        };
        table.play(seat, act).unwrap();
    }
}

fn person(seat: Seat, name: &str) -> SeatPlan {
    SeatPlan { seat, player: Player::Human { name: name.to_owned() } }
}

/// A game of each rule set: some are over by their rules, some otherwise, and some go on.
fn of_each_rule_set(random: &mut Rng) -> Vec<(String, Table)> {
    let bot = || SeatPlan { seat: Seat::North, player: Player::Bot { bot: "level-5".to_owned() } };
    let clocks: [Option<ClockPlan>; 4] =
        [None, Some("600+5 decides".parse().unwrap()), Some("60d3".parse().unwrap()), Some("3d/turn".parse().unwrap())];
    let game = |(index, rules): (usize, &ashtapada_rulebook::RuleSet)| {
        let seats = vec![person(Seat::South, "Zofia “Żółć”"), bot()];
        let asked = NewGame { seats, clock: clocks[index % 4], ..NewGame::of(&rules.id) };
        let mut table = table(&asked);
        match index % 5 {
            0 | 1 => play(&mut table, random, 1_500),
            2 => play(&mut table, random, 60),
            _ => play(&mut table, random, 30),
        }
        let seat = table.position().seats()[1];
        let end = match index % 5 {
            3 => Some(Act::Agree),
            4 if index % 2 == 0 => Some(Act::Resign { seat, cause: Cause::Own }),
            4 => Some(Act::Resign { seat, cause: Cause::Time }),
            _ => None,
        };
        if let Some(end) = end.filter(|_| table.turn() != Turn::Over) {
            table.play(None, end).unwrap();
        }
        (rules.id.clone(), table)
    };
    rule_sets().iter().enumerate().map(game).collect()
}

/// Games with other options, from a position, resumed, thrown by hand, and left by a player.
fn of_other_kinds(random: &mut Rng, others: &[(String, Table)]) -> Vec<(String, Table)> {
    let mut games = Vec::new();
    let changed = |rules: &str, changes: &[(&str, &str)]| NewGame {
        options: changes.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect(),
        ..NewGame::of(rules)
    };
    for (rules, changes) in [
        ("chaturaji-pl-team", [("bothRajasLost", "eachOwn"), ("empireMemory", "false")]),
        ("chaturaji-wikipedia", [("bonus54Counts", "ever"), ("rounds", "20")]),
        ("soldiers16-bl", [("obligation", "strict"), ("target", "9")]),
        ("cows-leopards-bl", [("target", "8"), ("noMoves", "draw")]),
        ("vilac-9506", [("delayedExchange", "free"), ("firstPlayer", "black")]),
    ] {
        let mut game = table(&changed(rules, &changes));
        play(&mut game, random, 200);
        games.push((format!("{rules}-changed"), game));
    }
    for (rules, other) in others.iter().filter(|(rules, _)| {
        ["chaturaji-pl-solo", "caturanga-cz", "peralikatuma-bl", "kotu-ellima-bl", "chess"].contains(&rules.as_str())
    }) {
        let record = other.record();
        let middle = record.game.before(record.game.len() / 2).unwrap().text();
        let options = record.new_game().options;
        let mut game = table(&NewGame { options, position: Some(middle), ..NewGame::of(rules) });
        play(&mut game, random, 80);
        games.push((format!("{rules}-placed"), game));
        let mut game = table(&NewGame { actions: record.new_game().actions[..10].to_vec(), ..record.new_game() });
        play(&mut game, random, 80);
        games.push((format!("{rules}-resumed"), game));
    }
    let mut game = table(&NewGame { dice: DiceSource::Hand, ..NewGame::of("chaturaji-wikipedia") });
    play(&mut game, random, 50);
    games.push(("chaturaji-wikipedia-by-hand".to_owned(), game));
    for of in DailyGame::all() {
        let mut game = table(&daily::asked(of, Day(20_779)));
        play(&mut game, random, 300);
        games.push((format!("{}-of-day", of.rules), game));
    }
    let mut game = table(&NewGame::of("chaturaji-pl-solo"));
    play(&mut game, random, 40);
    for (seat, cause) in [(Seat::West, Cause::Time), (Seat::North, Cause::Own)] {
        game.play(Some(seat), Act::Leave { seat, cause }).unwrap();
        play(&mut game, random, 60);
    }
    game.play(None, Act::Agree).unwrap();
    games.push(("chaturaji-pl-solo-left".to_owned(), game));
    games
}

/// A request for a table in which everything is said.
fn request() -> NewGame {
    let clock = "600+5 decides".parse().unwrap();
    NewGame {
        edition: Some(EDITION),
        options: vec![("obligation".to_owned(), "strict".to_owned())],
        seats: vec![person(Seat::South, "Zofia"), person(Seat::North, "")],
        dice: DiceSource::Fair,
        position: Some(Beginning::new("soldiers16-bl", [], None).unwrap().position.text().replace(" s ", " n ")),
        actions: vec!["d7-d6".to_owned()],
        clock: Some(clock),
        clocks: vec![SeatClock { seat: Seat::South, clock: ClockPlan { initial: 300, ..clock } }],
        apart: true,
        absence: Some(Absence { minutes: 5, meanwhile: Meanwhile::Resign }),
        help: true,
        open: true,
        rated: false,
        ..NewGame::of("soldiers16-bl")
    }
}

/// Writes what this version writes into a folder.
fn write(folder: &Path) {
    let mut random = Rng::with_seed(1);
    let mut games = of_each_rule_set(&mut random);
    let others = of_other_kinds(&mut random, &games);
    games.extend(others);
    let mut positions = String::new();
    for (name, game) in games {
        let record: Record = game.record().to_string().parse().unwrap();
        let comments: String = told(&record).iter().map(|(what, value)| format!("; {what}: {value}\n")).collect();
        fs::write(folder.join(format!("{name}.txt")), format!("{comments}{record}")).unwrap();
        let Beginning { rules, edition, .. } = &record.beginning;
        let changes: Vec<String> =
            record.beginning.changes().iter().map(|(id, value)| format!("{id}={value}")).collect();
        let places = [0, record.game.len() / 3, 2 * record.game.len() / 3];
        let before = places.iter().filter_map(|&at| record.game.before(at));
        for position in before.chain([record.game.position().clone()]) {
            positions += &format!("{edition}\t{}\t{}\t{}\n", rules.id, changes.join(" "), position.text());
        }
    }
    fs::write(folder.join("positions.tsv"), positions).unwrap();
    fs::write(folder.join("table.json"), format!("{}\n", serde_json::to_string_pretty(&request()).unwrap())).unwrap();
}
