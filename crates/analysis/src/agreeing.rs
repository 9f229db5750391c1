//! Whether a computer player agrees to end a game as it stands: by its own judgement of it.

use ashtapada_engine::{Bot, Situation};
use ashtapada_rules::{AnyPosition, Outcome, Position, Seat};

use crate::{Analyst, Effort, Worth};

/// How much more of the game a player has to expect than it is offered, to play on.
const CLEARLY: f64 = 0.1;
/// How much more than that for each full round in which nothing happened, where points count: what was expected and did not
/// come for so long will hardly come.
const WEARY: f64 = 0.02;
/// What the judgement may cost: some milliseconds. A level that looks at less stays at that.
const EFFORT: Effort<'static> = Effort::nodes(4_000).with_depth(4);

/// Whether the computer player `bot` agrees, for a seat, that the game ends with `offered`: it does where nothing that is played
/// can change the order any more, and else unless it expects clearly more of playing on: the more, the longer nothing has
/// happened in a game of points. One that judges nothing agrees to everything.
///
/// ```
/// use ashtapada_analysis::agrees;
/// use ashtapada_engine::{Bot, Level, Situation};
/// use ashtapada_rules::{AnyPosition, Ending, Family, Outcome, Position, Seat};
/// let (options, bot) = (Family::Chess.options(), Bot::Level(Level::new(3).unwrap(), None));
/// let draw = Outcome::drawn(&Seat::PAIR, Ending::Agreement);
/// let asked = |text: &str, seat| agrees(bot, seat, &Situation::new(AnyPosition::parse(text, &options).unwrap()), &draw);
/// let queen_up = "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1";
/// assert!(!asked(queen_up, Seat::South) && asked(queen_up, Seat::North));
/// assert!(asked("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1", Seat::South), "nobody is better");
/// ```
pub fn agrees(bot: Bot, seat: Seat, at: &Situation<AnyPosition>, offered: &Outcome) -> bool {
    if at.position().is_settled() {
        return true;
    }
    let found = Analyst::seeing_as(bot).analyse(at, &EFFORT, &mut |_| {});
    let wanted = CLEARLY + weariness(at.position());
    found.is_none_or(|found| found.worth.of(seat) <= Worth::of_outcome(offered).of(seat) + wanted)
}

fn weariness(position: &AnyPosition) -> f64 {
    let by_points = position.seats().len() > 2 && position.standings().iter().any(|one| one.scores);
    if by_points { WEARY * f64::from(position.quiet_rounds()) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::Level;
    use ashtapada_rules::{Ending, Family};

    use super::*;

    #[test]
    fn nobody_plays_on_for_an_order_that_stands() {
        let options = Family::FourKings.options();
        let asked = |text: &str| {
            let position = AnyPosition::parse(text, &options).unwrap();
            let offered = position.outcome_by(Ending::Agreement);
            let at = Situation::new(position);
            Seat::ALL.map(|seat| agrees(Bot::Level(Level::STRONGEST, None), seat, &at, &offered))
        };
        assert_eq!(asked("7wK/8/8/8/8/8/wE7/3sK4 s throw 20,12,6,3"), [true; 4]);
    }

    /// West has more on the board and fewer points.
    #[test]
    fn who_hoped_in_vain_for_many_rounds_ends_a_game_of_points() {
        let options = Family::FourKings.options();
        let asked = |idle: &str| {
            let text = ["7wK/6wE1/5wH2/8/8/8/8/sK7 s throw 14,12,6,3", idle].concat();
            let position = AnyPosition::parse(&text, &options).unwrap();
            let offered = position.outcome_by(Ending::Agreement);
            agrees(Bot::Level(Level::STRONGEST, None), Seat::West, &Situation::new(position), &offered)
        };
        assert!(!asked("") && asked(" idle=90"));
    }
}
