//! What is sent.

use std::time::Duration;

use http::{HeaderName, HeaderValue, Request, header};
use web_push_native::WebPushBuilder;

use crate::{PushError, Recipient, SiteKey};

/// The longest message, in bytes: services need not take more than 4096 with what encryption adds.
const LONGEST: usize = 3_000;

/// A message to a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// What the service worker of the page gets.
    pub text: String,
    /// A later message of the same topic takes the place of one that was not delivered yet: at most 32 letters and digits.
    pub topic: String,
    /// For how long the service keeps it while the browser is off, in seconds.
    pub keep: u64,
}

impl Recipient {
    /// The request that hands a message to the service. `contact` is the address of the site (`https:` or `mailto:`), `now`
    /// Unix time in seconds.
    ///
    /// # Errors
    /// The message is too long, or its topic is none.
    pub fn request(
        &self,
        message: &Message,
        key: &SiteKey,
        contact: &str,
        now: u64,
    ) -> Result<Request<Vec<u8>>, PushError> {
        let topical = message.topic.len() <= 32 && message.topic.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if message.text.len() > LONGEST || !topical {
            return Err(PushError::NotEncrypted);
        }
        let mut request = WebPushBuilder::new(self.address.clone(), self.key, self.auth)
            .with_valid_duration(Duration::from_secs(message.keep))
            .build(message.text.as_bytes())
            .map_err(|_| PushError::NotEncrypted)?;
        let origin = format!(
            "{}://{}",
            self.address.scheme_str().unwrap_or("https"),
            self.address.authority().map(|authority| authority.as_str()).unwrap_or_default()
        );
        let written = |text: &str| HeaderValue::from_str(text).map_err(|_| PushError::NotEncrypted);
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, written(&key.authorization(&origin, contact, now))?);
        if !message.topic.is_empty() {
            headers.insert(HeaderName::from_static("topic"), written(&message.topic)?);
        }
        Ok(request)
    }
}
