//! The secret of the site, and what follows from it: nobody can compute that who does not have the database.

use std::sync::Arc;

use ashtapada_local::setup::letters;
use ashtapada_rulebook::Day;
use ashtapada_table::Problem;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::sync::OnceCell;

use crate::problem;
use crate::setup::random;
use crate::store::Store;

/// Names what is derived, so that nothing else is the same.
const NEXT: &str = "ashtapada-next-game";
const STRONGEST: &str = "ashtapada-strongest-of-day";

/// The secret of the site, read from the store when it is first asked for: all servers of the site have the same.
pub struct SiteSecret {
    store: Arc<dyn Store>,
    known: OnceCell<[u8; 32]>,
}

impl SiteSecret {
    /// That of the site whose games are stored there.
    pub fn of(store: Arc<dyn Store>) -> SiteSecret {
        SiteSecret { store, known: OnceCell::new() }
    }

    /// Its bytes.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn bytes(&self) -> Result<&[u8; 32], Problem> {
        let read = async { Ok::<_, Problem>(self.store.secret(random()?).await?) };
        self.known.get_or_try_init(|| read).await
    }

    /// The id of the game that the same group plays after this one: there is only one such game, whoever asks for it,
    /// however often, and at whichever server. Whoever knows this game's id cannot tell it.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn next_id(&self, id: &str) -> Result<String, Problem> {
        self.id_of(NEXT, id).await
    }

    /// The id of the game that the strongest computer player plays of a game of a day: one for all servers of a site. Whoever
    /// knows the day cannot tell it.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn day_id(&self, game: &str, day: Day) -> Result<String, Problem> {
        self.id_of(STRONGEST, &format!("{game} {day}")).await
    }

    async fn id_of(&self, label: &str, of: &str) -> Result<String, Problem> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.bytes().await?).map_err(problem::internal)?;
        mac.update(label.as_bytes());
        mac.update(&[0]);
        mac.update(of.as_bytes());
        Ok(letters(&mac.finalize().into_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;

    #[tokio::test]
    async fn the_next_game_is_the_same_for_all_servers_of_a_site_and_of_no_other() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let (one, two) = (SiteSecret::of(Arc::clone(&store)), SiteSecret::of(store));
        let other = SiteSecret::of(Arc::new(MemoryStore::default()));
        let next = one.next_id("h7xk2m5q0w3e").await.unwrap();
        assert_eq!(two.next_id("h7xk2m5q0w3e").await.unwrap(), next);
        assert_eq!(next.len(), 12);
        let day = one.day_id("throw", Day(20_779)).await.unwrap();
        assert_eq!(two.day_id("throw", Day(20_779)).await.unwrap(), day);
        assert_ne!(one.day_id("throw", Day(20_780)).await.unwrap(), day);
        assert_ne!(one.day_id("hunt", Day(20_779)).await.unwrap(), day);
        assert_ne!(one.next_id("2026-11-22").await.unwrap(), day, "what is derived for one thing is not for another");
        assert_ne!(other.next_id("h7xk2m5q0w3e").await.unwrap(), next, "without the secret it cannot be told");
        assert_ne!(one.next_id("h7xk2m5q0w3f").await.unwrap(), next);
    }
}
