//! When the server lived: noted beside the database, so that days which count for a game do not while the server is down.

use std::path::PathBuf;
use std::time::Duration;

use tracing::warn;

use crate::clock;

/// How often the server notes that it lives; so much it may be down without anybody noticing.
const OFTEN: Duration = Duration::from_secs(60);
/// How long an outage is remembered, in milliseconds: no turn takes longer.
const REMEMBERED: u64 = 60 * 24 * 60 * 60 * 1000;

/// The times during which the server was down, Unix time in milliseconds, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages(Vec<(u64, u64)>);

impl Outages {
    /// How many of the milliseconds between two times the server lived.
    pub fn lived(&self, from: u64, to: u64) -> u64 {
        let down = self.0.iter().map(|&(begun, ended)| ended.min(to).saturating_sub(begun.max(from)));
        to.saturating_sub(from).saturating_sub(down.sum())
    }

    /// One of them.
    #[cfg(test)]
    pub(crate) fn of(down: (u64, u64)) -> Outages {
        Outages(vec![down])
    }

    /// With the time from when the server lived last until now.
    fn and_since(mut self, alive: u64, now: u64) -> Outages {
        self.0.retain(|&(_, ended)| ended + REMEMBERED > now);
        if alive + 1 < now {
            self.0.push((alive, now));
        }
        self
    }
}

/// The file in which the server notes that it lives.
#[derive(Debug)]
pub struct Life {
    file: PathBuf,
    outages: Outages,
}

impl Life {
    /// Begins to live: what was noted last is the end of the life before. A file that cannot be read counts as none, in
    /// favour of the server's own time.
    pub fn begin(file: PathBuf, now: u64) -> Life {
        let outages = std::fs::read_to_string(&file).ok().and_then(|text| read(&text));
        let outages = outages.map_or_else(Outages::default, |(alive, before)| before.and_since(alive, now));
        let life = Life { file, outages };
        life.note(now);
        life
    }

    /// When the server was down.
    pub fn outages(&self) -> &Outages {
        &self.outages
    }

    /// Notes that the server lives, as a whole or not at all.
    pub fn note(&self, now: u64) {
        let spans = self.outages.0.iter().map(|(begun, ended)| format!("{begun} {ended}\n"));
        let text = format!("{now}\n{}", spans.collect::<String>());
        let fresh = self.file.with_extension("alive-new");
        let written = std::fs::write(&fresh, text).and_then(|()| std::fs::rename(&fresh, &self.file));
        if let Err(error) = written {
            warn!(file = %self.file.display(), why = %error, "could not note that the server lives");
        }
    }

    /// Notes it again and again; never ends.
    pub async fn go_on(&self) {
        let mut often = tokio::time::interval(OFTEN);
        loop {
            often.tick().await;
            self.note(clock::now());
        }
    }
}

fn read(text: &str) -> Option<(u64, Outages)> {
    let mut lines = text.lines();
    let alive = lines.next()?.parse().ok()?;
    let span = |line: &str| {
        let (begun, ended) = line.split_once(' ')?;
        Some((begun.parse().ok()?, ended.parse().ok()?))
    };
    Some((alive, Outages(lines.map(span).collect::<Option<_>>()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_server_was_down_for_does_not_count() {
        let outages = Outages::default().and_since(1_000, 3_000).and_since(5_000, 6_000);
        assert_eq!(outages.lived(0, 10_000), 7_000);
        assert_eq!(outages.lived(2_000, 5_500), 2_000);
        assert_eq!(outages.lived(6_000, 7_000), 1_000);
        assert_eq!(outages.clone().and_since(7_000, REMEMBERED + 5_000).lived(0, 3_000), 3_000, "forgotten");
        assert_eq!(outages.lived(7_000, 6_000), 0);
    }

    #[test]
    fn a_life_is_found_again() {
        let folder = std::env::temp_dir().join(format!("ashtapada-life-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.alive");
        let _ = std::fs::remove_file(&file);
        let first = Life::begin(file.clone(), 1_000);
        assert_eq!(first.outages(), &Outages::default());
        first.note(61_000);
        let second = Life::begin(file.clone(), 100_000);
        assert_eq!(second.outages(), &Outages::of((61_000, 100_000)));
        second.note(160_000);
        let third = Life::begin(file.clone(), 160_500);
        assert_eq!(third.outages().lived(0, 200_000), 160_500);
        std::fs::write(&file, "soon\n").unwrap();
        assert_eq!(Life::begin(file, 170_000).outages(), &Outages::default());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
