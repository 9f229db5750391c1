//! Whom a server may be asked to send to.

use http::Uri;
use http::uri::Scheme;

/// Push services. A page names the address that messages go to, so without a list anybody could make the server send
/// requests to whatever it can reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Services {
    /// Those of Chrome and its relatives, Firefox, Safari and Edge, over HTTPS.
    #[default]
    Browsers,
    /// Any port of `127.0.0.1`, without TLS: for tests.
    Here,
}

/// Of the browsers. One that begins with a dot stands for all hosts that end with it.
const HOSTS: [&str; 4] =
    ["fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

impl Services {
    /// Whether it is an address of one of them.
    pub fn know(self, address: &Uri) -> bool {
        let (Some(authority), Some(host)) = (address.authority(), address.host().map(str::to_ascii_lowercase)) else {
            return false;
        };
        match self {
            Services::Here => address.scheme() == Some(&Scheme::HTTP) && host == "127.0.0.1",
            Services::Browsers => {
                // Neither a port of somebody's choice nor a name before an `@`.
                let plain = authority.as_str().eq_ignore_ascii_case(&host);
                let known = |name: &&str| if name.starts_with('.') { host.ends_with(*name) } else { host == **name };
                address.scheme() == Some(&Scheme::HTTPS) && plain && HOSTS.iter().any(known)
            }
        }
    }
}
