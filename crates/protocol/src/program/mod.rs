//! Programs of others in matches: started, asked, and watched over.
//!
//! | file | what it is for |
//! |---|---|
//! | `spec.rs` | which program, as people write it |
//! | `entry.rs` | who takes part in a match: such a program, or a computer player of this project |
//! | `process.rs` | a running program |
//! | `chess.rs` | the museum chess for programs that know orthodox chess alone |

mod chess;
mod entry;
mod process;
mod spec;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ashtapada_arena::{Entrant, Fault, Forfeit, Limit, Seated};
use ashtapada_engine::{Choice, Clock, Report};
use ashtapada_rules::{Action, AnyPosition, Family, Game, Ply, Position};
use ashtapada_table::Beginning;

use chess::{Decision, Question};
pub use entry::{Entry, NoEntry, Participant};
use process::Process;
pub use spec::{Dialect, NoSpec, Spec};

/// A program may take so long to start, and for each action if it is not limited by time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that can be seated in the games of a match. It is started as often as it has seats at one time, and kept
/// running from game to game.
pub struct Program {
    spec: Spec,
    /// The words of `position` before the actions, in the extended form.
    begin: String,
    /// How much later than its time an answer may come.
    margin: Duration,
    idle: Mutex<Vec<Process>>,
    notes: Notes,
}

/// What a chess program could not be told or asked, counted.
#[derive(Debug, Default)]
pub struct Notes {
    asked: AtomicU64,
    /// Questions in which waiting pawns were left out.
    left_out: AtomicU64,
    /// Choices that were made for it.
    given: AtomicU64,
}

impl Notes {
    /// How many questions there were, in how many of them waiting pawns were left out, and how many choices were made
    /// for it without a question.
    pub fn counts(&self) -> [u64; 3] {
        [&self.asked, &self.left_out, &self.given].map(|count| count.load(Ordering::Relaxed))
    }
}

/// The program cannot take part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// It speaks UCI, and the game is no chess.
    #[error(
        "{0}: programs that speak UCI play chess only; `engine:` is for those that speak the extended form (docs/engine-protocol.md)"
    )]
    NoChess(String),
    /// It does not answer as it should.
    #[error("{0}: {1}")]
    Fails(String, String),
}

impl Program {
    /// A program for games that begin so. It is started once to see that it can be. Each answer may come `margin` later
    /// than the limit says.
    ///
    /// # Errors
    /// It cannot take part.
    pub fn new(spec: Spec, beginning: &Beginning, margin: Duration) -> Result<Arc<Program>, Unfit> {
        if spec.dialect == Dialect::Uci && beginning.rules.family != Family::Chess {
            return Err(Unfit::NoChess(spec.to_string()));
        }
        let options: String =
            beginning.changes().iter().map(|(name, value)| format!(" option {name}={value}")).collect();
        let first = if beginning.is_start() {
            "startpos".to_owned()
        } else {
            format!("text \"{}\"", beginning.position.text())
        };
        let begin = format!("rules {}{options} {first}", beginning.rules.id);
        let program = Program { spec, begin, margin, idle: Mutex::default(), notes: Notes::default() };
        let unfit = |why: Forfeit| Unfit::Fails(program.spec.to_string(), why.told);
        let process = program.ready().map_err(unfit)?;
        program.give_back(process);
        Ok(Arc::new(program))
    }

    /// What it could not be told or asked.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// A running program that is ready for a game.
    fn ready(&self) -> Result<Process, Forfeit> {
        let deadline = Instant::now() + PATIENCE;
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut process = match idle {
            Some(process) => process,
            None => {
                let mut process = Process::start(&self.spec.words)?;
                process.send("uci")?;
                process.wait_for("uciok", deadline, |_| ()).map_err(|why| unanswered(why, "uci", "uciok"))?;
                for (name, value) in &self.spec.options {
                    process.send(&format!("setoption name {name} value {value}"))?;
                }
                process
            }
        };
        process.send("ucinewgame")?;
        process.send("isready")?;
        process.wait_for("readyok", deadline, |_| ()).map_err(|why| unanswered(why, "isready", "readyok"))?;
        Ok(process)
    }

