//! Accounts in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ashtapada_table::{PlayerId, PlayerKind};
use async_trait::async_trait;

use super::{MemoryStore, page_of};
use crate::accounts::{Account, AccountError, Accounts, Ceremony, CeremonyKind, Credential, Token, TokenHash};
use crate::{Cursor, GamePage, ListFilter, ListedGame};

/// The accounts, with all that belongs to them.
#[derive(Debug, Default)]
pub struct MemoryAccounts {
    accounts: Vec<Account>,
    credentials: Vec<Credential>,
    tokens: Vec<Token>,
    ceremonies: Vec<Ceremony>,
    /// What accounts show of themselves, by their ids.
    shown: BTreeMap<String, String>,
}

impl MemoryAccounts {
    /// Where there are as many ceremonies of a kind, the oldest of the crowd with the most gives way; the new one counts.
    fn make_room(&mut self, new: &Ceremony, most: usize) {
        let kind = new.kind;
        let mut crowds: BTreeMap<&str, usize> = BTreeMap::new();
        for going in self.ceremonies.iter().filter(|going| going.kind == kind) {
            *crowds.entry(&going.crowd).or_default() += 1;
        }
        if crowds.values().sum::<usize>() < most {
            return;
        }
        if let Some(own) = crowds.get_mut(&*new.crowd) {
            *own += 1;
        }
        let Some((fullest, _)) = crowds.into_iter().max_by_key(|&(crowd, count)| (count, Reverse(crowd))) else {
            return;
        };
        let theirs =
            self.ceremonies.iter().enumerate().filter(|(_, going)| going.kind == kind && going.crowd == fullest);
        if let Some((oldest, _)) = theirs.min_by_key(|(_, going)| (going.expires, going.challenge)) {
            self.ceremonies.swap_remove(oldest);
        }
    }

    fn has(&self, id: &str) -> bool {
        self.accounts.iter().any(|account| account.id == id)
    }

    fn add(&mut self, credential: &Credential) -> Result<(), AccountError> {
        match self.credentials.iter().any(|known| known.id == credential.id) {
            true => Err(AccountError::Taken),
            false if !self.has(&credential.account) => Err(AccountError::Missing),
            false => {
                self.credentials.push(credential.clone());
                Ok(())
            }
        }
    }
}

fn oldest_first<'a, T: Clone + 'a>(things: impl Iterator<Item = &'a T>, created: impl Fn(&T) -> u64) -> Vec<T> {
    let mut things: Vec<T> = things.cloned().collect();
    things.sort_by_key(created);
    things
}

/// Whether the account of a player is none of these.
pub(super) fn is_gone(player: &PlayerId, accounts: &[PlayerId]) -> bool {
    player.kind() != PlayerKind::Bot && !accounts.contains(player)
}

impl MemoryStore {
    /// The players who have an account.
    pub(super) fn players(&self) -> Vec<PlayerId> {
        self.with_accounts(|known| known.accounts.iter().filter_map(|account| account.player().ok()).collect())
    }
}

