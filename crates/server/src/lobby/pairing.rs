//! People who look for others to play a game with: who waits, who is together, and what became of a search.
//!
//! Nothing here is stored: who looks while the server stops asks again, with the same key. Time comes in as milliseconds.

use std::collections::{BTreeMap, HashMap};

use ashtapada_rules::Seat;
use ashtapada_table::{KeyHash, PlayerId, Problem, ProblemKind, SeatKey};

use super::near::{RatingPoints, are_near};
use super::protocol::{LobbyNews, SearchGroup};
use super::wishes::Wishes;
use crate::guests::{Guest, HoldGuard, HoldKind};
use crate::problem;

/// How long a place is kept for a page that lost its connection, and how long it is known here what became of its search.
/// Which seat somebody got is known longer, by the store.
const AWAY: u64 = 20_000;
/// How many searches there can be at once.
const MOST: usize = 2_000;
/// So many different searches are told of.
const LOOKING: usize = 50;
/// The wait that can be chosen, in minutes.
const WAIT: std::ops::RangeInclusive<u8> = 1..=15;
const MINUTE: u64 = 60_000;

/// A search for people.
#[derive(Debug, Clone)]
pub struct Search {
    /// The key of the seat to come.
    pub key: SeatKey,
    /// Who it is, if somebody is signed in.
    pub player: Option<PlayerId>,
    pub rules: String,
    /// What the player is called.
    pub name: String,
    /// How long to wait, in minutes.
    pub minutes: u8,
    /// How many play the game.
    pub of: usize,
    /// What the player minds.
    pub wishes: Wishes,
    /// How the player is rated in such games, in points, if somebody is signed in.
    pub points: Option<i32>,
    /// From where: whoever completes a group pays for its table.
    pub guest: Guest,
}

impl Search {
    /// Whether somebody with this rating is near enough, where that is minded.
    fn suits(&self, points: Option<i32>) -> bool {
        !self.wishes.near || self.points.zip(points).is_some_and(|(own, other)| are_near(own, other))
    }
}

/// A group of people who are to meet.
#[derive(Debug, Clone)]
pub struct Group {
    pub people: Vec<Search>,
    /// What they want together.
    pub wishes: Wishes,
}

/// Searches that go together so far, in the order in which they began.
#[derive(Debug)]
struct Circle {
    keys: Vec<KeyHash>,
    of: usize,
    wishes: Wishes,
}

#[derive(Debug)]
enum State {
    Looking,
    /// A table is being set up.
    Meeting,
    Met {
        game: String,
        seat: Seat,
    },
    Failed(Problem),
}

#[derive(Debug)]
struct Seeker {
    wanted: Search,
    /// Orders those who came at the same time.
    number: u64,
    /// That its address may have so many.
    _held: HoldGuard,
    until: u64,
    /// How many connections it has, and since when none.
    here: u32,
    since: u64,
    state: State,
    /// How many go together with this one so far, and what they want.
    found: usize,
    wishes: Wishes,
}

/// All searches.
#[derive(Debug, Default)]
pub struct Pairing {
    seekers: HashMap<KeyHash, Seeker>,
    next: u64,
    /// When it is to be looked next who may meet: at once when something has changed, else when the next wait is over.
    due: u64,
}

impl Pairing {
    /// Somebody looks for people, or asks for the same search again. A connection counts as here until [`Pairing::went`].
    ///
    /// # Errors
    /// The wait is none that can be chosen, or too many are looking, from there or in all.
    pub fn look(&mut self, wanted: Search, now: u64) -> Result<KeyHash, Problem> {
        if !WAIT.contains(&wanted.minutes) {
            return Err(problem::bad_request("one can wait from 1 to 15 minutes"));
        }
        self.tidy(now);
        let key = wanted.key.hash();
        if let Some(seeker) = self.seekers.get_mut(&key) {
            seeker.here += 1;
            if matches!(seeker.state, State::Failed(_)) {
                seeker.state = State::Looking;
            }
            self.due = 0;
            return Ok(key);
        }
        let _held = wanted.guest.hold(HoldKind::Seeker, 1)?;
        if self.seekers.len() >= MOST {
            return Err(Problem::new(
                ProblemKind::TooSoon,
                "too many look for people at this moment; try again in a minute",
            ));
        }
        self.next += 1;
        let until = now + u64::from(wanted.minutes) * MINUTE;
        let wishes = wanted.wishes.clone();
        let (number, state) = (self.next, State::Looking);
        let seeker = Seeker { wanted, number, _held, until, here: 1, since: now, state, found: 1, wishes };
        self.seekers.insert(key, seeker);
        self.due = 0;
        Ok(key)
    }

