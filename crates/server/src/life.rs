//! When the server lived: noted beside the database, so that clocks stand still while the server is down.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use ashtapada_table::Lived;
use tracing::warn;

use crate::clock;
use crate::store::Store;

/// How often the server notes that it lives. So much of a running turn may be forgotten when it is killed.
const OFTEN: Duration = Duration::from_secs(5);
/// After so long a silence, in milliseconds, it did not live: it was stopped, or its computer slept.
const SILENCE: u64 = 10_000;
/// How long an outage is remembered, in milliseconds: no turn takes longer.
const REMEMBERED: u64 = 60 * 24 * 60 * 60 * 1000;

/// The times during which the server was down, Unix time in milliseconds, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages(Vec<(u64, u64)>);

impl Lived for Outages {
    fn lived(&self, from: u64, to: u64) -> u64 {
        let down = self.0.iter().map(|&(begun, ended)| ended.min(to).saturating_sub(begun.max(from)));
        to.saturating_sub(from).saturating_sub(down.sum())
    }

    fn ended_after(&self, from: u64) -> Option<u64> {
        self.0.iter().map(|&(begun, _)| begun).find(|&begun| begun >= from)
    }
}

/// The times during which the clock of one game counted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameUptime {
    /// When no server lived.
    pub outages: Outages,
    /// Until when the server lived that had the game before and went without leaving it, if that is known.
    pub former_until: Option<u64>,
}

impl Lived for GameUptime {
    fn lived(&self, from: u64, to: u64) -> u64 {
        self.outages.lived(from, to)
    }

    fn ended_after(&self, from: u64) -> Option<u64> {
        // What that server did not note of its life is in the player's favour.
        self.former_until.map(|until| until.max(from)).or_else(|| self.outages.ended_after(from))
    }
}

impl Outages {
    /// With the time from when the server lived last until now.
    fn and_since(mut self, alive: u64, now: u64) -> Outages {
        self.0.retain(|&(_, ended)| ended + REMEMBERED > now);
        if alive + 1 < now {
            self.0.push((alive, now));
        }
        self
    }
}

/// The times during which servers lived: by a file of this one, or else by the storage.
pub struct Uptime {
    store: Arc<dyn Store>,
    file: OnceLock<LifeFile>,
}

impl Uptime {
    /// By that storage.
    pub fn of(store: Arc<dyn Store>) -> Uptime {
        Uptime { store, file: OnceLock::new() }
    }

    /// Says in which file it is noted. Said once, before anybody comes.
    pub fn noted_in(&self, life: LifeFile) {
        let _ = self.file.set(life);
    }

    /// When the time of a game counted until now. What cannot be read is as if it had not been noted.
    pub async fn of_game(&self, id: &str) -> GameUptime {
        let outages = match self.file.get() {
            Some(life) => life.outages(clock::now()),
            None => Outages(self.store.outages().await.unwrap_or_default()),
        };
        GameUptime { outages, former_until: self.store.former_until(id) }
    }
}

/// The file in which the server notes that it lives, and what it has found out from it.
#[derive(Debug, Clone)]
pub struct LifeFile {
    file: PathBuf,
    known: Arc<RwLock<LifeRecord>>,
}

/// The content of that file.
#[derive(Debug)]
struct LifeRecord {
    /// When it was noted last.
    alive: u64,
    outages: Outages,
}

impl LifeRecord {
    /// With the silence that ends now, if it was one. Whoever asks may be quicker than the next note.
    fn outages_until(&self, now: u64) -> Option<Outages> {
        (now.saturating_sub(self.alive) > SILENCE).then(|| self.outages.clone().and_since(self.alive, now))
    }
}

impl LifeFile {
    /// Begins to live: what was noted last is the end of the life before. Without a file that can be read, as beside a copy
    /// of the games, that is when something was `played` last.
    pub fn begin(file: PathBuf, played: Option<u64>, now: u64) -> LifeFile {
        let before = std::fs::read_to_string(&file).ok().and_then(|text| read(&text));
        let before = before.or_else(|| Some((played?, Outages::default())));
        let outages = before.map_or_else(Outages::default, |(alive, before)| before.and_since(alive, now));
        let life = LifeFile { file, known: Arc::new(RwLock::new(LifeRecord { alive: now, outages })) };
        life.note(now);
        life
    }

    /// When the server was down, or stood still, until `now`.
    pub fn outages(&self, now: u64) -> Outages {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.outages_until(now).unwrap_or_else(|| known.outages.clone())
    }

    /// Notes that the server lives, as a whole or not at all. After a long silence, as of a computer that slept, it did not
    /// meanwhile.
    pub fn note(&self, now: u64) {
        let text = {
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            if let Some(outages) = known.outages_until(now) {
                known.outages = outages;
            }
            known.alive = now;
            let spans = known.outages.0.iter().map(|(begun, ended)| format!("{begun} {ended}\n"));
            format!("{now}\n{}", spans.collect::<String>())
        };
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
        assert_eq!(
            [500, 1_000, 1_001, 5_001].map(|from| outages.ended_after(from)),
            [Some(1_000), Some(1_000), Some(5_000), None]
        );
    }

    #[test]
    fn who_measured_a_game_until_it_was_killed_counts_beside_outages_of_all() {
        let outages = Outages(vec![(5_000, 6_000)]);
        let killed = GameUptime { outages: outages.clone(), former_until: Some(2_000) };
        assert_eq!([1_000, 3_000].map(|from| killed.ended_after(from)), [Some(2_000), Some(3_000)]);
        assert_eq!(killed.lived(1_000, 7_000), 5_000, "the site went on");
        let lives = GameUptime { outages, former_until: None };
        assert_eq!([1_000, 5_500].map(|from| lives.ended_after(from)), [Some(5_000), None]);
    }

    #[test]
    fn a_life_is_found_again() {
        let folder = tempfile::Builder::new().prefix("ashtapada-life-").tempdir().unwrap();
        let file = folder.path().join("games.alive");
        let first = LifeFile::begin(file.clone(), None, 1_000);
        assert_eq!(first.outages(1_000), Outages::default());
        for now in (10_000..=60_000).step_by(10_000) {
            first.note(now);
        }
        first.note(61_000);
        assert_eq!(first.outages(61_000), Outages::default(), "it lived");
        let still = Outages(vec![(61_000, 90_000)]);
        assert_eq!((first.outages(71_000), first.outages(90_000)), (Outages::default(), still), "before it is noted");
        let second = LifeFile::begin(file.clone(), None, 100_000);
        assert_eq!(second.outages(100_000), Outages(vec![(61_000, 100_000)]));
        second.note(110_000);
        // It slept.
        second.note(160_000);
        assert_eq!(second.outages(160_000), Outages(vec![(61_000, 100_000), (110_000, 160_000)]));
        let third = LifeFile::begin(file.clone(), None, 160_500);
        assert_eq!(third.outages(160_500).lived(0, 200_000), 110_500);
        std::fs::write(&file, "soon\n").unwrap();
        assert_eq!(LifeFile::begin(file.clone(), None, 170_000).outages(170_000), Outages::default());
        std::fs::write(&file, "").unwrap();
        assert_eq!(LifeFile::begin(file, Some(4_000), 180_000).outages(180_000), Outages(vec![(4_000, 180_000)]));
    }
}
