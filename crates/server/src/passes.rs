//! What stays open is opened by somebody who is known, by the token of a session or a program: when that is worth nothing any
//! more, it ends.
//!
//! Sockets of this server end at once, those of other servers as soon as they are told ([`PassEnd`]). That may be lost, and a
//! token may run out: so each socket also looks whether its token is still there, every five minutes.

use std::collections::HashMap;
use std::future::pending;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::clock;
use crate::store::{Store, TokenHash};

/// How often a token is looked for.
const LOOK: Duration = Duration::from_secs(300);

/// The passes of this server: the tokens by which its sockets are open.
pub struct Passes {
    open: Mutex<HashMap<[u8; 32], OpenToken>>,
    store: Arc<dyn Store>,
    teller: OnceLock<EndSender>,
}

/// A token by which sockets are open.
struct OpenToken {
    account: String,
    /// Turns true when the token is worth nothing any more.
    ended: watch::Sender<bool>,
    sockets: usize,
}

/// The sender that tells other servers what has ended.
type EndSender = Box<dyn Fn(&PassEnd) + Send + Sync>;

/// The end of passes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "session", rename_all = "kebab-case")]
pub enum PassEnd {
    /// A token is worth nothing any more.
    Token { hash: [u8; 32] },
    /// An account is gone, with all its tokens.
    Account { id: String },
}

impl Passes {
    /// Those of a server with that storage.
    pub fn new(store: Arc<dyn Store>) -> Arc<Passes> {
        Arc::new(Passes { open: Mutex::default(), store, teller: OnceLock::new() })
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<[u8; 32], OpenToken>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A pass for a socket that is opened by that token of an account.
    pub fn of(self: &Arc<Passes>, account: &str, hash: TokenHash) -> Pass {
        let mut known = self.known();
        let open = known.entry(hash.0).or_insert_with(|| OpenToken {
            account: account.to_owned(),
            ended: watch::Sender::new(false),
            sockets: 0,
        });
        open.sockets += 1;
        let (passes, ended) = (Arc::downgrade(self), open.ended.subscribe());
        Pass(Some(Box::new(PassToken { passes, hash, ended, look: Instant::now() + LOOK })))
    }

    /// Ends all that is open by a token that is worth nothing any more, at every server of the site.
    pub fn end_token(&self, hash: &TokenHash) {
        self.end_everywhere(&PassEnd::Token { hash: hash.0 });
    }

    /// The same of all tokens of an account that is gone.
    pub fn end_account(&self, id: &str) {
        self.end_everywhere(&PassEnd::Account { id: id.to_owned() });
    }

    fn end_everywhere(&self, what: &PassEnd) {
        self.end_here(what);
        if let Some(tell) = self.teller.get() {
            tell(what);
        }
    }

    /// Ends at this server alone what has ended.
    pub fn end_here(&self, what: &PassEnd) {
        for (hash, open) in &*self.known() {
            let is_meant = match what {
                PassEnd::Token { hash: ended } => ended == hash,
                PassEnd::Account { id } => *id == open.account,
            };
            if is_meant {
                open.ended.send_replace(true);
            }
        }
    }

    /// Has other servers told what has ended from now on; said once.
    pub fn tell_by(&self, tell: impl Fn(&PassEnd) + Send + Sync + 'static) {
        let _ = self.teller.set(Box::new(tell));
    }

    /// Whether a token is still worth something; so it is taken while the storage fails.
    async fn is_worth_something(&self, hash: &TokenHash) -> bool {
        !matches!(self.store.accounts().token(hash, clock::now()).await, Ok(None))
    }
}

/// The pass by which something is open. That of nobody who is known never ends.
pub struct Pass(Option<Box<PassToken>>);

/// The token of a pass.
struct PassToken {
    passes: Weak<Passes>,
    hash: TokenHash,
    ended: watch::Receiver<bool>,
    /// When it is looked for next.
    look: Instant,
}

impl Pass {
    /// That of somebody who is not known.
    pub fn of_nobody() -> Pass {
        Pass(None)
    }

