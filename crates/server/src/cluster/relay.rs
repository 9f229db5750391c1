//! What another server of the site has to answer is passed on to it, and its answer back: so a browser may come to any of
//! them.
//!
//! Servers reach each other at addresses of their own, which answer only what is signed by the secret of the site
//! (`signed.rs`). A request is passed on once: if the other one does not have the game any more, the client asks again.

use std::time::Duration;

use ashtapada_table::Problem;
use axum::body::Body;
use axum::extract::{OriginalUri, Request};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional_with_sizes;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tracing::info;

use super::signed::{self, Nonce, SignedRequest};
use crate::closing::Shutdown;
use crate::guests::HoldGuard;
use crate::metrics::{Metrics, SocketKind};
use crate::peer::Peer;
use crate::setup::random;
use crate::{clock, problem};

/// How long another server may take until it is connected, and until it begins to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// A socket that the other server has said nothing on for so long is dead: it pings three times as often.
const SILENCE: Duration = Duration::from_secs(60);
/// What is read at once of each direction of a socket, in bytes.
const BUFFER: usize = 4 * 1024;

/// What belongs to one connection, or says where a request came from, and is not passed on.
const OWN: [HeaderName; 8] = [
    signed::HEADER,
    header::HOST,
    header::ORIGIN,
    header::ACCEPT_ENCODING,
    header::CONTENT_LENGTH,
    header::TRANSFER_ENCODING,
    header::TE,
    header::TRAILER,
];

/// The error of another server that did not answer.
type RelayError = Box<dyn std::error::Error + Send + Sync>;

/// The mark of a request that came from another server of the site.
#[derive(Debug, Clone, Copy)]
pub struct RelayMark;

/// Passes a request on as [`super::Cluster::pass_on`] says, signed by the secret of the site.
///
/// # Errors
/// That server cannot be reached.
pub async fn pass_on(
    secret: &[u8; 32],
    (doors, metrics): (&Shutdown, &Metrics),
    to: &str,
    peer: Peer,
    held: HoldGuard,
    mut request: Request,
) -> Result<Response, Problem> {
    if request.extensions().get::<RelayMark>().is_some() {
        return Err(Problem::moved());
    }
    let ours = request.extensions_mut().remove::<OnUpgrade>();
    let passed = passed_on(secret, to, peer, &request, random()?).map_err(problem::internal)?;
    let unreached = |why: String| {
        info!(to, why, "another server of the site did not answer");
        Problem::moved()
    };
    let mut answer = match timeout(PATIENCE, ask(to, passed)).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => return Err(unreached(error.to_string())),
        Err(_) => return Err(unreached("it took too long".to_owned())),
    };
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let theirs = hyper::upgrade::on(&mut answer);
        let ours = ours.ok_or_else(Problem::moved)?;
        let (mut closing, open) = (doors.signal(), metrics.socket(SocketKind::Relayed));
        tokio::spawn(async move {
            let _held = (held, open);
            // An error of either end ends both; the client connects again.
            tokio::select! {
                _ = join(ours, theirs) => {}
                () = closing.begins() => {}
            }
        });
    }
    Ok(answer.map(Body::new))
}

/// The request as the other server gets it.
fn passed_on(
    secret: &[u8; 32],
    to: &str,
    peer: Peer,
    request: &Request,
    nonce: Nonce,
) -> Result<Request, axum::http::Error> {
    // Where it came in: the address at hand lacks what led here.
    let uri = request.extensions().get::<OriginalUri>().map_or(request.uri(), |OriginalUri(uri)| uri);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let asked = SignedRequest { to, method: request.method(), path };
    let signed = signed::sign(secret, asked, peer, clock::now(), nonce);
    let mut passed = Request::builder().method(request.method()).uri(path);
    for (name, value) in request.headers().iter().filter(|(name, _)| !OWN.contains(name)) {
        passed = passed.header(name, value);
    }
    passed.header(header::HOST, to).header(signed::HEADER, signed).body(Body::empty())
}

async fn ask(to: &str, request: Request) -> Result<hyper::Response<Incoming>, RelayError> {
    let stream = TcpStream::connect(to).await?;
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_read_timeout(Some(SILENCE));
    stream.set_write_timeout(Some(SILENCE));
    let (mut sender, connection) = http1::handshake(TokioIo::new(Box::pin(stream))).await?;
    tokio::spawn(connection.with_upgrades());
    Ok(sender.send_request(request).await?)
}

async fn join(ours: OnUpgrade, theirs: OnUpgrade) -> Result<(), RelayError> {
    let (ours, theirs) = tokio::try_join!(ours, theirs)?;
    copy_bidirectional_with_sizes(&mut TokioIo::new(ours), &mut TokioIo::new(theirs), BUFFER, BUFFER).await?;
    Ok(())
}
