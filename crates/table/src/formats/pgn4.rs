//! Games of four armies as chess.com writes them (PGN4), as data. What they mean is told in `chaturaji.rs`.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use ashtapada_rules::TextError;

use super::Expected;
use crate::record::{on_one_line, quoted};

const TAG: &str = "[Variant \"FFA\"]";
const MOVE: &str = "Kh9xBg10";

/// How deep variations may be nested.
const DEPTH: usize = 32;

/// A game as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pgn4 {
    /// The tags, each with where its value begins. Values may have several lines.
    pub tags: Vec<Tag>,
    /// The main line.
    pub plies: Vec<Ply>,
    /// Comments before the first ply.
    pub comments: Vec<String>,
}

/// A tag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag {
    pub name: String,
    pub value: String,
    /// Where the value begins in the text.
    pub at: usize,
}

/// What a player did in his turn, with what stands beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ply {
    pub act: Act,
    /// Where it stands in the text.
    pub at: usize,
    /// That the player has resigned or run out of time, so that his king moves by itself: a sign behind the move.
    pub gone: Option<Act>,
    /// The number before it, if it begins a turn.
    pub number: Option<u32>,
    pub comments: Vec<String>,
    /// The number of variations beside it, each with those within it.
    pub variations: usize,
}

/// What is done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Move(Move),
    /// Castling, to the king's side or the queen's.
    Castle {
        short: bool,
    },
    Resign,
    TimesOut,
    Stalemated,
    Mated,
}

/// A move of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// The letter of the piece; none for a pawn.
    pub piece: Option<char>,
    pub from: Square,
    pub captures: bool,
    /// The letter of the piece that is captured; none for a pawn.
    pub victim: Option<char>,
    pub to: Square,
    pub promotion: Option<char>,
    /// How many kings are newly in check, and how many mated.
    pub checks: u8,
    pub mates: u8,
}

/// A square of the board of fourteen files and ranks, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Square {
    pub file: u8,
    pub rank: u8,
}

impl Pgn4 {
    /// A tag by its name.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }
}

type Failed = TextError<Expected>;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The number that was read last, if no ply has followed it.
    number: Option<u32>,
}

/// Signs that end a word of the moves.
fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}()[".contains(c)
}

impl<'a> Reader<'a> {
    fn fail<T>(&self, at: usize, expected: Expected, example: &str) -> Result<T, Failed> {
        Err(TextError::at(self.text, at, expected, example))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn tag(&mut self) -> Result<Option<Tag>, Failed> {
        self.skip_blanks();
        let Some(inner) = self.rest().strip_prefix('[') else { return Ok(None) };
        let start = self.at + 1;
        let end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inner.len());
        let name = &inner[..end];
        let after = inner[end..].trim_start();
        let at = self.text.len() - after.len();
        if name.is_empty() || !after.starts_with('"') {
            return self.fail(if name.is_empty() { start } else { at }, Expected::Pgn4Tag, TAG);
        }
        let mut value = String::new();
        let mut letters = after[1..].char_indices();
        let length = loop {
            match letters.next() {
                Some((_, '\\')) => value.extend(letters.next().map(|(_, letter)| letter)),
                Some((offset, '"')) => break offset,
                Some((_, letter)) => value.push(letter),
                None => return self.fail(at, Expected::Pgn4Tag, TAG),
            }
        };
        self.at = at + length + 2;
        self.skip_blanks();
        if !self.rest().starts_with(']') {
            return self.fail(self.at, Expected::Pgn4Tag, TAG);
        }
        self.at += 1;
        Ok(Some(Tag { name: name.to_owned(), value, at: at + 1 }))
    }

