//! The named rule sets: which options each has, its texts and its worked examples.
//!
//! A rule set is a folder `games/<id>/` of this crate: `rules.toml` (family, options, titles, which examples prove
//! which sentence of its document, every decided ambiguity), the rules as texts in `en.md`, `pl.md` and `cs.md`,
//! `examples.toml` (positions with what may be played and what then happens) and `lessons.toml` (tasks based on
//! them). A rule set may be `like` another and give only what differs; the guide for authors is `docs/rule-sets.md`.
//! One that is not finished is a [draft](drafts): it is found and played, but not among the [published](rule_sets) ones.
//! The sentences of the documents are in `documents/`, the daily positions in `daily/`, the guided first games
//! in `guided/`, what was measured in `measured.json.gz`. All of it is embedded in the program (built with
//! `--cfg files_given` it is given to it) and parsed once. The rulebook is executable: [`Example::play`] plays an example, the tests play them all, and the Learn
//! pages show the same ones.
//!
//! # Finding a rule set
//! ```
//! let rules = ashtapada_rulebook::find("soldiers16-bl").unwrap();
//! assert_eq!(rules.players, 2);
//! assert!(ashtapada_rulebook::find("soldiers61-bl").unwrap_err().to_string().contains("soldiers16-bl"));
//! ```
//!
//! # Beginning a game with some options changed
//! ```
//! use ashtapada_rules::{AnyPosition, Position};
//! let rules = ashtapada_rulebook::find("chaturaji-pl-team")?;
//! let options = rules.options_with([("bothRajasLost", "eachOwn")])?;
//! let start = AnyPosition::start(&options)?;
//! assert_eq!(start.pieces().len(), 32);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Saying in the reader's language what happened, and why something is not allowed
//! ```
//! use ashtapada_rulebook::{Lang, Words, find};
//! use ashtapada_rules::{Action, Position};
//! let start = find("vilac-9506")?.start()?;
//! let refusal = start.refuse("e2-e5".parse::<Action>()?).unwrap();
//! let polish = Words::new(Lang::negotiate("pl"));
//! assert!(polish.refusal(&refusal, &start).contains("pion"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod daily;
mod edition;
mod example;
mod files;
mod guided;
mod lang;
mod length;
mod lesson;
mod load;
mod measured;
mod nearest;
mod opening;
mod paths;
mod rule_set;
mod settle;
mod solved;
mod tile;
mod typography;
mod words;

pub use daily::{
    Claim, Daily, DailyGame, DailyList, DailySide, Day, FoundList, Motif, NotADay, Scoring, Searched, Weighed, weigh,
    wins_in_two,
};
pub use edition::{EDITION, EditionError};
pub use example::{Example, ExampleError, Played, Step};
#[cfg(files_given)]
pub use files::give;
pub use files::pack;
pub use guided::{Guided, GuidedStep, guided, read_guided};
pub use lang::{Lang, Localised, UnknownLang};
pub use length::{Length, Lengths, lengths};
pub use lesson::Lesson;
pub use load::{Fault, LoadError, Place, drafts, find, load, rule_sets};
pub use measured::Measured;
pub use nearest::nearest;
pub use opening::{OpeningChoice, OpeningLine, OpeningThrow, Openings, Plan, openings};
pub use paths::Paths;
pub use rule_set::{Ambiguity, Kinship, OptionSource, RuleSet, Sentence, Status, UnknownRules};
pub use settle::{FIRST_PLAYER, ROUNDS, TARGET, TEAMS, leaves_first_player, settle_first_player};
pub use solved::{
    Duty, FirstMove, LongestWin, Perfect, PerfectResult, SolvedGame, SolvedGames, SolvedRuling, Zugzwangs, solved_games,
};
pub use tile::{NativeName, Tile, Way, moments, tiles};
pub use words::{Phrase, Words};

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
