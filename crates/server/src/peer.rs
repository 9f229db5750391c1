//! Where a request comes from.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::Router;
use axum::response::Response;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;

/// The computer at the other end of a connection; every request carries it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Peer {
    pub ip: IpAddr,
    /// Whether it came through a proxy, and hence is another computer whatever its address.
    pub remote: bool,
}

impl Peer {
    /// The computer at that address.
    pub fn at(ip: IpAddr) -> Peer {
        Peer { ip, remote: false }
    }

    /// Whether it is the computer of the server.
    pub fn is_local(self) -> bool {
        !self.remote && self.ip.to_canonical().is_loopback()
    }
}

/// The service of one connection.
#[derive(Clone)]
pub struct PeerService {
    /// What is served over all of them.
    pub router: TowerToHyperService<Router>,
    pub peer: Peer,
}

impl Service<Request<Incoming>> for PeerService {
    type Response = Response;
    type Error = Infallible;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(self.peer);
        self.router.call(request)
    }
}
