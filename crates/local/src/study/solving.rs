//! Solving a game on the device of whoever asks, as far as a position of it needs.

use std::path::Path;

use ashtapada_messages::problem::bad_request;
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{AnyPosition, Position as _};
use ashtapada_solver::{Game, Shelf, Slice, Tables};
use ashtapada_table::{NewGame, Problem};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many bytes of memory solving takes at most on a device: browsers end a page that takes much more.
const MEMORY: u64 = 1 << 30;

/// What it takes to solve a game on a device, as far as a position needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct SolvableView {
    /// The name under which its files are kept.
    pub game: String,
    /// How many positions are worked out.
    #[ts(type = "number")]
    pub positions: u64,
    /// How many bytes of memory that takes.
    #[ts(type = "number")]
    pub memory: u64,
}

/// What it takes to solve a game as far as a position needs; `None` where that cannot be done, or takes too much memory.
pub(super) fn solvable(position: &AnyPosition) -> Option<SolvableView> {
    let AnyPosition::Soldiers(position) = position else { return None };
    let game = Game::of(&position.options()).ok()?;
    let slices = slices(&game, position)?;
    let positions = slices.iter().map(|&slice| game.entries_of(slice)).sum();
    let working = slices.iter().map(|&slice| game.working_bytes(slice, true)).max()?;
    let memory = positions + working;
    (memory <= MEMORY).then(|| SolvableView { game: game.name(), positions, memory })
}

/// What has to be solved for a position; `None`: it cannot be.
fn slices(game: &Game, position: &Soldiers) -> Option<Vec<Slice>> {
    let slices = game.slices_from(position);
    (!slices.is_empty() && slices.iter().all(|&slice| game.is_small_enough(slice))).then_some(slices)
}

/// A game to be solved, as far as the position needs that it is set up with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SolveTask {
    /// The game.
    pub game: NewGame,
    /// The slices that are kept already.
    pub kept: Vec<String>,
}

/// A slice of a game that was just solved, and how far it is with all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct SolvedSlice {
    /// The name of the game.
    pub game: String,
    /// The slice, such as `3-2`.
    pub slice: String,
    /// How many positions are worked out.
    #[ts(type = "number")]
    pub done: u64,
    /// Of how many.
    #[ts(type = "number")]
    pub all: u64,
}

impl SolveTask {
    /// The position that is asked for.
    fn position(&self) -> Result<AnyPosition, Problem> {
        Ok(super::set_up(&self.game, Words::new(Lang::EN))?.position().clone())
    }

    /// Looks up the slices that are kept, so that a shelf that is given its parts learns of those that are needed.
    pub fn look_up(&self, shelf: &Shelf) {
        let Ok(AnyPosition::Soldiers(position)) = self.position() else { return };
        let Ok(game) = Game::of(&position.options()) else { return };
        for slice in self.kept.iter().filter_map(|slice| slice.parse().ok()) {
            shelf.read(&game.name(), slice, WHOLE);
        }
    }

    /// Solves it. Of each new slice it is told how far that is, with the bytes of its file.
    ///
    /// # Errors
    /// It cannot be set up or solved, or takes too much memory.
    pub fn solve(&self, shelf: &Shelf, tell: &mut dyn FnMut(SolvedSlice, Vec<u8>)) -> Result<(), Problem> {
        let position = self.position()?;
        let refused = || bad_request("this game is too large to be solved on a device, or is no game on points");
        solvable(&position).ok_or_else(refused)?;
        let AnyPosition::Soldiers(position) = position else { return Err(refused()) };
        let failed = |error: &dyn core::fmt::Display| bad_request(error.to_string());
        let game = Game::of(&position.options()).map_err(|error| failed(&error))?;
        let (name, slices) = (game.name(), slices(&game, &position).ok_or_else(refused)?);
        let all = slices.iter().map(|&slice| game.entries_of(slice)).sum();
        let (mut tables, mut done) = (Tables::new(&game), 0);
        for slice in slices {
            done += game.entries_of(slice);
            let file = slice.to_string();
            let kept = if self.kept.contains(&file) { shelf.read(&name, slice, WHOLE) } else { None };
            // What was cut or damaged meanwhile is solved again.
            if kept.is_some_and(|bytes| tables.take(slice, &bytes, Path::new(&file)).is_ok()) {
                continue;
            }
            tables.solve(slice).map_err(|error| failed(&error))?;
            let bytes = tables.file(slice).unwrap_or_default();
            tell(SolvedSlice { game: name.clone(), slice: file, done, all }, bytes);
        }
        Ok(())
    }
}

/// A file to its end.
const WHOLE: core::ops::Range<u64> = 0..u32::MAX as u64;

#[cfg(test)]
mod tests {
    use super::super::{ConversionView, StudyResult};
    use super::*;
    use ashtapada_solver::{Parts, Value};

