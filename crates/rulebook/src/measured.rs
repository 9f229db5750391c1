//! What was measured in games of strong players, as one compressed file: `measured.json.gz`, which `ashtapada-lab`
//! writes, and lists in `lab/measured.tsv`.

use std::collections::BTreeMap;
#[cfg(not(files_given))]
use std::io::{Error, Read, Write};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::daily::{DailyList, FoundList};
use crate::files;
use crate::opening::Openings;

/// As it is embedded.
#[cfg(not(files_given))]
pub(crate) static FILE: &[u8] = include_bytes!("../measured.json.gz");

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
        static KNOWN: LazyLock<Measured> = LazyLock::new(|| {
            let text = files::file("measured.json").unwrap_or_default();
            serde_json::from_str(text).unwrap_or_default()
        });
        &KNOWN
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It is not compressed by gzip, or something else is in it.
    #[cfg(not(files_given))]
    pub fn read(file: &[u8]) -> Result<Measured, Error> {
        Ok(serde_json::from_str(&unpacked(file)?)?)
    }

    /// The file: the same for the same measurements.
    ///
    /// # Errors
    /// It cannot be compressed.
    #[cfg(not(files_given))]
    pub fn written(&self) -> Result<Vec<u8>, Error> {
        let mut file = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        file.write_all(&serde_json::to_vec(self)?)?;
        file.finish()
    }
}

/// The text of a file.
///
/// # Errors
/// It is not compressed by gzip.
#[cfg(not(files_given))]
pub(crate) fn unpacked(file: &[u8]) -> Result<String, Error> {
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text)?;
    Ok(text)
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
