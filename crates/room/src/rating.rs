//! A game that counts for ratings: what is known of those who play it, whether it counts, and for what. Pure: what is
//! stored comes with the calls.

use std::collections::BTreeMap;

use ashtapada_messages::{RatedSeat, RatedView, RatingView};
use ashtapada_ratings::{Game, Rating, Seated, Side, Standing};
use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Counting, PlayerId, PlayerKind, Sitters, Table, Uncounted};

/// The change of one player's rating by a game.
pub type Change = ashtapada_ratings::Change<PlayerId>;

/// The stage of a game on its way to count for ratings, as it matters to who is forgotten in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountStage {
    /// It does not count, or has not begun.
    No,
    /// It has begun, and its end is still to be counted.
    GoesOn,
    /// It is over, and was counted if it counts.
    Over,
}

/// The record of a player: what is known of one.
#[derive(Debug, Clone)]
struct PlayerRecord {
    standing: Standing,
    /// The person behind: whose account it is, or whose program.
    person: Option<String>,
}

/// The ratings at a table, as far as they are known.
#[derive(Debug, Default)]
pub struct Ratings {
    players: BTreeMap<PlayerId, PlayerRecord>,
    /// The changes by the game, once it was counted.
    changes: Option<Vec<Change>>,
    /// The ratings as clients were told them last.
    told: Option<RatedView>,
    /// Whether nothing is left to be done: the game is over, and was counted if it counts.
    settled: bool,
}

/// The players at a table who are known, with their seats.
pub fn known_players(table: &Table) -> impl Iterator<Item = (Seat, PlayerId)> {
    table.seats_in_play().iter().filter_map(|&seat| Some((seat, table.known_player(seat)?)))
}

/// The seats whose players were forgotten after the game was over.
pub fn gone(table: &Table) -> impl Iterator<Item = Seat> {
    table.seats_in_play().iter().copied().filter(|&seat| table.sitters().is_gone(seat))
}

/// What of a game that is over counts; `None` where somebody is not known.
pub fn result(table: &Table) -> Option<Game<PlayerId>> {
    let (outcome, leavers) = (table.outcome()?, table.leavers());
    let side = |seats: Vec<Seat>| -> Option<Side<PlayerId>> {
        let place = seats.iter().map(|seat| outcome.rank[seat.index()]).min()?;
        let seated = seats
            .into_iter()
            .map(|seat| Some(Seated { player: table.known_player(seat)?, left: leavers.contains(&seat) }));
        Some(Side { place, players: seated.collect::<Option<_>>()? })
    };
    Some(Game { sides: table.sides().into_iter().map(side).collect::<Option<_>>()? })
}

fn points(rating: Rating) -> i32 {
    rating.shown().points
}

impl Ratings {
    /// How far the game has counted, as it matters to who is forgotten in it.
    pub fn counts(&self, table: &Table) -> CountStage {
        match table.is_counted_on() {
            false => CountStage::No,
            true if table.turn() == Turn::Over && self.settled => CountStage::Over,
            true => CountStage::GoesOn,
        }
    }

    /// The players at the table whose standing is still to be looked up.
    pub fn unknown(&self, table: &Table) -> Vec<(Seat, PlayerId)> {
        known_players(table).filter(|(_, id)| !self.players.contains_key(id)).collect()
    }

    /// Notes how a player stands, and the person behind.
    pub fn has_found(&mut self, player: PlayerId, standing: Standing, person: Option<String>) {
        self.players.insert(player, PlayerRecord { standing, person });
    }

    /// The sitters with the person behind each program noted at its seat, so that this is known until the game is over.
    pub fn with_persons(&self, table: &Table) -> Sitters {
        let before = table.sitters();
        let unnoted = known_players(table)
            .filter(|(seat, id)| id.kind() == PlayerKind::Program && before.person(*seat).is_none());
        let found = unnoted.filter_map(|(seat, id)| Some((seat, self.person(&id)?)));
        found.fold(before.clone(), |sitters, (seat, person)| sitters.with_person(seat, &person))
    }

