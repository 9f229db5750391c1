//! What the checks leave behind: nothing. They have a folder of their own for what is temporary, so that it can be counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::steps::Done;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Where the programs that the checks run put what is temporary, as variables for them: by the names that systems have for it.
pub fn variables() -> impl Iterator<Item = (&'static str, &'static Path)> {
    let folder = FOLDER.get().map(PathBuf::as_path);
    ["TMPDIR", "TMP", "TEMP"].into_iter().flat_map(move |name| folder.map(|folder| (name, folder)))
}

/// Runs checks; they fail too if something of ours is left when they are done. What their tools leave is removed with the
/// folder.
pub fn leaving_nothing(checks: impl FnOnce() -> Done) -> Done {
    // Near the root: paths of sockets in it must be short.
    let folder = std::env::temp_dir().join(format!("ashtapada-checks-{}", std::process::id()));
    let unmade = |error: std::io::Error| format!("{} cannot be made: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(unmade)?;
    let _ = FOLDER.set(folder.clone());
    let done = checks();
    let left = left_in(&folder);
    let _ = fs::remove_dir_all(&folder);
    done?;
    match left.as_slice() {
        [] => Ok(()),
        left => Err(format!("{} things were left in the temporary folder: {}", left.len(), left.join(", "))),
    }
}

/// The names of what tests of ours have left in a folder.
fn left_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|item| item.file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut left: Vec<String> = names.filter(|name| name.starts_with("ashtapada")).collect();
    left.sort();
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_and_removed() {
        let leave = |names: &'static [&str]| {
            leaving_nothing(move || {
                let (_, folder) = variables().next().unwrap();
                names
                    .iter()
                    .try_for_each(|name| fs::create_dir_all(folder.join(name)))
                    .map_err(|error| error.to_string())
            })
        };
        assert_eq!(leave(&["browser-profile"]), Ok(()), "what others leave is their own");
        let told = leave(&["ashtapada-b", "ashtapada-a"]).unwrap_err();
        assert_eq!(told, "2 things were left in the temporary folder: ashtapada-a, ashtapada-b");
        assert_eq!(leave(&[]), Ok(()), "it is gone");
        let (_, folder) = variables().next().unwrap();
        assert!(!folder.exists());
    }
}
