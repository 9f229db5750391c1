//! Who a request that another server of the site passes on came from: believed because it is signed.

use std::net::IpAddr;

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::Request;
use axum::http::{HeaderName, Method};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::peer::Peer;

/// Where it says so: address, whether that is the computer of a server, when it was signed (Unix time in milliseconds), and
/// the signature, with spaces between them.
pub const HEADER: HeaderName = HeaderName::from_static("ashtapada-from");

/// How far the clocks of two servers may be apart, in milliseconds; so long a signature holds.
const SKEW: u64 = 5 * 60 * 1000;

fn mac(secret: &[u8; 32], method: &Method, path: &str, from: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
    mac.update(format!("{method} {path}\n{from}").as_bytes());
    Some(mac)
}

/// What to say in [`HEADER`] of a request for `path`.
pub fn sign(secret: &[u8; 32], method: &Method, path: &str, peer: Peer, now: u64) -> String {
    let place = if peer.is_local() { "here" } else { "far" };
    let from = format!("{} {place} {now}", peer.ip);
    let mac = mac(secret, method, path, &from).map(|mac| mac.finalize().into_bytes());
    let digits = mac.into_iter().flatten().map(|byte| format!("{byte:02x}"));
    format!("{from} {}", digits.collect::<String>())
}

/// Whom a request came from that another server of the site passed on.
///
/// # Errors
/// It is not signed, or not by the secret of the site, or too long ago.
pub fn read(secret: &[u8; 32], request: &Request, now: u64) -> Result<Peer, Problem> {
    let text = request.headers().get(HEADER).and_then(|text| text.to_str().ok());
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    verified(secret, request.method(), path, text.unwrap_or_default(), now).ok_or_else(|| {
        let why = "only the other servers of this site may ask here, by its secret and with clocks that agree: open the \
                   page at the address of the site";
        Problem::new(ProblemKind::Forbidden, why)
    })
}

fn verified(secret: &[u8; 32], method: &Method, path: &str, text: &str, now: u64) -> Option<Peer> {
    let (from, signature) = text.rsplit_once(' ')?;
    let digits = signature.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok());
    let signature: Vec<u8> = digits.collect::<Option<_>>()?;
    // Compared in constant time.
    mac(secret, method, path, from)?.verify_slice(&signature).ok()?;
    let mut parts = from.split(' ');
    let ip: IpAddr = parts.next()?.parse().ok()?;
    let local = parts.next()? == "here";
    let signed: u64 = parts.next()?.parse().ok()?;
    (signed.abs_diff(now) <= SKEW).then_some(Peer { ip, remote: !local })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    #[test]
    fn what_was_signed_is_believed_and_nothing_else() {
        let far = Peer { ip: [198, 51, 100, 4].into(), remote: true };
        let proxied = Peer { ip: [127, 0, 0, 1].into(), remote: true };
        let here = Peer::at([127, 0, 0, 1].into());
        for peer in [far, proxied, here] {
            let said = sign(&SECRET, &Method::GET, "/api/games/k3v/socket", peer, 1_000_000);
            let read = |secret, method, path, text: &str, now| verified(secret, &method, path, text, now);
            let path = "/api/games/k3v/socket";
            let believed = read(&SECRET, Method::GET, path, &said, 1_000_500).unwrap();
            assert_eq!((believed.ip, believed.is_local()), (peer.ip, peer.is_local()));
            assert_eq!(read(&[8; 32], Method::GET, path, &said, 1_000_500), None, "another secret");
            assert_eq!(read(&SECRET, Method::POST, path, &said, 1_000_500), None, "another method");
            assert_eq!(read(&SECRET, Method::GET, "/api/games/other/socket", &said, 1_000_500), None, "another game");
            assert_eq!(read(&SECRET, Method::GET, path, &said, 1_000_001 + SKEW), None, "too late");
            let forged = said.replace("far", "here").replace("198.51.100.4", "127.0.0.1");
            if forged != said {
                assert_eq!(read(&SECRET, Method::GET, path, &forged, 1_000_500), None, "another address");
            }
        }
        for text in ["", "127.0.0.1 here 1000000", "127.0.0.1 here 1000000 ", "127.0.0.1 here 1000000 zz", "ż ż ż ż"]
        {
            assert_eq!(verified(&SECRET, &Method::GET, "/", text, 1_000_000), None, "{text}");
        }
    }
}
