//! Who somebody is across tables, for those who want to be known.

use std::fmt;
use std::str::FromStr;

use crate::hex::serialized;

/// The longest name after the colon, in letters.
const LONGEST: usize = 40;

const ACCOUNT: &str = "account";
const PROGRAM: &str = "program";
const BOT: &str = "bot";

/// A player as known beyond one table: history and ratings belong to it. Nobody needs one to play.
///
/// Printed as what it is, a colon, and which: the id of an account, or the name of a computer player.
///
/// ```
/// use ashtapada_table::PlayerId;
/// let zofia: PlayerId = "account:h7xk2m".parse()?;
/// assert_eq!(zofia, PlayerId::account("h7xk2m")?);
/// assert_eq!(PlayerId::bot("level-5-cautious")?.to_string(), "bot:level-5-cautious");
/// assert!("account:".parse::<PlayerId>().is_err() && "zofia".parse::<PlayerId>().is_err());
/// # Ok::<(), ashtapada_table::NoPlayerId>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PlayerId {
    kind: PlayerKind,
    which: String,
}

/// What kind of player it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerKind {
    /// A person with an account.
    Account,
    /// A program of somebody else's, which plays by a token.
    Program,
    /// A computer player of ours.
    Bot,
}

/// The text names no player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected account:, program: or bot: and 1 to {LONGEST} small letters, digits and hyphens, for example account:h7xk2m"
)]
pub struct NoPlayerId;

impl PlayerId {
    fn new(kind: PlayerKind, which: &str) -> Result<PlayerId, NoPlayerId> {
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        match (1..=LONGEST).contains(&which.len()) && which.bytes().all(is_plain) {
            true => Ok(PlayerId { kind, which: which.to_owned() }),
            false => Err(NoPlayerId),
        }
    }

    /// The person with that account.
    ///
    /// # Errors
    /// It is no id of an account.
    pub fn account(id: &str) -> Result<PlayerId, NoPlayerId> {
        PlayerId::new(PlayerKind::Account, id)
    }

    /// The program with that account.
    ///
    /// # Errors
    /// It is no id of an account.
    pub fn program(id: &str) -> Result<PlayerId, NoPlayerId> {
        PlayerId::new(PlayerKind::Program, id)
    }

    /// The computer player of that name.
    ///
    /// # Errors
    /// It is no name of one.
    pub fn bot(name: &str) -> Result<PlayerId, NoPlayerId> {
        PlayerId::new(PlayerKind::Bot, name)
    }

    /// What kind of player it is.
    pub fn kind(&self) -> PlayerKind {
        self.kind
    }

    /// Which one of its kind: the id of the account, or the name of the computer player.
    pub fn which(&self) -> &str {
        &self.which
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            PlayerKind::Account => ACCOUNT,
            PlayerKind::Program => PROGRAM,
            PlayerKind::Bot => BOT,
        };
        write!(f, "{kind}:{}", self.which)
    }
}

impl FromStr for PlayerId {
    type Err = NoPlayerId;

    fn from_str(text: &str) -> Result<PlayerId, NoPlayerId> {
        let (kind, which) = text.split_once(':').ok_or(NoPlayerId)?;
        let kind = match kind {
            ACCOUNT => PlayerKind::Account,
            PROGRAM => PlayerKind::Program,
            BOT => PlayerKind::Bot,
            _ => return Err(NoPlayerId),
        };
        PlayerId::new(kind, which)
    }
}

serialized!(PlayerId);
