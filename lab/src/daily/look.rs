//! Looks through a game for positions in which one move is the best.

use std::collections::BTreeSet;

use ashtapada_analysis::{Analyst, Effort};
use ashtapada_engine::{Playable as _, Situation};
use ashtapada_rulebook::{Claim, Daily, Motif, weigh};
use ashtapada_rules::{Action, ActionList, AnyPosition, Event, Position, Role, Seat, Spot, Turn};
use fastrand::Rng;

/// How much the best is ahead in expected result, where no dice are thrown and where they are.
const MARGIN: [f64; 2] = [0.15, 0.10];
/// A search begins with so small a part of its nodes: where nothing stands out then, it ends.
const GLANCE: u64 = 12;
/// Fewer actions to choose from are too easy.
const ACTIONS: usize = 4;
/// A smaller gain is not worth a day.
const GAIN: i16 = 3;

/// What there is to find, for a list that has some of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// The best takes nothing.
    Quiet,
    /// The best takes, and several other captures tempt.
    Choice,
    /// It wins at once or with the next turn.
    Winning,
    /// It gains more than anything else.
    Gain,
    /// It is the one capture that there is, or one of two.
    Capture,
}

/// A position that may stand in a list.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The position with its best move.
    pub daily: Daily,
    /// What there is to find.
    pub sort: Sort,
    /// The same for all images of the position under the symmetries of its game.
    pub image: Image,
}

/// What stands where, whose turn it is and what was thrown.
pub type Image = (Vec<(Spot, Seat, Role)>, Seat, Option<String>);

/// Whether a position with the throw made is one to be asked about: a turn begins, and there is a choice.
pub fn begins_turn(at: &AnyPosition) -> bool {
    let mut list = ActionList::new();
    at.actions(&mut list);
    at.turn().seat().is_some() && at.jumping().is_none() && list.len() >= ACTIONS
}

/// What can be said of a position, given before its throw, with the nodes that a search may take.
///
/// # Errors
/// The position cannot be read.
pub fn look_at(
    analyst: &mut Analyst,
    rules: &str,
    position: &AnyPosition,
    throw: Option<Action>,
    nodes: u64,
) -> Result<Option<Candidate>, String> {
    let (text, thrown) = (position.text(), throw.map(|throw| throw.to_string()));
    // With two dice too much can happen until the next turn to prove anything, and turns have several actions.
    if matches!(throw, Some(Action::Throw(throw)) if throw.faces().1.is_some()) {
        return Ok(None);
    }
    let exact = Daily::find(rules, &text, thrown.as_deref())?;
    let blank = Daily::blank(rules, &text, thrown.as_deref());
    let at = blank.begin()?;
    let captures = captures(&at);
    let found = match exact {
        Some(daily) if daily.best.len() > 2 || daily.claim == Claim::Gain && daily.gain < GAIN => None,
        Some(daily) => {
            let sort = if daily.claim != Claim::Gain { Sort::Winning } else { sort_of(&daily, captures) };
            Some((daily, sort))
        }
        None => margin(analyst, &at, nodes).map(|(action, worth)| {
            let best = vec![at.action_text(action)];
            let daily = Daily { claim: Claim::Margin, best, worth: Some(worth), ..blank };
            let sort = if takes(&at, action) { by_captures(captures, Sort::Choice) } else { Sort::Quiet };
            (daily, sort)
        }),
    };
    Ok(found.map(|(daily, sort)| Candidate { image: image(&at, daily.throw.clone()), daily, sort }))
}

fn sort_of(daily: &Daily, captures: usize) -> Sort {
    let is_chain = daily.best.iter().any(|line| line.contains(','));
    if is_chain { Sort::Gain } else { by_captures(captures, Sort::Gain) }
}

fn by_captures(captures: usize, several: Sort) -> Sort {
    if captures > 2 { several } else { Sort::Capture }
}

/// The lines of a turn that take something.
fn captures(at: &AnyPosition) -> usize {
    weigh(at).iter().filter(|line| line.actions.iter().any(|&action| action.is_tactical())).count()
}

fn takes(at: &AnyPosition, action: Action) -> bool {
    let (mut after, mut events) = (at.clone(), Vec::new());
    after.play_unchecked(action, &mut events);
    events.iter().any(|event| matches!(event, Event::Captured { .. }))
}

/// The one action that is the best by a clear margin and ends the turn, with what it and the next best are worth in
/// hundredths.
fn margin(analyst: &mut Analyst, at: &AnyPosition, nodes: u64) -> Option<(Action, [u8; 2])> {
    let seat = at.turn().seat()?;
    let situation = Situation::new(at.clone());
    let wanted = wanted(at);
    analyst.forget();
    let glance = analyst.analyse(&situation, &Effort::nodes(nodes / GLANCE), &mut |_| {})?;
    let [best, other, ..] = &glance.branches[..] else { return None };
    if best.worth.of(seat) - other.worth.of(seat) < wanted / 2.0 {
        return None;
    }
    // What a search finds shall depend on its question alone.
    analyst.forget();
    let found = analyst.margin(&situation, &Effort::nodes(nodes))?;
    let mut after = at.clone();
    after.play_unchecked(found.action, &mut ());
    let is_whole = after.turn() != Turn::Seat(seat);
    // Where all is lost, or won with anything, the best move is no pleasure to find.
    let matters = found.best > 0.7 * fair(at) && found.other < 0.8;
    let hundredths = [found.best, found.other].map(|worth| (100.0 * worth).round() as u8);
    (is_whole && matters && found.least >= wanted).then_some((found.action, hundredths))
}

