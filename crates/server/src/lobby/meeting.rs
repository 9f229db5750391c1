//! A table for people who look for each other.

use std::sync::Arc;

use ashtapada_room::names::unlike;
use ashtapada_rulebook::{Status, Words, find};
use ashtapada_rules::Seat;
use ashtapada_table::{
    Beginning, Claim, NewGame, Player, PlayerId, Problem, ProblemKind, RatedError, SeatKey, SeatPlan, Setup,
    SetupError, Sitters,
};

use super::near::RatingPoints;
use super::{Group, Lobby, Search};
use crate::clock::{self, Ticks};
use crate::closing::Shutdown;
use crate::fair::aside;
use crate::guests::SpendKind;
use crate::setup;
use crate::store::{Store, StoreError};

/// The seats of a game, in the order of play.
fn seats_of(game: &NewGame) -> Result<Vec<Seat>, SetupError> {
    let setup = Setup::agree(game, &mut |_| 0)?;
    Ok(setup.seats.iter().map(|plan| plan.seat).collect())
}

/// A name as it is shown, and no longer.
fn shown(name: &str) -> String {
    match (Player::Human { name: name.to_owned() }).presentable() {
        Player::Human { name } => name,
        Player::Bot { .. } => String::new(),
    }
}

/// Gives people who have found each other a table.
pub struct Matchmaker {
    lobby: Arc<Lobby>,
    store: Arc<dyn Store>,
    time: Ticks,
    doors: Arc<Shutdown>,
}

impl Matchmaker {
    /// Of that lobby; the tables are stored there.
    pub fn new(lobby: Arc<Lobby>, store: Arc<dyn Store>, time: Ticks, doors: Arc<Shutdown>) -> Matchmaker {
        Matchmaker { lobby, store, time, doors }
    }

    /// The time by which waiting is measured, in milliseconds.
    pub(super) fn now(&self) -> u64 {
        self.time.now()
    }

    pub(super) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// The ratings of somebody in the lobby.
    ///
    /// # Errors
    /// The storage fails.
    pub(super) async fn own_ratings(&self, player: Option<&PlayerId>) -> Result<RatingPoints, StoreError> {
        match player {
            Some(player) => Ok(RatingPoints::of(&self.store.ratings().standings(player).await?)),
            None => Ok(RatingPoints::default()),
        }
    }

    /// What somebody looks for, checked, and with the number of those who play it.
    ///
    /// # Errors
    /// There are no such rules, or the wishes cannot be fulfilled.
    pub(super) fn wanted(&self, asked: Search, words: Words) -> Result<Search, Problem> {
        let mut wishes = asked.wishes.checked()?;
        let told = |error: &SetupError| Problem::of_setup(error, words);
        if wishes.rated && find(&asked.rules).is_ok_and(|rules| rules.status == Status::Draft) {
            return Err(told(&RatedError::Draft.into()));
        }
        let pairs = wishes.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        // Two who have changed the same in another order, or to what it is anyway, want the same.
        let changes = Beginning::new(&asked.rules, pairs, None).map_err(|error| told(&error))?.changes();
        wishes.options = changes.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
        let game = NewGame { options: wishes.options.clone(), ..NewGame::of(&asked.rules) };
        let of = seats_of(&game).map_err(|error| told(&error))?.len();
        Ok(Search { of, wishes, name: shown(&asked.name), ..asked })
    }

    /// Sets up tables for those who have found each other, or have waited long enough.
    pub(super) fn let_meet(self: &Arc<Self>, words: Words) {
        let now = self.now();
        for group in self.lobby.pairing(|pairing| pairing.groups(now)) {
            if !self.is_paid(&group) {
                continue;
            }
            let matchmaker = Arc::clone(self);
            // Whoever noticed it may be gone before the table is stored.
            self.doors.in_background(async move {
                match matchmaker.meet(&group, words).await {
                    Ok((game, seats)) => matchmaker.lobby.pairing(|pairing| {
                        for (wanted, seat) in group.people.iter().zip(seats) {
                            pairing.met(&wanted.key, &game, seat);
                        }
                    }),
                    // Brought together before, perhaps by another server: that one sits, and the others look on.
                    Err(problem) if problem.kind == ProblemKind::Stale => {
                        for wanted in &group.people {
                            if !matchmaker.sits_already(&wanted.key).await {
                                matchmaker.lobby.pairing(|pairing| pairing.looks_on(&wanted.key));
                            }
                        }
                    }
                    Err(problem) => matchmaker.lobby.pairing(|pairing| {
                        group.people.iter().for_each(|wanted| pairing.failed(&wanted.key, &problem));
                    }),
                }
            });
        }
    }

    /// Whether whoever came last to a group has paid for its table. One who may have no more tables now is told so, and the
    /// others look on.
    fn is_paid(&self, group: &Group) -> bool {
        let Some((last, others)) = group.people.split_last() else { return false };
        let Err(busy) = last.guest.spend(SpendKind::Table) else { return true };
        let problem = Problem::from(busy);
        self.lobby.pairing(|pairing| {
            pairing.failed(&last.key, &problem);
            others.iter().for_each(|other| pairing.looks_on(&other.key));
        });
        false
    }

    /// Whether the search of somebody who looks is over, since a seat was given before; then it is told.
    pub(super) async fn sits_already(&self, key: &SeatKey) -> bool {
        let seat = self.seat_before(key).await;
        self.lobby.pairing(|pairing| match &seat {
            Ok(Some((game, seat))) => pairing.met(key, game, *seat),
            Ok(None) => {}
            Err(problem) => pairing.failed(key, problem),
        });
        seat != Ok(None)
    }

