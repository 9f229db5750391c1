//! Who wants to be known across tables: accounts, by what they sign in, and in which games they sit.
//!
//! Nobody needs an account. What opens one is never stored, only what it is recognised by: the public key of a passkey,
//! the SHA-256 of a token.

pub(crate) mod rows;
pub(crate) mod statements;

use std::fmt;
use std::str::FromStr;

use ashtapada_table::{NoPlayerId, PlayerId};
use async_trait::async_trait;
use sha2::{Digest as _, Sha256};

use crate::{Cursor, GamePage, ListFilter, ListedGame, StoreError};

/// Whom an account stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountKind {
    /// A person.
    Person,
    /// A program of somebody's, which plays by a token.
    Program,
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its id: small letters and digits.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whom it stands for.
    pub kind: AccountKind,
    /// The account of the person whose program it is.
    pub owner: Option<String>,
    /// When it was made, Unix time in milliseconds.
    pub created: u64,
}

impl Account {
    /// The player that it is at tables.
    ///
    /// # Errors
    /// Its id is none.
    pub fn player(&self) -> Result<PlayerId, NoPlayerId> {
        match self.kind {
            AccountKind::Person => PlayerId::account(&self.id),
            AccountKind::Program => PlayerId::program(&self.id),
        }
    }
}

/// A passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    /// The id by which the device knows it.
    pub id: Vec<u8>,
    /// The id of its account.
    pub account: String,
    /// The name that its owner gave it.
    pub name: String,
    /// The key by which its signatures are checked, which never changes.
    pub key: Vec<u8>,
    /// The state that changes as it is used: its counter.
    pub state: Vec<u8>,
    /// When it was added, Unix time in milliseconds.
    pub created: u64,
    /// When it was last used.
    pub used: Option<u64>,
}

/// The purpose of a ceremony.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CeremonyKind {
    /// To be made.
    Make,
    /// To be shown.
    SignIn,
}

/// A passkey that is being made or shown: what is remembered between the two requests of that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ceremony {
    /// The challenge that the device has to sign: 16 random bytes, by which the answer is recognised.
    pub challenge: [u8; 16],
    /// Its purpose.
    pub kind: CeremonyKind,
    /// The state by which the answer is checked.
    pub state: Vec<u8>,
    /// From when on an answer is too late, Unix time in milliseconds.
    pub expires: u64,
    /// The origin, as a text that says no more than which belong together: where there are too many, the oldest of
    /// those with the most gives way.
    pub crowd: String,
}

/// The purpose of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A browser in which somebody is signed in.
    Session,
    /// A program acts by it.
    Program,
    /// Whoever has it may read which games wait.
    Feed,
}

/// The SHA-256 of a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }
}

/// A token of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The hash by which it is recognised.
    pub hash: TokenHash,
    /// The id of its account.
    pub account: String,
    /// Its purpose.
    pub kind: TokenKind,
    /// The name that its owner gave it.
    pub name: String,
    /// When it was given, Unix time in milliseconds.
    pub created: u64,
    /// From when on it is worth nothing.
    pub expires: Option<u64>,
}

