//! The games that are played now and may be watched by everybody, with their boards.
//!
//! Which these are the lobby knows, of all servers of a site: tables that are open, so that whoever set them up wants them to
//! be seen, with everybody in their seats. How they stand is read from the store, where each entry leaves its position.

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ashtapada_rules::{AnyPosition, Position as _};
use ashtapada_table::{Problem, View};
use tokio::sync::Mutex;

use super::{LiveTable, Lobby, OpenTable};
use crate::accounts::AccountService;
use crate::store::ListedGame;

/// They are read anew only when somebody asks, and not more often than that.
const FRESH: Duration = Duration::from_secs(1);
/// So many are read.
const READ: usize = 60;
/// So many are told of to whoever shows none yet.
const TOLD: usize = 6;
/// And so many of those that somebody shows already.
const ASKED: usize = 12;

/// The tables to watch, as they were told last.
pub struct LiveTables {
    lobby: Arc<Lobby>,
    accounts: Arc<AccountService>,
    last: Mutex<Option<(Instant, Vec<LiveTable>)>>,
}

impl LiveTables {
    /// Those of this lobby, whose games are found there.
    pub fn new(lobby: Arc<Lobby>, accounts: Arc<AccountService>) -> LiveTables {
        LiveTables { lobby, accounts, last: Mutex::default() }
    }

    /// The tables, for somebody who shows some of them already: these as they stand, and then others, those with the most
    /// people first.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn now(&self, shown: &str) -> Result<Vec<LiveTable>, Problem> {
        let shown: Vec<&str> = shown.split(',').take(ASKED).collect();
        let (mut known, mut others): (Vec<LiveTable>, Vec<LiveTable>) =
            self.all().await?.into_iter().partition(|live| shown.contains(&live.table.id.as_str()));
        others.truncate(TOLD);
        known.extend(others);
        Ok(known)
    }

    /// All of them. Who asks while they are being read waits for the same answer.
    async fn all(&self) -> Result<Vec<LiveTable>, Problem> {
        let mut last = self.last.lock().await;
        if let Some((at, tables)) = &*last
            && at.elapsed() < FRESH
        {
            return Ok(tables.clone());
        }
        let offered = self.lobby.watchable(READ);
        let ids: Vec<&str> = offered.iter().map(|table| table.id.as_str()).collect();
        let games = match ids.is_empty() {
            true => Vec::new(),
            false => self.accounts.told("live games", self.accounts.stored().games(&ids).await)?,
        };
        let tables: Vec<LiveTable> = offered
            .into_iter()
            .filter_map(|table| {
                let game = games.iter().find(|listed| listed.game.id == table.id)?;
                live(table, game)
            })
            .collect();
        *last = Some((Instant::now(), tables.clone()));
        Ok(tables)
    }
}

/// A table as it stands; `None` if it is over by now, or cannot be read.
fn live(table: OpenTable, ListedGame { game, glance, .. }: &ListedGame) -> Option<LiveTable> {
    let begun = game.setup.begin().ok().filter(|_| !glance.over)?;
    let position = AnyPosition::parse(&glance.position, &begun.options).ok()?;
    Some(LiveTable { table, board: *position.board(), view: View::of(&position) })
}

impl Lobby {
    /// The open tables that are played at with nobody missing, those with the most people first.
    fn watchable(&self, most: usize) -> Vec<OpenTable> {
        let known = self.known();
        let is_played = |table: &&OpenTable| table.begun && table.free.is_empty();
        let mut tables: Vec<OpenTable> = known.open.values().filter(is_played).cloned().collect();
        let people = |table: &OpenTable| table.seats.iter().filter(|plan| plan.player.is_human()).count();
        tables.sort_by_key(|table| (Reverse(people(table)), Reverse(table.watching), table.id.clone()));
        tables.truncate(most);
        tables
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str, more: &str) -> OpenTable {
        let text = format!(r#"{{"id":"{id}","rules":"chess","changed":0,{more}}}"#);
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn those_are_watched_that_are_played_at_with_nobody_missing() {
        let lobby = Lobby::default();
        let person = |seat: &str| format!(r#"{{"seat":"{seat}","player":{{"kind":"human","name":""}}}}"#);
        let computer = r#"{"seat":"north","player":{"kind":"bot","bot":"level-3"}}"#;
        let alone = format!("{},{computer}", person("south"));
        let both = format!("{},{}", person("south"), person("north"));
        for (id, seats, free, begun, watching) in [
            ("alone", &alone, "", true, 9),
            ("few", &both, "", true, 0),
            ("many", &both, "", true, 2),
            ("waits", &both, r#""north""#, true, 5),
            ("new", &both, "", false, 5),
        ] {
            let more = format!(r#""seats":[{seats}],"free":[{free}],"begun":{begun},"watching":{watching}"#);
            lobby.offer(table(id, &more));
        }
        let ids = |most| lobby.watchable(most).into_iter().map(|table| table.id).collect::<Vec<_>>();
        assert_eq!(ids(READ), ["many", "few", "alone"]);
        assert_eq!(ids(2), ["many", "few"]);
    }
}
