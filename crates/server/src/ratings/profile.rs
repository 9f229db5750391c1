//! What the page of a player shows beside the ratings: of that only what its owner has chosen.
//!
//! It is worked out of the headers of the last games and of the results that were counted, so that nothing is replayed. The
//! luck of a player would take every game anew, throw by throw: it is not shown.

use std::collections::BTreeMap;

use ashtapada_ratings::Game;
use ashtapada_table::{PlayerId, PlayerKind, Problem};

use super::RatingService;
use super::protocol::{ArmyView, PlayedRules, Profile, ResultsView, StreakView};
use crate::accounts::protocol::{Shown, ShownItem};
use crate::store::{Cursor, ListFilter, ListedGame};

/// How many of the last games are looked at, in parts.
const PART: u32 = 100;
const PARTS: usize = 3;
/// How many of the last games that counted.
const COUNTED: u32 = 200;

/// How a game ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    First,
    Shared,
    Behind,
}

impl RatingService {
    /// What a player has chosen to show; nothing of programs and of whoever is gone.
    ///
    /// # Errors
    /// The storage fails.
    pub(super) async fn profile(&self, player: &PlayerId) -> Result<Profile, Problem> {
        if player.kind() != PlayerKind::Account {
            return Ok(Profile::default());
        }
        let shown = self.0.shown(player.which()).await?;
        let played = match shown.has(ShownItem::Games) || shown.has(ShownItem::Army) {
            true => self.finished(player).await?,
            false => Vec::new(),
        };
        let ended = match shown.has(ShownItem::Results) || shown.has(ShownItem::Streak) {
            true => self.ended(player).await?,
            false => Vec::new(),
        };
        Ok(Profile::of(&shown, player, &played, &ended))
    }

    /// The last games of a player that are over, the last first.
    async fn finished(&self, player: &PlayerId) -> Result<Vec<ListedGame>, Problem> {
        let (mut games, mut after) = (Vec::new(), None::<Cursor>);
        for _ in 0..PARTS {
            let part = self.0.stored().games_of(player, ListFilter::Over, after.as_ref(), PART).await;
            let part = self.0.told("games", part)?;
            games.extend(part.games);
            after = part.next;
            if after.is_none() {
                break;
            }
        }
        Ok(games)
    }

    /// How the last games ended that counted, by rules, the last first.
    async fn ended(&self, player: &PlayerId) -> Result<Vec<(String, Place)>, Problem> {
        let results = self.stored().results(player, COUNTED).await.map_err(Problem::from)?;
        let ids: Vec<&str> = results.iter().map(|(game, _)| game.as_str()).collect();
        let games = self.0.told("games", self.0.stored().games(&ids).await)?;
        let rules: BTreeMap<&str, &str> =
            games.iter().map(|one| (one.game.id.as_str(), one.game.setup.rules.as_str())).collect();
        let ended = results
            .iter()
            .filter_map(|(game, result)| Some(((*rules.get(game.as_str())?).to_owned(), place_of(player, result)?)));
        Ok(ended.collect())
    }
}

/// How a game ended for a player of it.
fn place_of(player: &PlayerId, result: &Game<PlayerId>) -> Option<Place> {
    let own = result.sides.iter().find(|side| side.players.iter().any(|seated| seated.player == *player))?;
    let firsts = result.sides.iter().filter(|side| side.place == 1).count();
    Some(match own.place {
        1 if firsts == 1 => Place::First,
        1 => Place::Shared,
        _ => Place::Behind,
    })
}

impl Profile {
    fn of(shown: &Shown, player: &PlayerId, played: &[ListedGame], ended: &[(String, Place)]) -> Profile {
        let if_shown = |item| shown.has(item).then_some(());
        Profile {
            games: if_shown(ShownItem::Games).map(|()| by_rules(played)),
            results: if_shown(ShownItem::Results).map(|()| by_places(ended)),
            streak: if_shown(ShownItem::Streak).and_then(|()| streak(ended)),
            army: if_shown(ShownItem::Army).and_then(|()| favourite(player, played)),
        }
    }
}