/// Why a request about accounts failed. Then nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountError {
    /// There is no such account, passkey or token.
    #[error("there is no such account, or it no longer has that")]
    Missing,
    /// It is there already.
    #[error("that is known already")]
    Taken,
    /// It is the only passkey of the account, which could never be opened again.
    #[error("it is the only passkey of the account")]
    Last,
    /// The storage fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The accounts of a store. Every method is atomic; what returned `Ok` is durable.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Makes an account, of a person with the first passkey.
    ///
    /// # Errors
    /// The id or the passkey is known already, there is no such owner, or the storage fails.
    async fn create_account(&self, account: &Account, first: Option<&Credential>) -> Result<(), AccountError>;

    /// The account of that id.
    ///
    /// # Errors
    /// The storage fails.
    async fn account(&self, id: &str) -> Result<Option<Account>, AccountError>;

    /// The programs of an account, oldest first.
    ///
    /// # Errors
    /// The storage fails.
    async fn programs(&self, owner: &str) -> Result<Vec<Account>, AccountError>;

    /// Changes the name of an account.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    async fn rename_account(&self, id: &str, name: &str) -> Result<(), AccountError>;

    /// What an account has chosen to show of itself, in words of whoever asks; empty, too, where there is none.
    ///
    /// # Errors
    /// The storage fails.
    async fn shown(&self, id: &str) -> Result<String, AccountError>;

    /// Replaces what an account shows of itself.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    async fn set_shown(&self, id: &str, shown: &str) -> Result<(), AccountError>;

    /// Deletes an account with its passkeys, its tokens and its programs. The games in which it sat stay, and
    /// [`Accounts::unknown`] tells where it still sits.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    async fn delete_account(&self, id: &str) -> Result<(), AccountError>;

    /// Adds a passkey.
    ///
    /// # Errors
    /// It is known already, there is no such account, or the storage fails.
    async fn add_credential(&self, credential: &Credential) -> Result<(), AccountError>;

    /// The passkey of that id.
    ///
    /// # Errors
    /// The storage fails.
    async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, AccountError>;

    /// The passkeys of an account, oldest first.
    ///
    /// # Errors
    /// The storage fails.
    async fn credentials(&self, account: &str) -> Result<Vec<Credential>, AccountError>;

    /// Notes that a passkey was used.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    async fn used_credential(&self, id: &[u8], state: &[u8], at: u64) -> Result<(), AccountError>;

    /// Removes a passkey of an account, unless it is the only one.
    ///
    /// # Errors
    /// It has none of that id, it is the only one, or the storage fails.
    async fn remove_credential(&self, account: &str, id: &[u8]) -> Result<(), AccountError>;

    /// Adds a token.
    ///
    /// # Errors
    /// It is known already, there is no such account, or the storage fails.
    async fn add_token(&self, token: &Token) -> Result<(), AccountError>;

    /// The token of that hash with its account, unless it has expired at `now`.
    ///
    /// # Errors
    /// The storage fails.
    async fn token(&self, hash: &TokenHash, now: u64) -> Result<Option<(Token, Account)>, AccountError>;

    /// The tokens of an account, oldest first, also those that have expired and were not yet removed.
    ///
    /// # Errors
    /// The storage fails.
    async fn tokens(&self, account: &str) -> Result<Vec<Token>, AccountError>;

    /// Puts off when a token expires; one that expires later, or never, stays as it is.
    ///
    /// # Errors
    /// The storage fails.
    async fn renew_token(&self, hash: &TokenHash, expires: u64) -> Result<(), AccountError>;

    /// Removes a token, if it is there.
    ///
    /// # Errors
    /// The storage fails.
    async fn remove_token(&self, hash: &TokenHash) -> Result<(), AccountError>;

    /// Removes the tokens that have expired at `now`; how many.
    ///
    /// # Errors
    /// The storage fails.
    async fn tidy_tokens(&self, now: u64) -> Result<u64, AccountError>;

    /// Remembers that a passkey is asked for, and forgets those ceremonies that have expired at `now`.
    ///
    /// # Errors
    /// The storage fails.
    async fn begin_ceremony(&self, ceremony: &Ceremony, most: u32, now: u64) -> Result<(), AccountError>;

    /// The state of a ceremony that has not expired at `now`, which is forgotten: there is one answer to a challenge.
    ///
    /// # Errors
    /// The storage fails.
    async fn end_ceremony(
        &self,
        kind: CeremonyKind,
        challenge: &[u8; 16],
        now: u64,
    ) -> Result<Option<Vec<u8>>, AccountError>;

    /// The games in which a player sits, last played first, also those that nobody has begun.
    ///
    /// # Errors
    /// The storage fails. One game that cannot be read does not hide the others.
    async fn games_of(
        &self,
        player: &PlayerId,
        filter: ListFilter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<GamePage, AccountError>;

    /// The games of these ids, those that there are, in any order.
    ///
    /// # Errors
    /// The storage fails. One game that cannot be read does not hide the others.
    async fn games(&self, ids: &[&str]) -> Result<Vec<ListedGame>, AccountError>;

    /// At most `limit` seats of persons and programs whose account is gone, the player and the game, in their order; from the
    /// beginning or after one of them.
    ///
    /// # Errors
    /// The storage fails.
    async fn unknown(
        &self,
        after: Option<&(PlayerId, String)>,
        limit: u32,
    ) -> Result<Vec<(PlayerId, String)>, AccountError>;
}

/// The text is no kind of that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a kind that this version does not know")]
pub struct NoKind;

/// Kinds as they are stored.
macro_rules! kinds {
    ($name:ident { $($variant:ident = $text:literal),+ }) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($name::$variant => $text),+ })
            }
        }

        impl FromStr for $name {
            type Err = NoKind;
            fn from_str(text: &str) -> Result<$name, NoKind> {
                match text { $($text => Ok($name::$variant),)+ _ => Err(NoKind) }
            }
        }
    };
}

kinds!(CeremonyKind { Make = "make", SignIn = "sign-in" });
kinds!(AccountKind { Person = "person", Program = "program" });
kinds!(TokenKind { Session = "session", Program = "program", Feed = "feed" });
