//! Whole tables: what is typed, and the output.

use std::collections::BTreeSet;

use ashtapada_engine::Bot;
use ashtapada_rulebook::{Lang, drafts, rule_sets};
use ashtapada_rules::{Position, Seat};

use super::host::LONGEST;
use super::*;
use crate::cli::scratch::Scratch;

/// The output of a table for what is typed.
fn played_from(position: Option<&str>, lang: Lang, id: &str, typed: &[u8], human: &[Seat]) -> String {
    played_at(position, lang, id, typed, human, false)
}

fn played_at(position: Option<&str>, lang: Lang, id: &str, typed: &[u8], human: &[Seat], real_dice: bool) -> String {
    let mut players = [Player::Bot(Bot::Random); 4];
    for seat in human {
        players[seat.index()] = Player::Human;
    }
    told_by(Told { position, lang, id, typed, players, real_dice, dice: 1 })
}

/// North plays against another player, at South.
fn played_against(south: Player, position: Option<&str>, lang: Lang, id: &str, typed: &[u8]) -> String {
    let mut players = [Player::Human; 4];
    players[Seat::South.index()] = south;
    told_by(Told { position, lang, id, typed, players, real_dice: false, dice: 1 })
}

fn played_with_dice(dice: u64, id: &str, typed: &[u8]) -> String {
    let (players, lang) = ([Player::Human; 4], Lang::EN);
    told_by(Told { position: None, lang, id, typed, players, real_dice: false, dice })
}

/// A table, and what is typed there.
struct Told<'a> {
    position: Option<&'a str>,
    lang: Lang,
    id: &'a str,
    typed: &'a [u8],
    players: [Player; 4],
    real_dice: bool,
    dice: u64,
}

fn told_by(Told { position, lang, id, typed, players, real_dice, dice }: Told<'_>) -> String {
    let beginning = Beginning::new(id, [], position).unwrap();
    let mut out = Vec::new();
    let table = Table {
        game: Game::new(beginning.position.clone()),
        beginning,
        players,
        computers: Default::default(),
        words: Words::new(lang),
        random: fastrand::Rng::with_seed(1),
        dice,
        nodes: Some(300),
        real_dice,
        drawn: None,
        times: Times::default(),
        asked_twice: String::new(),
        saved: None,
        lot: None,
        terminal: false,
        input: typed,
        out: &mut out,
        colours: false,
    };
    table.play().unwrap();
    String::from_utf8(out).unwrap()
}

fn played_in(lang: Lang, id: &str, typed: &[u8], human: &[Seat]) -> String {
    played_from(None, lang, id, typed, human)
}

fn played(id: &str, typed: &str, human: &[Seat]) -> String {
    played_in(Lang::EN, id, typed.as_bytes(), human)
}

#[test]
fn a_game_of_computer_players_ends() {
    for rules in rule_sets().iter().chain(drafts()) {
        let told = played(&rules.id, "", &[]);
        let last = told.lines().rev().take(6).collect::<Vec<_>>().join(" ");
        assert!(
            [" wins.", " win.", " share the win.", "A draw."].iter().any(|end| last.contains(end)),
            "{}: {last}",
            rules.id
        );
    }
}

