//! Records as people's files have them.

use ashtapada_rulebook::{Lang, Words, rule_sets};
use ashtapada_rules::{ActionList, ChanceList, Game, Position, Seat, Turn};
use ashtapada_table::record::{Expected, Record, RecordError};
use ashtapada_table::{Beginning, Cause, InWords, Player};

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn expected(text: &str) -> (Expected, (usize, usize)) {
    match text.parse::<Record>() {
        Err(error @ RecordError::Syntax(_)) => {
            let place = error.place();
            let RecordError::Syntax(error) = error else { unreachable!() };
            (error.expected, place)
        }
        other => panic!("{text:?}: {other:?}"),
    }
}

const SOLDIERS: &str = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n";

#[test]
fn a_game_is_the_same_however_its_file_is_written() {
    let plain = format!("{SOLDIERS}\n1. c4-c5 2. d6xb4 3. d4-d5 4. d7-d6\n");
    let meant = read(&plain).to_string();
    assert_eq!(meant, plain);
    let turns = |turns: &str| format!("{SOLDIERS}\n{turns}\n");
    for text in [
        format!("\u{feff}{plain}"),
        plain.replace('\n', "\r\n"),
        plain.replace('\n', "\r"),
        format!("\u{feff}{}", plain.replace('\n', "\r").replace(" 2.", " ; the cow; {is} (taken)\r 2.")),
        format!("{plain}\u{1a}"),
        plain.replace("[Rules \"", "[ rules\t \"").replace("\"]", "\" ]"),
        turns("1.c4-c5 2.d6xb4 3.d4-d5 4.d7-d6"),
        turns("1.c4-c5 1...d6xb4 2.d4-d5 2... d7-d6"),
        turns("1. c4-c5 … d6xb4 2. d4-d5 ... d7-d6"),
        turns("1…c4-c5 2.{at once}d6xb4 3.;a comment\r\nd4-d5 4.d7-d6"),
        turns("1. c4–c5! 2. d6×b4?! $2 3. d4-d5!! ⁈ = 4. d7−d6?? +/- *"),
        turns("% c4-c6 is for another program\n1. c4-c5\n%%\r% more\r2. d6xb4 3. d4-d5 4. d7-d6"),
    ] {
        assert_eq!(read(&text).to_string(), meant, "{text:?}");
    }
    // Where throws are written, too, with one die and with two.
    let dice = "[Rules \"chaturaji-pl-solo\"]\n[Edition \"1\"]\n\n1. 3: b1-c3 2. 5: b6-c6\n";
    assert_eq!(read(&dice.replace(": ", ":").replace(". ", ".")).to_string(), dice);
    let dice = "[Rules \"chaturaji-wikipedia\"]\n[Edition \"1\"]\n\n1. 2 5: ";
    let first = Beginning::new("chaturaji-wikipedia", [], None).unwrap().position;
    let mut game = Game::new(first);
    game.play("2 5".parse().unwrap(), &mut ()).unwrap();
    let mut list = ActionList::new();
    game.position().actions(&mut list);
    let dice = format!("{dice}{}\n", list[0]);
    assert_eq!(read(&dice).to_string(), dice);
    assert_eq!(read(&dice.replace(": ", ":").replace(". ", ".")).to_string(), dice);
}

#[test]
fn what_a_record_cannot_say_is_told_with_its_place() {
    for (text, what, place) in [
        ("1. c4-c5 (1. d4-d5) 2. d6xb4", Expected::MainLine, (3, 10)),
        ("1. c4-c5) 2. d6xb4", Expected::MainLine, (3, 9)),
        ("1. c4-c5 {a {b} c} 2. d6xb4", Expected::CommentStart, (3, 18)),
        ("1. c4-c5 {never closed", Expected::CommentEnd, (3, 10)),
        ("1. c4-\0c5", Expected::PlainText, (3, 7)),
        ("1. c4-c5 {\u{1b}[2J}", Expected::PlainText, (3, 11)),
        ("[Rules \"soldiers16-free\"]", Expected::OneValue, (3, 9)),
        ("[Edition \"2\"]", Expected::OneValue, (3, 11)),
        ("[SetUp \"1\"]", Expected::PositionTag, (3, 2)),
        ("[White \"two\nlines\"]", Expected::ValueEnd, (3, 9)),
        ("[White \"two\rlines\"]", Expected::ValueEnd, (3, 9)),
    ] {
        let text = format!("{SOLDIERS}{text}");
        let unclear = expected(&text);
        // Only what is a record's own has another place here.
        assert_eq!(unclear.0, what, "{text:?}");
        assert_eq!(unclear.1, place, "{text:?}");
        // Lines are counted on every system.
        assert_eq!(expected(&text.replace('\n', "\r\n")).1, place, "{text:?}");
        if !text.contains("two") {
            assert_eq!(expected(&text.replace('\n', "\r")).1, place, "{text:?}");
        }
    }
    // A text in another encoding, read as if it were this one.
    let wide: String = SOLDIERS.chars().flat_map(|c| [c, '\0']).collect();
    assert_eq!(expected(&wide), (Expected::PlainText, (1, 2)));
}

