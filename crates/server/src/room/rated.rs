//! A game that counts for ratings: what those who play are rated, and that it is counted when it is over.
//!
//! The store counts a game once, however often it is asked to: here it is asked at the end, and again whenever a room opens on
//! a game that is over. The last entry makes the game due, so that its room opens again if the server was killed before
//! it was counted (`tables/looking.rs`); then it is due no longer.

use std::collections::BTreeMap;

use ashtapada_ratings::{Game, Rating, Seated, Side, Standing};
use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Counting, PlayerId, PlayerKind, Table, Uncounted};
use tracing::warn;

use super::{Knowing, Room};
use crate::protocol::{RatedSeat, RatedView, RatingView, ServerMessage};
use crate::store::{AccountError, Change, RatedGame, StoreError};

/// What a room knows of ratings.
#[derive(Debug, Default)]
pub(super) struct Known {
    players: BTreeMap<PlayerId, Player>,
    /// What the game changed, once it was counted.
    changes: Option<Vec<Change>>,
    /// What clients were told last.
    told: Option<RatedView>,
    /// Whether nothing is left to be done: the game is over, and was counted if it counts.
    settled: bool,
}

/// Whether a game counts for ratings, as far as it matters to who is forgotten in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// It does not, or has not begun.
    No,
    /// It has begun, and its end is still to be counted.
    GoesOn,
    /// It is over, and was counted if it counts.
    Over,
}

/// What is known of a player.
#[derive(Debug, Clone)]
struct Player {
    standing: Standing,
    /// The person behind: whose account it is, or whose program.
    person: Option<String>,
}

/// What of a game that is over counts.
fn result(table: &Table) -> Option<RatedGame> {
    let (outcome, leavers) = (table.outcome()?, table.leavers());
    let side = |seats: Vec<Seat>| -> Option<Side<PlayerId>> {
        let place = seats.iter().map(|seat| outcome.rank[seat.index()]).min()?;
        let seated = seats
            .into_iter()
            .map(|seat| Some(Seated { player: table.known_player(seat)?, left: leavers.contains(&seat) }));
        Some(Side { place, players: seated.collect::<Option<_>>()? })
    };
    Some(RatedGame {
        game: table.header().id.clone(),
        family: table.beginning().rules.family,
        at: table.entry(table.last()).map_or(table.header().created, |last| last.at),
        result: Game { sides: table.sides().into_iter().map(side).collect::<Option<_>>()? },
    })
}

fn points(rating: Rating) -> i32 {
    rating.shown().points
}

impl Room {
    /// Whether the game counts, as far as it matters to who is forgotten in it.
    pub(super) fn counts(&self) -> Counts {
        match self.table.is_counted_on() {
            false => Counts::No,
            true if self.table.turn() == Turn::Over && self.rated.settled => Counts::Over,
            true => Counts::GoesOn,
        }
    }

    /// Counts the game if it is over, and tells everybody what has changed of the ratings.
    pub(super) async fn keep_ratings(&mut self) {
        if !self.table.is_rated() {
            return;
        }
        let done = match self.look_up_players().await {
            Ok(()) => self.count().await,
            failed => failed,
        };
        if let Err(error) = done {
            // Tried again with the next message, or when the room opens next.
            warn!(game = self.table.header().id, why = %error, "the ratings of a game could not be looked up or kept");
            return;
        }
        let view = self.rated_view();
        if view != self.rated.told {
            self.rated.told = view;
            self.tell_lobby();
            if let Some(rated) = self.rated_news() {
                self.tell_all(&rated);
            }
        }
    }

    /// The lowest and the highest rating of those who sit at the table, as clients were told.
    pub(super) fn range_of_ratings(&self) -> Option<(i32, i32)> {
        let points = || self.rated.told.iter().flat_map(|told| &told.seats).map(|one| one.rating.points);
        points().min().zip(points().max())
    }

    /// What clients were told last of the ratings.
    pub(super) fn rated_news(&self) -> Option<ServerMessage> {
        self.rated.told.clone().map(|rated| ServerMessage::Rated { rated })
    }

    fn known_players(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.table.seats_in_play().iter().filter_map(|&seat| Some((seat, self.table.known_player(seat)?)))
    }

    async fn look_up_players(&mut self) -> Result<(), StoreError> {
        let family = self.table.beginning().rules.family;
        for (seat, id) in self.known_players().collect::<Vec<_>>() {
            if self.rated.players.contains_key(&id) {
                continue;
            }
            let standings = self.store.ratings().standings(&id).await?;
            let standing = standings.into_iter().find(|(of, _)| *of == family).map(|(_, standing)| standing);
            let person = match id.kind() {
                PlayerKind::Bot => None,
                PlayerKind::Account => Some(id.which().to_owned()),
                PlayerKind::Program => match self.store.accounts().account(id.which()).await {
                    Ok(Some(program)) => program.owner,
                    Err(AccountError::Store(error)) => return Err(error),
                    // A program that was removed is still that of whoever had it.
                    _ => self.table.sitters().person(seat).map(str::to_owned),
                },
            };
            self.rated.players.insert(id, Player { standing: standing.unwrap_or_default(), person });
        }
        self.note_persons().await
    }

