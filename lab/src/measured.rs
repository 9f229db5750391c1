//! `ashtapada-lab measured`: what the rulebook knows from games of strong players, and how that is changed.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use ashtapada_rulebook::{Claim, Measured};

use crate::failure::Failure;

/// List the openings and positions of the day in crates/rulebook/measured.json.gz
///
/// Tells of each what it was measured by, as a table with tabs: the copy in lab/measured.tsv shows
/// what has changed from one commit to the next. With --json all of it is printed, to be read.
///
///   ashtapada-lab measured > lab/measured.tsv
///   ashtapada-lab measured --json | less
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct List {
    /// Print everything, as JSON
    #[arg(long)]
    json: bool,
}

impl List {
    /// Prints it.
    pub fn run(self) -> Result<(), Failure> {
        let known = Measured::known();
        let mut out = io::stdout().lock();
        if self.json {
            let text = serde_json::to_string_pretty(known).map_err(io::Error::from)?;
            writeln!(out, "{text}")?;
        } else {
            write!(out, "{}", table(known))?;
        }
        Ok(())
    }
}

/// One line for the openings of each rule set, and one for each list of positions.
fn table(measured: &Measured) -> String {
    let mut text = "what\tof\ton\tgames\tseed\tnodes\tentries\n".to_owned();
    for (id, openings) in &measured.openings {
        let (date, games, seed) = (&openings.date, openings.games, openings.seed);
        let (nodes, later) = (openings.nodes, openings.later);
        let entries = openings.line.len() + openings.throw.len();
        text += &format!("openings\t{id}\t{date}\t{games}\t{seed}\t{nodes}, later {later}\t{entries}\n");
    }
    for (list, found) in &measured.daily {
        let (on, nodes, all) = (&found.searched.on, found.searched.nodes, found.position.len());
        let margins = found.position.iter().filter(|daily| daily.claim == Claim::Margin).count();
        text += &format!("positions of the day\t{}\t{on}\t\t\t{nodes}\t{all}, margins {margins}\n", list.name());
    }
    text
}

/// Changes what is in a file.
///
/// # Errors
/// It is not there, or not such a file, or cannot be written.
pub fn change(file: &Path, how: impl FnOnce(&mut Measured)) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::of_file(file, error);
    let mut all = Measured::read(&fs::read(file).map_err(failed)?).map_err(failed)?;
    how(&mut all);
    fs::write(file, all.written().map_err(failed)?).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_in_the_notes_is_that_of_the_file() {
        let kept = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/measured.tsv")).unwrap();
        assert!(table(Measured::known()) == kept, "write it anew: ashtapada-lab measured > lab/measured.tsv");
    }

    #[test]
    fn what_is_no_such_file_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("measured.json.gz");
        assert!(change(&file, |_| ()).unwrap_err().to_string().contains("measured.json.gz"));
        fs::write(&file, "something else").unwrap();
        assert!(change(&file, |_| ()).is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "something else");
    }
}
