//! The lobby: how people find a table, by its code, on the list of open tables, or by looking for others.
//!
//! Nothing of it is stored: rooms tell what is to be known of their tables, and a code follows from the id of its game.
//! [`Code`] is what is read out, [`News`] what lobbies tell each other that are one, `pairing` brings together who looks for people, `meeting` gives them a
//! table, `wishes` is what those who look mind, `filter` which open tables are asked for, and `near` who is near whom by
//! ratings; `live` is what goes on and may be watched; `socket` tells the clients.

mod code;
mod filter;
mod live;
mod meeting;
mod near;
mod news;
mod pairing;
mod protocol;
mod socket;
mod wishes;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use ashtapada_messages::OpenTable;
use ashtapada_table::{KeyHash, Problem, ProblemKind};
pub use code::{Code, NoCode};
pub use filter::{Filter, Machines, Pace, RatedTables};
pub use live::LiveTables;
pub use meeting::Matchmaker;
pub use near::RatingPoints;
pub use news::News;
use pairing::Pairing;
pub use pairing::{Group, Search};
pub use protocol::{CodeView, LivePage, LiveTable, LobbyAsk, LobbyNews, SearchGroup, SpeedCard};
pub use socket::{LobbyServices, lobby};
pub use wishes::{Speed, Wishes};

use crate::guests::{Guest, SpendKind};

/// So many codes are known; then those that were not asked for longest are forgotten, until somebody opens the table again.
const CODES: usize = 20_000;
/// So many open tables are told of.
const TOLD: usize = 100;

/// The state of a lobby.
#[derive(Debug, Default)]
struct LobbyState {
    ids: HashMap<Code, String>,
    /// The code of each game, and when it was last used.
    codes: HashMap<String, (Code, u64)>,
    used: u64,
    open: HashMap<String, OpenTable>,
    /// Which of them other lobbies offer, by their numbers.
    theirs: HashMap<String, i64>,
    /// How those are told what is new here.
    teller: Option<news::NewsSender>,
    pairing: Pairing,
}

impl LobbyState {
    /// Notes the code of a game; that of another lobby's game is kept by the one that was heard first.
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
pub struct Lobby(Mutex<LobbyState>);

impl Lobby {
    fn known(&self) -> MutexGuard<'_, LobbyState> {
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

    /// The game of a code, asked for by a guest.
    ///
    /// # Errors
    /// There is none, or too many that are none were tried from there.
    pub fn find(&self, code: &str, guest: &Guest) -> Result<String, Problem> {
        if guest.may(SpendKind::WrongCode).is_err() {
            return Err(Problem::new(ProblemKind::TooSoon, "too many wrong codes; wait a moment before the next one"));
        }
        let found = code.parse::<Code>().ok().and_then(|code| self.known().ids.get(&code).cloned());
        found.ok_or_else(|| {
            guest.charge(SpendKind::WrongCode, 1);
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
        // Another lobby may offer the game by now.
        if !known.theirs.contains_key(id) && known.open.remove(id).is_some() {
            known.tell_withdrawal(id);
        }
    }

    /// The tables and searches that a client is told of: those it has asked for, and could join; `search` is its own search,
    /// and `own` are its ratings.
    pub fn offers(&self, search: Option<&KeyHash>, filter: &Filter, own: &RatingPoints) -> LobbyNews {
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
    use crate::guests::{Guests, PerAddress};
    use crate::peer::Peer;

    #[test]
    fn codes_lead_to_their_games_until_these_are_over() {
        let lobby = Lobby::default();
        let here = Guest::server();
        let codes: Vec<Code> = (0..2_000).map(|game| lobby.code_of(&format!("game{game}"))).collect();
        assert_eq!(codes[7], lobby.code_of("game7"), "a game has one code");
        assert_eq!(lobby.find(&codes[7].to_string().to_lowercase(), &here), Ok("game7".to_owned()));
        lobby.forget("game7");
        assert_eq!(lobby.find(&codes[7].to_string(), &here).unwrap_err().kind, ProblemKind::NotFound);
    }

    #[test]
    fn the_number_of_codes_is_bounded_and_those_in_use_stay() {
        let lobby = Lobby::default();
        let here = Guest::server();
        let first = lobby.code_of("first");
        for game in 0..CODES + 10 {
            lobby.code_of(&format!("game{game}"));
            if game % 1_000 == 0 {
                lobby.code_of("first");
            }
        }
        assert!(lobby.known().codes.len() <= CODES && lobby.known().ids.len() <= CODES);
        assert_eq!(lobby.find(&first.to_string(), &here), Ok("first".to_owned()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_household_may_try_ten_wrong_codes_and_then_one_in_six_seconds() {
        let (lobby, guests) = (Lobby::default(), Guests::new(PerAddress::default()));
        let code = lobby.code_of("game").to_string();
        let guest = |ip: &str| Guest::of(&guests, Peer::at(ip.parse().unwrap()));
        let mut room = 0;
        // Another address of the household each time.
        let mut tried = || {
            room += 1;
            lobby.find("AAAAAA", &guest(&format!("2001:db8:1:2::{room:x}"))).unwrap_err().kind
        };
        let kinds: Vec<ProblemKind> = (0..100).map(|_| tried()).collect();
        assert_eq!(kinds.iter().filter(|&&kind| kind == ProblemKind::NotFound).count(), 10);
        assert!(kinds[10..].iter().all(|&kind| kind == ProblemKind::TooSoon));
        assert!(lobby.find(&code, &guest("2001:db8:1:2::1")).is_err(), "nor the right one, until then");
        assert!(lobby.find(&code, &guest("2001:db8:1:3::1")).is_ok(), "others are not concerned");
        tokio::time::advance(std::time::Duration::from_secs(6)).await;
        assert_eq!([tried(), tried()], [ProblemKind::NotFound, ProblemKind::TooSoon]);
    }
}
