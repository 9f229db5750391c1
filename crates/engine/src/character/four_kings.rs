//! What characters like in games of four kings.

use ashtapada_rules::four_kings::{FourKings, FourKingsEvent};
use ashtapada_rules::grid::SquareSet;
use ashtapada_rules::{Action, Event, Position, Role, Seat};

use super::{Character, Taste};
use crate::evaluate::four_kings::{ROLES, attacks, occupied};
use crate::{Sides, Situation};

/// What it likes to take and fears to lose most: by kind, in the order of [`ROLES`].
const WEIGHTS: [i32; 5] = [40, 16, 12, 8, 6];

fn weight(role: Role) -> i32 {
    ROLES.iter().zip(WEIGHTS).find(|(one, _)| **one == role).map_or(0, |(_, weight)| weight)
}

/// The squares that these armies attack.
fn reached(position: &FourKings, armies: [bool; 4]) -> SquareSet {
    let occupied = occupied(position);
    let armies = Seat::ALL.into_iter().filter(|army| armies[army.index()]);
    armies.flat_map(|army| attacks(position, army, occupied)).fold(SquareSet::EMPTY, |all, set| all | set)
}

/// What an army has on these squares.
fn worth(position: &FourKings, army: Seat, on: SquareSet) -> i32 {
    let counts = ROLES.iter().map(|&role| (on & position.squares(army, role)).len() as i32);
    counts.zip(WEIGHTS).map(|(count, weight)| count * weight).sum()
}

/// The taste of a character.
pub(crate) fn taste(character: Character) -> Option<Box<dyn Taste<FourKings>>> {
    Some(Box::new(Manner(character)))
}

struct Manner(Character);

impl Taste<FourKings> for Manner {
    fn likes(&self, at: &Situation<FourKings>, actions: &[Action]) -> Vec<i32> {
        let Some(eye) = Eye::of(at) else { return vec![0; actions.len()] };
        let offender = eye.offender(at);
        let like = |deed: Deed| match (self.0, eye.ally, offender) {
            (Character::Cautious, ..) => -FEAR * eye.danger(&deed.after, eye.own),
            (Character::Greedy, ..) => eye.loot(&deed),
            (Character::Loyal, Some(ally), _) => -FEAR * eye.disservice(&deed, ally),
            (Character::Loyal, None, _) => eye.peace(&deed, at),
            (Character::Avenger, _, Some(offender)) => eye.revenge(&deed, offender),
            (Character::Avenger, ..) => 0,
        };
        actions.iter().map(|&action| like(Deed::of(at.position(), action))).collect()
    }
}

/// How much danger is disliked: a pawn more of it is felt, a king decides.
const FEAR: i32 = 4;

/// An action and what came of it.
struct Deed {
    after: FourKings,
    events: Vec<Event>,
}

impl Deed {
    fn of(before: &FourKings, action: Action) -> Deed {
        let (mut after, mut events) = (*before, Vec::new());
        after.play_unchecked(action, &mut events);
        Deed { after, events }
    }

    /// The pieces that were taken.
    fn taken(&self) -> impl Iterator<Item = (Seat, Role)> + '_ {
        self.events.iter().filter_map(|event| match *event {
            Event::Captured { army, role, .. } => Some((army, role)),
            _ => None,
        })
    }
}

/// Which armies are whose, for the seat to decide.
struct Eye {
    seat: Seat,
    /// Whether it moves each army.
    own: [bool; 4],
    ally: Option<Seat>,
    /// Whether each army is an enemy.
    enemy: [bool; 4],
}

impl Eye {
    fn of(at: &Situation<FourKings>) -> Option<Eye> {
        let position = at.position();
        let seat = at.turn().seat()?;
        let sides = Sides::in_game(position);
        let mut own = [false; 4];
        for standing in position.standings() {
            own[standing.seat.index()] = standing.commander.unwrap_or(standing.seat) == seat;
        }
        let enemy = Seat::ALL.map(|army| sides.of(army) != sides.of(seat));
        Some(Eye { seat, own, ally: position.ally(seat), enemy })
    }

    /// How much its enemies could take from these armies.
    fn danger(&self, position: &FourKings, armies: [bool; 4]) -> i32 {
        let attacked = reached(position, self.enemy);
        let armies = Seat::ALL.into_iter().filter(|army| armies[army.index()] && !position.is_frozen(*army));
        armies.map(|army| worth(position, army, attacked)).sum()
    }

    /// What it gets by an action, at once: pieces and points.
    fn loot(&self, deed: &Deed) -> i32 {
        let enemies = deed.taken().filter(|(army, _)| self.enemy[army.index()]);
        let pieces: i32 = enemies.map(|(_, role)| 30 + weight(role)).sum();
        let points: i32 = deed
            .events
            .iter()
            .map(|event| match *event {
                Event::FourKings(FourKingsEvent::Scored { seat, points, .. }) if seat == self.seat => i32::from(points),
                _ => 0,
            })
            .sum();
        pieces + 10 * points
    }

