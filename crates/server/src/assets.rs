//! The files of the web page, embedded in the program.

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The suffixes of compressed files, and their content codings: the smaller first.
const PACKED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// A file, and how it is sent.
#[derive(Debug, Clone, Copy)]
pub struct Asset {
    pub name: &'static str,
    /// The bytes to send.
    pub bytes: &'static [u8],
    /// The content coding of the bytes, if they are compressed.
    pub coding: Option<&'static str>,
}

/// The file of that name, in the smallest content coding that the client `takes`.
pub fn find(name: &str, takes: impl Fn(&str) -> bool) -> Option<Asset> {
    if PACKED.iter().any(|(end, _)| name.ends_with(end)) || name.starts_with(SINGLE) {
        return None;
    }
    let (name, plain) = exactly(name)?;
    let packed = PACKED.iter().filter(|(_, coding)| takes(coding));
    let mut packed = packed.filter_map(|(end, coding)| Some((exactly(&format!("{name}{end}"))?.1, *coding)));
    Some(match packed.next() {
        Some((bytes, coding)) => Asset { name, bytes, coding: Some(coding) },
        None => Asset { name, bytes: plain, coding: None },
    })
}

/// All files, with those that are compressed beside them.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    ASSETS.iter().copied()
}

/// The module of a page without a server, compressed by gzip; `None` where the program was built without it.
pub(crate) fn module() -> Option<Vec<u8>> {
    found_module()
}

/// The folder of the page in one file: nothing of it is served.
pub(crate) const SINGLE: &str = "single/";

fn exactly(name: &str) -> Option<(&'static str, &'static [u8])> {
    let index = ASSETS.binary_search_by_key(&name, |(name, _)| name).ok()?;
    Some(ASSETS[index])
}

/// The media type of a file, by its extension.
pub fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
