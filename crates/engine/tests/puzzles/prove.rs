//! What can be said of an action by the rules alone: plain recursion over all answers and throws, without a word of an
//! evaluation.

use ashtapada_engine::Sides;
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Game, Position, Seat, Turn};

/// The share of the win that a seat is sure of, and the most that it can still get: 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    pub least: f64,
    pub most: f64,
}

/// An action with what it is good for.
pub type Judged = (Action, Bounds);

/// Rounding of means over throws.
const NEARLY: f64 = 1e-9;

/// What each action is good for to the seat that decides, looking so many actions ahead, throws not counted.
pub fn judge(game: &mut Game<AnyPosition>, actions: u32) -> Vec<Judged> {
    let Some(seat) = game.turn().seat() else { return Vec::new() };
    let proof = Proof { seat, sides: Sides::in_game(game.position()) };
    list(game.position()).into_iter().map(|action| (action, proof.after(game, action, actions - 1))).collect()
}

/// Whether these actions and no others are right, in one of three ways: whoever plays one of them is sure of more than
/// anybody can get who does not; or wins for sure, which nothing else does with so few actions; or everything else loses for
/// sure.
pub fn are_right(judged: &[Judged], right: &[Action]) -> bool {
    let (right, others): (Vec<_>, Vec<_>) = judged.iter().partition(|(action, _)| right.contains(action));
    if right.is_empty() || others.is_empty() {
        return false;
    }
    let least = |some: &[&Judged]| some.iter().map(|(_, bounds)| bounds.least).fold(1.0, f64::min);
    let most = |some: &[&Judged]| some.iter().map(|(_, bounds)| bounds.most).fold(0.0, f64::max);
    let is_more = least(&right) > most(&others) + NEARLY;
    let wins = |(_, bounds): &&Judged| bounds.least > 1.0 - NEARLY;
    let loses = |(_, bounds): &&Judged| bounds.most < NEARLY;
    is_more
        || right.iter().all(wins) && !others.iter().any(wins)
        || others.iter().all(loses) && !right.iter().any(loses)
}

struct Proof {
    seat: Seat,
    sides: Sides,
}

impl Proof {
    fn after(&self, game: &mut Game<AnyPosition>, action: Action, left: u32) -> Bounds {
        game.play(action, &mut ()).expect("it is legal");
        let bounds = self.bounds(game, left);
        game.take_back();
        bounds
    }

    fn bounds(&self, game: &mut Game<AnyPosition>, left: u32) -> Bounds {
        if let Some(outcome) = game.outcome() {
            let share = outcome.payoff(self.seat);
            return Bounds { least: share, most: share };
        }
        match game.turn() {
            Turn::Seat(_) if left == 0 => Bounds { least: 0.0, most: 1.0 },
            Turn::Seat(seat) => self.decided(game, seat, left),
            _ => self.thrown(game, left),
        }
    }

    /// The mean over all throws.
    fn thrown(&self, game: &mut Game<AnyPosition>, left: u32) -> Bounds {
        let mut throws = ChanceList::new();
        game.position().chance(&mut throws);
        throws.iter().fold(Bounds { least: 0.0, most: 0.0 }, |mean, &(throw, probability)| {
            let bounds = self.after(game, Action::Throw(throw), left);
            let part = probability.as_f64();
            Bounds { least: mean.least + part * bounds.least, most: mean.most + part * bounds.most }
        })
    }

    /// Its own side does what is best for it, one opponent what is worst; of several opponents nobody knows what they
    /// want.
    fn decided(&self, game: &mut Game<AnyPosition>, seat: Seat, left: u32) -> Bounds {
        let own = self.sides.of(seat) == self.sides.of(self.seat);
        let opposed = self.sides.count() == 2;
        let mut all: Option<Bounds> = None;
        for action in list(game.position()) {
            let one = self.after(game, action, left - 1);
            let sum = all.map_or(one, |all| Bounds {
                least: if own { all.least.max(one.least) } else { all.least.min(one.least) },
                most: if own || !opposed { all.most.max(one.most) } else { all.most.min(one.most) },
            });
            all = Some(sum);
            // Nothing more can change it.
            let settled = if own {
                sum.least >= 1.0
            } else {
                sum.least <= 0.0 && (sum.most <= 0.0 || !opposed && sum.most >= 1.0)
            };
            if settled {
                break;
            }
        }
        all.unwrap_or(Bounds { least: 0.0, most: 1.0 })
    }
}

/// The legal actions.
pub fn list(position: &AnyPosition) -> Vec<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.to_vec()
}
