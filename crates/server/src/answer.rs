//! What handlers of requests share: reading what is asked, in which language the answer is, and answers of requests that
//! cannot be answered: with which status, in which words, and when to try again.

use ashtapada_rulebook::{Lang, Words};
use ashtapada_table::{Problem, ProblemKind};
use axum::Json;
use axum::body::to_bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::guests::QuotaError;
use crate::problem;

/// After how many seconds somebody may try again who was refused for the moment, unless more is known.
const AFTER: u64 = 5;
/// After how many seconds another code may be tried.
const CODE: u64 = 6;
/// The longest reason of the framework that is read, in bytes.
const REASON: usize = 64 * 1024;

/// The answer to a request that fails.
#[derive(Debug)]
pub struct HttpFailure {
    problem: Problem,
    /// In how many seconds the same request may be answered, if that is known.
    after: Option<u64>,
}

impl From<Problem> for HttpFailure {
    fn from(problem: Problem) -> HttpFailure {
        let after = match problem.kind {
            // A game that moves is there at once. Where its server is gone others take it over within ten seconds: a few tries
            // find it.
            ProblemKind::Moved => Some(3),
            // Over HTTP that is said of codes alone.
            ProblemKind::TooSoon => Some(CODE),
            _ => None,
        };
        HttpFailure { problem, after }
    }
}

impl From<QuotaError> for HttpFailure {
    fn from(busy: QuotaError) -> HttpFailure {
        let after = busy.after;
        HttpFailure { problem: busy.into(), after }
    }
}

impl IntoResponse for HttpFailure {
    fn into_response(self) -> Response {
        let HttpFailure { problem, after } = self;
        let status = match problem.kind {
            ProblemKind::NotFound => StatusCode::NOT_FOUND,
            ProblemKind::SignedOut => StatusCode::UNAUTHORIZED,
            ProblemKind::Forbidden => StatusCode::FORBIDDEN,
            ProblemKind::Storage => StatusCode::INSUFFICIENT_STORAGE,
            ProblemKind::Server | ProblemKind::Unreadable => StatusCode::INTERNAL_SERVER_ERROR,
            ProblemKind::Stale => StatusCode::CONFLICT,
            ProblemKind::Stopping | ProblemKind::Moved => StatusCode::SERVICE_UNAVAILABLE,
            ProblemKind::Busy | ProblemKind::TooSoon => StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::Timeout => StatusCode::REQUEST_TIMEOUT,
            ProblemKind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::BAD_REQUEST,
        };
        let mut response = (status, Json(problem)).into_response();
        if let Some(after) = after {
            response.headers_mut().insert(header::RETRY_AFTER, after.into());
        }
        response
    }
}

/// Tells whoever was refused for the moment when to try again, unless the answer does already.
pub fn tell_when(status: StatusCode, headers: &mut HeaderMap) {
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        headers.entry(header::RETRY_AFTER).or_insert_with(|| HeaderValue::from(AFTER));
    }
}

/// A request that the framework itself rejects is answered with a [`Problem`] too.
pub async fn as_problem(response: Response) -> Response {
    let is_plain =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/"));
    if !response.status().is_client_error() || !is_plain {
        return response;
    }
    let status = response.status();
    let why = to_bytes(response.into_body(), REASON).await.unwrap_or_default();
    (status, Json(problem::bad_request(String::from_utf8_lossy(&why)))).into_response()
}

/// The language of a request, in its query.
#[derive(Deserialize)]
pub struct LangQuery {
    lang: Option<String>,
}

impl LangQuery {
    /// The language that is asked for, or preferred by the browser.
    pub fn lang(&self, headers: &HeaderMap) -> Lang {
        let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
        self.lang.as_deref().or(wishes).map(Lang::negotiate).unwrap_or_default()
    }

    /// The words in that language.
    pub fn words(&self, headers: &HeaderMap) -> Words {
        Words::new(self.lang(headers))
    }
}

/// Reads the body of a request, of which an example is at hand.
///
/// # Errors
/// It is not of that form.
pub fn read<T: DeserializeOwned>(body: &[u8], example: &str) -> Result<T, Problem> {
    // The error of the parser has line and column.
    serde_json::from_slice(body).map_err(|error| problem::bad_request(format!("{error}; for example {example}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(failed: impl Into<HttpFailure>) -> (u16, Option<String>) {
        let mut response = failed.into().into_response();
        let status = response.status();
        tell_when(status, response.headers_mut());
        let after = response.headers().get(header::RETRY_AFTER);
        (status.as_u16(), after.map(|after| after.to_str().unwrap().to_owned()))
    }

    #[test]
    fn who_is_refused_for_the_moment_hears_when_to_come_again() {
        let of = |kind| answer(Problem::new(kind, "no"));
        assert_eq!(answer(QuotaError { why: String::new(), after: Some(61) }), (429, Some("61".to_owned())));
        assert_eq!(answer(QuotaError { why: String::new(), after: None }), (429, Some("5".to_owned())));
        assert_eq!(of(ProblemKind::Busy), (429, Some("5".to_owned())));
        assert_eq!(of(ProblemKind::TooSoon), (429, Some("6".to_owned())));
        assert_eq!(of(ProblemKind::Moved), (503, Some("3".to_owned())));
        assert_eq!(of(ProblemKind::Stopping), (503, Some("5".to_owned())));
        for kind in [ProblemKind::NotFound, ProblemKind::Storage, ProblemKind::Illegal, ProblemKind::Server] {
            assert_eq!(of(kind).1, None, "{kind:?}");
        }
    }
}
