//! Options of games of points as they were written before those games were data: the one that named the game, and those
//! that cows and leopards had apart. Games and records of that time list all of them.

use ashtapada_rules::soldiers::Options;
use ashtapada_rules::{AnyOptions, OptionSet};

use crate::{RuleSet, find};

/// The option that named the game. Today the rule set does.
const SETUP: &str = "setup";

/// Its values, and the rule sets that describe those games today.
const GAMES: [(&str, &str); 4] = [
    ("soldiers16", "soldiers16-bl"),
    ("peralikatuma", "peralikatuma-bl"),
    ("kotuEllima", "kotu-ellima-bl"),
    ("cows", "cows-leopards-bl"),
];

/// What only cows and leopards had, and what the option is called today.
const OF_COWS: [(&str, &str); 5] = [
    ("cows.start8", "cows.start8"),
    ("leopard.target", "target"),
    ("leopard.multiJump", "multiJump"),
    ("leopard.obligation", "obligation"),
    ("cowsNoMove", "noMoves"),
];

/// What meant nothing in cows and leopards.
const OF_SOLDIERS: [&str; 9] = [
    "sideTriangle",
    "obligation",
    "huff.chooser",
    "huff.timing",
    "huff.mayDecline",
    "huffCountsAsCapture",
    "multiJump",
    "target",
    "noMoves",
];

/// The options of a rule set, of the game that changes of that time name, and those changes in today's words.
pub(crate) fn read<'a>(
    rules: &RuleSet,
    changes: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> (AnyOptions, Vec<(&'a str, &'a str)>) {
    let (own, changes) = (rules.options.clone(), changes.into_iter().collect::<Vec<_>>());
    let named = changes.iter().find(|(id, _)| *id == SETUP).map(|(_, value)| *value);
    let game = named.and_then(|named| GAMES.iter().find(|(known, _)| *known == named));
    let Some((setup, game)) = game else {
        // Records list only what was changed, and so no game.
        let hunts = matches!(&own, AnyOptions::Soldiers(options) if options.game.hunter().is_some());
        let todays = |(id, value)| (of_cows(id).filter(|_| hunts).unwrap_or(id), value);
        return (own, changes.into_iter().map(todays).collect());
    };
    let AnyOptions::Soldiers(options) = &own else { return (own, changes) };
    let Ok(AnyOptions::Soldiers(described)) = find(game).map(|rules| &rules.options) else { return (own, changes) };
    let options = if options.game == described.game { *options } else { elsewhere(options, described) };
    let cows = *setup == "cows";
    let todays = |(id, value): (&'a str, &'a str)| match of_cows(id) {
        Some(today) => cows.then_some((today, value)),
        None if id == SETUP || cows && OF_SOLDIERS.contains(&id) => None,
        // Every game listed it; it had a meaning where a game has it today.
        None if id == "sideTriangle" && options.get(id).is_none() => None,
        None => Some((id, value)),
    };
    (options.into(), changes.into_iter().filter_map(todays).collect())
}

/// What an option that only cows and leopards had is called today; `None` for one that was not theirs.
fn of_cows(id: &str) -> Option<&'static str> {
    OF_COWS.iter().find(|(known, _)| *known == id).map(|(_, today)| *today)
}

/// The options of one game of points in another: what they have in common.
fn elsewhere(options: &Options, game: &Options) -> Options {
    let board = options.get("board");
    let mut moved = Options { choices: options.choices, ..*game };
    // Where the other game has that board too; else it stays on its own.
    let _ = board.map(|board| moved.set("board", &board));
    moved
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::OptionSet;

    use super::*;
    use crate::EDITION;

    fn options(rules: &str, changes: &[(&str, &str)]) -> AnyOptions {
        find(rules).unwrap().options_of(EDITION, changes.iter().copied()).unwrap()
    }

    #[test]
    fn a_list_of_that_time_is_read_in_the_words_of_today() {
        let listed = [("setup", "soldiers16"), ("sideTriangle", "right"), ("target", "3"), ("leopard.target", "12")];
        assert_eq!(options("soldiers16-bl", &listed), options("soldiers16-bl", &[("target", "3")]));
        let listed = [
            ("setup", "cows"),
            ("obligation", "huff"),
            ("target", "all"),
            ("leopard.target", "8"),
            ("leopard.obligation", "none"),
            ("cowsNoMove", "draw"),
        ];
        let today = [("target", "8"), ("noMoves", "draw")];
        assert_eq!(options("cows-leopards-bl", &listed), options("cows-leopards-bl", &today));
    }

    #[test]
    fn what_a_record_of_that_time_changed_is_read_too() {
        let changed = [("leopard.target", "8"), ("cowsNoMove", "draw"), ("cows.start8", "none")];
        let today = [("target", "8"), ("noMoves", "draw"), ("cows.start8", "none")];
        assert_eq!(options("cows-leopards-bl", &changed), options("cows-leopards-bl", &today));
        // Soldiers never had it.
        assert!(find("soldiers16-bl").unwrap().options_of(EDITION, [("leopard.target", "8")]).is_err());
    }

    #[test]
    fn a_game_that_named_another_than_its_rule_set_is_that_other() {
        let other = options("soldiers16-bl", &[("setup", "peralikatuma"), ("sideTriangle", "left"), ("board", "37")]);
        let today = options("peralikatuma-bl", &[("sideTriangle", "left"), ("board", "37")]);
        assert_eq!(other, today);
        assert_eq!(other.get("sideTriangle").as_deref(), Some("left"));
    }
}
