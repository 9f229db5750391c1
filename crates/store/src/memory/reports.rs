//! Reports in memory.

use ashtapada_table::PlayerId;
use async_trait::async_trait;

use super::MemoryStore;
use super::accounts::is_gone;
use crate::StoreError;
use crate::reports::{Report, Reports};

#[async_trait]
impl Reports for MemoryStore {
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError> {
        Ok(self.with_reports(|reports| {
            let same =
                |known: &Report| Report { at: known.at, reason: known.reason.clone(), ..report.clone() } == *known;
            let is_new = !reports.iter().any(same);
            if is_new {
                reports.push(report.clone());
            }
            is_new
        }))
    }

    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError> {
        let numbered = |reports: &mut Vec<Report>| (1..).zip(reports.clone()).collect::<Vec<_>>();
        let later = self.with_reports(numbered).into_iter().filter(|(number, _)| *number > after);
        Ok(later.take(limit as usize).collect())
    }

    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError> {
        let is_by = |report: &&Report| report.by_player.as_ref() == Some(player);
        Ok(self.with_reports(|reports| reports.iter().filter(is_by).cloned().collect()))
    }

    async fn forget_gone(&self) -> Result<(), StoreError> {
        let accounts = self.players();
        self.with_reports(|reports| {
            for report in reports {
                if report.player.take_if(|player| is_gone(player, &accounts)).is_some() {
                    report.name.clear();
                }
                report.by_player.take_if(|player| is_gone(player, &accounts));
            }
        });
        Ok(())
    }
}
