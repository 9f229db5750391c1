//! Rule texts as HTML.

use pulldown_cmark::{CowStr, Event, Options, Parser, html};

/// The name of what a code span contains, if it has one.
pub(super) type Naming<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Converts Markdown to HTML. A line `{{name}}` becomes a placeholder for an example; a code span that has a name
/// (`named`) becomes that name; HTML in the text is escaped.
pub(super) fn to_html(markdown: &str, named: Naming) -> String {
    let mut html = String::with_capacity(markdown.len() * 3 / 2);
    let mut prose = String::new();
    for line in markdown.lines() {
        match line.trim().strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}")) {
            Some(name) => {
                push_prose(&mut html, &prose, named);
                prose.clear();
                html.push_str("<figure data-example=\"");
                // Names are words with dashes; a test of the rulebook finds every one of them.
                html.extend(name.trim().chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-'));
                html.push_str("\"></figure>\n");
            }
            None => {
                prose.push_str(line);
                prose.push('\n');
            }
        }
    }
    push_prose(&mut html, &prose, named);
    html
}

fn push_prose(html: &mut String, markdown: &str, named: Naming) {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).flat_map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => vec![Event::Text(CowStr::from(raw.into_string()))],
        Event::Code(code) => match named(&code) {
            Some(name) => {
                vec![Event::InlineHtml("<q>".into()), Event::Text(name.into()), Event::InlineHtml("</q>".into())]
            }
            None => vec![Event::Code(code)],
        },
        event => vec![event],
    });
    html::push_html(html, events);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_have_their_place_and_html_is_text() {
        let text = "# Title\n\nOne *rule*.\n\n{{lost-horse}}\n\n| a | b |\n|---|---|\n| 1 | <b>x</b> |\n";
        let html = to_html(text, &|_| None);
        assert!(html.contains("<h1>Title</h1>"), "{html}");
        assert!(html.contains("<figure data-example=\"lost-horse\"></figure>"), "{html}");
        assert!(html.contains("&lt;b&gt;x"), "{html}");
        assert!(!html.contains("<b>"), "{html}");
    }

    #[test]
    fn links_with_scripts_do_not_pass() {
        let html = to_html("[x](javascript:alert(1)) <script>alert(1)</script>", &|_| None);
        assert!(!html.contains("<script"), "{html}");
    }
}
