//! Games from a file of records, as [`export`](crate::export) writes it: from another server, or from a page without one.

use ashtapada_local::position::{read_record, records};
use ashtapada_rulebook::Words;
use ashtapada_table::Problem;

use crate::store::Store;
use crate::{clock, setup};

/// The summary of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportSummary {
    /// The ids of the games, which are new ones.
    pub games: Vec<String>,
    /// The records that cannot be read, by their place among all from 1, each with why.
    pub unread: Vec<(usize, String)>,
}

/// Adds every game of a file of records. Each is a game at one screen that goes on where its record ends; one that cannot be read is
/// left out, and named in the language of `words`.
///
/// # Errors
/// The storage fails; the games before are added.
pub async fn import(store: &dyn Store, text: &str, words: Words) -> Result<ImportSummary, Problem> {
    let mut imported = ImportSummary::default();
    for (place, record) in records(text).into_iter().enumerate() {
        let read = read_record(record, words).and_then(|asked| setup::set_up(&asked, clock::now(), words));
        match read {
            Ok((table, log)) => {
                store.create(table.header(), &log, &table.glance()).await?;
                imported.games.push(table.header().id.clone());
            }
            Err(problem) => imported.unread.push((place + 1, problem.message)),
        }
    }
    Ok(imported)
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_table::NewGame;

    use super::*;
    use crate::export;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn what_is_exported_is_imported_elsewhere_and_what_is_broken_is_named() {
        let (here, there, words) = (MemoryStore::default(), MemoryStore::default(), Words::new(Lang::EN));
        for rules in ["soldiers16-bl", "chaturaji-pl-solo", "vilac-9506"] {
            let (table, log) = setup::set_up(&NewGame::of(rules), 0, words).unwrap();
            here.create(table.header(), &log, &table.glance()).await.unwrap();
        }
        let mut text = Vec::new();
        export(&here, &mut text).await.unwrap();
        let text = format!("{}\n[Rules \"halma\"]\n\n1. e4\n", String::from_utf8(text).unwrap());
        let imported = import(&there, &text, words).await.unwrap();
        assert_eq!((imported.games.len(), imported.unread.len(), imported.unread[0].0), (3, 1, 4), "{imported:?}");
        let mut again = Vec::new();
        assert_eq!(export(&there, &mut again).await.unwrap().games, 3);
    }
}
