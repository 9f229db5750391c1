//! What is asked of tables by path, as the server has it.

use std::collections::BTreeMap;

use ashtapada_messages::problem::bad_request;
use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{Created, GameList, Listing, ServerInfo};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::Position;
use ashtapada_table::record::BY_LINKS;
use ashtapada_table::{DiceSource, NewGame, Problem, ProblemKind, Secret, Table};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::kept::{KeptEntry, KeptGame, KeptHead};
use super::{Host, Needed, TableEffect, TableEvent, Tables, letters, sockets};
use crate::answer::{Query, read, split};
use crate::position::{read_record, records};
use crate::setup::{check_names, letters, set_up};
use crate::summary::summary;

/// How many games a page of the list has unless `limit` says otherwise, and at most.
const LISTED: usize = 50;
const MOST: usize = 200;

/// What was imported of a file of records.
#[derive(Debug, Serialize)]
struct Imported {
    /// The ids of the games that were not here yet.
    games: Vec<String>,
    /// How many were here already, just as they are in the file.
    known: usize,
    /// How many of the new ones were played by links: they go on at one screen.
    linked: usize,
    /// In how many of the new ones that go on somebody has to enter what real dice show.
    typed: usize,
    /// What could not be read, each with why.
    unread: Vec<String>,
}

/// A part of a path below `/api/games`, as text.
fn below(path: &str) -> Option<Vec<&str>> {
    let mut parts = path.trim_start_matches("/api/").split('/');
    (parts.next() == Some("games")).then(|| parts.collect())
}

impl Tables {
    /// The games that have to be in memory before an event is looked at.
    pub(super) fn needed(&self, event: &TableEvent) -> Needed {
        match event {
            TableEvent::Ask { path, body, .. } => {
                let (path, query) = split(path);
                match below(path).as_deref() {
                    Some([]) if body.is_none() => {
                        self.listed(&query).0.into_iter().filter(|head| head.over).map(|head| head.id.clone()).collect()
                    }
                    Some([id] | [id, "record" | "proof" | "kept"]) => Needed::from([(*id).to_owned()]),
                    Some([id, "letter" | "place"]) => Needed::from([(*id).to_owned()]),
                    _ if path == "/api/letters/open" => {
                        let game = body.as_deref().and_then(letters::game_of);
                        game.filter(|game| self.heads.contains_key(game)).into_iter().collect()
                    }
                    _ if path == "/api/export" || path == "/api/import" => self.heads.keys().cloned().collect(),
                    _ => Needed::new(),
                }
            }
            TableEvent::Hear { socket, text } => self.needed_to_hear(*socket, text),
            _ => Needed::new(),
        }
    }

