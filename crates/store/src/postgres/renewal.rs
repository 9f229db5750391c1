//! The renewal of the lease of this server: its row is kept in time, and noticed when that fails.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tracing::{info, warn};

use super::owning::Member;
use super::{life, plain};

/// The task that renews the row of a server, over a connection of its own: a busy server is no dead one.
pub struct LeaseRenewal {
    pub options: PgConnectOptions,
    pub number: i64,
    pub member: Member,
    pub lapses: watch::Sender<u64>,
}

impl LeaseRenewal {
    /// Renews for ever, three times as often as needed; `renewed` is when the last renewal was begun.
    pub async fn go_on(self, mut renewed: Instant) {
        let mut connection = None;
        loop {
            let end = renewed + self.member.lease;
            match timeout_at(end, self.next(&mut connection)).await {
                Ok(begun) => renewed = begun,
                Err(_) => {
                    // Counted from before the renewal was asked for, so that nobody else can have counted shorter.
                    self.lapses.send_modify(|lapses| *lapses += 1);
                    warn!("the database has not heard of this server for too long; others may take over its games");
                    connection = None;
                    renewed = self.next(&mut connection).await;
                    info!("the database hears of this server again");
                }
            }
        }
    }

    /// The next renewal that succeeds: when it was begun.
    async fn next(&self, connection: &mut Option<PgConnection>) -> Instant {
        loop {
            sleep(self.member.rhythm()).await;
            let begun = Instant::now();
            let why = match timeout(self.member.lease, self.renew(connection)).await {
                Ok(Ok(())) => return begun,
                Ok(Err(error)) => plain(&error),
                Err(_) => "it does not answer".to_owned(),
            };
            *connection = None;
            warn!(why, "the database does not answer; another server may take over the games of this one");
        }
    }

    async fn renew(&self, known: &mut Option<PgConnection>) -> Result<(), sqlx::Error> {
        let connection = match known {
            Some(connection) => connection,
            None => known.insert(self.options.connect().await?),
        };
        sqlx::query(
            "INSERT INTO nodes (id, until, address) VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3) \
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(self.number)
        .bind(self.member.lease.as_secs_f64())
        .bind(&self.member.inner)
        .execute(&mut *connection)
        .await?;
        life::go_on(connection, self.member.rhythm()).await
    }
}
