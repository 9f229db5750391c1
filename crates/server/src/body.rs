//! The bodies of requests: read before they are handled, in time, and no further than they may be long.
//!
//! What is longer is read on, counted and dropped, so that the client can read why it is refused; what is kept counts for the
//! address it comes from until the request is answered.

use std::time::Duration;

use ashtapada_table::{Problem, ProblemKind};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use tokio::time::timeout;

use crate::answer::HttpFailure;
use crate::guests::{Guest, HoldGuard, HoldKind};
use crate::problem;

/// The longest body, in bytes, and the longest message to a trial or the study: the record of the longest game allowed.
pub const LONGEST: usize = 512 * 1024;
/// Where that may be sent.
const LONG: [&str; 4] = ["/games", "/record", "/draft", "/position"];
/// The longest body elsewhere, in bytes: the keys of all games of a browser.
const SHORT: usize = 64 * 1024;
/// A longer body is read up to here, in bytes, and dropped.
const READ: usize = 8 << 20;

/// How long the body of a request to this address of the API may be, in bytes.
fn longest(method: &Method, path: &str) -> usize {
    if method == Method::POST && LONG.contains(&path) { LONGEST } else { SHORT }
}

/// Reads the whole body of a request before it is handled, within `patience`.
pub async fn gather(guest: Guest, request: Request, next: Next, patience: Duration) -> Response {
    let (head, body) = request.into_parts();
    let most = longest(&head.method, head.uri.path());
    let mut held = match guest.hold(HoldKind::Byte, 0) {
        Ok(held) => held,
        Err(busy) => return HttpFailure::from(busy).into_response(),
    };
    match timeout(patience, read(body, most, &mut held)).await {
        Ok(Ok(whole)) => next.run(Request::from_parts(head, whole.into())).await,
        Ok(Err(failed)) => failed.into_response(),
        Err(_) => {
            let why = "the request was not sent to its end in time; try again";
            HttpFailure::from(Problem::new(ProblemKind::Timeout, why)).into_response()
        }
    }
}

/// A body of so many bytes at most, which are held.
async fn read(body: Body, most: usize, held: &mut HoldGuard) -> Result<Bytes, HttpFailure> {
    let (mut parts, mut kept, mut length) = (body.into_data_stream(), Vec::new(), 0);
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| problem::bad_request("the request ends before its end; try again"))?;
        length += part.len();
        if length > READ {
            break;
        }
        if length > most {
            kept = Vec::new();
            held.resize(0)?;
        } else {
            held.resize(length as u64)?;
            kept.extend_from_slice(&part);
        }
    }
    match length > most {
        true => Err(problem::too_long(format!("{} KB at most", most / 1024)).into()),
        false => Ok(kept.into()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::stream;

    use super::*;
    use crate::guests::{Guests, PerAddress};
    use crate::peer::Peer;

    /// A body of so many parts of 1,000 bytes, which tells what its address holds whenever one is read.
    fn sent(parts: usize) -> Body {
        Body::from_stream(stream::iter((0..parts).map(|_| Ok::<_, std::io::Error>(vec![b' '; 1_000]))))
    }

    #[tokio::test]
    async fn what_is_too_long_is_not_kept_and_what_an_address_sends_at_once_is_bounded() {
        let limits = PerAddress { bytes: 10_000, ..PerAddress::default() };
        let guests: Arc<Guests> = Guests::new(limits);
        let guest = Guest::of(&guests, Peer::at([192, 0, 2, 1].into()));
        let mut one = guest.hold(HoldKind::Byte, 0).unwrap();
        assert_eq!(read(sent(6), 8_000, &mut one).await.unwrap().len(), 6_000);
        // Too long is too long, however much of it comes, and then nothing is held.
        let mut two = guest.hold(HoldKind::Byte, 0).unwrap();
        assert!(read(sent(5_000), 3_000, &mut two).await.is_err());
        assert!(guest.hold(HoldKind::Byte, 4_000).is_ok(), "only the first still holds something");
        // Beside the first there is room for 4,000.
        let mut three = guest.hold(HoldKind::Byte, 0).unwrap();
        assert!(read(sent(5), 8_000, &mut three).await.is_err());
        drop((one, three));
        assert!(read(sent(5), 8_000, &mut two).await.is_ok());
    }

    #[test]
    fn only_games_and_positions_may_be_long() {
        assert_eq!(longest(&Method::POST, "/games"), LONGEST);
        assert_eq!(longest(&Method::POST, "/looks"), SHORT);
        assert_eq!(longest(&Method::GET, "/games"), SHORT);
        assert_eq!(longest(&Method::POST, "/games/k3v/listed"), SHORT);
    }
}
