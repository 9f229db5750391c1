//! All games of a store as records, one after another.

use std::io::{self, Write};

use ashtapada_table::Table;

use crate::store::{Store, StoreError};

/// How many games are named at once.
const PAGE: u32 = 500;

/// The summary of an export.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExportSummary {
    pub games: u64,
    /// The games that cannot be read, each with why.
    pub unread: Vec<(String, String)>,
}

/// The error of an export.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The storage fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is written to fails.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Writes every game as a record, in the order of their ids, an empty line between two; also those that go on, as far as
/// they were played. Of the games, one at a time is in memory. One that cannot be read is left out, and named.
///
/// # Errors
/// The storage fails as a whole, or the output does.
pub async fn export(store: &dyn Store, out: &mut (dyn Write + Send)) -> Result<ExportSummary, ExportError> {
    let (mut exported, mut after) = (ExportSummary::default(), None);
    loop {
        let ids = store.ids(after.as_deref(), PAGE).await?;
        let Some(last) = ids.last().cloned() else { return Ok(exported) };
        for id in ids {
            match record(store, &id).await? {
                Some(Ok(text)) => {
                    if exported.games > 0 {
                        out.write_all(b"\n")?;
                    }
                    out.write_all(text.as_bytes())?;
                    exported.games += 1;
                }
                Some(Err(why)) => exported.unread.push((id, why)),
                None => {}
            }
        }
        after = Some(last);
    }
}

/// The record of a game, or why it cannot be read; `None` if it was removed meanwhile.
async fn record(store: &dyn Store, id: &str) -> Result<Option<Result<String, String>>, StoreError> {
    let read = async {
        let Some(game) = store.game(id).await? else { return Ok(None) };
        Ok(Some((game, store.log(id, 0).await?)))
    };
    match read.await {
        Ok(None) => Ok(None),
        Ok(Some((game, log))) => {
            Ok(Some(Table::open(game, log).map(|table| table.record().to_string()).map_err(|error| error.to_string())))
        }
        Err(StoreError::Damaged(why)) => Ok(Some(Err(why))),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::{Lang, Words};
    use ashtapada_table::record::Record;
    use ashtapada_table::{NewGame, StoredEntry};

    use super::*;
    use crate::setup::set_up_as;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn all_games_are_written_and_those_that_cannot_be_read_are_named() {
        let store = MemoryStore::default();
        let (mut out, mut called) = (Vec::new(), Vec::new());
        assert_eq!(export(&store, &mut out).await.unwrap(), ExportSummary::default());
        assert!(out.is_empty());
        let entry = |act: &str| StoredEntry {
            seq: 1,
            seat: Some(ashtapada_rules::Seat::South),
            act: act.to_owned(),
            client: None,
            at: 1_000,
            spent: None,
        };
        for (id, rules, act) in [
            ("a", "soldiers16-bl", None),
            ("b", "soldiers16-bl", Some("nonsense")),
            ("c", "chaturaji-pl-solo", None),
            ("d", "vilac-9506", Some("e2e4")),
        ] {
            let options = (rules == "soldiers16-bl").then(|| ("firstPlayer".to_owned(), "south".to_owned()));
            let asked = NewGame { options: options.into_iter().collect(), ..NewGame::of(rules) };
            let (table, log) = set_up_as(id, &asked, 0, Words::new(Lang::EN)).unwrap();
            called.push(table.header().reference());
            store.create(table.header(), &log, &table.glance()).await.unwrap();
            if let Some(act) = act {
                store.append(id, &entry(act), &table.glance()).await.unwrap();
            }
        }
        let exported = export(&store, &mut out).await.unwrap();
        assert_eq!((exported.games, exported.unread.len()), (3, 1));
        assert_eq!(exported.unread[0].0, "b");
        let text = String::from_utf8(out).unwrap();
        let begins: Vec<usize> = text.match_indices("[Rules ").map(|(at, _)| at).collect();
        let ends = begins.iter().skip(1).copied().chain([text.len()]);
        let records = begins.iter().zip(ends).map(|(&from, to)| text[from..to].parse::<Record>().unwrap());
        let names: Vec<String> = records.map(|record| record.tag("Game").unwrap().to_owned()).collect();
        called.remove(1);
        assert_eq!(names, called);
        assert!(!text.contains("[Secret "), "none of these games is over");
    }
}
