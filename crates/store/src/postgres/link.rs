//! The connections to a database: whoever asks it has an answer in time, or an error.

use std::future::Future;
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::Postgres;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;

/// How long a statement may take. A network that swallows everything is not waited for: others may have our games by then.
const PATIENCE: Duration = Duration::from_secs(8);

/// The connections, which are cheap to clone.
#[derive(Clone)]
pub struct Link(PgPool);

/// One of them, for one statement or one transaction.
pub struct Line {
    connection: PoolConnection<Postgres>,
    /// Whether nothing is waited for on it.
    quiet: bool,
}

impl Link {
    /// Over these connections.
    pub fn new(pool: PgPool) -> Link {
        Link(pool)
    }

    /// A connection that nobody else uses meanwhile.
    pub async fn line(&self) -> Result<Line, sqlx::Error> {
        Ok(Line { connection: self.0.acquire().await?, quiet: false })
    }

    /// All of them, for what may wait.
    pub fn pool(&self) -> &PgPool {
        &self.0
    }

    /// Closes all of them.
    pub async fn close(&self) {
        self.0.close().await;
    }
}

impl Line {
    /// What to ask over.
    pub fn connection(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// Gives the connection back with what came of it.
    pub fn back<T>(mut self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        self.quiet = !matches!(done, Err(sqlx::Error::PoolTimedOut));
        done
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Whoever is next does not wait for an answer that was not waited for.
        if !self.quiet {
            self.connection.close_on_drop();
        }
    }
}

/// The answer of the database, if it comes in time. If not, it is not known whether it has done what it was asked for.
pub async fn in_time<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, work).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Asks over one of the connections: `ask!(link, query, execute)`.
macro_rules! ask {
    ($link:expr, $query:expr, $how:ident) => {
        async {
            let mut line = $link.line().await?;
            let done = $crate::postgres::link::in_time($query.$how(line.connection())).await;
            line.back(done)
        }
        .await
    };
}
pub(super) use ask;
