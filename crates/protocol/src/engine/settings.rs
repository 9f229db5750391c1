//! What `setoption` sets.

use std::fmt::Write as _;
use std::time::Duration;

use ashtapada_engine::{Bot, Setup};
use ashtapada_rulebook::{RuleSet, UnknownRules, find, rule_sets};
use ashtapada_rules::{OptionError, OptionSet, OptionSpec, Values};

use crate::USUAL_RULES;
use crate::words::short;

/// The options of an engine.
///
/// ```
/// use ashtapada_engine::Bot;
/// use ashtapada_protocol::engine::Settings;
/// let mut settings = Settings::default();
/// settings.set("player", "greedy").unwrap(); // names are compared without regard to case
/// assert_eq!(settings.bot, Bot::Greedy);
/// settings.set("castling", "true").unwrap(); // an option of the rules
/// assert!(settings.set("Hash", "plenty").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Settings {
    pub bot: Bot,
    /// Seed of what is left to chance in its choices.
    pub seed: u64,
    /// The size of its table of positions, in MiB.
    pub hash: u64,
    /// On how many threads it searches.
    pub threads: usize,
    /// How many of the best lines it reports.
    pub lines: usize,
    /// The part of a time that is lost on the way.
    pub overhead: Duration,
    /// The rule set of positions that name none.
    rules: String,
    /// Its options that were changed.
    changes: Vec<(String, String)>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bot: Bot::Searcher,
            seed: 1,
            hash: 16,
            threads: 1,
            lines: 1,
            overhead: Duration::from_millis(10),
            rules: USUAL_RULES.to_owned(),
            changes: Vec::new(),
        }
    }
}

/// The option cannot be set so.
#[derive(Clone, Debug, thiserror::Error)]
pub enum WrongSetting {
    /// There is no such option.
    #[error("there is no option `{name}`; there are {known}")]
    Unknown {
        /// Its name.
        name: String,
        /// Those that there are.
        known: String,
    },
    /// It cannot have that value.
    #[error("option `{name}` cannot be `{value}`; expected {expected}")]
    Value {
        /// Its name.
        name: &'static str,
        /// The value.
        value: String,
        /// What it can be.
        expected: String,
    },
    /// There are no such rules.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// An option of the rules cannot have that value.
    #[error(transparent)]
    Option(#[from] OptionError),
}

const MOST_HASH: u64 = 1024;
const MOST_THREADS: u64 = 256;
/// More than any position has actions.
const MOST_LINES: u64 = 500;
const MOST_SEED: u64 = i32::MAX as u64;
const MOST_OVERHEAD: u64 = 5000;

impl Settings {
    /// The usual ones, for positions of a rule set.
    ///
    /// # Errors
    /// There is no such rule set.
    pub fn of(rules: &str) -> Result<Settings, UnknownRules> {
        Ok(Settings { rules: find(rules)?.id.clone(), ..Settings::default() })
    }

    /// How a player is made.
    pub(super) fn setup(&self) -> Setup {
        Setup::seeded(self.seed).with_table((self.hash as usize) << 20).with_threads(self.threads)
    }

    /// The rule set, and its changed options, of positions that name none.
    pub(super) fn usual(&self) -> (&str, &[(String, String)]) {
        (&self.rules, &self.changes)
    }

    /// Sets an option by name.
    ///
    /// # Errors
    /// There is no such option, or it cannot have that value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), WrongSetting> {
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash = number("Hash", value, 1, MOST_HASH)?,
            "threads" => self.threads = number("Threads", value, 1, MOST_THREADS)? as usize,
            "multipv" => self.lines = number("MultiPV", value, 1, MOST_LINES)? as usize,
            "seed" => self.seed = number("Seed", value, 0, MOST_SEED)?,
            "move overhead" => {
                self.overhead = Duration::from_millis(number("Move Overhead", value, 0, MOST_OVERHEAD)?);
            }
            "player" => {
                let wrong =
                    || WrongSetting::Value { name: "Player", value: short(value), expected: players().join(", ") };
                self.bot = value.to_ascii_lowercase().parse().map_err(|_| wrong())?;
            }
            // Told so that others know that `go ponder` is understood; nothing depends on it.
            "ponder" if ["true", "false"].iter().any(|known| known.eq_ignore_ascii_case(value)) => {}
            "ponder" => {
                let expected = "true or false".to_owned();
                return Err(WrongSetting::Value { name: "Ponder", value: short(value), expected });
            }
            "rules" => {
                self.rules = find(value)?.id.clone();
                self.changes.clear();
            }
            _ => return self.set_rule(name, value),
        }
        Ok(())
    }

    /// Sets an option of the rules.
    fn set_rule(&mut self, name: &str, value: &str) -> Result<(), WrongSetting> {
        let rules = self.rule_set()?;
        let Some(spec) = rules.options.specs().iter().find(|spec| spec.id.eq_ignore_ascii_case(name)) else {
            let own =
                ["Hash", "Clear Hash", "Threads", "MultiPV", "Player", "Seed", "Move Overhead", "Ponder", "Rules"];
            let known: Vec<&str> = own.into_iter().chain(rules.options.specs().iter().map(|spec| spec.id)).collect();
            return Err(WrongSetting::Unknown { name: short(name), known: known.join(", ") });
        };
        let words = match spec.values {
            Values::Words(words) => words,
            Values::Flag => &["true", "false"],
            _ => &[],
        };
        let value = words.iter().find(|word| word.eq_ignore_ascii_case(value)).copied().unwrap_or(value);
        // Whether it contradicts another is known when all are set: at the next position.
        rules.options.clone().set(spec.id, value)?;
        self.changes.retain(|(id, _)| id != spec.id);
        self.changes.push((spec.id.to_owned(), value.to_owned()));
        Ok(())
    }

    fn rule_set(&self) -> Result<&'static RuleSet, UnknownRules> {
        find(&self.rules)
    }

    /// The answer to `uci`.
    pub(super) fn told(&self) -> String {
        let mut text = format!(
            "id name Ashtapada {} ({})\nid author the authors of Ashtapada\n",
            env!("CARGO_PKG_VERSION"),
            self.rules
        );
        let mut option = |name: &str, rest: &str| {
            let _ = writeln!(text, "option name {name} type {rest}");
        };
        let usual = Settings::default();
        option("Hash", &spin(usual.hash, 1, MOST_HASH));
        option("Clear Hash", "button");
        option("Threads", &spin(usual.threads as u64, 1, MOST_THREADS));
        option("MultiPV", &spin(usual.lines as u64, 1, MOST_LINES));
        option("Player", &combo(usual.bot.id(), &players()));
        option("Seed", &spin(usual.seed, 0, MOST_SEED));
        option("Move Overhead", &spin(usual.overhead.as_millis() as u64, 0, MOST_OVERHEAD));
        option("Ponder", "check default false");
        let ids: Vec<&str> = rule_sets().iter().map(|rules| rules.id.as_str()).collect();
        option("Rules", &combo(&self.rules, &ids));
        if let Ok(rules) = self.rule_set() {
            for spec in rules.options.specs() {
                option(spec.id, &rule_option(spec, &rules.options.get(spec.id).unwrap_or_default()));
            }
        }
        text + "uciok"
    }
}

