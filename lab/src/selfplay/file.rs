//! Files of games.

use std::fs;
use std::path::Path;

use super::StrongGame;
use crate::failure::Failure;

/// Reads files of games, a line each.
///
/// # Errors
/// A file cannot be read, or a line of it is no game.
pub fn read_games(files: &[String]) -> Result<Vec<StrongGame>, Failure> {
    let mut games = Vec::new();
    for file in files {
        let path = Path::new(file);
        let text = fs::read_to_string(path).map_err(|error| Failure::of_file(path, error))?;
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let broken = |error: serde_json::Error| {
                let why = format!("line {}: {error}; `ashtapada-lab selfplay` writes such files", index + 1);
                Failure::of_file(path, why)
            };
            games.push(serde_json::from_str(line).map_err(broken)?);
        }
    }
    Ok(games)
}
