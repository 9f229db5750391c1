//! Who may come in, and where a request really comes from.

use std::sync::Arc;

use axum::extract::Request;

use crate::answer::HttpFailure;
use crate::clock;
use crate::cluster::{RelayMark, Seals};
use crate::guests::{Guest, Guests, SpendKind};
use crate::peer::Peer;
use crate::site::Reach;

/// The way by which requests come in.
#[derive(Clone)]
pub enum Entrance {
    Public,
    /// From the other servers of the site, which sign what they ask.
    Inner(Arc<Seals>),
}

/// The door of a server: who may come in.
pub struct Door {
    /// Under which names the server answers.
    pub reach: Arc<Reach>,
    pub entrance: Entrance,
    /// What everybody has taken.
    pub guests: Arc<Guests>,
}

impl Door {
    /// Why a request is refused; one that is not carries from now on where it really comes from.
    pub fn refuse(&self, request: &mut Request, is_api: bool) -> Option<HttpFailure> {
        let peer = match &self.entrance {
            Entrance::Public => {
                if let Some(problem) = self.reach.refuse(request) {
                    return Some(problem.into());
                }
                match self.reach.guest(*request.extensions().get::<Peer>()?, request) {
                    Ok(peer) => peer,
                    Err(problem) => return Some(problem.into()),
                }
            }
            Entrance::Inner(seals) => match seals.read(request, clock::now()) {
                Ok(peer) => {
                    request.extensions_mut().insert(RelayMark);
                    peer
                }
                Err(problem) => return Some(problem.into()),
            },
        };
        let guest = Guest::of(&self.guests, peer);
        let spent = if is_api { guest.spend(SpendKind::Request) } else { Ok(()) };
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(guest);
        spent.err().map(HttpFailure::from)
    }
}
