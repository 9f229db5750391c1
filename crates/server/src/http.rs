//! The HTTP side: the API, the page and its files, and the headers that keep both safe.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_rulebook::{Lang, Words};
use axum::body::{Bytes, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::protocol::{
    Created, GameList, LineAsk, LineView, Listing, NewGame, OptionCheck, OptionVerdict, Problem, ServerMessage,
};
use crate::store::NoCursor;
use crate::tables::{Tables, aside};
use crate::{catalogue, constant, page, socket, squeeze};

/// How many games a page of the list has unless `limit` says otherwise.
const LISTED: u32 = 50;
/// The largest request, in bytes: the record of a game with as many actions as are played at all.
const BODY: usize = 512 * 1024;
/// A larger request is still read up to here, in bytes, so that the client can read why it is refused.
const DISCARDED: usize = 8 << 20;
/// The largest message of a client, in bytes.
const MESSAGE: usize = 16 * 1024;
/// Buffers of a socket, in bytes: messages are small, and there is one pair per client.
const BUFFER: usize = 4 * 1024;

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = match self.kind.as_str() {
            "not-found" => StatusCode::NOT_FOUND,
            "forbidden" => StatusCode::FORBIDDEN,
            "storage" => StatusCode::INSUFFICIENT_STORAGE,
            "server" | "unreadable" => StatusCode::INTERNAL_SERVER_ERROR,
            "stale" => StatusCode::CONFLICT,
            "stopping" => StatusCode::SERVICE_UNAVAILABLE,
            "timeout" => StatusCode::REQUEST_TIMEOUT,
            "too-long" => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(self)).into_response()
    }
}

type Answer<T> = Result<Json<T>, Problem>;

#[derive(Deserialize)]
struct Asked {
    lang: Option<String>,
}

impl Asked {
    fn lang(&self, headers: &HeaderMap) -> Lang {
        let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
        self.lang.as_deref().or(wishes).map(Lang::negotiate).unwrap_or_default()
    }

    fn words(&self, headers: &HeaderMap) -> Words {
        Words::new(self.lang(headers))
    }
}

/// Everything that is served.
///
/// `local` is set when only this computer is listened to: then only its own names are answered, so
/// that no page of the web can reach the server under a name of its own. The body of a request may take as long as
/// `patience`.
pub fn router(tables: Arc<Tables>, local: bool, patience: Duration) -> Router {
    let api = Router::new()
        .route("/catalogue", get(cards))
        .route("/rules/{id}", get(rules))
        .route("/options", post(options))
        .route("/games", get(games).post(new_game))
        .route("/games/{id}", get(look))
        .route("/games/{id}/listed", post(listed))
        .route("/games/{id}/record", get(record))
        .route("/line", post(line))
        .route("/record", post(read_record))
        .route("/games/{id}/socket", get(open_socket))
        .fallback(|| async { Problem::new("not-found", "there is nothing at this address") })
        .method_not_allowed_fallback(|| async { Problem::new("bad-request", "this address is asked in another way") })
        .layer(middleware::from_fn(move |request, next| gather(request, next, patience)))
        .layer(DefaultBodyLimit::disable())
        .with_state(tables);
    Router::new()
        .nest("/api", api)
        .fallback(page::page)
        .layer(middleware::from_fn(squeeze::squeeze))
        .layer(middleware::from_fn(move |request, next| guard(request, next, local)))
}

async fn cards(Query(asked): Query<Asked>, headers: HeaderMap) -> Result<Response, Problem> {
    let lang = asked.lang(&headers);
    constant::answer(&headers, format!("catalogue {lang}"), move || catalogue::catalogue(lang)).await
}

async fn rules(Path(id): Path<String>, Query(asked): Query<Asked>, headers: HeaderMap) -> Result<Response, Problem> {
    let lang = asked.lang(&headers);
    constant::answer(&headers, format!("rules {id} {lang}"), move || catalogue::rules_page(&id, lang)).await
}

async fn options(Query(asking): Query<Asked>, headers: HeaderMap, body: Bytes) -> Answer<OptionVerdict> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","options":[["obligation","none"]]}"#;
    let asked: OptionCheck = read(&body, EXAMPLE)?;
    catalogue::check(&asked, asking.lang(&headers)).map(Json)
}

#[derive(Deserialize)]
struct Part {
    after: Option<String>,
    limit: Option<u32>,
}

