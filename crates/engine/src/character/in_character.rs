//! A player that does what it likes among actions nearly as good as the best.

use ashtapada_rules::{Action, Position, Seat};

use super::Taste;
use crate::players::choices;
use crate::worth::{WHOLE, shares};
use crate::{Choice, Limits, Line, Player, Report, Sides, Situation, expected};

/// How many of the best lines it chooses among.
const LINES: usize = 6;

/// How much of an expected result it gives up for what it likes most, where the game is open.
const TOLERANCE: f64 = 0.04;

/// What is liked so much less than the most liked is not liked at all.
const INDIFFERENT: i32 = 100;

/// Another player, with a taste.
pub(crate) struct InCharacter<P> {
    player: Box<dyn Player<P>>,
    taste: Box<dyn Taste<P>>,
}

impl<P: Position> InCharacter<P> {
    pub(crate) fn new(player: Box<dyn Player<P>>, taste: Box<dyn Taste<P>>) -> InCharacter<P> {
        InCharacter { player, taste }
    }
}

impl<P: Position> Player<P> for InCharacter<P> {
    /// The line of what was chosen comes first, before those that may be better.
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let list = choices(at, &limits)?;
        let likes = self.taste.likes(at, &list);
        let Some(seat) = at.turn().seat().filter(|_| likes.iter().any(|&like| like != likes[0])) else {
            // Several lines cost nodes: not where it is all the same.
            return self.player.think(at, limits, watch);
        };
        let asked = limits.lines();
        let mut show = |report: &Report| {
            let mut report = report.clone();
            report.lines.truncate(asked);
            watch(&report);
        };
        let mut choice = self.player.think(at, limits.with_lines(asked.max(LINES)), &mut show)?;
        let lines = &mut choice.report.lines;
        let liking = |action: Action| list.iter().position(|&other| other == action).map_or(0, |place| likes[place]);
        let sides = Sides::in_game(at.position());
        let nearly: Vec<(f64, i32)> =
            lines.iter().take(LINES).map(|line| (result(line, seat, &sides), liking(line.actions[0]))).collect();
        if let Some(place) = most_liked(&nearly) {
            lines[..=place].rotate_right(1);
            choice.action = lines[0].actions[0];
        }
        lines.truncate(asked);
        Some(choice)
    }

    fn kept_bytes(&self) -> usize {
        self.player.kept_bytes()
    }

    fn forget(&mut self) {
        self.player.forget();
    }
}

/// The result that a line promises a seat: from 0 to 1, or its share among four.
fn result(line: &Line, seat: Seat, sides: &Sides) -> f64 {
    if sides.count() == 2 {
        expected(line.value(seat))
    } else {
        f64::from(shares(&line.values)[seat.index()]) / f64::from(WHOLE)
    }
}

