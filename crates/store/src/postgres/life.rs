//! When the site lived, whichever of its servers did: each notes it with its own row, so that what no server lived for does not
//! count where days do.

use std::time::Duration;

use sqlx::postgres::PgExecutor;

use super::link::{Link, ask, over};

/// For how long an outage is remembered, in milliseconds: no turn takes longer.
const REMEMBERED: i64 = 60 * 24 * 60 * 60 * 1000;

/// The site lives. Where the last note is older than `silence` (it is renewed more often), it did not meanwhile. The row is
/// locked, so that servers that come at the same time note it once.
pub async fn go_on(to: impl PgExecutor<'_>, silence: Duration) -> Result<(), sqlx::Error> {
    note(to, silence.as_millis() as i64 * 3 / 2).await
}

/// A server begins. Where none lives, the site did not since the last note, but for a moment; one that was killed
/// counts as living until its row runs out, and then the silence tells.
pub async fn begin(link: &Link, silence: Duration) -> Result<(), sqlx::Error> {
    over!(link, |connection| {
        sqlx::query("DELETE FROM outages WHERE ended < (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - $1")
            .bind(REMEMBERED)
            .execute(&mut *connection)
            .await?;
        let alive: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM nodes WHERE until > clock_timestamp())")
            .fetch_one(&mut *connection)
            .await?;
        if alive { go_on(connection, silence).await } else { note(connection, 1_000).await }
    })
}

/// A server that lived until now ends.
pub async fn end(link: &Link) -> Result<(), sqlx::Error> {
    over!(link, |connection| note(connection, i64::MAX).await)
}

/// Notes that the site lives, and did not since the last note if that is more than `silence` milliseconds ago. The update
/// reads `before`, so that it comes second: a statement does not see rows any more that it has changed itself.
async fn note(to: impl PgExecutor<'_>, silence: i64) -> Result<(), sqlx::Error> {
    sqlx::query(
        "WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS at), \
         before AS (SELECT at FROM alive FOR UPDATE), \
         gap AS (INSERT INTO outages SELECT before.at, now.at FROM before, now WHERE now.at - before.at > $1) \
         UPDATE alive SET at = now.at FROM now, before",
    )
    .bind(silence)
    .execute(to)
    .await?;
    Ok(())
}

/// When no server lived, Unix time in milliseconds, in order.
pub async fn outages(link: &Link) -> Result<Vec<(u64, u64)>, sqlx::Error> {
    let asked = sqlx::query_as("SELECT begun, ended FROM outages ORDER BY begun");
    let spans: Vec<(i64, i64)> = ask!(link, asked, fetch_all)?;
    Ok(spans.into_iter().map(|(begun, ended)| (begun as u64, ended as u64)).collect())
}
