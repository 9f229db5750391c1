//! A device with a passkey, as the server sees it: what a browser answers to a challenge.

use ashtapada_server::store::TokenHash;
use data_encoding::BASE64URL_NOPAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};

/// A person was there, and was recognised.
const VERIFIED: u8 = 0b101;
/// The public key comes along.
const WITH_KEY: u8 = 0b100_0000;

pub struct Device {
    key: SigningKey,
    id: [u8; 16],
    /// By which the account is known, once it was made.
    handle: String,
    count: u32,
}

fn sha256(data: &[u8]) -> [u8; 32] {
    use sha2::Digest;
    sha2::Sha256::digest(data).into()
}

/// A byte string of 24 to 255 bytes in CBOR, which wants the shortest form.
fn bytes(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0x58, data.len() as u8];
    out.extend(data);
    out
}

fn text(text: &str) -> Vec<u8> {
    let mut out = vec![0x60 | text.len() as u8];
    out.extend(text.bytes());
    out
}

impl Device {
    /// One whose secret follows from a number.
    pub fn new(number: u8) -> Device {
        let key = SigningKey::from_slice(&TokenHash::of(&format!("device {number}")).0).unwrap();
        Device { key, id: [number; 16], handle: String::new(), count: 0 }
    }

    /// The same device, whose account is known by that handle, after it has signed often.
    pub fn again(number: u8, handle: &str) -> Device {
        Device { handle: handle.to_owned(), count: 1_000, ..Device::new(number) }
    }

    /// By what the account is known to it.
    pub fn handle(&self) -> &str {
        &self.handle
    }

    /// The id of the passkey as the server writes it.
    pub fn id(&self) -> String {
        self.id.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn client_data(kind: &str, challenge: &Value, origin: &str) -> Vec<u8> {
        json!({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false}).to_string().into_bytes()
    }

    fn authenticator_data(&mut self, party: &str, flags: u8) -> Vec<u8> {
        self.count += 1;
        let mut data = sha256(party.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Makes a passkey as the server asks for, in a page of `origin`.
    pub fn make(&mut self, asked: &Value, origin: &str) -> Value {
        self.handle = asked["user"]["id"].as_str().unwrap().to_owned();
        let client = Device::client_data("webauthn.create", &asked["challenge"], origin);
        let mut data = self.authenticator_data(asked["rp"]["id"].as_str().unwrap(), VERIFIED | WITH_KEY);
        let point = self.key.verifying_key().to_encoded_point(false);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(self.id);
        // A key of elliptic curves for ES256, with its two coordinates.
        data.extend([0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 32]);
        data.extend(point.y().unwrap());
        let mut object = vec![0xA3];
        object
            .extend([text("fmt"), text("none"), text("attStmt"), vec![0xA0], text("authData"), bytes(&data)].concat());
        let id = BASE64.encode(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": true}},
            "response": {
                "clientDataJSON": BASE64.encode(&client), "attestationObject": BASE64.encode(&object), "transports": ["internal"],
            },
        })
    }

    /// Signs a challenge of the server with its passkey, in a page of `origin`.
    pub fn sign(&mut self, asked: &Value, origin: &str) -> Value {
        let client = Device::client_data("webauthn.get", &asked["challenge"], origin);
        let data = self.authenticator_data(asked["rpId"].as_str().unwrap(), VERIFIED);
        let signature: Signature = self.key.sign(&[data.as_slice(), &sha256(&client)].concat());
        let id = BASE64.encode(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(&client), "authenticatorData": BASE64.encode(&data),
                "signature": BASE64.encode(signature.to_der().as_bytes()), "userHandle": self.handle,
            },
        })
    }
}