    /// Notes at the seats of programs whose they are, so that this is known until the game is over.
    async fn note_persons(&mut self) -> Result<(), StoreError> {
        if self.table.turn() == Turn::Over {
            return Ok(());
        }
        let before = self.table.sitters();
        let unnoted = self
            .known_players()
            .filter(|(seat, id)| id.kind() == PlayerKind::Program && before.person(*seat).is_none());
        let found = unnoted.filter_map(|(seat, id)| Some((seat, self.person(&id)?)));
        let sitters = found.fold(before.clone(), |sitters, (seat, person)| sitters.with_person(seat, &person));
        if sitters != *before {
            let kept = self.store.set_sitters(&self.table.header().id, &sitters).await;
            self.noted(kept)?;
            self.table.set_sitters(sitters);
        }
        Ok(())
    }

    /// The person behind a player who was looked up.
    fn person(&self, id: &PlayerId) -> Option<String> {
        self.rated.players.get(id)?.person.clone()
    }

    /// Whether the game counts. Programs of one person do not play against each other for ratings, nor against that person.
    fn counting(&self) -> Option<Counting> {
        let counting = self.table.counting()?;
        if matches!(counting, Counting::No { .. }) {
            return Some(counting);
        }
        // Of programs that nobody is known to have had, and of those who were forgotten before it was counted.
        let without_person = |id: &PlayerId| id.kind() == PlayerKind::Program && self.person(id).is_none();
        let unknown = self.known_players().filter(|(_, id)| without_person(id)).map(|(seat, _)| seat);
        let gone = self.gone().filter(|_| self.rated.changes.is_none());
        let unknown: Vec<Seat> = unknown.chain(gone).collect();
        if !unknown.is_empty() {
            return Some(Counting::No { why: Uncounted::Unknown, seats: unknown });
        }
        let sides = self.table.sides();
        let side = |seat: Seat| sides.iter().position(|side| side.contains(&seat));
        let people: Vec<(Seat, String)> =
            self.known_players().filter_map(|(seat, id)| Some((seat, self.person(&id)?))).collect();
        for (index, (seat, own)) in people.iter().enumerate() {
            let same = people[..index].iter().find(|(other, theirs)| theirs == own && side(*other) != side(*seat));
            if let Some((other, _)) = same {
                return Some(Counting::No { why: Uncounted::Alone, seats: vec![*other, *seat] });
            }
        }
        Some(counting)
    }

    async fn count(&mut self) -> Result<(), StoreError> {
        if self.table.turn() != Turn::Over {
            // An end that counts for nobody may be taken back.
            self.rated.settled = false;
            return Ok(());
        }
        if self.rated.settled {
            return Ok(());
        }
        if self.gone().next().is_some() {
            // It was counted when they were known.
            let changes = self.store.ratings().changes(&self.table.header().id).await?;
            self.rated.changes = changes.filter(|changes| !changes.is_empty());
        }
        if self.counting() == Some(Counting::Counts)
            && let Some(game) = result(&self.table)
        {
            self.rated.changes = Some(self.store.ratings().count(&game).await?);
            self.rated.players.clear();
            self.look_up_players().await?;
        }
        let kept = self.store.set_timing(&self.table.header().id, self.clock.noted(), None).await;
        self.noted(kept)?;
        self.rated.settled = true;
        self.forget_those_gone().await
    }

    /// The seats whose players were forgotten after the game was over.
    fn gone(&self) -> impl Iterator<Item = Seat> {
        self.table.seats_in_play().iter().copied().filter(|&seat| self.table.sitters().is_gone(seat))
    }

    /// Forgets the players whose accounts went while the game had still to be counted.
    async fn forget_those_gone(&mut self) -> Result<(), StoreError> {
        for (_, player) in self.known_players().collect::<Vec<_>>() {
            if player.kind() == PlayerKind::Bot {
                continue;
            }
            match self.store.accounts().account(player.which()).await {
                Ok(None) => {
                    if let Err(problem) = self.know(Knowing::Forget { player }).await {
                        warn!(why = problem.message, "a player whose account is gone is not forgotten yet");
                    }
                }
                Err(AccountError::Store(error)) => return Err(error),
                Ok(Some(_)) | Err(_) => {}
            }
        }
        Ok(())
    }

    fn rated_view(&self) -> Option<RatedView> {
        let counting = self.counting()?;
        let seats = self.known_players().filter_map(|(seat, player)| {
            let standing = self.rated.players.get(&player)?.standing;
            let change = self.rated.changes.iter().flatten().find(|change| change.player == player);
            let rating = change.map_or(standing.rating, |change| change.after);
            Some(RatedSeat {
                seat,
                rating: RatingView::of(&Standing { rating, ..standing }),
                change: change.map(|change| points(change.after) - points(change.before)),
                player,
            })
        });
        Some(RatedView { counting, seats: seats.collect() })
    }
}
