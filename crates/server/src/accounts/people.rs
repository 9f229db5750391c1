//! The people somebody has played with, as far as the own games tell: by the names they had there.
//!
//! Nothing is told of them that those games did not tell: no account, no other game, and nobody without a name.

use std::cmp::Reverse;
use std::sync::Arc;

use ashtapada_rules::Seat;
use ashtapada_table::{PlayerId, PlayerKind, SeatKey, Sitters, rfc3339};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;

use super::identity::Identity;
use super::protocol::{CompanionView, People, PeopleAsk};
use super::service::AccountService;
use crate::answer::{HttpFailure, read};
use crate::store::{Cursor, ListFilter, ListedGame, is_id};

/// How many games of an account are looked at, the newest: so many parts of so many.
const PARTS: usize = 3;
const PART: u32 = 100;
/// How many keys of a browser are looked at.
const KEYS: usize = 100;
/// How many people are told of.
const TOLD: usize = 50;

/// The people whoever asks has played with.
pub async fn people(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
    body: Bytes,
) -> Result<Json<People>, HttpFailure> {
    let asked: PeopleAsk = read(&body, r#"{"keys":[]}"#)?;
    let player = identity.player();
    let mut games: Vec<ListedGame> = Vec::new();
    if let Some(player) = &player {
        let mut after: Option<Cursor> = None;
        for _ in 0..PARTS {
            let part = accounts.stored().games_of(player, ListFilter::All, after.as_ref(), PART).await;
            let part = accounts.told("people", part)?;
            games.extend(part.games);
            after = part.next;
            if after.is_none() {
                break;
            }
        }
    }
    let keys = &asked.keys[..asked.keys.len().min(KEYS)];
    let is_new = |id: &str| is_id(id) && games.iter().all(|known| known.game.id != id);
    let ids: Vec<&str> = keys.iter().map(|(game, _)| game.as_str()).filter(|id| is_new(id)).collect();
    let shown = accounts.told("people", accounts.stored().games(&ids).await)?;
    games.extend(shown);
    Ok(Json(People { people: companions(games, player.as_ref(), keys) }))
}

/// By what a person is told from others: the account, if there is one, and the name. Who has changed the name is two: that
/// one has had two names nobody was told.
type Who = (Option<PlayerId>, String);

/// Somebody with whom one has played.
struct Companion {
    who: Who,
    view: CompanionView,
}

/// With whom these games were played by a player, or whoever has the keys; whom one played with last first.
fn companions(mut games: Vec<ListedGame>, player: Option<&PlayerId>, keys: &[(String, SeatKey)]) -> Vec<CompanionView> {
    // Of each person the newest game is met first.
    games.sort_by_key(|listed| (Reverse(listed.played), listed.game.id.clone()));
    let mut known: Vec<Companion> = Vec::new();
    for listed in games.iter().filter(|listed| listed.glance.actions > 0) {
        let sitters = &listed.game.sitters;
        let is_own = |seat: Seat| {
            player.is_some() && sitters.player(seat) == player
                || keys.iter().any(|(id, key)| *id == listed.game.id && sitters.holds(seat, key))
        };
        if !Seat::ALL.into_iter().any(is_own) {
            continue;
        }
        let others = Seat::ALL.into_iter().filter(|&seat| !is_own(seat)).filter_map(|seat| person(sitters, seat));
        let mut others: Vec<(Who, String)> = others.collect();
        others.sort();
        others.dedup_by(|one, other| one.0 == other.0);
        let together = others.len() as u32;
        for (who, name) in others {
            match known.iter_mut().find(|companion| companion.who == who) {
                Some(companion) => {
                    companion.view.games += 1;
                    if companion.view.together > 1 && together == 1 && companion.view.over && listed.glance.over {
                        // To play again one rather takes the last game of the two alone.
                        companion.view.game.clone_from(&listed.game.id);
                        companion.view.rules.clone_from(&listed.game.setup.rules);
                        companion.view.together = 1;
                    }
                }
                None => known.push(Companion { who, view: view(listed, name, together) }),
            }
        }
    }
    known.truncate(TOLD);
    known.into_iter().map(|companion| companion.view).collect()
}

fn view(listed: &ListedGame, name: String, together: u32) -> CompanionView {
    let ListedGame { game, played, glance } = listed;
    CompanionView {
        name,
        games: 1,
        played: rfc3339(*played),
        game: game.id.clone(),
        rules: game.setup.rules.clone(),
        over: glance.over,
        together,
    }
}

/// The person who sits in a seat under a name: by account and name. Programs are no people.
fn person(sitters: &Sitters, seat: Seat) -> Option<(Who, String)> {
    let name = sitters.name(seat).filter(|name| !name.is_empty())?;
    let player = sitters.player(seat).cloned();
    let is_person = player.as_ref().is_none_or(|player| player.kind() == PlayerKind::Account);
    is_person.then(|| ((player, name.to_lowercase()), name.to_owned()))
}

#[cfg(test)]
mod tests {
    use ashtapada_table::{Claim, NewGame, Secret, Table};

    use super::*;

    fn key(of: u8) -> SeatKey {
        format!("{of:02}").repeat(32).parse().unwrap()
    }

    /// A game of mine in the south, with others in these seats.
    fn game(id: &str, played: u64, over: bool, others: &[(Seat, &str, Option<&str>)]) -> ListedGame {
        let (table, _) = Table::set_up(&NewGame::of("chaturaji-pl-solo"), id, Secret::new([1; 32]), 0).unwrap();
        let mut game = table.header().clone();
        game.sitters = Sitters::default().with(Seat::South, (&key(1)).into(), "Zofia").unwrap();
        for (seat, name, player) in others {
            let player = player.map(|player| player.parse().unwrap());
            let (own, other) = (key(2), Claim { key: &key(2), player: player.as_ref() });
            assert_eq!(own, *other.key);
            game.sitters = game.sitters.with(*seat, other, name).unwrap();
        }
        let mut glance = table.glance();
        (glance.actions, glance.over) = (9, over);
        ListedGame { game, played, glance }
    }

    #[test]
    fn people_are_told_by_the_names_they_had_and_each_once() {
        let anna = (Seat::West, "Anna", Some("account:a1"));
        let ania = (Seat::North, "Ania", Some("account:a1"));
        let other = (Seat::North, "Jan", Some("account:j1"));
        let jan = (Seat::East, "Jan", None);
        let program = (Seat::West, "Robot", Some("program:p1"));
        let mut unbegun = game("g5", 90, false, &[(Seat::West, "Nobody yet", None)]);
        unbegun.glance.actions = 0;
        let games = vec![
            game("g1", 10, true, &[anna]),
            game("g2", 20, true, &[ania, jan]),
            game("g6", 15, true, &[anna, other]),
            game("g3", 30, false, &[(Seat::East, "jan", None), program]),
            game("g4", 40, true, &[(Seat::West, "", None)]),
            unbegun,
            // Of somebody else.
            game("other", 99, true, &[(Seat::West, "Eve", None)]),
        ];
        let keys: Vec<_> = ["g1", "g2", "g3", "g4", "g5", "g6"].map(|id| (id.to_owned(), key(1))).into();
        let told = companions(games, None, &keys);
        let told: Vec<_> =
            told.iter().map(|one| (one.name.as_str(), one.games, one.game.as_str(), one.over, one.together)).collect();
        // Two of one name are two, and so is who had two names; to play again, the last game of the two alone is taken.
        let expected = [
            ("jan", 2, "g3", false, 1),
            ("Ania", 1, "g2", true, 2),
            ("Anna", 2, "g1", true, 1),
            ("Jan", 1, "g6", true, 2),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn who_shows_no_key_of_a_game_learns_nothing_of_it() {
        let games = vec![game("g1", 10, true, &[(Seat::West, "Anna", None)])];
        assert!(companions(games.clone(), None, &[("g1".to_owned(), key(7))]).is_empty());
        let stranger: PlayerId = "account:zz".parse().unwrap();
        assert!(companions(games, Some(&stranger), &[]).is_empty());
    }
}