    /// Somebody looks no longer, or asks no longer what became of it. Who is being led to a table is led there all the same.
    pub fn stop(&mut self, key: &KeyHash, now: u64) {
        if self.seekers.get(key).is_some_and(|seeker| matches!(seeker.state, State::Looking)) {
            self.seekers.remove(key);
            self.due = 0;
        } else {
            self.went(key, now);
        }
    }

    /// A connection of a search has ended.
    pub fn went(&mut self, key: &KeyHash, now: u64) {
        if let Some(seeker) = self.seekers.get_mut(key) {
            seeker.here = seeker.here.saturating_sub(1);
            seeker.since = now;
            self.due = 0;
        }
    }

    fn tidy(&mut self, now: u64) {
        self.seekers
            .retain(|_, seeker| seeker.here > 0 || matches!(seeker.state, State::Meeting) || seeker.since + AWAY > now);
    }

    /// Those who are to meet now, in groups: as many as play, or whoever is there when the wait of one is over. From now on
    /// they belong together, until [`Pairing::met`] or [`Pairing::failed`].
    pub fn groups(&mut self, now: u64) -> Vec<Group> {
        self.tidy(now);
        if now < self.due {
            return Vec::new();
        }
        self.due = u64::MAX;
        let mut groups = Vec::new();
        for Circle { keys, of, wishes } in self.circles() {
            let until = keys.iter().map(|key| self.seekers[key].until).min().unwrap_or(u64::MAX);
            if keys.len() == of || until <= now {
                let people = keys.iter().filter_map(|key| self.take(key)).collect();
                groups.push(Group { people, wishes });
                continue;
            }
            self.due = self.due.min(until);
            for key in &keys {
                if let Some(seeker) = self.seekers.get_mut(key) {
                    (seeker.found, seeker.wishes) = (keys.len(), wishes.clone());
                }
            }
        }
        groups
    }

    /// Who goes with whom: whoever came first has the first choice, and joins those who have waited longest and want
    /// nothing else. Nobody is led to somebody who is not there.
    fn circles(&self) -> Vec<Circle> {
        let mut waiting: Vec<(&KeyHash, &Seeker)> =
            self.seekers.iter().filter(|(_, seeker)| seeker.is_waiting()).collect();
        waiting.sort_by_key(|(_, seeker)| seeker.number);
        let mut circles: HashMap<&str, Vec<Circle>> = HashMap::new();
        for (&key, Seeker { wanted, .. }) in waiting {
            let of = wanted.of.max(1);
            let same = circles.entry(&wanted.rules).or_default();
            let suit = |circle: &&mut Circle| {
                let mut others = circle.keys.iter().map(|key| &self.seekers[key].wanted);
                others.all(|other| other.suits(wanted.points) && wanted.suits(other.points))
            };
            let joined = same.iter_mut().filter(|circle| circle.of == of && circle.keys.len() < of).filter(suit);
            let mut joined = joined.filter_map(|circle| Some((circle.wishes.with(&wanted.wishes, of)?, circle)));
            match joined.next() {
                Some((wishes, circle)) => {
                    circle.keys.push(key);
                    circle.wishes = wishes;
                }
                None => same.push(Circle { keys: vec![key], of, wishes: wanted.wishes.clone() }),
            }
        }
        circles.into_values().flatten().collect()
    }

    fn take(&mut self, key: &KeyHash) -> Option<Search> {
        let seeker = self.seekers.get_mut(key)?;
        seeker.state = State::Meeting;
        Some(seeker.wanted.clone())
    }

