//! Answers by the paths that the server has them under.

use ashtapada_messages::problem::bad_request;
use ashtapada_room::names::looks_of;
use ashtapada_rulebook::{Day, Lang, Words, solved_games};
use ashtapada_table::{DraftAsk, Problem, ProblemKind};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::setup::not_too_long;
use crate::{PageError, pages, position};

/// The answer to what is asked under a path, such as `/api/rules/chess?lang=cs`, as JSON. What is posted has a body; `now` is
/// Unix time in milliseconds, for what is of today.
///
/// # Errors
/// There is nothing at that path, or it is asked for wrongly.
pub fn answer(path: &str, body: Option<&str>, now: u64) -> Result<String, PageError> {
    let (path, query) = split(path);
    let lang = query.lang();
    let words = Words::new(lang);
    let parts: Vec<&str> = path.trim_start_matches("/api/").split('/').collect();
    match (&parts[..], body) {
        (["catalogue"], None) => json(&pages::catalogue(lang)?),
        (["solved"], None) => json(solved_games()),
        (["moments"], None) => json(&pages::moments()?),
        (["rules", id], None) => json(&pages::rules(id, lang)?),
        (["guided", id], None) => json(&pages::guided(id, lang)?),
        (["openings", id], None) => json(&pages::openings(id, lang)?),
        (["daily", date], None) => json(&pages::daily(pages::day(date, Day::at(now))?)?),
        (["daily", date, "past"], None) => json(&pages::past(pages::day(date, Day::at(now))?)),
        (["rush", number], None) => json(&pages::rush(number)?),
        (["position"], Some(body)) => json(&position::look(read(body)?, words)?),
        (["draft"], Some(body)) => {
            let asked: DraftAsk = read(body)?;
            not_too_long(asked.actions.len())?;
            json(&asked.answer(words)?)
        }
        (["record"], Some(body)) => json(&position::read_record(body, words)?),
        (["looks"], Some(body)) => {
            let names: Vec<String> = read(body)?;
            json(&names.iter().map(|name| looks_of(name)).collect::<Vec<_>>())
        }
        _ => Err(Problem::new(ProblemKind::NotFound, "there is nothing at this address").into()),
    }
}

/// The query of a path.
#[derive(Debug)]
pub(crate) struct Query(Vec<(String, String)>);

/// A path, and its query.
pub(crate) fn split(path: &str) -> (&str, Query) {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    (path, Query(form_urlencoded::parse(query.as_bytes()).into_owned().collect()))
}

impl Query {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The language that is asked for, or else English.
    pub(crate) fn lang(&self) -> Lang {
        self.get("lang").map(Lang::negotiate).unwrap_or_default()
    }

    /// A number of the query.
    ///
    /// # Errors
    /// There is something else.
    pub(crate) fn number(&self, name: &str) -> Result<Option<u32>, Problem> {
        let read = |text: &str| text.parse().map_err(|_| bad_request(format!("`{name}`: expected a number")));
        self.get(name).map(read).transpose()
    }

    /// Something of the query that JSON has as a text.
    ///
    /// # Errors
    /// It cannot be read.
    pub(crate) fn parsed<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Problem> {
        self.get(name).map(|text| serde_json::from_value(text.into()).map_err(bad_request)).transpose()
    }
}

pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Problem> {
    // The error of the parser has line and column.
    serde_json::from_str(body).map_err(bad_request)
}

fn json(answer: &impl Serialize) -> Result<String, PageError> {
    serde_json::to_string(answer).map_err(PageError::broken)
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::rule_sets;

    use super::*;

    #[test]
    fn every_page_of_every_rule_set_is_answered() {
        for lang in Lang::all() {
            let asked = |path: String| answer(&format!("{path}?lang={lang}"), None, 0);
            assert!(asked("/api/catalogue".to_owned()).is_ok());
            for rules in rule_sets() {
                assert!(asked(format!("/api/rules/{}", rules.id)).is_ok(), "{}", rules.id);
                assert_eq!(
                    asked(format!("/api/guided/{}", rules.id)).is_ok(),
                    rules.guided().is_some(),
                    "{}",
                    rules.id
                );
            }
        }
        assert!(answer("/api/daily/2026-11-22", None, 0).is_ok());
        assert!(answer("/api/moments", None, 0).is_ok());
        assert!(answer("/api/solved", None, 0).is_ok());
        assert!(answer("/api/rush/7", None, 0).is_ok());
        // The second day of 1970 is that of its first second, and not of the one before.
        let of = |now| answer("/api/daily/today", None, now).unwrap();
        assert_eq!(of(86_400_000), answer("/api/daily/1970-01-02", None, 0).unwrap());
        assert_eq!(of(86_399_999), answer("/api/daily/1970-01-01", None, 0).unwrap());
    }

    #[test]
    fn what_is_posted_is_answered_or_refused_with_a_reason() {
        let asked = r#"{"rules":"soldiers16-bl","actions":["e4-e5"]}"#;
        let seen = answer("/api/position?lang=en", Some(asked), 0).unwrap();
        assert!(seen.contains("\"last\":[{"), "{seen}");
        let draft = r#"{"rules":"soldiers16-bl","edit":{"edit":"remove","at":"e4"}}"#;
        assert!(answer("/api/draft?lang=cs", Some(draft), 0).is_ok());
        assert_eq!(answer("/api/looks", Some(r#"["Anna"]"#), 0).unwrap().matches('[').count(), 2);
        let refused = |path, body| answer(path, body, 0).unwrap_err().problem().kind;
        assert_eq!(refused("/api/position", Some("{")), ProblemKind::BadRequest);
        assert_eq!(refused("/api/daily/yesterday", None), ProblemKind::BadRequest);
        assert_eq!(refused("/api/catalogue", Some("{}")), ProblemKind::NotFound);
        assert_eq!(refused("/api/record", Some("1. e9")), ProblemKind::BadRecord);
    }
}
