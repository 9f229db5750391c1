//! What those who play by links send one another: the whole game, with what proves its throws, in a line of text.

use ashtapada_rulebook::Words;
use ashtapada_rules::{ChanceList, Position, Seat};
use ashtapada_table::dice::{Chain, Link};
use ashtapada_table::{Correspondent, Linked, NewGame, Player, Problem, ProblemKind, SeatPlan, Secret, Table};
use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};

use crate::setup::{ID, LETTERS, check_names, not_too_long, set_up};

/// The number of this way to write letters.
const FORM: u8 = 1;
/// No letter is longer when it is unfolded.
const MOST: usize = 1 << 17;
/// What stands between the place of somebody in a game and the letter: of a link that is cut off the place is not lost alone.
const WITH: char = '~';
/// How thoroughly letters are folded.
const THOROUGH: u8 = 9;

/// The place of one of those who play: whoever has it plays for him. It goes from a device to another of the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Which of them, in the order in which they joined.
    pub person: u8,
    /// The end of his chain.
    pub end: Link,
}

/// A letter. Whoever reads one can check every throw in it ([`Letter::table`]).
#[derive(Debug, Clone, PartialEq)]
pub struct Letter {
    /// The id of the game, the same on all devices.
    pub game: String,
    /// What is played, and what has been played so far.
    pub asked: NewGame,
    /// Those who play; how many turns they have had follows from what was played.
    pub people: Vec<Correspondent>,
    /// Whose place comes with it, if it is for another device of his own.
    pub place: Option<Place>,
}

/// A letter as it is written, with as few letters as possible.
#[derive(Serialize, Deserialize)]
struct Written(
    u8,
    String,
    String,
    Option<u32>,
    Vec<(String, String)>,
    Option<String>,
    Vec<(Seat, String)>,
    Vec<(Vec<Seat>, Option<String>, Option<String>)>,
    Vec<String>,
);

/// It cannot be read.
fn bad(why: &str) -> Problem {
    Problem::new(ProblemKind::BadLink, why)
}

/// It tells what did not happen.
pub(crate) fn untrue(why: impl ToString) -> Problem {
    Problem::new(ProblemKind::FalseLink, why)
}

fn written(link: Option<Link>) -> Option<String> {
    link.map(|link| BASE64URL_NOPAD.encode(link.bytes()))
}

fn link(text: Option<&String>) -> Result<Option<Link>, Problem> {
    let bytes = |text: &String| BASE64URL_NOPAD.decode(text.as_bytes()).ok()?.try_into().ok().map(Link::new);
    text.map(|text| bytes(text).ok_or_else(|| bad("a link of the dice is not 32 bytes long"))).transpose()
}

impl Place {
    fn written(&self) -> String {
        BASE64URL_NOPAD.encode(&[&[self.person], &self.end.bytes()[..]].concat())
    }

    fn read(text: &str) -> Option<Place> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        let (&person, end) = bytes.split_first()?;
        Some(Place { person, end: Link::new(end.try_into().ok()?) })
    }
}

/// How many turns each has had, by who acted, one after another: a turn is all that one does until another acts.
fn turns(people: &Linked, acts: &[(Option<Seat>, String)]) -> Vec<u32> {
    let mut turns = vec![0; people.people.len()];
    let mut last = None;
    for person in acts.iter().filter_map(|(seat, _)| people.person((*seat)?)) {
        if last.replace(person) != Some(person) {
            turns[person] += 1;
        }
    }
    turns
}

impl Letter {
    /// The game of a table, as its device sends it; `None` if it is not played by links.
    pub fn of(table: &Table) -> Option<Letter> {
        let linked = table.linked()?;
        let (acts, beginning) = (table.acts(), table.beginning());
        let turns = turns(linked, &acts);
        let mut people = linked.people.clone();
        for (index, one) in people.iter_mut().enumerate().filter(|(index, _)| linked.me == Some(*index)) {
            one.turns = turns[index];
            one.shown = linked.own_link(&table.header().id, one.turns).filter(|_| one.turns > 0);
        }
        let changes = beginning.changes().into_iter();
        let asked = NewGame {
            edition: (beginning.edition != ashtapada_rulebook::EDITION).then_some(beginning.edition),
            options: changes.map(|(id, value)| (id.to_owned(), value)).collect(),
            seats: table.seat_plans(),
            position: table.header().setup.position.clone(),
            actions: acts.into_iter().map(|(_, text)| text).collect(),
            ..NewGame::of(&table.header().setup.rules)
        };
        Some(Letter { game: table.header().id.clone(), asked, people, place: None })
    }