#[test]
fn a_position_is_read_by_the_names_that_programs_give_it() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let rules = "[Rules \"vilac-9506\"]\n[Edition \"1\"]\n";
    let written = format!("{rules}[Position \"{fen}\"]\n\n1. e2e4 2. e8d7\n");
    for tags in [
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]"),
        format!("[FEN \"{fen}\"]\n[Setup \"1\"]"),
        format!("[fen \"{fen}\"]"),
        format!("[Position \"{fen}\"]\n[FEN \"{fen}\"]"),
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w qK e3 0 0\"]".to_owned(),
    ] {
        assert_eq!(read(&format!("{rules}{tags}\n\n1. e2e4 e8d7\n")).to_string(), written, "{tags}");
    }
    // Two positions are one too many, and one that cannot be read is told at its place.
    let two = format!("{rules}[Position \"{fen}\"]\n[FEN \"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1\"]\n");
    assert_eq!(expected(&two), (Expected::OneValue, (4, 7)));
    let broken = format!("{rules}[FEN \"4k3/8/8/8\"]\n").parse::<Record>().unwrap_err();
    assert_eq!(broken.place(), (3, 16), "{broken}");
    assert_eq!(
        read(&format!("{rules}[SetUp \"0\"]\n\n1. e2e4\n")).beginning.position.text().split(' ').nth(1),
        Some("w")
    );
}

const PGN: &str = "[Event \"A museum\"]\n[Site \"?\"]\n[Date \"1924.01.??\"]\n[Round \"-\"]\n[White \"Anna\"]\n[Black \"Zofia \\\"Z\\\"\"]\n\
    [Result \"0-1\"]\n[WhiteElo \"1500\"]\n[Termination \"Time forfeit\"]\n[Rules \"vilac-9506\"]\n[Edition \"1\"]\n\n\
    1. e4 {[%clk 0:05:00]} e5 2. Nf3 $1 Nc6 3.Bb5 a6 4.Bxc6 dxc6 5.Nxe5!? Qd4 6.Nf3 Qxe4+ 7.Qe2 Qxe2+ 8.Kxe2 0-1\n";

#[test]
fn records_of_chess_programs_are_read() {
    let record = read(PGN);
    assert_eq!((record.game.len(), record.cause), (16, Cause::Time));
    assert_eq!(record.outcome().unwrap().share, [0, 0, 12, 0]);
    assert_eq!(record.termination(), Some("time forfeit"));
    assert_eq!(record.player(Seat::South), Some(Player::Human { name: "Anna".into() }));
    assert_eq!(record.player(Seat::North), Some(Player::Human { name: "Zofia \"Z\"".into() }));
    assert_eq!((record.tag("Event"), record.tag("WhiteElo")), (Some("A museum"), Some("1500")));
    let printed = record.to_string();
    assert!(
        printed.contains("[South \"Anna\"]") && printed.contains("1. e2e4 2. e7e5") && printed.contains("resign south")
    );
    assert_eq!(read(&printed).to_string(), printed);
    // A name of ours goes before; one that nobody knows is no name.
    assert_eq!(
        read(&PGN.replace("[Site \"?\"]", "[South \"Ewa\"]")).player(Seat::South),
        Some(Player::Human { name: "Ewa".into() })
    );
    assert_eq!(read(&PGN.replace("\"Anna\"", "\"?\"")).player(Seat::South), None);
    // Names hide nothing, and turn nothing round.
    let hostile = read(&PGN.replace("\"Anna\"", "\" \u{202e}An\u{200b}na\""));
    assert!(hostile.to_string().contains("[South \"Anna\"]"), "{hostile}");
    // What only one piece can do is clear; else it is told.
    let unclear = PGN.replace("2. Nf3", "2. Nd3").parse::<Record>().unwrap_err();
    assert!(matches!(unclear, RecordError::Action(_)), "{unclear}");
    assert_eq!(unclear.place(), (13, 30), "{unclear}");
    // What the museum's rules do not have is refused for its reason.
    let castles = PGN.replace("4.Bxc6", "4.O-O").parse::<Record>().unwrap_err();
    assert!(matches!(castles, RecordError::Illegal { .. }), "{castles}");
}

