//! The addresses of accounts that need no passkey to be shown at that moment.

use std::sync::Arc;

use ashtapada_table::name::checked;
use ashtapada_table::{PlayerId, Problem, rfc3339};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use tokio::time::{Duration, timeout};

use super::identity::{Identity, SignedIn, cookie};
use super::passkeys::Party;
use super::protocol::{AccountName, AccountView, BringSeat, FeedAddress, Me, PasskeyView, PasskeysAt};
use super::{feed, games, signing};
use crate::guests::Guest;
use crate::http::{Failed, read};
use crate::peer::Peer;
use crate::protocol::Created;
use crate::room::Knowing;
use crate::site::{Reach, is_loopback_name};
use crate::store::{Credential, Token, TokenHash, TokenKind};
use crate::tables::Tables;
use crate::{clock, problem, setup};

/// How long whoever deletes an account waits until no seat has it any more. What takes longer is done all the same.
const FORGETTING: Duration = Duration::from_secs(5);

/// Everything under `/api/me`, and the feeds.
pub fn routes() -> Router<Arc<Tables>> {
    Router::new()
        .route("/me", get(me).post(signing::make).delete(remove))
        .route("/me/new", post(signing::begin_to_make))
        .route("/me/session/new", post(signing::begin_to_sign_in))
        .route("/me/session", post(signing::sign_in).delete(sign_out))
        .route("/me/name", post(rename))
        .route("/me/passkeys/new", post(signing::begin_to_add))
        .route("/me/passkeys", post(signing::add))
        .route("/me/passkeys/{id}", delete(remove_passkey))
        .route("/me/games", post(games::games))
        .route("/me/seats", post(bring))
        .route("/me/export", get(games::export))
        .route("/me/feed", post(make_feed).delete(remove_feed))
        .route("/feeds/{token}", get(feed::feed))
}

/// What to say to whoever asks: who it is here, and where passkeys can be used.
pub struct Telling {
    reach: Arc<Reach>,
    /// The name under which the server was asked.
    host: String,
    peer: Peer,
}

impl Telling {
    /// For an answer to this request.
    pub fn new(reach: Arc<Reach>, headers: &HeaderMap, peer: Peer) -> Telling {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        Telling { reach, host: host.to_owned(), peer }
    }

    /// For whom passkeys are made here.
    ///
    /// # Errors
    /// There can be none here.
    pub fn party(&self) -> Result<Party, Problem> {
        Party::of(&self.reach, &self.host).ok_or_else(|| {
            problem::bad_request("there are no passkeys at this address: they need a name and a secure connection")
        })
    }

