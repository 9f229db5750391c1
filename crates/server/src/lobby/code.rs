//! Short codes of tables: six letters that can be read out, typed and written down.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The letters of codes: none that look like a digit or like each other.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How many letters a code has.
const LENGTH: usize = 6;

/// The code of a table.
///
/// It follows from the table's id, so that it is the same after a restart. Small letters, spaces and hyphens are read as
/// people write them:
///
/// ```
/// use ashtapada_server::lobby::Code;
/// let code: Code = "kx mp-tr".parse().unwrap();
/// assert_eq!(code.to_string(), "KXMPTR");
/// assert!("KXMPT1".parse::<Code>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code([u8; LENGTH]);

/// The text is no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a code has six letters, for example KXMPTR; there is no I and no O in it")]
pub struct NoCode;

impl Code {
    /// The code of a game; another one for each `turn`, for when the first is another table's.
    pub fn of(id: &str, turn: u32) -> Code {
        let digest = Sha256::digest(format!("code {turn} {id}"));
        Code(std::array::from_fn(|at| LETTERS[usize::from(digest[at]) % LETTERS.len()]))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for Code {
    type Error = NoCode;
    fn try_from(text: String) -> Result<Code, NoCode> {
        text.parse()
    }
}

impl FromStr for Code {
    type Err = NoCode;
    fn from_str(text: &str) -> Result<Code, NoCode> {
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '–'));
        let letters: Vec<u8> = letters
            .map(|letter| u8::try_from(letter.to_ascii_uppercase()).ok().filter(|letter| LETTERS.contains(letter)))
            .take(LENGTH + 1)
            .collect::<Option<_>>()
            .ok_or(NoCode)?;
        letters.try_into().map(Code).map_err(|_| NoCode)
    }
}
