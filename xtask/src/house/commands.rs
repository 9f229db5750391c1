//! The commands of Cargo in the papers: packages, examples, tests, benchmarks and features that they name exist, and every
//! command of `cargo xtask` does. Those of the programs are read by the programs' own tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::source::names;
use crate::steps::Done;

/// Folders in which nothing was written by hand.
const MADE: [&str; 3] = ["target", "node_modules", ".git"];

/// The packages of this project: their folders by their names.
type Packages = BTreeMap<String, PathBuf>;

/// Checks the commands in the papers of the project in this folder; `help` lists those of `cargo xtask`.
pub fn are_known(root: &Path, help: &str) -> Done {
    let (mut papers, mut packages) = (Vec::new(), Packages::new());
    collect(root, &mut papers, &mut packages)?;
    let mut count = 0;
    for paper in &papers {
        let text = fs::read_to_string(paper).map_err(|error| format!("{} cannot be read: {error}", paper.display()))?;
        for command in commands(&text) {
            known(&command, &packages, help).map_err(|why| {
                format!("{} tells to run `{command}`: {why}", paper.strip_prefix(root).unwrap_or(paper).display())
            })?;
            count += 1;
        }
    }
    println!("{count} commands of Cargo in {} papers name what exists", papers.len());
    Ok(())
}

/// The papers and packages of a folder and those within.
fn collect(folder: &Path, papers: &mut Vec<PathBuf>, packages: &mut Packages) -> Done {
    for name in names(folder)? {
        let path = folder.join(&name);
        if path.is_dir() {
            if !MADE.contains(&name.as_str()) {
                collect(&path, papers, packages)?;
            }
        } else if name.ends_with(".md") {
            papers.push(path);
        } else if name == "Cargo.toml" {
            let text =
                fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
            if let Some(package) = text.lines().find_map(|line| line.strip_prefix("name = ")) {
                packages.insert(package.trim_matches('"').to_owned(), folder.to_owned());
            }
        }
    }
    Ok(())
}

/// What begins with `cargo` between backticks, and on the lines of blocks of code.
fn commands(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (number, part) in text.split("```").enumerate() {
        let quoted: Vec<&str> =
            if number % 2 == 1 { part.lines().collect() } else { part.split('`').skip(1).step_by(2).collect() };
        let whole = quoted.iter().map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        found.extend(whole.filter(|text| text.starts_with("cargo ")));
    }
    found
}

/// Whether what a command names exists. What follows a lone `--` belongs to the program that is run.
fn known(command: &str, packages: &Packages, help: &str) -> Done {
    let words: Vec<&str> = command.split(' ').skip(1).take_while(|&word| word != "--").collect();
    if let ["xtask", name, ..] = words[..] {
        let is_listed =
            help.lines().any(|line| line.split_whitespace().skip_while(|&word| word != "xtask").nth(1) == Some(name));
        return if is_listed { Ok(()) } else { Err(format!("`cargo xtask` has no `{name}`")) };
    }
    let values = |flags: &[&str]| -> Vec<&str> {
        let pairs = words.windows(2).filter(|pair| flags.contains(&pair[0]));
        // A place to fill in stands in capitals.
        pairs.map(|pair| pair[1]).filter(|value| *value != value.to_uppercase()).collect()
    };
    let mut folders = Vec::new();
    for package in values(&["-p", "--package"]) {
        folders.push(packages.get(package).ok_or_else(|| format!("there is no package `{package}`"))?);
    }
    let is_there = |kind: &str, name: &str| {
        folders.iter().any(|folder| {
            let place = folder.join(kind).join(name);
            place.with_extension("rs").exists() || place.join("main.rs").exists()
        })
    };
    for (flag, kind) in [("--example", "examples"), ("--test", "tests"), ("--bench", "benches")] {
        if let Some(name) = values(&[flag]).into_iter().find(|name| !is_there(kind, name)) {
            return Err(format!("its package has no {kind}/{name}.rs"));
        }
    }
    let has_feature = |name: &str| {
        folders.iter().any(|folder| {
            let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            text.lines().any(|line| line.starts_with(&format!("{name} = ")))
        })
    };
    match values(&["--features"]).iter().flat_map(|all| all.split(',')).find(|name| !has_feature(name)) {
        Some(name) => Err(format!("its package has no feature `{name}`")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_stand_in_backticks_and_blocks() {
        let text =
            "Run `cargo test\n-p a`, not `cargo`.\n```sh\ncargo bench\nls\n```\nor `npm i` or `cargo xtask test`.";
        assert_eq!(commands(text), ["cargo test -p a", "cargo bench", "cargo xtask test"]);
    }

    #[test]
    fn what_does_not_exist_is_named() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let packages = Packages::from([("xtask".to_owned(), here)]);
        let known = |command: &str| known(command, &packages, "cargo xtask test  runs all\n");
        assert_eq!(known("cargo xtask test"), Ok(()));
        assert_eq!(known("cargo test -p NAME --all-features"), Ok(()));
        assert_eq!(known("cargo run --release -p xtask -- -p other"), Ok(()));
        for (command, why) in [
            ("cargo xtask best", "`cargo xtask` has no `best`"),
            ("cargo test -p other", "there is no package `other`"),
            ("cargo run -p xtask --example bot", "its package has no examples/bot.rs"),
            ("cargo test -p xtask --features all", "its package has no feature `all`"),
        ] {
            assert_eq!(known(command), Err(why.to_owned()));
        }
    }
}
