//! Whole conversations with an engine, also while it thinks.

use std::io::{BufRead, BufReader, Lines, PipeReader, PipeWriter, Write, pipe};
use std::thread::{JoinHandle, spawn};

use ashtapada_protocol::engine::{Settings, serve};

/// An engine on a thread of its own.
struct Talk {
    input: PipeWriter,
    answers: Lines<BufReader<PipeReader>>,
    engine: JoinHandle<std::io::Result<()>>,
}

impl Talk {
    fn new() -> Talk {
        let ((read, input), (answers, write)) = (pipe().unwrap(), pipe().unwrap());
        let engine = spawn(move || serve(BufReader::new(read), write, Settings::default()));
        Talk { input, answers: BufReader::new(answers).lines(), engine }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input, "{lines}").unwrap();
    }

    /// The next line that begins so; those before it are passed over.
    fn until(&mut self, start: &str) -> String {
        self.answers
            .by_ref()
            .map(Result::unwrap)
            .find(|line| line.starts_with(start))
            .unwrap_or_else(|| panic!("no {start}"))
    }

    fn ask(&mut self, lines: &str, start: &str) -> String {
        self.say(lines);
        self.until(start)
    }

    /// Closes the input; the rest of the answers.
    fn end(self) -> Vec<String> {
        drop(self.input);
        let rest = self.answers.map(Result::unwrap).collect();
        self.engine.join().unwrap().unwrap();
        rest
    }
}

