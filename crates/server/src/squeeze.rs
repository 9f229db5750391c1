//! Compression of answers for clients that accept it: rule texts with their examples shrink to a twentieth.

use std::io::Write;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::answer::HttpFailure;
use crate::problem;

/// Below this many bytes an answer fits in a packet or two anyway.
const WORTH: usize = 1500;

/// Above this many bytes compressing on this thread would hold up other requests.
const LONG: usize = 64 * 1024;

/// Sends an answer in gzip if the client accepts that and the answer is large enough.
pub async fn squeeze(request: Request, next: Next) -> Response {
    let takes_gzip = takes(request.headers(), "gzip");
    let response = next.run(request).await;
    let is_ready = response.headers().contains_key(header::CONTENT_ENCODING);
    if !takes_gzip || is_ready || response.status() == StatusCode::SWITCHING_PROTOCOLS || !is_text(response.headers()) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // Every body here is whole in memory already.
    let whole = match to_bytes(body, usize::MAX).await {
        Ok(whole) => whole,
        Err(error) => {
            return HttpFailure::from(problem::internal(format!("the answer broke off: {error}"))).into_response();
        }
    };
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let small = match whole.len() {
        ..WORTH => None,
        WORTH..LONG => gzip(&whole, Compression::fast()),
        LONG.. => {
            let whole = whole.clone();
            tokio::task::spawn_blocking(move || gzip(&whole, Compression::fast())).await.ok().flatten()
        }
    };
    let Some(small) = small else { return Response::from_parts(head, Body::from(whole)) };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(head, Body::from(small))
}

/// Whether the client accepts answers in that content coding.
pub fn takes(headers: &HeaderMap, coding: &str) -> bool {
    let taken = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    taken.is_some_and(|value| value.split(',').any(|one| is_coding(one, coding)))
}

/// Whether an item of `Accept-Encoding` is that coding, with a weight or without, unless the weight is zero.
fn is_coding(said: &str, coding: &str) -> bool {
    let mut parts = said.split(';').map(str::trim);
    parts.next() == Some(coding) && !parts.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
}

fn is_text(headers: &HeaderMap) -> bool {
    let media = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // A stream of events has no end that one could wait for.
    let is_whole = !media.starts_with("text/event-stream");
    is_whole && (media.starts_with("text/") || media.starts_with("application/json") || media.starts_with("image/svg"))
}

/// The same bytes in gzip.
pub fn gzip(whole: &[u8], how: Compression) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(whole.len() / 4), how);
    // Writing into memory does not fail.
    encoder.write_all(whole).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use super::is_coding;

    #[test]
    fn who_takes_gzip() {
        let is_gzip = |said| is_coding(said, "gzip");
        assert!(is_gzip("gzip") && is_gzip(" gzip;q=0.5") && is_gzip("gzip; q=1"));
        assert!(!is_gzip("br") && !is_gzip("gzip;q=0") && !is_gzip("x-gzip-like"));
        assert!(is_coding(" br", "br") && !is_coding("br;q=0", "br"));
    }
}
