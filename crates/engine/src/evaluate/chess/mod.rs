//! Chess: terms with weights that were fitted to results.
//!
//! - `terms`: what is counted; `count` counts it;
//! - `weights`: how much each term counts, in the middle game and in the endgame;
//! - `ends`: what counts instead in some endgames; `old`: what counts in the old games, with counsellors and elephants;
//! - `material`: material alone;
//! - `order`: which moves are tried first.

mod count;
pub(crate) mod ends;
mod material;
mod old;
mod order;
mod terms;
mod weights;

use std::sync::Arc;

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{Side, Square, SquareSet};
use ashtapada_rules::{Action, Role, Seat};

use super::Evaluator;
use crate::{Sides, Values};
use ends::{WHOLE, winning};
pub use material::Material;
pub use order::CapturesFirst;
pub use terms::{GROUPS, TERMS};
use terms::{PHASES, ROLES, Sink};

const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
/// What old games have in place of queens, bishops and knights.
const OLD: [Role; 3] = [Role::Counsellor, Role::Elephant, Role::Horse];

/// Two weights in one word, for the middle game and the endgame, that are added at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pair(i32);

impl Pair {
    const fn new([middle, end]: [i16; 2]) -> Pair {
        Pair(middle as i32 + ((end as i32) << 16))
    }

    const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    const fn end(self) -> i32 {
        ((self.0 + 0x8000) >> 16) as i16 as i32
    }
}

/// The weights of each term, in the middle game and in the endgame, in hundredths of a pawn.
pub type Weights = [[i16; 2]; TERMS];

/// What the value of a position for South is made of, for whoever fits weights: the sum of weighted counts, times what of
/// it can be won.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Account {
    /// Terms, and how often each is counted for South less for North.
    pub counts: Vec<(u16, i16)>,
    /// How much the weights for the middle game count, from 0 to 1; those for the endgame count the rest.
    pub middle: f32,
    /// How much of a lead can be won, from 0 to 1: of North's, and of South's.
    pub winning: [f32; 2],
}

impl Sink for Account {
    fn add(&mut self, term: usize, count: i32) {
        self.counts.push((term as u16, count as i16));
    }
}

/// Handmade terms, with weights that were fitted to results of games: pieces on their squares, reach, pawns, threats, the
/// safety of kings, and what a pawn on its way could become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handmade {
    weights: Arc<[Pair; TERMS]>,
}

impl Default for Handmade {
    fn default() -> Handmade {
        Handmade::new(&weights::WEIGHTS)
    }
}

struct Sum<'a> {
    weights: &'a [Pair; TERMS],
    sum: i32,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.sum += self.weights[term].0 * count;
    }
}

/// What [`Handmade`] keeps: the weights of the pieces on their squares, and how much the middle game counts; what pawns and
/// kings tell by their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    squares: i32,
    phase: i32,
    structure: i32,
    /// The passed pawns of South and North.
    passed: [SquareSet; 2],
}

impl Handmade {
    /// With weights of one's own.
    pub fn new(weights: &Weights) -> Handmade {
        Handmade { weights: Arc::new(weights.map(Pair::new)) }
    }

    /// What the value of a position is made of; `None` where other things count: against a bare king, and in the old
    /// games.
    ///
    /// ```
    /// use ashtapada_engine::chess::Handmade;
    /// use ashtapada_rules::{Position, chess::{Chess, Options}};
    /// // Nobody has anything more than the other at the start, but the move.
    /// let account = Handmade::account(&Chess::start(&Options::default()).unwrap()).unwrap();
    /// assert_eq!(account.counts.len(), 1);
    /// ```
    pub fn account(position: &Chess) -> Option<Account> {
        if ends::told(position).is_some() {
            return None;
        }
        let part = |count: i32, whole: i32| count as f32 / whole as f32;
        let mut account = Account {
            counts: Vec::new(),
            middle: part(phase(position).min(PHASES), PHASES),
            winning: [-1, 1].map(|lead| part(winning(position, lead), WHOLE)),
        };
        count::squares(position, &mut account);
        let passed = count::structure(position, &mut account);
        count::rest(position, passed, &mut account);
        account.counts.sort_unstable_by_key(|&(term, _)| term);
        account.counts.dedup_by(|from, to| {
            let same = from.0 == to.0;
            to.1 += if same { from.1 } else { 0 };
            same
        });
        account.counts.retain(|&(_, count)| count != 0);
        Some(account)
    }

