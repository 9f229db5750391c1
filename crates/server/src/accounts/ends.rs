//! How games of somebody ended.

use ashtapada_rules::Seat;
use ashtapada_table::{Act, Cause, Table};

use super::protocol::{EndView, MyGame};
use crate::guests::Guest;
use crate::tables::Tables;

impl EndView {
    /// The end of a game; `None` if it goes on.
    pub fn of(table: &Table) -> Option<EndView> {
        let outcome = table.outcome()?;
        let given = |seq| match table.entry(seq)?.act {
            Act::Leave { seat, cause } if table.has_left(seat) => Some((seat, cause)),
            Act::Resign { seat, cause } if seq == table.last() => Some((seat, cause)),
            _ => None,
        };
        let mut gave_up: Vec<(Seat, Cause)> = (1..=table.last()).filter_map(given).collect();
        // What was taken back may stand in the log twice.
        gave_up.sort_by_key(|(seat, _)| seat.index());
        gave_up.dedup_by_key(|(seat, _)| *seat);
        Some(EndView { outcome, gave_up })
    }
}

/// Looks up how those of these games ended that are over. One that cannot be read stays as it is, and so do those that
/// would have to be replayed after the guest has used up what he may take.
pub async fn tell_ends(tables: &Tables, games: &mut [MyGame], guest: &Guest) {
    for game in games.iter_mut().filter(|game| game.over) {
        let Ok(turn) = tables.gate().turn(guest).await else { return };
        if let Ok(table) = tables.table(&game.id, &turn).await {
            game.end = EndView::of(&table);
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Ending;
    use ashtapada_table::dice::Seed;
    use ashtapada_table::{NewGame, Request, Secret};

    use super::*;

    #[test]
    fn who_gave_up_is_told_and_what_was_taken_back_is_not() {
        let asked = NewGame { apart: true, ..NewGame::of("chaturaji-pl-solo") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        assert_eq!(EndView::of(&table), None);
        let ask = |table: &mut Table, request: Request| {
            let (by, act) = table.decide(&request, 0).unwrap();
            table.play(by, act).unwrap();
        };
        // Who gives up where others play on leaves them.
        ask(&mut table, Request::Resign { seat: Seat::West });
        ask(&mut table, Request::Resign { seat: Seat::South });
        assert_eq!(EndView::of(&table), None);
        ask(&mut table, Request::Agree);
        let end = EndView::of(&table).unwrap();
        assert_eq!(end.outcome.ending, Ending::Agreement);
        assert_eq!(end.gave_up, [Seat::South, Seat::West].map(|seat| (seat, Cause::Own)));

        let asked = NewGame { apart: true, ..NewGame::of("soldiers16-bl") };
        let (mut table, _) = Table::set_up(&asked, "b", Secret::new([1; 32]), 0).unwrap();
        ask(&mut table, Request::Resign { seat: Seat::North });
        let end = EndView::of(&table).unwrap();
        assert_eq!((end.outcome.ending, end.gave_up), (Ending::Resignation, vec![(Seat::North, Cause::Own)]));
        table.play(None, Act::TakeBack { to: 0 }).unwrap();
        assert_eq!(EndView::of(&table), None);
        ask(&mut table, Request::Agree);
        let end = EndView::of(&table).unwrap();
        assert_eq!((end.outcome.ending, end.gave_up), (Ending::Agreement, vec![]));
    }
}
