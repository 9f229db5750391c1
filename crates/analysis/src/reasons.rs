//! What speaks for an action.

use ashtapada_rules::chess::ChessEvent;
use ashtapada_rules::four_kings::{FourKingsEvent, Merit};
use ashtapada_rules::{Action, ActionList, AnyPosition, Event, Position, Probability, Role, Seat, Spot, Turn};

use crate::odds;
use crate::odds::turn_of;

/// Something that speaks for an action. The words are those of whoever tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Reason {
    /// It wins the game.
    Wins,
    /// It ends the game in a draw.
    Draws,
    /// Something good happens: a capture, a parade, a throne, a command, a promotion, a check.
    Happens {
        /// What.
        event: Event,
    },
    /// A piece that could be taken no longer can be, or less likely.
    Saves {
        /// What.
        role: Role,
        /// Where it stood.
        at: Spot,
        /// How likely it was to be taken,
        before: Probability,
        /// and is now.
        now: Probability,
    },
    /// A leopard can no longer move.
    Hems {
        /// Where it stands.
        at: Spot,
    },
    /// A piece could now be taken, if its owner does nothing.
    Threatens {
        /// Whose.
        army: Seat,
        /// What.
        role: Role,
        /// Where.
        at: Spot,
    },
}

/// How many pieces are named as threatened.
const THREATS: usize = 2;
/// A piece is said to be saved where that much less of it is at stake.
const SAVED: f64 = 0.1;

/// What speaks for the first actions of a line, as long as their seat decides; the weightiest first.
pub fn reasons(position: &AnyPosition, line: &[Action]) -> Vec<Reason> {
    let Turn::Seat(seat) = position.turn() else { return Vec::new() };
    let (after, moved, events) = follow(position, seat, line);
    let mut reasons = Vec::new();
    if let Some(outcome) = after.outcome() {
        match outcome.share[seat.index()] {
            12 => reasons.push(Reason::Wins),
            0 => {}
            _ => reasons.push(Reason::Draws),
        }
    }
    reasons.extend(events.iter().filter_map(|event| told(event, seat)));
    if after.outcome().is_none() {
        saved(position, &after, seat, &moved, &mut reasons);
        hemmed(position, &after, seat, &mut reasons);
        threatened(position, &after, seat, &mut reasons);
    }
    reasons
}

/// What comes of the first actions of a line, as long as their seat decides: the position, where each piece went, and what
/// happened.
pub(crate) fn follow(
    position: &AnyPosition,
    seat: Seat,
    line: &[Action],
) -> (AnyPosition, Vec<(Spot, Spot)>, Vec<Event>) {
    let mut after = position.clone();
    let mut events: Vec<Event> = Vec::new();
    let mut moved: Vec<(Spot, Spot)> = Vec::new();
    for &action in line {
        if after.turn() != Turn::Seat(seat) {
            break;
        }
        after.play_unchecked(action, &mut events);
        if let Some((from, to)) = action.from().zip(action.to()) {
            match moved.iter_mut().find(|(_, now)| *now == from) {
                Some(known) => known.1 = to,
                None => moved.push((from, to)),
            }
        }
    }
    (after, moved, events)
}

/// What an event says for the one who caused it.
fn told(event: &Event, seat: Seat) -> Option<Reason> {
    let good = match *event {
        Event::Captured { army, .. } | Event::Chess(ChessEvent::Check { seat: army }) => army != seat,
        Event::FourKings(FourKingsEvent::Commands { commander, .. }) => commander == seat,
        Event::FourKings(FourKingsEvent::Parade { .. })
        | Event::FourKings(FourKingsEvent::ThroneEntered { .. })
        | Event::Promoted { .. }
        | Event::FourKings(FourKingsEvent::Empire { .. }) => true,
        Event::FourKings(FourKingsEvent::Scored { seat: own, merit, points }) => {
            own == seat && points > 0 && merit != Merit::Capture
        }
        _ => false,
    };
    good.then_some(Reason::Happens { event: *event })
}

