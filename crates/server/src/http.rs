//! The HTTP side: the API, the page and its files, and the headers that keep both safe. `opening`: what stays open;
//! `watching`: for programs that watch the server.

mod opening;
mod solved;
mod watching;

use std::sync::Arc;

use ashtapada_local::setup::not_too_long;
use ashtapada_local::{pages, position};
use ashtapada_room::names::looks_of;
use ashtapada_table::{Digest, DraftAsk, DraftView, NewGame, Problem, ProblemKind, ProofPage};
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;

use opening::{ConnectionRequest, SocketContext, look_elsewhere};

use crate::accounts::{self, Renewal};
use crate::answer::{HttpFailure, LangQuery, as_problem, read, tell_when};
use crate::app::{Addresses, App};
use crate::door::{Door, Entrance};
use crate::fair::FairGate;
use crate::guests::{Guest, Guests, SpendKind};
use crate::limits::Limits;
use crate::lobby::{self, CodeView, LivePage, LiveTables, Lobby};
use crate::peer::Peer;
use crate::protocol::{Created, GameList, Listing, PROTOCOL, PositionAsk, PositionView, ServerInfo, ThrowsPage};
use crate::push::{PushKey, Pushes};
use crate::site::Reach;
use crate::socket::Visitor;
use crate::store::{ListFilter, NoCursor};
use crate::stream::StreamPosition;
use crate::tables::Tables;
use crate::view::KnownLog;
use crate::{body, constant, daily, openapi, page, problem, programs, ratings, socket, squeeze, stream, study};

/// How many games a page of the list has unless `limit` says otherwise.
const LISTED: u32 = 50;
/// How many names are looked at in a request.
const NAMES: usize = 100;
/// The largest message of a client to a table, in bytes. One to a trial may contain a whole game, like a request.
const MESSAGE: usize = 16 * 1024;

/// The result of a request that is answered in JSON.
type JsonResult<T> = Result<Json<T>, HttpFailure>;

/// Everything that is served.
///
/// Requests under any host name but that of this computer, in a local network a numeric address, or of a site its name, are
/// refused, so that no web page can reach the server under a name of its own (DNS rebinding). `limits` are what clients may
/// take and send, `guests` counts what each takes. What other servers of the site pass on comes by an entrance of its own.
pub fn router(app: App, reach: Reach, entrance: Entrance, limits: Limits, guests: Arc<Guests>) -> Router {
    let (patience, rate) = (limits.body, limits.messages);
    let numbers = Arc::clone(&app.metrics);
    let site = Arc::new(reach);
    let door = Door { reach: Arc::clone(&site), entrance, guests: Arc::clone(&guests) };
    let api = Router::new()
        .route("/openapi.json", get(openapi))
        .route("/catalogue", get(cards))
        .route("/moments", get(moments))
        .route("/solved", get(solved_games))
        .route("/here", get(here))
        .route("/throws", get(throws))
        .route("/push", get(push_key))
        .route("/rules/{id}", get(rules))
        .route("/guided/{id}", get(guided))
        .route("/openings/{id}", get(openings))
        .route("/position", post(look_at))
        .route("/draft", post(edit))
        .route("/codes/{code}", get(code))
        .route("/live", get(live))
        .route("/looks", post(looks))
        .route("/lobby/socket", get(open_lobby))
        .route("/games", get(games).post(new_game))
        .route("/games/{id}", get(look))
        .route("/games/{id}/listed", post(listed))
        .route("/games/{id}/record", get(record))
        .route("/games/{id}/proof", get(proof))
        .merge(ratings::routes())
        .merge(daily::routes())
        .merge(programs::routes())
        .route("/games/{id}/stream", get(follow))
        .route("/record", post(read_record))
        .route("/games/{id}/socket", get(open_table))
        .route("/trial/socket", get(open_trial))
        .route("/study/socket", get(open_study))
        .merge(accounts::routes())
        .fallback(|| async {
            HttpFailure::from(Problem::new(ProblemKind::NotFound, "there is nothing at this address"))
        })
        .method_not_allowed_fallback(|| async {
            HttpFailure::from(problem::bad_request("this address is asked in another way"))
        })
        .layer(middleware::from_fn(move |guest, request, next| body::gather(guest, request, next, patience)))
        .layer(DefaultBodyLimit::disable())
        .layer(Extension(rate))
        .layer(Extension(site))
        .with_state(app.clone());
    Router::new()
        .nest("/api", api)
        .merge(watching::routes(app.clone()))
        .merge(solved::routes(app))
        .fallback(page::page)
        .layer(middleware::from_fn(squeeze::squeeze))
        .layer(middleware::from_fn_with_state(Arc::new(door), guard))
        .layer(middleware::from_fn_with_state(numbers, watching::count))
}

