//! Positions with one best move: those of a day, those of the days before, and many in a row.

use std::sync::Arc;

use ashtapada_local::pages;
use ashtapada_table::catalogue::{DailyPage, PastPage, RushPage};
use axum::extract::{FromRef, Path, State};
use axum::routing::get;
use axum::{Json, Router};

use super::DailyService;
use crate::answer::HttpFailure;
use crate::fair::aside;
use crate::problem;

/// The addresses of positions.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<DailyService>: FromRef<S>,
{
    Router::new()
        .route("/daily/{date}", get(of_day))
        .route("/daily/{date}/past", get(past))
        .route("/rush/{number}", get(rush))
}

async fn of_day(
    State(service): State<Arc<DailyService>>,
    Path(date): Path<String>,
) -> Result<Json<DailyPage>, HttpFailure> {
    let day = service.named(&date)?;
    Ok(Json(aside(move || pages::daily(day).map_err(problem::of_page)).await?))
}

async fn past(
    State(service): State<Arc<DailyService>>,
    Path(date): Path<String>,
) -> Result<Json<PastPage>, HttpFailure> {
    let day = service.named(&date)?;
    Ok(Json(aside(move || Ok(pages::past(day))).await?))
}

async fn rush(Path(number): Path<String>) -> Result<Json<RushPage>, HttpFailure> {
    Ok(Json(aside(move || pages::rush(&number).map_err(problem::of_page)).await?))
}
