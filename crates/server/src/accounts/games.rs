//! The games of somebody, and everything that is stored of an account.

use std::collections::HashMap;
use std::sync::Arc;

use ashtapada_rules::{AnyPosition, Position, Seat, Turn};
use ashtapada_table::{DiceSource, PlayerId, Problem, SeatKey, rfc3339};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use super::ends::tell_ends;
use super::identity::Identity;
use super::protocol::{Export, ExportedGame, ExportedProgram, ExportedReport, MyGame, MyGames, MyGamesAsk};
use super::service::AccountService;
use super::telling::account_view;
use crate::answer::{HttpFailure, read};
use crate::guests::Guest;
use crate::problem;
use crate::protocol::RatingView;
use crate::ratings::protocol::PlayedView;
use crate::site::Reach;
use crate::store::{Cursor, ListFilter, ListedGame, NoCursor, Report, is_id};

/// How many games of an account are told at once.
const PAGE: u32 = 100;
/// And how many that are over, since each has to be played through to tell how it ended.
const ENDED: u32 = 25;
/// How many keys of a browser are looked at.
const KEYS: usize = 100;

/// The games of whoever asks.
pub async fn games(
    State(accounts): State<Arc<AccountService>>,
    identity: Identity,
    guest: Guest,
    body: Bytes,
) -> Result<Json<MyGames>, HttpFailure> {
    let asked: MyGamesAsk = read(&body, r#"{"keys":[],"over":false}"#)?;
    let which = match asked.over {
        None => ListFilter::All,
        Some(false) => ListFilter::Going,
        Some(true) => ListFilter::Over,
    };
    let after = asked.after.as_deref().map(str::parse).transpose();
    let after: Option<Cursor> = after.map_err(|error: NoCursor| problem::bad_request(error))?;
    let player = identity.player();
    let (mut found, next) = match &player {
        Some(player) => {
            let limit = if which == ListFilter::Over { ENDED } else { PAGE };
            let page = accounts.stored().games_of(player, which, after.as_ref(), limit).await;
            let page = accounts.told("games", page)?;
            (page.games, page.next.map(|next| next.to_string()))
        }
        None => (Vec::new(), None),
    };
    let mut keys = asked.keys[..asked.keys.len().min(KEYS)].to_vec();
    let mut before = HashMap::new();
    // Those of the browser come once, with the newest of the account.
    if after.is_none() {
        let listed = games_of_keys(&accounts, &mut keys, &mut before).await?;
        let new = listed.into_iter().filter(|one| {
            which.has(one.glance.over) && !found.iter().any(|known: &ListedGame| known.game.id == one.game.id)
        });
        found.extend(new.collect::<Vec<_>>());
    }
    let told = |listed: &ListedGame| MyGame {
        before: before.get(&listed.game.id).cloned(),
        ..of_somebody(listed, player.as_ref(), &keys)
    };
    let mut games: Vec<(u64, MyGame)> =
        found.iter().map(|listed| (listed.played, told(listed))).filter(|(_, game)| !game.yours.is_empty()).collect();
    games.sort_by_key(|(played, game)| (!game.waits, std::cmp::Reverse(*played)));
    let mut games: Vec<MyGame> = games.into_iter().map(|(_, game)| game).collect();
    if which == ListFilter::Over {
        tell_ends(accounts.tables(), &mut games, &guest).await;
    }
    Ok(Json(MyGames { games, next }))
}

/// The games of these keys, and the next games of those that are over: there the same keys open the same people's seats, which
/// whoever was away when the next game began cannot know. `keys` has them then too, and `before` which game came before which.
async fn games_of_keys(
    accounts: &AccountService,
    keys: &mut Vec<(String, SeatKey)>,
    before: &mut HashMap<String, String>,
) -> Result<Vec<ListedGame>, Problem> {
    let ids: Vec<&str> = keys.iter().map(|(game, _)| game.as_str()).filter(|game| is_id(game)).collect();
    let mut listed = accounts.told("games", accounts.stored().games(&ids).await)?;
    let mut next = Vec::new();
    for (id, key) in &*keys {
        let is_over = |one: &ListedGame| {
            one.game.id == *id && one.glance.over && Seat::ALL.into_iter().any(|seat| one.game.sitters.holds(seat, key))
        };
        if listed.iter().any(is_over) {
            let following = accounts.next_game(id).await?;
            if keys.iter().all(|(known, _)| *known != following) {
                before.insert(following.clone(), id.clone());
                next.push((following, key.clone()));
            }
        }
    }
    let ids: Vec<&str> = next.iter().map(|(game, _)| game.as_str()).collect();
    if !ids.is_empty() {
        listed.extend(accounts.told("games", accounts.stored().games(&ids).await)?);
    }
    keys.extend(next);
    Ok(listed)
}

/// A game as one of somebody's, who is a player or has keys.
pub fn of_somebody(listed: &ListedGame, player: Option<&PlayerId>, keys: &[(String, SeatKey)]) -> MyGame {
    let ListedGame { game, played, glance } = listed;
    let own = player.map(|player| game.sitters.seats_of(player)).unwrap_or_default();
    let shown = |seat: Seat| keys.iter().any(|(id, key)| *id == game.id && game.sitters.holds(seat, key));
    let yours: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| own.contains(&seat) || shown(seat)).collect();
    MyGame {
        id: game.id.clone(),
        rules: game.setup.rules.clone(),
        seats: game.seat_plans(),
        waits: !glance.over && waits_for(listed, &yours),
        over: glance.over,
        played: rfc3339(*played),
        actions: glance.actions,
        account: !own.is_empty(),
        yours,
        before: None,
        end: None,
    }
}

