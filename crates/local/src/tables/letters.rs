//! Games that are played by links: set up here, sent, and come back.

use ashtapada_messages::Created;
use ashtapada_messages::problem::bad_request;
use ashtapada_rulebook::Words;
use ashtapada_rules::{Position, Seat};
use ashtapada_table::dice::Link;
use ashtapada_table::{
    Correspondent, Linked, NewGame, Player, Problem, ProblemKind, SeatPlan, Secret, StoredEntry, Table,
};
use serde::{Deserialize, Serialize};

use super::kept::{KeptEntry, KeptGame, KeptHead};
use super::{Host, TableEffect, Tables};
use crate::letter::{Letter, untrue};
use crate::setup::{check_names, check_plans, letters, set_up};

/// A game that somebody wants to play by links.
#[derive(Debug, Deserialize)]
pub(super) struct NewLinked {
    game: NewGame,
    /// The seats of each of those who play, of this device first. Where there are dice, who has the first move plays on this
    /// device, whichever of them that is.
    people: Vec<Vec<Seat>>,
}

/// A link, as it is read.
#[derive(Debug, Deserialize)]
pub(super) struct Arrived {
    text: String,
    /// Whether who has opened it joins the game, if it is one to join.
    #[serde(default)]
    join: bool,
    /// What he is called then.
    #[serde(default)]
    name: String,
}

/// What has to be sent now.
#[derive(Debug, Serialize, schemars::JsonSchema, ts_rs::TS)]
pub struct LetterView {
    /// To stand behind `/link/`.
    pub text: String,
    /// The seats of who is to get it; none where all the others are.
    pub to: Vec<Seat>,
    /// Whether it is an invitation to the game.
    pub invites: bool,
}

/// What a link that was opened is.
#[derive(Debug, Serialize, schemars::JsonSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LetterOpened {
    /// An invitation: somebody may join.
    Invites {
        /// The rule set.
        rules: String,
        /// The seats that he would play.
        seats: Vec<Seat>,
        /// Everybody, as far as they are named.
        players: Vec<SeatPlan>,
    },
    /// A game of this device.
    Game {
        /// Its id.
        game: String,
        /// How many entries have come.
        news: u32,
        /// Whether the game has gone further here than the link tells.
        behind: bool,
        /// Whether whoever opened it plays here from now on, and did not before: a device of his own has handed it over.
        here: bool,
    },
}

fn random<const N: usize>(host: &mut impl Host) -> [u8; N] {
    let mut bytes = [0; N];
    host.random(&mut bytes);
    bytes
}

/// Whether nobody can throw yet because somebody has not joined.
fn waits_to_join(table: &Table, linked: &Linked) -> bool {
    table.position().die().is_some() && !linked.is_complete()
}

/// Who is to get the game now, by number; `None`: all who did not see how it ended.
fn recipient(table: &Table, linked: &Linked) -> Option<usize> {
    let due = table.due().and_then(|seat| linked.person(seat));
    let invited = Some(linked.joined()).filter(|_| !linked.is_complete());
    if waits_to_join(table, linked) { invited } else { due.filter(|due| *due < linked.joined()).or(invited) }
}

impl Tables {
    /// Sets up a game by links; this device joins first.
    pub(super) fn begin_by_links(
        &mut self,
        NewLinked { game: asked, mut people }: NewLinked,
        words: Words,
        host: &mut impl Host,
    ) -> Result<Created, Problem> {
        check_names(&asked)?;
        if asked.seats.iter().any(|plan| !plan.player.is_human()) || asked.clock.is_some() || asked.apart {
            return Err(bad_request("by links people play, without computer players and without clocks"));
        }
        if !asked.actions.is_empty() {
            return Err(bad_request("by links a game is played from its beginning"));
        }
        let id = letters(&random::<12>(host));
        let now = host.now().wall;
        let (table, _) = set_up(&id, &asked, Secret::new(random(host)), now, words)?;
        let seats = table.position().seats();
        let of_one = |seat: &Seat| people.iter().filter(|own| own.contains(seat)).count() == 1;
        if people.len() < 2 || people.iter().any(Vec::is_empty) || !seats.iter().all(of_one) {
            return Err(bad_request(
                "say who plays which seats: each seat is one person's, and two people at least play",
            ));
        }
        // Who joins last knows what the others have promised, so he must not be the first to throw.
        let first = table.due().filter(|_| table.position().die().is_some());
        let first = first.and_then(|due| people.iter().position(|own| own.contains(&due)));
        people.rotate_left(first.unwrap_or_default());
        let person = |seats| Correspondent { seats, first: None, shown: None, turns: 0 };
        let mut linked = Linked { people: people.into_iter().map(person).collect(), me: None, end: None, fixed: 0 };
        linked.join(&id, Link::new(random(host)));
        Ok(self.add(&table.by_links(linked), now))
    }