fn players() -> Vec<&'static str> {
    Bot::ALL.iter().map(|bot| bot.id()).collect()
}

fn spin(default: u64, min: u64, max: u64) -> String {
    format!("spin default {default} min {min} max {max}")
}

fn combo(default: &str, values: &[&str]) -> String {
    format!("combo default {default} var {}", values.join(" var "))
}

/// An option of the rules in the terms of UCI.
fn rule_option(spec: &OptionSpec, default: &str) -> String {
    match spec.values {
        Values::Words(words) => combo(default, words),
        Values::Flag => format!("check default {default}"),
        Values::Number { min, max } if default.parse::<u16>().is_ok() => {
            spin(default.parse().unwrap_or(0), min.into(), max.into())
        }
        _ => format!("string default {default}"),
    }
}

fn number(name: &'static str, value: &str, min: u64, max: u64) -> Result<u64, WrongSetting> {
    let wrong =
        || WrongSetting::Value { name, value: short(value), expected: format!("a whole number from {min} to {max}") };
    value.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_and_rule_set_can_be_chosen() {
        let mut settings = Settings::default();
        for bot in Bot::ALL {
            settings.set("Player", bot.id()).unwrap();
            assert_eq!(settings.bot, bot);
        }
        for rules in rule_sets() {
            settings.set("Rules", &rules.id).unwrap();
            let told = settings.told();
            assert!(told.ends_with("\nuciok") && told.contains(&format!("({})", rules.id)));
            for spec in rules.options.specs() {
                assert!(told.contains(&format!("option name {} type ", spec.id)), "{}: {}", rules.id, spec.id);
                let value = rules.options.get(spec.id).unwrap();
                settings.set(spec.id, &value).unwrap();
            }
        }
    }

    #[test]
    fn other_rules_have_other_options() {
        let mut settings = Settings::default();
        settings.set("enPassant", "true").unwrap();
        settings.set("enpassant", "False").unwrap();
        settings.set("Ponder", "True").unwrap();
        assert_eq!(settings.usual().1, [("enPassant".to_owned(), "false".to_owned())]);
        settings.set("promotionnonecaptured", "FREE").unwrap();
        assert_eq!(settings.usual().1[1], ("promotionNoneCaptured".to_owned(), "free".to_owned()));
        settings.set("Rules", "soldiers16-bl").unwrap();
        assert!(settings.usual().1.is_empty());
        assert!(matches!(settings.set("enPassant", "true"), Err(WrongSetting::Unknown { .. })));
    }

    #[test]
    fn a_wrong_value_is_told_with_the_right_ones() {
        let mut settings = Settings::default();
        for (name, value, part) in [
            ("Hash", "0", "from 1 to 1024"),
            ("Hash", "1025", "from 1 to 1024"),
            ("Threads", "0", "from 1 to 256"),
            ("MultiPV", "many", "from 1 to 500"),
            ("Ponder", "perhaps", "true or false"),
            ("Seed", "-1", "from 0"),
            ("Player", "nobody", "searcher"),
            ("Rules", "vilac", "did you mean `vilac-9506`"),
            ("castling", "perhaps", "castling"),
            ("Thread", "2", "there are Hash"),
        ] {
            let error = settings.set(name, value).expect_err(name).to_string();
            assert!(error.contains(part), "{name}: {error}");
        }
    }
}