    /// The person behind a player who was looked up.
    fn person(&self, id: &PlayerId) -> Option<String> {
        self.players.get(id)?.person.clone()
    }

    /// Whether the game counts. Programs of one person do not play against each other for ratings, nor against that person.
    pub fn counting(&self, table: &Table) -> Option<Counting> {
        let counting = table.counting()?;
        if matches!(counting, Counting::No { .. }) {
            return Some(counting);
        }
        // Of programs that nobody is known to have had, and of those who were forgotten before it was counted.
        let without_person = |id: &PlayerId| id.kind() == PlayerKind::Program && self.person(id).is_none();
        let unknown = known_players(table).filter(|(_, id)| without_person(id)).map(|(seat, _)| seat);
        let gone = gone(table).filter(|_| self.changes.is_none());
        let unknown: Vec<Seat> = unknown.chain(gone).collect();
        if !unknown.is_empty() {
            return Some(Counting::No { why: Uncounted::Unknown, seats: unknown });
        }
        let sides = table.sides();
        let side = |seat: Seat| sides.iter().position(|side| side.contains(&seat));
        let people: Vec<(Seat, String)> =
            known_players(table).filter_map(|(seat, id)| Some((seat, self.person(&id)?))).collect();
        for (index, (seat, own)) in people.iter().enumerate() {
            let same = people[..index].iter().find(|(other, theirs)| theirs == own && side(*other) != side(*seat));
            if let Some((other, _)) = same {
                return Some(Counting::No { why: Uncounted::Alone, seats: vec![*other, *seat] });
            }
        }
        Some(counting)
    }

    /// Notes what the game has changed; those who play it stand elsewhere by now, and are to be looked up again.
    pub fn has_counted(&mut self, changes: Vec<Change>) {
        self.changes = Some(changes);
        self.players.clear();
    }

    /// Notes what the game changed when it was counted before.
    pub fn had_counted(&mut self, changes: Option<Vec<Change>>) {
        self.changes = changes.filter(|changes| !changes.is_empty());
    }

    /// Whether nothing is left to be done.
    pub fn is_settled(&self) -> bool {
        self.settled
    }

    /// Notes whether nothing is left to be done.
    pub fn set_settled(&mut self, settled: bool) {
        self.settled = settled;
    }

    /// Notes what clients are told from now on; whether that is new.
    pub fn tell(&mut self, table: &Table) -> bool {
        let view = self.view(table);
        let new = view != self.told;
        self.told = view;
        new
    }

    /// The ratings as clients were told them last.
    pub fn told(&self) -> Option<&RatedView> {
        self.told.as_ref()
    }

    /// The lowest and the highest rating of those who sit at the table, as clients were told.
    pub fn range(&self) -> Option<(i32, i32)> {
        let points = || self.told.iter().flat_map(|told| &told.seats).map(|one| one.rating.points);
        points().min().zip(points().max())
    }

