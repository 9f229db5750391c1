//! What every format keeps, and that no text breaks a reader.

use ashtapada_rulebook::{Lang, Words, drafts, rule_sets};
use ashtapada_rules::{ActionList, ChanceList, Game, Ply, Position, Seat, Turn};
use fastrand::Rng;

use super::*;
use crate::setup::Beginning;
use crate::words::InWords;

/// The rule set of all chess programs.
const CHESS: &str = "chess";

#[test]
fn each_format_of_others_is_made_for_one_rule_set() {
    let named: Vec<&str> =
        rule_sets().iter().chain(drafts()).flat_map(|rules| &rules.formats).map(String::as_str).collect();
    for name in &named {
        assert!(name.parse::<Format>().is_ok(), "`{name}` is no format");
        assert_eq!(named.iter().filter(|other| *other == name).count(), 1, "{name}");
    }
    assert_eq!(Format::Uci.usual_rules(), Some(CHESS));
    assert_eq!(Format::Record.usual_rules(), None);
}

fn en() -> Words {
    Words::new(Lang::EN)
}

/// A random game of a rule set, as far as some actions.
pub(super) fn random_game(rules: &str, changes: &[(&str, &str)], random: &mut Rng) -> Record {
    let beginning = Beginning::new(rules, changes.iter().copied(), None).unwrap();
    let mut game = Game::new(beginning.position.clone());
    for _ in 0..random.usize(..160) {
        let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
        game.position().actions(&mut list);
        game.position().chance(&mut throws);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => ashtapada_rules::Action::Throw(throws[random.usize(..throws.len())].0),
            Turn::Seat(_) => list[random.usize(..list.len())],
        };
        game.play(action, &mut ()).unwrap();
    }
    match random.u8(..4) {
        0 if game.turn() != Turn::Over => game.agree(&mut ()).unwrap(),
        1 if game.turn() != Turn::Over => game.resign(Seat::North, &mut ()).unwrap(),
        _ => {}
    }
    Record::new(beginning, game)
}

fn every_game() -> impl Iterator<Item = &'static str> {
    rule_sets().iter().chain(drafts()).map(|rules| rules.id.as_str())
}

fn plies(record: &Record) -> Vec<Ply> {
    record.game.plies().collect()
}

/// Writes a record and reads it back.
fn there_and_back(record: &Record, format: Format) -> Record {
    let written = format.write(record, en()).unwrap().text;
    let read = format.read(&written, &Given::default());
    read.unwrap_or_else(|error| panic!("{}: {error}\n{written}", format.name())).record
}

#[test]
fn random_games_are_read_back_from_every_format_that_keeps_them() {
    let mut random = Rng::with_seed(17);
    for rules in every_game() {
        for _ in 0..3 {
            let record = random_game(rules, &[], &mut random);
            for format in [Format::Record, Format::Json] {
                let back = there_and_back(&record, format);
                assert_eq!(plies(&back), plies(&record), "{rules} {}", format.name());
                // Whose lot it was to begin is settled in what servers take.
                assert_eq!(back.game.position().text(), record.game.position().text());
            }
            let back = there_and_back(&record, Format::Uci);
            let acts: Vec<_> = record.game.actions().collect();
            assert_eq!(back.game.actions().collect::<Vec<_>>(), acts, "{rules}");
        }
    }
}

#[test]
fn random_games_of_chess_are_read_back_from_pgn_and_their_positions_from_fen() {
    let mut random = Rng::with_seed(5);
    let quick = [("promotionNoneCaptured", "suspended")];
    for (rules, changes) in [(CHESS, &[][..]), ("vilac-9506", &[]), ("vilac-9506", &quick)] {
        for _ in 0..40 {
            let record = random_game(rules, changes, &mut random);
            let back = there_and_back(&record, Format::Pgn);
            assert_eq!(plies(&back), plies(&record), "{rules}");
            assert_eq!(back.outcome().map(|over| over.share), record.outcome().map(|over| over.share));
            let fen = Format::Fen.write(&record, en()).unwrap().text;
            let given = Given { rules: Some(rules.to_owned()), options: Vec::new() };
            let again = Format::Fen.read(&fen, &given).unwrap().record;
            assert_eq!(again.game.position().text(), record.game.position().text());
        }
    }
}

/// As chess programs write a game, with all that may stand beside its moves.
const PGN: &str = "\u{feff}; from a club\r\n[Event \"A \\\"small\\\" cup\"]\r\n[Site \"Łódź\"]\r\n[Date \"2024.05.??\"]\r\n\
    [Round \"3\"]\r\n[White \"Zofia\"]\r\n[Black \"Jan\"]\r\n[Result \"0-1\"]\r\n[WhiteElo \"1600\"]\r\n\r\n\
    {before} 1.e4 {best {by test} e5 2. Nf3!? $14 (2. f4 exf4 (2... d5 ; a counter (\r\n 3. exd5) {so}) (2. Nc3) Nc6 \
    3. Bb5 a6 4. Ba4 Nf6 5. O-O {castles\r\n early} 5... Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 0-1\r\n";

