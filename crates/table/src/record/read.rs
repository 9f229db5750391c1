//! Parsing records: the turns, replayed as they are read.

use ashtapada_rules::{Action, Event, Game, Ply, Position, Seat, Spot, TextError, line_and_column};

use super::header::Header;
use super::lexer::{Lexer, Word};
use super::{Expected, Manner, Passed, Record, RecordError};
use crate::entry::Act;
use crate::view::chains;

/// Reads a record and replays it; what was passed over comes with it.
pub(super) fn record(
    text: &str,
    manner: Manner<'_>,
    each: &mut dyn FnMut(Ply, &[Event]),
) -> Result<(Record, Passed), RecordError> {
    let mut lexer = Lexer::new(text, manner);
    lexer.check()?;
    let mut header = Header::read(&mut lexer)?;
    let beginning = header.begin(&lexer, manner)?;
    let game = Game::new(beginning.position.clone());
    let record = Record { tags: header.tags, cause: header.cause, ..Record::new(beginning, game) };
    let mut replay = Replay { text, record, each };
    loop {
        let word = lexer.word()?;
        lexer.take_comments(&mut replay.record);
        match word {
            Some(word) => lexer.turn_word(word, &mut replay)?,
            None => return Ok((replay.record, lexer.passed)),
        }
    }
}

/// What people write after a move to judge it, which is no part of it.
const JUDGED: [char; 7] = ['!', '?', '‼', '⁇', '⁈', '⁉', '□'];

/// Judgements of positions as signs of their own.
const SIGNS: [&str; 14] = ["=", "±", "∓", "⩲", "⩱", "∞", "+-", "-+", "+=", "=+", "+/-", "-/+", "+/=", "=/+"];

/// How many bytes at the beginning of a word are a turn's number: `12.`, `3...`, or dots alone.
fn number_length(word: &str) -> usize {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    match rest.len() - rest.trim_start_matches(['.', '…']).len() {
        0 => 0,
        dots => digits + dots,
    }
}

/// Whether a word says nothing of what was played: a judgement, its number in PGN (`$1`), a remark on a capture.
fn says_nothing(word: &str) -> bool {
    let code = word.strip_prefix('$').is_some_and(|code| code.bytes().all(|byte| byte.is_ascii_digit()));
    code || SIGNS.contains(&word) || word.chars().all(|c| JUDGED.contains(&c)) || matches!(word, "e.p." | "ep" | "e.p")
}

/// Whether a word of its own judges what was played.
fn judges(word: &str) -> bool {
    !word.is_empty() && says_nothing(word) && !matches!(word, "e.p." | "ep" | "e.p")
}

/// Signs that text editors put in place of others.
fn plain(c: char) -> char {
    match c {
        '×' => 'x',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        c => c,
    }
}

/// The shares of South and North by a result at the end of the turns, as other programs write it.
fn result(word: &str) -> Option<[u8; 2]> {
    match word {
        "1-0" => Some([12, 0]),
        "0-1" => Some([0, 12]),
        "1/2-1/2" | "½-½" | "1/2" | "½" => Some([6, 6]),
        _ => None,
    }
}

/// Whether a word is the face of a die.
fn is_face(text: &str) -> bool {
    text.len() == 1 && text.as_bytes()[0].is_ascii_digit()
}

impl<'a> Lexer<'a> {
    /// Gives a record the comments read since its last ply.
    fn take_comments(&mut self, record: &mut Record) {
        let comments = self.comments.drain(..);
        match record.game.len().checked_sub(1) {
            Some(ply) => record.comments.extend(comments.map(|comment| (ply, comment))),
            None => self.passed.early_comments += comments.count(),
        }
    }

    fn turn_word(&mut self, word: Word<'a>, replay: &mut Replay<'_, '_>) -> Result<(), RecordError> {
        let number = number_length(word.text);
        if number > 0 {
            // The turn may follow without a blank.
            self.at = word.at + number;
            return Ok(());
        }
        if let Some((face, rest)) = word.text.split_once(':').filter(|(face, _)| is_face(face)) {
            self.at -= rest.len();
            return replay.play(word.at, face);
        }
        let at = word.at;
        let text: String = word.text.trim_end_matches(JUDGED).chars().map(plain).collect();
        let text = text.as_str();
        let judged = word.text.ends_with(JUDGED) || judges(text);
        self.passed.judgements += usize::from(judged);
        match text {
            _ if says_nothing(text) => Ok(()),
            _ if text.starts_with('[') => Err(self.fail(at, Expected::OneRecord, "")),
            "resign" => {
                let name = self.word()?;
                let seat = name.and_then(|name| name.text.parse().ok());
                let name_at = name.map_or(self.at, |name| name.at);
                let seat = seat.ok_or_else(|| self.fail(name_at, Expected::Resigning, "resign south"))?;
                replay.close(at, Ply::Resign(seat))
            }
            "agree" => replay.close(at, Ply::Agree),
            // The game goes on, or nobody knows how it ended.
            "*" => Ok(()),
            _ if result(text).is_some() && replay.is_of_two() => self.result(at, text, replay),
            // These take the next word with them, an offer only if it names a throne.
            "huff" | "call" => match self.word()? {
                Some(next) => replay.play(at, &format!("{text} {}", next.text.trim_end_matches(JUDGED))),
                None => replay.play(at, text),
            },
            "offer-exchange" => match self.word_if(|next| next.starts_with('@'))? {
                Some(throne) => replay.play(at, &format!("{text} {}", throne.text.trim_end_matches(JUDGED))),
                None => replay.play(at, text),
            },
            _ if is_face(text) => {
                match self.word_if(|next| next.split_once(':').is_some_and(|(face, _)| is_face(face)))? {
                    Some(second) => {
                        // Its colon, and what may follow without a blank.
                        self.at = second.at + 2;
                        replay.play(at, &format!("{text} {}", &second.text[..1]))
                    }
                    None => replay.play(at, text),
                }
            }
            _ => replay.chain(at, text),
        }
    }

