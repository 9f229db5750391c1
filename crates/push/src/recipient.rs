//! What a browser gives to be told.

use data_encoding::BASE64URL_NOPAD as BASE64;
use http::Uri;
use web_push_native::{Auth, p256};

use crate::{PushError, Services};

/// The longest address that is taken, in bytes. Those of today's services have some 200.
const ADDRESS: usize = 1_000;

/// A subscription that can be sent to.
#[derive(Debug, Clone)]
pub struct Recipient {
    pub(crate) address: Uri,
    pub(crate) key: p256::PublicKey,
    pub(crate) auth: Auth,
}

impl Recipient {
    /// The one of a subscription, as `PushSubscription.toJSON()` gives it: where messages go, the browser's public key (an
    /// uncompressed point) and the secret that it shares with whoever sends (16 bytes), both in base64url.
    ///
    /// # Errors
    /// The address is not that of a known service, or a key is none.
    pub fn new(endpoint: &str, p256dh: &str, auth: &str, known: Services) -> Result<Recipient, PushError> {
        let unknown = || PushError::Unknown(endpoint.chars().take(100).collect());
        let address: Uri = match endpoint.len() <= ADDRESS {
            true => endpoint.parse().map_err(|_| unknown())?,
            false => return Err(unknown()),
        };
        if !known.know(&address) {
            return Err(unknown());
        }
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=').as_bytes()).ok();
        let key = bytes(p256dh).and_then(|bytes| p256::PublicKey::from_sec1_bytes(&bytes).ok());
        let auth: Option<[u8; 16]> = bytes(auth).and_then(|bytes| bytes.try_into().ok());
        Ok(Recipient {
            address,
            key: key.ok_or(PushError::NoKey("p256dh"))?,
            auth: auth.ok_or(PushError::NoKey("auth"))?.into(),
        })
    }
}
