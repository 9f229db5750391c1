//! The browsers that are told of a turn while their page is closed.

use serde::{Deserialize, Serialize};

/// A browser that a player wants to be told by: its subscription to the messages of the site, as browsers give it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PushTo {
    /// Where messages go: an address of the browser's push service.
    pub endpoint: String,
    /// The public key of the browser, base64url.
    pub p256dh: String,
    /// What the browser shares with whoever sends to it, base64url.
    pub auth: String,
    /// The language to tell it in, for example `pl`: one of ours, where it is kept.
    pub lang: String,
}
