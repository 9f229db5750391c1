//! Answers as messages.

use ashtapada_analysis::{Analysis, Branch, Kind, Mark, Moment, Review, Worth, flaw, gain, odds, reasons};
use ashtapada_rules::{Action, AnyPosition, Ply, Position, Seat};
use ashtapada_solver::Value;
use ashtapada_table::{ActionView, Table};

use super::protocol::perfect;
use super::{
    AnalysisView, BranchView, ConversionView, KindView, MarkName, MomentView, ReviewView, RunnerUpView, StakeView,
    StakesView, StudyResult, SumView, ThreatView,
};

/// To four places: what is beyond them, no search knows.
fn rounded(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

/// In the order of play.
fn shares(worth: &Worth, seats: &[Seat]) -> Vec<f64> {
    seats.iter().map(|&seat| rounded(worth.of(seat))).collect()
}

/// A line of legal actions as data, each in the position that it is played in.
fn line(position: &AnyPosition, actions: impl Iterator<Item = Action>) -> Vec<ActionView> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for action in actions {
        line.push(ActionView { short: position.short_text(action), ..ActionView::of(&position, action) });
        position.play_unchecked(action, &mut ());
    }
    line
}

/// An analysis with its best `most` actions, or all its throws.
pub fn analysis(position: &AnyPosition, found: &Analysis, most: usize) -> AnalysisView {
    let seats = position.seats();
    let told = if found.seat.is_some() { most } else { usize::MAX };
    let whole = |branch: &Branch| std::iter::once(branch.action).chain(branch.line.iter().copied()).collect::<Vec<_>>();
    let branches = found.branches.iter().take(told).enumerate().map(|(place, branch)| BranchView {
        line: line(position, whole(branch).into_iter()),
        chance: branch.chance,
        worth: shares(&branch.worth, seats),
        reasons: if place == 0 { reasons(position, &whole(branch)) } else { Vec::new() },
        exact: branch.exact.map(perfect),
    });
    AnalysisView {
        position: position.text(),
        depth: found.depth,
        nodes: found.nodes,
        seat: found.seat,
        seats: seats.to_vec(),
        worth: shares(&found.worth, seats),
        branches: branches.collect(),
        actions: found.branches.len() as u32,
        exact: found.exact().map(perfect),
    }
}

/// The pieces of each seat that can be taken.
pub fn stakes(position: &AnyPosition) -> StudyResult {
    let pieces = |seat| {
        let stakes = odds(position, seat).into_iter().filter(|stake| stake.army == seat);
        let view = |stake: ashtapada_analysis::Odds| StakeView {
            at: stake.at,
            role: stake.role,
            chance: stake.chance,
            threats: stake
                .threats
                .into_iter()
                .map(|threat| ThreatView {
                    by: threat.by,
                    throw: threat.throw,
                    chance: threat.chance,
                    role: threat.role,
                    from: threat.from,
                })
                .collect(),
        };
        stakes.map(view).collect()
    };
    let seats = position.seats().iter();
    let stakes = seats.map(|&seat| StakesView { seat, pieces: pieces(seat) }).collect();
    StudyResult::Odds { position: position.text(), stakes }
}

/// A review, its moments numbered as the entries of the table.
pub fn review(table: &Table, found: &Review) -> ReviewView {
    let seats = table.position().seats();
    let numbered = found.moments.iter().zip(table.ply_entries()).zip(table.game().steps(0));
    let moments = numbered.map(|((moment, seq), (before, ply))| MomentView {
        seq,
        worth: shares(&moment.worth, seats),
        kind: kind(&before, ply, moment, seats),
    });
    let mut record = table.record();
    record.comments = found.comments(table.game());
    let sums = found.sums.iter().map(|sum| SumView {
        seat: sum.seat,
        luck: rounded(sum.luck),
        cost: rounded(sum.cost),
        choices: sum.choices,
        marks: Mark::ALL.iter().zip(sum.marks).map(|(&mark, count)| (name(mark).to_owned(), count)).collect(),
        deserved: sum.deserved.map(rounded),
    });
    ReviewView {
        nodes: found.nodes,
        seats: seats.to_vec(),
        moments: moments.collect(),
        last: shares(&found.last, seats),
        sums: sums.collect(),
        conversion: conversion(table, found),
        record: record.to_string(),
    }
}

/// How a win was brought home that was there from the first choice on.
fn conversion(table: &Table, found: &Review) -> Option<ConversionView> {
    let first = found.moments.iter().position(|moment| matches!(moment.kind, Kind::Choice(_)))?;
    let Kind::Choice(choice) = &found.moments[first].kind else { return None };
    let shares = table.outcome()?.share;
    let wins = |seat: &&Seat| shares.get(seat.index()).is_some_and(|&share| share > 0);
    let seat = *table.position().seats().iter().find(wins)?;
    let [best, _] = choice.exact?;
    let (Value::Win(turns) | Value::Loss(turns)) = best else { return None };
    let sides: Vec<Option<Seat>> = table.game().steps(0).map(|(before, _)| before.turn().seat()).collect();
    let changes = |sides: &[Option<Seat>]| sides.windows(2).filter(|pair| pair[0] != pair[1]).count() as u16;
    // Turns in which there was nothing to choose may have come before.
    let (least, took) = (turns + changes(&sides[..=first]), changes(&sides) + 1);
    (matches!(best, Value::Win(_)) == (seat == choice.seat)).then_some(ConversionView { seat, least, took })
}

fn kind(before: &AnyPosition, ply: Ply, moment: &Moment, seats: &[Seat]) -> KindView {
    match &moment.kind {
        Kind::Throw { chance, luck } => KindView::Throw { chance: *chance, luck: shares(luck, seats) },
        Kind::Choice(choice) => KindView::Choice {
            seat: choice.seat,
            cost: rounded(choice.cost),
            mark: choice.mark.map(|mark| match mark {
                Mark::Slip => MarkName::Slip,
                Mark::Mistake => MarkName::Mistake,
                Mark::Blunder => MarkName::Blunder,
            }),
            // Only where it is worth the space.
            better: choice.mark.map_or(Vec::new(), |_| line(before, choice.best.iter().copied())),
            reason: choice.mark.and_then(|_| reasons(before, &choice.best).into_iter().next()),
            gain: choice.mark.and_then(|_| gain(before, &choice.best)),
            then: choice.mark.map_or(Vec::new(), |_| continued(before, ply, &choice.then)),
            flaw: match ply {
                Ply::Action(played) => choice.mark.and_then(|_| flaw(before, played, &choice.then, &choice.best)),
                Ply::Resign(_) | Ply::Agree => None,
            },
            other: choice.other.as_ref().map(|other| RunnerUpView {
                line: line(before, other.line.iter().copied()),
                cost: rounded(other.cost),
            }),
            exact: choice.exact.map(|values| values.map(perfect)),
        },
        Kind::Forced => KindView::Forced,
    }
}

/// How play goes on after what was played.
fn continued(before: &AnyPosition, ply: Ply, then: &[Action]) -> Vec<ActionView> {
    let Ply::Action(played) = ply else { return Vec::new() };
    let mut after = before.clone();
    after.play_unchecked(played, &mut ());
    line(&after, then.iter().copied())
}

fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Slip => "slip",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    }
}
