//! What to think about: rules, a position, and what has been played since.

use std::fmt::Write as _;
use std::str::FromStr;

use ashtapada_rules::{ActionList, AnyPosition, ChanceList, Game, Position, Turn};
use ashtapada_table::{Beginning, SetupError};

use crate::Malformed;

/// How a position was told; the answer is given in the same form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As in UCI: `position startpos moves e2e4`, answered with `bestmove`.
    Uci,
    /// With its rules: `position rules ID startpos actions …`, answered with `bestaction`.
    Extended,
}

/// The words after `position`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its form.
    pub form: Form,
    /// The rule set; in UCI that of the option `Rules`.
    pub rules: Option<String>,
    /// Options that differ from the rule set, by name; in UCI they are set with `setoption`.
    pub options: Vec<(String, String)>,
    /// The position at the beginning, if it is not the start of the game.
    pub text: Option<String>,
    /// What has been played since, throws included.
    pub actions: Vec<String>,
}

/// There is no such position.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Impossible {
    /// The rule set, an option or the first position is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An action is not one, or is not legal.
    #[error("action {number}, `{text}`: {why}; legal there: {legal}")]
    Action {
        /// Which, counted from 1.
        number: usize,
        /// The action.
        text: String,
        /// What is wrong with it.
        why: String,
        /// Some of what would be legal.
        legal: String,
    },
}

impl FromStr for Place {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Place, Malformed> {
        match next(text) {
            ("startpos", rest) => Ok(Place::uci(None, &moves(rest)?)),
            ("fen", rest) => {
                let (fen, list) = match rest.split_once("moves") {
                    Some((fen, list)) => (fen, list.split_whitespace().map(str::to_owned).collect()),
                    None => (rest, Vec::new()),
                };
                let fen = fen.trim();
                if fen.is_empty() {
                    Err(Malformed::Position("`fen` takes a position"))
                } else {
                    Ok(Place::uci(Some(fen), &list))
                }
            }
            ("rules", rest) => extended(rest),
            _ => Err(Malformed::Position("no position is given")),
        }
    }
}