#[test]
fn a_game_of_a_chess_program_is_read_and_what_is_left_out_is_told() {
    let read = Format::Pgn.read(PGN, &Given::default()).unwrap();
    let record = &read.record;
    assert_eq!((record.beginning.rules.id.as_str(), record.game.len()), (CHESS, 17));
    assert_eq!(record.outcome().unwrap().share, [0, 0, 12, 0]);
    assert_eq!(
        read.losses,
        [Loss::Variations { count: 2 }, Loss::Judgements { count: 2 }, Loss::EarlyComments { count: 2 }]
    );
    let comments: Vec<(usize, &str)> = record.comments.iter().map(|(at, text)| (*at, text.as_str())).collect();
    assert_eq!(comments, [(0, "best {by test"), (8, "castles early")]);
    assert_eq!((record.tag("Event"), record.tag("Site")), (Some("A \"small\" cup"), Some("Łódź")));
    let written = Format::Pgn.write(record, en()).unwrap();
    assert_eq!(written.losses, []);
    assert_eq!(
        written.text,
        "[Event \"A \\\"small\\\" cup\"]\n[Site \"Łódź\"]\n[Date \"2024.05.??\"]\n[Round \"3\"]\n[White \"Zofia\"]\n\
         [Black \"Jan\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n[Rules \"chess\"]\n[Edition \"1\"]\n\
         [WhiteElo \"1600\"]\n\n\
         1. e4 {best |by test} 1... e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O {castles\nearly} 5... Be7 6. Re1 b5 7. Bb3 \
         d6 8. c3 O-O 0-1\n"
    );
    assert!(written.text.lines().all(|line| line.chars().count() < 80));
    // Our own records keep the comments as well.
    let ours = Format::Record.read(&record.to_string(), &Given::default()).unwrap();
    assert_eq!(ours.losses, []);
    assert_eq!(ours.record.comments.len(), 2);
    assert_eq!(ours.record.to_string(), record.to_string());
}

#[test]
fn promotions_castling_and_captures_in_passing_are_written_as_chess_players_do() {
    let game = "position startpos moves e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 d6c7 a5a4 c7b8q a4a3 g1f3 a3b2 f1c4 b2a1r e1g1";
    let record = Format::Uci.read(game, &Given::default()).unwrap().record;
    let pgn = Format::Pgn.write(&record, en()).unwrap().text;
    let turns = pgn.split("\n\n").nth(1).unwrap().replace('\n', " ");
    assert_eq!(turns.trim(), "1. e4 a6 2. e5 d5 3. exd6 a5 4. dxc7 a4 5. cxb8=Q a3 6. Nf3 axb2 7. Bc4 bxa1=R 8. O-O *");
    assert_eq!(Format::Uci.write(&record, en()).unwrap().text.trim(), game);
    let fen = Format::Fen.write(&record, en()).unwrap();
    assert_eq!(fen.text, "rQbqkbnr/1p2pppp/8/8/2B5/5N2/P1PP1PPP/rNBQ1RK1 b kq - 1 8\n");
    assert_eq!(fen.losses, [Loss::Moves { count: 15 }]);
}

/// The museum's pawn waits on the last rank until a piece of its side has been captured; no chess program knows that.
#[test]
fn waiting_pawns_are_written_and_told() {
    let given = Given { rules: Some("vilac-9506".into()), options: Vec::new() };
    let fen = "1nb1k3/P7/8/8/8/8/8/RNBQKBNR w - - 0 1";
    let lists = format!("position fen {fen} moves a7a8 b8c6");
    let record = Format::Uci.read(&lists, &given).unwrap().record;
    let pgn = Format::Pgn.write(&record, en()).unwrap();
    assert_eq!(pgn.losses, [Loss::Waiting]);
    assert!(pgn.text.contains("[SetUp \"1\"]\n[FEN \"1nb1k3/P7"), "{}", pgn.text);
    assert_eq!(there_and_back(&record, Format::Pgn).game.position(), record.game.position());
    let told = Format::Fen.write(&record, en()).unwrap().losses;
    assert_eq!(told[0], Loss::Rules { names: vec!["vilac-9506".into()] });
    assert_eq!(told.last(), Some(&Loss::Waiting));
    // In FEN what can be promoted to follows from the men: here a rook is missing.
    let short = Format::Fen.read("1nb1k3/P7/8/8/8/8/8/1NBQKBNR w - - 0 1", &given).unwrap().record;
    let mut list = ActionList::new();
    short.game.position().actions(&mut list);
    let promoted: Vec<String> =
        list.iter().map(|&action| short.game.position().action_text(action)).filter(|text| text.len() == 5).collect();
    assert_eq!(promoted, ["a7b8r", "a7a8r"]);
}