/// How many games of which rules, the most first.
fn by_rules(played: &[ListedGame]) -> Vec<PlayedRules> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for listed in played {
        *counts.entry(&listed.game.setup.rules).or_default() += 1;
    }
    let mut all: Vec<PlayedRules> =
        counts.into_iter().map(|(rules, games)| PlayedRules { rules: rules.to_owned(), games }).collect();
    all.sort_by_key(|one| std::cmp::Reverse(one.games));
    all
}

/// How the games of which rules ended, in the order of their names.
fn by_places(ended: &[(String, Place)]) -> Vec<ResultsView> {
    let mut all: BTreeMap<&str, ResultsView> = BTreeMap::new();
    for (rules, place) in ended {
        let view = all.entry(rules).or_insert_with(|| ResultsView::none(rules));
        *match place {
            Place::First => &mut view.first,
            Place::Shared => &mut view.shared,
            Place::Behind => &mut view.behind,
        } += 1;
    }
    all.into_values().collect()
}

/// How many of the last games were won, or not, one after the other; none where the last one was shared.
fn streak(ended: &[(String, Place)]) -> Option<StreakView> {
    let (_, last) = ended.first().filter(|(_, place)| *place != Place::Shared)?;
    let games = ended.iter().take_while(|(_, place)| place == last).count() as u32;
    Some(StreakView { won: *last == Place::First, games })
}

/// The army that a player commanded most often, and in how many games; of several the one of the last game.
fn favourite(player: &PlayerId, played: &[ListedGame]) -> Option<ArmyView> {
    let mut counts: Vec<ArmyView> = Vec::new();
    for listed in played {
        let [seat] = listed.game.sitters.seats_of(player)[..] else { continue };
        let rules = &listed.game.setup.rules;
        match counts.iter_mut().find(|army| army.seat == seat && army.rules == *rules) {
            Some(army) => army.games += 1,
            None => counts.push(ArmyView { rules: rules.clone(), seat, games: 1 }),
        }
    }
    let most = counts.iter().map(|army| army.games).max()?;
    counts.into_iter().find(|army| army.games == most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> PlayerId {
        name.parse().unwrap()
    }

    #[test]
    fn places_are_read_from_what_was_counted() {
        let (anna, jan) = (player("account:anna"), player("account:jan"));
        let result = |one, other| Game::of([(one, vec![anna.clone()]), (other, vec![jan.clone()])]);
        assert_eq!(place_of(&anna, &result(1, 2)), Some(Place::First));
        assert_eq!(place_of(&jan, &result(1, 2)), Some(Place::Behind));
        assert_eq!(place_of(&jan, &result(1, 1)), Some(Place::Shared));
        assert_eq!(place_of(&player("bot:level-3"), &result(1, 1)), None);
    }

    #[test]
    fn only_what_was_chosen_is_shown() {
        let anna = player("account:anna");
        let ended: Vec<(String, Place)> = [Place::First, Place::First, Place::Behind, Place::Shared]
            .map(|place| ("vilac-9506".to_owned(), place))
            .into();
        let shown = |items: &[ShownItem]| Shown { items: items.to_vec() };
        let of = |items: &[ShownItem]| Profile::of(&shown(items), &anna, &[], &ended);
        assert_eq!(of(&[]), Profile::default());
        let some = of(&[ShownItem::Streak]);
        assert_eq!((&some.streak, &some.results), (&Some(StreakView { won: true, games: 2 }), &None));
        let results = of(&[ShownItem::Results]).results.unwrap();
        let view = ResultsView { rules: "vilac-9506".to_owned(), first: 2, shared: 1, behind: 1 };
        assert_eq!(results, [view]);
        assert_eq!(streak(&ended[2..]), Some(StreakView { won: false, games: 1 }));
        assert_eq!(streak(&ended[3..]), None, "a shared game is neither");
    }
}
