//! The lock files of the workspaces beside ours, which nothing of the daily checks builds from.

use std::process::Command;

use crate::steps::{Done, root};

/// The folders of these workspaces.
const BESIDE: [&str; 2] = ["wasm", "fuzz"];

/// What cargo says where a lock file does not fit its packages any more.
const STALE: &str = "because --locked was passed";

/// Checks that the lock files fit the packages that they lock. Where that is known without a network none is used; where it
/// cannot be known, because the registry does not answer, that is told.
pub fn fit() -> Done {
    for folder in BESIDE {
        println!("\n$ cargo metadata --locked   # in {folder}/");
        let said = match resolved(folder, &["--offline"])? {
            None => continue,
            Some(said) if said.contains(STALE) => said,
            Some(_) => match resolved(folder, &[])? {
                None => continue,
                Some(said) => said,
            },
        };
        if said.contains(STALE) {
            return Err(format!(
                "{folder}/Cargo.lock no longer fits what it locks: run `cargo update --workspace` in {folder}/ and commit it"
            ));
        }
        println!("{said}\nthe registry does not answer: {folder}/Cargo.lock was NOT checked");
    }
    Ok(())
}

/// Lets cargo resolve the packages of a workspace as they are locked; what it says if it cannot.
fn resolved(folder: &str, words: &[&str]) -> Result<Option<String>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(words)
        .current_dir(root().join(folder))
        .output()
        .map_err(|error| format!("`cargo metadata` cannot be run: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Ok((!output.status.success()).then_some(said))
}
