//! What the servers of a site tell each other of their lobbies, so that there is one: open tables, and codes.
//!
//! Every server knows all of it, and answers for all. Whoever misses something asks for it again. Searches for people are
//! kept by one server, to which the others pass their clients on (`cluster/mod.rs`).

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tracing::warn;

use super::{Code, Known, Lobby, OpenTable};
use crate::store::{Bus, Heard};

/// What a server tells the others.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "lobby", rename_all = "kebab-case")]
enum News {
    /// It offers a table, or what is told of it has changed.
    Offer { table: Box<OpenTable> },
    /// It offers a table no longer.
    Withdraw { id: String },
    /// A game has that code.
    Code { id: String, code: Code },
    /// A game is over: its code leads nowhere any more.
    Forget { id: String },
    /// The server with that number is to tell everything again.
    Again { whom: i64 },
}

/// Over which bus a lobby tells its news.
#[derive(Clone)]
pub(super) struct Teller(Arc<dyn Bus>);

impl std::fmt::Debug for Teller {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Teller")
    }
}

impl Teller {
    fn say(&self, news: &News) {
        let told = serde_json::to_string(news).map(|text| self.0.tell(&text));
        if !matches!(told, Ok(Ok(()))) {
            warn!(?told, "the other servers are not told of a table");
        }
    }
}

impl Known {
    fn say(&self, news: impl FnOnce() -> News) {
        if let Some(teller) = &self.teller {
            teller.say(&news());
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

    /// What a server said of its tables is no longer so.
    fn drop_offers_of(&mut self, node: i64) {
        let theirs = &mut self.theirs;
        self.open.retain(|id, _| theirs.get(id) != Some(&node));
        theirs.retain(|_, from| *from != node);
    }

    fn hear(&mut self, heard: Heard, number: i64) {
        match heard {
            Heard::Gone { from } => self.drop_offers_of(from),
            Heard::Missed { from } => {
                self.drop_offers_of(from);
                self.say(|| News::Again { whom: from });
            }
            // Servers tell each other of more than their lobbies.
            Heard::Note { text, .. } if !text.starts_with("{\"lobby\"") => {}
            Heard::Note { from, text } => match serde_json::from_str(&text) {
                Ok(news) => self.hear_news(news, from, number),
                Err(error) => warn!(from, why = %error, "a server says of its lobby what is not understood"),
            },
        }
    }

    fn hear_news(&mut self, news: News, from: i64, number: i64) {
        match news {
            News::Offer { table } => {
                self.theirs.insert(table.id.clone(), from);
                self.open.insert(table.id.clone(), *table);
            }
            // Whoever has the game now may have been heard first.
            News::Withdraw { id } => {
                if self.theirs.get(&id) == Some(&from) {
                    self.theirs.remove(&id);
                    self.open.remove(&id);
                }
            }
            News::Code { id, code } => self.note_code(&id, code),
            News::Forget { id } => {
                self.forget(&id);
            }
            News::Again { whom } if whom == number => {
                for table in self.open.values().filter(|table| !self.theirs.contains_key(&table.id)) {
                    self.tell_offer(table);
                }
                for (id, (code, _)) in &self.codes {
                    self.tell_code(id, *code);
                }
            }
            News::Again { .. } => {}
        }
    }
}

impl Lobby {
    /// Tells the other servers of a site what is to be known, and hears what they tell, for ever.
    pub(crate) async fn share(self: Arc<Lobby>, bus: Arc<dyn Bus>) {
        let (mut hears, number) = (bus.listen(), bus.number());
        self.known().teller = Some(Teller(bus));
        while let Ok(heard) = hears.next().await {
            let known = &mut *self.known();
            match heard {
                Some(heard) => known.hear(heard, number),
                None => {
                    let mut others: Vec<i64> = known.theirs.values().copied().collect();
                    others.sort_unstable();
                    others.dedup();
                    others.into_iter().for_each(|from| known.hear(Heard::Missed { from }, number));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Seat;

    use super::*;
    use crate::guests::Guest;
    use crate::lobby::LobbyNews;
    use crate::lobby::filter::Filter;
    use crate::lobby::near::Own;
    use crate::store::Hub;

    fn table(id: &str, watching: u32) -> OpenTable {
        let text = format!(
            r#"{{"id":"{id}","rules":"chess","changed":0,"seats":[],"free":["south"],"begun":false,"watching":{watching}}}"#
        );
        let table: OpenTable = serde_json::from_str(&text).unwrap();
        assert_eq!(table.free, [Seat::South]);
        table
    }

    /// The tables that are offered at a lobby, with how many watch, once they are those.
    async fn offers(lobby: &Lobby, wanted: &[(&str, u32)]) {
        loop {
            let LobbyNews::Offers { tables, .. } = lobby.offers(None, &Filter::default(), &Own::default()) else {
                panic!("these are offers")
            };
            let mut seen: Vec<(&str, u32)> = tables.iter().map(|table| (table.id.as_str(), table.watching)).collect();
            seen.sort_unstable();
            if seen == wanted {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn lobbies_of_a_site_are_one() {
        let hub = Arc::new(Hub::default());
        let (one, two) = (Arc::new(Lobby::default()), Arc::new(Lobby::default()));
        let (first, second) = (Arc::new(hub.join()), Arc::new(hub.join()));
        let sharing = tokio::spawn(Arc::clone(&one).share(first.clone()));
        tokio::spawn(Arc::clone(&two).share(second));
        while one.known().teller.is_none() || two.known().teller.is_none() {
            tokio::task::yield_now().await;
        }
        one.offer(table("a", 0));
        two.offer(table("b", 0));
        let code = one.code_of("a").to_string();
        offers(&two, &[("a", 0), ("b", 0)]).await;
        offers(&one, &[("a", 0), ("b", 0)]).await;
        let here = Guest::server();
        assert_eq!(two.find(&code, &here), Ok("a".to_owned()));
        one.offer(table("a", 3));
        offers(&two, &[("a", 3), ("b", 0)]).await;

        // A game that has changed hands is offered by whoever has it now, whatever the other one says late.
        two.offer(table("a", 1));
        one.withdraw("a");
        offers(&one, &[("a", 1), ("b", 0)]).await;
        offers(&two, &[("a", 1), ("b", 0)]).await;

        // One that comes later asks what there is, and what a server offered that is gone is offered no longer.
        let (three, third) = (Arc::new(Lobby::default()), Arc::new(hub.join()));
        tokio::spawn(Arc::clone(&three).share(third.clone()));
        while three.known().teller.is_none() {
            tokio::task::yield_now().await;
        }
        two.offer(table("c", 0));
        offers(&three, &[("c", 0)]).await;
        three.known().hear(Heard::Missed { from: 2 }, third.number());
        offers(&three, &[("a", 1), ("b", 0), ("c", 0)]).await;
        while three.find(&code, &here).is_err() {
            tokio::task::yield_now().await;
        }
        one.offer(table("d", 0));
        offers(&three, &[("a", 1), ("b", 0), ("c", 0), ("d", 0)]).await;
        first.leave().await;
        offers(&three, &[("a", 1), ("b", 0), ("c", 0)]).await;
        one.forget("a");
        sharing.abort();
    }
}
