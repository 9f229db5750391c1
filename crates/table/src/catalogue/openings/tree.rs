//! Lines that begin alike, as a tree.

use ashtapada_rulebook::OpeningLine;
use ashtapada_rules::{AnyPosition, Position, Seat};
use serde::Serialize;

use super::steps::{OpeningStep, steps};

/// A turn that games go on with.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OpeningNode {
    /// Whose turn it is.
    pub seat: Seat,
    /// What is done.
    pub steps: Vec<OpeningStep>,
    /// In how many games.
    pub games: u32,
    /// In how many of them the game did not begin as anybody chose.
    pub tried: u32,
    /// What whoever plays it got of the win on average, in hundredths.
    pub result: u32,
    /// How games go on, the most frequent first.
    pub next: Vec<OpeningNode>,
}

/// The turns that lines go on with after a position.
pub(super) fn grow(start: &AnyPosition, lines: &[OpeningLine]) -> Result<Vec<OpeningNode>, String> {
    let all: Vec<_> = lines.iter().collect();
    branches(start, &all, 0)
}

fn branches(at: &AnyPosition, lines: &[&OpeningLine], depth: usize) -> Result<Vec<OpeningNode>, String> {
    let mut turns: Vec<(&str, Vec<&OpeningLine>)> = Vec::new();
    for &line in lines {
        let Some(turn) = line.play.get(depth) else { continue };
        match turns.iter_mut().find(|(known, _)| known == turn) {
            Some((_, group)) => group.push(line),
            None => turns.push((turn, vec![line])),
        }
    }
    let mut nodes =
        turns.into_iter().map(|(turn, group)| node(at, turn, &group, depth)).collect::<Result<Vec<_>, _>>()?;
    nodes.sort_by_key(|node| (std::cmp::Reverse(node.games - node.tried), std::cmp::Reverse(node.games)));
    Ok(nodes)
}

fn node(at: &AnyPosition, turn: &str, lines: &[&OpeningLine], depth: usize) -> Result<OpeningNode, String> {
    let seat = at.turn().seat().ok_or("nobody is to move")?;
    let mut after = at.clone();
    let steps = steps(&mut after, turn)?;
    let games: u32 = lines.iter().map(|line| line.games).sum();
    let result: f64 = lines.iter().map(|line| f64::from(line.games) * line.result[seat.index()]).sum();
    Ok(OpeningNode {
        seat,
        steps,
        games,
        tried: lines.iter().map(|line| line.tried).sum(),
        result: super::hundredths(result / f64::from(games.max(1))),
        next: branches(&after, lines, depth + 1)?,
    })
}
