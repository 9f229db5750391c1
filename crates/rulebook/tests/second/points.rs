//! The games of points, as the rule texts tell them: whoever has men in hand places one, whoever has none steps or jumps.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use crate::Model;
use crate::lines::{Lines, Point, name, point, points};
use crate::told::Told;

/// What stays the same all game long.
#[derive(Clone, Debug)]
struct Rules {
    told: Told,
    lines: Lines,
    letters: [char; 2],
    targets: [Option<usize>; 2],
}

/// What is being decided.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    /// A turn begins.
    Turn,
    /// The man there has jumped and may jump again.
    Chain(Point),
    /// One of these men has missed a capture and is taken off; they belong to that side.
    Huff(BTreeSet<Point>, usize),
    /// It is over.
    Over(String),
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Points {
    rules: Rules,
    men: BTreeMap<Point, usize>,
    hand: [usize; 2],
    taken: [usize; 2],
    side: usize,
    stage: Stage,
    /// Jumped, and not yet taken off.
    jumped: BTreeSet<Point>,
    quiet: u32,
    /// How many times each position has come up.
    seen: BTreeMap<String, u32>,
}

fn word<'a>(side: &'a Table, key: &str, otherwise: &'a str) -> &'a str {
    side.get(key).and_then(Value::as_str).unwrap_or(otherwise)
}

fn is_set(side: &Table, key: &str, otherwise: bool) -> bool {
    side.get(key).and_then(Value::as_bool).unwrap_or(otherwise)
}

impl Points {
    /// The start of a game.
    pub fn start(told: &Told) -> Points {
        let mut told = told.clone();
        told.settle();
        let lines = Lines::of(&told.board);
        let mut men = BTreeMap::new();
        for (side, table) in told.sides.iter().enumerate() {
            let there = points(word(table, "men", "")).into_iter().filter(|point| lines.points.contains(point));
            men.extend(there.map(|point| (point, side)));
        }
        let hand = [0, 1].map(|side: usize| {
            let hand = told.sides[side].get("hand").and_then(Value::as_integer);
            hand.map_or(0, |hand| hand as usize)
        });
        let army = |side: usize| men.values().filter(|&&owner| owner == side).count() + hand[side];
        let targets = [0, 1].map(|side: usize| {
            let agreed = told.option("target", "all").parse().unwrap_or(army(1 - side));
            is_set(&told.sides[side], "jumps", true).then_some(agreed)
        });
        let first = told.first.clone().unwrap_or_else(|| told.option("firstPlayer", "random").to_owned());
        let roles = [0, 1].map(|side: usize| word(&told.sides[side], "role", "soldier").chars().next().unwrap());
        let letters = if roles[0] == roles[1] { ['s', 'n'] } else { roles };
        let rules = Rules { told, lines, letters, targets };
        let side = usize::from(first == "north");
        let (jumped, seen) = (BTreeSet::new(), BTreeMap::new());
        let mut game = Points { rules, men, hand, taken: [0, 0], side, stage: Stage::Turn, jumped, quiet: 0, seen };
        game.remember();
        game
    }

    fn is(&self, option: &str, otherwise: &str, value: &str) -> bool {
        self.rules.told.option(option, otherwise) == value
    }

    /// The side that moves has to go on jumping, or pays for it.
    fn has_to_go_on(&self) -> bool {
        match self.rules.told.option("mustContinue", "auto") {
            "auto" => !self.is("obligation", "huff", "none"),
            other => other == "true",
        }
    }

    /// Where the man on a point can jump.
    fn jumps_from(&self, from: Point) -> Vec<Point> {
        let own = self.men[&from];
        if !is_set(&self.rules.told.sides[own], "jumps", true) {
            return Vec::new();
        }
        let lands = |(to, over): (&Point, &Point)| {
            let enemy = self.men.get(over) == Some(&(1 - own)) && !self.jumped.contains(over);
            (enemy && !self.men.contains_key(to)).then_some(*to)
        };
        self.rules.lines.jumps.get(&from).into_iter().flatten().filter_map(lands).collect()
    }

    /// Where the man on a point can step.
    fn steps_from(&self, from: Point) -> Vec<Point> {
        let own = self.men[&from];
        let may = |to: Point| {
            let ahead = if own == 0 { to.1 - from.1 } else { from.1 - to.1 };
            match word(&self.rules.told.sides[own], "steps", "any") {
                "never-back" => ahead >= 0,
                "forward" => ahead > 0,
                _ => true,
            }
        };
        let ends = self.rules.lines.steps[&from].iter().copied();
        ends.filter(|&to| !self.men.contains_key(&to) && may(to)).collect()
    }

    fn own_men(&self) -> Vec<Point> {
        self.men.iter().filter(|&(_, &owner)| owner == self.side).map(|(&at, _)| at).collect()
    }

