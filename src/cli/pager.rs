//! Long texts, shown page by page on a terminal.

use std::env;
use std::io::{self, Write};
use std::process::{Command, Stdio};

/// The default pager: it quits by itself if the text fits on the screen, keeps colours, and leaves the text on the
/// screen.
const USUAL: &str = "less -FRX";

/// Shows a text with the user's pager, if `out` is a terminal and the pager can be started; else prints it.
///
/// # Errors
/// It cannot be printed. Leaving the pager early is not an error.
pub fn show(text: &str, out: &mut impl Write, terminal: bool) -> io::Result<()> {
    out.flush()?;
    if terminal && paged(text, &pager(env::var("PAGER").ok().as_deref())) { Ok(()) } else { write!(out, "{text}") }
}

/// The program and its arguments.
fn pager(named: Option<&str>) -> Vec<String> {
    let named = named.map(str::trim).filter(|named| !named.is_empty()).unwrap_or(USUAL);
    named.split_whitespace().map(str::to_owned).collect()
}

/// Whether a pager could be started.
fn paged(text: &str, pager: &[String]) -> bool {
    let Some((program, arguments)) = pager.split_first() else { return false };
    let Ok(mut child) = Command::new(program).args(arguments).stdin(Stdio::piped()).spawn() else { return false };
    if let Some(mut input) = child.stdin.take() {
        let _ = input.write_all(text.as_bytes());
    }
    child.wait().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readers_pager_goes_before_the_usual_one() {
        assert_eq!(pager(Some("more -d")), ["more", "-d"]);
        assert_eq!(pager(Some(" ")), ["less", "-FRX"]);
        assert_eq!(pager(None), ["less", "-FRX"]);
    }

    #[test]
    fn without_a_pager_the_text_is_printed() {
        let mut out = Vec::new();
        show("some text", &mut out, false).unwrap();
        assert_eq!(out, b"some text");
        assert!(!paged("some text", &["there-is-no-such-pager".to_owned()]));
    }
}