    /// The seat that was given to somebody who looked for others with that key: by another server, or before a restart.
    ///
    /// # Errors
    /// The storage fails, or the seat was left since.
    async fn seat_before(&self, key: &SeatKey) -> Result<Option<(String, Seat)>, Problem> {
        let Some(id) = self.store.met(&key.hash()).await? else { return Ok(None) };
        let Some(game) = self.store.game(&id).await? else { return Ok(None) };
        let seat = Seat::ALL.into_iter().find(|&seat| game.sitters.holds(seat, key));
        let left = || Problem::new(ProblemKind::Stale, "this search led to a seat that was left since; look again");
        seat.map(|seat| Some((id, seat))).ok_or_else(left)
    }

    /// Sets up a table where everybody of a group has a seat and computer players have the others; gives its id, and the
    /// seats in the order of the group.
    async fn meet(&self, group: &Group, words: Words) -> Result<(String, Vec<Seat>), Problem> {
        let Group { people, wishes } = group;
        let Some(Search { rules, .. }) = people.first() else { return Err(crate::problem::server("nobody meets")) };
        let game = NewGame {
            options: wishes.options.clone(),
            clock: wishes.settled_speed().clock(),
            rated: wishes.rated,
            apart: true,
            open: true,
            ..NewGame::of(rules)
        };
        let mut seats = seats_of(&game).map_err(|error| Problem::of_setup(&error, words))?;
        fastrand::shuffle(&mut seats);
        let mut sitters = Sitters::default();
        let mut names: Vec<String> = Vec::new();
        for (wanted, &seat) in people.iter().zip(&seats) {
            let name = unlike(&wanted.name, &names);
            let claim = Claim { key: &wanted.key, player: wanted.player.as_ref() };
            sitters = sitters.with(seat, claim, &name).unwrap_or(sitters);
            names.push(name);
        }
        let bots = seats.split_off(people.len().min(seats.len()));
        let bot = |seat| SeatPlan { seat, player: Player::Bot { bot: wishes.stand_in() } };
        let game = NewGame { seats: bots.into_iter().map(bot).collect(), ..game };
        let (mut table, log) = aside(move || setup::set_up(&game, clock::now(), words)).await?;
        table.set_sitters(sitters);
        self.store.create_met(table.header(), &log, &table.glance()).await?;
        let id = &table.header().id;
        self.lobby.code_of(id);
        Ok((id.clone(), seats))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_table::{Meanwhile, Table};

    use super::super::wishes::{Speed, Wishes};
    use super::*;
    use crate::guests::Guest;
    use crate::store::MemoryStore;

    fn matchmaker() -> Matchmaker {
        Matchmaker::new(Arc::default(), Arc::new(MemoryStore::default()), Ticks::system(), Arc::default())
    }

    #[tokio::test]
    async fn a_table_is_set_up_as_its_people_have_agreed() {
        let words = Words::new(Lang::EN);
        let matchmaker = matchmaker();
        let changed = vec![("dice".to_owned(), "2".to_owned())];
        let wishes = Wishes { speed: Some(Speed::Days), level: Some(7), options: changed.clone(), ..Wishes::default() };
        let key: SeatKey = "07".repeat(32).parse().unwrap();
        let rules = "chaturaji-pl-solo".to_owned();
        let asked = Search {
            key: key.clone(),
            player: None,
            rules,
            name: "Anna".to_owned(),
            minutes: 1,
            of: 0,
            wishes,
            points: None,
            guest: Guest::server(),
        };
        let wanted = matchmaker.wanted(asked.clone(), words).unwrap();
        assert_eq!((wanted.of, &wanted.wishes), (4, &asked.wishes));
        let group = Group { wishes: wanted.wishes.clone(), people: vec![wanted] };
        let (id, seats) = matchmaker.meet(&group, words).await.unwrap();
        let (game, log) =
            (matchmaker.store.game(&id).await.unwrap().unwrap(), matchmaker.store.log(&id, 0).await.unwrap());
        let table = Table::open(game, log).unwrap();
        let setup = &table.header().setup;
        assert!(setup.open && setup.apart && table.sitters().holds(seats[0], &key));
        assert_eq!(setup.clock, Speed::Days.clock());
        assert_eq!(setup.absence.map(|absence| absence.meanwhile), Some(Meanwhile::Wait), "nobody has to be there");
        assert!(setup.options.contains(&changed[0]));
        let bots = setup.seats.iter().filter(|plan| plan.player == Player::Bot { bot: "level-7".to_owned() });
        assert_eq!((bots.count(), seats.len()), (3, 1));
    }

    #[tokio::test]
    async fn options_are_compared_by_what_they_change() {
        let words = Words::new(Lang::EN);
        let matchmaker = matchmaker();
        let wanted = |options: &[(&str, &str)]| {
            let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
            let wishes = Wishes { options, ..Wishes::default() };
            let (key, rules) = ("07".repeat(32).parse().unwrap(), "soldiers16-bl".to_owned());
            let (name, guest) = (String::new(), Guest::server());
            let asked = Search { key, player: None, rules, name, minutes: 1, of: 0, wishes, points: None, guest };
            matchmaker.wanted(asked, words)
        };
        let own = wanted(&[]).unwrap().wishes.options;
        assert!(own.is_empty(), "nothing is changed, the lot of who begins included");
        assert_eq!(wanted(&[("obligation", "none")]).unwrap().wishes.options.len(), 1);
        assert!(wanted(&[("obligation", "perhaps")]).is_err());
        assert!(wanted(&[("nothing", "none")]).is_err());
    }
}
