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

use super::Room;
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
        for (_, id) in self.known_players().collect::<Vec<_>>() {
            if self.rated.players.contains_key(&id) {
                continue;
            }
            let standings = self.store.ratings().standings(&id).await?;
            let standing = standings.into_iter().find(|(of, _)| *of == family).map(|(_, standing)| standing);
            let person = match id.kind() {
                PlayerKind::Bot => None,
                PlayerKind::Account => Some(id.which().to_owned()),
                PlayerKind::Program => match self.store.accounts().account(id.which()).await {
                    Ok(program) => program.and_then(|program| program.owner),
                    Err(AccountError::Store(error)) => return Err(error),
                    Err(_) => None,
                },
            };
            self.rated.players.insert(id, Player { standing: standing.unwrap_or_default(), person });
        }
        Ok(())
    }

    /// Whether the game counts. Programs of one person do not play against each other for ratings, nor against that person.
    fn counting(&self) -> Option<Counting> {
        let counting = self.table.counting()?;
        if matches!(counting, Counting::No { .. }) {
            return Some(counting);
        }
        let person = |id: &PlayerId| self.rated.players.get(id)?.person.clone();
        let sides = self.table.sides();
        let side = |seat: Seat| sides.iter().position(|side| side.contains(&seat));
        let people: Vec<(Seat, String)> =
            self.known_players().filter_map(|(seat, id)| Some((seat, person(&id)?))).collect();
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
        if self.counting() == Some(Counting::Counts)
            && let Some(game) = result(&self.table)
        {
            self.rated.changes = Some(self.store.ratings().count(&game).await?);
            self.rated.players.clear();
            self.look_up_players().await?;
        }
        let kept = self.store.set_timing(&self.table.header().id, &self.timing, None).await;
        self.noted(kept)?;
        self.rated.settled = true;
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
