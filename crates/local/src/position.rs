//! Showing positions and parsing records. Stateless: every answer follows from its request.

use ashtapada_engine::Bot;
use ashtapada_messages::{PositionAsk, PositionView};
use ashtapada_rulebook::Words;
use ashtapada_rules::Position;
use ashtapada_table::record::Record;
use ashtapada_table::{NewGame, Player, Problem, Trial};

use crate::setup::{family, not_too_long};

/// Plays the actions of a request as far as they can be played, and shows the position after them.
///
/// # Errors
/// The rule set, the options or the position are invalid, or there are too many actions; the message is in the language
/// of `words`.
pub fn look(asked: PositionAsk, words: Words) -> Result<PositionView, Problem> {
    let PositionAsk { rules, edition, options, position, actions, attacks } = asked;
    not_too_long(actions.len())?;
    let game = NewGame { edition, options, position, actions, ..NewGame::of(&rules) };
    let (trial, stopped) = Trial::begin(&game, &[]).map_err(|error| Problem::of_table(&error, words))?;
    let table = trial.table();
    let seen = table.table_view();
    Ok(PositionView {
        look: seen.look,
        board: seen.board,
        start: seen.start,
        view: table.view(),
        choices: table.choices(),
        last: table.last_turn(),
        stopped: stopped.map(|error| Problem::of_table(&error, words)),
        attacks: if attacks { table.position().attacks() } else { Vec::new() },
    })
}

/// Parses a game record: the request for a table that resumes the game.
///
/// # Errors
/// The record is malformed or does not follow the rules; the message, in the language of `words`, has line and column.
pub fn read_record(text: &str, words: Words) -> Result<NewGame, Problem> {
    let record: Record = text.parse().map_err(|error| Problem::of_record(&error, words))?;
    not_too_long(record.game.len())?;
    let mut game = record.new_game();
    let family = family(&game.rules, words)?;
    for plan in &mut game.seats {
        // In a file the name of a person may look like a computer player.
        if let Player::Bot { bot } = &plan.player
            && Bot::playable(bot, family).is_none()
        {
            plan.player = Player::Human { name: format!("bot:{bot}") };
        }
    }
    Ok(game)
}

/// The records of a file: each begins with the tag that names its rules, or, from elsewhere, with a tag after moves.
pub fn records(text: &str) -> Vec<&str> {
    let (mut found, mut begin, mut named, mut moves, mut at) = (Vec::new(), 0, false, false, 0);
    for line in text.split_inclusive('\n') {
        let (is_tag, names) = (line.starts_with('['), line.starts_with("[Rules "));
        if (names && named) || (is_tag && moves) {
            found.push(&text[begin..at]);
            (begin, named, moves) = (at, false, false);
        }
        named |= names;
        moves |= !is_tag && !line.trim().is_empty();
        at += line.len();
    }
    found.push(&text[begin..]);
    found.retain(|record| !record.trim().is_empty());
    found
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;

    use super::*;

    #[test]
    fn a_character_is_read_back_where_it_is_known() {
        let sitting = |rules: &str, seat: &str| {
            let text = format!("[Rules \"{rules}\"]\n[{seat} \"bot:level-5-loyal\"]\n");
            let game = read_record(&text, Words::new(Lang::EN)).unwrap();
            game.seats.into_iter().map(|plan| plan.player).collect::<Vec<_>>()
        };
        let loyal = Player::Bot { bot: "level-5-loyal".into() };
        assert!(sitting("chaturaji-pl-solo", "West").contains(&loyal));
        assert!(!sitting("soldiers16-bl", "North").contains(&loyal));
    }

    #[test]
    fn a_throw_alone_leaves_the_turn_before_in_sight() {
        let last = |actions: &[&str]| {
            let asked = PositionAsk {
                rules: "chaturaji-pl-solo".into(),
                edition: None,
                options: Vec::new(),
                position: None,
                actions: actions.iter().map(|&action| action.to_owned()).collect(),
                attacks: false,
            };
            let seen = look(asked, Words::new(Lang::EN)).unwrap();
            assert!(seen.stopped.is_none(), "{:?}", seen.stopped);
            seen.last.into_iter().map(|entry| entry.text).collect::<Vec<_>>()
        };
        assert_eq!(last(&[]), [""; 0]);
        assert_eq!(last(&["3"]), ["3"]);
        assert_eq!(last(&["3", "b1-c3"]), ["3", "b1-c3"]);
        assert_eq!(last(&["3", "b1-c3", "3"]), ["3", "b1-c3", "3"]);
        assert_eq!(last(&["3", "b1-c3", "3", "a7-c6"]), ["3", "a7-c6"]);
    }
}
