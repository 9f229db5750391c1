//! `ashtapada ratings`: what whoever runs a server can do about ratings (`docs/ratings.md`).

use std::io::{self, Write};
use std::path::PathBuf;

use ashtapada_rulebook::Words;
use ashtapada_server::store::{BackupError, Store, StoreLocation};
use ashtapada_server::{ServeError, database_file};
use ashtapada_table::PlayerId;

use super::Failure;
use super::serve::data_folder;

/// Declare a rated game void, or take a player off the lists of ratings
///
///   ashtapada ratings void h7xk2m5q0w3e          the game has never counted
///   ashtapada ratings hide account:k3v9x2m7q4w8  the player is on no list any more
///   ashtapada ratings show account:k3v9x2m7q4w8  and is again
///
/// A server that keeps its games in a file has to be stopped meanwhile; with --database it may go on.
/// Where there is nothing to change, that is told, and the exit status is 1.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Ratings {
    #[command(subcommand)]
    what: What,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH", global = true)]
    data: Option<PathBuf>,
    /// PostgreSQL database of the games, instead of a file. The password may stand in PGPASSWORD
    #[arg(
        long,
        value_name = "URL",
        env = "ASHTAPADA_DATABASE",
        hide_env_values = true,
        global = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
}

#[derive(clap::Subcommand)]
enum What {
    /// Declare a game void: all ratings of its family are worked out anew without it
    Void {
        /// The id of the game
        game: String,
    },
    /// Take a player off the lists
    Hide {
        /// Who, as in the address of the player's page
        player: PlayerId,
    },
    /// Put a player back on the lists
    Show {
        /// Who
        player: PlayerId,
    },
}

impl Ratings {
    fn place(&self) -> Result<StoreLocation, Failure> {
        if let Some(url) = &self.database {
            return Ok(StoreLocation::Server(url.parse().map_err(ServeError::Store)?));
        }
        let path = database_file(&data_folder(self.data.clone())?);
        match path.is_file() {
            true => Ok(StoreLocation::File(path)),
            false => Err(BackupError::Missing { path }.into()),
        }
    }

    /// Does it, and says what was done.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let place = self.place()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (id, name) = runtime.block_on(async {
            let store = place.store().await.map_err(ServeError::Store)?;
            let done = self.change(&*store).await;
            store.close().await;
            done
        })?;
        writeln!(io::stdout(), "{}", words.with(id, &[("name", &name)]))?;
        Ok(())
    }

    /// What was done, as a message and the name in it. Where nothing was, that is an error.
    async fn change(&self, store: &dyn Store) -> Result<(&'static str, String), Failure> {
        let ratings = store.ratings();
        let (changed, done, same, name) = match &self.what {
            What::Void { game } => {
                (ratings.void(game).await?, "terminal-rated-void", "terminal-rated-no-game", game.clone())
            }
            What::Hide { player } | What::Show { player } => {
                let name = player.to_string();
                let hide = matches!(self.what, What::Hide { .. });
                let is_rated = !ratings.standings(player).await?.is_empty();
                // Who is not there is most likely a slip; who was hidden is shown again, though no game of theirs counts any more.
                let changed = (is_rated || !hide) && ratings.set_hidden(player, hide).await?;
                if !is_rated && !changed {
                    return Err(Failure::Unchanged("terminal-rated-no-player", name));
                }
                match hide {
                    true => (changed, "terminal-rated-hidden", "terminal-rated-hidden-already", name),
                    false => (changed, "terminal-rated-shown", "terminal-rated-shown-already", name),
                }
            }
        };
        if changed { Ok((done, name)) } else { Err(Failure::Unchanged(same, name)) }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::Family;
    use ashtapada_server::store::{Account, AccountKind, RatedGame, SqliteStore};

    use super::*;
    use crate::cli::scratch::Scratch;

    fn run(data: &std::path::Path, what: What) -> Result<(), Failure> {
        Ratings { what, data: Some(data.to_owned()), database: None }.run(Words::new(Lang::EN))
    }

    #[test]
    fn a_game_is_declared_void_and_a_player_taken_off_the_list() {
        let data = Scratch::new("ratings");
        let void = || What::Void { game: "g1".to_owned() };
        assert!(matches!(run(&data, void()), Err(Failure::Backup(BackupError::Missing { .. }))));
        assert!(!database_file(&data).exists(), "nothing is made");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let open = || runtime.block_on(SqliteStore::open(&database_file(&data))).unwrap();
        let (anna, jan): (PlayerId, PlayerId) = ("account:anna".parse().unwrap(), "account:jan".parse().unwrap());
        let game = |id: &str| {
            let result = ashtapada_ratings::Game::of([(1, vec![anna.clone()]), (2, vec![jan.clone()])]);
            RatedGame { game: id.to_owned(), family: Family::Chess, at: 1, result }
        };
        let store = open();
        for player in [&anna, &jan] {
            let (id, name) = (player.which().to_owned(), String::new());
            let account = Account { id, name, kind: AccountKind::Person, owner: None, created: 1 };
            runtime.block_on(store.accounts().create_account(&account, None)).unwrap();
        }
        for id in ["g1", "g2"] {
            runtime.block_on(store.ratings().count(&game(id))).unwrap();
        }
        // It is in use.
        assert!(matches!(run(&data, void()), Err(Failure::Serve(_))));
        runtime.block_on(store.close());
        drop(store);
        assert!(run(&data, void()).is_ok());
        // Where nothing is changed, that is told, and the command fails.
        let unchanged = |what| {
            let failure = run(&data, what).err().unwrap();
            (failure.code(), failure.told(Words::new(Lang::EN)))
        };
        let refused = |text: &str| (1, text.to_owned());
        assert_eq!(unchanged(void()), refused("There is no rated game g1 that counts."));
        assert_eq!(unchanged(What::Void { game: "g9".to_owned() }), refused("There is no rated game g9 that counts."));
        let nobody = || "account:nobody".parse().unwrap();
        for what in [What::Hide { player: nobody() }, What::Show { player: nobody() }] {
            let (code, told) = unchanged(what);
            assert!(code == 1 && told.starts_with("account:nobody has no rating here"), "{told}");
        }
        let (code, told) = unchanged(What::Show { player: anna.clone() });
        assert!(code == 1 && told.contains("was not hidden"), "{told}");
        assert!(run(&data, What::Hide { player: anna.clone() }).is_ok());
        let (code, told) = unchanged(What::Hide { player: anna.clone() });
        assert!(code == 1 && told.contains("was already hidden from the ratings"), "{told}");
        let store = open();
        let best = runtime.block_on(store.ratings().best(Family::Chess, None, 9)).unwrap();
        assert_eq!(best.players.iter().map(|rated| rated.player.clone()).collect::<Vec<_>>(), [jan]);
        assert_eq!(best.players[0].standing.games, 1);
        runtime.block_on(store.close());
        drop(store);
        assert!(run(&data, What::Show { player: anna.clone() }).is_ok());
        let store = open();
        let best = runtime.block_on(store.ratings().best(Family::Chess, None, 9));
        assert_eq!(best.unwrap().players.len(), 2);
        runtime.block_on(store.close());
        drop(store);
        // Who was hidden is shown again, though nothing of theirs counts any more.
        assert!(run(&data, What::Hide { player: anna.clone() }).is_ok());
        assert!(run(&data, What::Void { game: "g2".to_owned() }).is_ok());
        assert!(run(&data, What::Show { player: anna }).is_ok());
    }
}
