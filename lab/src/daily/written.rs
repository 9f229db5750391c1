//! Positions as the files have them: a line each.

use ashtapada_rulebook::{Claim, Daily, Searched};

/// The file of a list.
pub fn list(positions: &[Daily], searched: &Searched) -> String {
    let head = "# Written by `ashtapada-lab daily find`; `ashtapada-lab daily check` searches the margins again.";
    let search = format!("searched = {{ on = \"{}\", nodes = {} }}", searched.on, searched.nodes);
    let lines: Vec<_> = positions.iter().map(line).collect();
    format!("{head}\n{search}\nposition = [\n{}\n]\n", lines.join("\n"))
}

/// A position as a table of TOML in a line of its own.
fn line(daily: &Daily) -> String {
    let text = |name: &str, value: &str| format!("{name} = \"{value}\"");
    let list = |name: &str, texts: &[String]| {
        let quoted: Vec<_> = texts.iter().map(|text| format!("\"{text}\"")).collect();
        format!("{name} = [{}]", quoted.join(", "))
    };
    let mut parts = vec![text("rules", &daily.rules), text("position", &daily.position)];
    parts.extend(daily.throw.as_ref().map(|throw| text("throw", throw)));
    let claim = match daily.claim {
        Claim::Win => "win",
        Claim::WinInTwo => "win-in-two",
        Claim::Gain => "gain",
        Claim::Margin => "margin",
    };
    parts.extend([text("claim", claim), list("best", &daily.best)]);
    if !daily.then.is_empty() {
        parts.push(list("then", &daily.then));
    }
    if daily.claim == Claim::Gain {
        parts.push(format!("gain = {}, loss = {}, other = {}", daily.gain, daily.loss, daily.other));
    }
    parts.extend(daily.worth.map(|[best, other]| format!("worth = [{best}, {other}]")));
    format!("  {{ {} }},", parts.join(", "))
}