/// An even share of the win.
fn fair(at: &AnyPosition) -> f64 {
    let alone = at.seats().len() > 2 && at.standings().iter().all(|standing| standing.ally.is_none());
    if alone { 0.25 } else { 0.5 }
}

fn wanted(at: &AnyPosition) -> f64 {
    MARGIN[usize::from(at.die().is_some())]
}

/// Whether a search says the same of a margin again, allowing for half of it: a little better evaluation changes values.
///
/// # Errors
/// It says otherwise, or the position cannot be read.
pub fn check(analyst: &mut Analyst, daily: &Daily, nodes: u64) -> Result<(), String> {
    let at = daily.begin()?;
    analyst.forget();
    let found = analyst.margin(&Situation::new(at.clone()), &Effort::nodes(nodes));
    let found = found.ok_or("no action stays the best")?;
    let (text, ahead) = (at.action_text(found.action), found.best - found.other);
    if daily.best != [text.as_str()] {
        return Err(format!("{text} is better"));
    }
    if ahead >= wanted(&at) / 2.0 { Ok(()) } else { Err(format!("it is ahead by {ahead:.2} only")) }
}

/// What is the same for all images of a position.
///
/// # Errors
/// It cannot be read.
pub fn image_of(daily: &Daily) -> Result<Image, String> {
    Ok(image(&daily.begin()?, daily.throw.clone()))
}

/// The least of all images of a position.
fn image(at: &AnyPosition, throw: Option<String>) -> Image {
    let seat = at.turn().seat().unwrap_or(Seat::South);
    let images = at.symmetries().into_iter().map(|symmetry| {
        let mut pieces: Vec<_> =
            at.pieces().iter().map(|piece| (symmetry.spot(piece.at), symmetry.seat(piece.army), piece.role)).collect();
        pieces.sort_unstable();
        (pieces, symmetry.seat(seat), throw.clone())
    });
    images.min().unwrap_or((Vec::new(), seat, throw.clone()))
}

/// What a position is like: its sort, its rules, and the first of its motifs.
fn kind(one: &Candidate) -> (Sort, String, Option<Motif>) {
    let motif = one.daily.motifs().ok().and_then(|motifs| motifs.first().copied());
    (one.sort, one.daily.rules.clone(), motif)
}

/// Picks for a list: each rule set, each sort and each motif in turn, nothing twice, and few that are plain captures.
pub fn pick(found: Vec<Candidate>, wanted: usize, seed: u64) -> Vec<Candidate> {
    let mut rng = Rng::with_seed(seed);
    let mut left = found;
    rng.shuffle(&mut left);
    let mut seen: BTreeSet<Image> = BTreeSet::new();
    left.retain(|one| seen.insert(one.image.clone()));
    let mut picked = Vec::new();
    let mut round = 0;
    while picked.len() < wanted && !left.is_empty() {
        // Every third round leaves out what is easiest to see.
        let kinds: BTreeSet<_> = left.iter().map(kind).collect();
        for of in kinds {
            let is_turn = of.0 != Sort::Capture || round % 3 == 0;
            let place = left.iter().position(|one| kind(one) == of);
            if let Some(place) = place.filter(|_| is_turn && picked.len() < wanted) {
                picked.push(left.swap_remove(place));
            }
        }
        round += 1;
    }
    rng.shuffle(&mut picked);
    picked
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;

    use super::*;

    fn found(rules: &str, text: &str) -> Option<Candidate> {
        let position = AnyPosition::parse(text, &find(rules).unwrap().options).unwrap();
        look_at(&mut Analyst::credulous(), rules, &position, None, 50_000).unwrap()
    }

    #[test]
    fn a_position_and_its_mirror_image_are_the_same() {
        let one = found("soldiers16-bl", "3/3/3n3/1s2n2/9/2s1n2/3s3/3/3 s - 13-13 0-0 9").unwrap();
        let mirrored = found("soldiers16-bl", "3/3/3n3/2n2s1/9/2n1s2/3s3/3/3 s - 13-13 0-0 9").unwrap();
        assert_eq!(one.image, mirrored.image);
        assert_ne!(one.daily.position, mirrored.daily.position);
        assert_eq!(pick(vec![one, mirrored], 10, 1).len(), 1);
    }

    #[test]
    fn where_nothing_stands_out_nothing_is_found() {
        let start = find("vilac-9506").unwrap().start().unwrap();
        assert!(found("vilac-9506", &start.text()).is_none());
    }
}
