//! What interfaces are told to show of each rule set, held against all its examples.

use std::collections::BTreeMap;

use ashtapada_rulebook::{Played, rule_sets};
use ashtapada_rules::{Event, Men, Motion, OptionSet, Position, Role, Sign};

/// Every position that the examples of the rule sets go through, with the name of its rule set and example.
fn all_played(mut each: impl FnMut(&str, &Played, Option<&Played>)) {
    for rules in rule_sets() {
        for example in &rules.examples {
            let name = format!("{}: {}", rules.id, example.name);
            let played = example.play(&rules.options, None).unwrap();
            for (index, frame) in played.iter().enumerate() {
                each(&name, frame, index.checked_sub(1).map(|before| &played[before]));
            }
        }
    }
}

#[test]
fn every_sign_that_occurs_is_told_beforehand() {
    let mut seen = BTreeMap::new();
    all_played(|name, frame, _| {
        let look = frame.position.look();
        for piece in frame.position.pieces() {
            assert_eq!(piece.signs.has(Sign::Commanded), piece.commander.is_some(), "{name}: {}", piece.at);
            for sign in piece.signs.iter() {
                assert!(look.signs.contains(&sign), "{name}: {sign:?} on {}", piece.at);
                *seen.entry(format!("{sign:?}")).or_insert(0) += 1;
            }
        }
    });
    assert!(seen.len() == 5, "{seen:?}");
}

#[test]
fn a_die_moves_only_what_its_faces_name() {
    let mut moves = 0;
    all_played(|name, frame, before| {
        let Some(before) = before else { return };
        let (look, dice) = (before.position.look(), before.position.faces_left());
        let faces: Vec<u8> = [dice.0, dice.1].into_iter().flatten().collect();
        for event in &frame.events {
            let Event::Moved { role, .. } = *event else { continue };
            if faces.is_empty() {
                continue;
            }
            let named = faces.iter().any(|face| look.faces[face].contains(&role));
            assert!(named, "{name}: {role} on {faces:?}");
            moves += 1;
        }
    });
    assert!(moves > 50, "{moves}");
}

#[test]
fn who_slides_goes_straight_and_jumps_nobody() {
    all_played(|name, frame, before| {
        let Some(before) = before else { return };
        let motion = before.position.look().motion;
        for event in &frame.events {
            let Event::Moved { role, from, to, .. } = *event else { continue };
            let (files, ranks) =
                (i16::from(from.file()) - i16::from(to.file()), i16::from(from.rank()) - i16::from(to.rank()));
            let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            match motion.get(&role) {
                None if role != Role::King => assert!(straight, "{name}: {role} {from}-{to}"),
                Some(Motion::Leaps) => assert!(files.abs().max(ranks.abs()) > 1, "{name}: {role} {from}-{to}"),
                _ => {}
            }
        }
    });
}

#[test]
fn men_follow_from_the_game_and_not_from_its_colours() {
    for rules in rule_sets() {
        let start = rules.start().unwrap();
        let own = start.standings()[0].men;
        let has = |role: Role| start.pieces().iter().any(|piece| piece.role == role);
        let expected = if has(Role::Boat) {
            Men::Kings
        } else if has(Role::King) {
            if rules.options.get("figures").as_deref() == Some("museum") { Men::Museum } else { Men::Chess }
        } else if has(Role::Soldier) || has(Role::Man) {
            Men::Soldiers
        } else {
            Men::Cows
        };
        assert_eq!(own, expected, "{}", rules.id);
        assert!(start.standings().iter().all(|standing| standing.men == own), "{}", rules.id);
    }
}
