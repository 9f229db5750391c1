//! The lobby: how people find a table, by its code, on the list of open tables, or by looking for others.
//!
//! Nothing of it is stored: rooms tell what is to be known of their tables, and a code follows from the id of its game.
//! [`Code`] is what is read out, `pairing` brings together who looks for people, `meeting` gives them a
//! table, `wishes` is what those who look mind, `filter` which open tables are asked for, and `near` who is near whom by
//! ratings; `guesses` keeps anybody from trying codes, and `socket` tells the clients.

mod code;
mod filter;
pub(crate) mod guesses;
mod meeting;
mod near;
mod pairing;
mod protocol;
mod shared;
mod socket;
mod wishes;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ashtapada_table::{KeyHash, Problem, ProblemKind};
pub use code::{Code, NoCode};
pub use filter::{Filter, Machines, Pace, RatedTables};
use guesses::Guesses;
use near::Own;
use pairing::Pairing;
pub use pairing::{Group, Wanted};
pub use protocol::{CodeView, LobbyAsk, LobbyNews, Looking, OpenTable, SpeedCard};
pub use socket::lobby;
pub use wishes::{Speed, Wishes};

/// What one server of a site does for all of them: it keeps the searches for people.
pub const DUTY: &str = "lobby";

/// So many codes are known; then those that were not asked for longest are forgotten, until somebody opens the table again.
const CODES: usize = 20_000;
/// So many open tables are told of.
const TOLD: usize = 100;

#[derive(Debug, Default)]
struct Known {
    ids: HashMap<Code, String>,
    /// The code of each game, and when it was last used.
    codes: HashMap<String, (Code, u64)>,
    used: u64,
    open: HashMap<String, OpenTable>,
    /// Which of them other servers of the site offer, by their numbers.
    theirs: HashMap<String, i64>,
    /// How those are told what is new here.
    teller: Option<shared::Teller>,
    pairing: Pairing,
    guesses: Guesses,
}

impl Known {
    /// Notes the code of a game; that of another server's game is kept by the one that was heard first.
    fn note_code(&mut self, id: &str, code: Code) {
        if self.codes.contains_key(id) || self.ids.contains_key(&code) {
            return;
        }
        if self.codes.len() >= CODES {
            let mut uses: Vec<u64> = self.codes.values().map(|(_, used)| *used).collect();
            uses.sort_unstable();
            let oldest = uses[uses.len() / 4];
            self.codes.retain(|_, (_, used)| *used > oldest);
            self.ids.retain(|_, id| self.codes.contains_key(id));
        }
        self.used += 1;
        self.ids.insert(code, id.to_owned());
        self.codes.insert(id.to_owned(), (code, self.used));
    }

    /// Forgets the code of a game; whether it was known.
    fn forget(&mut self, id: &str) -> bool {
        let code = self.codes.remove(id);
        code.is_some_and(|(code, _)| self.ids.remove(&code).is_some())
    }
}

/// The lobby of a server.
#[derive(Debug, Default)]
pub struct Lobby(Mutex<Known>);

impl Lobby {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The code of a game, by which it is found from now on.
    pub fn code_of(&self, id: &str) -> Code {
        let known = &mut *self.known();
        known.used += 1;
        if let Some((code, used)) = known.codes.get_mut(id) {
            *used = known.used;
            return *code;
        }
        let mut turn = 0;
        let code = loop {
            let code = Code::of(id, turn);
            if !known.ids.contains_key(&code) {
                break code;
            }
            turn += 1;
        };
        known.note_code(id, code);
        known.tell_code(id, code);
        code
    }

    /// The game of a code, asked for from an address.
    ///
    /// # Errors
    /// There is none, or that address has tried too many that are none.
    pub fn find(&self, code: &str, from: IpAddr, now: u64) -> Result<String, Problem> {
        let known = &mut *self.known();
        if !known.guesses.may(from, now) {
            return Err(Problem::new(ProblemKind::TooSoon, "too many wrong codes; wait a moment before the next one"));
        }
        let found = code.parse::<Code>().ok().and_then(|code| known.ids.get(&code).cloned());
        found.ok_or_else(|| {
            known.guesses.was_wrong(from, now);
            Problem::new(ProblemKind::NotFound, format!("there is no table with this code: {NoCode}"))
        })
    }

    /// A game is over: its code leads nowhere any more.
    pub fn forget(&self, id: &str) {
        let known = &mut *self.known();
        if known.forget(id) {
            known.tell_end(id);
        }
    }

    /// Offers a table to everybody, or changes what is told of it.
    pub fn offer(&self, table: OpenTable) {
        let known = &mut *self.known();
        let theirs = known.theirs.remove(&table.id).is_some();
        if theirs || known.open.get(&table.id) != Some(&table) {
            known.tell_offer(&table);
            known.open.insert(table.id.clone(), table);
        }
    }

    /// Offers a table no longer.
    pub fn withdraw(&self, id: &str) {
        let known = &mut *self.known();
        // Another server may have the game by now, and offer it.
        if !known.theirs.contains_key(id) && known.open.remove(id).is_some() {
            known.tell_withdrawal(id);
        }
    }

    /// The tables and searches that a client is told of: those it has asked for, and could join; `search` is its own search,
    /// and `own` are its ratings.
    pub fn offers(&self, search: Option<&KeyHash>, filter: &Filter, own: &Own) -> LobbyNews {
        let known = self.known();
        let mut tables: Vec<OpenTable> = known.open.values().filter(|table| filter.has(table, own)).cloned().collect();
        let others = (known.open.len() - tables.len()) as u32;
        tables.sort_by(|one, other| {
            let place = |table: &OpenTable| (table.free.is_empty(), table.begun);
            place(one).cmp(&place(other)).then_with(|| one.id.cmp(&other.id))
        });
        tables.truncate(TOLD);
        LobbyNews::Offers { tables, others, looking: known.pairing.looking(search, own) }
    }

    /// The searches, to look at or to change.
    pub(crate) fn pairing<T>(&self, work: impl FnOnce(&mut Pairing) -> T) -> T {
        work(&mut self.known().pairing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_to_their_games_until_these_are_over() {
        let lobby = Lobby::default();
        let here = IpAddr::from([127, 0, 0, 1]);
        let codes: Vec<Code> = (0..2_000).map(|game| lobby.code_of(&format!("game{game}"))).collect();
        assert_eq!(codes[7], lobby.code_of("game7"), "a game has one code");
        assert_eq!(lobby.find(&codes[7].to_string().to_lowercase(), here, 0), Ok("game7".to_owned()));
        lobby.forget("game7");
        assert_eq!(lobby.find(&codes[7].to_string(), here, 0).unwrap_err().kind, ProblemKind::NotFound);
    }

    #[test]
    fn the_number_of_codes_is_bounded_and_those_in_use_stay() {
        let lobby = Lobby::default();
        let here = IpAddr::from([127, 0, 0, 1]);
        let first = lobby.code_of("first");
        for game in 0..CODES + 10 {
            lobby.code_of(&format!("game{game}"));
            if game % 1_000 == 0 {
                lobby.code_of("first");
            }
        }
        assert!(lobby.known().codes.len() <= CODES && lobby.known().ids.len() <= CODES);
        assert_eq!(lobby.find(&first.to_string(), here, 0), Ok("first".to_owned()));
    }
}
