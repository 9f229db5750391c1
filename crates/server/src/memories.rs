//! What computer players keep from one choice to the next, within a budget for all of them together. It makes them a little
//! quicker, and a new player in the place of one plays on as well: so whoever thought longest ago forgets first.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use ashtapada_engine::{AnyPlayer, Player as _};

use crate::weighted::WeightedLru;

/// How many bytes all players keep together. Those that think have theirs besides: as many as there are threads for it.
pub const BUDGET: u64 = 256 << 20;

/// A player that several hold.
type SharedPlayer = Mutex<AnyPlayer>;

/// The players that keep something, by where they are.
#[derive(Debug, Clone)]
pub struct Memories(Arc<Mutex<WeightedLru<usize, Weak<SharedPlayer>>>>);

impl Default for Memories {
    fn default() -> Memories {
        Memories::of(BUDGET)
    }
}

impl Memories {
    pub fn of(budget: u64) -> Memories {
        Memories(Arc::new(Mutex::new(WeightedLru::new(budget))))
    }

    /// A player has thought; others forget what there is no room for any more.
    pub fn has_thought(&self, player: &Arc<SharedPlayer>) {
        let bytes = player.lock().unwrap_or_else(PoisonError::into_inner).kept_bytes();
        let place = Arc::as_ptr(player) as usize;
        let gone = {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.put(place, Arc::downgrade(player), bytes as u64)
        };
        for player in gone.iter().filter_map(Weak::upgrade) {
            // One that thinks at this moment is counted again when it has done so.
            if let Ok(mut player) = player.try_lock() {
                player.forget();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::{Bot, Level, Limits, Setup, Situation};
    use ashtapada_rules::{AnyPosition, Family, Position as _};

    use super::*;

    fn bytes(player: &Arc<SharedPlayer>) -> usize {
        player.lock().unwrap().kept_bytes()
    }

    #[test]
    fn whoever_thought_longest_ago_forgets_first_and_the_budget_is_kept() {
        let start = Situation::new(AnyPosition::start(&Family::Soldiers.options()).unwrap());
        let think = |memories: &Memories, player: &Arc<SharedPlayer>| {
            player.lock().unwrap().think(&start, Limits::nodes(500), &mut |_| {}).unwrap();
            memories.has_thought(player);
        };
        let player = || Arc::new(Mutex::new(AnyPlayer::new(Bot::Level(Level::STRONGEST, None), Setup::seeded(1))));
        let one = player();
        think(&Memories::default(), &one);
        let each = bytes(&one);
        assert!(each > 100_000, "{each}");
        let budget = 3 * each as u64;
        let memories = Memories::of(budget);
        let players: Vec<_> = (0..8).map(|_| player()).collect();
        for player in &players {
            think(&memories, player);
            assert!(players.iter().map(bytes).sum::<usize>() as u64 <= budget);
        }
        // The first comes back before the others, and is not the next to forget.
        think(&memories, &players[5]);
        think(&memories, &players[0]);
        let keeps: Vec<usize> = (0..8).filter(|&number| bytes(&players[number]) > 0).collect();
        assert_eq!(keeps, [0, 5, 7]);
    }
}
