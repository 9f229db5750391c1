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
        while input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? > 0 {
            if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
                self.refuse(&line, &format!("a line has at most {LONGEST} bytes; this one was skipped"))?;
            } else {
                match std::str::from_utf8(&line).map(str::parse) {
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
        }
        Ok(())
    }

    /// Says why a line cannot be followed. Who has sent `go` waits for an answer, and after a `position` that was not
    /// understood the one before is no longer meant.
    fn refuse(&mut self, line: &[u8], why: &str) -> io::Result<()> {
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
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
            Command::Position(place) => self.go_to(&place),
            Command::Go(go) => self.go(&go),
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
        let among = match among(&game, &go.among) {
            Ok(among) => among,
            Err(why) => return self.none(&why, form),
        };
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

/// The actions that it may choose among, as they were told; none for all.
fn among(game: &Game<AnyPosition>, texts: &[String]) -> Result<Option<Vec<Action>>, String> {
    if texts.is_empty() {
        return Ok(None);
    }
    let position = game.position();
    let mut list = Vec::new();
    for text in texts {
        let legal = |action| position.refuse(action).map_or(Ok(action), |refusal| Err(refusal.to_string()));
        let action = position.parse_action(text).map_err(|error| error.to_string()).and_then(legal);
        list.push(action.map_err(|why| format!("searchmoves `{text}`: {why}; send legal actions only"))?);
    }
    Ok(Some(list))
}
