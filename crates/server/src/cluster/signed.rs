//! Who a request that another server of the site passes on came from: believed because it is signed, for this server and
//! once.

use std::collections::{HashSet, VecDeque};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::Request;
use axum::http::{HeaderName, Method};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::peer::Peer;

/// Where it says so: address, whether that is the computer of a server, when it was signed (Unix time in milliseconds), a
/// number that is used once, and the signature, with spaces between them.
pub const HEADER: HeaderName = HeaderName::from_static("ashtapada-from");

/// How far the clocks of two servers may be apart, in milliseconds; so long a signature could be used.
const SKEW: u64 = 60 * 1000;
/// How many signatures are remembered, so that none is used twice. Only servers of the site make any.
const MOST: usize = 100_000;

/// A number that is used once.
pub type Nonce = [u8; 16];

/// A request to a server, as it is signed.
#[derive(Debug, Clone, Copy)]
pub struct SignedRequest<'a> {
    /// Where the others reach that server.
    pub to: &'a str,
    pub method: &'a Method,
    /// The path with its query.
    pub path: &'a str,
}

fn mac(secret: &[u8; 32], asked: SignedRequest<'_>, from: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
    let SignedRequest { to, method, path } = asked;
    mac.update(format!("{method} {path}\n{to}\n{from}").as_bytes());
    Some(mac)
}

fn hexadecimal(bytes: impl IntoIterator<Item = u8>) -> String {
    bytes.into_iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()).collect()
}

/// What to say in [`HEADER`].
pub fn sign(secret: &[u8; 32], asked: SignedRequest<'_>, peer: Peer, now: u64, nonce: Nonce) -> String {
    let place = if peer.is_local() { "here" } else { "far" };
    let from = format!("{} {place} {now} {}", peer.ip, hexadecimal(nonce));
    let mac = mac(secret, asked, &from).map(|mac| mac.finalize().into_bytes());
    format!("{from} {}", hexadecimal(mac.into_iter().flatten()))
}

/// The seals by which a server believes the others.
pub struct Seals {
    secret: [u8; 32],
    /// Where the others reach it.
    own: String,
    used: Mutex<UsedNonces>,
}

/// The numbers that were used not long ago.
#[derive(Default)]
struct UsedNonces {
    known: HashSet<Nonce>,
    /// Until when each is remembered, in order.
    until: VecDeque<(u64, Nonce)>,
}

impl UsedNonces {
    /// Notes that a number is used now; whether it was not used before, and there is room to remember it.
    fn note(&mut self, nonce: Nonce, now: u64) -> bool {
        while let Some(&(until, old)) = self.until.front()
            && until < now
        {
            self.until.pop_front();
            self.known.remove(&old);
        }
        let is_new = self.known.len() < MOST && self.known.insert(nonce);
        if is_new {
            // It may have been signed by a clock that is so far ahead.
            self.until.push_back((now + 2 * SKEW, nonce));
        }
        is_new
    }
}

impl Seals {
    /// Those of a server that the others reach at `own`, by the secret of the site.
    pub fn new(secret: [u8; 32], own: String) -> Seals {
        Seals { secret, own, used: Mutex::default() }
    }

    /// Whom a request came from that another server of the site passed on.
    ///
    /// # Errors
    /// It is not signed, or not by the secret of the site, not for this server, too long ago, or for the second time.
    pub fn read(&self, request: &Request, now: u64) -> Result<Peer, Problem> {
        let text = request.headers().get(HEADER).and_then(|text| text.to_str().ok());
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        self.verified(request.method(), path, text.unwrap_or_default(), now).ok_or_else(|| {
            let why = "only the other servers of this site may ask here, by its secret and with clocks that agree: open \
                       the page at the address of the site";
            Problem::new(ProblemKind::Forbidden, why)
        })
    }

