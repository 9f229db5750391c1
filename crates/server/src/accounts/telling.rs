//! What somebody is told of the own account.

use std::sync::Arc;

use ashtapada_table::name::checked;
use ashtapada_table::{Problem, rfc3339};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use tokio::time::Duration;

use super::identity::cookie;
use super::passkeys::RelyingParty;
use super::protocol::{AccountView, MyAccount, PasskeyView, PasskeysAt};
use super::service::{AccountService, Principal};
use crate::peer::Peer;
use crate::site::{Reach, is_loopback_name};
use crate::store::{Credential, TokenKind};
use crate::{clock, problem, setup};

/// The answers to whoever asks who it is here, and where passkeys can be used.
pub struct AccountAnswers {
    reach: Arc<Reach>,
    /// The name under which the server was asked.
    host: String,
    peer: Peer,
}

impl AccountAnswers {
    /// For an answer to this request.
    pub fn new(reach: Arc<Reach>, headers: &HeaderMap, peer: Peer) -> AccountAnswers {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        AccountAnswers { reach, host: host.to_owned(), peer }
    }

    /// For whom passkeys are made here.
    ///
    /// # Errors
    /// There can be none here.
    pub fn party(&self) -> Result<RelyingParty, Problem> {
        RelyingParty::of(&self.reach, &self.host).ok_or_else(|| {
            problem::bad_request("there are no passkeys at this address: they need a name and a secure connection")
        })
    }

    fn passkeys(&self) -> PasskeysAt {
        if RelyingParty::of(&self.reach, &self.host).is_some() {
            return PasskeysAt::Here;
        }
        // Whoever asks under a name of this computer is there, whatever a proxy there says.
        if self.peer.is_local() || is_loopback_name(&self.host) {
            return PasskeysAt::Address { address: self.reach.at_localhost(&self.host) };
        }
        PasskeysAt::Nowhere
    }

    /// Who it is.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn me(&self, accounts: &AccountService, known: Option<&Principal>) -> Result<MyAccount, Problem> {
        let account = match known {
            Some(known) => Some(account_view(accounts, known).await?),
            None => None,
        };
        Ok(MyAccount { account, passkeys: self.passkeys() })
    }

    /// The header that gives a browser the token of a session, or takes it away.
    ///
    /// # Errors
    /// It cannot be written as one.
    pub fn cookie(&self, token: &str, lasts: Duration) -> Result<[(HeaderName, HeaderValue); 1], Problem> {
        Ok([(header::SET_COOKIE, cookie(&self.reach, token, lasts)?)])
    }
}

/// An account, for its owner.
///
/// # Errors
/// The storage fails.
pub async fn account_view(accounts: &AccountService, known: &Principal) -> Result<AccountView, Problem> {
    let id = &known.account.id;
    let passkeys = accounts.told("passkeys", accounts.stored().credentials(id).await)?;
    let tokens = accounts.told("tokens", accounts.stored().tokens(id).await)?;
    let now = clock::now();
    let count =
        |kind| tokens.iter().filter(move |token| token.kind == kind && token.expires.is_none_or(|end| end > now));
    Ok(AccountView {
        player: known.player.clone(),
        name: known.account.name.clone(),
        created: rfc3339(known.account.created),
        passkeys: passkeys.iter().map(passkey_view).collect(),
        sessions: count(TokenKind::Session).count() as u32,
        feed: count(TokenKind::Feed).next().is_some(),
        shown: accounts.shown(id).await?,
    })
}

/// A passkey, for its owner.
pub fn passkey_view(passkey: &Credential) -> PasskeyView {
    PasskeyView {
        id: passkey.id.iter().map(|byte| format!("{byte:02x}")).collect(),
        name: passkey.name.clone(),
        created: rfc3339(passkey.created),
        used: passkey.used.map(rfc3339),
    }
}

/// A name that can be shown.
///
/// # Errors
/// It is empty, or has something in it that names do not.
pub fn presentable(name: &str) -> Result<String, Problem> {
    let name = checked(name)?;
    if name.is_empty() { Err(problem::bad_request("an account needs a name of 1 to 40 letters")) } else { Ok(name) }
}

/// A token of 64 hexadecimal digits.
///
/// # Errors
/// The system gives no random numbers.
pub fn new_token() -> Result<String, Problem> {
    Ok(setup::random::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}
