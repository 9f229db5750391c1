//! Games that count for ratings: which do, and what counts of them.

use ashtapada_rulebook::drafts;
use ashtapada_rules::{Position as _, Seat, Turn};
use ashtapada_table::dice::Seed;
use ashtapada_table::{
    Absence, Act, Cause, ClockPlan, Counting, Declined, DiceSource, Meanwhile, NewGame, Player, RatedError, Request,
    Reseating, SeatPlan, Secret, Setup, SetupError, Sitters, StoredEntry, Table, Uncounted,
};
use serde_json::{Value, json};

const TEAMS: &str = "chaturaji-pl-team";
const SOLO: &str = "chaturaji-pl-solo";
const CHESS: &str = "vilac-9506";

fn rated(rules: &str) -> NewGame {
    NewGame { apart: true, rated: true, ..NewGame::of(rules) }
}

/// The seats in the order south, west, north, east: nobody, a name without an account, or a player.
fn sitters(of: [&str; 4]) -> Sitters {
    let sitter = |name: &str| match name {
        "" => Value::Null,
        "unknown" => json!({"key": "07".repeat(32), "name": "somebody"}),
        player => json!({"key": "07".repeat(32), "name": player, "player": format!("account:{player}")}),
    };
    serde_json::from_value(Value::Array(of.map(sitter).into())).unwrap()
}

fn at(asked: &NewGame, of: [&str; 4]) -> Table {
    let (mut table, _) = Table::set_up(asked, "a-game", Secret::new([7; 32]), 0).unwrap();
    table.set_sitters(sitters(of));
    table.add_seeds(|_| Seed::new([1; 32]));
    table
}