/// The answers to lines that are all there from the beginning.
fn answers(lines: &[u8]) -> Vec<String> {
    let mut out = Vec::new();
    serve(lines, &mut out, Settings::default()).unwrap();
    String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn it_listens_while_it_thinks() {
    let mut talk = Talk::new();
    talk.say("position startpos moves e2e4\ngo infinite");
    talk.until("info depth 1 ");
    assert_eq!(talk.ask("isready", "readyok"), "readyok");
    assert!(talk.ask("go depth 1", "info string").contains("send `stop`"));
    assert!(talk.ask("blunder", "info string").contains("`blunder` is no command"));
    let best = talk.ask("stop", "bestmove ");
    // Who has the answer may ask again at once.
    let again = talk.ask("go nodes 500", "bestmove ");
    assert!(best.len() >= 13 && again.len() >= 13, "{best}, {again}");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn what_is_found_early_waits_for_the_word() {
    let mut talk = Talk::new();
    // With one action there is nothing to think about.
    let only = "position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1";
    talk.say(&format!("{only}\ngo infinite\nisready"));
    let mut before = Vec::new();
    for line in talk.answers.by_ref().map(Result::unwrap) {
        before.push(line.clone());
        if line == "readyok" {
            break;
        }
    }
    assert!(!before.iter().any(|line| line.starts_with("bestmove")), "{before:?}");
    assert_eq!(talk.ask("stop", "bestmove"), "bestmove a1b2");
    // So it does while it ponders; then its time is up, or it is told to stop.
    talk.say(&format!("{only}\ngo ponder movetime 1\nisready"));
    talk.until("readyok");
    assert_eq!(talk.ask("ponderhit", "bestmove"), "bestmove a1b2");
    talk.say("go ponder wtime 1000 btime 1000");
    assert_eq!(talk.ask("stop", "bestmove"), "bestmove a1b2");
    talk.end();
}

#[test]
fn the_end_of_the_input_ends_it() {
    for ending in ["", "quit\n"] {
        let mut talk = Talk::new();
        talk.say("position rules chaturaji-pl-solo startpos actions 3\ngo infinite");
        write!(talk.input, "{ending}").unwrap();
        let rest = talk.end();
        assert!(rest.last().is_some_and(|line| line.starts_with("bestaction b1-")), "{rest:?}");
    }
}

#[test]
fn nothing_that_it_is_told_ends_it() {
    let mut lines = b"\xff\xfe\n\0\nsetoption name Hash value -1\nposition fen x moves\n".to_vec();
    lines.extend(std::iter::repeat_n(b'x', (4 << 20) + 5));
    lines.extend(b"\nposition rules chaturaji-pl-solo startpos\ngo\nposition startpos moves e2e5\ngo depth 1\n");
    lines.extend(b"position fen 7k/5KQ1/8/8/8/8/8/8 b - - 0 1\ngo\nisready\n");
    let answers = answers(&lines);
    let errors = answers.iter().filter(|line| line.starts_with("info string error: ")).count();
    let none = answers.iter().filter(|line| line.ends_with(" (none)")).count();
    // What cannot be thought about is answered all the same: nobody waits for ever.
    assert_eq!((errors, none, answers.len()), (9, 3, 13), "{answers:#?}");
    assert!(answers.iter().any(|line| line.contains("a throw is due")), "{answers:#?}");
    assert!(answers.iter().any(|line| line.contains("the game is over")), "{answers:#?}");
    assert_eq!(answers.last().map(String::as_str), Some("readyok"));
}

#[test]
fn after_a_position_that_was_not_understood_the_one_before_is_not_meant() {
    for wrong in [&b"position startpos e2e4"[..], b"position startpos moves e2\xff", b"position"] {
        let before = b"position startpos moves e2e4\n";
        let answers = answers(&[before, wrong, b"\ngo depth 2\n"].concat());
        assert_eq!(answers.last().map(String::as_str), Some("bestmove (none)"), "{answers:?}");
    }
    // Whoever asks gets an answer, even if the question was not understood.
    assert_eq!(answers(b"go depth \xff\n").last().map(String::as_str), Some("bestmove (none)"));
}

#[test]
fn a_pawn_that_waits_is_exchanged_in_the_extended_form() {
    // A knight of White has fallen: after White's move the pawn on a8 becomes what it was.
    let text = "P3k3/8/8/8/8/8/8/RNBQKBR1 w - - 0 1";
    let begun = format!("position rules vilac-9506 text \"{text}\" actions e1f2");
    let mut talk = Talk::new();
    assert_eq!(talk.ask(&format!("{begun}\ngo depth 2"), "bestaction"), "bestaction a8=n");
    // Chess programs may write it among their moves.
    talk.say(&format!("position fen {text} moves e1f2 a8=n e8e7\ngo nodes 100"));
    let best = talk.until("bestmove");
    assert!(!best.contains("none"), "{best}");
    talk.end();
}

#[test]
fn a_mate_is_seen_from_both_sides() {
    let mut talk = Talk::new();
    talk.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\ngo depth 3");
    let told: Vec<String> =
        talk.answers.by_ref().map(Result::unwrap).take_while(|line| !line.starts_with("bestmove")).collect();
    assert!(told.iter().any(|line| line.contains("score mate 1 pv d1d8")), "{told:#?}");
    talk.end();
}

/// The action of an answer, without what may be pondered about.
fn chosen(answer: &str) -> &str {
    let (_, action) = answer.split_once(' ').unwrap();
    action.split_once(" ponder ").map_or(action, |(action, _)| action)
}

#[test]
fn it_tells_several_lines() {
    let mut talk = Talk::new();
    talk.say("setoption name MultiPV value 3\nposition fen 6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1\ngo depth 3");
    let told: Vec<String> =
        talk.answers.by_ref().map(Result::unwrap).take_while(|line| !line.starts_with("bestmove")).collect();
    let last: Vec<&String> = told.iter().filter(|line| line.starts_with("info depth 3")).collect();
    assert_eq!(last.len(), 3, "{told:#?}");
    for (index, line) in last.iter().enumerate() {
        assert!(line.contains(&format!(" multipv {} ", index + 1)), "{line}");
    }
    assert!(last[0].contains("score mate 1 pv d1d8"), "{last:?}");
    // As many as there are, with dice as well.
    talk.say("position rules chaturaji-pl-solo startpos actions 3\ngo depth 2 searchmoves b1-c3, b1-a3");
    let second = talk.until("info depth 2 multipv 2");
    assert!(second.contains(" value ") && second.contains(" pv b1-"), "{second}");
    talk.end();
}

#[test]
fn it_says_what_it_would_ponder_about() {
    let mut talk = Talk::new();
    let best = talk.ask("position startpos\ngo depth 4", "bestmove");
    let words: Vec<&str> = best.split(' ').collect();
    assert_eq!((words.len(), words[2]), (4, "ponder"), "{best}");
    // What it says can be played and pondered about, and the answer comes with the word.
    let (own, other) = (words[1], words[3]);
    talk.say(&format!("position startpos moves {own} {other}\ngo ponder movetime 20"));
    talk.until("info depth 1 ");
    talk.say("ponderhit");
    assert!(!talk.until("bestmove").contains("(none)"));
    talk.say("go ponder wtime 60000 btime 60000");
    talk.until("info depth 2 ");
    assert!(!talk.ask("stop", "bestmove").contains("(none)"));
    // The extended form does the same, where no throw comes between.
    let best = talk.ask("position rules soldiers16-bl startpos\ngo depth 3", "bestaction");
    let (own, other) = best["bestaction ".len()..].split_once(" ponder ").unwrap();
    talk.say(&format!("position rules soldiers16-bl startpos actions {own}, {other}\ngo ponder depth 2\nponderhit"));
    assert!(!talk.until("bestaction").contains("(none)"));
    talk.say("position rules chaturaji-pl-solo startpos actions 3\ngo depth 2");
    assert!(!talk.until("bestaction").contains("ponder"));
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn several_threads_stop_at_a_word() {
    let mut talk = Talk::new();
    talk.say("setoption name Threads value 4\nsetoption name Hash value 1\nposition startpos\ngo infinite");
    talk.until("info depth 3 ");
    assert!(!talk.ask("stop", "bestmove").contains("(none)"));
    // What was found is forgotten, also while it thinks.
    talk.say("go infinite\nsetoption name Clear Hash\nisready");
    talk.until("readyok");
    assert!(!talk.ask("stop", "bestmove").contains("(none)"));
    assert!(!talk.ask("go nodes 20000", "bestmove").contains("(none)"));
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn it_chooses_among_what_it_may() {
    let mut talk = Talk::new();
    // The mate is not among them; of the rest, one move loses the rook.
    let position = "position fen 6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1";
    talk.say(&format!("{position}\ngo nodes 3000 searchmoves d1d2 g1f1"));
    assert_eq!(chosen(&talk.until("bestmove")), "g1f1");
    // Any limit ends the moves; a single one is looked at as deep as others.
    talk.say("go searchmoves d1d2 depth 3");
    assert!(talk.until("info depth 3").contains(" pv d1d2 "));
    assert_eq!(chosen(&talk.until("bestmove")), "d1d2");
    talk.say("go depth 2 searchmoves d1d8 g1f1");
    assert!(talk.until("info depth 1").contains("score mate 1 pv d1d8"));
    assert_eq!(talk.until("bestmove"), "bestmove d1d8");
    // What is not legal is left out, and told; who asks for a move gets one all the same.
    for (wrong, part, best) in [
        ("d1d9", "`d1d9`", None),
        ("d1d2 a7a8", "`a7a8`", Some("d1d2")),
        ("d1d2 d1d2 foo", "`foo`", Some("d1d2")),
        ("g1g1", "it is left out", None),
    ] {
        talk.say(&format!("go depth 2 searchmoves {wrong}"));
        assert!(talk.until("info string error").contains(part), "{wrong}");
        let answer = talk.until("bestmove");
        assert_eq!(chosen(&answer), best.unwrap_or("d1d8"), "{wrong}");
    }
    // After an action a throw may be due, and any player may be asked.
    for player in ["searcher", "random", "greedy", "handmade"] {
        talk.say(&format!("setoption name Player value {player}\nposition rules chaturaji-pl-solo startpos actions 3"));
        assert_eq!(talk.ask("go nodes 300 searchmoves b1-c3", "bestaction"), "bestaction b1-c3", "{player}");
    }
    talk.say("go infinite searchmoves b1-c3, b1-a3\nstop");
    assert!(talk.until("bestaction").starts_with("bestaction b1-"));
    talk.end();
}

#[test]
fn it_moves_whenever_there_is_a_move() {
    let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let positions = [
        format!("position startpos moves {twice}"),
        format!("position startpos moves {twice} e2e4"),
        "position fen 7k/8/8/8/8/8/R7/K7 w - - 100 80".to_owned(),
        "position fen 7k/8/8/8/8/8/R7/K7 w - - 60000 80 moves a2a3".to_owned(),
        "position fen 7k/8/8/8/8/8/8/KN6 w - - 0 80".to_owned(),
        "position fen 7k/8/8/8/8/8/8/KN6 w - - 0 80 moves b1c3 h8g8".to_owned(),
        "position fen 4k3/8/8/8/8/8/4P3/4K3".to_owned(),
        "position   fen \t r3k2r/8/8/8/8/8/8/R3K2R   b  HAha  e3  0  0 ".to_owned(),
        "position foo startpos".to_owned(),
        "position startpos foo moves e2e4".to_owned(),
        "joho POSITION startpos".to_owned(),
        "position rules soldiers16-bl text \"n2/3/7/7/9/7/3s3/3/3 s - 0-0 0-0 100\"".to_owned(),
        format!(
            "position rules soldiers16-bl text \"n2/3/7/7/9/7/3s3/3/3 s - 0-0 0-0 0\" actions {}",
            "e3-e4, c9-e9, e4-e3, e9-c9, ".repeat(2)
        ),
    ];
    let mut talk = Talk::new();
    for player in ["searcher", "handmade", "greedy", "random", "level-3"] {
        talk.say(&format!("setoption  name  Player   value {player}"));
        for position in &positions {
            let answer = talk.ask(&format!("{position}\ngo nodes 200"), "best");
            assert!(!answer.contains("(none)"), "{player}, {position}: {answer}");
        }
    }
    // Whatever stands after `go`, and whatever is wrong with it.
    for words in [
        "foo depth 1",
        "depth 1 foo",
        "movestogo 0 wtime 100 btime 100",
        "wtime 60.5 btime 60.5",
        "movetime 0.9 btime 56 wtime 59 byoyomi 0",
        "wtime -5 btime -5 winc -1 binc -1",
        "depth 0",
        "nodes 0",
        "depth -7",
        "movetime soon",
        "mate 0 nodes 10",
        "DEPTH 1",
        "depth\t1\r",
        "nodes 50 searchmoves e9e9 e2e5",
        "searchmoves foo nodes 50",
    ] {
        let answer = talk.ask(&format!("position startpos\ngo {words}"), "bestmove");
        assert!(!answer.contains("(none)"), "{words}: {answer}");
    }
    talk.end();
    // A mark of the byte order, as some shells write it.
    let marked = answers(b"\xef\xbb\xbfposition startpos\ngo depth 1\n");
    assert!(marked.last().is_some_and(|line| line.starts_with("bestmove ") && !line.contains("none")), "{marked:?}");
}

#[test]
fn what_is_passed_over_is_told() {
    let answers =
        answers(b"position startpos foo moves e2e4\ngo foo depth 1 bar\nsetoption name Move  Overhead value 30\n");
    let told: Vec<&String> = answers.iter().filter(|line| line.starts_with("info string")).collect();
    assert_eq!(
        told,
        [
            "info string passed over in `position`: `foo`; `help` tells what it knows",
            "info string passed over in `go`: `foo`, `bar`; `help` tells what it knows",
        ]
    );
}

#[test]
fn a_won_game_is_won_after_repetitions_too() {
    // The mate is there, though the position stands for the third time, or is drawn by the count of its plies.
    let shuffle = "d1d2 g8f8 d2d1 f8g8 ".repeat(2);
    for position in [
        format!("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1 moves {shuffle}"),
        "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 100 90".to_owned(),
    ] {
        let answers = answers(format!("{position}\ngo depth 3\n").as_bytes());
        assert_eq!(answers.last().map(String::as_str), Some("bestmove d1d8"), "{answers:?}");
    }
}
