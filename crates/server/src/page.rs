//! The page and its files, and its content security policy.

use std::sync::LazyLock;

use ashtapada_table::{Problem, ProblemKind};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::alone::{self, PARTS, Part};
use crate::answer::HttpFailure;
use crate::assets::{self, Asset};
use crate::problem;
use crate::squeeze::takes;

/// The page itself.
const PAGE: &str = "index.html";

/// A file of the page. Every address that does not look like a file is the page itself, which knows what to show.
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return HttpFailure::from(problem::bad_request("this address can only be read")).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(name) = path.strip_prefix(PARTS).and_then(|name| name.strip_suffix(".gz")) {
        // A program that was built without them has nothing to send, which is no fault of who asks.
        return alone::part(name)
            .map_or_else(|| StatusCode::NO_CONTENT.into_response(), |part| send_part(part, &headers));
    }
    let find = |name: &str| assets::find(name, |coding| takes(&headers, coding));
    let found = find(path);
    if found.is_none() && path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return HttpFailure::from(Problem::new(ProblemKind::NotFound, format!("there is no file {path}")))
            .into_response();
    }
    match found.or_else(|| find(PAGE)) {
        Some(asset) => send(asset),
        None => HttpFailure::from(problem::server("this program was built without its page")).into_response(),
    }
}

fn send(Asset { name, bytes, coding }: Asset) -> Response {
    // The names of the files that Vite builds contain a hash of their content.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [
        (header::CONTENT_TYPE, assets::media_type(name)),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    let mut response = (head, bytes).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Sends a part of what thinks in browsers, as it is: the page unpacks it.
fn send_part(part: &'static Part, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", part.tag);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [(header::CACHE_CONTROL, "no-cache".to_owned()), (header::ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(header::CONTENT_TYPE, "application/gzip")], part.bytes.as_slice()).into_response()
}

/// The content security policy of a path. What thinks in browsers is WebAssembly on a thread that the page makes itself. No page may be framed, except the board for embedding, which shows a position
/// and can change nothing.
pub fn policy(path: &str) -> HeaderValue {
    static POLICIES: LazyLock<[HeaderValue; 2]> = LazyLock::new(|| {
        let page = assets::find(PAGE, |_| false).map(|page| String::from_utf8_lossy(page.bytes));
        let scripts = own_scripts(&page.unwrap_or_default());
        [("'self'", "'none'"), ("'none'", "*")].map(|(forms, frames)| {
            let policy = format!(
                "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{scripts}; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                 connect-src 'self'; object-src 'none'; base-uri 'none'; form-action {forms}; frame-ancestors {frames}"
            );
            // Nothing but visible ASCII is in it.
            HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'self'"))
        })
    });
    POLICIES[usize::from(path == "/embed")].clone()
}

/// The inline scripts of the page, as a policy names them: no other inline scripts may run.
fn own_scripts(page: &str) -> String {
    let bodies = page.split("<script>").skip(1).filter_map(|rest| rest.split_once("</script>"));
    bodies.map(|(body, _)| format!(" 'sha256-{}'", base64(&Sha256::digest(body)))).collect()
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let whole = three.iter().fold(0_u32, |whole, byte| whole << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[(whole >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { letter.into() } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base64, own_scripts};

    #[test]
    fn bytes_in_letters() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar?>", "Zm9vYmFyPz4=")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn scripts_of_the_page_are_named_by_what_is_in_them() {
        let page = "<script>alert('Hello, world.');</script><script type=\"module\" src=\"/a.js\"></script>";
        assert_eq!(own_scripts(page), " 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    }
}
