//! The lists of ratings, what is known of one player, and who is not brought together with others for a while
//! (`docs/ratings.md`).

use std::sync::Arc;

use ashtapada_ratings::Standing;
use ashtapada_ratings::leaving::{LOOKED_AT, Recent, waits_until};
use ashtapada_rules::Family;
use ashtapada_table::{NoPlayerId, PlayerId, PlayerKind, Problem, ProblemKind, rfc3339};
use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::http::Failed;
use crate::protocol::RatingView;
use crate::store::{NoRatedPlace, Played, Rated};
use crate::tables::Tables;
use crate::{clock, problem};

/// How many players a part of a list has unless `limit` says otherwise, and at most.
const LISTED: u32 = 50;
const MOST: u32 = 200;

/// A part of the list of a family, best first.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct RatingsPage {
    /// The players.
    pub players: Vec<RatedPlayer>,
    /// The value of `after` that gets those after these; `None`: these are the last.
    pub next: Option<String>,
}

/// A player in a list of ratings.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct RatedPlayer {
    /// Who: `account:`, `program:` or `bot:`, and which.
    pub player: PlayerId,
    /// What the player is called; `None` for computer players, whom each reader knows by a name in his language.
    pub name: Option<String>,
    /// The rating.
    pub rating: RatingView,
}

/// What is known of a player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct PlayerRatings {
    /// What the player is called, as in [`RatedPlayer`].
    pub name: Option<String>,
    /// The rating in each family of games.
    pub families: Vec<(Family, RatingView)>,
    /// The last games, the last first.
    pub games: Vec<PlayedView>,
    /// The value of `before` that gets those before these; `None`: these are the first.
    #[ts(type = "number | null")]
    pub next: Option<u64>,
    /// Until when the player is not brought together with others, RFC 3339.
    pub waits: Option<String>,
}

/// A game that counted for a player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct PlayedView {
    /// Its id.
    pub game: String,
    /// Its family.
    pub family: Family,
    /// When it ended, RFC 3339.
    pub at: String,
    /// The rating after it, in points.
    pub points: i32,
    /// By how much that is more than before.
    pub change: i32,
    /// Whether the player left it.
    pub left: bool,
}

impl From<Played> for PlayedView {
    fn from(played: Played) -> PlayedView {
        let points = played.after.shown().points;
        let change = points - played.before.shown().points;
        PlayedView {
            game: played.game,
            family: played.family,
            at: rfc3339(played.at),
            points,
            change,
            left: played.left,
        }
    }
}

impl Tables {
    /// Checks that a player may be brought together with others by pairing: not who has left too many games lately.
    ///
    /// # Errors
    /// The player may not, and until when; or the storage fails.
    pub async fn may_be_paired(&self, player: &PlayerId) -> Result<(), Problem> {
        match self.waits_until(player).await? {
            Some(until) => Err(Problem::new(
                ProblemKind::TooSoon,
                format!(
                    "you left several games before their end: others are found for you again from {}",
                    rfc3339(until)
                ),
            )),
            None => Ok(()),
        }
    }

    /// What a player is called who has an account, or is a program of somebody's; `None` for computer players, and for
    /// whoever is gone.
    async fn name_of(&self, player: &PlayerId) -> Result<Option<String>, Problem> {
        if player.kind() == PlayerKind::Bot {
            return Ok(None);
        }
        let found = self.told("account", self.accounts().account(player.which()).await)?;
        Ok(found.map(|account| account.name))
    }

    async fn waits_until(&self, player: &PlayerId) -> Result<Option<u64>, Problem> {
        let games = self.store().ratings().history(player, None, LOOKED_AT).await?;
        Ok(waits_until(&games.iter().map(Recent::from).collect::<Vec<_>>(), clock::now()))
    }
}

/// The addresses of ratings.
pub fn routes() -> Router<Arc<Tables>> {
    Router::new().route("/ratings/{family}", get(list)).route("/ratings/players/{player}", get(player))
}

#[derive(Deserialize)]
struct Part {
    after: Option<String>,
    before: Option<u64>,
    limit: Option<u32>,
}

impl Part {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(LISTED).clamp(1, MOST)
    }
}

async fn list(
    State(tables): State<Arc<Tables>>,
    Path(family): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<RatingsPage>, Failed> {
    let families = || Family::ALL.map(Family::name).join(", ");
    let none =
        |_| Problem::new(ProblemKind::NotFound, format!("there is no family `{family}`: expected {}", families()));
    let family: Family = family.parse().map_err(none)?;
    let after = part.after.as_deref().map(str::parse).transpose();
    let after = after.map_err(|error: NoRatedPlace| problem::bad_request(error))?;
    let page = tables.store().ratings().best(family, after.as_ref(), part.limit()).await.map_err(Problem::from)?;
    let mut players = Vec::with_capacity(page.players.len());
    for Rated { player, standing } in page.players {
        let name = tables.name_of(&player).await?;
        // Whose account is gone is on no list.
        if name.is_none() && player.kind() != PlayerKind::Bot {
            continue;
        }
        players.push(RatedPlayer { player, name, rating: RatingView::of(&standing) });
    }
    Ok(Json(RatingsPage { players, next: page.next.map(|next| next.to_string()) }))
}

async fn player(
    State(tables): State<Arc<Tables>>,
    Path(player): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<PlayerRatings>, Failed> {
    let player: PlayerId = player.parse().map_err(|error: NoPlayerId| problem::bad_request(error))?;
    let ratings = tables.store().ratings();
    let standings = ratings.standings(&player).await.map_err(Problem::from)?;
    let games = ratings.history(&player, part.before, part.limit()).await.map_err(Problem::from)?;
    let next = games.last().filter(|_| games.len() == part.limit() as usize).map(|last| last.number);
    let shown = |(family, standing): (Family, Standing)| (family, RatingView::of(&standing));
    Ok(Json(PlayerRatings {
        name: tables.name_of(&player).await?,
        families: standings.into_iter().map(shown).collect(),
        games: games.into_iter().map(PlayedView::from).collect(),
        next,
        waits: tables.waits_until(&player).await?.map(rfc3339),
    }))
}
