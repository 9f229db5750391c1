//! What is read: each page in one language, as data.

use ashtapada_engine::{Bot, Character};
use ashtapada_messages::problem::bad_request;
use ashtapada_messages::{BotCard, Catalogue, CharacterCard};
use ashtapada_rulebook::{Day, Lang, NotADay, RuleSet, Words, find};
use ashtapada_rules::Family;
use ashtapada_table::catalogue::{self, DailyPage, GuidedView, Moment, OpeningsPage, PastPage, RulesPage, RushPage};
use ashtapada_table::{Problem, ProblemKind, SetupError};

use crate::PageError;

/// All games, and who can play them.
///
/// # Errors
/// A rule set is broken, which its tests rule out.
pub fn catalogue(lang: Lang) -> Result<Catalogue, PageError> {
    let words = Words::new(lang);
    let bots = Bot::OFFERED.iter().map(|bot| BotCard { id: bot.to_string() });
    let families = |character: &Character| {
        Family::ALL.into_iter().filter(|&family| Character::offered(family).contains(character)).collect()
    };
    let characters = Character::ALL
        .iter()
        .map(|character| CharacterCard { id: character.to_string(), families: families(character) });
    let failed = |error: SetupError| Problem::of_setup(&error, words);
    Ok(Catalogue {
        games: catalogue::cards(lang).map_err(failed)?,
        drafts: catalogue::draft_cards(lang).map_err(failed)?,
        tiles: catalogue::tile_cards(lang)?,
        bots: bots.collect(),
        characters: characters.collect(),
    })
}

fn known(rules: &str, lang: Lang) -> Result<&'static RuleSet, PageError> {
    Ok(find(rules).map_err(|error| Problem::of_setup(&error.into(), Words::new(lang)))?)
}

/// The rules of a game, with their examples.
///
/// # Errors
/// There is no such rule set.
pub fn rules(id: &str, lang: Lang) -> Result<RulesPage, PageError> {
    catalogue::rules_page(known(id, lang)?, lang).map_err(PageError::broken)
}

/// The guided first game of a rule set.
///
/// # Errors
/// There is no such rule set, or it has none.
pub fn guided(id: &str, lang: Lang) -> Result<GuidedView, PageError> {
    let none = || Problem::new(ProblemKind::NotFound, "there is no guided game of these rules");
    let guided = known(id, lang)?.guided().ok_or_else(none)?;
    catalogue::guided_view(guided, lang).map_err(PageError::broken)
}

/// How strong players begin.
///
/// # Errors
/// There is no such rule set, or its openings were not measured.
pub fn openings(id: &str, lang: Lang) -> Result<OpeningsPage, PageError> {
    let none = || Problem::new(ProblemKind::NotFound, "the openings of these rules were not measured");
    Ok(catalogue::openings_page(known(id, lang)?).map_err(PageError::broken)?.ok_or_else(none)?)
}

/// The day that somebody means by `2026-11-22` or `today`.
///
/// # Errors
/// That is no date.
pub fn day(named: &str, today: Day) -> Result<Day, Problem> {
    match named {
        "today" => Ok(today),
        date => date.parse().map_err(|error: NotADay| bad_request(error)),
    }
}

/// The positions of a day.
///
/// # Errors
/// One of them is broken, which their tests rule out.
pub fn daily(day: Day) -> Result<DailyPage, PageError> {
    catalogue::daily_page(day).map_err(PageError::broken)
}

/// The positions of the days before one.
pub fn past(before: Day) -> PastPage {
    catalogue::past_page(before)
}

/// The positions of a rush, by its number.
///
/// # Errors
/// That is no number, or a position is broken.
pub fn rush(number: &str) -> Result<RushPage, PageError> {
    let number = number.parse().map_err(|_| bad_request("expected a number below 4,294,967,296"))?;
    catalogue::rush_page(number).map_err(PageError::broken)
}

/// Stretches of real games, to look at.
///
/// # Errors
/// One of them cannot be replayed, which a test rules out.
pub fn moments() -> Result<Vec<Moment>, PageError> {
    Ok(catalogue::all_moments()?)
}
