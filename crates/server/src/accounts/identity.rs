//! Whom a request comes from.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use ashtapada_table::{PlayerId, Problem, ProblemKind};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use super::service::{AccountService, Principal};
use crate::answer::HttpFailure;
use crate::site::Reach;
use crate::store::{Token, TokenHash, TokenKind};
use crate::{clock, problem};

/// How long somebody stays signed in who does not come back: 180 days.
pub const SESSION: Duration = Duration::from_secs(180 * 24 * 60 * 60);
/// How long a session is used before that is put off again: a day, so that most requests write nothing.
const RENEWING: Duration = Duration::from_secs(24 * 60 * 60);

/// Before a token in the header `Authorization`.
const BEARER: &str = "Bearer ";

/// Whom a request comes from; most come from nobody who is known, and that is fine.
///
/// A page shows the cookie of its session, and one that is worth nothing counts as none. A program shows its token in the header
/// `Authorization`, and hears when that is worth nothing.
#[derive(Debug, Clone)]
pub struct Identity(pub Option<Principal>);

/// Where a request notes with what cookie its answer renews the session that it came by.
#[derive(Debug, Clone, Default)]
pub struct Renewal(Arc<OnceLock<HeaderValue>>);

impl Renewal {
    /// Gives the cookie to the browser, unless the answer gives or takes one itself.
    pub fn add_to(&self, headers: &mut HeaderMap) {
        if let Some(cookie) = self.0.get() {
            headers.entry(header::SET_COOKIE).or_insert_with(|| cookie.clone());
        }
    }
}

impl Identity {
    /// The player, if somebody is signed in.
    pub fn player(&self) -> Option<PlayerId> {
        self.0.as_ref().map(|signed_in| signed_in.player.clone())
    }

    /// Who it is.
    ///
    /// # Errors
    /// Nobody is signed in.
    pub fn known(self) -> Result<Principal, Problem> {
        self.0.ok_or_else(|| {
            let why =
                "this needs an account: sign in first, or send the token of a program as `Authorization: Bearer …`";
            Problem::new(ProblemKind::SignedOut, why)
        })
    }

    /// The person who it is: programs may not do everything.
    ///
    /// # Errors
    /// Nobody is signed in, or it is a program.
    pub fn person(self) -> Result<Principal, Problem> {
        let known = self.known()?;
        match known.token.kind {
            TokenKind::Session => Ok(known),
            _ => Err(Problem::new(ProblemKind::Forbidden, "a program may not do this: sign in with a passkey")),
        }
    }
}

/// The name of the cookie of a session. Where the connection is secure, browsers accept that name only for this very host.
fn cookie_name(reach: &Reach) -> &'static str {
    if reach.is_secure() { "__Host-ashtapada" } else { "ashtapada" }
}

/// The header that gives a browser the token of a session for so long, or takes it away.
///
/// # Errors
/// It cannot be written as one.
pub fn cookie(reach: &Reach, token: &str, lasts: Duration) -> Result<HeaderValue, Problem> {
    let (name, lasts) = (cookie_name(reach), lasts.as_secs());
    let secure = if reach.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{name}={token}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(cookie).map_err(problem::internal)
}

/// A session that is used lasts anew, in the store and in the browser. If the storage fails, the next request tries again.
async fn renew(
    parts: &Parts,
    accounts: &AccountService,
    reach: &Reach,
    text: &str,
    token: &mut Token,
) -> Result<(), Problem> {
    let until = clock::now() + SESSION.as_millis() as u64;
    let is_fresh = token.expires.is_none_or(|expires| expires + RENEWING.as_millis() as u64 > until);
    let Some(renewal) = parts.extensions.get::<Renewal>().filter(|_| !is_fresh) else { return Ok(()) };
    if accounts.told("renewal", accounts.stored().renew_token(&token.hash, until).await).is_ok() {
        token.expires = Some(until);
        let _ = renewal.0.set(cookie(reach, text, SESSION)?);
    }
    Ok(())
}

/// The token that a request shows, and what for.
fn shown(headers: &HeaderMap, reach: &Reach) -> Result<Option<(String, TokenKind)>, Problem> {
    if let Some(shown) = headers.get(header::AUTHORIZATION) {
        let token = shown.to_str().ok().and_then(|shown| shown.strip_prefix(BEARER));
        let token = token.ok_or_else(|| problem::bad_request("expected `Authorization: Bearer` and a token"))?;
        return Ok(Some((token.trim().to_owned(), TokenKind::Program)));
    }
    // What other programs of this computer keep in the browser may be no text.
    let cookies =
        headers.get_all(header::COOKIE).iter().flat_map(|cookies| cookies.as_bytes().split(|&byte| byte == b';'));
    let mut cookies = cookies.filter_map(|cookie| str::from_utf8(cookie).ok()?.trim().split_once('='));
    let own = cookies.find(|(name, _)| *name == cookie_name(reach));
    Ok(own.map(|(_, token)| (token.to_owned(), TokenKind::Session)))
}

impl<S> FromRequestParts<S> for Identity
where
    S: Send + Sync,
    Arc<AccountService>: FromRef<S>,
{
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, services: &S) -> Result<Identity, HttpFailure> {
        let accounts: Arc<AccountService> = FromRef::from_ref(services);
        let reach = parts.extensions.get::<Arc<Reach>>().ok_or_else(|| problem::server("nobody said who may come"))?;
        let Some((text, kind)) = shown(&parts.headers, reach)? else { return Ok(Identity(None)) };
        let known = accounts.stored().token(&TokenHash::of(&text), clock::now()).await;
        let known = accounts.told("token", known)?.filter(|(token, _)| token.kind == kind);
        match (known, kind) {
            (Some((mut token, account)), _) => {
                if kind == TokenKind::Session {
                    renew(parts, &accounts, reach, &text, &mut token).await?;
                }
                let player = account.player().map_err(problem::internal)?;
                Ok(Identity(Some(Principal { account, player, token })))
            }
            (None, TokenKind::Program) => {
                let why = "this token is worth nothing: perhaps it was withdrawn; make another one on your page";
                Err(Problem::new(ProblemKind::SignedOut, why).into())
            }
            (None, _) => Ok(Identity(None)),
        }
    }
}