    /// Somebody has a seat at a table.
    pub fn met(&mut self, key: &SeatKey, game: &str, seat: Seat) {
        if let Some(seeker) = self.seekers.get_mut(&key.hash()) {
            seeker.state = State::Met { game: game.to_owned(), seat };
        }
    }

    /// Whether a search goes on, and leads to nobody yet.
    pub fn is_looking(&self, key: &KeyHash) -> bool {
        self.seekers.get(key).is_some_and(|seeker| matches!(seeker.state, State::Looking))
    }

    /// Somebody who was to meet others looks on: one of them has a seat elsewhere.
    pub fn looks_on(&mut self, key: &SeatKey) {
        if let Some(seeker) = self.seekers.get_mut(&key.hash()) {
            seeker.state = State::Looking;
            self.due = 0;
        }
    }

    /// No table could be set up.
    pub fn failed(&mut self, key: &SeatKey, problem: &Problem) {
        if let Some(seeker) = self.seekers.get_mut(&key.hash()) {
            seeker.state = State::Failed(problem.clone());
        }
    }

    /// How a search stands; `None` if there is none.
    pub fn news(&self, key: &KeyHash, now: u64) -> Option<LobbyNews> {
        let seeker = self.seekers.get(key)?;
        let Search { rules, of, .. } = &seeker.wanted;
        Some(match &seeker.state {
            State::Met { game, seat } => LobbyNews::Met { game: game.clone(), seat: *seat },
            State::Failed(problem) => LobbyNews::Trouble { problem: problem.clone() },
            State::Looking | State::Meeting => LobbyNews::Search {
                rules: rules.clone(),
                people: seeker.found.min(*of) as u32,
                of: *of as u32,
                left: seeker.until.saturating_sub(now).div_ceil(1_000) as u32,
                wishes: seeker.wishes.clone(),
            },
        })
    }

    /// Who looks for what: those whom somebody with these ratings could meet, without the search of somebody's own.
    pub fn looking(&self, search: Option<&KeyHash>, own: &RatingPoints) -> Vec<SearchGroup> {
        let mut counts: BTreeMap<(&str, &Wishes), u32> = BTreeMap::new();
        for (key, Seeker { wanted, .. }) in self.seekers.iter().filter(|(_, seeker)| seeker.is_waiting()) {
            let told = search != Some(key) && wanted.suits(own.points(&wanted.rules));
            *counts.entry((&wanted.rules, &wanted.wishes)).or_default() += u32::from(told);
        }
        let counts = counts.into_iter().filter(|(_, people)| *people > 0).take(LOOKING);
        counts
            .map(|((rules, wishes), people)| SearchGroup { rules: rules.to_owned(), wishes: wishes.clone(), people })
            .collect()
    }
}

impl Seeker {
    fn is_waiting(&self) -> bool {
        self.here > 0 && matches!(self.state, State::Looking)
    }
}

#[cfg(test)]
mod tests {
    use super::super::wishes::Speed;
    use super::*;
    use crate::guests::{Guests, PerAddress};
    use crate::peer::Peer;

    fn wanted(of: u8, minutes: u8) -> Search {
        let key = format!("{of:02x}").repeat(32).parse().unwrap();
        let wishes = Wishes::default();
        Search {
            key,
            player: None,
            rules: "chess".to_owned(),
            name: of.to_string(),
            minutes,
            of: 2,
            wishes,
            points: None,
            guest: Guest::server(),
        }
    }

    fn names(groups: &[Group]) -> Vec<Vec<&str>> {
        groups.iter().map(|group| group.people.iter().map(|one| one.name.as_str()).collect()).collect()
    }

    #[test]
    fn two_meet_in_the_order_they_came_and_the_same_ask_is_the_same_search() {
        let mut pairing = Pairing::default();
        for one in [1, 1, 2, 3, 2] {
            pairing.look(wanted(one, 5), 0).unwrap();
        }
        let groups = pairing.groups(1);
        assert_eq!(names(&groups), [["1", "2"]]);
        assert!(pairing.groups(2).is_empty(), "they belong together now, and the third waits");
        pairing.met(&groups[0].people[0].key, "k3v", Seat::South);
        let key = pairing.look(wanted(1, 5), 3).unwrap();
        assert_eq!(pairing.news(&key, 3), Some(LobbyNews::Met { game: "k3v".to_owned(), seat: Seat::South }));
    }

