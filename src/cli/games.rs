//! `ashtapada games`: what there is to play.

use std::collections::BTreeMap;
use std::io::{self, Write};

use ashtapada_rulebook::{OptionSource, RuleSet, Status, Words, drafts, find, rule_sets};
use ashtapada_rules::{OptionSet, OptionSpec, Values};
use serde_json::json;

use super::fold::fold;
use super::{Failure, failure};

/// List the games, or the options of some of them
///
///   ashtapada games                        every game with its title
///   ashtapada games soldiers16-bl          what it is, and its options for `--option`
///   ashtapada games --json                 all details of all games, for scripts
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Games {
    /// The games to describe; a list of all if none is named
    #[arg(value_name = "GAME")]
    ids: Vec<String>,
    /// One JSON object per line: id, titles, names, options with their values
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Prints the list.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let sets: Vec<&RuleSet> = match self.ids.as_slice() {
            [] => rule_sets().iter().chain(drafts()).collect(),
            ids => ids.iter().map(|id| find(id)).collect::<Result<_, _>>()?,
        };
        let width = sets.iter().map(|rules| rules.id.len()).max().unwrap_or(0);
        let first_draft = drafts().first().filter(|_| self.ids.is_empty()).map(|rules| &rules.id);
        for rules in sets {
            if self.json {
                writeln!(out, "{}", all_about(rules))?;
                continue;
            }
            if Some(&rules.id) == first_draft {
                writeln!(out, "\n{}", words.text("terminal-games-drafts"))?;
            }
            writeln!(out, "{:width$}  {}", rules.id, rules.title.get(words.lang()))?;
            if !self.ids.is_empty() {
                tell(rules, words, &mut out)?;
            }
        }
        Ok(())
    }
}

/// Describes the game, then each option of its own: its name, value and possible values, what the value means, and where it
/// comes from. Those of other descriptions can be set too: they are named, and `--json` has their values.
fn tell(rules: &RuleSet, words: Words, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}\n", fold(rules.blurb.get(words.lang())))?;
    if rules.status == Status::Draft {
        writeln!(out, "{}\n", fold(&words.text("terminal-games-draft")))?;
    }
    let (elsewhere, own): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        rules.options.specs().iter().partition(|spec| rules.source_of(spec.id) == OptionSource::Elsewhere);
    for spec in own {
        let value = rules.options.get(spec.id).unwrap_or_default();
        writeln!(out, "{}={value}  ({})", spec.id, failure::values(&spec.values))?;
        let (label, meaning) = (words.option_label(spec.id), words.value_label(spec.id, &value));
        writeln!(out, "    {label}: {meaning}. {}", words.source(rules.source_of(spec.id)))?;
    }
    if !elsewhere.is_empty() {
        let names = elsewhere.iter().map(|spec| spec.id).collect::<Vec<_>>().join(", ");
        writeln!(out, "\n{}", fold(&words.with("terminal-games-elsewhere", &[("names", &names)])))?;
    }
    writeln!(out)
}

fn all_about(rules: &RuleSet) -> serde_json::Value {
    let options: Vec<_> = rules
        .options
        .specs()
        .iter()
        .map(|spec| {
            let (default, source) = (rules.options.get(spec.id), rules.source_of(spec.id));
            json!({"id": spec.id, "default": default, "source": source, "values": values(&spec.values)})
        })
        .collect();
    let titles: BTreeMap<_, _> = rules.title.each().map(|(lang, title)| (lang.tag(), title)).collect();
    json!({
        "id": rules.id,
        "family": rules.family,
        "status": rules.status,
        "document": rules.document,
        "kinship": rules.kinship(),
        "title": titles,
        "names": rules.names,
        "players": rules.players,
        "dice": rules.dice,
        "tile": rules.tile,
        "turns": rules.length().map(|length| (length.free + length.brief).round()),
        "options": options,
    })
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
