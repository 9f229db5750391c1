//! The game loop in the terminal: whose turn it is, what a person typed, and its effect.

use std::fs::File;
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::time::Instant;

use ashtapada_analysis::agrees;
use ashtapada_engine::{ANSWER_TIME, AnyPlayer, Bot, Limits, Player as _, Setup, Situation};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Ply, Position, Seat, Turn, draw};
use ashtapada_table::record::Record;
use ashtapada_table::{InWords, TypedError, read_typed};

use super::Table;
use super::seats::Player;
use super::show::capital;
use crate::cli::fold::fold;
use crate::cli::pager;

/// The longest line that is read, in bytes.
pub(super) const LONGEST: u64 = 4096;

/// What may be typed instead of nothing to have the program throw.
const THROWS: [&str; 2] = ["throw", "roll"];

/// What a typed line leads to.
pub(super) enum Reply {
    /// An action to play, or the jumps of a chain.
    Play(Vec<Action>),
    /// The game was ended or something was shown; go on.
    GoOn,
    /// The person leaves.
    Leave,
}

impl<I: BufRead, O: Write> Table<I, O> {
    /// Plays until the game is over or the person leaves.
    pub(super) fn play(mut self) -> io::Result<()> {
        let title = self.beginning.rules.title.get(self.words.lang());
        let example = self.example();
        self.say("terminal-welcome", &[("title", title), ("example", &example)])?;
        self.legend()?;
        if let Some(seat) = self.lot {
            let name = self.name(seat);
            self.say("terminal-begins", &[("name", &name)])?;
        }
        loop {
            let due = match self.game.turn() {
                Turn::Seat(seat) | Turn::Chance(seat) => Some(seat),
                Turn::Over => None,
            };
            self.times.pass_to(due, Instant::now());
            let actions = match self.game.turn() {
                Turn::Over => match self.over()? {
                    Reply::Leave => return Ok(()),
                    _ => continue,
                },
                Turn::Chance(seat) => match self.throw(seat)? {
                    Reply::Play(actions) => actions,
                    Reply::GoOn => continue,
                    Reply::Leave => return self.say("terminal-goodbye", &[]),
                },
                Turn::Seat(seat) => {
                    let list = self.legal();
                    match self.players[seat.index()] {
                        // Nothing to choose: a throw that cannot be used is passed without a prompt.
                        _ if list.as_slice() == [Action::Pass] => vec![Action::Pass],
                        Player::Bot(bot) => vec![self.think(seat, bot).unwrap_or(list[0])],
                        Player::Human => {
                            self.show_once()?;
                            match self.ask(seat)? {
                                Reply::Play(actions) => actions,
                                Reply::GoOn => continue,
                                Reply::Leave => return self.say("terminal-goodbye", &[]),
                            }
                        }
                    }
                }
            };
            for action in actions {
                self.act(action)?;
            }
        }
    }

    /// Plays a legal action, and prints what happened.
    fn act(&mut self, action: Action) -> io::Result<()> {
        let mut events = Vec::new();
        let text = self.game.position().action_text(action);
        if let Err(refusal) = self.game.play(action, &mut events) {
            let why = self.words.refusal(&refusal, self.game.position());
            return self.note(&format!("{text}: {why}"));
        }
        self.tell(&text, &events)
    }

    pub(super) fn legal(&self) -> ActionList {
        let mut list = ActionList::new();
        self.game.position().actions(&mut list);
        list
    }

    /// What the computer player of a seat plays. The player is created when it first has to decide.
    fn think(&mut self, seat: Seat, bot: Bot) -> Option<Action> {
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let limits = self.nodes.map_or(Limits::time(ANSWER_TIME, &clock), Limits::nodes);
        let made = || AnyPlayer::new(bot, Setup::seeded(self.random.u64(..)));
        let player = self.computers[seat.index()].get_or_insert_with(made);
        player.choose(&self.game, limits).map(|choice| choice.action)
    }

