//! `ashtapada-lab lengths`: how many turns a game takes.

use std::io::{self, Write};

use ashtapada_rulebook::RuleSet;

use crate::failure::Failure;
use crate::tables::{Played, TurnPlayed};
use crate::today;

/// Measure how long games are, and print it as lengths.toml
///
/// Computer players play whole games in all seats. A turn is free if its player had a choice, and
/// brief if the throw was lost or left one move only; the figures are means. What the page makes
/// of them is in docs/lengths.md.
///
///   ashtapada-lab lengths > lengths.toml && mv lengths.toml crates/rulebook/
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Lengths {
    #[command(flatten)]
    played: Played,
    /// The day to write into the file, such as 2026-11-22 (default: today)
    #[arg(long)]
    date: Option<String>,
}

impl Lengths {
    /// Plays and prints, a table for each game.
    pub fn run(self) -> Result<(), Failure> {
        let sets = self.played.rule_sets()?;
        let Played { games, seed, nodes, .. } = self.played;
        let date = self.date.clone().unwrap_or_else(today);
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "# Written by `ashtapada-lab lengths --games {games} --seed {seed} --nodes {nodes}`; docs/lengths.md says how to read it."
        )?;
        writeln!(out, "date = \"{date}\"\ngames = {games}\nseed = {seed}\nnodes = {nodes}")?;
        for rules in sets {
            let length = self.measure(rules)?;
            let [free, brief, own_free, own_brief] = length.map(|sum| f64::from(sum) / f64::from(games.max(1)));
            writeln!(out, "\n[rules.{}]", rules.id)?;
            writeln!(
                out,
                "free = {free:.1}\nbrief = {brief:.1}\nown_free = {own_free:.1}\nown_brief = {own_brief:.1}"
            )?;
            out.flush()?;
        }
        Ok(())
    }

    /// The turns of all games: free, brief, and of those the person's.
    fn measure(&self, rules: &RuleSet) -> Result<[u32; 4], Failure> {
        let mut sums = [0; 4];
        for index in 0..self.played.games {
            let turns = self.played.play(&rules.id, index)?.turns;
            let own = rules.ways.first().and_then(|way| way.seat).unwrap_or(ashtapada_rules::Seat::South);
            let count = |wanted: &dyn Fn(&TurnPlayed) -> bool| turns.iter().filter(|turn| wanted(turn)).count() as u32;
            sums[0] += count(&|turn| turn.free);
            sums[1] += count(&|turn| !turn.free);
            sums[2] += count(&|turn| turn.free && turn.owner == own);
            sums[3] += count(&|turn| !turn.free && turn.owner == own);
        }
        Ok(sums)
    }
}
