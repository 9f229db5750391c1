//! Under which names the server answers, and who counts as sitting at its computer.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::Request;
use axum::http::uri::Scheme;
use axum::http::{HeaderMap, HeaderName, Uri, header};

use crate::peer::Peer;
use crate::problem;

/// Who can reach the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reach {
    Here,
    /// The local network too.
    Network,
    /// Everybody, through a proxy on this computer that has this address.
    Site(PublicUrl),
}

/// The address of a site, without a path.
///
/// ```
/// use ashtapada_server::PublicUrl;
/// let site: PublicUrl = "https://Play.example.org/".parse().unwrap();
/// assert_eq!(site.to_string(), "https://play.example.org");
/// assert!("play.example.org".parse::<PublicUrl>().is_err());
/// assert!("https://example.org/games".parse::<PublicUrl>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    /// Name and port, in small letters; the usual port is left out.
    host: String,
}

/// The text is not the address of a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected https:// and a name without a path, for example https://play.example.org")]
pub struct NoPublicUrl;

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;
    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| NoPublicUrl)?;
        let secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(NoPublicUrl),
        };
        let host = uri.authority().map(|authority| authority.as_str()).filter(|host| !host.contains('@'));
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(NoPublicUrl);
        }
        Ok(PublicUrl { secure, host: without_usual_port(host.ok_or(NoPublicUrl)?, secure) })
    }
}

fn without_usual_port(host: &str, secure: bool) -> String {
    let usual = if secure { ":443" } else { ":80" };
    host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase()
}

impl PublicUrl {
    fn is_host(&self, host: &str) -> bool {
        let host = without_usual_port(host, self.secure);
        host == self.host || self.is_this_computer(&host)
    }

    /// Whether the site is tried out on this computer, and that is another of its names.
    fn is_this_computer(&self, host: &str) -> bool {
        is_loopback_name(&self.host) && is_loopback_name(host) && port_of(&self.host) == port_of(host)
    }

    /// The address under which it was asked: of a site that is tried out on this computer it may be another name.
    fn asked_as(&self, host: &str) -> PublicUrl {
        let host = without_usual_port(host, self.secure);
        if self.is_this_computer(&host) { PublicUrl { secure: self.secure, host } } else { self.clone() }
    }

    /// Whether a page of that origin, which asks under the name `host`, is one of this site.
    fn is_origin(&self, origin: &PublicUrl, host: &str) -> bool {
        origin == self || *origin == self.asked_as(host)
    }
}

/// Who writes the address that a request came from: the nearest proxy.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The headers by which it is decided who asks and what for. One that cannot be read is not taken for one that is missing.
const DECIDING: [HeaderName; 4] = [header::HOST, header::ORIGIN, header::AUTHORIZATION, FORWARDED];

/// What programs on this computer ask for; under the computer's own names too.
const PROBES: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

impl Reach {
    /// Why a request is refused: it came under a name that is not ours, or from a page of somebody else.
    pub fn refuse(&self, request: &Request) -> Option<Problem> {
        let unreadable =
            |name: &&HeaderName| request.headers().get_all(*name).iter().any(|value| value.to_str().is_err());
        if let Some(name) = DECIDING.iter().find(unreadable) {
            return Some(problem::bad_request(format!("the header `{name}` may have visible ASCII characters only")));
        }
        let host = host_of(request);
        if !self.answers_to(host, request.uri().path()) {
            let why = match self {
                Reach::Site(site) => format!("this server answers to {site} only, not to the name {host}"),
                _ => format!("this server does not answer to the name {host}"),
            };
            return Some(Problem::new(ProblemKind::Forbidden, why));
        }
        // Browsers send the origin of a request; other programs send none and may pass.
        let origin = text(request.headers(), header::ORIGIN)?;
        let same = match self {
            Reach::Site(site) => origin.parse().is_ok_and(|origin: PublicUrl| site.is_origin(&origin, host)),
            _ => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        };
        (!same).then(|| Problem::new(ProblemKind::Forbidden, format!("a page of {origin} may not use this server")))
    }

    /// The computer that a request comes from, when `peer` is at the other end of the connection. What a proxy says of
    /// it is believed only where there is one, on this computer.
    ///
    /// # Errors
    /// The proxy does not say it in a way that can be read.
    pub fn guest(&self, peer: Peer, request: &Request) -> Result<Peer, Problem> {
        if !matches!(self, Reach::Site(_)) || !peer.is_local() {
            return Ok(peer);
        }
        let ip = match text(request.headers(), FORWARDED) {
            None if is_loopback_name(host_of(request)) => return Ok(peer),
            None => peer.ip,
            // Each proxy adds whom it was asked by at the end; ours is the last.
            Some(list) => address(list.rsplit(',').next().unwrap_or_default().trim()).ok_or_else(|| {
                problem::bad_request("the proxy has to write the address of its guest at the end of `X-Forwarded-For`")
            })?,
        };
        Ok(Peer { ip, remote: true })
    }