    /// A throw: by the program, or typed by a person with real dice.
    fn throw(&mut self, seat: Seat) -> io::Result<Reply> {
        let mut throws = ChanceList::new();
        self.game.position().chance(&mut throws);
        let by_hand = self.real_dice;
        if by_hand || self.players[seat.index()] == Player::Human {
            let id = if by_hand { "terminal-enter-throw" } else { "terminal-throw-due" };
            let example = throws.first().map(|(throw, _)| throw.to_string()).unwrap_or_default();
            self.show_once()?;
            self.prompt(id, seat, &example)?;
            let Some(line) = self.line()? else { return Ok(Reply::Leave) };
            if by_hand || !(line.is_empty() || THROWS.contains(&line.as_str())) {
                return self.answer(&line, seat);
            }
        }
        let mut random = self.randomness_of_throw();
        Ok(draw(&throws, &mut |below| random.u32(..below))
            .map_or(Reply::Leave, |throw| Reply::Play(vec![Action::Throw(throw)])))
    }

    /// The random numbers of the next throw: those of the n-th throw of the game, so that nobody draws it again by taking
    /// back.
    fn randomness_of_throw(&self) -> fastrand::Rng {
        let thrown = self.game.plies().filter(|ply| matches!(ply, Ply::Action(Action::Throw(_)))).count() as u64;
        // Multiples of an odd number are apart from each other as the numbers themselves.
        fastrand::Rng::with_seed(self.dice.wrapping_add(thrown.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }

    fn ask(&mut self, seat: Seat) -> io::Result<Reply> {
        self.prompt("terminal-your-turn", seat, "")?;
        match self.line()? {
            Some(line) => self.answer(&line, seat),
            None => Ok(Reply::Leave),
        }
    }

    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        // A line this long is not an action: it is cut, whatever was typed or piped in.
        let mut line = Vec::new();
        let read = self.input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if read as u64 == LONGEST && !line.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Carries out a typed line: a command, or an action.
    fn answer(&mut self, line: &str, seat: Seat) -> io::Result<Reply> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let word = match word.to_lowercase() {
            word if word == "exit" => "quit".to_owned(),
            word => word,
        };
        // A command that cannot be undone has to be typed twice in a row.
        let sure = core::mem::take(&mut self.asked_twice) == word;
        let confirm = match word.as_str() {
            "agree" => Some("terminal-sure-agree"),
            "resign" => Some("terminal-sure-resign"),
            "quit" if self.saved != Some(self.game.len()) => Some("terminal-sure-quit"),
            _ => None,
        };
        if let Some(question) = confirm.filter(|_| !sure && !self.game.is_empty()) {
            self.say(question, &[])?;
            self.asked_twice = word;
            return Ok(Reply::GoOn);
        }
        match word.as_str() {
            word if self.looks_around(word, rest)? => {}
            "" | "moves" => self.show_moves()?,
            "help" | "?" => self.help()?,
            "undo" => self.undo(seat)?,
            "hint" => self.hint()?,
            "why" => self.why(rest)?,
            "agree" => match self.who_plays_on() {
                Some(seat) => {
                    let name = self.name(seat);
                    self.say("terminal-plays-on", &[("name", &name)])?;
                }
                None => self.close(Ply::Agree)?,
            },
            "resign" => self.close(Ply::Resign(seat))?,
            "quit" => return Ok(Reply::Leave),
            _ => return self.read(line),
        }
        Ok(Reply::GoOn)
    }

    /// Carries out a command that changes nothing of the game, and can be given also after its end; whether it is one.
    pub(super) fn looks_around(&mut self, word: &str, rest: &str) -> io::Result<bool> {
        match word {
            "board" => self.show()?,
            "time" => self.show_times()?,
            "rules" => {
                let text = fold(&self.beginning.rules.plain_text(self.words.lang()));
                pager::show(&text, &mut self.out, self.terminal)?;
            }
            "position" => writeln!(self.out, "{}", self.game.position().text())?,
            "save" => self.save(rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Parses a typed action.
    fn read(&mut self, line: &str) -> io::Result<Reply> {
        match read_typed(line, self.game.position(), self.words) {
            // Dice are thrown, not typed.
            Ok(actions) if !self.real_dice && matches!(actions[..], [Action::Throw(_)]) => {
                self.say("terminal-throw-not-typed", &[])?;
            }
            Ok(actions) => return Ok(Reply::Play(actions)),
            // What could be played is not known yet, so an example of it would mislead.
            Err(TypedError::Text(_)) if !self.real_dice && matches!(self.game.turn(), Turn::Chance(_)) => {
                self.throw_first()?;
                self.note(&self.words.text("terminal-hint"))?;
            }
            Err(error) => {
                self.note(&error.in_words(self.words))?;
                match error {
                    _ if self.real_dice && matches!(self.game.turn(), Turn::Chance(_)) => {
                        let mut throws = ChanceList::new();
                        self.game.position().chance(&mut throws);
                        let throws: Vec<String> = throws.iter().map(|(throw, _)| throw.to_string()).collect();
                        self.say("terminal-throws", &[("throws", &throws.join(", "))])?;
                    }
                    TypedError::Text(_) => self.note(&self.words.text("terminal-hint"))?,
                    _ => {}
                }
            }
        }
        Ok(Reply::GoOn)
    }

    /// Prints the commands, how this game writes its actions, and what the signs on the board mean.
    fn help(&mut self) -> io::Result<()> {
        self.say("terminal-commands", &[])?;
        let (writing, signs) = match self.game.position() {
            AnyPosition::Soldiers(soldiers) if soldiers.standings().iter().any(|one| one.side.is_some()) => {
                ("terminal-help-cows", "terminal-signs-points")
            }
            AnyPosition::Soldiers(_) => ("terminal-help-soldiers", "terminal-signs-points"),
            AnyPosition::Chess(_) => ("terminal-help-chess", "terminal-signs-cells"),
            _ => ("terminal-help-kings", "terminal-signs-cells"),
        };
        self.say(writing, &[])?;
        self.legend()?;
        self.say(signs, &[])
    }

    /// Takes back to before the last decision of `seat`; with real dice, to before the last throw if that came later.
    fn undo(&mut self, seat: Seat) -> io::Result<()> {
        let mine = (0..self.game.len()).rev().find(|&index| {
            self.game.before(index).is_some_and(|position| match position.turn() {
                Turn::Seat(decider) => decider == seat,
                Turn::Chance(_) => self.real_dice,
                Turn::Over => false,
            })
        });
        match mine {
            Some(index) => self.back_to(index),
            None => self.say("terminal-nothing-to-undo", &[]),
        }
    }

    /// Takes back to where so many plies had been played.
    pub(super) fn back_to(&mut self, plies: usize) -> io::Result<()> {
        self.saved = None;
        while self.game.len() > plies {
            self.game.take_back();
        }
        self.show()
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say("terminal-save-where", &[]);
        }
        let mut record = Record::new(self.beginning.clone(), self.game.clone());
        let seats = self.game.position().seats().iter();
        record.tags = seats.map(|seat| (capital(seat.name()), self.players[seat.index()].to_string())).collect();
        // A slip of the fingers must not overwrite another game, or another file.
        let written = File::create_new(file).and_then(|mut new| new.write_all(record.to_string().as_bytes()));
        match written {
            Ok(()) => {
                self.saved = Some(self.game.len());
                self.say("terminal-saved", &[("file", file)])
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.say("terminal-save-exists", &[("file", file)])
            }
            Err(error) => self.say("terminal-not-saved", &[("file", file), ("error", &error.to_string())]),
        }
    }

    /// The seat of a computer player that does not agree to end the game as it stands.
    fn who_plays_on(&self) -> Option<Seat> {
        let offered = self.game.consider(Ply::Agree, &mut ()).ok()?.outcome()?;
        let at = Situation::from(&self.game);
        let standings = self.game.position().standings();
        let mut deciding = standings.iter().filter(|standing| standing.aside.is_none()).map(|standing| standing.seat);
        deciding.find(|seat| match self.players[seat.index()] {
            Player::Bot(bot) => !agrees(bot, *seat, &at, &offered),
            Player::Human => false,
        })
    }

    fn close(&mut self, closing: Ply) -> io::Result<()> {
        let mut events = Vec::new();
        // Both are always possible while the game goes on, and there is no prompt after that.
        if self.game.ply(closing, &mut events).is_ok() { self.tell("", &events) } else { Ok(()) }
    }
}
