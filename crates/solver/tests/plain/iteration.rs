//! Plain iteration over all positions of a small game, by the rules' own actions.

use std::collections::HashMap;

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Options, PointSet, Soldiers};
use ashtapada_rules::{OptionSet, Position, Turn};
use ashtapada_solver::{Value, WholeTurn};

/// A position that a turn leaves.
enum Left {
    /// The game is over.
    Over(Value),
    /// The number of the position.
    Goes(usize),
}

/// The positions of a game with their turns, and what is known of their values.
pub struct Plain {
    positions: Vec<Soldiers>,
    turns: Vec<Vec<Vec<Left>>>,
    values: Vec<Option<Value>>,
}

/// What a position that is over is worth to the side that would be next.
fn verdict(position: &Soldiers) -> Value {
    match position.outcome().unwrap().share[position.side().seat().index()] {
        0 => Value::Loss(0),
        12 => Value::Win(0),
        _ => Value::Draw,
    }
}

impl Plain {
    pub fn solve(options: &Options) -> Plain {
        let mut options = *options;
        for (id, value) in [("noCaptureMoves", "0"), ("repetition", "off")] {
            options.set(id, value).unwrap();
        }
        let positions = all_positions(&options);
        let key = |position: &Soldiers| (position.men(Side::South), position.men(Side::North), position.side());
        let numbers: HashMap<_, usize> =
            positions.iter().enumerate().map(|(number, position)| (key(position), number)).collect();
        let left = |position: &Soldiers| match position.turn() {
            Turn::Over => Left::Over(verdict(position)),
            _ => Left::Goes(numbers[&key(position)]),
        };
        let turns_of = |position: &Soldiers| {
            WholeTurn::all(position).iter().map(|turn| turn.leaves.iter().map(left).collect()).collect()
        };
        let turns = positions.iter().map(turns_of).collect();
        let over = |position: &Soldiers| (position.turn() == Turn::Over).then(|| verdict(position));
        let values = positions.iter().map(over).collect();
        let mut plain = Plain { positions, turns, values };
        let mut turns = 1;
        while plain.decide(turns) {
            turns += 1;
        }
        plain
    }

    /// Every position with its value.
    pub fn values(&self) -> impl Iterator<Item = (&Soldiers, Value)> {
        self.positions.iter().zip(self.values.iter().map(|value| value.unwrap_or(Value::Draw)))
    }

    /// Finds what is won or lost in exactly so many turns, and returns whether anything is.
    fn decide(&mut self, turns: u16) -> bool {
        let decides = |number: usize| {
            let worth: Vec<Option<Value>> = self.turns[number].iter().map(|turn| self.worth(turn)).collect();
            let wins = worth.contains(&Some(Value::Win(turns)));
            let loses = !worth.is_empty() && worth.iter().all(|worth| matches!(worth, Some(Value::Loss(_))));
            let longest = worth.iter().flatten().filter_map(|value| value.turns()).max();
            match () {
                _ if wins => Some(Value::Win(turns)),
                _ if loses && longest == Some(turns) => Some(Value::Loss(turns)),
                _ => None,
            }
        };
        let open = (0..self.positions.len()).filter(|&number| self.values[number].is_none());
        let found: Vec<(usize, Value)> = open.filter_map(|number| Some((number, decides(number)?))).collect();
        for &(number, value) in &found {
            self.values[number] = Some(value);
        }
        !found.is_empty()
    }

    /// What a turn is worth, if that is known: the opponent takes the best of what it leaves.
    fn worth(&self, turn: &[Left]) -> Option<Value> {
        let value = |left: &Left| match *left {
            Left::Over(value) => Some(value),
            Left::Goes(number) => self.values[number],
        };
        let known: Vec<Option<Value>> = turn.iter().map(value).collect();
        let best = known.iter().flatten().max().copied()?;
        let sure = matches!(best, Value::Win(_)) || known.iter().all(Option::is_some);
        sure.then(|| best.before())
    }
}

/// Every position with at least one man of each side, and no more than the game begins with.
fn all_positions(options: &Options) -> Vec<Soldiers> {
    let board = options.layout().board;
    let points: Vec<_> = board.shape().spots.iter().filter_map(|&spot| board.point(spot)).collect();
    let mut found = Vec::new();
    for code in 0..3usize.pow(points.len() as u32) {
        let mut men = [PointSet::EMPTY; 2];
        let mut rest = code;
        for &point in &points {
            if let Some(set) = men.get_mut(rest % 3) {
                *set |= PointSet::of(point);
            }
            rest /= 3;
        }
        let fits = |side: Side| (1..=u32::from(options.layout().army(side))).contains(&men[side.index()].len());
        if Side::BOTH.into_iter().all(fits) {
            found.extend(Side::BOTH.map(|side| Soldiers::arranged(options, men, side)));
        }
    }
    found
}
