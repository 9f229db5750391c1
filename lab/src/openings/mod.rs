//! `ashtapada-lab openings`: how strong players begin.

mod frame;
mod lines;
mod plans;
mod throws;

use std::collections::BTreeMap;
use std::path::PathBuf;

use ashtapada_rulebook::{OpeningChoice, OpeningLine, OpeningThrow, Openings};
use ashtapada_rules::Position;

use crate::failure::Failure;
use crate::measured;
use crate::selfplay::{StrongGame, owner, read_games};
use crate::today;
use frame::Frame;
use lines::Lines;
use plans::Plans;
use throws::Throws;

/// Rounds of which the actions are told.
const ROUNDS: usize = 3;

/// Tabulate how games begin, for crates/rulebook/measured.json.gz
///
/// Reads games that `ashtapada-lab selfplay` has written, and writes for each game that occurs in
/// them what is played in the first three rounds, how often and with what result, and how the first
/// five rounds are played. Other games stay in the file as they are. What the page makes of it is in
/// lab/openings.md.
///
///   ashtapada-lab selfplay --games 400 --nodes 20000 --later 5000 > games.jsonl
///   ashtapada-lab openings games.jsonl --into crates/rulebook/measured.json.gz
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Measure {
    /// Files of games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The file to write to, which has to be there
    #[arg(long, value_name = "FILE")]
    into: PathBuf,
    /// The day to write into the file, such as 2026-11-23 (default: today)
    #[arg(long)]
    date: Option<String>,
}

impl Measure {
    /// Reads, tabulates and writes.
    pub fn run(self) -> Result<(), Failure> {
        let mut by_rules: BTreeMap<String, Vec<StrongGame>> = BTreeMap::new();
        for game in read_games(&self.files)? {
            by_rules.entry(game.rules.clone()).or_default().push(game);
        }
        let date = self.date.unwrap_or_else(today);
        let mut measured = BTreeMap::new();
        for (id, mut games) in by_rules {
            games.sort_by_key(|game| game.index);
            let openings = measure(&games, &date).map_err(|why| Failure::of_game(&id, why))?;
            measured.insert(id, openings);
        }
        measured::change(&self.into, |all| all.openings.extend(measured))
    }
}

/// A share as the file has it: in so many decimals.
fn rounded(share: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (share * scale).round() / scale
}

fn rounded_line(line: OpeningLine) -> OpeningLine {
    OpeningLine { result: line.result.map(|share| rounded(share, 2)), ..line }
}

fn rounded_throw(mut throw: OpeningThrow) -> OpeningThrow {
    for OpeningChoice { result, .. } in &mut throw.choice {
        *result = rounded(*result, 2);
    }
    throw
}

/// What games of one rule set tell.
fn measure(games: &[StrongGame], date: &str) -> Result<Openings, String> {
    let replayed = games.iter().map(|game| Ok((game, game.replay()?))).collect::<Result<Vec<_>, String>>()?;
    // Where a lot decides who begins, lines are told as if it had been the first seat.
    let begun = replayed.iter().filter_map(|(game, plies)| Some((*game, &plies.first()?.before)));
    let first = begun.min_by_key(|(_, start)| owner(start.turn())).ok_or("there are no games")?;
    let (first, start) = (first.0, first.1.clone());
    let frame = Frame::of(&start);
    let seats = start.seats();
    let is_dice = start.die().is_some();
    let (mut lines, mut throws) = (Lines::new(&start, &frame), Throws::new(&frame, seats.len()));
    let (mut plans, mut begins, mut drawn) = (Plans::new(&frame, seats), 0.0, 0);
    for (game, plies) in &replayed {
        if is_dice {
            throws.add(game, plies);
        } else {
            lines.add(game, plies);
        }
        if game.tried {
            continue;
        }
        plans.add(plies);
        let began = plies.first().and_then(|ply| owner(ply.before.turn()));
        begins += began.map_or(0.0, |seat| game.result[seat.index()]);
        drawn += u32::from(game.result.iter().all(|&share| share < 1.0));
    }
    let tried = games.iter().filter(|game| game.tried).count() as u32;
    let chosen = (games.len() as u32 - tried).max(1);
    Ok(Openings {
        date: date.to_owned(),
        games: games.len() as u32,
        tried,
        seed: first.seed,
        nodes: first.nodes,
        later: first.later,
        start: first.start.clone(),
        begins: rounded(begins / f64::from(chosen), 3),
        drawn,
        first_capture: plans.first_capture(),
        early_captures: plans.early_captures(),
        taken: plans.taken().clone(),
        plan: plans.tell(),
        line: lines.tell().into_iter().map(rounded_line).collect(),
        throw: throws.tell().into_iter().map(rounded_throw).collect(),
    })
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;
    use ashtapada_rules::Seat;

    use super::*;
    use crate::selfplay::Strength;

    fn measured(id: &str, games: u32) -> Openings {
        let strength = Strength { seed: 5, nodes: 40, later: 20 };
        let games: Vec<_> = (0..games).map(|index| strength.play(find(id).unwrap(), index).unwrap()).collect();
        measure(&games, "2026-11-23").unwrap()
    }

    /// Every game is in one line, wherever it began, and lines are told from the first seat.
    #[test]
    fn lines_count_every_game_once() {
        let openings = measured("soldiers16-bl", 12);
        assert_eq!(openings.line.iter().map(|line| line.games).sum::<u32>(), 12);
        assert_eq!(openings.tried, 6);
        assert_eq!(openings.plan.len(), 1);
        assert_eq!(openings.plan[0].seats, 2 * 6);
        assert_eq!(openings.plan[0].turns, 5 * 2 * 6);
        assert!(openings.throw.is_empty() && (0.0..=1.0).contains(&openings.begins));
        assert!(openings.line.iter().all(|line| line.play.len() <= 6));
    }

    /// Four armies that begin alike are one place: each throws in each round.
    #[test]
    fn throws_are_counted_for_all_who_begin_alike() {
        let openings = measured("chaturaji-pl-solo", 4);
        assert!(openings.line.is_empty() && openings.throw.iter().all(|throw| throw.seat == Seat::South));
        let of =
            |round| openings.throw.iter().filter(|throw| throw.round == round).map(|throw| throw.times).sum::<u32>();
        assert_eq!([of(1), of(2), of(3)], [16; 3]);
        // In the first round an elephant cannot move.
        let blocked = openings.throw.iter().find(|throw| throw.round == 1 && throw.throw == "4").unwrap();
        assert_eq!((blocked.lost, blocked.choice.len()), (blocked.times, 0));
    }
}
