//! Random playouts: for benchmarks, tests and statistics.

use alloc::vec::Vec;

use crate::{Action, ActionList, ChanceList, Ending, Outcome, Position, Throw};

/// The result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The result; `None` if the limit of actions came first.
    pub outcome: Option<Outcome>,
    /// Actions by seats. Throws are not counted.
    pub actions: u32,
}

/// Draws one of the throws by their exact probabilities, `pick(n)` giving a number below `n`, each
/// equally likely. `None` if no throw is due.
pub fn draw(throws: &ChanceList, pick: &mut impl FnMut(u32) -> u32) -> Option<Throw> {
    let (&(first, p), rest) = throws.split_first()?;
    // Equally likely throws are by far the most common case.
    if p.numerator == 1 && rest.len() + 1 == p.denominator as usize {
        return throws.get(pick(p.denominator) as usize).map(|&(throw, _)| throw);
    }
    let weights = weights(throws);
    let mut left = pick(weights.iter().sum());
    for (&(throw, _), weight) in throws.iter().zip(weights) {
        if left < weight {
            return Some(throw);
        }
        left -= weight;
    }
    Some(first)
}

/// How often each throw comes among as many as the least common denominator of all their probabilities.
///
/// ```
/// use ashtapada_rules::{Probability, Throw, weights};
/// let throws = [(Throw::one(2), Probability::new(1, 2)), (Throw::one(3), Probability::new(1, 3)), (Throw::one(4), Probability::new(1, 6))];
/// assert_eq!(weights(&throws.into_iter().collect()), [3, 2, 1]);
/// ```
pub fn weights(throws: &ChanceList) -> Vec<u32> {
    let common = throws.iter().fold(1, |common, (_, p)| lcm(common, p.denominator));
    throws.iter().map(|(_, p)| p.numerator * (common / p.denominator)).collect()
}

fn lcm(a: u32, b: u32) -> u32 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

/// A filter for keys: a key whose bit is not set has not been seen, so most keys need no search.
struct Sieve([u64; 16]);

impl Sieve {
    /// Inserts a key; returns whether it may have been there before.
    #[inline(always)]
    fn catch(&mut self, key: u64) -> bool {
        let word = &mut self.0[(key >> 6) as usize & 15];
        let bit = 1 << (key & 63);
        let seen = *word & bit != 0;
        *word |= bit;
        seen
    }
}

/// Plays uniformly random legal actions from `start`, for at most `limit` actions by seats.
///
/// `pick(n)` gives a number below `n`, each equally likely. `keys` is a buffer, to be reused for the next playout.
/// Repetition ends the game as the rules of the position say.
pub fn playout<P: Position>(start: &P, limit: u32, pick: &mut impl FnMut(u32) -> u32, keys: &mut Vec<u64>) -> Playout {
    let mut position = start.clone();
    let mut actions = 0;
    let mut list = ActionList::new();
    let mut throws = ChanceList::new();
    let repetition = usize::from(position.repetition_limit());
    keys.clear();
    let mut sieve = Sieve([0; 16]);
    loop {
        // An empty list says that no seat is to decide, so `turn` need not be called.
        position.actions(&mut list);
        if list.is_empty() {
            position.chance(&mut throws);
            let Some(throw) = draw(&throws, pick) else { return Playout { outcome: position.outcome(), actions } };
            position.play_unchecked(Action::Throw(throw), &mut ());
            continue;
        }
        if actions == limit {
            return Playout { outcome: None, actions };
        }
        if repetition > 0 {
            if position.reversible() == 0 && !keys.is_empty() {
                keys.clear();
                sieve = Sieve([0; 16]);
            }
            let key = position.key();
            // Where an unusable throw is thrown again, the same position recurs within one turn.
            let again = keys.last() == Some(&key);
            if !again && sieve.catch(key) && 1 + keys.iter().filter(|&&seen| seen == key).count() >= repetition {
                return Playout { outcome: Some(position.outcome_by(Ending::Repetition)), actions };
            }
            if !again {
                keys.push(key);
            }
        }
        let choice = list[pick(list.len() as u32) as usize];
        position.play_unchecked(choice, &mut ());
        actions += 1;
    }
}
