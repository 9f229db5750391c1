//! How a game ends, and who wins.

use super::command::Kill;
use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{Ending, Event, EventSink, Merit, Outcome, Seat};

impl FourKings {
    /// Ends the game.
    #[cold]
    pub(super) fn finish(&mut self, ending: Ending, sink: &mut impl EventSink) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        self.dice = [0; 2];
        self.called = 0;
        self.moment = 0;
        self.swap = Swap::default();
        sink.event(Event::Over { ending });
    }

    /// Ends the game if it has come to an end by what stands on the board. Returns whether it is over.
    #[inline(always)]
    pub(super) fn check_end(&mut self, sink: &mut impl EventSink) -> bool {
        if self.ending.is_some() {
            return true;
        }
        match self.end_on_board() {
            None => false,
            Some(ending) => {
                self.finish(ending, sink);
                true
            }
        }
    }

    /// The end that the pieces on the board bring, if they do.
    #[inline(always)]
    pub(super) fn end_on_board(&self) -> Option<Ending> {
        let kings = self.of_kind(KING);
        // One side alone leaves at least two seats without turns; one side without kings, at most two
        // kings, unless pawns become kings beside the living one.
        let few_seats = self.skip & self.skip.wrapping_sub(1) != 0;
        let few_kings = self.is(BOTH_KINGS) && {
            let second = kings & kings.wrapping_sub(1);
            second & second.wrapping_sub(1) == 0 || self.rules.promotion_needs() == PromotionNeeds::PawnLost
        };
        if few_seats || few_kings {
            let side_of = |set: Set| (0..4u8).filter(move |&army| self.own(army) & set != 0);
            let one_side = |set: Set| {
                let mut sides = side_of(set).map(|army| self.seating.side(army));
                sides.next().is_none_or(|side| sides.all(|other| other == side))
            };
            if self.is(BOTH_KINGS) && one_side(kings) {
                return Some(Ending::BothKings);
            }
            if one_side(!0) {
                return Some(if self.counts_points() { Ending::LastArmy } else { Ending::Annihilation });
            }
        }
        if kings == self.occupied() && self.is(KINGS_END) {
            return Some(Ending::OnlyKings);
        }
        let one_king = kings & kings.wrapping_sub(1) == 0;
        (one_king && self.rules.individual_end() == IndividualEnd::AllKingsButOne).then_some(Ending::OneKing)
    }

    /// The reward of S2 for all three enemy kings (AMB-75).
    pub(super) fn all_kings(&mut self, kill: Kill, sink: &mut impl EventSink) {
        let by = kill.by;
        let others = 0b1111 & !(1 << by);
        let captured = (self.taken >> (4 * by)) & 0b1111;
        if self.rules.bonus54() == Bonus54::Off
            || captured & others != others
            || self.own_kind(by, KING) == 0
            || !(kill.had_king || self.rules.bonus54_new_king())
            || self.marks & (0x10 << by) != 0
        {
            return;
        }
        self.marks |= 0x10 << by;
        match self.rules.bonus54() {
            Bonus54::Off => {}
            Bonus54::Add => self.score(by, 54, Merit::AllKings, sink),
            Bonus54::ReplaceKings => self.score(by, 54 - 15, Merit::AllKings, sink),
            Bonus54::TotalAndEnd => {
                let missing = 54 - self.points[usize::from(by)].min(1000) as i16;
                self.score(by, missing, Merit::AllKings, sink);
                self.finish(Ending::AllKings, sink);
            }
        }
    }

    fn side_points(&self, seat: u8) -> u16 {
        let ally = self.seating.ally(seat);
        let own = self.points[usize::from(seat)];
        if ally == seat { own } else { own.saturating_add(self.points[usize::from(ally)]) }
    }

    /// Whether a seat shares what its side wins: one that its ally put out of the game does not (AMB-111).
    fn shares(&self, seat: u8) -> bool {
        self.out & (1 << seat) == 0 || self.rules.out_ally_wins()
    }

    fn winners(&self, side: u8, ending: Ending) -> Outcome {
        let ours = |&army: &u8| !self.seating.enemies(army, side) && self.shares(army);
        let winners: arrayvec::ArrayVec<Seat, 4> = (0..4).filter(ours).map(seat).collect();
        Outcome::won_by(&winners, &Seat::ALL, ending)
    }

    fn by_score(&self, ending: Ending) -> Outcome {
        if !self.seating.teams {
            return Outcome::by_points(self.points, ending);
        }
        let other = (0..4).find(|&other| self.seating.enemies(0, other)).unwrap_or(1);
        match self.side_points(0).cmp(&self.side_points(other)) {
            core::cmp::Ordering::Greater => self.winners(0, ending),
            core::cmp::Ordering::Less => self.winners(other, ending),
            core::cmp::Ordering::Equal => self.draw(ending),
        }
    }

    /// A draw; where everyone plays for himself, shared by those who still have pieces.
    fn draw(&self, ending: Ending) -> Outcome {
        if self.seating.teams {
            let mut drawn = Outcome::drawn(&Seat::ALL, ending);
            let out = (0..4).filter(|&army| !self.shares(army));
            let players = 4 - out.clone().count() as u8;
            for army in out.map(usize::from) {
                (drawn.share[army], drawn.rank[army]) = (0, players + 1);
            }
            drawn
        } else {
            Outcome::by_points(self.armies().map(|army| u16::from(army != 0)), ending)
        }
    }

    /// The result if the game ends so.
    pub(super) fn outcome_of(&self, ending: Ending) -> Outcome {
        let with = |set: Set| (0..4u8).find(|&army| self.own(army) & set != 0);
        match ending {
            Ending::Annihilation => match with(!0) {
                Some(side) => self.winners(side, ending),
                None => self.draw(ending),
            },
            Ending::BothKings => match with(self.of_kind(KING)) {
                Some(side) => self.winners(side, ending),
                None => self.draw(ending),
            },
            Ending::Repetition => self.draw(ending),
            Ending::OnlyKings if self.rules.only_kings() == OnlyKings::Draw => self.draw(ending),
            _ if self.counts_points() => self.by_score(ending),
            _ => self.draw(ending),
        }
    }

    /// The result when `quitter` gives up.
    pub(super) fn resigned(&self, quitter: u8) -> Outcome {
        if self.seating.teams {
            let other = (0..4).find(|&other| self.seating.enemies(quitter, other)).unwrap_or(quitter);
            return self.winners(other, Ending::Resignation);
        }
        let standing = |army: usize| {
            if self.counts_points() { self.points[army] } else { u16::from(self.own(army as u8) != 0) }
        };
        // One more for everyone, so that who gives up is last for certain.
        let merits = core::array::from_fn(|army| if army == usize::from(quitter) { 0 } else { standing(army) + 1 });
        Outcome::by_points(merits, Ending::Resignation)
    }
}
