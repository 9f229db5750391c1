//! For programs that watch the server: whether it answers, whether games can be played, and its numbers.
//!
//! The addresses answer under the names of this computer alone, as everything does (`http::guard`).

use std::sync::Arc;
use std::time::Duration;

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use tokio::time::timeout;
use tracing::warn;

use crate::answer::HttpFailure;
use crate::app::App;
use crate::metrics::Metrics;
use crate::peer::Peer;
use crate::problem;
use crate::tables::Tables;

/// How long the storage may take to say that it works.
const PATIENCE: Duration = Duration::from_secs(3);

/// `/healthz`: the process answers. `/readyz`: games can be played, or 503; with the reason for who is on this computer, for
/// others without it, and then it is logged. `/metrics`: the numbers, for programs on this computer.
pub fn routes(app: App) -> Router {
    Router::new()
        .route("/healthz", get(|| async { told(Ok(())) }))
        .route("/readyz", get(ready))
        .route("/metrics", get(numbers))
        .with_state(app)
}

async fn ready(State(tables): State<Arc<Tables>>, Extension(peer): Extension<Peer>) -> Response {
    told(readiness(&tables).await.map_err(|why| match peer.is_local() {
        true => why,
        false => {
            warn!(why, "somebody elsewhere asked, and games cannot be played now");
            "games cannot be played just now".to_owned()
        }
    }))
}

/// Whether games can be played.
///
/// # Errors
/// Why not, in a sentence.
async fn readiness(tables: &Tables) -> Result<(), String> {
    if tables.closing().has_begun() {
        return Err("the server is stopping".to_owned());
    }
    match timeout(PATIENCE, tables.ready()).await {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(_) => Err(format!("the storage did not answer within {} seconds", PATIENCE.as_secs())),
    }
}

fn told(state: Result<(), String>) -> Response {
    let head = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    match state {
        Ok(()) => (head, "ok\n".to_owned()).into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, head, format!("{why}\n")).into_response(),
    }
}

async fn numbers(
    State(tables): State<Arc<Tables>>,
    State(metrics): State<Arc<Metrics>>,
    peer: Option<Extension<Peer>>,
) -> Result<Response, HttpFailure> {
    if !peer.is_some_and(|Extension(peer)| peer.is_local()) {
        let why = "these numbers are told to programs on the computer of the server only";
        return Err(HttpFailure::from(Problem::new(ProblemKind::Forbidden, why)));
    }
    let text = metrics.text(tables.live_rooms()).map_err(problem::internal)?;
    let head = [
        (header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((head, text).into_response())
}

/// Counts every answer.
pub async fn count(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    metrics.answered(response.status());
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;
    use ashtapada_room::Pace;

    #[tokio::test]
    async fn a_server_that_stops_is_not_ready() {
        let app = App::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
        assert_eq!(readiness(&app.tables).await, Ok(()));
        app.doors.close().await;
        assert!(readiness(&app.tables).await.is_err_and(|why| why.contains("stopping")));
        assert_eq!(told(readiness(&app.tables).await).status(), StatusCode::SERVICE_UNAVAILABLE);
    }

    #[tokio::test]
    async fn other_computers_are_told_nothing() {
        let app = App::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
        for (peer, may) in [("127.0.0.1", true), ("::1", true), ("::ffff:127.0.0.1", true), ("192.0.2.7", false)] {
            let peer = Some(Extension(Peer::at(peer.parse().unwrap())));
            assert_eq!(
                numbers(State(app.tables.clone()), State(app.metrics.clone()), peer).await.is_ok(),
                may,
                "{peer:?}"
            );
        }
        assert!(numbers(State(app.tables), State(app.metrics), None).await.is_err());
    }
}