    pub(super) fn answer(
        &mut self,
        path: &str,
        body: Option<&str>,
        host: &mut impl Host,
    ) -> Result<Box<RawValue>, Problem> {
        let whole = path;
        let (path, query) = split(path);
        match (below(path).as_deref(), body) {
            (Some([]), None) => json(&self.list(&query)?),
            (Some([]), Some(body)) => json(&self.create(body, query.words(), host)?),
            (Some([id]), None) => {
                let known = KnownLog { seen: query.number("seen")?.unwrap_or(0), digest: query.parsed("digest")? };
                self.table(id)?;
                let now = host.now();
                let open = self.open.get(*id).ok_or_else(|| Problem::no_game(id))?;
                json(&open.room.snapshot(known, now))
            }
            (Some([id, "record"]), None) => json(&self.table(id)?.record().to_string()),
            (Some([id, "proof"]), None) => {
                let page = self.table(id)?.proof_page();
                json(&page.ok_or_else(|| bad_request("no dice are thrown by the server in this game"))?)
            }
            (Some([id, "kept"]), None) => {
                self.table(id)?;
                json(&self.kept(id).ok_or_else(|| Problem::no_game(id))?)
            }
            (Some([id, "letter"]), Some(_)) => json(&self.letter(id)?),
            (Some([id, "place"]), Some(_)) => json(&self.hand_over(id, host.now().wall)?),
            (_, Some(body)) if path == "/api/letters" => {
                json(&self.begin_by_links(read(body)?, query.words(), host)?)
            }
            (_, Some(body)) if path == "/api/letters/open" => {
                json(&self.open_letter(&read(body)?, query.words(), host)?)
            }
            (Some([id, "listed"]), Some(body)) => {
                let asked: Listing = read(body)?;
                let head = self.heads.get_mut(*id).ok_or_else(|| Problem::no_game(id))?;
                head.listed = asked.listed;
                let (head, before) = (Box::new(head.clone()), Some(head.last));
                self.effects.push(TableEffect::Keep { head, before, entries: Vec::new() });
                json(&asked)
            }
            (Some([id, "forget"]), Some(_)) => {
                let gone = Problem::no_game(id);
                self.heads.contains_key(*id).then_some(()).ok_or_else(|| gone.clone())?;
                self.effects.push(TableEffect::Forget { game: (*id).to_owned() });
                self.unkept((*id).to_owned(), None, &gone);
                json(&Listing { listed: false })
            }
            _ if path == "/api/here" => {
                json(&ServerInfo { protocol: ashtapada_messages::PROTOCOL, local: true, addresses: Vec::new() })
            }
            // Nobody else plays here.
            _ if path == "/api/live" => json(&BTreeMap::from([("tables", Vec::<()>::new())])),
            _ if path == "/api/export" => {
                let records: Vec<String> =
                    self.heads.keys().filter_map(|game| Some(self.table(game).ok()?.record().to_string())).collect();
                json(&records.join("\n"))
            }
            (_, Some(body)) if path == "/api/import" => json(&self.import(body, query.words(), host)),
            // What follows from the question alone.
            _ => {
                let said = crate::answer(whole, body, host.now().wall).map_err(crate::PageError::problem)?;
                RawValue::from_string(said).map_err(bad_request)
            }
        }
    }

    /// The heads of a page of the list, last played first, and where the next one begins.
    fn listed(&self, query: &Query) -> (Vec<&KeptHead>, Option<String>) {
        let over = query.get("over").map(|over| over == "true");
        let limit = query.number("limit").ok().flatten().map_or(LISTED, |limit: u32| (limit as usize).clamp(1, MOST));
        let mut heads: Vec<&KeptHead> = self.heads.values().collect();
        heads.retain(|head| head.listed && over.is_none_or(|over| head.over == over));
        heads.sort_by(|one, other| (other.played, &other.id).cmp(&(one.played, &one.id)));
        let after =
            query.get("after").and_then(|after| after.split_once('.').map(|(at, id)| (at.to_owned(), id.to_owned())));
        if let Some((played, id)) = after {
            let place = (played.parse().unwrap_or(u64::MAX), &id);
            heads.retain(|head| (head.played, &head.id) < place);
        }
        let more = heads.len() > limit;
        heads.truncate(limit);
        let next = heads.last().filter(|_| more).map(|head| format!("{}.{}", head.played, head.id));
        (heads, next)
    }

    fn list(&self, query: &Query) -> Result<GameList, Problem> {
        let (heads, next) = self.listed(query);
        let games = heads.into_iter().filter_map(|head| {
            let mut game = summary(head.header().ok()?, head.played, head.glance())?;
            // How a game ended may follow from its log alone.
            if let (true, Ok(table)) = (game.over, self.table(&head.id)) {
                game.view = table.view();
            }
            Some(game)
        });
        Ok(GameList { games: games.collect(), next })
    }

    fn create(&mut self, body: &str, words: Words, host: &mut impl Host) -> Result<Created, Problem> {
        let asked: NewGame = read(body)?;
        check_names(&asked)?;
        if asked.apart {
            let why = "people with screens of their own meet at a server; without one a game is played at one screen";
            return Err(Problem::new(ProblemKind::OneScreen, why));
        }
        let table = new_table(&asked, words, host)?;
        Ok(self.add(&table, host.now().wall))
    }

