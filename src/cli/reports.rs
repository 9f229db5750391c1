//! `ashtapada reports`: whom players have reported.

use std::io::{self, Write};
use std::path::PathBuf;

use ashtapada_rulebook::Words;
use ashtapada_server::store::{Report, Store};
use ashtapada_table::name::cleaned;
use ashtapada_table::{PlayerId, rfc3339};
use serde_json::{Value, json};

use super::Failure;
use super::source::Source;

/// List the players whom others at their table have reported, also while the server is running
///
///   ashtapada reports
///   ashtapada reports --json --database postgres://ashtapada@localhost/ashtapada
///
/// Oldest first: when, at which table, who (the seat, the name, and the account if there is one), who
/// reported it, and why. What to do about it: docs/serving.md. A file is copied beside itself for as
/// long as this takes.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Reports {
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
    /// PostgreSQL database of the games, instead of a file. The password may stand in PGPASSWORD
    #[arg(long, value_name = "URL", env = "ASHTAPADA_DATABASE", hide_env_values = true, conflicts_with = "data")]
    database: Option<String>,
}

/// How many are read at once.
const PART: u32 = 500;

impl Reports {
    /// Lists them.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let listed = self.listed(words)?;
        writeln!(io::stdout(), "{listed}")?;
        Ok(())
    }

    fn listed(self, words: Words) -> Result<String, Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let source = Source::of(self.database.as_deref(), self.data, None, &runtime)?;
        let reports = runtime.block_on(async {
            let store = source.open().await?;
            let read = all(&*store).await;
            store.close().await;
            read
        })?;
        Ok(match self.json {
            true => Value::from(reports.iter().map(as_json).collect::<Vec<_>>()).to_string(),
            false if reports.is_empty() => words.text("terminal-reports-none"),
            false => table(&reports, words),
        })
    }
}

async fn all(store: &dyn Store) -> Result<Vec<Report>, Failure> {
    let mut all = Vec::new();
    let mut last = 0;
    loop {
        let part = store.reports().reported(last, PART).await?;
        let Some((number, _)) = part.last() else { return Ok(all) };
        last = *number;
        all.extend(part.into_iter().map(|(_, report)| report));
    }
}

fn as_json(report: &Report) -> Value {
    let player = |player: &Option<PlayerId>| player.as_ref().map(ToString::to_string);
    json!({
        "at": rfc3339(report.at),
        "game": report.game,
        "seat": report.seat.name(),
        "name": report.name,
        "player": player(&report.player),
        "by": report.by.name(),
        "by_player": player(&report.by_player),
        "reason": report.reason,
    })
}

/// Columns of the same width, under their heads.
fn table(reports: &[Report], words: Words) -> String {
    let known = |player: &Option<PlayerId>| player.as_ref().map(|player| format!(" ({player})")).unwrap_or_default();
    let heads = [
        "terminal-reports-when",
        "terminal-reports-game",
        "terminal-reports-who",
        "terminal-reports-by",
        "terminal-reports-why",
    ];
    let line = |report: &Report| {
        let reason = match report.reason.as_deref() {
            Some("name") => words.text("terminal-reports-of-name"),
            Some("talk") => words.text("terminal-reports-of-talk"),
            Some("leaving") => words.text("terminal-reports-of-leaving"),
            Some("unfair") => words.text("terminal-reports-of-unfair"),
            // Of a newer version.
            other => other.unwrap_or_default().to_owned(),
        };
        // A terminal would obey what is no letter.
        let name = cleaned(&report.name);
        [
            rfc3339(report.at),
            report.game.clone(),
            format!("{} “{name}”{}", report.seat.name(), known(&report.player)),
            format!("{}{}", report.by.name(), known(&report.by_player)),
            reason,
        ]
    };
    let lines: Vec<[String; 5]> =
        std::iter::once(heads.map(|head| words.text(head))).chain(reports.iter().map(line)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or_default();
    let widths: [usize; 5] = std::array::from_fn(width);
    let padded = |line: &[String; 5]| {
        let cells = line.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    lines.iter().map(padded).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::Seat;
    use ashtapada_server::database_file;
    use ashtapada_server::store::SqliteStore;

    use super::*;
    use crate::cli::scratch::Scratch;

    fn report(game: &str, reason: Option<&str>) -> Report {
        Report {
            at: 1_709_164_800_000,
            game: game.to_owned(),
            seat: Seat::North,
            name: "Ża\u{202e}ba\u{1b}[2J".to_owned(),
            player: Some("account:k3v9x2m7q4w8".parse().unwrap()),
            by: Seat::South,
            by_player: None,
            reason: reason.map(str::to_owned),
        }
    }

    #[test]
    fn reports_are_listed_while_the_server_runs() {
        let folder = Scratch::new("reports");
        let data = folder.to_path_buf();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let running = runtime.block_on(SqliteStore::open(&database_file(&data))).unwrap();
        let listed = |json, lang| {
            let asked = Reports { json, data: Some(data.clone()), database: None };
            asked.listed(Words::new(lang)).unwrap_or_else(|failure| panic!("{}", failure.told(Words::new(Lang::EN))))
        };
        assert_eq!(
            (listed(false, Lang::EN).as_str(), listed(true, Lang::EN).as_str()),
            ("Nobody has been reported.", "[]")
        );
        for report in [report("g1", Some("name")), report("a-longer-id", None)] {
            runtime.block_on(running.reports().add_report(&report)).unwrap();
        }
        let text = listed(false, Lang::EN);
        let lines: Vec<&str> = text.lines().collect();
        let expected =
            "2024-02-29T00:00:00Z  g1           north “Żaba[2J” (account:k3v9x2m7q4w8)  south        offensive name";
        assert_eq!((lines.len(), lines[1]), (3, expected), "{text}");
        assert_eq!(lines[0].find("Game").map(|at| lines[0][..at].chars().count()), Some(22), "{text}");
        let told: Value = serde_json::from_str(&listed(true, "pl".parse().unwrap())).unwrap();
        assert_eq!(
            told[0],
            json!({
                "at": "2024-02-29T00:00:00Z", "game": "g1", "seat": "north", "name": "Ża\u{202e}ba\u{1b}[2J",
                "player": "account:k3v9x2m7q4w8", "by": "south", "by_player": null, "reason": "name",
            })
        );
        assert_eq!(told[1]["reason"], Value::Null);
        runtime.block_on(running.close());
    }
}
