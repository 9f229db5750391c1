//! The files that this crate reads: rule sets, documents, words, positions. They are within the program, unless it is built with
//! `--cfg files_given`: then whoever runs it [gives](give) them before it asks for anything, the texts in those languages that it
//! wants.

use std::collections::BTreeMap;

/// The files of a program by their paths in this crate, such as `games/pretwa/rules.toml`.
type Files = BTreeMap<&'static str, &'static str>;

#[cfg(not(files_given))]
mod within {
    use std::sync::LazyLock;

    use include_dir::{Dir, include_dir};

    use super::Files;
    use crate::measured::{FILE, unpacked};

    static FOLDERS: [Dir<'_>; 6] = [
        include_dir!("$CARGO_MANIFEST_DIR/daily"),
        include_dir!("$CARGO_MANIFEST_DIR/documents"),
        include_dir!("$CARGO_MANIFEST_DIR/games"),
        include_dir!("$CARGO_MANIFEST_DIR/guided"),
        include_dir!("$CARGO_MANIFEST_DIR/locales"),
        include_dir!("$CARGO_MANIFEST_DIR/moments"),
    ];
    const NAMES: [&str; 6] = ["daily", "documents", "games", "guided", "locales", "moments"];
    const SINGLE: [(&str, &str); 3] = [
        ("lengths.toml", include_str!("../lengths.toml")),
        ("solved.toml", include_str!("../solved.toml")),
        ("tiles.toml", include_str!("../tiles.toml")),
    ];

    pub fn files() -> &'static Files {
        static ALL: LazyLock<Files> = LazyLock::new(|| {
            let mut all = Files::from(SINGLE);
            for (name, folder) in NAMES.into_iter().zip(&FOLDERS) {
                add(&mut all, name, folder);
            }
            // A test makes sure that it can be read.
            let measured = unpacked(FILE).unwrap_or_default();
            all.insert("measured.json", measured.leak());
            all
        });
        &ALL
    }

    fn add(all: &mut Files, name: &str, folder: &'static Dir<'_>) {
        for file in folder.files() {
            if let (Some(path), Some(text)) = (file.path().to_str(), file.contents_utf8()) {
                all.insert(format!("{name}/{}", path.replace('\\', "/")).leak(), text);
            }
        }
        for below in folder.dirs() {
            add(all, name, below);
        }
    }
}

#[cfg(files_given)]
mod within {
    use std::sync::{Mutex, OnceLock, PoisonError};

    use super::Files;

    static GIVEN: Mutex<Files> = Mutex::new(Files::new());

    pub fn give(files: impl Iterator<Item = (&'static str, &'static str)>) {
        GIVEN.lock().unwrap_or_else(PoisonError::into_inner).extend(files);
    }

    pub fn files() -> &'static Files {
        static ALL: OnceLock<Files> = OnceLock::new();
        ALL.get_or_init(|| std::mem::take(&mut *GIVEN.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// Gives the program the files of a [`pack`]; what is given after something was asked for comes too late.
#[cfg(files_given)]
pub fn give(files: BTreeMap<String, String>) {
    within::give(files.into_iter().map(|(path, text)| (&*path.leak(), &*text.leak())));
}

/// The file of that path.
pub(crate) fn file(path: &str) -> Option<&'static str> {
    within::files().get(path).copied()
}

/// The files of a folder and of those in it, by the order of their paths.
pub(crate) fn below(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let from = within::files().range::<str, _>((std::ops::Bound::Included(folder), std::ops::Bound::Unbounded));
    from.map(|(path, text)| (*path, *text)).take_while(move |(path, _)| path.starts_with(folder))
}

/// The files that a program without files of its own has to be given: what it needs in any language, or what readers of one
/// language need as well. The words of the terminal are in neither.
///
/// ```
/// use ashtapada_rulebook::{Lang, pack};
/// assert!(pack(None).contains_key("games/pretwa/rules.toml"));
/// assert!(pack(Some(Lang::EN)).contains_key("games/pretwa/en.md"));
/// ```
pub fn pack(lang: Option<crate::Lang>) -> BTreeMap<&'static str, &'static str> {
    let all = within::files().iter().map(|(path, text)| (*path, *text));
    all.filter(|(path, _)| !path.ends_with("README.md") && packed(path) == Some(lang)).collect()
}

/// The pack that a file is in, if it is in one.
fn packed(path: &str) -> Option<Option<crate::Lang>> {
    /// The words that are read in every program.
    const SPOKEN: [&str; 2] = ["errors.ftl", "rules.ftl"];
    if let Some((lang, name)) = path.strip_prefix("locales/").and_then(|path| path.split_once('/')) {
        // It is by this file, too, that a program knows which languages there are.
        let of_all = (name == crate::lang::SMALLEST).then_some(None);
        return of_all.or_else(|| SPOKEN.contains(&name).then(|| lang.parse().ok()));
    }
    let (_, name) = path.rsplit_once('/').unwrap_or_default();
    let text = name.strip_suffix(".md").or_else(|| name.strip_suffix(".ftl"));
    Some(text.and_then(|lang| lang.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_file_is_in_one_pack_at_most() {
        let packs = std::iter::once(None).chain(Lang::all().map(Some)).map(pack);
        let paths: Vec<_> = packs.flat_map(|pack| pack.into_keys().collect::<Vec<_>>()).collect();
        let mut once = paths.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), paths.len());
        for lang in Lang::all() {
            assert!(pack(Some(lang)).contains_key(format!("locales/{lang}/rules.ftl").as_str()));
            assert!(pack(None).contains_key(format!("locales/{lang}/told.ftl").as_str()));
        }
        assert!(!paths.iter().any(|path| path.ends_with("terminal.ftl")));
    }
}