    fn verified(&self, method: &Method, path: &str, text: &str, now: u64) -> Option<Peer> {
        let (from, signature) = text.rsplit_once(' ')?;
        // Compared in constant time.
        let asked = SignedRequest { to: &self.own, method, path };
        mac(&self.secret, asked, from)?.verify_slice(&bytes(signature)?).ok()?;
        let mut parts = from.split(' ');
        let ip: IpAddr = parts.next()?.parse().ok()?;
        let local = parts.next()? == "here";
        let signed: u64 = parts.next()?.parse().ok()?;
        let nonce: Nonce = bytes(parts.next()?)?.try_into().ok()?;
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        (signed.abs_diff(now) <= SKEW && used.note(nonce, now)).then_some(Peer { ip, remote: !local })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];
    const PATH: &str = "/api/games/k3v/socket";
    const HERE: Peer = Peer { ip: IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), remote: false };

    fn at(own: &str) -> Seals {
        Seals::new(SECRET, own.to_owned())
    }

    fn said(peer: Peer, now: u64, nonce: u8) -> String {
        let asked = SignedRequest { to: "10.0.0.5:4950", method: &Method::GET, path: PATH };
        sign(&SECRET, asked, peer, now, [nonce; 16])
    }

    #[test]
    fn what_was_signed_is_believed_and_nothing_else() {
        let far = Peer { ip: [198, 51, 100, 4].into(), remote: true };
        let proxied = Peer { ip: [127, 0, 0, 1].into(), remote: true };
        for peer in [far, proxied, HERE] {
            let said = said(peer, 1_000_000, 1);
            let own = at("10.0.0.5:4950");
            let read = |method, path, text: &str, now| own.verified(&method, path, text, now);
            assert_eq!(
                Seals::new([8; 32], "10.0.0.5:4950".to_owned()).verified(&Method::GET, PATH, &said, 1_000_500),
                None
            );
            assert_eq!(at("10.0.0.6:4950").verified(&Method::GET, PATH, &said, 1_000_500), None, "another server");
            assert_eq!(read(Method::POST, PATH, &said, 1_000_500), None, "another method");
            assert_eq!(read(Method::GET, "/api/games/other/socket", &said, 1_000_500), None, "another game");
            assert_eq!(read(Method::GET, PATH, &said, 1_000_001 + SKEW), None, "too late");
            let forged = said.replace("far", "here").replace("198.51.100.4", "127.0.0.1");
            if forged != said {
                assert_eq!(read(Method::GET, PATH, &forged, 1_000_500), None, "another address");
            }
            let believed = read(Method::GET, PATH, &said, 1_000_500).unwrap();
            assert_eq!((believed.ip, believed.is_local()), (peer.ip, peer.is_local()));
        }
        let own = at("10.0.0.5:4950");
        for text in ["", "127.0.0.1 here 1000000", "127.0.0.1 here 1000000 ", "127.0.0.1 here 1000000 zz", "ż ż ż ż"]
        {
            assert_eq!(own.verified(&Method::GET, "/", text, 1_000_000), None, "{text}");
        }
    }

    #[test]
    fn a_signature_is_believed_once() {
        let own = at("10.0.0.5:4950");
        let read = |text: &str, now| own.verified(&Method::GET, PATH, text, now).is_some();
        let (first, second) = (said(HERE, 1_000_000, 1), said(HERE, 1_000_000, 2));
        assert!(read(&first, 1_000_000) && read(&second, 1_000_000));
        for now in [1_000_000, 1_000_001, 1_000_000 + SKEW, 1_000_001 + 2 * SKEW] {
            assert!(!read(&first, now) && !read(&second, now), "{now}");
        }
        // One of a clock that is ahead is remembered for as long as it could be used.
        let ahead = said(HERE, 2_000_000 + SKEW, 3);
        assert!(read(&ahead, 2_000_000));
        assert!(!read(&ahead, 2_000_000 + 2 * SKEW));
        assert_eq!(own.used.lock().unwrap().known.len(), 1, "what cannot be used any more is forgotten");
    }

    #[test]
    fn so_many_are_remembered_and_no_more() {
        let mut used = UsedNonces::default();
        for number in 0..MOST as u128 {
            assert!(used.note(number.to_be_bytes(), 0));
        }
        assert!(!used.note([255; 16], 2 * SKEW), "what could not be remembered is not believed");
        assert!(used.note([255; 16], 2 * SKEW + 1) && used.known.len() == 1);
    }
}