    #[test]
    fn a_wait_ends_with_whoever_is_there() {
        let mut pairing = Pairing::default();
        let key = pairing.look(wanted(1, 1), 0).unwrap();
        assert!(matches!(pairing.news(&key, 1_000), Some(LobbyNews::Search { people: 1, of: 2, left: 59, .. })));
        assert!(pairing.groups(MINUTE - 1).is_empty());
        assert_eq!(names(&pairing.groups(MINUTE)), [["1"]]);
        assert!(pairing.look(wanted(2, 0), 0).is_err() && pairing.look(wanted(2, 16), 0).is_err());
    }

    #[test]
    fn who_loses_the_connection_keeps_the_place_for_a_while_and_who_stops_does_not() {
        let mut pairing = Pairing::default();
        let first = pairing.look(wanted(1, 5), 0).unwrap();
        pairing.went(&first, 1_000);
        pairing.look(wanted(2, 5), 1_000).unwrap();
        assert!(pairing.groups(2_000).is_empty(), "nobody is led to somebody who is away");
        pairing.look(wanted(1, 5), 3_000).unwrap();
        assert_eq!(names(&pairing.groups(3_000)), [["1", "2"]], "with the place it had");
        let third = pairing.look(wanted(3, 5), 4_000).unwrap();
        pairing.went(&third, 5_000);
        pairing.groups(5_000 + AWAY);
        assert_eq!(pairing.news(&third, 6_000 + AWAY), None);
        let fourth = pairing.look(wanted(4, 5), 4_000).unwrap();
        pairing.stop(&fourth, 4_000);
        assert_eq!(pairing.news(&fourth, 4_000), None);
    }

    #[test]
    fn who_has_met_and_looks_anew_is_not_kept() {
        let mut pairing = Pairing::default();
        for pair in 0..3 * MOST as u64 {
            let now = pair * 1_000;
            let mut keys = Vec::new();
            for one in [2 * pair, 2 * pair + 1] {
                let key = format!("{one:064x}").parse().unwrap();
                keys.push(pairing.look(Search { key, ..wanted(1, 5) }, now).unwrap());
            }
            for group in pairing.groups(now) {
                group.people.iter().for_each(|one| pairing.met(&one.key, "k3v", Seat::South));
            }
            assert!(keys.iter().all(|key| matches!(pairing.news(key, now), Some(LobbyNews::Met { .. }))));
            keys.iter().for_each(|key| pairing.stop(key, now));
        }
        pairing.groups(3 * MOST as u64 * 1_000 + AWAY);
        assert!(pairing.seekers.is_empty());
    }

    #[test]
    fn one_address_looks_for_so_many_at_once_and_who_failed_may_look_again() {
        let guests = Guests::new(PerAddress { seekers: 2, ..PerAddress::default() });
        let from = |last: u8| Guest::of(&guests, Peer::at([192, 0, 2, last].into()));
        let of = |one: u8, guest: Guest| Search { guest, rules: one.to_string(), ..wanted(one, 5) };
        let mut pairing = Pairing::default();
        let first = pairing.look(of(1, from(1)), 0).unwrap();
        pairing.look(of(2, from(1)), 0).unwrap();
        assert_eq!(pairing.look(of(3, from(1)), 0).unwrap_err().kind, ProblemKind::Busy);
        assert!(pairing.look(of(4, from(2)), 0).is_ok());
        pairing.failed(&of(1, from(1)).key, &problem::stopping());
        assert!(matches!(pairing.news(&first, 1), Some(LobbyNews::Trouble { .. })));
        pairing.look(of(1, from(1)), 1).unwrap();
        assert!(matches!(pairing.news(&first, 1), Some(LobbyNews::Search { .. })));
        pairing.stop(&first, 2);
        assert!(pairing.look(of(3, from(1)), 2).is_ok());
    }

