//! The lists of ratings, what is known of one player, and who is not brought together with others for a while
//! (`docs/ratings.md`).

mod profile;
pub mod protocol;

use std::sync::Arc;

use ashtapada_ratings::Standing;
use ashtapada_ratings::leaving::{LOOKED_AT, Recent, waits_until};
use ashtapada_rules::Family;
use ashtapada_table::{NoPlayerId, PlayerId, PlayerKind, Problem, ProblemKind, rfc3339};
use axum::extract::{FromRef, Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;

use self::protocol::{PlayedView, PlayerRatings, RatedPlayer, RatingsPage};
use crate::accounts::AccountService;
use crate::answer::HttpFailure;
use crate::protocol::RatingView;
use crate::store::{NoStandingsCursor, PlayerStanding, Ratings};
use crate::{clock, problem};

/// How many players a part of a list has unless `limit` says otherwise, and at most.
const LISTED: u32 = 50;
const MOST: u32 = 200;

/// The ratings of the players of a server.
pub struct RatingService(Arc<AccountService>);

impl RatingService {
    /// Of those who have accounts here.
    pub fn new(accounts: Arc<AccountService>) -> RatingService {
        RatingService(accounts)
    }

    fn stored(&self) -> &dyn Ratings {
        self.0.store().ratings()
    }

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
        let found = self.0.told("account", self.0.stored().account(player.which()).await)?;
        Ok(found.map(|account| account.name))
    }

    async fn waits_until(&self, player: &PlayerId) -> Result<Option<u64>, Problem> {
        let games = self.stored().history(player, None, LOOKED_AT).await?;
        Ok(waits_until(&games.iter().map(Recent::from).collect::<Vec<_>>(), clock::now()))
    }
}

/// The addresses of ratings.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<RatingService>: FromRef<S>,
{
    Router::new().route("/ratings/{family}", get(list)).route("/ratings/players/{player}", get(player))
}

/// The query of a list of ratings or of a history.
#[derive(Deserialize)]
struct RatingsQuery {
    after: Option<String>,
    before: Option<u64>,
    limit: Option<u32>,
}

impl RatingsQuery {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(LISTED).clamp(1, MOST)
    }
}

async fn list(
    State(ratings): State<Arc<RatingService>>,
    Path(family): Path<String>,
    Query(part): Query<RatingsQuery>,
) -> Result<Json<RatingsPage>, HttpFailure> {
    let families = || Family::ALL.map(Family::name).join(", ");
    let none =
        |_| Problem::new(ProblemKind::NotFound, format!("there is no family `{family}`: expected {}", families()));
    let family: Family = family.parse().map_err(none)?;
    let after = part.after.as_deref().map(str::parse).transpose();
    let after = after.map_err(|error: NoStandingsCursor| problem::bad_request(error))?;
    let page = ratings.stored().best(family, after.as_ref(), part.limit()).await.map_err(Problem::from)?;
    let mut players = Vec::with_capacity(page.players.len());
    for PlayerStanding { player, standing } in page.players {
        let name = ratings.name_of(&player).await?;
        // Whose account is gone is on no list.
        if name.is_none() && player.kind() != PlayerKind::Bot {
            continue;
        }
        players.push(RatedPlayer { player, name, rating: RatingView::of(&standing) });
    }
    Ok(Json(RatingsPage { players, next: page.next.map(|next| next.to_string()) }))
}

async fn player(
    State(ratings): State<Arc<RatingService>>,
    Path(player): Path<String>,
    Query(part): Query<RatingsQuery>,
) -> Result<Json<PlayerRatings>, HttpFailure> {
    let player: PlayerId = player.parse().map_err(|error: NoPlayerId| problem::bad_request(error))?;
    let standings = ratings.stored().standings(&player).await.map_err(Problem::from)?;
    let games = ratings.stored().history(&player, part.before, part.limit()).await.map_err(Problem::from)?;
    let next = games.last().filter(|_| games.len() == part.limit() as usize).map(|last| last.number);
    let shown = |(family, standing): (Family, Standing)| (family, RatingView::of(&standing));
    Ok(Json(PlayerRatings {
        name: ratings.name_of(&player).await?,
        families: standings.into_iter().map(shown).collect(),
        games: games.into_iter().map(PlayedView::from).collect(),
        next,
        profile: ratings.profile(&player).await?,
        waits: ratings.waits_until(&player).await?.map(rfc3339),
    }))
}
