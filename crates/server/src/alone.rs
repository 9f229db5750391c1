//! The page as files that need no server: a folder for any place on the web, or a single file. They are those that the server
//! has, told that they are alone, with the module that answers them.

use std::borrow::Cow;
use std::io::Write as _;
use std::str::FromStr;
use std::sync::LazyLock;

use ashtapada_engine::net::shelved;
pub use ashtapada_local::study::SolvedFiles;
use ashtapada_rulebook::{Lang, pack};
use data_encoding::{BASE64, HEXLOWER};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::assets::{self, SINGLE};

/// The page.
const PAGE: &str = "index.html";
/// What keeps the page in a browser.
const WORKER: &str = "worker.js";
/// The folder of what answers the page.
pub(crate) const PARTS: &str = "parts/";
/// The folder of solved games, where such a page looks for them.
pub const SOLVED: &str = "parts/solved";

/// A file of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteFile {
    /// Its path within the folder, parted by `/`.
    pub name: String,
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
}

/// What holds for everybody who opens the page: `no-back` (nothing is taken back), `no-help` (no help while a game goes on),
/// `level-4` (no computer player is stronger), with commas between them.
///
/// ```
/// use ashtapada_server::alone::ClassWords;
/// assert!("no-back,no-help,level-4".parse::<ClassWords>().is_ok());
/// assert!("no-dice".parse::<ClassWords>().is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClassWords(String);

/// What is no such word.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is none of these: no-back, no-help, level-1 to level-8")]
pub struct NoClassWord(String);

impl FromStr for ClassWords {
    type Err = NoClassWord;

    fn from_str(text: &str) -> Result<ClassWords, NoClassWord> {
        let known = |word: &str| match word.strip_prefix("level-") {
            Some(level) => matches!(level.as_bytes(), [b'1'..=b'8']),
            None => ["no-back", "no-help"].contains(&word),
        };
        match text.split(',').map(str::trim).find(|word| !known(word)) {
            Some(word) => Err(NoClassWord(word.to_owned())),
            None => Ok(ClassWords(text.split(',').map(str::trim).collect::<Vec<_>>().join(","))),
        }
    }
}

/// The page cannot be written: the program was built without something that it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Incomplete {
    /// The page itself.
    #[error("this program was built without its page")]
    Page,
    /// What answers it.
    #[error("this program was built without the module that plays in browsers")]
    Module,
}

/// All files of a folder: they name each other from where they are, so that it can lie under any address.
///
/// # Errors
/// The program was built without something.
pub fn folder(class: &ClassWords) -> Result<Vec<SiteFile>, Incomplete> {
    let parts = parts()?;
    let mut version = Sha256::new();
    for part in parts {
        version.update(&part.tag);
    }
    let names = parts.iter().map(|part| format!("\"{PARTS}{}.gz\"", part.name)).collect::<Vec<_>>().join(",");
    let told_first = format!("self.PARTS=[\"{}\",{names}];", HEXLOWER.encode(&version.finalize()[..6]));
    let mut files = Vec::new();
    for (name, bytes) in assets::all().filter(|(name, _)| !name.starts_with(SINGLE)) {
        // What these are compressed from is another text here.
        let plain = name.trim_end_matches(".br").trim_end_matches(".gz");
        let told = match plain {
            PAGE => page(bytes, class),
            WORKER => format!("{told_first}{}", text(bytes)),
            _ if plain.ends_with(".webmanifest") => text(bytes).replace("\"/", "\"./"),
            _ => {
                files.push(SiteFile { name: name.to_owned(), bytes: Cow::Borrowed(bytes) });
                continue;
            }
        };
        if plain == name {
            files.push(SiteFile { name: name.to_owned(), bytes: Cow::Owned(told.into_bytes()) });
        }
    }
    if files.iter().all(|file| file.name != PAGE) {
        return Err(Incomplete::Page);
    }
    files.push(SiteFile { name: "404.html".to_owned(), bytes: Cow::Borrowed(LOST.as_bytes()) });
    // No game is solved there, unless some are taken along.
    files.push(SiteFile { name: format!("{SOLVED}/games.json"), bytes: Cow::Borrowed(b"[]") });
    files.extend(
        parts
            .iter()
            .map(|part| SiteFile { name: format!("{PARTS}{}.gz", part.name), bytes: Cow::Borrowed(&part.bytes) }),
    );
    Ok(files)
}

/// The page with everything in it.
///
/// # Errors
/// The program was built without something.
pub fn single(class: &ClassWords) -> Result<String, Incomplete> {
    let found = assets::all().find(|(name, _)| *name == format!("{SINGLE}{PAGE}")).ok_or(Incomplete::Page)?;
    let within = parts()?.iter().map(|part| {
        let Part { name, bytes, .. } = part;
        format!("\n    <script type=\"text/plain\" id=\"part-{name}\">{}</script>", BASE64.encode(bytes))
    });
    Ok(alone(&text(found.1), class).replacen("<body>", &format!("<body>{}", within.collect::<String>()), 1))
}

