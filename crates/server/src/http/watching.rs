//! For programs that watch the server: whether it answers, and whether games can be played.
//!
//! Both addresses answer under the names of this computer alone, as everything does (`http::guard`).

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use tokio::time::timeout;
use tracing::warn;

use crate::peer::Peer;
use crate::tables::Tables;

/// How long the storage may take to say that it works.
const PATIENCE: Duration = Duration::from_secs(3);

/// `/healthz`: the process answers. `/readyz`: games can be played, or 503; with the reason for who is on this computer, for
/// others without it, and then it is logged.
pub fn routes(tables: Arc<Tables>) -> Router {
    Router::new().route("/healthz", get(|| async { told(Ok(())) })).route("/readyz", get(ready)).with_state(tables)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Pace;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn a_server_that_stops_is_not_ready() {
        let tables = Tables::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
        assert_eq!(readiness(&tables).await, Ok(()));
        tables.leave().await;
        assert!(readiness(&tables).await.is_err_and(|why| why.contains("stopping")));
        assert_eq!(told(readiness(&tables).await).status(), StatusCode::SERVICE_UNAVAILABLE);
    }
}