    /// The men of the side to move that can capture now.
    fn can_capture(&self) -> BTreeSet<Point> {
        let placing = self.hand[self.side] > 0;
        self.own_men().into_iter().filter(|&at| !placing && !self.jumps_from(at).is_empty()).collect()
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.hand[self.side] > 0 {
            let empty = self.rules.lines.points.iter().filter(|point| !self.men.contains_key(point));
            return empty.map(|&at| format!("@{}", name(at))).collect();
        }
        let mut moves = BTreeSet::new();
        for from in self.own_men() {
            moves.extend(self.jumps_from(from).into_iter().map(|to| format!("{}x{}", name(from), name(to))));
        }
        if moves.is_empty() || !self.is("obligation", "huff", "strict") {
            for from in self.own_men() {
                moves.extend(self.steps_from(from).into_iter().map(|to| format!("{}-{}", name(from), name(to))));
            }
        }
        moves
    }

    fn jump(&mut self, from: Point, to: Point) {
        let over = self.rules.lines.jumps[&from][&to];
        self.men.remove(&from);
        self.men.insert(to, self.side);
        self.jumped.insert(over);
        if self.is("removal", "immediate", "immediate") {
            self.take_off();
        }
        self.quiet = 0;
        let goes_on = self.rules.told.flag("multiJump", true) && !self.jumps_from(to).is_empty();
        if self.reached(self.side) || !goes_on {
            self.end_turn(BTreeSet::new(), to);
        } else {
            self.stage = Stage::Chain(to);
        }
    }

    /// The men that were jumped leave the board, and count.
    fn take_off(&mut self) {
        for at in std::mem::take(&mut self.jumped) {
            self.men.remove(&at);
            self.taken[self.side] += 1;
        }
    }

    fn reached(&self, side: usize) -> bool {
        let jumped = if side == self.side { self.jumped.len() } else { 0 };
        self.rules.targets[side].is_some_and(|target| self.taken[side] + jumped >= target)
    }

    /// The turn is over; these men could have captured, and did not.
    fn end_turn(&mut self, mut missed: BTreeSet<Point>, mover: Point) {
        self.take_off();
        let mover_first = self.is("huff.chooser", "opponent", "movedPieceFirst") && missed.contains(&mover);
        if mover_first {
            missed = BTreeSet::from([mover]);
        }
        let loser = self.side;
        let alone = missed.len() == 1 && !self.rules.told.flag("huff.mayDecline", false);
        if missed.is_empty() || !self.is("obligation", "huff", "huff") {
            self.begin_turn(1 - loser);
        } else if alone {
            self.huff(*missed.first().unwrap(), loser);
        } else {
            self.stage = Stage::Huff(missed, loser);
            self.side = if self.is("huff.chooser", "opponent", "owner") { loser } else { 1 - loser };
        }
    }

    fn huff(&mut self, at: Point, loser: usize) {
        self.men.remove(&at);
        self.quiet = 0;
        if self.rules.told.flag("huffCountsAsCapture", true) {
            self.taken[1 - loser] += 1;
        }
        self.begin_turn(1 - loser);
    }

    fn begin_turn(&mut self, side: usize) {
        (self.side, self.stage) = (side, Stage::Turn);
        let end = self.won().or_else(|| self.stuck()).or_else(|| self.too_quiet());
        let repeated = self.remember() >= 3 && self.is("repetition", "draw", "draw");
        if let Some((ending, winner)) = end.or(repeated.then_some(("repetition", None))) {
            let ranks = match winner {
                None => [1, 0, 1, 0],
                Some(0) => [1, 0, 2, 0],
                Some(_) => [2, 0, 1, 0],
            };
            self.stage = Stage::Over(format!("{ending} {ranks:?}"));
        }
    }

    /// The end by captures. An army may also be gone though the number is not reached, where huffed men do not count.
    fn won(&self) -> Option<(&'static str, Option<usize>)> {
        let gone = |side: usize| self.hand[side] == 0 && !self.men.values().any(|&owner| owner == side);
        [0, 1].into_iter().find_map(|side| {
            let all = self.is("target", "all", "all") && self.rules.targets[side].is_some();
            let ending = if self.reached(side) || (gone(1 - side) && all) { "target" } else { "annihilation" };
            (self.reached(side) || gone(1 - side)).then_some((ending, Some(side)))
        })
    }

    /// The end that it makes if the side to move cannot.
    fn stuck(&self) -> Option<(&'static str, Option<usize>)> {
        if !self.moves().is_empty() {
            return None;
        }
        if is_set(&self.rules.told.sides[self.side], "losesBlocked", false) {
            return Some(("blocked", Some(1 - self.side)));
        }
        match self.rules.told.option("noMoves", "loses") {
            "loses" => Some(("no-moves", Some(1 - self.side))),
            "draw" => Some(("no-moves", None)),
            _ => None,
        }
    }