    /// The same with the place of this device in it; `None` if one only looks on here.
    pub fn with_place(self, linked: &Linked) -> Option<Letter> {
        let person = linked.me.and_then(|me| u8::try_from(me).ok())?;
        Some(Letter { place: Some(Place { person, end: linked.end? }), ..self })
    }

    /// The letter as text: letters, digits, `-`, `_` and after a place `~`, as they may stand in an address.
    pub fn text(&self) -> String {
        let NewGame { rules, edition, options, position, actions, seats, .. } = self.asked.clone();
        let name = |plan: &SeatPlan| match &plan.player {
            Player::Human { name } if !name.is_empty() => Some((plan.seat, name.clone())),
            _ => None,
        };
        let names = seats.iter().filter_map(name).collect();
        let people = self.people.iter().map(|one| (one.seats.clone(), written(one.first), written(one.shown)));
        let people = people.collect();
        let all = Written(FORM, self.game.clone(), rules, edition, options, position, names, people, actions);
        // Plain data can always be serialized.
        let json = serde_json::to_vec(&all).unwrap_or_default();
        let text = BASE64URL_NOPAD.encode(&compress_to_vec_zlib(&json, THOROUGH));
        self.place.map_or_else(|| text.clone(), |place| format!("{}{WITH}{text}", place.written()))
    }

