//! The lobbies of a site are one: each server tells the others of its open tables and codes, and answers for all.
//!
//! Whoever misses something asks for it again. Searches for people are kept by one server, to which the others pass their
//! clients on.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tracing::warn;

use crate::lobby::{Lobby, News};
use crate::store::{Bus, BusEvent};

/// A note of a server to the others about its lobby.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum LobbyNote {
    News(News),
    Request(LobbyRequest),
}

/// A request of a server to the others.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "lobby", rename_all = "kebab-case")]
enum LobbyRequest {
    /// The server with that number is to tell everything again.
    Again { whom: i64 },
}

fn tell(bus: &dyn Bus, note: &impl Serialize) {
    let told = serde_json::to_string(note).map(|text| bus.tell(&text));
    if !matches!(told, Ok(Ok(()))) {
        warn!(?told, "the other servers are not told of a table");
    }
}

/// Tells the other servers what is new in a lobby from now on, and hears what they tell, for ever.
pub fn share(lobby: Arc<Lobby>, bus: Arc<dyn Bus>) -> impl Future<Output = ()> + Send {
    let mut hears = bus.listen();
    let teller = Arc::clone(&bus);
    lobby.tell_by(move |news| tell(&*teller, news));
    async move {
        while let Ok(heard) = hears.next().await {
            match heard {
                Some(heard) => hear(&lobby, &*bus, heard),
                None => lobby.others().into_iter().for_each(|from| hear(&lobby, &*bus, BusEvent::Missed { from })),
            }
        }
    }
}

fn hear(lobby: &Lobby, bus: &dyn Bus, heard: BusEvent) {
    match heard {
        BusEvent::Gone { from } => lobby.drop_offers_of(from),
        BusEvent::Missed { from } => {
            lobby.drop_offers_of(from);
            tell(bus, &LobbyRequest::Again { whom: from });
        }
        // Servers tell each other of more than their lobbies.
        BusEvent::Note { text, .. } if !text.starts_with("{\"lobby\"") => {}
        BusEvent::Note { from, text } => match serde_json::from_str(&text) {
            Ok(LobbyNote::News(news)) => lobby.hear(news, from),
            Ok(LobbyNote::Request(LobbyRequest::Again { whom })) if whom == bus.number() => lobby.tell_all(),
            Ok(LobbyNote::Request(LobbyRequest::Again { .. })) => {}
            Err(error) => warn!(from, why = %error, "a server says of its lobby what is not understood"),
        },
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Seat;

    use super::*;
    use crate::guests::Guest;
    use crate::lobby::{Filter, LobbyNews, OpenTable, RatingPoints};
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
            let LobbyNews::Offers { tables, .. } = lobby.offers(None, &Filter::default(), &RatingPoints::default())
            else {
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
        let sharing = tokio::spawn(share(Arc::clone(&one), first.clone()));
        tokio::spawn(share(Arc::clone(&two), second));
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
        tokio::spawn(share(Arc::clone(&three), third.clone()));
        two.offer(table("c", 0));
        offers(&three, &[("c", 0)]).await;
        hear(&three, &*third, BusEvent::Missed { from: 2 });
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