    fn ending() -> NewGame {
        let position = Some("3/3/1n1/1/3/3/s1s s - 8-7 0-0 0".to_owned());
        NewGame { position, ..NewGame::of("pretwa") }
    }

    #[test]
    fn an_ending_is_solved_and_goes_on_where_it_was_stopped() {
        let (parts, mut told) = (Parts::default(), Vec::new());
        let shelf = Shelf::new(parts.clone());
        let task = SolveTask { game: ending(), kept: Vec::new() };
        let can = solvable(super::super::set_up(&task.game, Words::new(Lang::EN)).unwrap().position()).unwrap();
        task.solve(&shelf, &mut |slice, bytes| told.push((slice, bytes))).unwrap();
        assert_eq!(told.iter().map(|(told, _)| told.slice.as_str()).collect::<Vec<_>>(), ["1-1", "2-1"]);
        let (last, _) = told.last().unwrap();
        assert_eq!((last.done, last.all, &last.game), (can.positions, can.positions, &can.game));

        // Of what is kept nothing is solved again.
        let (first, bytes) = &told[0];
        let task = SolveTask { kept: vec![first.slice.clone()], ..task };
        task.look_up(&shelf);
        let file = format!("{}/{}.slice", first.game, first.slice);
        assert_eq!(parts.wanted(), [(file.clone(), WHOLE)]);
        parts.give(&file, 0, bytes.clone());
        let mut again = Vec::new();
        task.solve(&shelf, &mut |slice, bytes| again.push((slice, bytes))).unwrap();
        assert_eq!(again, told[1..]);

        // And an oracle reads it.
        parts.tell(&first.game);
        parts.give(&format!("{}/2-1.slice", first.game), 0, told[1].1.clone());
        let AnyPosition::Soldiers(position) = task.position().unwrap() else { unreachable!() };
        assert!(matches!(shelf.oracle(&position.options()).unwrap().value(&position), Some(Value::Win(_))));
    }

    #[test]
    fn an_ending_that_is_played_out_perfectly_takes_as_long_as_it_is_said() {
        let (parts, mut all) = (Parts::default(), NewGame::of("pretwa"));
        let shelf = Shelf::new(parts.clone());
        let more = NewGame { position: Some("3/3/1n1/1/3/n2/s1s s - 7-7 0-0 0".to_owned()), ..ending() };
        SolveTask { game: more, kept: Vec::new() }
            .solve(&shelf, &mut |slice, bytes| {
                parts.tell(&slice.game);
                parts.give(&format!("{}/{}.slice", slice.game, slice.slice), 0, bytes);
            })
            .unwrap();
        let found = |game: &NewGame, question: &str, seed: u32| {
            let table = super::super::set_up(game, Words::new(Lang::EN)).unwrap();
            let question = serde_json::from_value(serde_json::json!({
                "kind": question, "seed": seed, "at": { "kind": "setup", "game": game }
            }));
            let stop = core::sync::atomic::AtomicBool::new(false);
            super::super::compute(&table, &question.unwrap(), &shelf, &mut |_| (), &stop).unwrap()
        };
        let endings = (0..50).find_map(|seed| match found(&all, "ending", seed) {
            StudyResult::Ending { ending } => ending.filter(|ending| ending.turns > 4),
            _ => None,
        });
        let ending = endings.unwrap();
        all.position = Some(ending.position);
        let table = super::super::set_up(&all, Words::new(Lang::EN)).unwrap();
        let AnyPosition::Soldiers(position) = table.position() else { unreachable!() };
        let line = shelf.oracle(&position.options()).unwrap().line(position, 200);
        all.actions = line.iter().map(ToString::to_string).collect();
        let StudyResult::Review { review } = found(&all, "review", 0) else { unreachable!() };
        let (seat, turns) = (ending.seat, ending.turns);
        assert_eq!(review.conversion, Some(ConversionView { seat, least: turns, took: turns }));
    }

    #[test]
    fn what_is_too_large_or_thrown_is_not_offered() {
        for rules in ["alquerque-murray", "soldiers16-bl", "chaturaji-pl-solo", "vilac-9506", "kolowis-bell"] {
            let task = SolveTask { game: NewGame::of(rules), kept: Vec::new() };
            let table = super::super::set_up(&task.game, Words::new(Lang::EN)).unwrap();
            assert_eq!(solvable(table.position()), None, "{rules}");
            assert!(task.solve(&Shelf::default(), &mut |_, _| ()).is_err());
        }
        let table = super::super::set_up(&NewGame::of("pretwa"), Words::new(Lang::EN)).unwrap();
        assert_eq!(solvable(table.position()).map(|can| can.positions), Some(89_103_805));
    }
}
