//! What databases hold of accounts, in the order of the columns that the statements name, turned back into accounts.

use ashtapada_table::PlayerId;

use super::{Account, Credential, Token, TokenHash};
use crate::rows::parsed;

/// Its id, name, kind, owner, and when it was made.
pub type AccountRow = (String, String, String, Option<String>, i64);
/// Its id, account, name, key, state, and when it was added and used.
pub type CredentialRow = (Vec<u8>, String, String, Vec<u8>, Vec<u8>, i64, Option<i64>);
/// Its hash, account, kind, name, and when it was given and expires.
pub type TokenRow = (Vec<u8>, String, String, String, i64, Option<i64>);
/// A player, and the game in which he sits.
pub type SittingRow = (String, String);

pub fn account((id, name, kind, owner, created): AccountRow) -> Result<Account, String> {
    Ok(Account { id, name, kind: parsed(&kind)?, owner, created: created as u64 })
}

pub fn shown((shown,): (String,)) -> Result<String, String> {
    Ok(shown)
}

pub fn credential((id, account, name, key, state, created, used): CredentialRow) -> Result<Credential, String> {
    Ok(Credential { id, account, name, key, state, created: created as u64, used: used.map(|used| used as u64) })
}

pub fn token((hash, account, kind, name, created, expires): TokenRow) -> Result<Token, String> {
    let hash = TokenHash(hash.try_into().map_err(|_| "a hash is 32 bytes")?);
    let expires = expires.map(|expires| expires as u64);
    Ok(Token { hash, account, kind: parsed(&kind)?, name, created: created as u64, expires })
}

pub fn sitting((player, game): SittingRow) -> Result<(PlayerId, String), String> {
    Ok((parsed(&player)?, game))
}
