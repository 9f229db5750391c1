//! Files of Rust without their comments and their tests.

use std::fs;
use std::path::Path;

use crate::steps::root;

/// A file.
pub struct Source {
    /// From the folder of the project, with `/`.
    pub path: String,
    /// The module that it is, in its crate: `["accounts", "feed"]`; none of the crate itself.
    pub module: Vec<String>,
    /// Its code, without comments and without tests.
    pub code: String,
}

/// The files in a folder of sources and in those within, but for tests.
pub fn sources(folder: &Path) -> Result<Vec<Source>, String> {
    let mut found = Vec::new();
    collect(folder, &[], &mut found)?;
    Ok(found)
}

fn collect(folder: &Path, module: &[String], found: &mut Vec<Source>) -> Result<(), String> {
    for name in names(folder)? {
        let path = folder.join(&name);
        let stem = name.strip_suffix(".rs");
        let own = |stem: &str| {
            let own = (!matches!(stem, "mod" | "lib" | "main")).then(|| stem.to_owned());
            module.iter().cloned().chain(own).collect::<Vec<String>>()
        };
        if path.is_dir() && name != "tests" {
            collect(&path, &own(&name), found)?;
        } else if let Some(stem) = stem.filter(|stem| *stem != "tests" && !stem.ends_with("_tests")) {
            let text =
                fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
            let shown = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            found.push(Source { path: shown, module: own(stem), code: code(&text) });
        }
    }
    Ok(())
}

/// The names in a folder, sorted.
pub fn names(folder: &Path) -> Result<Vec<String>, String> {
    let listed = fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut names: Vec<String> =
        listed.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Without comments that have a line of their own, and up to the tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.fold(String::new(), |code, line| code + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_tests_are_no_code() {
        assert_eq!(
            code("//! A file.\nuse a;\n    // why\nfn b() {}\n\n#[cfg(test)]\nmod tests {\n}\n"),
            "use a;\nfn b() {}\n\n"
        );
    }
}
