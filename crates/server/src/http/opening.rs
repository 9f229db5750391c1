//! How what stays open is opened, sockets and streams of events: each counts for the address it comes from, and may have to be
//! passed on to another server of the site.

use std::any::type_name;
use std::future::Future;

use ashtapada_rulebook::Words;
use ashtapada_table::{PlayerId, Problem};
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::response::{IntoResponse, Response};

use crate::accounts::Identity;
use crate::answer::{HttpFailure, LangQuery};
use crate::app::App;
use crate::cluster::RelayMark;
use crate::guests::{Guest, HoldGuard, HoldKind};
use crate::passes::Pass;
use crate::peer::Peer;
use crate::problem;
use crate::rate::Rate;

/// What is read from a socket at once, in bytes: it is held for as long as the socket is open, and messages are small. A larger
/// one is read in several pieces.
const BUFFER: usize = 1024;

/// A request for something that stays open; it is counted from now on.
pub struct ConnectionRequest {
    app: App,
    peer: Peer,
    guest: Guest,
    rate: Rate,
    held: HoldGuard,
    request: Request,
}

/// The context of a socket, for whoever serves it.
pub struct SocketContext {
    pub socket: WebSocket,
    /// The services of the server.
    pub app: App,
    /// How much the client may send.
    pub rate: Rate,
    /// The language in which it asks.
    pub words: Words,
    /// Where it comes from.
    pub peer: Peer,
    /// What is taken from there.
    pub guest: Guest,
}

/// What the other server of the site answers that has a game, unless it asks itself, or fails to answer.
///
/// # Errors
/// The storage fails.
pub async fn look_elsewhere(app: &App, id: &str, peer: Peer, request: Request) -> Result<Option<Response>, Problem> {
    if request.extensions().get::<RelayMark>().is_some() {
        return Ok(None);
    }
    let Some(to) = app.cluster.owner(id).await? else { return Ok(None) };
    let answer = app.cluster.pass_on(&to, peer, HoldGuard::nothing(), request).await;
    Ok(answer.ok().filter(|answer| answer.status().is_success()))
}

impl FromRequest<App> for ConnectionRequest {
    type Rejection = HttpFailure;

    async fn from_request(request: Request, app: &App) -> Result<ConnectionRequest, HttpFailure> {
        fn layered<T: Clone + Send + Sync + 'static>(request: &Request) -> Result<T, Problem> {
            let missing = || problem::internal(format!("the request lacks its {}", type_name::<T>()));
            request.extensions().get().cloned().ok_or_else(missing)
        }
        let (peer, guest, rate) = (layered::<Peer>(&request)?, layered::<Guest>(&request)?, layered::<Rate>(&request)?);
        let held = guest.hold(HoldKind::Socket, 1)?;
        Ok(ConnectionRequest { app: app.clone(), peer, guest, rate, held, request })
    }
}

impl ConnectionRequest {
    /// Who asks, if somebody is signed in, and by what: it ends with that.
    ///
    /// # Errors
    /// A program shows a token that is worth nothing, or the storage fails.
    pub async fn player(&mut self) -> Result<(Option<PlayerId>, Pass), HttpFailure> {
        let request = std::mem::take(&mut self.request);
        let (mut parts, body) = request.into_parts();
        let identity = Identity::from_request_parts(&mut parts, &self.app).await;
        self.request = Request::from_parts(parts, body);
        let identity = identity?;
        let pass = self.app.accounts.pass(identity.0.as_ref());
        Ok((identity.player(), pass))
    }

    /// Where to ask for a game that is played at another server of the site.
    ///
    /// # Errors
    /// There is no such game, it cannot be read, or nobody who can be reached has it just now.
    pub fn elsewhere(&self, id: &str) -> impl Future<Output = Result<Option<String>, Problem>> {
        // Not `async` itself: threads do not share the request.
        self.app.cluster.elsewhere(id, &self.guest)
    }

    /// Where to look for people, if another server of the site keeps the searches.
    ///
    /// # Errors
    /// The storage fails.
    pub fn searches_elsewhere(&self) -> impl Future<Output = Result<Option<String>, Problem>> {
        self.app.cluster.searches_elsewhere()
    }

    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Has it answered by the server at `to`.
    ///
    /// # Errors
    /// That one does not answer.
    pub async fn pass_on(self, to: &str) -> Result<Response, HttpFailure> {
        Ok(self.app.cluster.pass_on(to, self.peer, self.held, self.request).await?)
    }

    /// Counts it twice: its client may send long messages.
    ///
    /// # Errors
    /// Too much is open from there.
    pub fn counted_twice(mut self) -> Result<ConnectionRequest, HttpFailure> {
        self.held.resize(2)?;
        Ok(self)
    }

    /// What is held as long as a stream goes on.
    pub fn into_stream(self) -> (App, Guest, HoldGuard) {
        (self.app, self.guest, self.held)
    }

    /// Opens a socket whose client may send messages of so many bytes, and has it served.
    pub async fn open<Served>(
        self,
        message: usize,
        serve: impl FnOnce(SocketContext) -> Served + Send + 'static,
    ) -> Result<Response, HttpFailure>
    where
        Served: Future<Output = ()> + Send + 'static,
    {
        let ConnectionRequest { app, peer, guest, rate, held, request } = self;
        let (mut parts, _) = request.into_parts();
        let asked = Query::<LangQuery>::try_from_uri(&parts.uri).map_err(problem::bad_request)?;
        let words = asked.words(&parts.headers);
        let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
            Ok(upgrade) => upgrade,
            Err(rejection) => return Ok(rejection.into_response()),
        };
        let upgrade = upgrade.max_message_size(message).max_frame_size(message);
        let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        Ok(upgrade.on_upgrade(async move |socket| {
            let _held = held;
            serve(SocketContext { socket, app, rate, words, peer, guest }).await;
        }))
    }
}
