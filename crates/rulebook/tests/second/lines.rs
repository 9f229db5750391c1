//! Boards of points and lines: every step and every jump, found by walking along the lines.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

/// A point: its file and rank, from 1.
pub type Point = (i8, i8);

/// A board: its points, and all that lies along its lines.
#[derive(Clone, Default, Debug)]
pub struct Lines {
    /// The points.
    pub points: BTreeSet<Point>,
    /// From each point to its neighbours.
    pub steps: BTreeMap<Point, BTreeSet<Point>>,
    /// From each point to where one can land, over which point.
    pub jumps: BTreeMap<Point, BTreeMap<Point, Point>>,
}

/// The point of that name.
pub fn point(name: &str) -> Point {
    let (file, rank) = name.split_at(1);
    ((file.as_bytes()[0] - b'a') as i8 + 1, rank.parse().unwrap())
}

/// The name of a point.
pub fn name((file, rank): Point) -> String {
    format!("{}{rank}", char::from(b'a' + file as u8 - 1))
}

/// The points of a list of names.
pub fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(point).collect()
}

impl Lines {
    /// The board that a rule set tells.
    pub fn of(board: &Table) -> Lines {
        match board.get("known").and_then(Value::as_str) {
            Some("49") => Lines::with_triangles(4),
            Some("37") => Lines::with_triangles(2),
            Some(other) => panic!("there is no board of {other} points"),
            None => Lines::told(board),
        }
    }

    fn told(board: &Table) -> Lines {
        let mut lines = Lines::default();
        let runs = |key: &str| board.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        for line in runs("lines") {
            lines.add(&points(line.as_str().unwrap()), true);
        }
        let arcs_too = board.get("arcJumps").and_then(Value::as_bool).unwrap_or(true);
        for arc in runs("arcs") {
            let mut run = points(arc["points"].as_str().unwrap());
            if run.first() == run.last() {
                // A circle goes on past its beginning.
                run.push(run[1]);
            }
            lines.add(&run, arcs_too);
        }
        lines
    }

    /// A line, walked from both ends.
    fn add(&mut self, run: &[Point], jumps: bool) {
        let back: Vec<Point> = run.iter().rev().copied().collect();
        for run in [run, &back] {
            self.points.extend(run);
            for two in run.windows(2) {
                self.steps.entry(two[0]).or_default().insert(two[1]);
            }
            for three in run.windows(3).filter(|_| jumps) {
                self.jumps.entry(three[0]).or_default().insert(three[2], three[1]);
            }
        }
    }

    /// The square of five by five with the diagonals of alquerque, and triangles at two or at all four of its sides.
    fn with_triangles(sides: usize) -> Lines {
        let mut joined: Vec<(Point, Point)> = Vec::new();
        for file in 3..=7 {
            for rank in 3..=7 {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let end = (file + right, rank + up);
                    let within = (3..=7).contains(&end.0) && end.1 <= 7;
                    let straight = right == 0 || up == 0;
                    // Diagonals run into the corners and through the middle of each side.
                    if within && (straight || (file + rank) % 2 == 0) {
                        joined.push(((file, rank), end));
                    }
                }
            }
        }
        let south = "e3 d2  e3 e2  e3 f2  d2 e2  e2 f2  d2 c1  e2 e1  f2 g1  c1 e1  e1 g1";
        let mut triangle = points(south);
        for turn in 0..4 {
            if sides == 4 || turn % 2 == 0 {
                joined.extend(triangle.chunks(2).map(|ends| (ends[0], ends[1])));
            }
            // A quarter turn about e5.
            triangle = triangle.into_iter().map(|(file, rank)| (rank, 10 - file)).collect();
        }
        let mut lines = Lines::default();
        for (a, b) in joined {
            lines.add(&[a, b], false);
        }
        let direction = |a: Point, b: Point| ((b.0 - a.0).signum(), (b.1 - a.1).signum());
        for (from, over) in lines.pairs() {
            let straight_on = |to: &&Point| direction(from, over) == direction(over, **to);
            if let Some(&to) = lines.steps[&over].iter().find(straight_on) {
                lines.jumps.entry(from).or_default().insert(to, over);
            }
        }
        lines
    }

    /// Every point with each of its neighbours.
    fn pairs(&self) -> Vec<(Point, Point)> {
        self.steps.iter().flat_map(|(&from, to)| to.iter().map(move |&to| (from, to))).collect()
    }
}

#[test]
fn the_boards_with_triangles_have_their_points_steps_and_jumps() {
    let counts = |lines: &Lines| {
        [lines.points.len(), lines.pairs().len(), lines.jumps.values().map(BTreeMap::len).sum::<usize>()]
    };
    assert_eq!(counts(&Lines::with_triangles(4)), [49, 192, 144]);
    assert_eq!(counts(&Lines::with_triangles(2))[0], 37);
}
