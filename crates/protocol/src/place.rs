//! What to think about: rules, a position, and what has been played since.

use std::fmt::Write as _;
use std::str::FromStr;

use ashtapada_rules::{ActionList, AnyPosition, ChanceList, Game, Position, Turn};
use ashtapada_table::{Beginning, SetupError, jumps_between};

use crate::Malformed;
use crate::words::{next, short, split_at};

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
    pub form: Form,
    /// The rule set; in UCI that of the option `Rules`.
    pub rules: Option<String>,
    /// Options that differ from the rule set, by name; in UCI they are set with `setoption`.
    pub options: Vec<(String, String)>,
    /// The position at the beginning, if it is not the start of the game.
    pub text: Option<String>,
    /// What has been played since, throws included.
    pub actions: Vec<String>,
    /// Words that say nothing here.
    pub unknown: Vec<String>,
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
        let (passed, kind, rest) = kind(text).ok_or(Malformed::Position("no position is given"))?;
        let mut place = match kind {
            "startpos" => {
                let (before, moves) = split_at(rest, "moves").unwrap_or((rest, ""));
                Place { unknown: unknown(before)?, ..Place::uci(None, moves) }
            }
            "fen" => {
                let (fen, moves) = split_at(rest, "moves").unwrap_or((rest, ""));
                match fen.trim() {
                    "" => return Err(Malformed::Position("`fen` takes a position")),
                    fen => Place::uci(Some(fen), moves),
                }
            }
            _ => extended(rest)?,
        };
        place.unknown.splice(..0, unknown(passed)?);
        Ok(place)
    }
}

/// What comes before the word that says how the position is told, that word, and what follows it.
fn kind(text: &str) -> Option<(&str, &'static str, &str)> {
    let kinds = ["startpos", "fen", "rules"].into_iter();
    let found = kinds.filter_map(|kind| split_at(text, kind).map(|(before, rest)| (before, kind, rest)));
    found.min_by_key(|(before, ..)| before.len())
}

/// Words that say nothing, which are passed over: unless moves are among them, for then another
/// position is meant.
fn unknown(text: &str) -> Result<Vec<String>, Malformed> {
    let is_move = |word: &str| {
        let squares = word.as_bytes();
        squares.len() >= 4 && squares[..4].chunks(2).all(|at| at[0].is_ascii_alphabetic() && at[1].is_ascii_digit())
    };
    match text.split_whitespace().find(|word| is_move(word)) {
        Some(_) => Err(Malformed::Position("moves follow the word `moves`")),
        None => Ok(text.split_whitespace().map(short).collect()),
    }
}

fn extended(text: &str) -> Result<Place, Malformed> {
    let (rules, mut rest) = next(text);
    if rules.is_empty() {
        return Err(Malformed::Position("`rules` takes the name of a rule set"));
    }
    let mut options = Vec::new();
    let first = loop {
        let (word, after) = next(rest);
        match word.to_ascii_lowercase().as_str() {
            "option" => {
                let (pair, after) = next(after);
                let (name, value) = pair.split_once('=').ok_or(Malformed::Position("`option` takes NAME=VALUE"))?;
                options.push((name.to_owned(), value.to_owned()));
                rest = after;
            }
            "startpos" => {
                rest = after;
                break None;
            }
            "text" => {
                let quoted = after.strip_prefix('"').and_then(|after| after.split_once('"'));
                let (position, after) =
                    quoted.ok_or(Malformed::Position("`text` takes a position in double quotes"))?;
                rest = after;
                break Some(position.to_owned());
            }
            _ => return Err(Malformed::Position("after the rules and their options comes `startpos` or `text`")),
        }
    };
    let (word, list) = next(rest);
    if !(word.is_empty() || word.eq_ignore_ascii_case("actions")) {
        return Err(Malformed::Position("actions follow the word `actions`, with commas between them"));
    }
    // Between the words of an action (`huff e4`) there may be several blanks, too.
    let one_blank = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let actions = list.split(',').map(one_blank).filter(|text| !text.is_empty()).collect();
    let (rules, unknown) = (Some(rules.to_owned()), Vec::new());
    Ok(Place { form: Form::Extended, rules, options, text: first, actions, unknown })
}