    /// The game as it has to be sent now. What is sent is not taken back.
    pub(super) fn letter(&mut self, game: &str) -> Result<LetterView, Problem> {
        let no_game = || Problem::no_game(game);
        let table = self.table(game)?;
        let (linked, letter) = table.linked().zip(Letter::of(table)).ok_or_else(no_game)?;
        let own_turn = table.due().is_some_and(|due| linked.is_here(due));
        if own_turn && !waits_to_join(table, linked) {
            return Err(Problem::new(ProblemKind::ByLinks, "it is your turn: play first, then send the link"));
        }
        let to = recipient(table, linked);
        let view = LetterView {
            text: letter.text(),
            to: to.map_or_else(Vec::new, |to| letter.people[to].seats.clone()),
            invites: to.is_some_and(|to| to >= linked.joined()),
        };
        let sent = Linked { people: letter.people, fixed: table.last(), ..linked.clone() };
        if sent != *linked {
            let (Some(open), Some(head)) = (self.open.get_mut(game), self.heads.get_mut(game)) else {
                return Err(no_game());
            };
            open.room.set_linked(sent.clone());
            head.linked = Some(sent);
            let (head, before) = (Box::new(head.clone()), Some(head.last));
            self.effects.push(TableEffect::Keep { head, before, entries: Vec::new() });
        }
        Ok(view)
    }

    /// The game with the place of this device in it, for another device of whoever plays here. On this one he only looks on then,
    /// so that a game does not go on in two ways.
    pub(super) fn hand_over(&mut self, game: &str, now: u64) -> Result<LetterView, Problem> {
        let table = self.table(game)?;
        let no_game = || Problem::no_game(game);
        let (linked, letter) = table.linked().zip(Letter::of(table)).ok_or_else(no_game)?;
        let looks_on = || Problem::new(ProblemKind::ByLinks, "one only looks on here: nothing can be handed over");
        let text = letter.with_place(linked).ok_or_else(looks_on)?.text();
        let given = Linked { me: None, end: None, fixed: table.last(), ..linked.clone() };
        let seats = table.seat_plans();
        self.grow(game, (given, seats), Vec::new(), now)?;
        Ok(LetterView { text, to: Vec::new(), invites: false })
    }

    /// A link was opened.
    pub(super) fn open_letter(
        &mut self,
        Arrived { text, join, name }: &Arrived,
        words: Words,
        host: &mut impl Host,
    ) -> Result<LetterOpened, Problem> {
        let letter = Letter::read(text)?;
        let now = host.now().wall;
        let mut come = letter.table(now, words)?;
        let Some(mut linked) = come.linked().cloned() else { return Err(Problem::no_game(&letter.game)) };
        if self.heads.contains_key(&letter.game) {
            return self.follow_letter(&letter.game, &come, linked, now);
        }
        let here = linked.me.is_some();
        if !here && !linked.is_complete() {
            let seats = linked.people[linked.joined()].seats.clone();
            if !join {
                let rules = come.header().setup.rules.clone();
                return Ok(LetterOpened::Invites { rules, seats, players: come.seat_plans() });
            }
            linked.join(&letter.game, Link::new(random(host)));
            let own = come.seat_plans().into_iter().map(|plan| match seats.contains(&plan.seat) && !name.is_empty() {
                true => SeatPlan { player: Player::Human { name: name.clone() }.presentable(), ..plan },
                false => plan,
            });
            let own: Vec<SeatPlan> = own.collect();
            check_plans(&own)?;
            come.set_seats(own);
        }
        let news = come.last();
        let Created { id: game } = self.add(&come.by_links(linked), now);
        Ok(LetterOpened::Game { game, news, behind: false, here })
    }