async fn openapi(headers: HeaderMap) -> Result<Response, HttpFailure> {
    Ok(constant::answer(&headers, "openapi".to_owned(), || Ok(openapi::document())).await?)
}

async fn cards(Query(asked): Query<LangQuery>, headers: HeaderMap) -> Result<Response, HttpFailure> {
    let lang = asked.lang(&headers);
    let make = move || pages::catalogue(lang).map_err(problem::of_page);
    Ok(constant::answer(&headers, format!("catalogue {lang}"), make).await?)
}

async fn rules(
    Path(id): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    let lang = asked.lang(&headers);
    let name = format!("rules {id} {lang}");
    Ok(constant::answer(&headers, name, move || pages::rules(&id, lang).map_err(problem::of_page)).await?)
}

async fn guided(
    Path(id): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    let lang = asked.lang(&headers);
    let name = format!("guided {id} {lang}");
    Ok(constant::answer(&headers, name, move || pages::guided(&id, lang).map_err(problem::of_page)).await?)
}

async fn openings(
    Path(id): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    // The same in all languages, but for why there are none.
    let lang = asked.lang(&headers);
    let name = format!("openings {id}");
    Ok(constant::answer(&headers, name, move || pages::openings(&id, lang).map_err(problem::of_page)).await?)
}

async fn solved_games(headers: HeaderMap) -> Result<Response, HttpFailure> {
    Ok(constant::answer(&headers, "solved".to_owned(), || Ok(ashtapada_rulebook::solved_games())).await?)
}

async fn moments(headers: HeaderMap) -> Result<Response, HttpFailure> {
    Ok(constant::answer(&headers, "moments".to_owned(), || pages::moments().map_err(problem::of_page)).await?)
}

async fn push_key(State(pushes): State<Arc<Pushes>>) -> JsonResult<PushKey> {
    Ok(Json(pushes.public().await?))
}

async fn here(State(addresses): State<Addresses>, Extension(peer): Extension<Peer>) -> Json<ServerInfo> {
    Json(ServerInfo { protocol: PROTOCOL, local: peer.is_local(), addresses: addresses.to_vec() })
}

async fn throws(State(tables): State<Arc<Tables>>) -> JsonResult<ThrowsPage> {
    Ok(Json(tables.throws().await?))
}

async fn look_at(
    State(gate): State<FairGate>,
    guest: Guest,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: Bytes,
) -> JsonResult<PositionView> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","options":[["obligation","none"]],"actions":["e4-e5"]}"#;
    let asked: PositionAsk = read(&body, EXAMPLE)?;
    let words = asking.words(&headers);
    let actions = asked.actions.len();
    Ok(Json(gate.run(&guest, actions, move || position::look(asked, words)).await?))
}

async fn edit(
    State(gate): State<FairGate>,
    guest: Guest,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: Bytes,
) -> JsonResult<DraftView> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","edit":{"edit":"remove","at":"e4"}}"#;
    let asked: DraftAsk = read(&body, EXAMPLE)?;
    let actions = asked.actions.len();
    not_too_long(actions)?;
    let words = asking.words(&headers);
    Ok(Json(gate.run(&guest, actions, move || asked.answer(words)).await?))
}

