//! Who is known across tables and devices, and what that is worth.

pub mod browser;
mod data;
pub mod device;
mod passkeys;
mod people;
mod seats;
mod sockets;

use std::sync::Arc;

use ashtapada_server::store::{Account, AccountKind, MemoryStore, Store, Token, TokenHash, TokenKind};

use crate::support::{Client, Running, start};

/// A server with its storage.
async fn with_storage() -> (Arc<MemoryStore>, Running) {
    let store = Arc::new(MemoryStore::default());
    (store.clone(), start(store).await)
}

/// Stores an account of a person.
async fn person(store: &MemoryStore, id: &str) {
    let account =
        Account { id: id.to_owned(), name: id.to_owned(), kind: AccountKind::Person, owner: None, created: 1 };
    store.accounts().create_account(&account, None).await.unwrap();
}

/// Stores a token, which is worth something until `expires`.
async fn token(store: &MemoryStore, text: &str, account: &str, kind: TokenKind, expires: Option<u64>) {
    let hash = TokenHash::of(text);
    let token = Token { hash, account: account.to_owned(), kind, name: String::new(), created: 1, expires };
    store.accounts().add_token(&token).await.unwrap();
}

fn cookie(token: &str) -> (&'static str, String) {
    ("cookie", format!("other=1; ashtapada={token}"))
}

fn bearer(token: &str) -> (&'static str, String) {
    ("authorization", format!("Bearer {token}"))
}

/// A client at a table who shows who it is.
async fn come(server: &Running, game: &str, line: &(&str, String)) -> Client {
    let path = format!("/api/games/{game}/socket");
    server.try_to_connect_as(&path, &[(line.0, line.1.as_str())]).await.unwrap()
}