    fn give_back(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    /// The words of `go`, and how long an answer may take.
    fn go(&self) -> (String, Duration) {
        match self.spec.limit {
            Limit::Time(time) => (format!("go movetime {}", time.as_millis()), time + self.margin),
            Limit::Nodes(nodes) => (format!("go nodes {nodes}"), PATIENCE),
            Limit::Depth(depth) => (format!("go depth {depth}"), PATIENCE),
        }
    }

    /// Asks for an action, in the words of `position` and `go`; the rest of its answer's line, and what it reported.
    fn ask(&self, process: &mut Process, place: &str, restricted: &str) -> Result<(String, Report), Forfeit> {
        let (go, patience) = self.go();
        let word = match self.spec.dialect {
            Dialect::Uci => "bestmove",
            Dialect::Extended => "bestaction",
        };
        process.send(&format!("position {place}"))?;
        let begun = Instant::now();
        process.send(&format!("{go}{restricted}"))?;
        let mut report = Report::new();
        let answer = process.wait_for(word, begun + patience, |line| note(line, &mut report))?;
        report.time = begun.elapsed();
        Ok((answer[word.len()..].trim().to_owned(), report))
    }

    fn choose(&self, process: &mut Process, game: &Game<AnyPosition>) -> Result<Choice, Forfeit> {
        match self.spec.dialect {
            Dialect::Extended => {
                let (answer, report) = self.ask(process, &self.place(game), "")?;
                // What it would ponder about may follow.
                let answer = answer.split_once(" ponder ").map_or(answer.as_str(), |(own, _)| own);
                let action = game.position().parse_action(answer).map_err(|error| illegal(answer, error))?;
                Ok(Choice::new(action, report))
            }
            Dialect::Uci => match chess::question(game) {
                Some(Decision::Ask(question)) => self.choose_in_chess(process, &question),
                Some(Decision::Given(action)) => {
                    self.notes.given.fetch_add(1, Ordering::Relaxed);
                    Ok(Choice::new(action, Report::new()))
                }
                None => Err(illegal("", "nothing is to be decided")),
            },
        }
    }

    fn choose_in_chess(&self, process: &mut Process, question: &Question) -> Result<Choice, Forfeit> {
        self.notes.asked.fetch_add(1, Ordering::Relaxed);
        self.notes.left_out.fetch_add(u64::from(question.left_out > 0), Ordering::Relaxed);
        let open: Vec<&str> = question.choices.keys().map(String::as_str).collect();
        let restricted = if question.restricted { format!(" searchmoves {}", open.join(" ")) } else { String::new() };
        let (answer, report) = self.ask(process, &question.place, &restricted)?;
        // What it would ponder about may follow.
        let text = answer.split_whitespace().next().unwrap_or_default();
        let action: Option<&Action> = question.choices.get(text);
        action
            .map(|&action| Choice::new(action, report))
            .ok_or_else(|| illegal(text, "it is not one of the moves open to it"))
    }

    /// The words of `position` in the extended form.
    fn place(&self, game: &Game<AnyPosition>) -> String {
        let actions = action_texts(game, 0);
        let word = if actions.is_empty() { "" } else { " actions " };
        format!("{}{word}{}", self.begin, actions.join(", "))
    }
}

/// The actions of a game from ply number `index` on, as text.
fn action_texts(game: &Game<AnyPosition>, index: usize) -> Vec<String> {
    let text = |(before, ply): (AnyPosition, Ply)| match ply {
        Ply::Action(action) => Some(before.action_text(action)),
        Ply::Agree | Ply::Resign(_) => None,
    };
    game.steps(index).filter_map(text).collect()
}

fn unanswered(why: Forfeit, asked: &str, wanted: &str) -> Forfeit {
    Forfeit { told: format!("{}; `{asked}` should be answered with `{wanted}`: does it speak UCI?", why.told), ..why }
}

fn illegal(answer: &str, why: impl std::fmt::Display) -> Forfeit {
    let answer: String = answer.chars().take(60).collect();
    Forfeit { fault: Fault::Illegal, told: format!("it answered `{answer}`: {why}") }
}

/// Reads depth and nodes from a line of information.
fn note(line: &str, report: &mut Report) {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return;
    }
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
        match word {
            "depth" => report.depth = number().map_or(report.depth, |depth| depth.min(10_000) as u32),
            "nodes" => report.nodes = number().unwrap_or(report.nodes),
            // Whatever it likes to say.
            "string" | "pv" => return,
            _ => {}
        }
    }
}

/// A program as an entrant: the handle is shared with whoever asks for its notes.
pub struct Entered(pub Arc<Program>);

impl Entrant for Entered {
    fn name(&self) -> String {
        self.0.spec.to_string()
    }

    fn sit(&self, _: u64) -> Result<Box<dyn Seated>, Forfeit> {
        let process = self.0.ready()?;
        Ok(Box::new(Sitting { program: Arc::clone(&self.0), process: Some(process) }))
    }
}

/// A running program in its seat.
struct Sitting {
    program: Arc<Program>,
    /// `None` once it has failed: then it is ended.
    process: Option<Process>,
}

impl Seated for Sitting {
    fn choose(&mut self, game: &Game<AnyPosition>, _: Clock<'_>) -> Result<Choice, Forfeit> {
        let Some(process) = &mut self.process else {
            return Err(Forfeit { fault: Fault::Crash, told: "the program has ended".to_owned() });
        };
        let choice = self.program.choose(process, game);
        // One that was late would answer the next question with this one's answer.
        if choice.is_err() {
            self.process = None;
        }
        choice
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.give_back(process);
        }
    }
}