/// Which of some lines is played, by the results they promise, the best first, and by how much each is liked.
///
/// The nearer the game is to being decided, the less a taste counts: nobody plays with a win.
fn most_liked(lines: &[(f64, i32)]) -> Option<usize> {
    let most = lines.iter().map(|&(_, like)| like).max()?;
    let best = lines[0].0;
    let open = 4.0 * best * (1.0 - best);
    let worth = |&(result, like): &(f64, i32)| {
        let dislike = f64::from((most - like).min(INDIFFERENT)) / f64::from(INDIFFERENT);
        result - dislike * TOLERANCE * open
    };
    // Of equals the first: among certain ends it is the quickest win.
    let liked = lines.iter().map(worth).enumerate().rev().max_by(|(_, one), (_, other)| one.total_cmp(other));
    liked.map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::soldiers::{Options, Soldiers};

    use super::*;
    use crate::worth::{WIN, value_of};

    /// Finds lines with these values, for the actions in their order.
    struct Told(Vec<i32>);

    impl Player<Soldiers> for Told {
        fn think(
            &mut self,
            at: &Situation<Soldiers>,
            limits: Limits<'_>,
            watch: &mut dyn FnMut(&Report),
        ) -> Option<Choice> {
            let list = choices(at, &limits)?;
            let line = |(&action, &value): (&Action, &i32)| Line::new(vec![action], [value, 0, -value, 0]);
            let mut report = Report::new();
            report.lines = list.iter().zip(&self.0).take(limits.lines()).map(line).collect();
            watch(&report);
            Some(Choice::new(report.lines[0].actions[0], report))
        }

        fn forget(&mut self) {
            self.0.clear();
        }
    }

    /// Likes the actions so much, in their order.
    struct Likes(Vec<i32>);

    impl Taste<Soldiers> for Likes {
        fn likes(&self, _: &Situation<Soldiers>, actions: &[Action]) -> Vec<i32> {
            self.0.iter().copied().chain(std::iter::repeat(0)).take(actions.len()).collect()
        }
    }

    fn start() -> (Situation<Soldiers>, Vec<Action>) {
        let at = Situation::new(Soldiers::start(&Options::default()).unwrap());
        let list = choices(&at, &Limits::depth(1)).unwrap().to_vec();
        (at, list)
    }

    /// Which of the actions is chosen.
    fn chosen(values: &[i32], likes: &[i32]) -> usize {
        let (at, list) = start();
        let mut player = InCharacter::new(Box::new(Told(values.to_vec())), Box::new(Likes(likes.to_vec())));
        let choice = player.think(&at, Limits::depth(1), &mut |report| assert_eq!(report.lines.len(), 1)).unwrap();
        let [line] = &choice.report.lines[..] else { panic!("one line was asked for: {choice:?}") };
        assert_eq!(line.actions, [choice.action]);
        list.iter().position(|&action| action == choice.action).unwrap()
    }

    #[test]
    fn of_what_is_nearly_as_good_the_most_liked_is_played() {
        let [almost, worse] = [0.4, 1.2].map(|part| value_of(0.5 - part * TOLERANCE));
        assert_eq!(chosen(&[0, almost, worse], &[0, 100, 0]), 1);
        assert_eq!(chosen(&[0, almost, worse], &[0, 20, 0]), 0);
        assert_eq!(chosen(&[0, almost, worse], &[0, 0, 1000]), 0);
        assert_eq!(chosen(&[0, almost, almost], &[0, 90, 100]), 2);
        // What is least bad, if nothing is liked.
        assert_eq!(chosen(&[0, almost, worse], &[-900, -300, -900]), 1);
        assert_eq!(chosen(&[0, 0, 0], &[5, 5, 5]), 0);
    }

    #[test]
    fn nobody_plays_with_a_win() {
        let won = value_of(0.99);
        assert_eq!(chosen(&[won, value_of(0.98)], &[0, 100]), 0);
        assert_eq!(chosen(&[WIN / 2 - 1, WIN / 2 - 3], &[0, 100]), 0);
        assert_eq!(chosen(&[-WIN / 2 + 9, -WIN / 2 + 3], &[0, 100]), 0);
    }

    #[test]
    fn lines_are_told_as_asked_and_few_are_chosen_among() {
        let (at, list) = start();
        let player = |liked: usize| {
            let likes = (0..list.len()).map(|place| if place == liked { 100 } else { 0 }).collect();
            InCharacter::new(Box::new(Told(vec![0; list.len()])), Box::new(Likes(likes)))
        };
        let think = |liked, limits| player(liked).think(&at, limits, &mut |_| {}).unwrap();
        let choice = think(5, Limits::depth(1).with_lines(8));
        assert_eq!((choice.report.lines.len(), choice.action), (8, list[5]));
        assert_eq!(choice.report.lines[1].actions, [list[0]]);
        assert_eq!(think(6, Limits::depth(1).with_lines(8)).action, list[0]);
        assert_eq!(think(1, Limits::depth(1).among(&list[5..])).action, list[6]);
    }
}
