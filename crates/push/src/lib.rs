//! Web Push (RFC 8030): a browser whose page is closed is told that its person is to move.
//!
//! A page asks its browser for a subscription, which names an address of the browser maker's push service and a key: a
//! [`Recipient`]. A [`Message`] to it is encrypted for that browser alone (RFC 8291), signed with the [`SiteKey`] of the site (VAPID, RFC 8292),
//! and handed to the service by a [`Sender`]. What was never asked for by a browser cannot be sent: the service would refuse it.
//!
//! ```
//! use ashtapada_push::{Message, Recipient, Services, SiteKey};
//!
//! // What a browser gives its page for the public key of the site.
//! let recipient = Recipient::new(
//!     "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
//!     "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY",
//!     "_ordMnz7uTCmrpBTeUV4Bw",
//!     Services::Browsers,
//! )?;
//!
//! let key = SiteKey::of_secret(&[7; 32]);
//! let message = Message { text: "It is your turn.".to_owned(), topic: "h7xk2m".to_owned(), keep: 86_400 };
//! let request = recipient.request(&message, &key, "https://play.example.org", 1_790_000_000)?;
//! assert_eq!(request.uri().host(), Some("updates.push.services.mozilla.com"));
//! # Ok::<(), ashtapada_push::PushError>(())
//! ```

mod key;
mod message;
mod recipient;
mod sender;
mod services;

#[cfg(test)]
mod tests;

pub use key::SiteKey;
pub use message::Message;
pub use recipient::Recipient;
pub use sender::{Delivery, Sender};
pub use services::Services;

/// Why a browser cannot be told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PushError {
    /// The address is not that of a push service of a browser.
    #[error("`{0}` is not the address of a push service that this server knows")]
    Unknown(String),
    /// A key of the subscription is none.
    #[error("the key `{0}` of the subscription cannot be read: take it as the browser gives it")]
    NoKey(&'static str),
    /// The message cannot be encrypted: it is too long.
    #[error("the message cannot be encrypted")]
    NotEncrypted,
}
