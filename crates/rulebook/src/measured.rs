//! What was measured in games of strong players, as one compressed file: `measured.json.gz`, which `ashtapada-lab`
//! writes, and lists in `lab/measured.tsv`.

use std::collections::BTreeMap;
use std::io::{Error, Read, Write};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use crate::daily::{DailyList, FoundList};
use crate::opening::Openings;

static FILE: &[u8] = include_bytes!("../measured.json.gz");

/// What was measured in games of strong players.
#[derive(Clone, PartialEq, Default, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// How they begin, by rule set.
    pub openings: BTreeMap<String, Openings>,
    /// Positions of the day from their games.
    pub daily: BTreeMap<DailyList, FoundList>,
}

impl Measured {
    /// What this program was built with.
    pub fn known() -> &'static Measured {
        // A test reads it.
        static KNOWN: LazyLock<Measured> = LazyLock::new(|| Measured::read(FILE).unwrap_or_default());
        &KNOWN
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It is not compressed by gzip, or something else is in it.
    pub fn read(file: &[u8]) -> Result<Measured, Error> {
        let mut text = String::new();
        GzDecoder::new(file).read_to_string(&mut text)?;
        Ok(serde_json::from_str(&text)?)
    }

    /// The file: the same for the same measurements.
    ///
    /// # Errors
    /// It cannot be compressed.
    pub fn written(&self) -> Result<Vec<u8>, Error> {
        let mut file = GzEncoder::new(Vec::new(), Compression::best());
        file.write_all(&serde_json::to_vec(self)?)?;
        file.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_whole() {
        let known = Measured::read(FILE).unwrap();
        assert!(!known.openings.is_empty() && known.daily.len() == DailyList::ALL.len());
        assert_eq!(Measured::read(&known.written().unwrap()).unwrap(), known);
        assert!(Measured::read(b"no such file").is_err());
    }
}