    /// A result ends a game that goes on: somebody gave up, or both agreed. After a game that is over it says the same.
    fn result(&self, at: usize, word: &str, replay: &mut Replay<'_, '_>) -> Result<(), RecordError> {
        let [south, north] = result(word).unwrap_or_default();
        match replay.record.game.outcome() {
            Some(over) if over.share[Seat::South.index()] == south && over.share[Seat::North.index()] == north => {
                Ok(())
            }
            Some(_) => Err(self.fail(at, Expected::ResultOfGame, "")),
            None if south == north => replay.close(at, Ply::Agree),
            None => replay.close(at, Ply::Resign(if south < north { Seat::South } else { Seat::North })),
        }
    }
}

/// A record as far as it has been replayed.
pub(crate) struct Replay<'a, 'b> {
    /// The text it is read from.
    pub text: &'a str,
    /// What has been played.
    pub record: Record,
    /// Is handed each ply with its events.
    pub each: &'b mut dyn FnMut(Ply, &[Event]),
}

impl Replay<'_, '_> {
    fn is_of_two(&self) -> bool {
        self.record.game.position().seats() == Seat::PAIR.as_slice()
    }

    /// Plays an action, or a chain of jumps written as one.
    fn chain(&mut self, at: usize, text: &str) -> Result<(), RecordError> {
        let points: Vec<&str> = text.split('x').collect();
        match points.as_slice() {
            [_, _] => match self.routes(text).as_slice() {
                [] => self.play(at, text),
                [route] => self.jumps(at, &route.iter().map(Spot::to_string).collect::<Vec<_>>()),
                several => {
                    let (line, column) = line_and_column(self.text, at);
                    let readings = several.iter().map(|route| chains::written(route)).collect();
                    Err(RecordError::Ambiguous { line, column, act: text.to_owned(), readings })
                }
            },
            [_, _, _, ..] => self.jumps(at, &points),
            _ => self.play(at, text),
        }
    }

    /// Of a capture that cannot be played: the routes by which a chain of jumps has these ends, as draughts players write it.
    fn routes(&self, text: &str) -> Vec<Vec<Spot>> {
        let position = self.record.game.position();
        match position.parse_action(text) {
            Ok(action @ Action::Capture { from, to, .. }) if position.refuse(action).is_some() => {
                chains::routes(position, from, to)
            }
            _ => Vec::new(),
        }
    }

    fn jumps(&mut self, at: usize, points: &[impl AsRef<str>]) -> Result<(), RecordError> {
        points.windows(2).try_for_each(|pair| self.play(at, &format!("{}x{}", pair[0].as_ref(), pair[1].as_ref())))
    }

    /// Plays an action that is written at an offset.
    pub(crate) fn play(&mut self, at: usize, text: &str) -> Result<(), RecordError> {
        let action = self.action(text).map_err(|error| {
            let (line, column) = line_and_column(self.text, at);
            TextError { line, column: column + error.column - 1, ..error }
        })?;
        self.ply(at, Ply::Action(action), text)
    }

    /// Reads an action, of chess also with the sign for check.
    fn action(&self, text: &str) -> Result<Action, TextError> {
        let position = self.record.game.position();
        let signless = text.trim_end_matches(['+', '#', '†', '‡']);
        position.parse_action(text).or_else(|error| position.parse_action(signless).map_err(|_| error))
    }

    fn close(&mut self, at: usize, ply: Ply) -> Result<(), RecordError> {
        self.ply(at, ply, &Act::from(ply).to_string())
    }

    /// Plays a ply that is written at an offset.
    pub(crate) fn ply(&mut self, at: usize, ply: Ply, text: &str) -> Result<(), RecordError> {
        let record = &mut self.record;
        let mut events = Vec::new();
        let next = record.game.consider(ply, &mut events).map_err(|refusal| {
            let (line, column) = line_and_column(self.text, at);
            let position = Box::new(record.game.position().clone());
            RecordError::Illegal { line, column, act: text.to_owned(), refusal, position }
        })?;
        record.game.accept(next);
        (self.each)(ply, &events);
        Ok(())
    }
}
