//! An engine: reads commands, thinks on a thread of its own, and answers.
//!
//! | file | what it is for |
//! |---|---|
//! | `settings.rs` | what `setoption` sets |
//! | `thinking.rs` | the thread that thinks, and how it is stopped |
//! | `told.rs` | `info` and `bestaction` as text |

mod settings;
mod thinking;
mod told;

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ashtapada_rules::{Action, AnyPosition, Game, Position as _, Turn};

pub use settings::{Settings, WrongSetting};

use crate::command::VERBS;
use crate::words::short;
use crate::{Command, Form, Go, Place};
use thinking::{Control, Job, Plan, think_on};

/// The longest line in bytes: a game of a hundred thousand actions is shorter.
const LONGEST: u64 = 4 << 20;

const HELP: &str = "\
uci                     who this is, and its options
setoption name N value V
isready                 answered with readyok
ucinewgame              what follows is another game
position startpos|fen … [moves M …]
position rules ID [option NAME=VALUE …] startpos|text \"…\" [actions A, A …]
go [movetime MS] [nodes N] [depth N] [infinite] [ponder] [time MS] [inc MS] … [searchmoves M …]
stop, ponderhit, quit
Throws come in among the actions; docs/engine-protocol.md has it all.";

/// Where answers go: line by line, from two threads.
struct Out<W>(Mutex<W>);

impl<W: Write> Out<W> {
    /// Writes lines and hands them over at once.
    fn say(&self, lines: &str) -> io::Result<()> {
        // A thread that panicked while it wrote has left at worst half a line.
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{lines}")?;
        out.flush()
    }

    fn error(&self, why: impl ToString) -> io::Result<()> {
        // One line, whatever the message.
        self.say(&format!("info string error: {}", why.to_string().replace(['\n', '\r'], " ")))
    }
}

/// Serves an engine until `quit` or the end of the input; either ends its thinking too.
///
/// # Errors
/// The input or the output fails.
pub fn serve<W: Write + Send>(input: impl BufRead, output: W, settings: Settings) -> io::Result<()> {
    let out = Out(Mutex::new(output));
    thread::scope(|scope| {
        let (jobs, waiting) = channel();
        let thinker = scope.spawn(|| think_on(waiting, |lines: &str| out.say(lines)));
        let mut engine = Engine { settings, place: None, jobs, control: None, out: &out };
        let read = engine.read(input);
        // What is thought about is answered now; then there are no more jobs.
        engine.stop();
        drop(engine);
        let thought =
            thinker.join().unwrap_or_else(|_| Err(io::Error::other("the thread that thinks has broken down")));
        read.and(thought)
    })
}

struct Engine<'a, W> {
    settings: Settings,
    /// What to think about; `None` until a position is told, and an error after one that was wrong.
    place: Option<Result<(Game<AnyPosition>, Form), Form>>,
    jobs: Sender<Job>,
    /// Of the last job.
    control: Option<Arc<Control>>,
    out: &'a Out<W>,
}