    fn too_quiet(&self) -> Option<(&'static str, Option<usize>)> {
        let limit = self.rules.told.number("noCaptureMoves", "50");
        if limit == 0 || self.quiet < 2 * limit {
            return None;
        }
        let more = match self.taken[0].cmp(&self.taken[1]) {
            _ if self.is("noCaptureEnds", "draw", "draw") => None,
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        Some(("no-progress", more))
    }

    /// Notes that the position has come up, and says how many times it has.
    fn remember(&mut self) -> u32 {
        let text = self.text();
        let times = self.seen.entry(text.rsplit_once(' ').unwrap().0.to_owned()).or_default();
        *times += 1;
        *times
    }

    fn row(&self, rank: i8) -> String {
        let mut row = String::new();
        let mut empty = 0;
        let marked = |at: &Point| match &self.stage {
            Stage::Huff(missed, _) => missed.contains(at),
            _ => self.jumped.contains(at),
        };
        for at in self.rules.lines.points.iter().filter(|point| point.1 == rank) {
            let Some(&side) = self.men.get(at) else {
                empty += 1;
                continue;
            };
            row += &run(empty);
            empty = 0;
            let letter = self.rules.letters[side];
            row.push(if marked(at) { letter.to_ascii_uppercase() } else { letter });
        }
        row + &run(empty)
    }
}

/// So many empty points, nine in a digit at most.
fn run(empty: usize) -> String {
    match empty {
        0 => String::new(),
        1..=9 => empty.to_string(),
        _ => format!("9{}", run(empty - 9)),
    }
}

impl Model for Points {
    fn choices(&self) -> BTreeSet<String> {
        match &self.stage {
            Stage::Turn => {
                let moves = self.moves();
                if moves.is_empty() { BTreeSet::from(["pass".to_owned()]) } else { moves }
            }
            Stage::Chain(at) => {
                let on = self.jumps_from(*at).into_iter().map(|to| format!("{}x{}", name(*at), name(to)));
                let pays = self.is("obligation", "huff", "huff");
                on.chain((pays || !self.has_to_go_on()).then(|| "stop".to_owned())).collect()
            }
            Stage::Huff(missed, _) => {
                let declined = self.rules.told.flag("huff.mayDecline", false).then(|| "pass".to_owned());
                missed.iter().map(|&at| format!("huff {}", name(at))).chain(declined).collect()
            }
            Stage::Over(_) => BTreeSet::new(),
        }
    }

    fn play(&mut self, action: &str) {
        let before = if self.stage == Stage::Turn { self.can_capture() } else { BTreeSet::new() };
        if let Some((from, to)) = action.split_once('x') {
            self.jump(point(from), point(to));
        } else if let Some((from, to)) = action.split_once('-').map(|(from, to)| (point(from), point(to))) {
            self.men.remove(&from);
            self.men.insert(to, self.side);
            self.quiet += 1;
            // Whoever moved could have captured from where it stood.
            let missed = before.into_iter().map(|at| if at == from { to } else { at }).collect();
            self.end_turn(missed, to);
        } else if let Some(at) = action.strip_prefix('@') {
            self.men.insert(point(at), self.side);
            self.hand[self.side] -= 1;
            self.quiet = 0;
            self.end_turn(BTreeSet::new(), point(at));
        } else if let Some(at) = action.strip_prefix("huff ") {
            let Stage::Huff(_, loser) = self.stage else { panic!("nothing is huffed now") };
            self.huff(point(at), loser);
        } else {
            match self.stage.clone() {
                Stage::Chain(at) if self.has_to_go_on() => self.end_turn(BTreeSet::from([at]), at),
                Stage::Chain(at) => self.end_turn(BTreeSet::new(), at),
                Stage::Huff(_, loser) => self.begin_turn(1 - loser),
                _ => {
                    self.quiet += 1;
                    self.end_turn(BTreeSet::new(), (0, 0));
                }
            }
        }
    }

    fn text(&self) -> String {
        let height = self.rules.lines.points.iter().map(|point| point.1).max().unwrap();
        let rows: Vec<String> = (1..=height).rev().map(|rank| self.row(rank)).collect();
        let phase = match &self.stage {
            Stage::Chain(at) => name(*at),
            Stage::Huff(..) => "huff".to_owned(),
            _ => "-".to_owned(),
        };
        let ([south, north], [first, second]) = (self.taken, self.hand);
        let side = ['s', 'n'][self.side];
        format!("{} {side} {phase} {south}-{north} {first}-{second} {}", rows.join("/"), self.quiet)
    }

    fn decides(&self) -> String {
        match self.stage {
            Stage::Over(_) => "over".to_owned(),
            _ => ["south", "north"][self.side].to_owned(),
        }
    }

    fn result(&self) -> Option<String> {
        match &self.stage {
            Stage::Over(result) => Some(result.clone()),
            _ => None,
        }
    }
}