    /// Reads one, also out of a whole address or a message that holds it.
    ///
    /// # Errors
    /// It is none, or was cut off.
    pub fn read(text: &str) -> Result<Letter, Problem> {
        let text = text.trim();
        let text = text.rsplit_once("/link/").map_or(text, |(_, letter)| letter);
        let text = text.split_whitespace().next().unwrap_or_default();
        let cut = || bad("that is no link of a game, or not the whole of it: copy it to its last letter");
        let (text, place) = text.split_once(WITH).map_or((text, None), |(place, text)| (text, Some(place)));
        let place = place.map(|place| Place::read(place).ok_or_else(cut)).transpose()?;
        let folded = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| cut())?;
        let json = decompress_to_vec_zlib_with_limit(&folded, MOST)
            .map_err(|_| bad("a letter of the link is missing or wrong"))?;
        let other = "the link is of another version of this page: load the page again";
        let Written(form, game, rules, edition, options, position, names, people, actions) =
            serde_json::from_slice(&json).map_err(|_| bad(other))?;
        if form != FORM || game.len() != ID || !game.bytes().all(|letter| LETTERS.contains(&letter)) {
            return Err(bad(other));
        }
        let people = people.iter().map(|(seats, first, shown)| {
            let (first, shown) = (link(first.as_ref())?, link(shown.as_ref())?);
            Ok(Correspondent { seats: seats.clone(), first, shown, turns: 0 })
        });
        let seat = |(seat, name)| SeatPlan { seat, player: Player::Human { name } };
        let seats = names.into_iter().map(seat).collect();
        let people = people.collect::<Result<_, Problem>>()?;
        let asked = NewGame { edition, options, seats, position, actions, ..NewGame::of(&rules) };
        Ok(Letter { game, asked, people, place })
    }

    /// The game, with nobody on this device unless a place comes with it. Every throw was drawn again.
    ///
    /// # Errors
    /// It cannot be played, or a throw is not the one that was due.
    pub fn table(&self, now: u64, words: Words) -> Result<Table, Problem> {
        not_too_long(self.asked.actions.len())?;
        check_names(&self.asked)?;
        let sits = |seat: &Seat| self.people.iter().filter(|one| one.seats.contains(seat)).count() == 1;
        let asked = NewGame { actions: Vec::new(), ..self.asked.clone() };
        let (start, _) = set_up(&self.game, &asked, Secret::new([0; 32]), now, words)?;
        let people = self.people.iter().map(|one| Correspondent { shown: None, turns: 0, ..one.clone() });
        let start = start.by_links(Linked { people: people.collect(), me: None, end: None, fixed: 0 });
        let mut table = start.clone();
        if !table.position().seats().iter().all(sits) {
            return Err(bad("every seat has to be played by one person"));
        }
        if let Some(error) = table.follow(&self.asked.actions, now) {
            return Err(Problem::of_table(&error, words));
        }
        let acts = table.acts();
        let mut linked = Linked { people: self.people.clone(), me: None, end: None, fixed: acts.len() as u32 };
        let counted = turns(&linked, &acts);
        for (one, turns) in linked.people.iter_mut().zip(counted) {
            one.turns = turns;
            let shows = one.first.zip(one.shown).is_some_and(|(first, shown)| shown.follows(&first, &self.game, turns));
            // Also where nothing is thrown: nobody else knows the link, so nobody else has played for him.
            if turns > 0 && !shows {
                return Err(untrue("what proves the throws of this link does not belong to it: nothing was changed"));
            }
        }
        self.check_throws(start, &acts, &linked, words)?;
        if let Some(place) = self.place {
            self.take(place, &mut linked, &table)?;
        }
        table.set_linked(linked);
        Ok(table)
    }

    /// Whoever opens the letter has that place.
    fn take(&self, Place { person, end }: Place, linked: &mut Linked, table: &Table) -> Result<(), Problem> {
        let person = usize::from(person);
        let begins = Chain::new(&self.game, end).link(0);
        if linked.people.get(person).is_none_or(|one| one.first != Some(begins)) {
            return Err(untrue("the place that comes with this link is nobody's in its game: nothing was changed"));
        }
        (linked.me, linked.end) = (Some(person), Some(end));
        let acts = table.acts();
        let last = acts.iter().rev().find_map(|(seat, _)| linked.person((*seat)?));
        // What he throws by in a turn that goes on he has not shown to the others.
        if last == Some(person) && table.due().is_some_and(|due| linked.is_here(due)) {
            let turns = linked.people[person].turns.saturating_sub(1);
            let shown = linked.own_link(&self.game, turns).filter(|_| turns > 0);
            (linked.people[person].turns, linked.people[person].shown) = (turns, shown);
        }
        Ok(())
    }

    /// Draws every throw again; `table` is at the beginning, and `linked` tells what each has shown at the end.
    fn check_throws(
        &self,
        mut table: Table,
        acts: &[(Option<Seat>, String)],
        linked: &Linked,
        words: Words,
    ) -> Result<(), Problem> {
        // What each throws by in each of his turns, from the last.
        let links: Vec<Vec<Link>> = linked.people.iter().map(|one| self.links(one)).collect();
        let mut now = Linked {
            people: linked.people.iter().map(|one| Correspondent { shown: None, turns: 0, ..one.clone() }).collect(),
            ..linked.clone()
        };
        let (mut last, mut thrown): (Option<usize>, u64) = (None, 0);
        for (number, (seat, text)) in acts.iter().enumerate() {
            let Some((seat, person)) = seat.and_then(|seat| Some((seat, now.person(seat)?))) else { continue };
            if last != Some(person) {
                if let Some(before) = last {
                    now.people[before].shown = links[before].get(now.people[before].turns as usize).copied();
                }
                now.people[person].turns += 1;
                last = Some(person);
            }
            let mut throws = ChanceList::new();
            table.position().chance(&mut throws);
            if !throws.is_empty() {
                let own = links[person].get(now.people[person].turns as usize);
                thrown += 1;
                let due = own.and_then(|own| now.draw(&self.game, (seat, own), thrown, &throws));
                if due.is_none_or(|due| due.to_string() != *text) {
                    let why = format!("action {}, `{text}`, is not what was thrown: nothing was changed", number + 1);
                    return Err(untrue(why));
                }
            }
            if let Some(error) = table.follow(std::slice::from_ref(text), 0) {
                return Err(Problem::of_table(&error, words));
            }
        }
        Ok(())
    }

    /// The links that somebody has shown, from the first on.
    fn links(&self, one: &Correspondent) -> Vec<Link> {
        let last = one.shown.or(one.first);
        let mut links: Vec<Link> =
            std::iter::successors(last, |link| Some(link.before(&self.game))).take(one.turns as usize + 1).collect();
        links.reverse();
        links
    }
}
