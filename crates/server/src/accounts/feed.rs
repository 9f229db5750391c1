//! The games that wait for somebody, as an Atom feed. Whoever knows its address may read it.

use std::sync::Arc;

use ashtapada_rulebook::{Words, find};
use ashtapada_table::{Problem, ProblemKind};
use atom_syndication::{Entry, Feed, FixedDateTime, Link, Text};
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::games::all_games;
use super::protocol::MyGame;
use super::service::AccountService;
use crate::answer::{HttpFailure, LangQuery};
use crate::site::Reach;
use crate::store::{ListFilter, TokenHash, TokenKind};
use crate::{clock, problem};

/// How many games the feed names.
const SHOWN: usize = 50;

/// The feed at a secret address.
pub async fn feed(
    State(accounts): State<Arc<AccountService>>,
    Extension(reach): Extension<Arc<Reach>>,
    Path(token): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFailure> {
    let known = accounts.stored().token(&TokenHash::of(&token), clock::now()).await;
    let known = accounts.told("feed", known)?.filter(|(token, _)| token.kind == TokenKind::Feed);
    let none = || Problem::new(ProblemKind::NotFound, "there is no feed at this address: perhaps it was renewed");
    let (token, account) = known.ok_or_else(none)?;
    let player = account.player().map_err(problem::internal)?;
    let games = all_games(&accounts, &player, ListFilter::Going).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let site = reach.asked_as(host);
    let words = asked.words(&headers);
    let entries: Vec<Entry> =
        games.iter().filter(|game| game.waits).take(SHOWN).map(|game| entry(game, &site, words)).collect();
    let updated = entries.iter().map(|entry| entry.updated).max();
    let feed = Feed {
        title: Text::plain(words.text("feed-title")),
        // Another address of the same account is another feed; nothing follows from it.
        id: format!("urn:sha256:{}", token.hash.0.iter().map(|byte| format!("{byte:02x}")).collect::<String>()),
        updated: updated.unwrap_or_else(|| time(&ashtapada_table::rfc3339(token.created))),
        links: vec![link(format!("{site}/me"))],
        entries,
        ..Feed::default()
    };
    let kind = [(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")];
    Ok((kind, feed.to_string()).into_response())
}

fn entry(game: &MyGame, site: &str, words: Words) -> Entry {
    let title = find(&game.rules).map_or_else(|_| game.rules.clone(), |rules| rules.title.get(words.lang()).to_owned());
    let address = format!("{site}/game/{}", game.id);
    Entry {
        title: Text::plain(title),
        // It is news again with every action.
        id: format!("{address}#{}", game.actions),
        updated: time(&game.played),
        links: vec![link(address)],
        ..Entry::default()
    }
}

fn link(href: String) -> Link {
    Link { href, rel: "alternate".to_owned(), ..Link::default() }
}

fn time(rfc3339: &str) -> FixedDateTime {
    FixedDateTime::parse_from_rfc3339(rfc3339).unwrap_or_default()
}
