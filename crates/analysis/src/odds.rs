//! How likely each piece of a seat is to be taken before that seat's next turn.
//!
//! What is counted: every opponent in turn, up to the seat's next turn, finds the board **as it stands now**, throws (each
//! throw with its exact probability, where there are dice) and uses his turn for nothing but taking that one piece, by any
//! sequence of actions that his throw allows. The throws of different opponents are independent, so that the piece survives
//! with the product of the chances of surviving each of them. Nobody's plans are guessed.

mod fraction;
mod hunt;

use std::collections::BTreeMap;

use ashtapada_rules::draft::{Draft, Edit, Value};
use ashtapada_rules::four_kings::FourKingsField;
use ashtapada_rules::{AnyPosition, Position, Probability, Role, Seat, Spot, Throw};

use fraction::Fraction;
use hunt::Hunt;

/// A piece and how likely it is to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    pub at: Spot,
    pub role: Role,
    pub army: Seat,
    /// How likely it is that some opponent can take it.
    pub chance: Probability,
    /// By what, in the order of play.
    pub threats: Vec<Threat>,
}

/// A throw with which an opponent can take a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Whose turn it is then.
    pub by: Seat,
    /// The throw; `None` where there are no dice.
    pub throw: Option<Throw>,
    /// How likely that throw is.
    pub chance: Probability,
    /// The piece that takes it,
    pub role: Role,
    /// and where it stands now.
    pub from: Spot,
}

/// For each piece that the seat would lose, and that an opponent can take before the seat's next turn, how likely that is:
/// the likeliest first.
pub fn odds(position: &AnyPosition, seat: Seat) -> Vec<Odds> {
    let seats = position.seats();
    let standings = position.standings();
    let ally = standings.iter().find(|own| own.seat == seat).and_then(|own| own.ally);
    let place = seats.iter().position(|&one| one == seat).unwrap_or(0);
    let opponents = seats.iter().cycle().skip(place + 1).take(seats.len().saturating_sub(1));
    let mut found: BTreeMap<Spot, (Fraction, Vec<Threat>)> = BTreeMap::new();
    for &by in opponents.filter(|&&other| Some(other) != ally) {
        let Some(turn) = turn_of(position, by) else { continue };
        let mut hunt = Hunt::new(by, [seat, ally.unwrap_or(seat)]);
        for (throw, chance, takes) in hunt.throws(&turn) {
            for (at, (share, from, role)) in takes {
                let threat = Threat { by, throw, chance: Fraction::of(chance).times(share).reduced(), role, from };
                let (_, threats) = found.entry(at).or_insert((Fraction::ONE, Vec::new()));
                threats.push(threat);
            }
        }
        // What this opponent leaves.
        for (survives, threats) in found.values_mut() {
            let own = threats.iter().filter(|threat| threat.by == by);
            let taken = own.fold(Fraction::ZERO, |sum, threat| sum.plus(Fraction::of(threat.chance)));
            *survives = survives.times(taken.rest());
        }
    }
    let pieces = position.pieces();
    let mut odds: Vec<Odds> = found
        .into_iter()
        .filter_map(|(at, (survives, threats))| {
            let piece = pieces.iter().find(|piece| piece.at == at)?;
            Some(Odds { at, role: piece.role, army: piece.army, chance: survives.rest().reduced(), threats })
        })
        .collect();
    odds.sort_by(|one, other| other.chance.as_f64().total_cmp(&one.chance.as_f64()));
    odds
}

/// The position as if a seat's turn began now; `None` where it cannot have one.
pub(crate) fn turn_of(position: &AnyPosition, seat: Seat) -> Option<AnyPosition> {
    let mut draft = Draft::of(position);
    draft.edit(&Edit::Turn { seat }).ok()?;
    // What was thrown was thrown by somebody else: the dice are thrown again.
    let due = |draft: &Draft| draft.fields().into_iter().find(|field| field.id == FourKingsField::Due.into());
    if due(&draft).is_some() && position.die().is_some() {
        let first = ["call", "throw"].into_iter().find(|word| {
            let value = Value::Word((*word).to_owned());
            due(&draft).is_some_and(|field| field.content.admits(&value))
        })?;
        draft
            .edit(&Edit::Set { field: FourKingsField::Due.into(), of: None, value: Value::Word(first.to_owned()) })
            .ok()?;
    }
    let turn = draft.position().ok()?;
    let is_theirs = turn.thrower().map_or(turn.turn().seat() == Some(seat), |thrower| thrower == seat);
    is_theirs.then_some(turn)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Family;

    use super::*;

    fn at(family: Family, text: &str) -> AnyPosition {
        AnyPosition::parse(text, &family.options()).unwrap()
    }

    #[test]
    fn without_dice_a_piece_is_taken_or_not() {
        let position = at(Family::Chess, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let white = odds(&position, Seat::South);
        assert_eq!(white.len(), 1);
        assert_eq!((white[0].at.to_string(), white[0].chance), ("e4".to_owned(), Probability::new(1, 1)));
        assert_eq!(white[0].threats[0].from.to_string(), "d5");
        // The other side's turn is looked at as if it began now.
        assert_eq!(odds(&position, Seat::North)[0].at.to_string(), "d5");
    }

    #[test]
    fn at_the_start_nothing_can_be_taken() {
        for family in [Family::FourKings, Family::Chess] {
            let start = AnyPosition::start(&family.options()).unwrap();
            assert_eq!(odds(&start, Seat::South), []);
        }
    }

    #[test]
    fn each_opponent_throws_once() {
        // South's pawn stands before the elephants of West and North, which move on one throw of four each.
        let options = Family::FourKings.options();
        let mut draft = Draft::start(&options).unwrap();
        draft.edit(&Edit::Clear).unwrap();
        let mut put = |army: Seat, role: Role, at: &str| {
            let man = draft.palette().into_iter().find(|man| man.army == army && man.role == role).unwrap();
            draft.edit(&Edit::Put { at: at.parse().unwrap(), man }).unwrap();
        };
        for (army, king) in [(Seat::South, "h1"), (Seat::West, "a1"), (Seat::North, "a8"), (Seat::East, "h8")] {
            put(army, Role::King, king);
        }
        put(Seat::South, Role::Horse, "d4");
        put(Seat::West, Role::Elephant, "d7");
        put(Seat::North, Role::Elephant, "b4");
        let position = draft.position().unwrap();
        let found = odds(&position, Seat::South);
        let horse = found.iter().find(|odds| odds.at.to_string() == "d4").unwrap();
        let throws: Vec<_> =
            horse.threats.iter().map(|threat| (threat.by, threat.role, threat.from.to_string())).collect();
        assert!(throws.contains(&(Seat::West, Role::Elephant, "d7".to_owned())), "{throws:?}");
        assert!(throws.contains(&(Seat::North, Role::Elephant, "b4".to_owned())), "{throws:?}");
        let survives: f64 = [Seat::West, Seat::North]
            .map(|by| {
                1.0 - horse.threats.iter().filter(|threat| threat.by == by).map(|one| one.chance.as_f64()).sum::<f64>()
            })
            .iter()
            .product();
        assert!((1.0 - survives - horse.chance.as_f64()).abs() < 1e-9 && survives > 0.1 && survives < 0.9, "{horse:?}");
    }
}
