//! The files of the web page, embedded in the program.

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file of that name, with its name and its bytes.
pub fn find(name: &str) -> Option<(&'static str, &'static [u8])> {
    let index = ASSETS.binary_search_by_key(&name, |(name, _)| name).ok()?;
    Some(ASSETS[index])
}

/// What kind of file that is, by the end of its name.
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
