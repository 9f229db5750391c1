//! Setting up tables: how long games may be, and which computer players there are.

use ashtapada_engine::Bot;
use ashtapada_messages::problem::too_long;
use ashtapada_rulebook::{Words, find};
use ashtapada_rules::Family;
use ashtapada_table::name::checked;
use ashtapada_table::{LONGEST, NewGame, Player, Problem, ProblemKind, SeatPlan, Secret, StoredEntry, Table};

/// Characters of ids: none that look alike.
pub const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters an id of a game or a program has: 60 random bits.
pub const ID: usize = 12;

/// The first bytes of many as the letters of an id: five bits of each.
pub fn letters(bytes: &[u8]) -> String {
    bytes.iter().take(ID).map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// Checks that a request does not have more actions than are allowed.
///
/// # Errors
/// There are too many.
pub fn not_too_long(actions: usize) -> Result<(), Problem> {
    if actions > LONGEST as usize { Err(too_long(format!("{LONGEST} actions at most"))) } else { Ok(()) }
}

/// The family of a rule set.
///
/// # Errors
/// There is none of that name; the message is in the language of `words`.
pub fn family(rules: &str, words: Words) -> Result<Family, Problem> {
    let rules = find(rules).map_err(|error| Problem::of_setup(&error.into(), words))?;
    Ok(rules.family)
}

/// Checks the names of the people at a table that somebody sets up.
///
/// # Errors
/// One of them cannot be a name.
pub fn check_names(asked: &NewGame) -> Result<(), Problem> {
    check_plans(&asked.seats)
}

/// The same of those who sit somewhere.
///
/// # Errors
/// One of them cannot be a name.
pub fn check_plans(seats: &[SeatPlan]) -> Result<(), Problem> {
    for plan in seats {
        if let Player::Human { name } = &plan.player {
            checked(name)?;
        }
    }
    Ok(())
}

/// Sets up a game as requested, under an id and with a secret of its throws; returns it with its log so far. `now` is in
/// milliseconds since 1970.
///
/// # Errors
/// The request is invalid; the message is in the language of `words`.
pub fn set_up(
    id: &str,
    asked: &NewGame,
    secret: Secret,
    now: u64,
    words: Words,
) -> Result<(Table, Vec<StoredEntry>), Problem> {
    not_too_long(asked.actions.len())?;
    let family = family(&asked.rules, words)?;
    for plan in &asked.seats {
        if let Player::Bot { bot } = &plan.player
            && Bot::playable(bot, family).is_none()
        {
            let known = Bot::offered_names(family).join(", ");
            return Err(Problem::new(ProblemKind::BadSeat, format!("`{bot}`: expected a computer player: {known}")));
        }
    }
    let (table, log) = Table::set_up(asked, id, secret, now).map_err(|error| Problem::of_table(&error, words))?;
    Ok((table, log.iter().map(|entry| entry.stored()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::Seat;

    #[test]
    fn characters_sit_where_four_play() {
        let try_with = |rules: &str, bot: &str| {
            let plan = SeatPlan { seat: Seat::North, player: Player::Bot { bot: bot.to_owned() } };
            let game = NewGame { seats: vec![plan], ..NewGame::of(rules) };
            let made = set_up("game", &game, Secret::new([7; 32]), 0, Words::new(Lang::EN));
            made.map(|_| ()).map_err(|problem| problem.message)
        };
        assert_eq!(try_with("chaturaji-pl-team", "level-5-avenger"), Ok(()));
        let told = try_with("chaturaji-pl-team", "level-5-brave").unwrap_err();
        assert!(told.contains("level-8, level-5-cautious"), "{told}");
        let told = try_with("vilac-9506", "level-5-avenger").unwrap_err();
        assert!(told.contains("level-8") && !told.contains("level-5-cautious"), "{told}");
    }
}
