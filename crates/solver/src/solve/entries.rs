//! What is known of the positions of a slice for one side to move, while they are solved.

use crate::table::State;

/// How many turns of a position are not known to lose, where that does not matter: another turn keeps a draw.
const NEVER_LOST: u16 = u16::MAX;

/// What is known of a position.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub state: State,
    /// How many turns within the slice are not known to lose; none where there is no such turn, or where all lose.
    pub left: u16,
}

impl Entry {
    /// Nothing is known.
    pub const OPEN: Entry = Entry { state: State::open(0), left: 0 };

    /// What captures decide, if there are any, and the number of turns within the slice.
    #[inline(always)]
    pub fn new(taken: Option<crate::Value>, quiet: u16) -> Entry {
        use crate::Value::{Draw, Loss, Win};
        let (state, left) = match taken {
            None => (State::open(0), quiet),
            Some(Win(turns)) => (State::won(turns), quiet),
            Some(Draw) => (State::open(0), if quiet == 0 { 0 } else { NEVER_LOST }),
            Some(Loss(turns)) if quiet == 0 => (State::lost(turns), 0),
            Some(Loss(turns)) => (State::open(turns), quiet),
        };
        Entry { state, left }
    }

    /// A turn leads to a position that is won or lost for the opponent in so many turns. Returns in how many this one is
    /// decided, if that is news.
    #[inline(always)]
    pub fn reaches(&mut self, won: bool, turns: u16) -> Option<u16> {
        // Without a turn of the slice, the one that leads here is not legal, or this position is lost in less.
        if self.left == 0 {
            return None;
        }
        if won { self.reaches_won(turns) } else { self.reaches_lost(turns) }
    }

    #[inline(always)]
    fn reaches_lost(&mut self, turns: u16) -> Option<u16> {
        let news = self.state.is_open() || (self.state.is_won() && self.state.turns() > turns + 1);
        news.then(|| {
            self.state = State::won(turns + 1);
            turns + 1
        })
    }

    #[inline(always)]
    fn reaches_won(&mut self, turns: u16) -> Option<u16> {
        if self.left == NEVER_LOST {
            return None;
        }
        self.left -= 1;
        (self.left == 0 && self.state.is_open()).then(|| {
            let turns = self.state.turns().max(turns + 1);
            self.state = State::lost(turns);
            turns
        })
    }
}
