//! The addresses at which a passkey is made or shown.

use std::sync::Arc;

use ashtapada_local::setup::LETTERS;
use ashtapada_table::name::checked;
use ashtapada_table::{Problem, ProblemKind};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde_json::Value;

use super::identity::{Identity, SESSION};
use super::passkeys::{self, ID, NewPasskey, SignInAnswer};
use super::protocol::{AccountName, MyAccount, PasskeyAnswer};
use super::service::{AccountService, Principal};
use super::telling::{AccountAnswers, new_token, presentable};
use crate::answer::{HttpFailure, read};
use crate::guests::{Guest, SpendKind};
use crate::peer::Peer;
use crate::setup::random;
use crate::site::Reach;
use crate::store::{Account, AccountKind, Credential, Token, TokenHash, TokenKind};
use crate::{clock, problem};

/// In how many browsers; the one that has gone unused longest is signed out for another one.
const SESSIONS: usize = 50;
/// How many passkeys an account has at most.
const PASSKEYS: usize = 20;

const EXAMPLE: &str = r#"{"name":"Zofia","credential":{…}}, with what `navigator.credentials` gave, as JSON"#;

/// The parts of a request that every handler here needs.
type RequestParts = (Extension<Arc<Reach>>, Extension<Peer>, HeaderMap);

fn telling((Extension(reach), Extension(peer), headers): RequestParts) -> AccountAnswers {
    AccountAnswers::new(reach, &headers, peer)
}

pub async fn begin_to_make(
    State(accounts): State<Arc<AccountService>>,
    guest: Guest,
    asked: RequestParts,
    body: Bytes,
) -> Result<Json<Value>, HttpFailure> {
    guest.spend(SpendKind::SignIn)?;
    let wanted: AccountName = read(&body, r#"{"name":"Zofia"}"#)?;
    let name = presentable(&wanted.name)?;
    let id: String = random::<ID>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect();
    let from = asked.1.0.ip;
    let begun = passkeys::make(&telling(asked).party()?, &id, &name, Vec::new())?;
    Ok(Json(begun.remember(&accounts, from).await?))
}

pub async fn make(
    State(accounts): State<Arc<AccountService>>,
    guest: Guest,
    asked: RequestParts,
    body: Bytes,
) -> Result<Response, HttpFailure> {
    let (telling, answer) = (telling(asked), read::<PasskeyAnswer>(&body, EXAMPLE)?);
    let name = presentable(&answer.name)?;
    let made = passkeys::made(&accounts, &telling.party()?, &answer.credential).await?;
    guest.spend(SpendKind::Account)?;
    let created = clock::now();
    let account = Account { id: made.account.clone(), name, kind: AccountKind::Person, owner: None, created };
    let first = stored(made, String::new(), created);
    accounts.told("account", accounts.stored().create_account(&account, Some(&first)).await)?;
    let_in(&accounts, &telling, account, StatusCode::CREATED).await
}

pub async fn begin_to_sign_in(
    State(accounts): State<Arc<AccountService>>,
    guest: Guest,
    asked: RequestParts,
) -> Result<Json<Value>, HttpFailure> {
    guest.spend(SpendKind::SignIn)?;
    let from = asked.1.0.ip;
    Ok(Json(passkeys::sign_in(&telling(asked).party()?)?.remember(&accounts, from).await?))
}

pub async fn sign_in(
    State(accounts): State<Arc<AccountService>>,
    asked: RequestParts,
    body: Bytes,
) -> Result<Response, HttpFailure> {
    let (telling, answer) = (telling(asked), read::<PasskeyAnswer>(&body, EXAMPLE)?);
    let answer = SignInAnswer::read(&answer.credential)?;
    let known = accounts.told("passkey", accounts.stored().credential(answer.passkey()).await)?;
    let known = known.ok_or_else(|| {
        let why = "this passkey opens no account here: perhaps it was removed, or its account was deleted";
        Problem::new(ProblemKind::NotFound, why)
    })?;
    let state = passkeys::signed_in(&accounts, &telling.party()?, &answer, &known).await?;
    accounts.told("passkey", accounts.stored().used_credential(&known.id, &state, clock::now()).await)?;
    let account = accounts.told("account", accounts.stored().account(&known.account).await)?;
    let account = account.ok_or_else(|| problem::server("a passkey without an account"))?;
    let_in(&accounts, &telling, account, StatusCode::OK).await
}

pub async fn begin_to_add(
    State(accounts): State<Arc<AccountService>>,
    guest: Guest,
    identity: Identity,
    asked: RequestParts,
) -> Result<Json<Value>, HttpFailure> {
    let known = identity.person()?;
    guest.spend(SpendKind::SignIn)?;
    let has = accounts.told("passkeys", accounts.stored().credentials(&known.account.id).await)?;
    if has.len() >= PASSKEYS {
        return Err(problem::bad_request(format!("an account has {PASSKEYS} passkeys at most: remove one")).into());
    }
    let from = asked.1.0.ip;
    let begun = passkeys::make(&telling(asked).party()?, &known.account.id, &known.account.name, has)?;
    Ok(Json(begun.remember(&accounts, from).await?))
}

pub async fn add(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
    asked: RequestParts,
    body: Bytes,
) -> Result<(StatusCode, Json<MyAccount>), HttpFailure> {
    let known = identity.person()?;
    let (telling, answer) = (telling(asked), read::<PasskeyAnswer>(&body, EXAMPLE)?);
    let made = passkeys::made(&accounts, &telling.party()?, &answer.credential).await?;
    if made.account != known.account.id {
        return Err(Problem::new(ProblemKind::Forbidden, "this passkey was made for another account").into());
    }
    // It may go without a name.
    let name = checked(&answer.name).map_err(Problem::from)?;
    let done = accounts.stored().add_credential(&stored(made, name, clock::now())).await;
    accounts.told("passkey", done)?;
    Ok((StatusCode::CREATED, Json(telling.me(&accounts, Some(&known)).await?)))
}

fn stored(made: NewPasskey, name: String, created: u64) -> Credential {
    let NewPasskey { account, id, key, state } = made;
    Credential { id, account, name, key, state, created, used: None }
}

/// Begins a session of an account.
async fn let_in(
    accounts: &AccountService,
    telling: &AccountAnswers,
    account: Account,
    status: StatusCode,
) -> Result<Response, HttpFailure> {
    let (text, created) = (new_token()?, clock::now());
    let token = Token {
        hash: TokenHash::of(&text),
        account: account.id.clone(),
        kind: TokenKind::Session,
        name: String::new(),
        created,
        expires: Some(created + SESSION.as_millis() as u64),
    };
    let tokens = accounts.told("tokens", accounts.stored().tokens(&account.id).await)?;
    let mut sessions: Vec<Token> = tokens.into_iter().filter(|token| token.kind == TokenKind::Session).collect();
    // A session that is used lasts anew.
    sessions.sort_by_key(|session| session.expires);
    for unused in sessions.iter().take((sessions.len() + 1).saturating_sub(SESSIONS)) {
        accounts.end_session(&unused.hash).await?;
    }
    accounts.told("session", accounts.stored().add_token(&token).await)?;
    let player = account.player().map_err(problem::internal)?;
    let me = telling.me(accounts, Some(&Principal { account, player, token })).await?;
    Ok((status, telling.cookie(&text, SESSION)?, Json(me)).into_response())
}
