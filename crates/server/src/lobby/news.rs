//! What is new in a lobby: told to whoever passes it on, and heard of other lobbies, so that they are one.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Code, Lobby, LobbyState, OpenTable};

/// The news that one lobby tells another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "lobby", rename_all = "kebab-case")]
pub enum News {
    /// It offers a table, or what is told of it has changed.
    Offer { table: Box<OpenTable> },
    /// It offers a table no longer.
    Withdraw { id: String },
    /// A game has that code.
    Code { id: String, code: Code },
    /// A game is over: its code leads nowhere any more.
    Forget { id: String },
}

/// The sender of news.
pub(super) struct NewsSender(Box<dyn Fn(&News) + Send + Sync>);

impl std::fmt::Debug for NewsSender {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Teller")
    }
}

impl LobbyState {
    fn say(&self, news: impl FnOnce() -> News) {
        if let Some(NewsSender(tell)) = &self.teller {
            tell(&news());
        }
    }

    pub(super) fn tell_offer(&self, table: &OpenTable) {
        self.say(|| News::Offer { table: Box::new(table.clone()) });
    }

    pub(super) fn tell_withdrawal(&self, id: &str) {
        self.say(|| News::Withdraw { id: id.to_owned() });
    }

    pub(super) fn tell_code(&self, id: &str, code: Code) {
        self.say(|| News::Code { id: id.to_owned(), code });
    }

    pub(super) fn tell_end(&self, id: &str) {
        self.say(|| News::Forget { id: id.to_owned() });
    }
}

impl Lobby {
    /// Has what is new here passed on from now on, in order; whoever does that must not wait.
    pub fn tell_by(&self, tell: impl Fn(&News) + Send + Sync + 'static) {
        self.known().teller = Some(NewsSender(Box::new(tell)));
    }

    /// Has everything passed on again that is offered here, and all codes.
    pub fn tell_all(&self) {
        let known = self.known();
        for table in known.open.values().filter(|table| !known.theirs.contains_key(&table.id)) {
            known.tell_offer(table);
        }
        for (id, (code, _)) in &known.codes {
            known.tell_code(id, *code);
        }
    }

    /// Notes what is new in the other lobby with that number.
    pub fn hear(&self, news: News, from: i64) {
        let known = &mut *self.known();
        match news {
            News::Offer { table } => {
                known.theirs.insert(table.id.clone(), from);
                known.open.insert(table.id.clone(), *table);
            }
            // Whoever has the game now may have been heard first.
            News::Withdraw { id } => {
                if known.theirs.get(&id) == Some(&from) {
                    known.theirs.remove(&id);
                    known.open.remove(&id);
                }
            }
            News::Code { id, code } => known.note_code(&id, code),
            News::Forget { id } => {
                known.forget(&id);
            }
        }
    }

    /// What that other lobby said of its tables is no longer so.
    pub fn drop_offers_of(&self, other: i64) {
        let LobbyState { open, theirs, .. } = &mut *self.known();
        open.retain(|id, _| theirs.get(id) != Some(&other));
        theirs.retain(|_, from| *from != other);
    }

    /// The other lobbies that offer something, by their numbers.
    pub fn others(&self) -> BTreeSet<i64> {
        self.known().theirs.values().copied().collect()
    }
}