    pub(super) fn add(&mut self, table: &Table, played: u64) -> Created {
        let head = KeptHead::of(table, played);
        let KeptGame { head, entries } = KeptGame::of(table, head);
        let id = head.id.clone();
        self.keep_new(head, entries);
        Created { id }
    }

    fn keep_new(&mut self, head: KeptHead, entries: Vec<KeptEntry>) {
        self.heads.insert(head.id.clone(), head.clone());
        self.effects.push(TableEffect::Keep { head: Box::new(head), before: None, entries });
    }

    /// The games of a file: records, one after another, as they are exported. What is here already is not brought again.
    fn import(&mut self, text: &str, words: Words, host: &mut impl Host) -> Imported {
        let mut imported = Imported { games: Vec::new(), known: 0, linked: 0, typed: 0, unread: Vec::new() };
        let mut here: Vec<(String, NewGame)> = self.heads.keys().filter_map(|id| self.as_brought(id, words)).collect();
        for record in records(text) {
            let read = read_record(record, words);
            // Each game here is that of one record at most: two that look the same are two.
            if let Some(at) = read.as_ref().ok().and_then(|asked| here.iter().position(|(_, one)| is_same(one, asked)))
            {
                imported.known += 1;
                self.list_again(&here.swap_remove(at).0);
                continue;
            }
            match read.and_then(|asked| new_table(&asked, words, host)) {
                Ok(table) => {
                    let throws = table.position().die().is_some() && !table.glance().over;
                    imported.typed += usize::from(throws && table.dice() == DiceSource::Hand);
                    imported.linked +=
                        usize::from(record.lines().any(|line| line.starts_with(&format!("[{BY_LINKS} "))));
                    imported.games.push(self.add(&table, host.now().wall).id);
                }
                Err(problem) => imported.unread.push(problem.message),
            }
        }
        imported
    }

    /// A game that is here as it would come out of a file.
    fn as_brought(&self, id: &str, words: Words) -> Option<(String, NewGame)> {
        let record = self.table(id).ok()?.record().to_string();
        Some((id.to_owned(), read_record(&record, words).ok()?))
    }

    /// A game that was taken off the list stands there again.
    fn list_again(&mut self, id: &str) {
        if let Some(head) = self.heads.get_mut(id).filter(|head| !head.listed) {
            head.listed = true;
            let (head, before) = (Box::new(head.clone()), Some(head.last));
            self.effects.push(TableEffect::Keep { head, before, entries: Vec::new() });
        }
    }
}

/// A table of this device, as it was asked for.
fn new_table(asked: &NewGame, words: Words, host: &mut impl Host) -> Result<Table, Problem> {
    let (mut name, mut secret) = ([0; 12], [0; 32]);
    host.random(&mut name);
    host.random(&mut secret);
    Ok(set_up(&letters(&name), asked, Secret::new(secret), host.now().wall, words)?.0)
}

/// Whether two games are the same, wherever their throws come from.
fn is_same(one: &NewGame, other: &NewGame) -> bool {
    *one == NewGame { dice: one.dice, ..other.clone() }
}

fn json(answer: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    to_raw_value(answer).map_err(bad_request)
}

impl Query {
    /// The language that is asked for.
    fn words(&self) -> Words {
        Words::new(self.lang())
    }
}

/// Whether a path is that of a socket, and which.
pub(super) fn socket(path: &str) -> Option<sockets::Socket> {
    let (path, query) = split(path);
    let lang: Lang = query.lang();
    match path {
        "/api/trial/socket" => Some(sockets::Socket::Trial { words: Words::new(lang), desk: None }),
        "/api/study/socket" => Some(sockets::Socket::Study { lang }),
        path => match below(path)?.as_slice() {
            [game, "socket"] => Some(sockets::Socket::Table { game: (*game).to_owned(), client: None }),
            _ => None,
        },
    }
}