    /// The address of the pages that ask under the name `host`.
    pub fn asked_as(&self, host: &str) -> String {
        match self {
            Reach::Site(site) => site.asked_as(host).to_string(),
            Reach::Here | Reach::Network => format!("http://{}", host.to_ascii_lowercase()),
        }
    }

    /// What a browser on the computer of the server may ask for instead of `host`: the same under the name `localhost`.
    pub fn at_localhost(&self, host: &str) -> String {
        let scheme = if self.is_secure() { "https" } else { "http" };
        let port = port_of(host).map(|port| format!(":{port}")).unwrap_or_default();
        format!("{scheme}://localhost{port}")
    }

    /// Whether browsers come by a secure connection.
    pub fn is_secure(&self) -> bool {
        matches!(self, Reach::Site(site) if site.secure)
    }

    fn answers_to(&self, host: &str, path: &str) -> bool {
        match self {
            Reach::Here => is_loopback_name(host),
            Reach::Network => is_loopback_name(host) || name_of(host).parse::<IpAddr>().is_ok(),
            Reach::Site(site) => site.is_host(host) || (PROBES.contains(&path) && is_loopback_name(host)),
        }
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    // A header that is there twice is read at its end, where the nearest proxy writes.
    headers.get_all(name).iter().next_back()?.to_str().ok()
}

/// An address as proxies write it, perhaps with a port.
fn address(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse().ok().map(|socket: SocketAddr| socket.ip()))
}

fn host_of(request: &Request) -> &str {
    let asked = request.uri().authority().map(|authority| authority.as_str());
    text(request.headers(), header::HOST).or(asked).unwrap_or("")
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.is_empty() => name,
        _ => host,
    };
    name.trim_start_matches('[').trim_end_matches(']')
}

fn port_of(host: &str) -> Option<u16> {
    host.rsplit_once(':').and_then(|(_, port)| port.parse().ok())
}