async fn games(State(tables): State<Arc<Tables>>, Query(part): Query<Part>) -> Answer<GameList> {
    let after = part.after.map(|place| place.parse()).transpose();
    let after = after.map_err(|error: NoCursor| Problem::new("bad-request", error))?;
    tables.list(after, part.limit.unwrap_or(LISTED)).await.map(Json)
}

async fn new_game(
    State(tables): State<Arc<Tables>>,
    Query(asking): Query<Asked>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<Created>), Problem> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
    let asked: NewGame = read(&body, EXAMPLE)?;
    let created = tables.create(asked, asking.words(&headers)).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn listed(State(tables): State<Arc<Tables>>, Path(id): Path<String>, body: Bytes) -> Answer<Listing> {
    let asked: Listing = read(&body, r#"{"listed":false}"#)?;
    tables.set_listed(&id, asked.listed).await?;
    Ok(Json(asked))
}

async fn look(State(tables): State<Arc<Tables>>, Path(id): Path<String>) -> Answer<ServerMessage> {
    tables.look(&id).await.map(Json)
}

async fn record(State(tables): State<Arc<Tables>>, Path(id): Path<String>) -> Result<String, Problem> {
    tables.record(&id).await
}

async fn line(Query(asking): Query<Asked>, headers: HeaderMap, body: Bytes) -> Answer<LineView> {
    const EXAMPLE: &str = r#"{"rules":"soldiers16-bl","actions":["e4-e5"]}"#;
    let asked: LineAsk = read(&body, EXAMPLE)?;
    let words = asking.words(&headers);
    aside(move || crate::line::play(asked, words)).await.map(Json)
}

async fn read_record(Query(asking): Query<Asked>, headers: HeaderMap, body: String) -> Answer<NewGame> {
    let words = asking.words(&headers);
    aside(move || crate::line::read_record(&body, words)).await.map(Json)
}

async fn open_socket(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    // A game that is not there is told now: an error is easier to show than a socket that closes.
    tables.room(&id).await?;
    let upgrade =
        upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE).read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, tables, id)))
}

fn read<T: DeserializeOwned>(body: &[u8], example: &str) -> Result<T, Problem> {
    // The error of the parser has line and column.
    serde_json::from_slice(body).map_err(|error| Problem::new("bad-request", format!("{error}; for example {example}")))
}

/// Turns away requests from pages of others, and sets the headers that every answer has.
async fn guard(request: Request, next: Next, local: bool) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let policy = page::policy(request.uri().path());
    let mut response = match refuse(&request, local) {
        Some(problem) => problem.into_response(),
        None if is_api => as_problem(next.run(request).await).await,
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Reads the whole body of a request before anything is done about it, within `patience`.
async fn gather(request: Request, next: Next, patience: Duration) -> Response {
    let (head, body) = request.into_parts();
    match timeout(patience, to_bytes(body, DISCARDED)).await {
        Ok(Ok(whole)) if whole.len() <= BODY => next.run(Request::from_parts(head, whole.into())).await,
        Ok(_) => Problem::too_long(format!("{} KB at most", BODY / 1024)).into_response(),
        Err(_) => Problem::new("timeout", "the request was not sent to its end in time; try again").into_response(),
    }
}

/// A request that the framework itself rejects is answered with a [`Problem`] too.
async fn as_problem(response: Response) -> Response {
    let is_plain =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/"));
    if !response.status().is_client_error() || !is_plain {
        return response;
    }
    let status = response.status();
    let why = to_bytes(response.into_body(), BODY).await.unwrap_or_default();
    (status, Json(Problem::new("bad-request", String::from_utf8_lossy(&why)))).into_response()
}

fn refuse(request: &Request, local: bool) -> Option<Problem> {
    let header = |name| request.headers().get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let host = header(header::HOST).or(request.uri().authority().map(|authority| authority.as_str())).unwrap_or("");
    if local && !is_local(host) {
        return Some(Problem::new("forbidden", format!("this server does not answer to the name {host}")));
    }
    // Browsers say from which page a request comes; other programs say nothing and may pass.
    let origin = header(header::ORIGIN)?;
    let same = origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host));
    (!same).then(|| Problem::new("forbidden", format!("a page of {origin} may not use this server")))
}

fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.is_empty() => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn local_names() {
        for host in ["localhost", "localhost:7777", "127.0.0.1:80", "127.3.2.1", "[::1]:7777", "[::1]", "LOCALHOST"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["", "example.org", "example.org:80", "localhost.example.org", "10.0.0.1:80", "127.0.0.1.nip.io"] {
            assert!(!is_local(host), "{host}");
        }
    }
}
