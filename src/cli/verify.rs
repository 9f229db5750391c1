//! `ashtapada verify`: whether every throw of a game was drawn fairly.

use std::io::{self, Write};

use ashtapada_rulebook::Words;
use ashtapada_table::proof::{self, Proof, ProofError};

use super::fold::fold;
use super::{Failure, record};

/// Verify that every throw of a game follows from the secret and the seeds in its record, or from its date
///
/// Everything is recomputed from the record alone; docs/fair-dice.md says how. It fails if a single
/// throw is not proved: one that differs, one that was made elsewhere, or all of them while the game
/// goes on and its secret is not published. What no record can tell is which commitment you were
/// shown before the first throw: compare it yourself.
///
///   ashtapada verify game.txt
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Verify {
    /// The file with the record; `-` for standard input
    #[arg(value_name = "RECORD")]
    file: String,
}

impl Verify {
    /// Recomputes and reports.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let record = record::parsed(&self.file)?;
        let failed = |error| Failure::Proof(self.file.clone(), error);
        match proof::check(&record).map_err(failed)? {
            Proof::NoDice if proof::throws(&record).next().is_some() => Err(failed(ProofError::Unproved)),
            Proof::Secret => Err(failed(ProofError::Unpublished)),
            Proof::Fair { given: given @ 1.., .. } | Proof::OfDay { given: given @ 1.., .. } => {
                Err(failed(ProofError::Elsewhere { given }))
            }
            found => {
                let mut out = io::stdout().lock();
                for line in record::proved(&found, words) {
                    writeln!(out, "{}", fold(&line))?;
                }
                if let Some(commitment) = record.tag("Commitment") {
                    let told = words.with("terminal-proof-compare", &[("commitment", commitment)]);
                    writeln!(out, "{}", fold(&told))?;
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::{Action, ActionList, Position, Turn};
    use ashtapada_table::dice::Seed;
    use ashtapada_table::{Act, DiceSource, NewGame, Request, Secret, Table};

    use super::*;
    use crate::cli::scratch::Scratch;

    /// The record of a game of thirty entries, its game over or not.
    fn game(asked: &NewGame, over: bool) -> String {
        let (mut table, _) = Table::set_up(asked, "g", Secret::new([7; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        for _ in 0..30 {
            let (seat, act) = match table.turn() {
                Turn::Chance(_) => table.decide(&Request::Roll, 0).unwrap(),
                turn => {
                    let mut legal = ActionList::new();
                    table.position().actions(&mut legal);
                    (turn.seat(), Act::Play { action: legal.as_slice()[0] })
                }
            };
            assert!(!matches!(act, Act::Play { action: Action::Stop }));
            table.play(seat, act).unwrap();
        }
        if over {
            table.play(None, Act::Agree).unwrap();
        }
        table.record().to_string()
    }

    fn verified(name: &str, text: &str) -> Result<(), String> {
        let folder = Scratch::new(&format!("verify-{name}"));
        let file = folder.join("game.txt");
        std::fs::write(&file, text).unwrap();
        let verify = Verify { file: file.to_str().unwrap().to_owned() };
        let words = Words::new(Lang::EN);
        verify.run(words).map_err(|failure| failure.told(words))
    }

    #[test]
    fn any_gap_is_a_failure() {
        let asked = NewGame::of("chaturaji-pl-solo");
        let fair = game(&asked, true);
        assert_eq!(verified("fair", &fair), Ok(()));
        let told = |name: &str, text: &str| verified(name, text).unwrap_err();
        assert!(told("later", &game(&asked, false)).contains("when the game is over"));
        let elsewhere = told("elsewhere", &fair.replace("[Seeds", "[ThrownBefore \"2\"]\n[Seeds"));
        assert!(elsewhere.contains("2 earlier throws"), "{elsewhere}");
        let unproved: Vec<&str> = fair.lines().filter(|line| !line.starts_with("[Commitment")).collect();
        assert!(told("unproved", &unproved.join("\n")).contains("Commitment"));
        let other = fair.replace("[Seeds \"south=01", "[Seeds \"south=02");
        assert!(told("other", &other).contains("but it should have been"));
        let missing = fair.replace("[Seeds \"south=01", "[Seeds \"south=");
        assert!(told("missing", &missing).contains("Seeds"));
        // Throws of a day.
        let dice = DiceSource::Day("2026-11-22".parse().unwrap());
        let of_day = game(&NewGame { dice, ..asked }, true);
        assert_eq!(verified("day", &of_day), Ok(()));
        let other = of_day.replace("[ThrowsOf \"2026-11-22", "[ThrowsOf \"2026-11-23");
        assert!(told("other-day", &other).contains("but it should have been"));
        let elsewhere = of_day.replace("[ThrowsOf", "[ThrownBefore \"2\"]\n[ThrowsOf");
        assert!(told("elsewhere-day", &elsewhere).contains("2 earlier throws"));
        // Without dice nothing has to be proved.
        assert_eq!(verified("plain", "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n\n1. c4-c5\n"), Ok(()));
    }
}