/// Whether a host is `localhost` or an address of this computer alone: no page of somebody else's can stand under it.
pub fn is_loopback_name(host: &str) -> bool {
    let name = name_of(host);
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::HeaderValue;

    use super::*;

    fn site() -> Reach {
        Reach::Site("https://play.example.org".parse().unwrap())
    }

    fn request(path: &str, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::empty()).unwrap()
    }

    #[test]
    fn local_names() {
        let (here, network) = (Reach::Here, Reach::Network);
        for host in ["localhost", "localhost:7777", "127.0.0.1:80", "127.3.2.1", "[::1]:7777", "[::1]", "LOCALHOST"] {
            assert!(here.answers_to(host, "/") && network.answers_to(host, "/"), "{host}");
        }
        for host in ["", "example.org", "example.org:80", "localhost.example.org", "127.0.0.1.nip.io"] {
            assert!(!here.answers_to(host, "/") && !network.answers_to(host, "/"), "{host}");
        }
        for host in ["10.0.0.1:80", "192.168.1.7", "[fe80::1]:4949"] {
            assert!(!here.answers_to(host, "/") && network.answers_to(host, "/"), "{host}");
        }
    }

    #[test]
    fn a_site_has_one_name() {
        let refused = |path, headers: &[(&str, &str)]| site().refuse(&request(path, headers)).is_some();
        for host in ["play.example.org", "PLAY.example.org", "play.example.org:443"] {
            assert!(!refused("/", &[("host", host)]), "{host}");
            assert!(!refused("/", &[("host", host), ("origin", "https://play.example.org")]), "{host}");
        }
        for host in
            ["example.org", "play.example.org:8443", "play.example.org.evil.org", "127.0.0.1:4949", "10.0.0.1", ""]
        {
            assert!(refused("/", &[("host", host)]), "{host}");
        }
        for origin in ["http://play.example.org", "https://example.org", "null", "https://play.example.org:8443"] {
            assert!(refused("/", &[("host", "play.example.org"), ("origin", origin)]), "{origin}");
        }
        assert!(!refused("/metrics", &[("host", "127.0.0.1:4949")]) && refused("/metrics", &[("host", "10.0.0.1")]));
    }

    /// Whoever tries a site on his own computer calls it by any of its names; others still do not get in by them.
    #[test]
    fn a_site_on_this_computer_has_all_its_names() {
        let refused = |site: &str, host: &str, origin: Option<&str>| {
            let mut headers = vec![("host", host)];
            headers.extend(origin.map(|origin| ("origin", origin)));
            Reach::Site(site.parse().unwrap()).refuse(&request("/", &headers)).is_some()
        };
        let site = "http://localhost:8080";
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080"] {
            assert!(!refused(site, host, None), "{host}");
            let own = format!("http://{}", host.to_ascii_lowercase());
            assert!(!refused(site, host, Some(&own)), "{host}");
            assert!(!refused("http://127.0.0.1:8080", host, Some(&own)), "{host}");
            for other in ["http://example.org:8080", "https://localhost:8080", "http://127.0.0.1:9090", "null"] {
                assert!(refused(site, host, Some(other)), "{host} {other}");
            }
        }
        for host in ["localhost:9090", "localhost", "10.0.0.1:8080", "example.org:8080"] {
            assert!(refused(site, host, None), "{host}");
        }
        assert!(!refused("http://localhost", "127.0.0.1:80", Some("http://127.0.0.1")));
        for host in ["localhost:8080", "127.0.0.1"] {
            assert!(refused("https://play.example.org", host, None), "{host}");
        }
    }

    #[test]
    fn pages_have_the_address_under_which_they_were_asked_for() {
        for (site, host, asked) in [
            ("http://localhost:8080", "127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://127.0.0.1:8080", "LOCALHOST:8080", "http://localhost:8080"),
            ("http://127.0.0.1", "localhost:80", "http://localhost"),
            ("https://localhost:8443", "[::1]:8443", "https://[::1]:8443"),
            ("http://localhost:8080", "localhost:9090", "http://localhost:8080"),
            ("http://localhost:8080", "example.org:8080", "http://localhost:8080"),
            ("https://play.example.org", "localhost", "https://play.example.org"),
            ("https://play.example.org", "PLAY.example.org:443", "https://play.example.org"),
        ] {
            assert_eq!(Reach::Site(site.parse().unwrap()).asked_as(host), asked, "{site} {host}");
        }
        assert_eq!(Reach::Here.asked_as("LocalHost:7777"), "http://localhost:7777");
        assert_eq!(Reach::Network.at_localhost("192.168.1.7:4949"), "http://localhost:4949");
        assert_eq!(Reach::Site("https://127.0.0.1".parse().unwrap()).at_localhost("[::1]"), "https://localhost");
    }

    #[test]
    fn what_a_proxy_says_is_believed_only_where_there_is_one() {
        let here = Peer::at([127, 0, 0, 1].into());
        let far = Peer::at([203, 0, 113, 9].into());
        let seen = Peer { ip: [198, 51, 100, 4].into(), remote: true };
        let forwarded = request("/", &[("host", "play.example.org"), ("x-forwarded-for", "127.0.0.1, 198.51.100.4")]);
        assert_eq!(site().guest(here, &forwarded), Ok(seen));
        assert_eq!(site().guest(far, &forwarded), Ok(far), "it is no proxy of ours");
        for reach in [Reach::Here, Reach::Network] {
            assert_eq!(reach.guest(here, &forwarded), Ok(here));
            assert_eq!(reach.guest(far, &forwarded), Ok(far));
        }
        let says_local = request("/", &[("host", "play.example.org"), ("x-forwarded-for", "127.0.0.1")]);
        let silent = request("/", &[("host", "play.example.org")]);
        for request in [says_local, silent] {
            assert!(!site().guest(here, &request).unwrap().is_local(), "{:?}", request.headers());
        }
        for (said, ip) in [("198.51.100.4:5213", "198.51.100.4"), ("[2001:db8::7]:443", "2001:db8::7")] {
            let with_port = request("/", &[("host", "play.example.org"), ("x-forwarded-for", said)]);
            assert_eq!(site().guest(here, &with_port).unwrap().ip, ip.parse::<IpAddr>().unwrap());
        }
        for odd in ["unknown", "", "198.51.100.4,", "198.51.100.4 5", "::ffff:"] {
            let request = request("/metrics", &[("host", "localhost"), ("x-forwarded-for", odd)]);
            assert!(site().guest(here, &request).is_err(), "{odd}");
        }
        assert!(site().guest(here, &request("/metrics", &[("host", "localhost:4949")])).unwrap().is_local());
    }

    #[test]
    fn what_cannot_be_read_is_not_missing() {
        for name in DECIDING {
            let mut request = request("/metrics", &[("host", "localhost:4949")]);
            assert!(site().refuse(&request).is_none());
            // Beside one that can be read, before or after it.
            for at_end in [true, false] {
                let mut values = vec![HeaderValue::from_static("localhost:4949")];
                values.insert(usize::from(at_end), HeaderValue::from_bytes(b"198.51.100.4\xff").unwrap());
                request.headers_mut().remove(&name);
                for value in values {
                    request.headers_mut().append(&name, value);
                }
                assert!(site().refuse(&request).is_some_and(|why| why.message.contains(name.as_str())), "{name}");
            }
        }
    }
}