/// Adds the pieces that are safer than before.
fn saved(before: &AnyPosition, after: &AnyPosition, seat: Seat, moved: &[(Spot, Spot)], reasons: &mut Vec<Reason>) {
    let now = odds(after, seat);
    for stake in odds(before, seat) {
        let stands = moved.iter().find(|(from, _)| *from == stake.at).map_or(stake.at, |&(_, to)| to);
        let left = now.iter().find(|odds| odds.at == stands).map_or(Probability::new(0, 1), |odds| odds.chance);
        if stake.chance.as_f64() - left.as_f64() >= SAVED {
            reasons.push(Reason::Saves { role: stake.role, at: stake.at, before: stake.chance, now: left });
        }
    }
}

/// Adds the leopards that could move and no longer can.
fn hemmed(before: &AnyPosition, after: &AnyPosition, seat: Seat, reasons: &mut Vec<Reason>) {
    let leopards = after.pieces().into_iter().filter(|piece| piece.role == Role::Leopard && piece.army != seat);
    for leopard in leopards {
        if can_move(before, leopard.army, leopard.at) && !can_move(after, leopard.army, leopard.at) {
            reasons.push(Reason::Hems { at: leopard.at });
        }
    }
}

fn can_move(position: &AnyPosition, army: Seat, at: Spot) -> bool {
    let Some(turn) = turn_of(position, army) else { return false };
    let mut list = ActionList::new();
    turn.actions(&mut list);
    list.iter().any(|action| action.from() == Some(at))
}

/// Adds pieces of others that can be taken now and could not before: kings and then the most valuable.
fn threatened(before: &AnyPosition, after: &AnyPosition, seat: Seat, reasons: &mut Vec<Reason>) {
    let pieces = after.pieces();
    let piece_at = |at: Spot| pieces.iter().find(|piece| piece.at == at);
    let ally = after.standings().iter().find(|own| own.seat == seat).and_then(|own| own.ally);
    let known = before.attacks();
    let mut targets: Vec<_> = after
        .attacks()
        .into_iter()
        .filter(|pair| !known.contains(pair))
        .filter(|&(from, _)| piece_at(from).is_some_and(|own| own.commander.unwrap_or(own.army) == seat))
        .filter_map(|(_, at)| piece_at(at))
        .filter(|victim| victim.army != seat && Some(victim.army) != ally)
        .collect();
    // A king in check was named already.
    let checked = |seat| reasons.contains(&Reason::Happens { event: ChessEvent::Check { seat }.into() });
    targets.retain(|victim| victim.role != Role::King || !checked(victim.army));
    targets.sort_by_key(|victim| weight(victim.role));
    targets.dedup_by_key(|victim| victim.at);
    let named = targets.into_iter().take(THREATS);
    reasons.extend(named.map(|victim| Reason::Threatens { army: victim.army, role: victim.role, at: victim.at }));
}

/// In which order threatened pieces are named.
pub(crate) fn weight(role: Role) -> u8 {
    match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Elephant | Role::Rook => 2,
        Role::Horse | Role::Knight | Role::Boat | Role::Bishop | Role::Counsellor => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Family;

    use super::*;

    fn of(text: &str, actions: &[&str]) -> Vec<Reason> {
        let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
        let mut now = position.clone();
        let line = actions.iter().map(|text| {
            let action = now.parse_action(text).unwrap();
            now.play(action, &mut ()).unwrap();
            action
        });
        reasons(&position, &line.collect::<Vec<_>>())
    }

    #[test]
    fn a_capture_that_saves_the_captor() {
        let found = of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &["e4d5"]);
        assert!(matches!(found[0], Reason::Happens { event: Event::Captured { army: Seat::North, .. } }), "{found:?}");
        let (before, now) = (Probability::new(1, 1), Probability::new(0, 1));
        assert!(
            found.contains(&Reason::Saves { role: Role::Pawn, at: "e4".parse().unwrap(), before, now }),
            "{found:?}"
        );
    }

    #[test]
    fn a_check_is_not_told_as_a_threat_too() {
        let found = of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &["a1a8"]);
        assert_eq!(found, [Reason::Happens { event: ChessEvent::Check { seat: Seat::North }.into() }]);
    }

    #[test]
    fn nothing_is_said_of_what_others_do() {
        // Black's capture is part of the line and no reason for White's move.
        let found = of("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1", &["e3e4", "d5e4"]);
        let threat = Reason::Threatens { army: Seat::North, role: Role::Pawn, at: "d5".parse().unwrap() };
        assert_eq!(found, [threat]);
    }
}
