//! Writes what the module for browsers is given beside it into a folder: `base.json` and a file for each language with the texts of
//! the rulebook, and the networks.

use std::error::Error;
use std::path::PathBuf;

use ashtapada_rulebook::{Lang, pack};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("say into which folder")?);
    std::fs::create_dir_all(&folder)?;
    for lang in std::iter::once(None).chain(Lang::all().map(Some)) {
        let name = lang.map_or("base", Lang::tag);
        std::fs::write(folder.join(format!("{name}.json")), serde_json::to_vec(&pack(lang))?)?;
    }
    for net in ashtapada_engine::net::shelved() {
        std::fs::write(folder.join(net.name), net.file().ok_or("a network is missing")?)?;
    }
    Ok(())
}