/// A word, and the rest without spaces before it.
fn next(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// The moves at the end of a UCI position.
fn moves(text: &str) -> Result<Vec<String>, Malformed> {
    match next(text) {
        ("", _) => Ok(Vec::new()),
        ("moves", rest) => Ok(rest.split_whitespace().map(str::to_owned).collect()),
        _ => Err(Malformed::Position("moves follow the word `moves`")),
    }
}

fn extended(text: &str) -> Result<Place, Malformed> {
    let (rules, mut rest) = next(text);
    if rules.is_empty() {
        return Err(Malformed::Position("`rules` takes the name of a rule set"));
    }
    let mut options = Vec::new();
    let first = loop {
        match next(rest) {
            ("option", after) => {
                let (pair, after) = next(after);
                let (name, value) = pair.split_once('=').ok_or(Malformed::Position("`option` takes NAME=VALUE"))?;
                options.push((name.to_owned(), value.to_owned()));
                rest = after;
            }
            ("startpos", after) => {
                rest = after;
                break None;
            }
            ("text", after) => {
                let quoted = after.strip_prefix('"').and_then(|after| after.split_once('"'));
                let (position, after) =
                    quoted.ok_or(Malformed::Position("`text` takes a position in double quotes"))?;
                rest = after;
                break Some(position.to_owned());
            }
            _ => return Err(Malformed::Position("after the rules and their options comes `startpos` or `text`")),
        }
    };
    let actions = match next(rest) {
        ("", _) => Vec::new(),
        ("actions", list) => {
            list.split(',').map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
        }
        _ => return Err(Malformed::Position("actions follow the word `actions`, with commas between them")),
    };
    Ok(Place { form: Form::Extended, rules: Some(rules.to_owned()), options, text: first, actions })
}

impl Place {
    /// `startpos`.
    pub fn start() -> Place {
        Place::uci(None, &[])
    }

    /// A position of UCI.
    fn uci(fen: Option<&str>, moves: &[String]) -> Place {
        let text = fen.map(str::to_owned);
        Place { form: Form::Uci, rules: None, options: Vec::new(), text, actions: moves.to_vec() }
    }

    /// The game that led there. `usual` is the rule set and its changed options where the position names none.
    ///
    /// # Errors
    /// There is no such position.
    pub fn game(&self, usual: (&str, &[(String, String)])) -> Result<Game<AnyPosition>, Impossible> {
        let (rules, options) = match &self.rules {
            Some(rules) => (rules.as_str(), self.options.as_slice()),
            None => usual,
        };
        let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let beginning = Beginning::new(rules, options, self.text.as_deref())?;
        let mut game = Game::new(beginning.position);
        for (index, text) in self.actions.iter().enumerate() {
            let position = game.position();
            let played = match position.parse_action(text) {
                Ok(action) => game.play(action, &mut ()).map_err(|refusal| refusal.to_string()),
                Err(error) => Err(error.to_string()),
            };
            played.map_err(|why| Impossible::Action {
                number: index + 1,
                text: text.clone(),
                why,
                legal: legal(&game),
            })?;
        }
        Ok(game)
    }
}

/// Some of what may be played, for messages.
fn legal(game: &Game<AnyPosition>) -> String {
    const SOME: usize = 8;
    let position = game.position();
    let texts: Vec<String> = match game.turn() {
        Turn::Over => return "nothing, the game is over".to_owned(),
        Turn::Chance(_) => {
            let mut throws = ChanceList::new();
            position.chance(&mut throws);
            throws.iter().map(|(throw, _)| throw.to_string()).collect()
        }
        Turn::Seat(_) => {
            let mut list = ActionList::new();
            position.actions(&mut list);
            list.iter().map(|&action| position.action_text(action)).collect()
        }
    };
    let mut told = texts.iter().take(SOME).map(String::as_str).collect::<Vec<_>>().join(", ");
    if texts.len() > SOME {
        let _ = write!(told, " and {} more", texts.len() - SOME);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    fn game(text: &str) -> Result<Game<AnyPosition>, String> {
        place(text).game(("vilac-9506", &[])).map_err(|error| error.to_string())
    }

    #[test]
    fn both_forms_are_read() {
        let uci = place("fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4 e8e7");
        assert_eq!(uci.text.as_deref(), Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        assert_eq!(uci.actions, ["e2e4", "e8e7"]);
        let own = place("rules kotu-ellima-bl option target=12 option first=north startpos");
        assert_eq!(own.options.len(), 2);
        let own = place("rules r text \"a b c\" actions 2 5, huff e4 ,b1-c3");
        assert_eq!(own.text.as_deref(), Some("a b c"));
        assert_eq!(own.actions, ["2 5", "huff e4", "b1-c3"]);
    }

    #[test]
    fn a_game_is_played_to_the_position() {
        assert_eq!(game("startpos moves e2e4 e7e5").unwrap().len(), 2);
        assert_eq!(game("rules chaturaji-pl-solo startpos actions 3, b1-c3").unwrap().len(), 2);
        assert_eq!(game("rules soldiers16-bl startpos").unwrap().len(), 0);
    }

    #[test]
    fn what_cannot_be_played_is_told() {
        for (text, parts) in [
            ("startpos moves e2e4 e2e4", ["action 2, `e2e4`", "and 12 more"]),
            ("startpos moves e9", ["action 1, `e9`", "legal there: "]),
            ("rules chaturaji-pl-solo startpos actions b1-c3", ["action 1", "legal there: 2, 3, 4, 5"]),
            ("rules soldiers16-bl option obligation=perhaps startpos", ["obligation", "perhaps"]),
            ("rules soldiers16 startpos", ["soldiers16", "did you mean"]),
            ("fen 8/8/8/8/8/8/8/8 w - - 0 1", ["king", ""]),
        ] {
            let error = game(text).map(|_| ()).expect_err(text);
            assert!(parts.iter().all(|part| error.contains(part)), "{text}: {error}");
        }
    }
}