/// A part of what answers the page, compressed by gzip: the page fetches each when it is needed.
pub struct Part {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What they are known by.
    pub tag: String,
}

impl Part {
    fn of(name: String, bytes: Vec<u8>) -> Part {
        let tag = HEXLOWER.encode(&Sha256::digest(&bytes)[..8]);
        Part { name, bytes, tag }
    }
}

/// The part of that name, if the program has it.
pub(crate) fn part(name: &str) -> Option<&'static Part> {
    parts().ok()?.iter().find(|part| part.name == name)
}

/// The module, the texts that it is given in any language and in each, and the networks of computer players.
///
/// # Errors
/// The program was built without the module.
pub fn parts() -> Result<&'static [Part], Incomplete> {
    static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| made().unwrap_or_default());
    if PARTS.is_empty() { Err(Incomplete::Module) } else { Ok(&PARTS) }
}

fn made() -> Option<Vec<Part>> {
    let module = Part::of("ashtapada.wasm".to_owned(), assets::module()?);
    let packs = std::iter::once(None).chain(Lang::all().map(Some)).map(|lang| {
        let name = format!("{}.json", lang.map_or("base", Lang::tag));
        Some(Part::of(name, packed(&serde_json::to_vec(&pack(lang)).ok()?)?))
    });
    let nets = shelved().map(|net| Some(Part::of(net.name.to_owned(), packed(net.file()?)?)));
    std::iter::once(Some(module)).chain(packs).chain(nets).collect()
}

fn packed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// A page that knows that it is alone.
fn alone(page: &str, ClassWords(class): &ClassWords) -> String {
    let told = if class.is_empty() { String::new() } else { format!("data-class=\"{class}\" ") };
    page.replacen("<html ", &format!("<html data-alone {told}"), 1)
}

/// The page of a folder: what it asks a server for at once is left out, and its files are named from where it is.
fn page(bytes: &[u8], class: &ClassWords) -> String {
    let page = alone(&text(bytes), class);
    let page = match (page.find("<script>"), page.find("</script>")) {
        (Some(from), Some(to)) if from < to => format!("{}{}", &page[..from], &page[to + "</script>".len()..]),
        _ => page,
    };
    page.replace("=\"/", "=\"./")
}

/// What is shown for an address that there is not. The addresses of the page stand behind the `#`, so no link leads here.
const LOST: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<meta name=\"color-scheme\" content=\"light dark\">
<title>Ashtapada</title>
<style>body{font:1.2rem/1.5 Georgia,serif;max-width:32rem;margin:20vh auto;padding:0 1rem;text-align:center}</style>
<h1>Ashtapada</h1>
<p>There is nothing at this address. Go to <a href=\"./\">the games</a>.
<p lang=\"pl\">Pod tym adresem nic nie ma. Przejdź do <a href=\"./\">gier</a>.
<p lang=\"cs\">Na této adrese nic není. Přejděte ke <a href=\"./\">hrám</a>.
</html>
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_alone_asks_no_server_and_names_its_files_from_where_it_is() {
        let served = "<!doctype html>\n<html lang=\"en\"><head><title>A</title>\n<script>fetch('/api/live')</script>\
                      <script type=\"module\" src=\"/assets/first.js\"></script><link href=\"/icon.svg\">";
        let of_class = page(served.as_bytes(), &"no-back,level-3".parse().unwrap());
        assert!(of_class.contains("<html data-alone data-class=\"no-back,level-3\" lang=\"en\">"), "{of_class}");
        let page = page(served.as_bytes(), &ClassWords::default());
        assert!(page.contains("<html data-alone lang=\"en\">") && !page.contains("fetch("), "{page}");
        assert!(page.contains("src=\"./assets/first.js\"") && page.contains("href=\"./icon.svg\""), "{page}");
    }

    #[test]
    fn a_folder_has_what_its_page_names_and_a_file_has_everything_in_it() {
        if parts().is_err() {
            // Without the module there is neither, and both say so.
            assert_eq!(
                (folder(&ClassWords::default()).err(), single(&ClassWords::default()).err()),
                (Some(Incomplete::Module), Some(Incomplete::Module))
            );
            return;
        }
        // A program without its page has one that says so.
        let (Ok(files), Ok(single)) = (folder(&ClassWords::default()), single(&ClassWords::default())) else { return };
        let page = files.iter().find(|file| file.name == PAGE).unwrap();
        let page = String::from_utf8(page.bytes.to_vec()).unwrap();
        let named = page.split("=\"./").skip(1).filter_map(|rest| rest.split('"').next());
        for name in named {
            assert!(files.iter().any(|file| file.name == name), "{name}");
        }
        assert!(!page.contains("=\"/") && files.iter().any(|file| file.name == "parts/ashtapada.wasm.gz"));
        assert!(single.contains("id=\"part-ashtapada.wasm\"") && single.contains("<style>"));
        // What is fetched would stand in the head, before any script.
        let head = single.split("<style>").next().unwrap_or_default();
        assert!(!head.contains("src=") && !head.contains("<link"), "{head}");
    }
}
