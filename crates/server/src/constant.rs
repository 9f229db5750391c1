//! Answers that stay the same as long as the program runs: each is made, compressed and given an `ETag` once, and not
//! sent again to a client that has it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ashtapada_table::Problem;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::problem;
use crate::squeeze::{gzip, takes};

struct Answer {
    plain: Bytes,
    small: Option<Bytes>,
    tag: HeaderValue,
}

/// By name. Only answers that could be made are kept, so rule sets and languages bound their number.
static MADE: LazyLock<Mutex<HashMap<String, Arc<Answer>>>> = LazyLock::new(Mutex::default);

/// The answer of that name, made by `make` on the first request.
///
/// # Errors
/// It cannot be made.
pub async fn answer<T, M>(headers: &HeaderMap, name: String, make: M) -> Result<Response, Problem>
where
    T: Serialize,
    M: FnOnce() -> Result<T, Problem> + Send + 'static,
{
    let known = MADE.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
    let answer = match known {
        Some(answer) => answer,
        None => {
            let made = tokio::task::spawn_blocking(move || sign(&make()?));
            let answer = Arc::new(made.await.map_err(problem::internal)??);
            MADE.lock().unwrap_or_else(PoisonError::into_inner).insert(name, Arc::clone(&answer));
            answer
        }
    };
    let small = answer.small.clone().filter(|_| takes(headers, "gzip"));
    let head = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::VARY, HeaderValue::from_static("accept-encoding, accept-language")),
        (header::ETAG, answer.tag.clone()),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == answer.tag) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let json = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    Ok(match small {
        Some(small) => {
            let coding = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
            (head, json, coding, small).into_response()
        }
        None => (head, json, answer.plain.clone()).into_response(),
    })
}

fn sign(answer: &impl Serialize) -> Result<Answer, Problem> {
    let plain = serde_json::to_vec(answer).map_err(problem::internal)?;
    let small = gzip(&plain, Compression::best()).map(Bytes::from);
    let sum = Sha256::digest(&plain);
    let tag = sum.iter().take(12).map(|byte| format!("{byte:02x}")).collect::<String>();
    // Weak: the bytes differ with their coding.
    let tag = HeaderValue::try_from(format!("W/\"{tag}\"")).map_err(problem::internal)?;
    Ok(Answer { plain: plain.into(), small, tag })
}
