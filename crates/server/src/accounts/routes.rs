//! The addresses of accounts that need no passkey to be shown at that moment.

use std::sync::Arc;

use ashtapada_room::IdentityChange;
use ashtapada_table::{PlayerId, Problem};
use axum::body::Bytes;
use axum::extract::{FromRef, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use tokio::time::{Duration, timeout};

use super::identity::Identity;
use super::protocol::{AccountName, BringSeat, FeedAddress, MyAccount, Shown};
use super::service::AccountService;
use super::telling::{AccountAnswers, new_token, passkey_view, presentable};
use super::{feed, games, people, signing};
use crate::answer::{HttpFailure, read};
use crate::closing::Shutdown;
use crate::guests::Guest;
use crate::peer::Peer;
use crate::protocol::Created;
use crate::site::Reach;
use crate::store::{Token, TokenHash, TokenKind};
use crate::tables::Tables;
use crate::{clock, problem};

/// How long whoever deletes an account waits until no seat has it any more. What takes longer is done all the same.
const FORGETTING: Duration = Duration::from_secs(5);

/// Everything under `/api/me`, and the feeds.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<AccountService>: FromRef<S>,
    Arc<Tables>: FromRef<S>,
    Arc<Shutdown>: FromRef<S>,
{
    Router::new()
        .route("/me", get(me).post(signing::make).delete(remove))
        .route("/me/new", post(signing::begin_to_make))
        .route("/me/session/new", post(signing::begin_to_sign_in))
        .route("/me/session", post(signing::sign_in).delete(sign_out))
        .route("/me/name", post(rename))
        .route("/me/shown", post(show))
        .route("/me/passkeys/new", post(signing::begin_to_add))
        .route("/me/passkeys", post(signing::add))
        .route("/me/passkeys/{id}", delete(remove_passkey))
        .route("/me/games", post(games::games))
        .route("/me/people", post(people::people))
        .route("/me/seats", post(bring))
        .route("/me/export", get(games::export))
        .route("/me/feed", post(make_feed).delete(remove_feed))
        .route("/feeds/{token}", get(feed::feed))
}

async fn me(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Json<MyAccount>, HttpFailure> {
    Ok(Json(AccountAnswers::new(reach, &headers, peer).me(&accounts, identity.0.as_ref()).await?))
}

async fn rename(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<MyAccount>, HttpFailure> {
    let mut known = identity.person()?;
    let asked: AccountName = read(&body, r#"{"name":"Zofia"}"#)?;
    known.account.name = presentable(&asked.name)?;
    let done = accounts.stored().rename_account(&known.account.id, &known.account.name).await;
    accounts.told("rename", done)?;
    Ok(Json(AccountAnswers::new(reach, &headers, peer).me(&accounts, Some(&known)).await?))
}

/// Chooses what the page of the account shows to everybody.
async fn show(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<MyAccount>, HttpFailure> {
    let known = identity.person()?;
    let asked: Shown = read(&body, r#"{"items":["games","streak"]}"#)?;
    accounts.told("show", accounts.stored().set_shown(&known.account.id, &asked.text()).await)?;
    Ok(Json(AccountAnswers::new(reach, &headers, peer).me(&accounts, Some(&known)).await?))
}

/// The query of signing out.
#[derive(Deserialize)]
struct SignOutQuery {
    /// Whether in all browsers.
    #[serde(default)]
    all: bool,
}

async fn sign_out(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    Query(asked): Query<SignOutQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    let known = identity.person()?;
    let mut sessions = vec![known.token.clone()];
    if asked.all {
        let tokens = accounts.told("tokens", accounts.stored().tokens(&known.account.id).await)?;
        sessions.extend(tokens.into_iter().filter(|token| token.kind == TokenKind::Session));
    }
    for session in sessions {
        accounts.end_session(&session.hash).await?;
    }
    let telling = AccountAnswers::new(reach, &headers, peer);
    Ok((telling.cookie("", Duration::ZERO)?, Json(telling.me(&accounts, None).await?)).into_response())
}

/// Deletes the account, and everything by which it was known. Its games stay.
async fn remove(
    State(accounts): State<Arc<AccountService>>,
    State(doors): State<Arc<Shutdown>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    let known = identity.person()?;
    accounts.end_account(&known.account.id).await?;
    // Whoever asked may go before it is done, and what fails now is done again every day.
    let forgetting = doors.in_background({
        let accounts = Arc::clone(&accounts);
        async move { accounts.forget().await }
    });
    let _ = timeout(FORGETTING, forgetting).await;
    let telling = AccountAnswers::new(reach, &headers, peer);
    Ok((telling.cookie("", Duration::ZERO)?, Json(telling.me(&accounts, None).await?)).into_response())
}

async fn remove_passkey(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<MyAccount>, HttpFailure> {
    let known = identity.person()?;
    let passkeys = accounts.told("passkeys", accounts.stored().credentials(&known.account.id).await)?;
    let passkey = passkeys.into_iter().find(|passkey| passkey_view(passkey).id == id);
    let passkey = passkey.ok_or_else(|| problem::bad_request("the account has no such passkey"))?;
    let done = accounts.stored().remove_credential(&known.account.id, &passkey.id).await;
    accounts.told("remove passkey", done)?;
    Ok(Json(AccountAnswers::new(reach, &headers, peer).me(&accounts, Some(&known)).await?))
}

/// A seat of this browser becomes one of the account.
async fn bring(
    State(tables): State<Arc<Tables>>,
    identity: Identity,
    guest: Guest,
    body: Bytes,
) -> Result<Json<Created>, HttpFailure> {
    let player: PlayerId = identity.known()?.player;
    let example = format!(r#"{{"game":"h7xk2m","seat":"south","key":"{}"}}"#, "07".repeat(32));
    let BringSeat { game, seat, key } = read(&body, &example)?;
    tables.know(&game, IdentityChange::Is { seat, key, player }, &guest).await?;
    Ok(Json(Created { id: game }))
}

/// Makes the address of a feed; one that there was is worth nothing any more.
async fn make_feed(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
) -> Result<(StatusCode, Json<FeedAddress>), HttpFailure> {
    let known = identity.person()?;
    let (token, account) = (new_token()?, known.account.id);
    forget_feeds(&accounts, &account).await?;
    let (hash, created) = (TokenHash::of(&token), clock::now());
    let stored = Token { hash, account, kind: TokenKind::Feed, name: String::new(), created, expires: None };
    accounts.told("feed", accounts.stored().add_token(&stored).await)?;
    Ok((StatusCode::CREATED, Json(FeedAddress { path: format!("/api/feeds/{token}") })))
}

async fn remove_feed(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
) -> Result<Json<MyAccount>, HttpFailure> {
    let known = identity.person()?;
    forget_feeds(&accounts, &known.account.id).await?;
    Ok(Json(AccountAnswers::new(reach, &headers, peer).me(&accounts, Some(&known)).await?))
}

async fn forget_feeds(accounts: &AccountService, account: &str) -> Result<(), Problem> {
    let tokens = accounts.told("tokens", accounts.stored().tokens(account).await)?;
    for token in tokens.into_iter().filter(|token| token.kind == TokenKind::Feed) {
        accounts.told("feed", accounts.stored().remove_token(&token.hash).await)?;
    }
    Ok(())
}
