//! Checks of the daily positions and of the guided first games.

use std::collections::BTreeSet;

use ashtapada_rulebook::{Claim, DailyList, Lang, Localised, read_guided};

/// Each list has positions for more than a week; what is claimed of each is proved by search.
#[test]
fn the_best_move_of_every_daily_position_is_beyond_doubt() {
    for list in DailyList::ALL {
        let positions = list.read().unwrap_or_else(|error| panic!("{error}"));
        assert!(positions.len() >= 10, "{list:?} has only {}", positions.len());
        let texts: BTreeSet<_> = positions.iter().map(|one| &one.position).collect();
        assert_eq!(texts.len(), positions.len(), "{list:?}: a position occurs twice");
        for one in &positions {
            if let Err(why) = one.prove() {
                panic!("{list:?}, `{}`: {why}", one.position);
            }
        }
    }
}

/// What is not the best is found out.
#[test]
fn a_wrong_claim_is_refused() {
    for list in DailyList::ALL {
        let one = &list.positions()[0];
        let mut wrong = one.clone();
        wrong.claim = if one.claim == Claim::Gain { Claim::Win } else { Claim::Gain };
        assert!(wrong.prove().is_err(), "{wrong:?}");
        let mut wrong = one.clone();
        wrong.best.push("a1-a2".to_owned());
        assert!(wrong.prove().is_err(), "{wrong:?}");
    }
}

/// Every prepared throw and reply is legal after every accepted move, and the last step is reached.
#[test]
fn every_guided_game_can_be_played_to_its_end() {
    for guided in read_guided().unwrap_or_else(|error| panic!("{error}")) {
        let ways = guided.prove().unwrap_or_else(|error| panic!("{error}"));
        println!("{}: {} steps, {ways} ways", guided.rules, guided.steps.len());
        assert!((5..=12).contains(&guided.steps.len()), "{}: {} steps", guided.rules, guided.steps.len());
        let said = |text: &Localised| Lang::all().all(|lang| !text.get(lang).trim().is_empty());
        assert!(said(&guided.hello) && said(&guided.end), "{}", guided.rules);
        for step in &guided.steps {
            assert!(said(&step.task) && said(&step.praise), "{}: {:?}", guided.rules, step.best);
            assert!(step.before.as_ref().is_none_or(said), "{}: {:?}", guided.rules, step.best);
        }
    }
}