    /// A comment, whose text is put on one line.
    fn comment(&mut self) -> Result<Option<String>, Failed> {
        self.skip_blanks();
        let Some(inner) = self.rest().strip_prefix('{') else { return Ok(None) };
        let Some(end) = inner.find('}') else { return self.fail(self.at, Expected::Pgn4Comment, "{ d=52 }") };
        self.at += end + 2;
        Ok(Some(inner[..end].split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// Plies up to the end of the text, or of the variation.
    fn plies(&mut self, depth: usize) -> Result<(Vec<Ply>, Vec<String>), Failed> {
        let (mut plies, mut early): (Vec<Ply>, _) = (Vec::new(), Vec::new());
        loop {
            if let Some(comment) = self.comment()? {
                match plies.last_mut() {
                    Some(last) => last.comments.push(comment),
                    None => early.push(comment),
                }
                continue;
            }
            let start = self.at;
            match self.rest().chars().next() {
                None if depth == 0 => return Ok((plies, early)),
                Some(')') if depth > 0 => {
                    self.at += 1;
                    return Ok((plies, early));
                }
                Some('(') if depth < DEPTH => {
                    self.at += 1;
                    self.plies(depth + 1)?;
                    match plies.last_mut() {
                        Some(last) => last.variations += 1,
                        None => return self.fail(start, Expected::Pgn4Move, MOVE),
                    }
                }
                None | Some('(' | ')') => return self.fail(start, Expected::Pgn4Variation, ""),
                Some(_) => self.word(&mut plies)?,
            }
        }
    }

    /// A number with its dot, the dots between plies, a result, or a ply.
    fn word(&mut self, plies: &mut Vec<Ply>) -> Result<(), Failed> {
        let (at, rest) = (self.at, self.rest());
        let length = rest.find(ends_word).unwrap_or(rest.len());
        let mut word = &rest[..length];
        self.at += length;
        // The number of a turn, and the dots after it and between plies.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|&byte| byte == b'.').count();
        if dots > 0 {
            self.at = at + digits + dots;
            self.number = word[..digits].parse().ok().or(self.number);
            return Ok(());
        }
        // Dots may follow a ply without a blank.
        if let Some(end) = word.find("..") {
            word = &word[..end];
            self.at = at + end;
        }
        if matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") {
            return Ok(());
        }
        let (act, gone) = match act(word) {
            Some(known) => known,
            None => return self.fail(at, Expected::Pgn4Move, MOVE),
        };
        let number = self.number.take();
        plies.push(Ply { act, at, gone, number, comments: Vec::new(), variations: 0 });
        Ok(())
    }
}

/// What is done, and whether by a player who is out.
fn act(word: &str) -> Option<(Act, Option<Act>)> {
    let alone = |word: &str| match word {
        "R" => Some(Act::Resign),
        "T" => Some(Act::TimesOut),
        "S" => Some(Act::Stalemated),
        "#" => Some(Act::Mated),
        _ => None,
    };
    // His men die with him who resigns, which may be mate at once.
    if let Some(act) = alone(word).or_else(|| alone(word.strip_suffix('#')?)) {
        return Some((act, None));
    }
    let (word, gone) = match word.char_indices().next_back() {
        Some((at, 'R' | 'T')) if !word[..at].ends_with('=') => (&word[..at], alone(&word[at..])),
        _ => (word, None),
    };
    let unchecked = word.trim_end_matches('#').trim_end_matches('+');
    match unchecked {
        "O-O" => return Some((Act::Castle { short: true }, gone)),
        "O-O-O" => return Some((Act::Castle { short: false }, gone)),
        _ => {}
    }
    let signs = &word[unchecked.len()..];
    let count = |sign: char| u8::try_from(signs.chars().filter(|&c| c == sign).count()).ok().filter(|&count| count < 4);
    let (checks, mates) = (count('+')?, count('#')?);
    let (way, promotion) = match unchecked.split_once('=') {
        Some((way, letter)) => (way, Some(only_letter(letter)?)),
        None => (unchecked, None),
    };
    let cut = way.find(['-', 'x'])?;
    let (piece, from) = lettered(&way[..cut]);
    let captures = way[cut..].starts_with('x');
    let (victim, to) = if captures { lettered(&way[cut + 1..]) } else { (None, &way[cut + 1..]) };
    let moved = Move { piece, from: square(from)?, captures, victim, to: square(to)?, promotion, checks, mates };
    Some((Act::Move(moved), gone))
}

/// A letter of a piece alone.
fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())
}

/// A square, with the letter of the piece on it before.
fn lettered(text: &str) -> (Option<char>, &str) {
    match text.chars().next().filter(char::is_ascii_uppercase) {
        Some(letter) => (Some(letter), &text[1..]),
        None => (None, text),
    }
}

fn square(text: &str) -> Option<Square> {
    let file = text.bytes().next().filter(|file| (b'a'..=b'n').contains(file))? - b'a';
    let number = text[1..].parse::<u8>().ok().filter(|rank| (1..=14).contains(rank))?;
    // Neither a sign nor a zero comes before the number.
    (number.to_string() == text[1..]).then_some(Square { file, rank: number - 1 })
}

impl FromStr for Pgn4 {
    type Err = Failed;

    fn from_str(text: &str) -> Result<Pgn4, Failed> {
        let mut reader = Reader { number: None, text, at: if text.starts_with('\u{feff}') { 3 } else { 0 } };
        let mut tags = Vec::new();
        while let Some(tag) = reader.tag()? {
            tags.push(tag);
        }
        let (plies, comments) = reader.plies(0)?;
        Ok(Pgn4 { tags, plies, comments })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |letter: Option<char>| letter.map_or(String::new(), String::from);
        match self {
            Act::Resign => f.write_str("R"),
            Act::TimesOut => f.write_str("T"),
            Act::Stalemated => f.write_str("S"),
            Act::Mated => f.write_str("#"),
            Act::Castle { short } => f.write_str(if *short { "O-O" } else { "O-O-O" }),
            Act::Move(Move { piece, from, captures, victim, to, promotion, checks, mates }) => {
                write!(f, "{}{from}{}{}{to}", letter(*piece), if *captures { 'x' } else { '-' }, letter(*victim))?;
                if let Some(role) = promotion {
                    write!(f, "={role}")?;
                }
                f.write_str(&"+".repeat((*checks).into()))?;
                f.write_str(&"#".repeat((*mates).into()))
            }
        }
    }
}

/// Prints a game, each turn on a line.
impl fmt::Display for Pgn4 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Tag { name, value, .. } in &self.tags {
            // Only a position has several lines.
            let value = if name == "StartFen4" { value.replace('"', "\\\"") } else { quoted(value) };
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        f.write_char('\n')?;
        for comment in &self.comments {
            writeln!(f, "{{ {} }}", on_one_line(comment))?;
        }
        for (index, ply) in self.plies.iter().enumerate() {
            match ply.number {
                Some(number) if index > 0 => write!(f, "\n{number}. ")?,
                Some(number) => write!(f, "{number}. ")?,
                None if index > 0 => f.write_str(" .. ")?,
                None => {}
            }
            write!(f, "{}", ply.act)?;
            if let Some(gone) = ply.gone {
                write!(f, "{gone}")?;
            }
            for comment in &ply.comments {
                write!(f, " {{ {} }}", on_one_line(comment))?;
            }
        }
        f.write_char('\n')
    }
}

#[cfg(test)]
mod tests;