    /// How badly an action serves the partner: by what threatens it then, and by what is taken from it. What is guarded is
    /// less in danger.
    fn disservice(&self, deed: &Deed, ally: Seat) -> i32 {
        let lost = deed.taken().filter(|(army, _)| *army == ally).map(|(_, role)| 2 * weight(role)).sum::<i32>();
        let guarded = reached(&deed.after, Seat::ALL.map(|army| army != ally && self.own[army.index()]));
        let attacked = reached(&deed.after, self.enemy);
        lost + worth(&deed.after, ally, attacked) - worth(&deed.after, ally, attacked & guarded) / 4
    }

    /// Whether an action keeps the peace with those who have kept it.
    fn peace(&self, deed: &Deed, at: &Situation<FourKings>) -> i32 {
        let kept = |by: Seat| !self.victims().any(|own| at.last_taken(by, own).is_some());
        if deed.taken().any(|(army, _)| kept(army)) { 0 } else { 100 }
    }

    /// The armies whose losses are its own.
    fn victims(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|army| self.own[army.index()])
    }

    /// The enemy that took from it last, among those that still have something to lose.
    fn offender(&self, at: &Situation<FourKings>) -> Option<Seat> {
        let position = at.position();
        let enemies = Seat::ALL
            .into_iter()
            .filter(|army| self.enemy[army.index()] && !position.army(*army).is_empty() && !position.is_frozen(*army));
        let last = |by: Seat| self.victims().filter_map(|own| at.last_taken(by, own)).max();
        enemies.filter_map(|by| last(by).map(|when| (when, by))).max().map(|(_, by)| by)
    }

    /// How an action repays the offender: by taking from it, or at least by a threat.
    fn revenge(&self, deed: &Deed, offender: Seat) -> i32 {
        if deed.taken().any(|(army, _)| army == offender) {
            return 100;
        }
        let threatened = reached(&deed.after, self.own) & deed.after.army(offender);
        (15 * threatened.len() as i32).min(45)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::four_kings::Options;
    use ashtapada_rules::{ActionList, Game, OptionSet};

    use super::*;

    /// What a character likes most after some actions.
    fn liked(character: Character, teams: &str, text: &str, played: &str) -> Vec<String> {
        let mut options = Options::default();
        options.set("teams", teams).unwrap();
        let mut game = Game::new(FourKings::parse(text, &options).unwrap());
        for action in played.split_whitespace() {
            game.play(action.parse().unwrap(), &mut ()).unwrap();
        }
        let mut list = ActionList::new();
        game.position().actions(&mut list);
        let likes = Manner(character).likes(&Situation::from(&game), &list);
        let most = likes.iter().max().copied();
        let best = list.iter().zip(likes).filter(|&(_, like)| Some(like) == most);
        best.map(|(action, _)| action.to_string()).collect()
    }

    const AFTER_A_LOSS: (&str, &str) = ("wK1eE4nK/8/8/wH6eK/8/8/sE1sH5/7sK e move:4 0,0,0,0", "c8xc2 4");

    #[test]
    fn the_cautious_one_stays_where_nobody_takes() {
        let liked = liked(Character::Cautious, "none", "wK1eE4nK/8/8/wH6eK/8/8/8/sE6sK s move:4 0,0,0,0", "");
        assert!(!liked.contains(&"a1-c1".to_owned()) && liked.contains(&"a1-b1".to_owned()), "{liked:?}");
    }

    #[test]
    fn the_greedy_one_takes_what_is_worth_most() {
        let text = "wK1eE4nK/8/8/wB6eK/8/8/8/sE1nH4sK s move:4 0,0,0,0";
        assert_eq!(liked(Character::Greedy, "none", text, ""), ["a1xc1"]);
    }

    #[test]
    fn the_avenger_takes_from_who_took_last() {
        let (text, played) = AFTER_A_LOSS;
        assert_eq!(liked(Character::Avenger, "none", text, played), ["a2xc2"]);
        // Nothing was taken from it: it likes all alike.
        let liked = liked(Character::Avenger, "none", &text.replace(" e ", " s "), "");
        assert_eq!(liked, ["a2xa5", "a2-a1", "a2-b2", "a2-a3", "a2-a4"]);
    }

    #[test]
    fn the_loyal_one_spares_who_spared_it() {
        let (text, played) = AFTER_A_LOSS;
        let liked = liked(Character::Loyal, "none", text, played);
        assert!(!liked.contains(&"a2xa5".to_owned()) && liked.contains(&"a2xc2".to_owned()), "{liked:?}");
    }

    #[test]
    fn the_loyal_one_saves_its_partner() {
        let text = "wK6nK/8/6wH1/3eK4/8/8/7sK/eH5sE1 s move:4 0,0,0,0";
        assert_eq!(liked(Character::Loyal, "opposite", text, ""), ["g1xg6"]);
    }
}