/// Whether a game that goes on has to go on with one of these seats.
fn waits_for(listed: &ListedGame, seats: &[Seat]) -> bool {
    let ListedGame { game, glance, .. } = listed;
    let Ok(begun) = game.setup.begin() else { return false };
    let turn = AnyPosition::parse(&glance.position, &begun.options).unwrap_or(begun.position).turn();
    if let Turn::Chance(_) = turn
        && game.setup.dice == DiceSource::Fair
    {
        // No dice before everybody has added a seed to them.
        let people = game.setup.seats.iter().filter(|plan| plan.player.is_human()).map(|plan| plan.seat);
        let mut missing = people.filter(|seat| game.seeds.revealed[seat.index()].is_none()).peekable();
        if missing.peek().is_some() {
            return missing.any(|seat| seats.contains(&seat));
        }
    }
    matches!(turn, Turn::Seat(seat) | Turn::Chance(seat) if seats.contains(&seat))
}

/// All games of a player that go on, or all games.
///
/// # Errors
/// The storage fails.
pub async fn all_games(
    accounts: &AccountService,
    player: &PlayerId,
    which: ListFilter,
) -> Result<Vec<MyGame>, Problem> {
    let (mut games, mut after) = (Vec::new(), None);
    loop {
        let page = accounts.stored().games_of(player, which, after.as_ref(), PAGE).await;
        let page = accounts.told("games", page)?;
        games.extend(page.games.iter().map(|listed| of_somebody(listed, Some(player), &[])));
        after = page.next;
        if after.is_none() {
            return Ok(games);
        }
    }
}

/// All games that counted for a player, the last first.
async fn counted(accounts: &AccountService, player: &PlayerId) -> Result<Vec<PlayedView>, Problem> {
    let (mut all, mut before) = (Vec::new(), None);
    loop {
        let part = accounts.store().ratings().history(player, before, PAGE).await?;
        before = part.last().filter(|_| part.len() == PAGE as usize).map(|last| last.number);
        all.extend(part.into_iter().map(PlayedView::from));
        if before.is_none() {
            return Ok(all);
        }
    }
}

/// Everything that is stored of the account, but for who has reported it, as a file.
pub async fn export(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    identity: Identity,
) -> Result<Response, HttpFailure> {
    let known = identity.person()?;
    let site = match &*reach {
        Reach::Site(site) => site.to_string(),
        Reach::Here | Reach::Network => String::new(),
    };
    let programs = accounts.told("programs", accounts.stored().programs(&known.account.id).await)?;
    let programs = programs.into_iter().filter_map(|program| {
        let (player, created) = (program.player().ok()?, rfc3339(program.created));
        Some(ExportedProgram { player, name: program.name, created })
    });
    let games = all_games(&accounts, &known.player, ListFilter::All).await?;
    let games = games.into_iter().map(|game| ExportedGame {
        table: format!("{site}/game/{}", game.id),
        record: format!("{site}/api/games/{}/record", game.id),
        game,
    });
    let ratings = accounts.store().ratings().standings(&known.player).await.map_err(Problem::from)?;
    let reports = accounts.store().reports().reports_by(&known.player).await.map_err(Problem::from)?;
    let exported = |report: Report| ExportedReport {
        at: rfc3339(report.at),
        game: report.game,
        seat: report.seat,
        reason: report.reason,
    };
    let export = Export {
        account: account_view(&accounts, &known).await?,
        programs: programs.collect(),
        games: games.collect(),
        ratings: ratings.iter().map(|(family, standing)| (*family, RatingView::of(standing))).collect(),
        counted: counted(&accounts, &known.player).await?,
        reports: reports.into_iter().map(exported).collect(),
    };
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"ashtapada.json\"")];
    Ok((file, Json(export)).into_response())
}