/// The query of the list of games.
#[derive(Deserialize)]
struct GamesQuery {
    over: Option<bool>,
    after: Option<String>,
    limit: Option<u32>,
}

async fn games(
    State(tables): State<Arc<Tables>>,
    Extension(peer): Extension<Peer>,
    Query(part): Query<GamesQuery>,
) -> JsonResult<GameList> {
    // The games of this computer's screen are for whoever sits there.
    if !peer.is_local() {
        return Ok(Json(GameList { games: Vec::new(), next: None }));
    }
    let after = part.after.map(|place| place.parse()).transpose();
    let after = after.map_err(|error: NoCursor| problem::bad_request(error))?;
    let which = match part.over {
        None => ListFilter::All,
        Some(false) => ListFilter::Going,
        Some(true) => ListFilter::Over,
    };
    Ok(Json(tables.list(which, after, part.limit.unwrap_or(LISTED)).await?))
}

async fn new_game(
    State(tables): State<Arc<Tables>>,
    guest: Guest,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<Created>), HttpFailure> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
    let asked: NewGame = read(&body, EXAMPLE)?;
    guest.spend(SpendKind::Table)?;
    let created = tables.create(asked, &guest, asking.words(&headers)).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn listed(
    State(tables): State<Arc<Tables>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    body: Bytes,
) -> JsonResult<Listing> {
    if !peer.is_local() {
        let why = "the list of games belongs to the computer that it is on";
        return Err(Problem::new(ProblemKind::Forbidden, why).into());
    }
    let asked: Listing = read(&body, r#"{"listed":false}"#)?;
    tables.set_listed(&id, asked.listed).await?;
    Ok(Json(asked))
}

/// The query of a look at a game.
#[derive(Deserialize)]
struct LookQuery {
    #[serde(default)]
    seen: u32,
    digest: Option<Digest>,
}

async fn look(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    guest: Guest,
    Path(id): Path<String>,
    Query(LookQuery { seen, digest }): Query<LookQuery>,
    request: Request,
) -> Result<Response, HttpFailure> {
    // Whoever has the game knows its clocks; the log is the same everywhere.
    if let Some(answer) = look_elsewhere(&app, &id, peer, request).await? {
        return Ok(answer);
    }
    Ok(Json(app.tables.look(&id, KnownLog { seen, digest }, &guest).await?).into_response())
}

async fn record(
    State(tables): State<Arc<Tables>>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<String, HttpFailure> {
    let turn = tables.gate().turn(&guest).await?;
    let table = tables.table(&id, &turn).await?;
    Ok(turn.run(table.last() as usize, move || Ok(table.record().to_string())).await?)
}

async fn proof(State(tables): State<Arc<Tables>>, guest: Guest, Path(id): Path<String>) -> JsonResult<ProofPage> {
    let turn = tables.gate().turn(&guest).await?;
    let table = tables.table(&id, &turn).await?;
    let page = turn.run(table.last() as usize, move || Ok(table.proof_page())).await?;
    Ok(Json(page.ok_or_else(|| problem::bad_request("no dice are thrown by the server in this game"))?))
}

/// The query of a stream of events.
#[derive(Deserialize)]
struct FollowQuery {
    after: Option<u32>,
    digest: Option<Digest>,
}

async fn follow(
    Path(id): Path<String>,
    Query(since): Query<FollowQuery>,
    opening: ConnectionRequest,
) -> Result<Response, HttpFailure> {
    if let Some(to) = opening.elsewhere(&id).await? {
        return opening.pass_on(&to).await;
    }
    // A browser that connects again says so what it has.
    let last = opening.request().headers().get("last-event-id").and_then(|last| last.to_str().ok()?.parse().ok());
    let since = last.unwrap_or(StreamPosition { after: since.after.unwrap_or(0), digest: since.digest });
    let (app, guest, held) = opening.into_stream();
    Ok(stream::follow(app.tables, id, since, (guest, held)).await?.into_response())
}

/// No action takes fewer bytes in a record.
const ACTION_BYTES: usize = 2;

async fn read_record(
    State(gate): State<FairGate>,
    guest: Guest,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: String,
) -> JsonResult<NewGame> {
    let words = asking.words(&headers);
    let actions = body.len() / ACTION_BYTES;
    Ok(Json(gate.run(&guest, actions, move || position::read_record(&body, words)).await?))
}

async fn code(State(lobby): State<Arc<Lobby>>, guest: Guest, Path(code): Path<String>) -> JsonResult<CodeView> {
    Ok(Json(CodeView { id: lobby.find(&code, &guest)? }))
}

/// The query of what is played now.
#[derive(Deserialize)]
struct LiveQuery {
    #[serde(default)]
    shown: String,
}

async fn live(State(live): State<Arc<LiveTables>>, Query(asked): Query<LiveQuery>) -> JsonResult<LivePage> {
    Ok(Json(LivePage { tables: live.now(&asked.shown).await? }))
}

async fn looks(body: Bytes) -> JsonResult<Vec<Vec<String>>> {
    let names: Vec<String> = read(&body, r#"["Anna","Jan"]"#)?;
    if names.len() > NAMES {
        return Err(problem::bad_request(format!("{NAMES} names at most")).into());
    }
    Ok(Json(names.iter().map(|name| looks_of(name)).collect()))
}

async fn open_table(Path(id): Path<String>, mut opening: ConnectionRequest) -> Result<Response, HttpFailure> {
    let (player, pass) = opening.player().await?;
    // An error now is easier to show than a socket that closes.
    if let Some(to) = opening.elsewhere(&id).await? {
        return opening.pass_on(&to).await;
    }
    let serve = async move |SocketContext { socket, app, rate, peer, guest, .. }: SocketContext| {
        socket::table(socket, app.tables, rate, id, Visitor { local: peer.is_local(), player, guest }, pass).await;
    };
    opening.open(MESSAGE, serve).await
}

async fn open_trial(opening: ConnectionRequest) -> Result<Response, HttpFailure> {
    let serve = async move |SocketContext { socket, app, rate, words, guest, .. }: SocketContext| {
        socket::trial(socket, app.tables, rate, words, guest).await;
    };
    opening.counted_twice()?.open(body::LONGEST, serve).await
}

async fn open_lobby(mut opening: ConnectionRequest) -> Result<Response, HttpFailure> {
    let (player, pass) = opening.player().await?;
    if let Some(to) = opening.searches_elsewhere().await? {
        return opening.pass_on(&to).await;
    }
    let serve = async move |SocketContext { socket, app, rate, words, guest, .. }: SocketContext| {
        lobby::lobby(socket, app.for_lobby(), rate, words, (player, guest), pass).await;
    };
    opening.open(MESSAGE, serve).await
}

async fn open_study(opening: ConnectionRequest) -> Result<Response, HttpFailure> {
    let serve = async move |SocketContext { socket, app, rate, words, guest, .. }: SocketContext| {
        study::study(socket, (app.tables, app.study), rate, words, guest).await;
    };
    opening.counted_twice()?.open(body::LONGEST, serve).await
}

/// Refuses what may not come in, and sets the headers that every answer has.
async fn guard(State(door): State<Arc<Door>>, mut request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let policy = page::policy(request.uri().path());
    let renewal = Renewal::default();
    request.extensions_mut().insert(renewal.clone());
    let mut response = match door.refuse(&mut request, is_api) {
        Some(failed) => failed.into_response(),
        None if is_api => as_problem(next.run(request).await).await,
        None => next.run(request).await,
    };
    let status = response.status();
    let headers = response.headers_mut();
    tell_when(status, headers);
    renewal.add_to(headers);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
