//! The key by which push services know a site (VAPID, RFC 8292).

use data_encoding::BASE64URL_NOPAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::rand_core::OsRng;
use sha2::Sha256;

/// How long a signature is good, in seconds. Services take at most a day.
const GOOD: u64 = 12 * 60 * 60;

/// The secret key of a site. A browser that subscribed to its public half takes messages of no other.
#[derive(Clone)]
pub struct SiteKey(SigningKey);

impl SiteKey {
    /// The key of the site that has this secret. It is the same for ever, and says nothing of the secret.
    pub fn of_secret(secret: &[u8; 32]) -> SiteKey {
        // One in 2^32 of all numbers is no key: then it is the next one.
        let made = (0..=u8::MAX).find_map(|number| {
            let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
            mac.update(b"ashtapada web push");
            mac.update(&[number]);
            SigningKey::from_slice(&mac.finalize().into_bytes()).ok()
        });
        SiteKey(made.unwrap_or_else(|| SigningKey::random(&mut OsRng)))
    }

    /// The public half, as pages give it to their browser (`applicationServerKey`): base64url of an uncompressed point.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What tells the service at `origin` that a message is from this site: the header `Authorization`. `contact` is the
    /// address of the site, `now` Unix time in seconds.
    pub(crate) fn authorization(&self, origin: &str, contact: &str, now: u64) -> String {
        let claims = serde_json::json!({"aud": origin, "exp": now + GOOD, "sub": contact});
        let head = serde_json::json!({"typ": "JWT", "alg": "ES256"});
        let signed =
            format!("{}.{}", BASE64.encode(head.to_string().as_bytes()), BASE64.encode(claims.to_string().as_bytes()));
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(&signature.to_bytes()), self.public())
    }
}
