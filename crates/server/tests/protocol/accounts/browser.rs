//! A browser: it keeps the cookie that it was given, and shows it.

use serde_json::{Value, json};

use super::device::Device;
use crate::support::Running;

pub struct Browser<'a> {
    pub server: &'a Running,
    pub cookie: Option<String>,
}

impl<'a> Browser<'a> {
    pub fn new(server: &'a Running) -> Browser<'a> {
        Browser { server, cookie: None }
    }

    /// The address of pages here: browsers offer passkeys under a name only.
    pub fn origin(&self) -> String {
        format!("http://localhost:{}", self.server.address.port())
    }

    /// Status, head and body of a request of a page.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String, String) {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let lines = format!("Host: localhost:{}\r\nOrigin: {}\r\n{cookie}", self.server.address.port(), self.origin());
        let (head, body) = self.server.ask_with(method, path, &lines, body).await;
        let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(given) = given {
            let pair = given.split(';').next().unwrap();
            self.cookie = Some(pair.to_owned()).filter(|_| !given.contains("Max-Age=0"));
        }
        (head.split(' ').nth(1).unwrap().parse().unwrap(), head, body)
    }

    /// The answer to a request that has to succeed.
    pub async fn get(&mut self, method: &str, path: &str, body: Value) -> Value {
        let (status, _, said) = self.ask(method, path, &body.to_string()).await;
        assert!((200..300).contains(&status), "{path}: {status} {said}");
        serde_json::from_str(&said).unwrap()
    }

    /// The kind of problem of a request that has to fail, with its status.
    pub async fn refused(&mut self, method: &str, path: &str, body: Value) -> (u16, String) {
        let (status, _, said) = self.ask(method, path, &body.to_string()).await;
        let said: Value = serde_json::from_str(&said).unwrap();
        (status, said["kind"].as_str().unwrap_or_default().to_owned())
    }

    /// Makes an account with a passkey of a device.
    pub async fn make(&mut self, device: &mut Device, name: &str) -> Value {
        let asked = self.get("POST", "/api/me/new", json!({"name": name})).await;
        let credential = device.make(&asked, &self.origin());
        self.get("POST", "/api/me", json!({"name": name, "credential": credential})).await
    }

    /// Signs in with a passkey of a device.
    pub async fn sign_in(&mut self, device: &mut Device) -> Value {
        let asked = self.get("POST", "/api/me/session/new", json!({})).await;
        let credential = device.sign(&asked, &self.origin());
        self.get("POST", "/api/me/session", json!({"credential": credential})).await
    }
}