#[test]
fn results_end_a_game_that_goes_on_and_repeat_one_that_is_over() {
    let ends = |result: &str| read(&format!("{SOLDIERS}\n1. c4-c5 {result}\n")).outcome().map(|over| over.share);
    assert_eq!(ends("1-0"), Some([12, 0, 0, 0]));
    assert_eq!(ends("0–1"), Some([0, 0, 12, 0]));
    for draw in ["1/2-1/2", "½-½", "½–½", "1/2"] {
        assert_eq!(ends(draw), Some([6, 0, 6, 0]), "{draw}");
    }
    assert_eq!((ends("*"), ends("")), (None, None));
    assert_eq!(ends("resign north 1-0"), Some([12, 0, 0, 0]));
    assert_eq!(expected(&format!("{SOLDIERS}\n1. c4-c5 resign north 0-1\n")), (Expected::ResultOfGame, (4, 23)));
    let mate = "[Rules \"vilac-9506\"]\n[Edition \"1\"]\n\n1. f3 e5 2. g4 Qh4#";
    assert_eq!(read(&format!("{mate} 0-1\n")).to_string(), read(mate).to_string());
    assert_eq!(expected(&format!("{mate} 1-0\n")).0, Expected::ResultOfGame);
    // Among four these are no results.
    assert!("[Rules \"chaturaji-pl-solo\"]\n\n1. 3: b1-c3 1-0\n".parse::<Record>().is_err());
}

/// A random game of a rule set, as far as some actions.
fn random_game(rules: &str, random: &mut fastrand::Rng) -> Record {
    let beginning = Beginning::new(rules, [], None).unwrap();
    let mut game = Game::new(beginning.position.clone());
    for _ in 0..random.usize(..120) {
        let position = game.position();
        let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
        position.actions(&mut list);
        position.chance(&mut throws);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => ashtapada_rules::Action::Throw(throws[random.usize(..throws.len())].0),
            Turn::Seat(_) => list[random.usize(..list.len())],
        };
        game.play(action, &mut ()).unwrap();
    }
    Record::new(beginning, game)
}

/// The same record in the dress of some program.
fn dressed(text: &str, random: &mut fastrand::Rng) -> String {
    let mut turns = false;
    let mut out = String::new();
    for line in text.lines() {
        turns |= line.is_empty();
        let words: Vec<String> = line.split(' ').filter(|_| turns).map(|word| dressed_word(word, random)).collect();
        out += &if turns { words.concat() } else { line.to_owned() };
        out.push('\n');
    }
    let end = ["\n", "\r\n", "\r"][random.usize(..3)];
    let mark = if random.bool() { "\u{feff}" } else { "" };
    format!("{mark}{}", out.replace('\n', end))
}

fn dressed_word(word: &str, random: &mut fastrand::Rng) -> String {
    let is_number = word.ends_with('.') && word.len() > 1;
    let is_action = word.contains(['-', 'x']) && !word.contains("offer");
    match random.u8(..6) {
        0 if is_number || word.ends_with(':') => word.to_owned(),
        1 if is_number => format!("{word}.. "),
        2 if is_action => format!("{}! ", word.replace('-', "–").replace('x', "×")),
        3 if is_action => format!("{word}?{{so; (so)}} $7 "),
        4 => format!("{word} ;}}so\n"),
        _ => format!("{word}  "),
    }
}

#[test]
fn random_games_are_read_back_in_any_dress() {
    let mut random = fastrand::Rng::with_seed(11);
    for rules in rule_sets() {
        for _ in 0..6 {
            let record = random_game(&rules.id, &mut random);
            let printed = record.to_string();
            assert_eq!(read(&printed).to_string(), printed);
            for _ in 0..4 {
                let text = dressed(&printed, &mut random);
                assert_eq!(read(&text).to_string(), printed, "{text:?}");
            }
        }
    }
}

#[test]
fn every_value_of_a_tag_is_read_back_in_one_line() {
    let mut record = read(&format!("{SOLDIERS}\n1. c4-c5\n"));
    record.tags.push(("Note".into(), "a \\ \"b\"\r\n\u{1b}[2J\tc".into()));
    let printed = record.to_string();
    assert!(printed.chars().all(|c| c == '\n' || !c.is_control()), "{printed:?}");
    assert_eq!(read(&printed).to_string(), printed);
}

#[test]
fn a_chain_may_be_written_by_its_ends_where_one_route_joins_them() {
    let game = |position: &str, turns: &str| format!("{SOLDIERS}[Position \"{position}\"]\n\n1. {turns}\n");
    let one = "n2/3/7/2n4/9/2n1n2/3s3/3/3 s - 0-0 0-0 0";
    assert_eq!(read(&game(one, "e3xe7")).to_string(), game(one, "e3xc5xe7"));
    assert_eq!(read(&game(one, "40x10")).to_string(), game(one, "e3xc5xe7"));
    let two = "n2/3/7/2n1n2/9/2n1n2/3s3/3/3 s - 0-0 0-0 0";
    let error = game(two, "e3xe7").parse::<Record>().unwrap_err();
    assert_eq!(error.place(), (5, 4));
    assert!(error.to_string().ends_with("`e3xe7` can mean e3xc5xe7, e3xg5xe7"), "{error}");
    for lang in Lang::all() {
        let told = error.in_words(Words::new(lang));
        assert!(told.contains("e3xc5xe7, e3xg5xe7"), "{told}");
    }
    // What cannot be played at all is refused for its reason.
    assert!(matches!(game(two, "e3xe5").parse::<Record>(), Err(RecordError::Illegal { .. })));
}