    fn passkeys(&self) -> PasskeysAt {
        if Party::of(&self.reach, &self.host).is_some() {
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
    pub async fn me(&self, tables: &Tables, known: Option<&SignedIn>) -> Result<Me, Problem> {
        let account = match known {
            Some(known) => Some(account_view(tables, known).await?),
            None => None,
        };
        Ok(Me { account, passkeys: self.passkeys() })
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
pub async fn account_view(tables: &Tables, known: &SignedIn) -> Result<AccountView, Problem> {
    let id = &known.account.id;
    let passkeys = tables.told("passkeys", tables.accounts().credentials(id).await)?;
    let tokens = tables.told("tokens", tables.accounts().tokens(id).await)?;
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
    })
}

fn passkey_view(passkey: &Credential) -> PasskeyView {
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

async fn me(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Json<Me>, Failed> {
    Ok(Json(Telling::new(reach, &headers, peer).me(&tables, identity.0.as_ref()).await?))
}

async fn rename(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Me>, Failed> {
    let mut known = identity.person()?;
    let asked: AccountName = read(&body, r#"{"name":"Zofia"}"#)?;
    known.account.name = presentable(&asked.name)?;
    let done = tables.accounts().rename_account(&known.account.id, &known.account.name).await;
    tables.told("rename", done)?;
    Ok(Json(Telling::new(reach, &headers, peer).me(&tables, Some(&known)).await?))
}

#[derive(Deserialize)]
struct Where {
    /// Whether in all browsers.
    #[serde(default)]
    all: bool,
}

async fn sign_out(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    Query(asked): Query<Where>,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let known = identity.person()?;
    let mut sessions = vec![known.token.clone()];
    if asked.all {
        let tokens = tables.told("tokens", tables.accounts().tokens(&known.account.id).await)?;
        sessions.extend(tokens.into_iter().filter(|token| token.kind == TokenKind::Session));
    }
    for session in sessions {
        tables.end_session(&session.hash).await?;
    }
    let telling = Telling::new(reach, &headers, peer);
    Ok((telling.cookie("", Duration::ZERO)?, Json(telling.me(&tables, None).await?)).into_response())
}

/// Deletes the account, and everything by which it was known. Its games stay.
async fn remove(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let known = identity.person()?;
    tables.end_account(&known.account.id).await?;
    // Whoever asked may go before it is done, and what fails now is done again every day.
    let forgetting = tables.in_background({
        let tables = Arc::clone(&tables);
        async move { tables.forget().await }
    });
    let _ = timeout(FORGETTING, forgetting).await;
    let telling = Telling::new(reach, &headers, peer);
    Ok((telling.cookie("", Duration::ZERO)?, Json(telling.me(&tables, None).await?)).into_response())
}

async fn remove_passkey(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Me>, Failed> {
    let known = identity.person()?;
    let passkeys = tables.told("passkeys", tables.accounts().credentials(&known.account.id).await)?;
    let passkey = passkeys.into_iter().find(|passkey| passkey_view(passkey).id == id);
    let passkey = passkey.ok_or_else(|| problem::bad_request("the account has no such passkey"))?;
    let done = tables.accounts().remove_credential(&known.account.id, &passkey.id).await;
    tables.told("remove passkey", done)?;
    Ok(Json(Telling::new(reach, &headers, peer).me(&tables, Some(&known)).await?))
}

/// A seat of this browser becomes one of the account.
async fn bring(
    State(tables): State<Arc<Tables>>,
    identity: Identity,
    guest: Guest,
    body: Bytes,
) -> Result<Json<Created>, Failed> {
    let player: PlayerId = identity.known()?.player;
    let example = format!(r#"{{"game":"h7xk2m","seat":"south","key":"{}"}}"#, "07".repeat(32));
    let BringSeat { game, seat, key } = read(&body, &example)?;
    tables.know(&game, Knowing::Is { seat, key, player }, &guest).await?;
    Ok(Json(Created { id: game }))
}

/// Makes the address of a feed; one that there was is worth nothing any more.
async fn make_feed(
    State(tables): State<Arc<Tables>>,
    identity: Identity,
) -> Result<(StatusCode, Json<FeedAddress>), Failed> {
    let known = identity.person()?;
    let (token, account) = (new_token()?, known.account.id);
    forget_feeds(&tables, &account).await?;
    let (hash, created) = (TokenHash::of(&token), clock::now());
    let stored = Token { hash, account, kind: TokenKind::Feed, name: String::new(), created, expires: None };
    tables.told("feed", tables.accounts().add_token(&stored).await)?;
    Ok((StatusCode::CREATED, Json(FeedAddress { path: format!("/api/feeds/{token}") })))
}

async fn remove_feed(
    State(tables): State<Arc<Tables>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Json<Me>, Failed> {
    let known = identity.person()?;
    forget_feeds(&tables, &known.account.id).await?;
    Ok(Json(Telling::new(reach, &headers, peer).me(&tables, Some(&known)).await?))
}

async fn forget_feeds(tables: &Tables, account: &str) -> Result<(), Problem> {
    let tokens = tables.told("tokens", tables.accounts().tokens(account).await)?;
    for token in tokens.into_iter().filter(|token| token.kind == TokenKind::Feed) {
        tables.told("feed", tables.accounts().remove_token(&token.hash).await)?;
    }
    Ok(())
}