impl Place {
    /// `startpos`.
    pub fn start() -> Place {
        Place::uci(None, "")
    }

    /// A position of UCI.
    fn uci(fen: Option<&str>, moves: &str) -> Place {
        let (text, actions) = (fen.map(str::to_owned), moves.split_whitespace().map(str::to_owned).collect());
        Place { form: Form::Uci, rules: None, options: Vec::new(), text, actions, unknown: Vec::new() }
    }

    /// The game that led there. `usual` is the rule set and its changed options where the position names none. It goes on
    /// where a draw rule would have ended it: whether a draw is claimed is not for an engine to say.
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
        game.play_on();
        for (index, text) in self.actions.iter().enumerate() {
            let position = game.position();
            let played = match position.parse_action(text) {
                Ok(action) => {
                    let jumps = jumps_between(position, action);
                    game.play(action, &mut ()).map_err(|refusal| match jumps.as_slice() {
                        [] => refusal.to_string(),
                        jumps => format!("{refusal}; a chain is sent jump by jump: {}", jumps.join(" or ")),
                    })
                }
                Err(error) => Err(error.to_string()),
            };
            played.map_err(|why| Impossible::Action {
                number: index + 1,
                text: text.clone(),
                why,
                legal: legal(&game),
            })?;
            game.play_on();
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
    fn blanks_may_be_many_and_words_may_be_unknown() {
        let start = place("startpos moves e2e4 e7e5");
        assert_eq!(place(" startpos \t moves   e2e4\te7e5 \r\n"), start);
        assert_eq!(place("STARTPOS Moves e2e4 e7e5"), start);
        let with = place("startpos foo 7 moves e2e4 e7e5");
        assert_eq!(with.unknown, ["foo", "7"]);
        assert_eq!(Place { unknown: Vec::new(), ..with }, start);
        assert_eq!(place("fen  4k3/8/8/8/8/8/4P3/4K3   w  -  - moves  e2e4").actions, ["e2e4"]);
        let own = place("rules r  option a=b   startpos  actions  2  5 ,huff   e4,");
        assert_eq!(own.actions, ["2 5", "huff e4"]);
    }

    #[test]
    fn no_draw_rule_ends_the_game() {
        let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        for (text, length) in [
            (format!("startpos moves {twice}"), 8),
            (format!("startpos moves {twice} {twice} e2e4"), 17),
            ("fen 7k/8/8/8/8/8/R7/K7 w - - 100 80".to_owned(), 0),
            ("fen 7k/8/8/8/8/8/R7/K7 w - - 99 80 moves a2a3 h8g8 a3a4".to_owned(), 3),
            ("fen 7k/8/8/8/8/8/8/K7 w - - 0 80 moves a1a2".to_owned(), 1),
            ("rules soldiers16-bl text \"n2/3/7/7/9/7/3s3/3/3 s - 0-0 0-0 100\"".to_owned(), 0),
        ] {
            let game = game(&text).unwrap();
            assert_eq!(game.len(), length, "{text}");
            assert!(matches!(game.turn(), Turn::Seat(_)), "{text}");
        }
        assert_eq!(game("fen 7k/5KQ1/8/8/8/8/8/8 b - - 100 80").unwrap().turn(), Turn::Over);
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
            (
                "rules soldiers16-bl text \"n2/3/7/2n1n2/9/2n1n2/3s3/3/3 s - 0-0 0-0 0\" actions e3xe7",
                ["e3 and e7 are not neighbours on a line", "jump by jump: e3xc5, c5xe7 or e3xg5, g5xe7"],
            ),
        ] {
            let error = game(text).map(|_| ()).expect_err(text);
            assert!(parts.iter().all(|part| error.contains(part)), "{text}: {error}");
        }
    }
}
