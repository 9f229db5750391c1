//! What can be taken, in positions of every rule set.

mod random;

use ashtapada_analysis::{odds, reasons};
use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, AnyPosition, Event, Means, Position, Seat, Turn};

/// Positions of a game of random players, every few actions.
fn positions(start: AnyPosition, seed: u64) -> Vec<AnyPosition> {
    let game = random::game(start, seed, 60);
    let before = (6..game.len()).step_by(6).filter_map(|index| game.before(index));
    before.chain([game.position().clone()]).collect()
}

/// Whether the next action of the seat to decide takes a piece of the army there. A huff is no danger from a piece: it is
/// marked by itself.
fn takes_at_once(position: &AnyPosition, army: Seat, at: ashtapada_rules::Spot) -> bool {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().any(|&action| {
        let mut events: Vec<Event> = Vec::new();
        position.clone().play_unchecked(action, &mut events);
        let is_it = |event: &Event| {
            let Event::Captured { army: own, at: spot, means, .. } = *event else { return false };
            (own, spot) == (army, at) && means != Means::Huff
        };
        events.iter().any(is_it)
    })
}

#[test]
fn odds_are_chances_of_pieces_that_stand_there() {
    let mut told = 0;
    for rules in rule_sets() {
        for position in positions(rules.start().unwrap(), 5) {
            for &seat in position.seats() {
                for stake in odds(&position, seat) {
                    let piece = position.pieces().into_iter().find(|piece| piece.at == stake.at).unwrap();
                    assert_eq!((piece.role, piece.army), (stake.role, stake.army), "{}", rules.id);
                    let chance = stake.chance.as_f64();
                    assert!(chance > 0.0 && chance <= 1.0 && !stake.threats.is_empty(), "{}: {stake:?}", rules.id);
                    // No single opponent is likelier than all together.
                    for threat in &stake.threats {
                        assert!(threat.chance.as_f64() <= chance + 1e-9, "{}: {stake:?}", rules.id);
                        assert_ne!(threat.by, seat);
                    }
                    told += 1;
                }
            }
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn what_can_be_taken_now_is_told() {
    let mut told = 0;
    for rules in rule_sets() {
        for position in positions(rules.start().unwrap(), 8) {
            // Without dice whoever is to move finds the board as it stands.
            let Turn::Seat(mover) = position.turn() else { continue };
            if position.die().is_some() || position.jumping().is_some() {
                continue;
            }
            let ally = position.standings().into_iter().find(|own| own.seat == mover).and_then(|own| own.ally);
            for piece in position.pieces() {
                if piece.army == mover || Some(piece.army) == ally || !takes_at_once(&position, piece.army, piece.at) {
                    continue;
                }
                let stakes = odds(&position, piece.army);
                assert!(stakes.iter().any(|stake| stake.at == piece.at), "{}: {} {piece:?}", rules.id, position.text());
                told += 1;
            }
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn reasons_are_found_for_any_action_of_any_game() {
    let mut told = 0;
    for rules in rule_sets() {
        for position in positions(rules.start().unwrap(), 11) {
            let mut list = ActionList::new();
            position.actions(&mut list);
            for &action in list.iter().take(4) {
                told += reasons(&position, &[action]).len();
            }
        }
    }
    assert!(told > 50, "{told}");
}