    #[test]
    fn those_who_want_the_same_meet_and_who_does_not_mind_plays_with_anybody() {
        let mut pairing = Pairing::default();
        let speed = |speed| Wishes { speed: Some(speed), ..Wishes::default() };
        let four = |one, wishes| Search { of: 4, wishes, ..wanted(one, 5) };
        for one in [1, 2] {
            pairing.look(four(one, speed(Speed::Quick)), 0).unwrap();
        }
        pairing.look(four(3, speed(Speed::Days)), 0).unwrap();
        let any = pairing.look(four(4, Wishes { level: Some(7), ..Wishes::default() }), 0).unwrap();
        assert!(pairing.groups(1).is_empty());
        let together = Wishes { level: Some(7), ..speed(Speed::Quick) };
        let news = pairing.news(&any, 1);
        assert!(
            matches!(&news, Some(LobbyNews::Search { people: 3, of: 4, wishes, .. }) if *wishes == together),
            "{news:?}"
        );
        pairing.look(four(5, Wishes { level: Some(2), ..Wishes::default() }), 2).unwrap();
        assert!(pairing.groups(2).is_empty(), "another level is another game");
        pairing.look(four(6, speed(Speed::Quick)), 3).unwrap();
        let groups = pairing.groups(3);
        assert_eq!((names(&groups), &groups[0].wishes), (vec![vec!["1", "2", "4", "6"]], &together));
        let rest = pairing.groups(5 * MINUTE);
        let mut rest = names(&rest).concat();
        rest.sort_unstable();
        assert_eq!(rest, ["3", "5"], "the wait is over for those who went together without saying so");
    }

    #[test]
    fn who_looks_is_told_of_by_what_they_want() {
        let mut pairing = Pairing::default();
        let quick = Wishes { speed: Some(Speed::Quick), ..Wishes::default() };
        let own = pairing.look(Search { of: 4, ..wanted(1, 5) }, 0).unwrap();
        for one in [2, 3] {
            pairing.look(Search { of: 4, wishes: quick.clone(), ..wanted(one, 5) }, 0).unwrap();
        }
        let told = SearchGroup { rules: "chess".to_owned(), wishes: quick, people: 2 };
        assert_eq!(pairing.looking(Some(&own), &RatingPoints::default()), [told]);
    }

    #[test]
    fn who_minds_ratings_meets_those_who_are_near_and_nobody_who_is_not_known() {
        let near = Wishes { near: true, ..Wishes::default() };
        let rated = |one, points, near: bool| Search {
            rules: "vilac-9506".to_owned(),
            points,
            wishes: Wishes { near, ..Wishes::default() },
            ..wanted(one, 5)
        };
        let mut pairing = Pairing::default();
        pairing.look(rated(1, Some(1_500), true), 0).unwrap();
        pairing.look(rated(2, Some(1_750), false), 0).unwrap();
        let unknown = pairing.look(rated(3, None, true), 0).unwrap();
        assert!(pairing.groups(0).is_empty(), "too far, though only one minds, and not known");
        // Whoever looks around is told of those only whom it could meet.
        let told = |pairing: &Pairing, own| -> u32 { pairing.looking(None, own).iter().map(|one| one.people).sum() };
        assert_eq!((told(&pairing, &RatingPoints::default()), told(&pairing, &RatingPoints::of(&[]))), (1, 2));
        pairing.stop(&unknown, 0);
        pairing.look(rated(4, Some(1_700), false), 0).unwrap();
        let groups = pairing.groups(0);
        assert_eq!(names(&groups), [["1", "4"]], "who came first has the first choice");
        assert_eq!(groups[0].wishes, near);

        // Among four everybody is near everybody who minds.
        let mut pairing = Pairing::default();
        let four = |one, points, near| Search { of: 4, ..rated(one, Some(points), near) };
        for (one, points, near) in [(1, 1_500, true), (2, 1_690, false), (3, 1_310, true), (4, 1_400, false)] {
            pairing.look(four(one, points, near), 0).unwrap();
        }
        assert!(pairing.groups(0).is_empty(), "the third is too far from the second");
        pairing.look(four(5, 1_600, false), 0).unwrap();
        assert_eq!(names(&pairing.groups(0)), [["1", "2", "4", "5"]]);
    }
}