    fn view(&self, table: &Table) -> Option<RatedView> {
        let counting = self.counting(table)?;
        let seats = known_players(table).filter_map(|(seat, player)| {
            let standing = self.players.get(&player)?.standing;
            let change = self.changes.iter().flatten().find(|change| change.player == player);
            let rating = change.map_or(standing.rating, |change| change.after);
            Some(RatedSeat {
                seat,
                rating: RatingView::of(&Standing { rating, ..standing }),
                change: change.map(|change| points(change.after) - points(change.before)),
                player,
            })
        });
        Some(RatedView { counting, seats: seats.collect() })
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::dice::Seed;
    use ashtapada_table::{Act, Cause, NewGame, Secret};
    use serde_json::{Value, json};

    use super::*;

    /// A table of two that was set up to count, with these players in the south and in the north.
    fn table(south: &str, north: &str) -> Table {
        let asked = NewGame { apart: true, rated: true, ..NewGame::of("vilac-9506") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        let sitter = |player: &str| json!({"key": "07".repeat(32), "name": "somebody", "player": player});
        let sitters = json!([sitter(south), Value::Null, sitter(north), Value::Null]);
        table.set_sitters(serde_json::from_value(sitters).unwrap());
        table
    }

    /// The same, with what is known of the players: each of a person of that name.
    fn known(south: &str, north: &str, persons: [Option<&str>; 2]) -> (Table, Ratings) {
        let (table, mut ratings) = (table(south, north), Ratings::default());
        assert_eq!(ratings.unknown(&table).len(), 2);
        for ((_, player), person) in ratings.unknown(&table).into_iter().zip(persons) {
            ratings.has_found(player, Standing::default(), person.map(str::to_owned));
        }
        assert_eq!(ratings.unknown(&table), []);
        (table, ratings)
    }

    #[test]
    fn programs_count_against_others_than_whose_they_are() {
        let counting = |south, north, persons| {
            let (table, ratings) = known(south, north, persons);
            match ratings.counting(&table) {
                Some(Counting::No { why, seats }) => Some((why, seats)),
                counting => {
                    assert_eq!(counting, Some(Counting::Counts));
                    None
                }
            }
        };
        let both = vec![Seat::South, Seat::North];
        let (anna, jan) = (Some("anna"), Some("jan"));
        assert_eq!(counting("account:anna", "account:jan", [anna, jan]), None);
        assert_eq!(counting("account:anna", "program:p1", [anna, jan]), None);
        assert_eq!(counting("account:anna", "program:p1", [anna, anna]), Some((Uncounted::Alone, both.clone())));
        assert_eq!(counting("program:p1", "program:p2", [jan, jan]), Some((Uncounted::Alone, both)));
        let unknown = Some((Uncounted::Unknown, vec![Seat::North]));
        assert_eq!(counting("account:anna", "program:p1", [anna, None]), unknown, "whose it is nobody knows");
    }

    #[test]
    fn whose_a_program_is_is_noted_at_its_seat() {
        let (mut table, ratings) = known("account:anna", "program:p1", [Some("anna"), Some("jan")]);
        let sitters = ratings.with_persons(&table);
        assert_eq!((sitters.person(Seat::South), sitters.person(Seat::North)), (None, Some("jan")));
        table.set_sitters(sitters.clone());
        assert_eq!(ratings.with_persons(&table), sitters);
    }

    #[test]
    fn what_a_game_changed_is_told_once_and_counts_are_settled() {
        let (mut table, mut ratings) = known("account:anna", "account:jan", [Some("anna"), Some("jan")]);
        assert!(ratings.tell(&table) && !ratings.tell(&table));
        assert_eq!((ratings.range(), ratings.counts(&table)), (Some((1500, 1500)), CountStage::No));
        assert_eq!(result(&table), None);
        table.play(Some(Seat::South), Act::Resign { seat: Seat::South, cause: Cause::default() }).unwrap();
        assert_eq!(ratings.counts(&table), CountStage::GoesOn);
        let game = result(&table).unwrap();
        assert_eq!(game.sides.iter().map(|side| side.place).collect::<Vec<_>>(), [2, 1]);
        let players: Vec<PlayerId> = game.players().cloned().collect();
        let change = |player: &PlayerId, points: f64| Change {
            player: player.clone(),
            before: Rating::default(),
            after: Rating { mean: Rating::default().mean + points, ..Rating::default() },
            left: false,
        };
        ratings.has_counted(vec![change(&players[0], -1.0), change(&players[1], 1.0)]);
        for (_, player) in ratings.unknown(&table) {
            ratings.has_found(player, Standing::default(), None);
        }
        ratings.set_settled(true);
        assert!(ratings.tell(&table) && ratings.counts(&table) == CountStage::Over);
        let told = ratings.told().unwrap();
        assert_eq!(told.seats.len(), 2);
        assert!(told.seats[0].change < Some(0) && told.seats[1].change > Some(0), "{told:?}");
    }
}
