//! What is known of the positions of a slice for one side to move, while they are solved: with the number of turns, or in one
//! byte without.

use crate::Value;
use crate::table::State;
use crate::value::Score;

/// What is known of a position.
pub(crate) trait Entry: Copy {
    /// Nothing is known.
    const OPEN: Self;

    /// What captures decide, if there are any, and the number of turns within the slice, with how many of these do not fit in.
    fn new(taken: Option<Value>, quiet: u16) -> (Self, u16);

    /// When to go back from it, if it is decided.
    fn due(self) -> Option<u16>;

    /// Whether it is won, if it is decided and one goes back from it now, which is done with that.
    fn take(&mut self, now: u16) -> Option<bool>;

    /// A turn leads to a position that is won or lost for the opponent, from which one goes back now. `more` takes one of the
    /// turns that did not fit in, if there is one. Returns when to go back from this position, if it is decided and that is news.
    fn reaches(&mut self, won: bool, now: u16, more: impl FnOnce() -> bool) -> Option<u16>;

    /// Anything of it, to have it fetched.
    fn touched(self) -> u16;

    /// What it is worth, as nothing more is decided.
    fn score(self) -> Score;
}

/// An entry with the number of turns, in the order of which one goes back.
#[derive(Clone, Copy)]
pub(crate) struct Timed {
    state: State,
    /// How many turns within the slice are not known to lose; none where there is no such turn, or where all lose.
    left: u16,
}

impl Timed {
    /// How many turns of a position are not known to lose, where that does not matter: another turn keeps a draw.
    const NEVER_LOST: u16 = u16::MAX;

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
        if self.left == Timed::NEVER_LOST {
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

impl Entry for Timed {
    const OPEN: Timed = Timed { state: State::open(0), left: 0 };

    #[inline(always)]
    fn new(taken: Option<Value>, quiet: u16) -> (Timed, u16) {
        use Value::{Draw, Loss, Win};
        let (state, left) = match taken {
            None => (State::open(0), quiet),
            Some(Win(turns)) => (State::won(turns), quiet),
            Some(Draw) => (State::open(0), if quiet == 0 { 0 } else { Timed::NEVER_LOST }),
            Some(Loss(turns)) if quiet == 0 => (State::lost(turns), 0),
            Some(Loss(turns)) => (State::open(turns), quiet),
        };
        (Timed { state, left }, 0)
    }

    #[inline(always)]
    fn due(self) -> Option<u16> {
        (!self.state.is_open()).then(|| self.state.turns())
    }

    #[inline(always)]
    fn take(&mut self, now: u16) -> Option<bool> {
        self.state.is_decided_in(now).then(|| self.state.is_won())
    }

    #[inline(always)]
    fn reaches(&mut self, won: bool, now: u16, _: impl FnOnce() -> bool) -> Option<u16> {
        // Without a turn of the slice, the one that leads here is not legal, or this position is lost in less.
        if self.left == 0 {
            return None;
        }
        if won { self.reaches_won(now) } else { self.reaches_lost(now) }
    }

    #[inline(always)]
    fn touched(self) -> u16 {
        self.left
    }

    fn score(self) -> Score {
        self.state.score()
    }
}

/// An entry without the number of turns: one goes back in any order, so that there is only one time, 0. While it is open, it is
/// how many turns within the slice are not known to lose; none where nothing but a draw can come of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Brief(u8);

impl Brief {
    /// The most turns that fit in: enough for almost all positions, and for the tests of this crate for few of them.
    const MOST: u8 = if cfg!(test) { 3 } else { Brief::NEVER_LOST.0 - 1 };
    /// How many turns are not known to lose does not matter: another turn keeps a draw.
    const NEVER_LOST: Brief = Brief(251);
    /// Decided, and one has been back from it.
    const WON: Brief = Brief(252);
    const LOST: Brief = Brief(253);
    /// Decided, and one has to go back from it yet.
    const WON_NOW: Brief = Brief(254);
    const LOST_NOW: Brief = Brief(255);
}

impl Entry for Brief {
    const OPEN: Brief = Brief(0);

    #[inline(always)]
    fn new(taken: Option<Value>, quiet: u16) -> (Brief, u16) {
        match taken {
            Some(Value::Win(_)) => (Brief::WON_NOW, 0),
            Some(Value::Loss(_)) if quiet == 0 => (Brief::LOST_NOW, 0),
            Some(Value::Draw) if quiet > 0 => (Brief::NEVER_LOST, 0),
            _ => {
                let fits = quiet.min(Brief::MOST.into());
                (Brief(fits as u8), quiet - fits)
            }
        }
    }

    #[inline(always)]
    fn due(self) -> Option<u16> {
        (self.0 >= Brief::WON_NOW.0).then_some(0)
    }

    #[inline(always)]
    fn take(&mut self, _: u16) -> Option<bool> {
        let (won, done) = match *self {
            Brief::WON_NOW => (true, Brief::WON),
            Brief::LOST_NOW => (false, Brief::LOST),
            _ => return None,
        };
        *self = done;
        Some(won)
    }

    #[inline(always)]
    fn reaches(&mut self, won: bool, _: u16, more: impl FnOnce() -> bool) -> Option<u16> {
        if self.0 == 0 || self.0 > Brief::NEVER_LOST.0 {
            return None;
        }
        if !won {
            *self = Brief::WON_NOW;
            return Some(0);
        }
        if *self == Brief::NEVER_LOST || (self.0 == Brief::MOST && more()) {
            return None;
        }
        self.0 -= 1;
        (self.0 == 0).then(|| {
            *self = Brief::LOST_NOW;
            0
        })
    }

    #[inline(always)]
    fn touched(self) -> u16 {
        self.0.into()
    }

    #[inline(always)]
    fn score(self) -> Score {
        match self {
            Brief::WON | Brief::WON_NOW => Score::win(0),
            Brief::LOST | Brief::LOST_NOW => Score::loss(0),
            _ => Score::DRAW,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_that_do_not_fit_into_a_byte_are_counted_beside_it() {
        for quiet in [1, 3, 4, 250, 1000] {
            let (mut entry, mut beside) = Brief::new(None, quiet);
            let mut more = || {
                let is_one = beside > 0;
                beside -= u16::from(is_one);
                is_one
            };
            let mut reached = 0;
            while entry.due().is_none() {
                entry.reaches(true, 0, &mut more);
                reached += 1;
            }
            assert_eq!((reached, entry.take(0), entry.take(0)), (quiet, Some(false), None));
        }
    }

    #[test]
    fn what_captures_decide_stays_so_whatever_else_is_reached() {
        let after = |taken: Value, quiet: u16| {
            let (mut entry, _) = Brief::new(Some(taken), quiet);
            for _ in 0..3 {
                entry.reaches(true, 0, || false);
            }
            entry.score()
        };
        assert_eq!(after(Value::Win(3), 2), Score::win(0));
        assert_eq!(after(Value::Draw, 2), Score::DRAW);
        assert_eq!(after(Value::Draw, 0), Score::DRAW);
        assert_eq!(after(Value::Loss(3), 3), Score::loss(0));
        assert_eq!(after(Value::Loss(3), 0), Score::loss(0));
    }
}
