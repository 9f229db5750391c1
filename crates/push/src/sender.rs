//! Handing messages to the services.

use std::sync::Arc;
use std::time::Duration;

use http::{Request, StatusCode};
use ureq::Agent;
use ureq::tls::{RootCerts, TlsConfig};

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What came of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// The service has it.
    Taken,
    /// The browser does not want to be told any more: the subscription can be forgotten.
    Gone,
    /// Not now: why. It may be tried again later.
    Later(String),
    /// The service does not take it: why. Trying again changes nothing.
    Refused(String),
}

/// Hands messages to push services over HTTPS. Clones share their connections.
#[derive(Debug, Clone)]
pub struct Sender(Agent);

impl Default for Sender {
    /// With the certificates that the system trusts.
    fn default() -> Sender {
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::PlatformVerifier)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .build();
        // A redirection would lead past the list of known services.
        let config = Agent::config_builder()
            .tls_config(tls)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Sender(config.into())
    }
}

impl Sender {
    /// Hands one over. It waits for the answer: not to be called where others wait for the thread.
    pub fn send(&self, request: Request<Vec<u8>>) -> Delivery {
        match self.0.run(request) {
            Err(error) => Delivery::Later(error.to_string()),
            Ok(answer) => match answer.status() {
                StatusCode::NOT_FOUND | StatusCode::GONE => Delivery::Gone,
                status if status.is_success() => Delivery::Taken,
                status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
                    Delivery::Later(status.to_string())
                }
                status => Delivery::Refused(status.to_string()),
            },
        }
    }
}