impl<W: Write> Engine<'_, W> {
    fn read(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        let mut first = true;
        while input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? > 0 {
            if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
                self.refuse(&line, &format!("a line has at most {LONGEST} bytes; this one was skipped"))?;
            } else {
                // Some shells write a byte order mark before the first line.
                let text = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| first).unwrap_or(&line);
                match std::str::from_utf8(text).map(str::parse) {
                    Ok(Ok(Command::Quit)) => return Ok(()),
                    Ok(Ok(command)) => self.follow(command)?,
                    Ok(Err(error)) => self.refuse(&line, &error.to_string())?,
                    Err(error) => {
                        let place = error.valid_up_to() + 1;
                        self.refuse(&line, &format!("byte {place} is not UTF-8; write the line in UTF-8"))?;
                    }
                }
            }
            line.clear();
            first = false;
        }
        Ok(())
    }

    /// Says why a line cannot be followed. Who has sent `go` waits for an answer, and after a `position` that was not
    /// understood the one before is no longer meant.
    fn refuse(&mut self, line: &[u8], why: &str) -> io::Result<()> {
        let is_verb = |word: &&[u8]| VERBS.iter().any(|verb| verb.as_bytes().eq_ignore_ascii_case(word));
        let words = line.split(u8::is_ascii_whitespace).skip_while(|word| !is_verb(word));
        let words = words.filter(|word| !word.is_empty()).take(2).map(<[u8]>::to_ascii_lowercase);
        let words: Vec<Vec<u8>> = words.collect();
        let mut words = words.iter().map(Vec::as_slice);
        let form = self.place.as_ref().map_or(Form::Uci, |place| match place {
            Ok((_, form)) | Err(form) => *form,
        });
        match words.next() {
            Some(b"go") if !self.is_thinking() => return self.none(why, form),
            Some(b"position") => {
                self.place = Some(Err(match words.next() {
                    Some(b"rules") => Form::Extended,
                    Some(b"startpos" | b"fen") => Form::Uci,
                    _ => form,
                }));
            }
            _ => {}
        }
        self.out.error(why)
    }

    fn follow(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Uci => self.out.say(&self.settings.told()),
            Command::IsReady => self.is_ready(),
            Command::NewGame => {
                // If the thinking thread is gone, the next `go` says so.
                let _ = self.jobs.send(Job::Forget);
                Ok(())
            }
            // A button, not a setting: what was found out is forgotten as before another game.
            Command::SetOption { name, .. } if name.eq_ignore_ascii_case("Clear Hash") => self.follow(Command::NewGame),
            Command::SetOption { name, value } => match self.settings.set(&name, &value) {
                Ok(()) => Ok(()),
                Err(error) => self.out.error(error),
            },
            Command::Position(place) => {
                self.pass_over("position", &place.unknown)?;
                self.go_to(&place)
            }
            Command::Go(go) => {
                self.pass_over("go", &go.unknown)?;
                self.go(&go)
            }
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::PonderHit => {
                if let Some(control) = &self.control {
                    control.ponder_hit();
                }
                Ok(())
            }
            Command::Help => {
                self.out.say(&HELP.lines().map(|line| format!("info string {line}")).collect::<Vec<_>>().join("\n"))
            }
            Command::Quit | Command::Nothing => Ok(()),
        }
    }

    /// Says what of a command was not understood, though that changes nothing.
    fn pass_over(&self, verb: &str, words: &[String]) -> io::Result<()> {
        if words.is_empty() {
            return Ok(());
        }
        let told: Vec<String> = words.iter().take(8).map(|word| format!("`{word}`")).collect();
        let told = told.join(", ").replace(char::is_control, " ");
        self.out.say(&format!("info string passed over in `{verb}`: {told}; `help` tells what it knows"))
    }

    fn is_thinking(&self) -> bool {
        self.control.as_ref().is_some_and(|control| !control.is_done())
    }

    /// Answers at once while it thinks; else when it could begin to think without delay.
    fn is_ready(&self) -> io::Result<()> {
        let game = match &self.place {
            _ if self.is_thinking() => None,
            Some(Ok((game, _))) => Some(game.clone()),
            Some(Err(_)) => None,
            None => Place::start().game(self.settings.usual()).ok(),
        };
        const READY: &str = "readyok";
        if game.is_some_and(|game| self.prepare(game, Some(READY))) { Ok(()) } else { self.out.say(READY) }
    }

    /// Lets the other thread make what is needed for thinking; returns whether it will.
    fn prepare(&self, game: Game<AnyPosition>, then: Option<&'static str>) -> bool {
        let game = Box::new(game);
        self.jobs.send(Job::Prepare { game, bot: self.settings.bot, setup: self.settings.setup(), then }).is_ok()
    }

    fn go_to(&mut self, place: &Place) -> io::Result<()> {
        match place.game(self.settings.usual()) {
            Ok(game) => {
                self.prepare(game.clone(), None);
                self.place = Some(Ok((game, place.form)));
                Ok(())
            }
            Err(error) => {
                // Thinking about the position before would be an answer to another question.
                self.place = Some(Err(place.form));
                self.out.error(error)
            }
        }
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        if self.is_thinking() {
            return self.out.error("it is still thinking; send `stop` and wait for its answer before the next `go`");
        }
        if self.place.is_none() {
            self.go_to(&Place::start())?;
        }
        let (game, form) = match &self.place {
            Some(Ok((game, form))) => (game.clone(), *form),
            Some(Err(form)) => return self.none("the last position was refused; send another `position`", *form),
            None => return self.none("there is no position; send one, for example `position startpos`", Form::Uci),
        };
        let seat = match game.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance(_) => {
                return self
                    .none("a throw is due; the referee throws and adds it to the actions, for example `3`", form);
            }
            Turn::Over => return self.none("the game is over; send another `position`", form),
        };
        let (among, wrong) = among(&game, &go.among);
        for why in wrong.iter().take(8) {
            self.out.error(why)?;
        }
        let time = go.time_for(seat, self.settings.overhead);
        let plan = Plan { time, nodes: go.nodes, depth: go.depth, lines: self.settings.lines, among };
        let control = Arc::new(Control::new(go.is_endless() && !go.ponder, go.ponder));
        self.control = Some(Arc::clone(&control));
        let job = Job::Think {
            game: Box::new(game),
            form,
            bot: self.settings.bot,
            setup: self.settings.setup(),
            plan,
            control,
        };
        if self.jobs.send(job).is_err() {
            return self.none("the thread that thinks has broken down; start the engine anew", form);
        }
        Ok(())
    }

    /// Answers `go` where there is nothing to choose, so that nobody waits for ever.
    fn none(&self, why: &str, form: Form) -> io::Result<()> {
        self.out.error(why)?;
        self.out.say(&told::nothing(form))
    }

    fn stop(&self) {
        if let Some(control) = &self.control {
            control.stop();
        }
    }
}

/// The actions that it may choose among, as they were told, and what is wrong with the others. `None` for all: also if
/// none of them is legal, since whoever asks for an action wants one.
fn among(game: &Game<AnyPosition>, texts: &[String]) -> (Option<Vec<Action>>, Vec<String>) {
    let position = game.position();
    let mut list = Vec::new();
    let mut wrong = Vec::new();
    for text in texts {
        let legal = |action| position.refuse(action).map_or(Ok(action), |refusal| Err(refusal.to_string()));
        match position.parse_action(text).map_err(|error| error.to_string()).and_then(legal) {
            Ok(action) if list.contains(&action) => {}
            Ok(action) => list.push(action),
            Err(why) => wrong.push(format!("searchmoves `{}`: {why}; it is left out", short(text))),
        }
    }
    if list.is_empty() && !texts.is_empty() {
        wrong.push("searchmoves: none of these is legal here; all legal actions are searched".to_owned());
    }
    (Some(list).filter(|list| !list.is_empty()), wrong)
}