    /// Completes when it is worth nothing any more.
    pub async fn ends(&mut self) {
        let Some(token) = &mut self.0 else { return pending().await };
        loop {
            // It stays known as long as this does.
            let ended = async {
                let _ = token.ended.wait_for(|ended| *ended).await;
            };
            tokio::select! {
                () = ended => return,
                () = sleep_until(token.look) => {
                    let Some(passes) = token.passes.upgrade() else { return pending().await };
                    if !passes.is_worth_something(&token.hash).await {
                        return;
                    }
                    token.look = Instant::now() + LOOK;
                }
            }
        }
    }
}

impl Drop for PassToken {
    fn drop(&mut self) {
        let Some(passes) = self.passes.upgrade() else { return };
        let mut known = passes.known();
        if let Some(open) = known.get_mut(&self.hash.0) {
            open.sockets -= 1;
            if open.sockets == 0 {
                known.remove(&self.hash.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;
    use crate::store::{Account, AccountKind, MemoryStore, Token as StoredToken, TokenKind};

    async fn signed_in(store: &dyn Store, text: &str, id: &str) -> (String, TokenHash) {
        let account =
            Account { id: id.to_owned(), name: id.to_owned(), kind: AccountKind::Person, owner: None, created: 1 };
        let _ = store.accounts().create_account(&account, None).await;
        let (hash, account_id) = (TokenHash::of(text), id.to_owned());
        let token = StoredToken {
            hash,
            account: account_id,
            kind: TokenKind::Session,
            name: String::new(),
            created: 1,
            expires: None,
        };
        store.accounts().add_token(&token).await.unwrap();
        (account.id, token.hash)
    }

    fn of(passes: &Arc<Passes>, (account, hash): &(String, TokenHash)) -> Pass {
        passes.of(account, *hash)
    }

    fn has_ended(pass: &mut Pass) -> bool {
        pass.ends().now_or_never().is_some()
    }

    #[tokio::test]
    async fn a_pass_ends_with_its_token_at_every_server_and_no_other() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let (phone, desk, jan) = (
            signed_in(&*store, "phone", "anna").await,
            signed_in(&*store, "desk", "anna").await,
            signed_in(&*store, "jan", "jan").await,
        );
        let (here, there) = (Passes::new(Arc::clone(&store)), Passes::new(Arc::clone(&store)));
        for (from, to) in [(&here, &there), (&there, &here)] {
            let to = Arc::clone(to);
            from.tell_by(move |ended| to.end_here(ended));
        }
        let mut own = [of(&here, &phone), of(&here, &phone), of(&here, &desk), of(&here, &jan), Pass::of_nobody()];
        let mut far = [of(&there, &phone), of(&there, &desk), of(&there, &jan)];
        here.end_token(&phone.1);
        assert_eq!(own.each_mut().map(has_ended), [true, true, false, false, false]);
        far[0].ends().await;
        assert_eq!(far.each_mut().map(has_ended), [true, false, false]);
        there.end_account("anna");
        own[2].ends().await;
        assert_eq!(far.each_mut().map(has_ended), [true, true, false]);
        assert!(!has_ended(&mut own[3]) && !has_ended(&mut own[4]));
        drop((own, far));
        assert!(here.known().is_empty() && there.known().is_empty(), "nothing is kept of what is closed");
    }

    #[tokio::test(start_paused = true)]
    async fn a_token_that_went_unheard_is_missed_after_five_minutes() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let anna = signed_in(&*store, "phone", "anna").await;
        let passes = Passes::new(Arc::clone(&store));
        let mut pass = of(&passes, &anna);
        let begun = Instant::now();
        assert!(tokio::time::timeout(LOOK * 3, pass.ends()).await.is_err(), "it is there");
        store.accounts().remove_token(&anna.1).await.unwrap();
        pass.ends().await;
        assert!(begun.elapsed() <= LOOK * 4 + Duration::from_secs(1), "{:?}", begun.elapsed());
    }
}