#[test]
fn errors_have_a_place_and_are_said_in_every_language() {
    let errors = [
        (Format::Pgn, "1. e4 e5\n2. Nf6", Some((2, 4))),
        (Format::Pgn, "1. e4 (1. d4 d5", Some((1, 7))),
        (Format::Pgn, "1. e4 e5)", Some((1, 9))),
        (Format::Pgn, "1. e4 {no end", Some((1, 7))),
        (Format::Pgn, "[Event \"one\"]\n\n1. e4 *\n\n[Event \"two\"]\n\n1. d4 *", Some((5, 1))),
        (Format::Fen, "\n  4k3/8/8/8/8/8/8/4X3 w - - 0 1", Some((2, 20))),
        (Format::Fen, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", Some((1, 1))),
        (Format::Uci, "position startpos e2e4", Some((1, 19))),
        (Format::Uci, "position rules", Some((1, 15))),
        (Format::Uci, "position rules soldiers16-bl option x", Some((1, 37))),
        (Format::Uci, "position rules soldiers16-bl", Some((1, 29))),
        (Format::Uci, "position rules soldiers61-bl startpos", Some((1, 16))),
        (Format::Uci, "e2e4\ne7e5 e1e3", Some((2, 6))),
        (Format::Uci, "position fen 4k3/8/8 moves", Some((1, 21))),
        (Format::Uci, "position rules soldiers16-bl startpos actions c4-c5,\n c4-c6", Some((2, 2))),
        (Format::Json, "{\"rules\": \"chess\",\n \"dice\": 5}", Some((2, 10))),
        (
            Format::Json,
            "{\"rules\": \"chess\", \"dice\": \"hand\",\n \"actions\": [\"e2e4\", \"e2e4\"]}",
            Some((2, 23)),
        ),
        (Format::Json, "{\"rules\": \"chesss\", \"dice\": \"hand\"}", Some((1, 11))),
        (Format::Svg, "<svg/>", None),
    ];
    for (format, text, place) in errors {
        let error = format.read(text, &Given::default()).map(|read| read.record.to_string()).unwrap_err();
        assert_eq!(error.place(), place, "{text:?}: {error}");
        let mut said: Vec<String> = Lang::all().map(|lang| error.in_words(Words::new(lang))).collect();
        assert!(said.iter().all(|said| !said.contains("format-")), "{said:?}");
        said.dedup();
        assert!(said.len() > 1, "{said:?}");
    }
    let soldiers = random_game("soldiers16-bl", &[], &mut Rng::with_seed(1));
    for format in [Format::Pgn, Format::Fen] {
        let error = format.write(&soldiers, en()).unwrap_err();
        assert_eq!(error, FormatError::Foreign { format, rules: "soldiers16-bl".into() });
    }
}

#[test]
fn every_expectation_and_every_loss_has_its_words() {
    for lang in Lang::all() {
        let words = Words::new(lang);
        for expected in Expected::ALL {
            let id = serde_json::to_value(expected).unwrap()["expected"].as_str().unwrap().to_owned();
            let phrase = words.text(&format!("format-expected-{id}"));
            assert!(!phrase.contains("format-expected"), "{lang} {id}");
            assert!(lang != Lang::EN || phrase == expected.to_string(), "{phrase}");
        }
        let names = || vec!["Event".to_owned()];
        for loss in [
            Loss::Moves { count: 1 },
            Loss::Moves { count: 22 },
            Loss::Tags { names: names() },
            Loss::Comments { count: 1 },
            Loss::EarlyComments { count: 1 },
            Loss::Variations { count: 1 },
            Loss::Judgements { count: 1 },
            Loss::Rules { names: names() },
            Loss::Ending,
            Loss::Cause,
            Loss::Waiting,
            Loss::Terms { names: names() },
            Loss::Lot { names: names() },
            Loss::Words { names: names() },
            Loss::After { count: 2 },
        ] {
            let said = loss.in_words(words);
            assert!(
                !said.contains("format-") && !said.contains('$'.to_string().as_str()) || said.contains("$1"),
                "{said}"
            );
        }
    }
}

#[test]
fn what_a_format_has_no_words_for_is_told() {
    let text = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n[South \"Ewa\"]\n[Event \"Cup\"]\n[Clock \"600+5 decides\"]\n\
        [Termination \"time forfeit\"]\n\n1. c4-c5 {bold} 2. d6xb4 resign south\n";
    let record = Format::Record.read(text, &Given::default()).unwrap().record;
    let losses = |format: Format| format.write(&record, en()).unwrap().losses;
    assert_eq!(losses(Format::Record), []);
    let (event, comments) = (Loss::Tags { names: vec!["Event".into()] }, Loss::Comments { count: 1 });
    assert_eq!(losses(Format::Json), [event, comments.clone(), Loss::Cause]);
    let tags = Loss::Tags { names: ["South", "Event", "Clock"].map(str::to_owned).into() };
    assert_eq!(losses(Format::Uci), [Loss::Ending, tags.clone(), comments.clone()]);
    assert_eq!(losses(Format::Svg), [Loss::Moves { count: 3 }, Loss::Ending, tags, comments]);
    let asked = "{\"rules\": \"vilac-9506\", \"dice\": \"fair\", \"apart\": true, \"open\": true, \
        \"seats\": [{\"seat\": \"south\", \"player\": {\"kind\": \"human\", \"name\": \"Ewa\"}}], \"actions\": [\"e2e4\"]}";
    let read = Format::Json.read(asked, &Given::default()).unwrap();
    assert_eq!(read.losses, [Loss::Terms { names: vec!["apart".into(), "open".into()] }]);
    assert!(read.record.to_string().contains("[South \"Ewa\"]"), "{}", read.record);
    // Who begins is drawn when such a game is set up.
    let open = "{\"rules\": \"soldiers16-bl\", \"dice\": \"hand\", \"options\": [[\"firstPlayer\", \"random\"]]}";
    let lots = Format::Json.read(open, &Given::default()).unwrap().losses;
    assert!(matches!(lots.as_slice(), [Loss::Lot { names }] if names[0].starts_with("firstPlayer=")), "{lots:?}");
}

#[test]
fn every_board_is_drawn_with_all_its_men() {
    let mut random = Rng::with_seed(3);
    for rules in every_game() {
        for _ in 0..4 {
            let record = random_game(rules, &[], &mut random);
            let drawn = Format::Svg.write(&record, en()).unwrap().text;
            let men = record.game.position().pieces().len();
            assert_eq!(drawn.matches("class=\"man\"").count(), men, "{rules}");
            assert_eq!(drawn.matches("<text").count(), drawn.matches("</text>").count());
            assert!(!drawn.contains("letter-") && !drawn.contains("NaN"), "{drawn}");
            let opened = drawn.matches('<').count() - 2 * drawn.matches("</").count() - drawn.matches("/>").count();
            assert_eq!(opened, 0, "every element of {drawn} is closed");
        }
    }
}

/// Texts to begin with, for readers to be tried with nonsense.
fn samples() -> Vec<String> {
    let mut random = Rng::with_seed(8);
    let mut samples: Vec<String> = vec![PGN.to_owned()];
    for rules in [CHESS, "vilac-9506", "soldiers16-bl", "chaturaji-pl-solo"] {
        let record = random_game(rules, &[], &mut random);
        let written = Format::ALL.iter().filter_map(|format| format.write(&record, en()).ok());
        samples.extend(written.map(|written| written.text));
    }
    samples
}

/// Nonsense that looks like a text of some format: a sample, cut, doubled and sprinkled with signs.
fn spoilt(sample: &str, random: &mut Rng) -> String {
    const SIGNS: &[&str] = &[
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        ";",
        "%",
        "\n",
        "\r",
        "\0",
        "-",
        "x",
        "=",
        "/",
        "'",
        ",",
        ".",
        "..",
        "9",
        "99999999999999999999",
        "ż",
        "\u{301}",
        "🐢",
        "$",
        "#",
        "+",
        "R",
        "T",
        "O-O",
        "e.p.",
        "1-0",
        " ",
        "\u{feff}",
    ];
    let mut letters: Vec<char> = sample.chars().collect();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..=letters.len());
        match random.u8(..4) {
            0 => letters.truncate(at),
            1 => {
                let end = random.usize(at..=letters.len().min(at + 30));
                letters.drain(at..end);
            }
            2 => {
                let end = random.usize(at..=letters.len().min(at + 30));
                let part: Vec<char> = letters[at..end].to_vec();
                letters.splice(at..at, part);
            }
            _ => {
                letters.splice(at..at, SIGNS[random.usize(..SIGNS.len())].chars());
            }
        }
    }
    letters.into_iter().collect()
}

#[test]
fn no_text_breaks_a_reader_and_what_is_read_can_be_written() {
    let mut random = Rng::with_seed(29);
    let samples = samples();
    for _ in 0..400 {
        let text = spoilt(&samples[random.usize(..samples.len())], &mut random);
        for &format in Format::ALL {
            match format.read(&text, &Given::default()) {
                Ok(read) => {
                    for &other in Format::ALL {
                        let _ = other.write(&read.record, en());
                    }
                }
                Err(error) => {
                    let lines = text.split(['\n', '\r']).count();
                    assert!(error.place().is_none_or(|(line, column)| (1..=lines).contains(&line) && column > 0));
                }
            }
        }
    }
}
