//! The other servers of the site, when several share one database: which of them has what is asked for, how a request is
//! passed on to it (`relay`, `signed`), and what they tell each other (`lobbies`, `sessions`).
//!
//! Rooms, tables and the lobby know nothing of this; `app.rs` joins it to them, and requests meet it at their doors, `door.rs`
//! and `http/opening.rs`. A server alone has these parts as well: it has everything itself, and nobody hears what it tells.

mod lobbies;
mod relay;
mod sessions;
mod signed;

use std::sync::Arc;

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::Request;
use axum::response::Response;
pub use relay::RelayMark;
pub use signed::Seals;

use crate::closing::Shutdown;
use crate::guests::{Guest, HoldGuard};
use crate::lobby::Lobby;
use crate::measured::noted;
use crate::metrics::Metrics;
use crate::passes::Passes;
use crate::peer::Peer;
use crate::store::{Bus, DutyHolder, Nodes, is_id};
use crate::tables::Tables;

/// What one server of a site does for all of them: it keeps the searches for people.
const SEARCHES: &str = "lobby";

/// The servers of a site, for one of them.
pub struct Cluster {
    nodes: Arc<dyn Nodes>,
    bus: Arc<dyn Bus>,
    tables: Arc<Tables>,
    /// The end of this server.
    doors: Arc<Shutdown>,
    metrics: Arc<Metrics>,
}

impl Cluster {
    /// Those who work together by `nodes` and `bus`, for the server with these tables.
    pub fn new(
        (nodes, bus): (Arc<dyn Nodes>, Arc<dyn Bus>),
        tables: Arc<Tables>,
        doors: Arc<Shutdown>,
        metrics: Arc<Metrics>,
    ) -> Cluster {
        Cluster { nodes, bus, tables, doors, metrics }
    }

    /// Where to ask for a game that is played at another server; `None` if it is played here, opened if it is not live.
    ///
    /// # Errors
    /// As [`Tables::room`]; nobody has the game just now, or nobody who can be reached.
    pub async fn elsewhere(&self, id: &str, guest: &Guest) -> Result<Option<String>, Problem> {
        match self.tables.room(id, guest).await {
            Ok(_) => Ok(None),
            Err(problem) if problem.kind == ProblemKind::Moved => self.owner(id).await?.ok_or(problem).map(Some),
            Err(problem) => Err(problem),
        }
    }

    /// Where the other server that has a game is reached, if there is one.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn owner(&self, id: &str) -> Result<Option<String>, Problem> {
        if self.tables.is_live(id) || !is_id(id) {
            return Ok(None);
        }
        Ok(noted(&self.metrics, "owner", id, self.nodes.owner(id).await)?)
    }

    /// Where the other server that keeps the searches for people is reached; `None` if this one keeps them.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn searches_elsewhere(&self) -> Result<Option<String>, Problem> {
        Ok(match noted(&self.metrics, "lead", "", self.nodes.lead(SEARCHES).await)? {
            DutyHolder::Ours => None,
            DutyHolder::At(to) => Some(to),
        })
    }

    /// Passes a request without a body on to the server at `to`, for the client at `peer`, and its answer back. If that is a
    /// socket, it is passed on as long as both ends live, and `held` is held so long.
    ///
    /// # Errors
    /// That server cannot be reached: another one has what it had, or soon will.
    pub async fn pass_on(&self, to: &str, peer: Peer, held: HoldGuard, request: Request) -> Result<Response, Problem> {
        relay::pass_on(&self.nodes.secret(), (&self.doors, &self.metrics), to, peer, held, request).await
    }

    /// By what this server believes the others.
    pub fn seals(&self) -> Seals {
        Seals::new(self.nodes.secret(), self.nodes.inner().unwrap_or_default())
    }

    /// Tells the others what is new in the lobby and which sessions are over, and hears what they tell, for ever.
    pub async fn share_news(&self, lobby: &Arc<Lobby>, passes: &Arc<Passes>) {
        let lobby = lobbies::share(Arc::clone(lobby), Arc::clone(&self.bus));
        tokio::join!(lobby, sessions::share(Arc::clone(passes), Arc::clone(&self.bus)));
    }

    /// Tells what still waits, and that this server is gone.
    pub async fn leave(&self) {
        self.bus.leave().await;
    }
}