    fn sum(&self) -> Sum<'_> {
        Sum { weights: &self.weights, sum: 0 }
    }

    /// A piece that comes to a square, or leaves it.
    #[inline(always)]
    fn change(&self, kept: &mut Kept, (seat, role): (Seat, Role), at: Square, by: i32) {
        let side = if seat == Seat::South { Side::South } else { Side::North };
        let sign = if seat == Seat::South { by } else { -by };
        // Men of the old games are counted elsewhere.
        let Some(index) = ROLES.iter().position(|&other| other == role) else { return };
        kept.squares += self.weights[terms::square_term(index, side, at)].0 * sign;
        kept.phase += terms::phase_of(role) * by;
    }

    /// What pawns and kings tell by their places.
    fn build(&self, kept: &mut Kept, position: &Chess) {
        let mut sum = self.sum();
        kept.passed = count::structure(position, &mut sum);
        kept.structure = sum.sum;
    }

    /// The value for South.
    fn value(&self, position: &Chess, kept: &Kept) -> i32 {
        if let Some(value) = ends::told(position) {
            return value;
        }
        let mut sum = self.sum();
        count::rest(position, kept.passed, &mut sum);
        let sum = Pair(sum.sum + kept.squares + kept.structure);
        let phase = kept.phase.min(PHASES);
        let value = (sum.middle() * phase + sum.end() * (PHASES - phase)) / PHASES;
        value * winning(position, value) / WHOLE
    }
}

/// How much the middle game counts, of [`PHASES`].
fn phase(position: &Chess) -> i32 {
    let count = |role| Seat::PAIR.map(|seat| position.squares(seat, role).len() as i32).iter().sum::<i32>();
    PIECES.iter().map(|&role| terms::phase_of(role) * count(role)).sum()
}

impl Evaluator<Chess> for Handmade {
    type State = Kept;

    fn fresh(&self, position: &Chess) -> Kept {
        let mut sum = self.sum();
        count::squares(position, &mut sum);
        let mut kept = Kept { squares: sum.sum, phase: phase(position), structure: 0, passed: [SquareSet::EMPTY; 2] };
        self.build(&mut kept, position);
        kept
    }

    #[inline]
    fn follow(&self, state: &Kept, before: &Chess, action: Action, after: &Chess) -> Kept {
        let (from, to) = match action {
            Action::Pass => return *state,
            Action::Step { from, to, promotion: None } | Action::Capture { from, to, promotion: None } => (from, to),
            _ => return self.fresh(after),
        };
        let (Some(from), Some(to)) = (Square::of(from), Square::of(to)) else { return self.fresh(after) };
        let Some(moved) = before.piece_at(from) else { return self.fresh(after) };
        let mut kept = *state;
        self.change(&mut kept, moved, from, -1);
        self.change(&mut kept, moved, to, 1);
        let taken = before.piece_at(to);
        match taken {
            Some(taken) => self.change(&mut kept, taken, to, -1),
            // En passant.
            None if matches!(action, Action::Capture { .. }) => return self.fresh(after),
            // Castling.
            None if moved.1 == Role::King && from.file().abs_diff(to.file()) > 1 => return self.fresh(after),
            None => {}
        }
        if matches!(moved.1, Role::Pawn | Role::King) || taken.is_some_and(|(_, role)| role == Role::Pawn) {
            self.build(&mut kept, after);
        }
        kept
    }

    fn evaluate(&self, position: &Chess, state: &Kept, sides: &Sides) -> Values {
        let value = self.value(position, state);
        sides.advantage(&sides.sum(&[value, 0, 0, 0]))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::chess::Options;
    use ashtapada_rules::{ActionList, Game, Position as _};

    use super::*;

    #[test]
    fn the_value_is_what_the_account_says() {
        let handmade = Handmade::default();
        let mut rng = fastrand::Rng::with_seed(8);
        let mut list = ActionList::new();
        let mut accounts = 0;
        for _ in 0..40 {
            let mut game = Game::new(Chess::start(&Options::default()).unwrap());
            while game.outcome().is_none() && game.len() < 300 {
                let position = game.position();
                let value = handmade.value(position, &handmade.fresh(position));
                if let Some(account) = Handmade::account(position) {
                    let sum = |at: usize| -> f32 {
                        let part = |&(term, count): &(u16, i16)| {
                            f32::from(weights::WEIGHTS[usize::from(term)][at]) * f32::from(count)
                        };
                        account.counts.iter().map(part).sum()
                    };
                    let lead = account.middle * sum(0) + (1.0 - account.middle) * sum(1);
                    let told = lead * account.winning[usize::from(lead > 0.0)];
                    assert!((told - value as f32).abs() < 2.0, "{}: {told} and {value}", position.text());
                    accounts += 1;
                }
                position.actions(&mut list);
                game.play(list[rng.usize(..list.len())], &mut ()).unwrap();
            }
        }
        assert!(accounts > 4000, "{accounts}");
    }
}
