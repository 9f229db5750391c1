//! Clocks of single seats, and what a record says of a game that ended by time.

use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::Seat;
use ashtapada_table::record::Record;
use ashtapada_table::{
    Act, Cause, ClockError, ClockPlan, NewGame, Problem, ProblemKind, Reseating, SeatClock, Secret, SetupError, Table,
    TableError,
};

fn own(seat: Seat, clock: &str) -> SeatClock {
    SeatClock { seat, clock: clock.parse().unwrap() }
}

fn asked(rules: &str, clock: &str, clocks: &[SeatClock]) -> NewGame {
    let clock: ClockPlan = clock.parse().unwrap();
    NewGame { clock: Some(clock), clocks: clocks.to_vec(), apart: true, ..NewGame::of(rules) }
}

fn set_up(asked: &NewGame) -> Result<Table, TableError> {
    Table::set_up(asked, "a", Secret::new([7; 32]), 0).map(|(table, _)| table)
}

#[test]
fn a_seat_may_have_a_clock_of_its_own() {
    let odds = [own(Seat::East, "600+5 decides"), own(Seat::West, "60+0 decides")];
    let table = set_up(&asked("chaturaji-pl-solo", "600+5 decides", &odds)).unwrap();
    // One that is no other is not told.
    assert_eq!(table.table_view().clocks, [odds[1]]);
    let left = table.clock_view(0, false).unwrap().left;
    let expected = [(Seat::South, 600_000), (Seat::West, 60_000), (Seat::North, 600_000), (Seat::East, 600_000)];
    assert!(left.len() == 4 && expected.iter().all(|one| left.contains(one)), "{left:?}");
    let text = table.record().to_string();
    assert!(text.contains("[Clock \"600+5 decides\"]\n[WestClock \"60+0 decides\"]\n"), "{text}");
    let read: Record = text.parse().unwrap();
    assert_eq!((read.new_game().clocks, read.to_string()), (vec![odds[1]], text));
    // Odds are given to a player, who moves on to another seat.
    let (next, _) = table.again(Reseating { further: true, ..Reseating::default() }).unwrap();
    let seats = table.seat_plans();
    let west = seats.iter().position(|plan| plan.seat == Seat::West).unwrap();
    assert_eq!(next.clocks, [SeatClock { seat: seats[(west + 1) % 4].seat, ..odds[1] }]);
    assert_eq!(table.again(Reseating::default()).unwrap().0.clocks, [odds[1]]);
}

#[test]
fn a_clock_of_its_own_goes_with_that_of_the_table() {
    let east = Seat::East;
    for clocks in [
        vec![own(Seat::South, "60+0 decides"), own(Seat::South, "30+0 decides")],
        vec![own(Seat::South, "60+0")],
        vec![own(Seat::South, "60d5 decides")],
        vec![own(Seat::South, "1d/turn decides")],
    ] {
        let error = set_up(&asked("soldiers16-bl", "600+5 decides", &clocks)).unwrap_err();
        assert_eq!(error, TableError::Setup(SetupError::Clock(ClockError::Own { seat: Seat::South })));
        assert_eq!(Problem::of_table(&error, Words::new(Lang::EN)).kind, ProblemKind::BadClock);
    }
    let error = set_up(&asked("soldiers16-bl", "600+5 decides", &[own(east, "60+0 decides")])).unwrap_err();
    assert!(matches!(error, TableError::Setup(SetupError::NoSeat { seat, .. }) if seat == east), "{error}");
    let none = NewGame { clock: None, ..asked("soldiers16-bl", "60+0", &[own(Seat::South, "60+0")]) };
    assert!(set_up(&none).is_err());
    let long = SeatClock { seat: Seat::South, clock: ClockPlan { initial: 9, ..ClockPlan::default() } };
    assert!(set_up(&asked("soldiers16-bl", "60+0", &[long])).is_err());
    // In a record, what does not go with it is kept and ignored.
    let text = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n[Clock \"60+0\"]\n[SouthClock \"1d/turn\"]\n";
    let record: Record = text.parse().unwrap();
    assert!(record.clocks().is_empty() && record.to_string().contains("SouthClock"));
}

#[test]
fn a_record_says_that_the_time_was_up() {
    for (cause, said) in [(Cause::Own, "resignation"), (Cause::Time, "time forfeit"), (Cause::Away, "abandoned")] {
        let mut table = set_up(&asked("soldiers16-bl", "60+0 decides", &[])).unwrap();
        table.play(Some(Seat::South), Act::Resign { seat: Seat::South, cause }).unwrap();
        let text = table.record().to_string();
        assert!(text.contains(&format!("[Termination \"{said}\"]")), "{text}");
        let read: Record = text.parse().unwrap();
        assert_eq!((read.cause, read.to_string()), (cause, text));
    }
    // What a record claims is not believed where the game ended otherwise, or not at all.
    let open = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n[Termination \"time forfeit\"]\n\n1. c4-c5";
    assert_eq!(open.parse::<Record>().unwrap().termination(), None);
    let agreed = format!("{open} agree");
    assert_eq!(agreed.parse::<Record>().unwrap().termination(), Some("agreement"));
}

#[test]
fn a_record_says_who_left() {
    let mut table = set_up(&asked("chaturaji-pl-solo", "60+0 decides", &[])).unwrap();
    table.play(Some(Seat::West), Act::Leave { seat: Seat::West, cause: Cause::Time }).unwrap();
    table.play(None, Act::Agree).unwrap();
    let text = table.record().to_string();
    assert!(text.contains("[Left \"west 0 time\"]"), "{text}");
    assert!(text.contains("west 0/12"), "{text}");
    let read: Record = text.parse().unwrap();
    assert_eq!((read.outcome(), read.to_string()), (table.outcome(), text));
    assert_eq!(read.left(), [None, Some(0), None, None]);
}
