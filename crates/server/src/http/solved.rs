//! Solved games, for pages that look up what perfect play is: the list of them, and parts of their files.

use std::ops::Range;
use std::sync::Arc;

use ashtapada_local::study::SolvedFiles;
use ashtapada_solver::{Shelf, Slice};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use crate::app::App;
use crate::tables::Tables;

/// So many bytes are sent at once, at most.
const MOST: u64 = 16 << 20;

/// Where they are, below the parts of the page.
pub fn routes(app: App) -> Router {
    Router::new()
        .route("/parts/solved/games.json", get(games))
        .route("/parts/solved/{game}/{file}", get(part))
        .with_state(app)
}

async fn games(State(tables): State<Arc<Tables>>) -> Response {
    let shelf = tables.thinkers().shelf().clone();
    let games = tokio::task::spawn_blocking(move || SolvedFiles::of(&shelf)).await.unwrap_or_default();
    ([(header::CACHE_CONTROL, "no-cache")], Json(games)).into_response()
}

/// The bytes that a header asks for, as browsers ask for one part: `bytes=4096-8191`.
fn asked(headers: &HeaderMap) -> Option<Range<u64>> {
    let (first, last) = headers.get(header::RANGE)?.to_str().ok()?.strip_prefix("bytes=")?.split_once('-')?;
    let (first, last) = (first.parse().ok()?, last.parse::<u64>().ok()?);
    (first <= last).then(|| first..last.saturating_add(1))
}

async fn part(
    State(tables): State<Arc<Tables>>,
    Path((game, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let none = || StatusCode::NOT_FOUND.into_response();
    let Some(Ok(slice)) = file.strip_suffix(".slice").map(str::parse::<Slice>) else { return none() };
    let range = asked(&headers);
    let bytes = range.clone().unwrap_or(0..u64::MAX);
    let bytes = bytes.start..bytes.end.min(bytes.start.saturating_add(MOST));
    let shelf: Shelf = tables.thinkers().shelf().clone();
    let (begin, read) = (bytes.start, tokio::task::spawn_blocking(move || shelf.read(&game, slice, bytes)).await);
    let Ok(Some(read)) = read else { return none() };
    let kind = (header::CONTENT_TYPE, "application/octet-stream".to_owned());
    let kept = (header::CACHE_CONTROL, "max-age=86400".to_owned());
    match range {
        // Whoever asks beyond the end has what there is not.
        Some(_) if read.is_empty() => StatusCode::RANGE_NOT_SATISFIABLE.into_response(),
        Some(_) => {
            let told = format!("bytes {begin}-{}/*", begin + read.len() as u64 - 1);
            (StatusCode::PARTIAL_CONTENT, [kind, kept, (header::CONTENT_RANGE, told)], read).into_response()
        }
        None if read.len() as u64 == MOST => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        None => ([kind, kept], read).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_asked_for_as_browsers_do() {
        let range = |text: &str| asked(&HeaderMap::from_iter([(header::RANGE, text.parse().unwrap())]));
        assert_eq!(range("bytes=0-4095"), Some(0..4096));
        assert_eq!(range("bytes=10-10"), Some(10..11));
        for other in ["bytes=9-3", "bytes=5-", "bytes=-5", "lines=1-2", "bytes=0-1,4-5"] {
            assert_eq!(range(other), None, "{other}");
        }
    }
}
