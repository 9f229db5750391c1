//! `ashtapada games`: what there is to play.

use std::io::{self, Write};

use ashtapada_rulebook::{Lang, rule_sets};
use ashtapada_rules::{OptionSet, Values};
use serde_json::json;

use super::{Failure, parse_lang, terminal_lang};

/// List the games, or all about them as JSON
#[derive(clap::Args)]
pub struct Games {
    /// One JSON object per line: id, titles, names, options with their values
    #[arg(long)]
    json: bool,
    /// Language of the titles: en, pl or cs
    #[arg(long, value_parser = parse_lang)]
    lang: Option<Lang>,
}

impl Games {
    /// Prints the list.
    pub fn run(self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let lang = self.lang.unwrap_or_else(terminal_lang);
        let width = rule_sets().iter().map(|rules| rules.id.len()).max().unwrap_or(0);
        for rules in rule_sets() {
            if !self.json {
                writeln!(out, "{:width$}  {}", rules.id, rules.title.get(lang))?;
                continue;
            }
            let options: Vec<_> = rules
                .options
                .specs()
                .iter()
                .map(|spec| json!({"id": spec.id, "default": rules.options.get(spec.id), "values": values(&spec.values)}))
                .collect();
            let line = json!({
                "id": rules.id,
                "family": rules.family,
                "document": rules.document,
                "title": {"en": rules.title.en, "pl": rules.title.pl, "cs": rules.title.cs},
                "names": rules.names,
                "players": rules.players,
                "dice": rules.dice,
                "minutes": rules.minutes,
                "options": options,
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

fn values(values: &Values) -> serde_json::Value {
    match values {
        Values::Words(words) => json!(words),
        Values::Flag => json!(["true", "false"]),
        Values::Number { min, max } => json!({"min": min, "max": max}),
        Values::NumberOr { min, max, word } => json!({"min": min, "max": max, "or": word}),
        Values::Skill => json!(["fair", "skilled:P"]),
    }
}