#[test]
fn a_person_is_answered() {
    let told = played("soldiers16-bl", "help\nc4-c6\nwhy c3\nc4-c5\nundo\nnonsense\nquit\n", &Seat::PAIR);
    for part in ["write the game record", "are neighbours", "is occupied", "expected", "Goodbye"] {
        assert!(told.to_lowercase().contains(&part.to_lowercase()), "{part} is not in {told}");
    }
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_of_the_table() {
    for (lang, part) in [("en", "expected"), ("pl", "powinno tu być"), ("cs", "má tu být")] {
        let told = played_in(lang.parse().unwrap(), "soldiers16-bl", b"c4-z5\n\xff\xfe\nquit\n", &Seat::PAIR);
        assert_eq!(told.matches(part).count(), 2, "{told}");
        assert!(told.contains("e4-e5"), "{told}");
    }
}

#[test]
fn nobody_reads_the_name_of_a_message() {
    let files = [
        include_str!("../../../crates/rulebook/locales/en/rules.ftl"),
        include_str!("../../../crates/rulebook/locales/en/terminal.ftl"),
    ];
    let lines = files.iter().flat_map(|file| file.lines());
    let ids: BTreeSet<&str> = lines.filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
    for rules in rule_sets().iter().chain(drafts()) {
        let start = rules.start().unwrap();
        for lang in Lang::all() {
            let told = played_in(lang, &rules.id, b"help\nwhy e4\nquit\n", start.seats());
            let words = told.split(|c: char| c.is_whitespace() || ",.:;()".contains(c));
            let named: Vec<_> = words.filter(|word| word.contains('-') && ids.contains(word)).collect();
            assert!(named.is_empty(), "{lang}, {}: {named:?} in {told}", rules.id);
        }
    }
    let told = played_in("pl".parse().unwrap(), "vilac-9506", b"quit\n", &Seat::PAIR);
    assert!(told.contains("P\u{a0}pionek"), "{told}");
}

#[test]
fn the_terminal_uses_each_of_its_messages() {
    let code = [
        include_str!("hint.rs"),
        include_str!("host.rs"),
        include_str!("over.rs"),
        include_str!("prompt.rs"),
        include_str!("result.rs"),
        include_str!("seats.rs"),
        include_str!("show.rs"),
        include_str!("time.rs"),
        include_str!("why.rs"),
        include_str!("../backup.rs"),
        include_str!("../convert.rs"),
        include_str!("../export.rs"),
        include_str!("../failure.rs"),
        include_str!("../games.rs"),
        include_str!("../import.rs"),
        include_str!("../ratings.rs"),
        include_str!("../record.rs"),
        include_str!("../reports.rs"),
        include_str!("../review.rs"),
        include_str!("../site.rs"),
        include_str!("../verify.rs"),
        // The rules as text.
        include_str!("../../../crates/rulebook/src/rule_set.rs"),
    ]
    .concat();
    for line in include_str!("../../../crates/rulebook/locales/en/terminal.ftl")
        .lines()
        .filter(|line| line.starts_with("terminal-"))
    {
        let id = line.split(' ').next().unwrap();
        assert!(code.contains(&format!("\"{id}\"")), "{id} is not used");
    }
}

/// Soldiers: the piece on e3 can jump around a square, in either direction.
const SQUARE: &str = "2n/3/7/7/5n3/3n1n1/3sn2/3/3 s - 11-13 0-0 0";

#[test]
fn what_is_due_is_said_and_the_pieces_are_marked() {
    let due = played_from(Some(SQUARE), Lang::EN, "soldiers16-bl", b"E3:G3\nstop\n", &Seat::PAIR);
    for part in ["A capture is due for the pieces marked !", "S!", "The piece on g3 has to jump again"] {
        assert!(due.contains(part), "{part} is not in {due}");
    }
    let missed = Some("2n/3/7/7/9/1n1n3/1s1s3/3/2s s - 13-13 0-0 0");
    let huff = played_from(missed, Lang::EN, "soldiers16-bl", b"g1f2\nC3\n", &Seat::PAIR);
    for part in [
        "Light’s soldier goes from g1 to f2.",
        "Huff (remove) a piece marked *: huff c3, huff e3.",
        "S*──·───S*",
        "Dark huffs Light’s soldier on c3.",
    ] {
        assert!(huff.contains(part), "{part} is not in {huff}");
    }
    let place = played("cows-leopards-bl", "E5\n", &Seat::PAIR);
    assert!(place.contains("Place a leopard") && place.contains("Place a cow"), "{place}");
}

#[test]
fn whole_chains_are_played_and_each_capture_is_told_once() {
    let told =
        played_from(Some(SQUARE), Lang::EN, "soldiers16-bl", b"e3e3\nE3XG3XG5XE5XE3\nresign\nresign\n", &Seat::PAIR);
    assert!(told.contains("That could mean several things"), "{told}");
    assert_eq!(told.matches(" jumps ").count(), 4, "{told}");
    assert!(!told.contains("goes from e3"), "{told}");
    assert!(told.contains("Light wins."), "{told}");
}

#[test]
fn dice_are_not_thrown_by_naming_what_they_show() {
    let told = played("chaturaji-pl-solo", "3\n", &[Seat::South]);
    assert!(told.contains("press Enter") && told.contains("The program throws the dice"), "{told}");
    assert!(!told.contains("throws a 3."), "{told}");
}

#[test]
fn sides_are_called_by_their_pieces_and_letters_are_explained() {
    let cows = played("cows-leopards-bl", "e5\nresign\nresign\n", &Seat::PAIR);
    for part in [
        "C\u{a0}cow",
        "l\u{a0}leopard",
        "Cows (Green): 16 in hand",
        "Leopards (Red): captured 0 of 12",
        "(cows), what do you play",
    ] {
        assert!(cows.contains(part), "{part} is not in {cows}");
    }
    assert!(cows.contains("Leopards win."), "{cows}");
    let chess = played_in("pl".parse().unwrap(), "vilac-9506", b"help\n", &Seat::PAIR);
    for part in ["W\u{a0}wieża", "bW", "G\u{a0}goniec", "P\u{a0}pionek", "b\u{a0}biały", "c\u{a0}czarny"] {
        assert!(chess.contains(part), "{part} is not in {chess}");
    }
    let lost = Some("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1");
    let lost = played_from(lost, "cs".parse().unwrap(), "vilac-9506", b"", &Seat::PAIR);
    assert!(lost.contains("Bílý: ztracené figury D V S S J J"), "{lost}");
}

#[test]
fn a_board_has_room_for_pieces_that_need_two_letters() {
    let told = played_in("pl".parse().unwrap(), "chaturaji-pl-solo", b"quit\nquit\n", &Seat::ALL);
    assert!(told.contains("|sKo") && told.contains("|sK ") && told.contains("Ko\u{a0}koń"), "{told}");
    let row = |line: &&str| line.ends_with('|') || line.ends_with('+');
    let widths: Vec<usize> = told.lines().filter(row).map(|line| line.chars().count()).collect();
    assert!(widths.len() >= 17 && widths.iter().all(|width| *width == 4 + 8 * 5 + 1), "{widths:?} in {told}");
}

#[test]
fn the_best_come_first_in_the_result() {
    let told = played_in("pl".parse().unwrap(), "chaturaji-pl-solo", b"resign\nagree\n", &Seat::ALL);
    let places: Vec<&str> = told.lines().filter(|line| line.starts_with("Miejsce")).collect();
    assert_eq!(places.len(), 4, "{told}");
    assert!(places.is_sorted_by_key(|place| &place[..9]), "{told}");
    assert!(places[3].contains("Miejsce 4: czarny, 0 punktów"), "{told}");
}

#[test]
fn a_saved_game_says_who_sat_there() {
    let folder = Scratch::new("saved");
    let file = folder.join("game.txt");
    played("soldiers16-bl", &format!("c4-c5\nsave {}\n", file.display()), &[Seat::South]);
    let text = std::fs::read_to_string(&file).unwrap();
    let record: ashtapada_table::record::Record = text.parse().unwrap();
    assert_eq!(record.tag("South"), Some("human"), "{text}");
    assert_eq!(record.tag("North"), Some("bot:random"), "{text}");
}

#[test]
fn a_game_saved_before_moves_were_taken_back_is_no_longer_saved() {
    let folder = Scratch::new("again");
    let file = folder.join("game.txt");
    let told = |after: &str| {
        let typed = format!("c4-c5\nsave {}\n{after}quit\n", file.display());
        played("soldiers16-bl", &typed, &Seat::PAIR)
    };
    assert!(!told("").contains("type “quit” again"));
    assert!(told("undo\nc4-b5\n").contains("type “quit” again"));
}

#[test]
fn whole_numbers_choose_the_form_of_a_plural() {
    let told = |lang: &str, count: &str| Words::new(lang.parse().unwrap()).with("terminal-points", &[("count", count)]);
    assert_eq!([told("en", "1"), told("en", "0"), told("en", "12")], ["1 point", "0 points", "12 points"]);
    assert_eq!([told("pl", "1"), told("pl", "3"), told("pl", "12")], ["1 punkt", "3 punkty", "12 punktów"]);
    // What only looks like a number is shown as it was written.
    let text = |value: &str| Words::new(Lang::EN).with("options-unknown", &[("option", value)]);
    for value in ["007", "+5", "1.50", "99999999999", "12345"] {
        assert!(text(value).contains(value), "{}", text(value));
    }
}

#[test]
fn decimals_are_written_as_the_language_writes_them() {
    let told = |lang: &str| Words::new(lang.parse().unwrap()).value_label("throw", "skilled:0.5");
    assert!(told("en").ends_with("0.5") && told("pl").ends_with("0,5") && told("cs").ends_with("0,5"));
}

#[test]
fn help_is_a_table_that_no_terminal_breaks() {
    for lang in Lang::all() {
        let help = ["commands", "help-soldiers", "help-cows", "help-kings", "help-chess"];
        for text in help.map(|id| Words::new(lang).text(&format!("terminal-{id}"))) {
            assert!(text.lines().all(|line| line.chars().count() <= 79), "{text}");
        }
    }
}

#[test]
fn what_cannot_be_undone_is_asked_about() {
    let told = played("soldiers16-bl", "c4-c5\nresign\nboard\nresign\nresign\n", &Seat::PAIR);
    assert_eq!(told.matches("type “resign” again").count(), 2, "{told}");
    assert!(told.contains("Light wins."), "{told}");

    let told = played("soldiers16-bl", "c4-c5\nquit\nc7-c6\nquit\nquit\nc3-c4\n", &Seat::PAIR);
    assert_eq!(told.matches("type “quit” again").count(), 2, "{told}");
    assert!(told.ends_with("Goodbye.\n"), "{told}");
    // If nothing was played, nothing can be lost.
    assert!(!played("soldiers16-bl", "quit\n", &Seat::PAIR).contains("again"));
}

#[test]
fn throws_that_dice_cannot_show_are_answered_with_those_they_can() {
    let told = played_at(None, Lang::EN, "chaturaji-pl-solo", b"7\n1\nquit\n", &Seat::ALL, true);
    assert_eq!(told.matches("The dice can show: 2, 3, 4, 5.").count(), 2, "{told}");
}

#[test]
fn the_rest_of_a_line_that_is_too_long_is_no_line() {
    let long = format!("{}resign\nquit\n", "x".repeat(LONGEST as usize));
    let told = played("soldiers16-bl", &long, &Seat::PAIR);
    assert!(told.ends_with("Goodbye.\n") && !told.contains("wins"), "{told}");
}

#[test]
fn a_hint_tells_the_best_action() {
    // Several soldiers can be taken from e3, and nothing else is as good.
    for (lang, begins) in [("en", "Best here: e3"), ("pl", "Najlepiej: e3"), ("cs", "Nejlepší je e3")] {
        let told =
            played_from(Some(SQUARE), lang.parse().unwrap(), "soldiers16-bl", b"hint\nquit\nquit\n", &[Seat::South]);
        assert!(told.contains(begins), "{told}");
    }
}

#[test]
fn whoever_types_that_they_throw_throws() {
    let enter = played("chaturaji-pl-solo", "\nquit\nquit\n", &[Seat::South]);
    for typed in ["throw", "roll"] {
        let told = played("chaturaji-pl-solo", &format!("{typed}\nquit\nquit\n"), &[Seat::South]);
        assert_eq!(told, enter, "{typed}");
    }
}

#[test]
fn before_a_throw_there_is_nothing_to_propose() {
    for typed in ["hint", "nonsense"] {
        let told = played("chaturaji-pl-solo", &format!("{typed}\nquit\nquit\n"), &[Seat::North]);
        assert!(told.contains("Throw first."), "{told}");
        assert!(!told.contains("for example"), "{told}");
    }
}

#[test]
fn the_time_taken_is_told_on_request() {
    for (lang, help) in [("en", "how long each player"), ("pl", "ile czasu zużył"), ("cs", "kolik času kdo")] {
        let typed = b"help\ntime\nquit\nquit\n";
        let told = played_in(lang.parse().unwrap(), "soldiers16-bl", typed, &[Seat::South, Seat::North]);
        assert!(told.contains(help), "{told}");
        assert_eq!(told.lines().filter(|line| line.contains(": 0:0")).count(), 2, "{told}");
    }
}

#[test]
fn a_throw_that_was_taken_back_comes_again() {
    let thrown = |told: &str| -> Vec<String> {
        let throws = told.lines().filter_map(|line| line.split_once(" throws "));
        throws.map(|(who, what)| format!("{} {what}", who.split(' ').next_back().unwrap_or_default())).collect()
    };
    let mut players = [Player::Bot(Bot::Random); 4];
    players[Seat::South.index()] = Player::Human;
    let told = |dice: u64, typed: &str| {
        let (id, typed) = ("chaturaji-pl-solo", typed.as_bytes());
        told_by(Told { position: None, lang: Lang::EN, id, typed, players, real_dice: false, dice })
    };
    // South can move after the first throw and after the next.
    let playable = (1..40).find_map(|dice| {
        let (_, moves) =
            told(dice, "\nmoves\n").split_once("You may play: ").map(|(_, moves)| ((), moves.to_owned()))?;
        let first = moves.split([',', '\n']).next()?.to_owned();
        let second = told(dice, &format!("\n{first}\n\nmoves\n"));
        second.contains("You may play: ").then_some((dice, first))
    });
    let (dice, first) = playable.expect("dice with which South can move twice");
    // A round, whose throws are taken back with the move before them, and the same round again.
    let round = thrown(&told(dice, &format!("\n{first}\n\n")));
    let twice = thrown(&told(dice, &format!("\n{first}\n\nundo\n{first}\n\n")));
    assert!(round.len() >= 5, "{round:?}");
    assert_eq!(twice[..round.len()], round);
    let again = &twice[round.len()..];
    assert!(again.len() >= 4 && *again == round[1..=again.len()], "{round:?} {again:?}");
    let faces = (0..40).flat_map(|dice| thrown(&played_with_dice(dice, "chaturaji-pl-solo", b"\nquit\nquit\n")));
    let faces: std::collections::HashSet<String> = faces.collect();
    assert_eq!(faces.len(), 4, "the die shows all its faces: {faces:?}");
}

#[test]
fn the_end_can_be_taken_back_and_the_game_saved_after_it() {
    let folder = Scratch::new("over");
    let file = folder.join("game.txt");
    let typed = format!("c4-c5\nresign\nresign\nnonsense\nsave {}\nundo\nc7-c6\nagree\nagree\nquit\n", file.display());
    for (lang, over) in [("en", "The game is over."), ("pl", "Gra się skończyła."), ("cs", "Partie skončila.")] {
        let told = played_in(lang.parse().unwrap(), "soldiers16-bl", typed.as_bytes(), &Seat::PAIR);
        assert_eq!(told.matches(over).count(), 4, "{told}");
        let text = std::fs::read_to_string(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        let record: ashtapada_table::record::Record = text.parse().unwrap();
        assert!(record.game.outcome().is_some_and(|outcome| outcome.ending == ashtapada_rules::Ending::Resignation));
    }
    // A game that ended by a move goes back to before the last decision of a person.
    let nearly = Some("7k/5K2/8/8/8/8/8/R7 w - - 0 1");
    let told = played_from(nearly, Lang::EN, "vilac-9506", b"a1h1\nundo\na1a2\nquit\nquit\n", &[Seat::South]);
    assert!(told.contains("wins.") && told.matches("The game is over.").count() == 1, "{told}");
    assert!(told.contains("a1 to a2") || told.contains("a2"), "{told}");
}

#[test]
fn a_computer_player_that_is_better_does_not_agree_to_end_the_game() {
    let ahead = Some("4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1");
    for (lang, told) in [("en", "declines"), ("pl", "nie zgadza się"), ("cs", "hraje dál")] {
        let level = Player::Bot(Bot::Level(ashtapada_engine::Level::FIRST, None));
        let said =
            played_against(level, ahead, lang.parse().unwrap(), "vilac-9506", b"d7d6\nagree\nagree\nquit\nquit\n");
        assert!(said.contains(told), "{said}");
    }
}