#[test]
fn what_cannot_count_is_refused_and_what_follows_from_it_is_settled() {
    let refused = |asked: NewGame| match Setup::agree(&asked, &mut |_| 0) {
        Err(SetupError::Rated(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(NewGame { apart: false, ..rated(CHESS) }), RatedError::OneScreen);
    assert_eq!(refused(NewGame { dice: DiceSource::Hand, ..rated(SOLO) }), RatedError::HandDice);
    assert_eq!(refused(NewGame { help: true, ..rated(CHESS) }), RatedError::Helped);
    assert_eq!(refused(NewGame { actions: vec!["e2e4".to_owned()], ..rated(CHESS) }), RatedError::Begun);
    assert_eq!(refused(NewGame { position: Some(String::new()), ..rated(CHESS) }), RatedError::Begun);
    for rules in drafts() {
        assert_eq!(refused(rated(&rules.id)), RatedError::Draft);
    }
    // Nobody plays for who is away, and time that is up decides.
    let clock = Some(ClockPlan { initial: 600, increment: 5, ..ClockPlan::default() });
    let setup = Setup::agree(&NewGame { clock, ..rated(CHESS) }, &mut |_| 0).unwrap();
    assert!(setup.rated && setup.clock.unwrap().decides);
    assert_eq!(setup.absence, Some(Absence { minutes: 3, meanwhile: Meanwhile::Resign }));
    let wait = Some(Absence { minutes: 3, meanwhile: Meanwhile::Wait });
    assert_eq!(Setup::agree(&NewGame { absence: wait, ..rated(CHESS) }, &mut |_| 0).unwrap().absence, wait);
    // The next game of the same group counts too.
    assert!(at(&rated(CHESS), ["anna", "", "jan", ""]).again(Reseating::default()).unwrap().0.rated);
}

#[test]
fn it_counts_among_known_players_of_different_sides() {
    let no = |why, seats: &[Seat]| Some(Counting::No { why, seats: seats.to_vec() });
    let counting = |rules: &str, of| at(&rated(rules), of).counting();
    assert_eq!(at(&NewGame { apart: true, ..NewGame::of(CHESS) }, ["anna", "", "jan", ""]).counting(), None);
    assert_eq!(counting(CHESS, ["anna", "", "jan", ""]), Some(Counting::Counts));
    assert_eq!(counting(CHESS, ["anna", "", "", ""]), Some(Counting::Waits));
    assert_eq!(counting(CHESS, ["anna", "", "unknown", ""]), no(Uncounted::Unknown, &[Seat::North]));
    assert_eq!(counting(CHESS, ["anna", "", "anna", ""]), no(Uncounted::Alone, &[Seat::South, Seat::North]));
    // Two seats of one team may be one player's.
    assert_eq!(counting(TEAMS, ["anna", "jan", "anna", "jan"]), Some(Counting::Counts));
    assert_eq!(at(&rated(TEAMS), [""; 4]).sides().len(), 2);
    assert!(matches!(counting(SOLO, ["anna", "jan", "anna", "eva"]), Some(Counting::No { why: Uncounted::Alone, .. })));
    let bot = |seat| SeatPlan { seat, player: Player::Bot { bot: "level-5".to_owned() } };
    let against_level = NewGame { seats: vec![bot(Seat::North)], ..rated(CHESS) };
    let table = at(&against_level, ["anna", "", "", ""]);
    assert_eq!(table.counting(), Some(Counting::Counts));
    assert_eq!(table.known_player(Seat::North).unwrap().to_string(), "bot:level-5");
    let bots = NewGame { seats: vec![bot(Seat::North), bot(Seat::South)], ..rated(CHESS) };
    assert_eq!(at(&bots, [""; 4]).counting(), no(Uncounted::NoPeople, &[]));
}

#[test]
fn it_begins_with_all_its_players_and_nobody_stands_in() {
    let table = at(&rated(CHESS), ["anna", "", "", ""]);
    let act = Request::Act { action: "e2e4".to_owned() };
    assert_eq!(table.decide(&act, 0), Err(Declined::PlayersMissing));
    assert_eq!(table.decide(&Request::StandIn { seat: Seat::North }, 0), Err(Declined::Counts));
    assert!(at(&rated(CHESS), ["anna", "", "jan", ""]).decide(&act, 0).is_ok());
}

#[test]
fn a_throw_that_was_known_ends_the_counting_and_the_end_of_what_counted_stands() {
    let mut table = at(&rated(SOLO), ["a", "b", "c", "d"]);
    let (seat, act) = table.decide(&Request::Roll, 0).unwrap();
    table.play(seat, act).unwrap();
    assert_eq!(table.counting(), Some(Counting::Counts));
    table.play(None, Act::TakeBack { to: 0 }).unwrap();
    assert_eq!(table.counting(), Some(Counting::No { why: Uncounted::ThrowKnown, seats: vec![] }));
    // Without dice a move may be taken back, but not the end.
    let mut table = at(&rated(CHESS), ["anna", "", "jan", ""]);
    for (request, back) in
        [(Request::Act { action: "e2e4".to_owned() }, true), (Request::Resign { seat: Seat::North }, false)]
    {
        let (seat, act) = table.decide(&request, 0).unwrap();
        let (seq, act) = (table.last() + 1, act.to_string());
        table.append(StoredEntry { seq, seat, act, client: Some(seq.to_string()), at: 0, spent: None }).unwrap();
        let may = table.decide(&Request::TakeBack { to: None }, 0);
        assert_eq!(may.is_ok(), back, "{may:?}");
    }
    assert_eq!(table.decide(&Request::TakeBack { to: None }, 0), Err(Declined::HasCounted));
}

#[test]
fn who_is_away_too_long_has_left_and_who_gives_up_has_not() {
    let leavers = |asked: &NewGame, acts: &[Act]| {
        let mut table = at(asked, ["a", "b", "c", "d"]);
        for act in acts {
            table.play(None, *act).unwrap();
        }
        (table.leavers(), table.turn() == Turn::Over)
    };
    let leave = |seat, cause| Act::Leave { seat, cause };
    let resign = |cause| [Act::Resign { seat: Seat::North, cause }];
    assert_eq!(
        leavers(&rated(SOLO), &[leave(Seat::West, Cause::Away), leave(Seat::South, Cause::Own)]),
        (vec![Seat::West], false)
    );
    assert_eq!(leavers(&rated(CHESS), &resign(Cause::Own)), (vec![], true));
    let timed = |text: &str| NewGame { clock: Some(text.parse().unwrap()), ..rated(CHESS) };
    assert_eq!(leavers(&timed("600+5"), &resign(Cause::Time)), (vec![Seat::North], true));
    // Days that run out are a loss, as in a letter that was forgotten.
    assert_eq!(leavers(&timed("3d/turn"), &resign(Cause::Time)), (vec![], true));
    let table = at(&rated(SOLO), ["a", "b", "c", "d"]);
    assert_eq!(table.position().seats().len(), table.sides().len());
}