#[async_trait]
impl Accounts for MemoryStore {
    async fn create_account(&self, account: &Account, first: Option<&Credential>) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            let is_known = |first: &Credential| known.credentials.iter().any(|credential| credential.id == first.id);
            if known.has(&account.id) || first.is_some_and(is_known) {
                return Err(AccountError::Taken);
            }
            if account.owner.as_ref().is_some_and(|owner| !known.has(owner)) {
                return Err(AccountError::Missing);
            }
            known.accounts.push(account.clone());
            known.credentials.extend(first.cloned());
            Ok(())
        })
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, AccountError> {
        Ok(self.with_accounts(|known| known.accounts.iter().find(|account| account.id == id).cloned()))
    }

    async fn programs(&self, owner: &str) -> Result<Vec<Account>, AccountError> {
        let is_theirs = |account: &&Account| account.owner.as_deref() == Some(owner);
        Ok(self.with_accounts(|known| oldest_first(known.accounts.iter().filter(is_theirs), |account| account.created)))
    }

    async fn rename_account(&self, id: &str, name: &str) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            let account = known.accounts.iter_mut().find(|account| account.id == id).ok_or(AccountError::Missing)?;
            name.clone_into(&mut account.name);
            Ok(())
        })
    }

    async fn shown(&self, id: &str) -> Result<String, AccountError> {
        self.with_accounts(|known| Ok(known.shown.get(id).cloned().unwrap_or_default()))
    }

    async fn set_shown(&self, id: &str, shown: &str) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            if !known.has(id) {
                return Err(AccountError::Missing);
            }
            known.shown.insert(id.to_owned(), shown.to_owned());
            Ok(())
        })
    }

    async fn delete_account(&self, id: &str) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            if !known.has(id) {
                return Err(AccountError::Missing);
            }
            known.accounts.retain(|account| account.id != id && account.owner.as_deref() != Some(id));
            let left: Vec<String> = known.accounts.iter().map(|account| account.id.clone()).collect();
            known.shown.retain(|id, _| left.contains(id));
            known.credentials.retain(|credential| left.contains(&credential.account));
            known.tokens.retain(|token| left.contains(&token.account));
            Ok(())
        })
    }

    async fn add_credential(&self, credential: &Credential) -> Result<(), AccountError> {
        self.with_accounts(|known| known.add(credential))
    }

    async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, AccountError> {
        Ok(self.with_accounts(|known| known.credentials.iter().find(|credential| credential.id == id).cloned()))
    }

    async fn credentials(&self, account: &str) -> Result<Vec<Credential>, AccountError> {
        let is_theirs = |credential: &&Credential| credential.account == account;
        Ok(self.with_accounts(|known| {
            oldest_first(known.credentials.iter().filter(is_theirs), |credential| credential.created)
        }))
    }

    async fn used_credential(&self, id: &[u8], state: &[u8], at: u64) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            let used = known.credentials.iter_mut().find(|credential| credential.id == id);
            let used = used.ok_or(AccountError::Missing)?;
            (used.state, used.used) = (state.to_vec(), Some(at));
            Ok(())
        })
    }

    async fn remove_credential(&self, account: &str, id: &[u8]) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            let theirs = known.credentials.iter().filter(|credential| credential.account == account);
            let (mut count, mut is_one) = (0, false);
            theirs.for_each(|credential| (count, is_one) = (count + 1, is_one || credential.id == id));
            match (is_one, count) {
                (false, _) => Err(AccountError::Missing),
                (true, 1) => Err(AccountError::Last),
                (true, _) => {
                    known.credentials.retain(|credential| credential.id != id);
                    Ok(())
                }
            }
        })
    }

    async fn add_token(&self, token: &Token) -> Result<(), AccountError> {
        self.with_accounts(|known| match known.tokens.iter().any(|other| other.hash == token.hash) {
            true => Err(AccountError::Taken),
            false if !known.has(&token.account) => Err(AccountError::Missing),
            false => {
                known.tokens.push(token.clone());
                Ok(())
            }
        })
    }

    async fn token(&self, hash: &TokenHash, now: u64) -> Result<Option<(Token, Account)>, AccountError> {
        Ok(self.with_accounts(|known| {
            let holds = |token: &&Token| token.hash == *hash && token.expires.is_none_or(|expires| expires > now);
            let token = known.tokens.iter().find(holds)?;
            let account = known.accounts.iter().find(|account| account.id == token.account)?;
            Some((token.clone(), account.clone()))
        }))
    }

    async fn tokens(&self, account: &str) -> Result<Vec<Token>, AccountError> {
        let theirs = |token: &&Token| token.account == account;
        Ok(self.with_accounts(|known| oldest_first(known.tokens.iter().filter(theirs), |token| token.created)))
    }

    async fn renew_token(&self, hash: &TokenHash, expires: u64) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            let found = known.tokens.iter_mut().find(|token| token.hash == *hash);
            if let Some(until) = found.and_then(|token| token.expires.as_mut()) {
                *until = expires.max(*until);
            }
        });
        Ok(())
    }

    async fn remove_token(&self, hash: &TokenHash) -> Result<(), AccountError> {
        self.with_accounts(|known| known.tokens.retain(|token| token.hash != *hash));
        Ok(())
    }

    async fn tidy_tokens(&self, now: u64) -> Result<u64, AccountError> {
        Ok(self.with_accounts(|known| {
            let before = known.tokens.len();
            known.tokens.retain(|token| token.expires.is_none_or(|expires| expires > now));
            (before - known.tokens.len()) as u64
        }))
    }

    async fn begin_ceremony(&self, ceremony: &Ceremony, most: u32, now: u64) -> Result<(), AccountError> {
        self.with_accounts(|known| {
            known.ceremonies.retain(|going| going.expires > now);
            known.make_room(ceremony, most as usize);
            known.ceremonies.push(ceremony.clone());
            Ok(())
        })
    }

    async fn end_ceremony(
        &self,
        kind: CeremonyKind,
        challenge: &[u8; 16],
        now: u64,
    ) -> Result<Option<Vec<u8>>, AccountError> {
        self.with_accounts(|known| {
            let is_it = |going: &Ceremony| going.kind == kind && going.challenge == *challenge && going.expires > now;
            let at = known.ceremonies.iter().position(is_it);
            Ok(at.map(|at| known.ceremonies.swap_remove(at).state))
        })
    }

    async fn games_of(
        &self,
        player: &PlayerId,
        filter: ListFilter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<GamePage, AccountError> {
        Ok(self.with(|games| {
            let theirs = games.values().filter(|kept| kept.game.sitters.players().contains(&player));
            page_of(theirs.filter(|kept| filter.has(kept.glance.over)), after, limit)
        }))
    }

    async fn games(&self, ids: &[&str]) -> Result<Vec<ListedGame>, AccountError> {
        Ok(self.with(|games| {
            let wanted = games.values().filter(|kept| ids.contains(&kept.game.id.as_str()));
            page_of(wanted, None, u32::MAX).games
        }))
    }

    async fn unknown(
        &self,
        after: Option<&(PlayerId, String)>,
        limit: u32,
    ) -> Result<Vec<(PlayerId, String)>, AccountError> {
        let accounts = self.players();
        Ok(self.with(|games| {
            let sitting = games.values().flat_map(|kept| {
                kept.game.sitters.players().into_iter().map(|player| (player.clone(), kept.game.id.clone()))
            });
            let mut unknown: Vec<_> = sitting.filter(|(player, _)| is_gone(player, &accounts)).collect();
            unknown.sort();
            unknown.retain(|seat| after.is_none_or(|after| seat > after));
            unknown.truncate(limit as usize);
            unknown
        }))
    }
}
