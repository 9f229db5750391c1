//! `ashtapada-lab openings`: how strong players begin.

mod frame;
mod lines;
mod plans;
mod text;
mod throws;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ashtapada_rulebook::Openings;
use ashtapada_rules::Position;

use crate::failure::Failure;
use crate::selfplay::{StrongGame, owner, read_games};
use crate::today;
use frame::Frame;
use lines::Lines;
use plans::Plans;
use throws::Throws;

/// Rounds of which the actions are told.
const ROUNDS: usize = 3;

/// Tabulate how games begin, as files of crates/rulebook/openings
///
/// Reads games that `ashtapada-lab selfplay` has written, and writes a file for each game that
/// occurs in them: what is played in the first three rounds, how often and with what result, and how
/// the first five rounds are played. What the page makes of it is in lab/openings.md.
///
///   ashtapada-lab selfplay --games 400 --nodes 20000 --later 5000 > games.jsonl
///   ashtapada-lab openings games.jsonl --out crates/rulebook/openings
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Measure {
    /// Files of games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// The day to write into the files, such as 2026-11-23 (default: today)
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
        for (id, mut games) in by_rules {
            games.sort_by_key(|game| game.index);
            let openings = measure(&games, &date).map_err(|why| Failure::of_game(&id, why))?;
            let text = text::written(&id, &openings).map_err(|error| Failure::of_game(&id, error))?;
            write(&self.out.join(format!("{id}.toml")), &text)?;
        }
        Ok(())
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::of_file(path, error))
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
        begins: begins / f64::from(chosen),
        drawn,
        first_capture: plans.first_capture(),
        early_captures: plans.early_captures(),
        taken: plans.taken().clone(),
        plan: plans.tell(),
        line: lines.tell(),
        throw: throws.tell(),
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

    /// What is written can be read by the rulebook.
    #[test]
    fn the_file_says_what_was_measured() {
        let openings = measured("cows-leopards-bl", 4);
        let text = text::written("cows-leopards-bl", &openings).unwrap();
        for wanted in ["games = 4", "tried = 2", "[[plan]]\nseat = \"south\"", "[[line]]\nplay = ["] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
    }
}
