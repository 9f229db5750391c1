//! What the server writes to the standard error while it runs.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// What is logged, and how.
#[derive(clap::Args)]
pub struct Log {
    /// What to log on the standard error
    #[arg(long = "log", value_name = "LEVEL", env = "ASHTAPADA_LOG", default_value = "warn", hide_env_values = true)]
    level: Level,
    /// As text, or one JSON object per line
    #[arg(long = "log-format", value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// The least important thing that is logged.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Level {
    /// Nothing
    Off,
    /// What keeps games from being saved or played
    Error,
    /// What somebody should look after
    Warn,
    /// Also starting and stopping, and clients that were let go
    Info,
    /// Also every socket that opens
    Debug,
}

/// How a line is written.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    /// Time, level and message, and fields as name=value
    Text,
    /// An object with the same fields
    Json,
}

impl Log {
    /// Logs from now on. Only what Ashtapada itself says: libraries would tell of messages and statements.
    pub fn begin(self) {
        let level = match self.level {
            Level::Off => LevelFilter::OFF,
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
        };
        let chosen = tracing_subscriber::registry().with(Targets::new().with_target("ashtapada", level));
        // Only a second call could fail.
        let _ = match self.format {
            Format::Text => chosen.with(fmt::layer().with_writer(io::stderr)).try_init(),
            Format::Json => chosen.with(fmt::layer().json().with_writer(io::stderr)).try_init(),
        };
    }
}
