//! The programs of a person: each plays by a token, is rated as itself, and is shown as a program.

use std::sync::Arc;

use ashtapada_table::name::checked;
use ashtapada_table::{Problem, ProblemKind};
use axum::body::Bytes;
use axum::extract::{FromRef, Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::accounts::{AccountService, Identity};
use crate::answer::{HttpFailure, read};
use crate::store::{Account, AccountKind, Token, TokenHash, TokenKind};
use crate::{clock, problem, setup};

/// How many programs one person may have.
const MOST: usize = 20;

/// A program that somebody would like to have.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
pub struct NewProgram {
    /// What it is called at tables and in lists: 1 to 40 letters.
    pub name: String,
}

/// A program of a person.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ProgramView {
    /// Its id: as a player it is `program:` and this.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// Its token. It is shown once, when the program is made, and cannot be found out later.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

impl From<Account> for ProgramView {
    fn from(program: Account) -> ProgramView {
        let created = ashtapada_table::rfc3339(program.created);
        ProgramView { id: program.id, name: program.name, created, token: None }
    }
}

async fn programs_of(accounts: &AccountService, owner: &Account) -> Result<Vec<Account>, Problem> {
    accounts.told("programs", accounts.stored().programs(&owner.id).await)
}

async fn new_program(accounts: &AccountService, owner: &Account, name: String) -> Result<ProgramView, Problem> {
    let name = checked(&name)?;
    if name.is_empty() {
        return Err(problem::bad_request("a program needs a name of 1 to 40 letters"));
    }
    if programs_of(accounts, owner).await?.len() >= MOST {
        return Err(problem::bad_request(format!("one person may have {MOST} programs: remove one of yours first")));
    }
    let (id, now) = (setup::new_id()?, clock::now());
    let token: String = setup::random::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect();
    let program = Account { id, name, kind: AccountKind::Program, owner: Some(owner.id.clone()), created: now };
    let kept = Token {
        hash: TokenHash::of(&token),
        account: program.id.clone(),
        kind: TokenKind::Program,
        name: String::new(),
        created: now,
        expires: None,
    };
    accounts.told("program", accounts.stored().create_account(&program, None).await)?;
    accounts.told("program", accounts.stored().add_token(&kept).await)?;
    Ok(ProgramView { token: Some(token), ..program.into() })
}

async fn remove_program(accounts: &AccountService, owner: &Account, id: &str) -> Result<(), Problem> {
    if !programs_of(accounts, owner).await?.iter().any(|program| program.id == id) {
        return Err(Problem::new(ProblemKind::NotFound, format!("you have no program {id}")));
    }
    accounts.end_account(id).await
}

/// The addresses of one's programs.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<AccountService>: FromRef<S>,
{
    Router::new().route("/me/programs", get(list).post(make)).route("/me/programs/{id}", delete(remove))
}

async fn list(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
) -> Result<Json<Vec<ProgramView>>, HttpFailure> {
    let programs = programs_of(&accounts, &identity.person()?.account).await?;
    Ok(Json(programs.into_iter().map(ProgramView::from).collect()))
}

async fn make(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
    body: Bytes,
) -> Result<(StatusCode, Json<ProgramView>), HttpFailure> {
    let owner = identity.person()?.account;
    let asked: NewProgram = read(&body, r#"{"name":"My program"}"#)?;
    Ok((StatusCode::CREATED, Json(new_program(&accounts, &owner, asked.name).await?)))
}

async fn remove(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpFailure> {
    remove_program(&accounts, &identity.person()?.account, &id).await?;
    // Where it still sits, or was reported, it is nobody any more.
    if let Err(problem) = accounts.forget().await {
        tracing::warn!(why = problem.message, "a program that was removed is not forgotten yet");
    }
    Ok(StatusCode::NO_CONTENT)
}
