//! The connections to a database: whoever asks it has an answer in time, or an error.

use std::time::Duration;

use sqlx::PgConnection;
use sqlx::Postgres;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;

/// How long a statement, or a short transaction, may take. A network that swallows everything is not waited for: others may
/// have our games by then.
pub const PATIENCE: Duration = Duration::from_secs(8);
/// How long work may take that goes through much of the database, statement by statement.
const MUCH: Duration = Duration::from_secs(600);

/// The pool of connections, which is cheap to clone.
#[derive(Clone)]
pub struct Link {
    pool: PgPool,
    pub(super) patience: Duration,
}

/// A connection to the database, for one statement or one transaction.
pub struct DbConnection {
    connection: PoolConnection<Postgres>,
    /// Whether nothing is waited for on it.
    quiet: bool,
}

impl Link {
    /// Over these connections, which are waited for so long.
    pub fn new(pool: PgPool, patience: Duration) -> Link {
        Link { pool, patience }
    }

    /// The same for work that goes through much; its transaction has to begin with [`take_time`].
    pub fn for_much(&self) -> Link {
        Link { pool: self.pool.clone(), patience: MUCH }
    }

    /// A connection that nobody else uses meanwhile.
    pub async fn acquire(&self) -> Result<DbConnection, sqlx::Error> {
        Ok(DbConnection { connection: self.pool.acquire().await?, quiet: false })
    }

    /// Closes all of them.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Has the database, too, wait so long for what a transaction does until its end.
pub async fn take_time(work: &mut PgConnection) -> Result<(), sqlx::Error> {
    let limits = "SELECT set_config('statement_timeout', $1, TRUE), \
                  set_config('idle_in_transaction_session_timeout', $1, TRUE)";
    sqlx::query(limits).bind(MUCH.as_millis().to_string()).execute(work).await.map(|_| ())
}

/// Has a transaction wait a second at most for what somebody else holds. Then it fails, and leaves its connection to others.
pub async fn wait_briefly(work: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SET LOCAL lock_timeout = '1s'").execute(work).await.map(|_| ())
}

impl DbConnection {
    /// The connection to ask over.
    pub fn connection(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// It was answered: nothing is waited for any more.
    pub fn answered(mut self) {
        self.quiet = true;
    }
}

impl Drop for DbConnection {
    fn drop(&mut self) {
        // Whoever is next does not wait for an answer that was not waited for.
        if !self.quiet {
            self.connection.close_on_drop();
        }
    }
}

/// Works over one of the connections, if that is done in time: `over!(link, |connection| …)`. If not, it is not known whether
/// the database has done what it was asked for.
macro_rules! over {
    ($link:expr, |$connection:ident| $work:expr) => {
        async {
            let mut line = $link.acquire().await?;
            let $connection = line.connection();
            match ::tokio::time::timeout($link.patience, async move { $work }).await {
                Ok(done) => {
                    line.answered();
                    done
                }
                Err(_) => Err(::sqlx::Error::PoolTimedOut.into()),
            }
        }
        .await
    };
}
pub(super) use over;

/// Asks over one of the connections: `ask!(link, query, execute)`.
macro_rules! ask {
    ($link:expr, $query:expr, $how:ident) => {
        $crate::postgres::link::over!($link, |connection| $query.$how(connection).await)
    };
}
pub(super) use ask;

/// A transaction over one of the connections, which is undone if the work fails: `transact!(link, |work| …)`.
macro_rules! transact {
    ($link:expr, |$work:ident| $body:expr) => {
        $crate::postgres::link::over!($link, |connection| {
            let mut transaction = ::sqlx::Connection::begin(connection).await?;
            let $work: &mut ::sqlx::PgConnection = &mut transaction;
            let done = $body;
            if done.is_ok() {
                transaction.commit().await?;
            }
            done
        })
    };
}
pub(super) use transact;
