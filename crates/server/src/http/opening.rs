//! How what stays open is opened, sockets and streams of events: each counts for the address it comes from, and may have to be
//! passed on to another server of the site.

use std::any::type_name;
use std::future::Future;
use std::sync::Arc;

use ashtapada_rulebook::Words;
use ashtapada_table::{PlayerId, Problem};
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::response::{IntoResponse, Response};

use crate::accounts::Identity;
use crate::answer::{Asked, Failed};
use crate::app::App;
use crate::guests::{Guest, Held, Holding};
use crate::passes::Pass;
use crate::peer::Peer;
use crate::problem;
use crate::rate::Rate;
use crate::relay::{self, Relay};
use crate::tables::Tables;

/// What is read from a socket at once, in bytes: it is held for as long as the socket is open, and messages are small. A larger
/// one is read in several pieces.
const BUFFER: usize = 1024;

/// A request for something that stays open; it is counted from now on.
pub struct Opening {
    app: App,
    peer: Peer,
    guest: Guest,
    rate: Rate,
    held: Held,
    request: Request,
}

/// What whoever serves a socket needs.
pub struct Opened {
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

impl FromRequest<App> for Opening {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Opening, Failed> {
        fn layered<T: Clone + Send + Sync + 'static>(request: &Request) -> Result<T, Problem> {
            let missing = || problem::internal(format!("the request lacks its {}", type_name::<T>()));
            request.extensions().get().cloned().ok_or_else(missing)
        }
        let (peer, guest, rate) = (layered::<Peer>(&request)?, layered::<Guest>(&request)?, layered::<Rate>(&request)?);
        let held = guest.hold(Holding::Socket, 1)?;
        Ok(Opening { app: app.clone(), peer, guest, rate, held, request })
    }
}

impl Opening {
    /// Who asks, if somebody is signed in, and by what: it ends with that.
    ///
    /// # Errors
    /// A program shows a token that is worth nothing, or the storage fails.
    pub async fn player(&mut self) -> Result<(Option<PlayerId>, Pass), Failed> {
        let request = std::mem::take(&mut self.request);
        let (mut parts, body) = request.into_parts();
        let identity = Identity::from_request_parts(&mut parts, &self.app).await;
        self.request = Request::from_parts(parts, body);
        let identity = identity?;
        let pass = self.app.accounts.pass(identity.0.as_ref());
        Ok((identity.player(), pass))
    }

    /// The tables of this server.
    pub fn tables(&self) -> &Arc<Tables> {
        &self.app.tables
    }

    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Has it answered by the server at `to`.
    ///
    /// # Errors
    /// That one does not answer.
    pub async fn pass_on(self, to: &str) -> Result<Response, Failed> {
        Ok(relay::pass_on(&Relay::new(&*self.app.nodes, &self.app.tables), to, self.peer, self.held, self.request)
            .await?)
    }

    /// Counts it twice: its client may send long messages.
    ///
    /// # Errors
    /// Too much is open from there.
    pub fn counted_twice(mut self) -> Result<Opening, Failed> {
        self.held.resize(2)?;
        Ok(self)
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// What is held as long as a stream goes on.
    pub fn into_stream(self) -> (App, Guest, Held) {
        (self.app, self.guest, self.held)
    }

    /// Opens a socket whose client may send messages of so many bytes, and has it served.
    pub async fn open<Served>(
        self,
        message: usize,
        serve: impl FnOnce(Opened) -> Served + Send + 'static,
    ) -> Result<Response, Failed>
    where
        Served: Future<Output = ()> + Send + 'static,
    {
        let Opening { app, peer, guest, rate, held, request } = self;
        let (mut parts, _) = request.into_parts();
        let asked = Query::<Asked>::try_from_uri(&parts.uri).map_err(problem::bad_request)?;
        let words = asked.words(&parts.headers);
        let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
            Ok(upgrade) => upgrade,
            Err(rejection) => return Ok(rejection.into_response()),
        };
        let upgrade = upgrade.max_message_size(message).max_frame_size(message);
        let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        Ok(upgrade.on_upgrade(async move |socket| {
            let _held = held;
            serve(Opened { socket, app, rate, words, peer, guest }).await;
        }))
    }
}