    /// What has come of a game that is kept here.
    fn follow_letter(&mut self, game: &str, come: &Table, told: Linked, now: u64) -> Result<LetterOpened, Problem> {
        let table = self.table(game)?;
        let other =
            || untrue("this link tells another past of the game than the one that is kept here: nothing was changed");
        let mut linked = table.linked().cloned().ok_or_else(other)?;
        let (known, all) = (table.acts(), come.acts());
        let common = known.iter().zip(&all).take_while(|(one, other)| one == other).count();
        let agreed = |one: &Table| (one.header().setup.options.clone(), one.beginning().position.clone());
        let persons = || linked.people.iter().zip(&told.people);
        if agreed(table) != agreed(come)
            || linked.people.len() != told.people.len()
            || persons().any(|(own, told)| own.seats != told.seats)
        {
            return Err(other());
        }
        if persons().any(|(own, told)| own.first.zip(told.first).is_some_and(|(own, told)| own != told)) {
            let why = "somebody else has joined this game in the same place, by the same invitation";
            return Err(Problem::new(ProblemKind::LinkTaken, why));
        }
        if common < known.len().min(all.len()) {
            return Err(other());
        }
        let mut seats = table.seat_plans();
        for (own, told) in linked.people.iter_mut().zip(&told.people) {
            // Whoever has joined says what he is called.
            if own.first.is_none() && told.first.is_some() {
                let joined = come.seat_plans().into_iter().filter(|plan| told.seats.contains(&plan.seat));
                seats.retain(|plan| !told.seats.contains(&plan.seat));
                seats.extend(joined);
            }
            own.first = own.first.or(told.first);
            if told.turns > own.turns {
                (own.shown, own.turns) = (told.shown, told.turns);
            }
        }
        let here = linked.me.is_none() && told.me.is_some();
        if here {
            (linked.me, linked.end) = (told.me, told.end);
        }
        // In the order of play.
        seats.sort_by_key(|plan| table.position().seats().iter().position(|seat| *seat == plan.seat));
        let behind = known.len() > all.len();
        let last = table.last();
        let news = (known.len() as u32 + 1..=come.last()).zip(last + 1..);
        let news: Vec<StoredEntry> =
            news.filter_map(|(told, seq)| Some(StoredEntry { seq, at: now, ..come.entry(told)?.stored() })).collect();
        if !news.is_empty() {
            linked.fixed = last + news.len() as u32;
        }
        let count = news.len() as u32;
        if Some(&linked) != table.linked() || count > 0 {
            self.grow(game, (linked, seats), news, now)?;
        }
        Ok(LetterOpened::Game { game: game.to_owned(), news: count, behind, here })
    }

    /// A game that is kept has grown elsewhere, or goes on there: whoever looks at it connects again.
    fn grow(
        &mut self,
        game: &str,
        (linked, seats): (Linked, Vec<SeatPlan>),
        news: Vec<StoredEntry>,
        now: u64,
    ) -> Result<(), Problem> {
        let mut kept = self.kept(game).ok_or_else(|| Problem::no_game(game))?;
        let before = kept.head.last;
        kept.head.linked = Some(linked);
        kept.head.setup.seats = seats;
        let entries: Vec<KeptEntry> = news.into_iter().map(KeptEntry::from).collect();
        kept.entries.extend(entries.iter().cloned());
        let table = kept.table()?;
        let KeptGame { head, .. } = kept;
        let head = KeptHead { created: head.created, listed: true, ..KeptHead::of(&table, now) };
        self.heads.insert(game.to_owned(), head.clone());
        self.effects.push(TableEffect::Keep { head: Box::new(head), before: Some(before), entries });
        if let Some(open) = self.open.remove(game) {
            self.effects.push(TableEffect::StopThinking { game: game.to_owned() });
            for socket in open.clients.into_values() {
                self.shut(socket);
            }
        }
        Ok(())
    }
}

/// The id of the game of a link, if it can be read.
pub(super) fn game_of(body: &str) -> Option<String> {
    let arrived: Arrived = serde_json::from_str(body).ok()?;
    Letter::read(&arrived.text).ok().map(|letter| letter.game)
}
