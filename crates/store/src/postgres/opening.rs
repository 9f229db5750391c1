//! Reaching a database, and making or migrating its tables. All of them are in a schema of their own, so that they can
//! share a database with those of other programs.

use std::time::Duration;

use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection};
use tokio::time::timeout;

use super::{Address, plain};
use crate::OpenError;
use crate::schema::{Schema, is_unreleased};

/// The tables; the table `version` has their version.
pub const SCHEMA: Schema = Schema(&[
    include_str!("../../migrations/postgres/0001.sql"),
    include_str!("../../migrations/postgres/0002.sql"),
    include_str!("../../migrations/postgres/0003.sql"),
]);

/// How many connections work at the same time. The database commits what they send together.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long the tables may take to be brought up to date, after other servers that do the same.
const MIGRATING: Duration = Duration::from_secs(600);

/// Connects, and brings the tables up to date: one server after another if several start.
///
/// # Errors
/// See [`OpenError`]; the tables are then as they were.
pub async fn prepare(address: &Address, schema: Schema) -> Result<PgPool, OpenError> {
    address.check_files()?;
    // A commit that returned has reached the disk, whatever the server usually does.
    let options = address.options.clone().application_name("ashtapada").options([
        ("search_path", "ashtapada"),
        ("synchronous_commit", "on"),
        ("client_min_messages", "warning"),
    ]);
    // What we do not wait for any more the database gives up too, with its locks; so it does when it hears nothing from us.
    let patience = address.patience.as_millis().to_string();
    let options = options.options([
        ("statement_timeout", patience.as_str()),
        ("idle_in_transaction_session_timeout", patience.as_str()),
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        ("tcp_user_timeout", "20000"),
    ]);
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECTING.min(address.patience))
        // It would ask before every entry whether the connection still works; one that does not fails then.
        .test_before_acquire(false)
        .connect_lazy_with(options.clone());
    // Asked directly, a server that is not there says why; the pool would only say that it waited.
    let connecting = sqlx::PgConnection::connect_with(&options);
    let migrating = async {
        let connecting = timeout(CONNECTING.min(address.patience), connecting).await;
        let connection = connecting.map_err(|_| sqlx::Error::PoolTimedOut)??;
        timeout(MIGRATING, migrate(connection, schema)).await.map_err(|_| sqlx::Error::PoolTimedOut)?
    };
    match migrating.await {
        Ok(Ok(())) => Ok(pool),
        Ok(Err(found)) if is_unreleased(found) => Err(OpenError::UnreleasedTables { place: address.to_string() }),
        Ok(Err(found)) => Err(OpenError::NewerTables { place: address.to_string(), found, known: schema.newest() }),
        Err(error) => Err(OpenError::Unreachable { place: address.to_string(), why: plain(&error) }),
    }
}

/// Takes the steps that are missing, in one transaction; or the version of the tables, if this program cannot read them.
async fn migrate(mut connection: sqlx::PgConnection, schema: Schema) -> Result<Result<(), u32>, sqlx::Error> {
    // A step may take long where there is much.
    sqlx::raw_sql("SET statement_timeout = 0").execute(&mut connection).await?;
    let mut work = connection.begin().await?;
    // Held to the end of the transaction, against servers that start at the same time. The number is ours: `Asht`.
    sqlx::raw_sql("SELECT pg_advisory_xact_lock(1098082420)").execute(&mut *work).await?;
    let made: bool =
        sqlx::query_scalar("SELECT to_regclass('ashtapada.version') IS NOT NULL").fetch_one(&mut *work).await?;
    let version = match made {
        true => sqlx::query_scalar::<_, i32>("SELECT number FROM version").fetch_one(&mut *work).await? as u32,
        false => 0,
    };
    if version > schema.newest() || is_unreleased(version) {
        return Ok(Err(version));
    }
    if version == schema.newest() {
        return Ok(Ok(()));
    }
    let mut script = String::new();
    if !made {
        script.push_str("CREATE SCHEMA IF NOT EXISTS ashtapada; CREATE TABLE version (number INTEGER NOT NULL); ");
        script.push_str("INSERT INTO version VALUES (0); ");
    }
    script.extend(schema.missing(version).iter().copied());
    script.push_str(&format!("UPDATE version SET number = {};", schema.newest()));
    sqlx::raw_sql(AssertSqlSafe(script)).execute(&mut *work).await?;
    work.commit().await?;
    connection.close().await?;
    Ok(Ok(()))
}
