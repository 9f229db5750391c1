//! How a game ends, and who wins.

use super::command::Kill;
use super::hot::*;
use super::men::Kind;
use super::options::*;
use super::state::*;
use crate::four_kings::Merit;
use crate::grid::{SeatSet, SmallSet, SquareSet};
use crate::{Ending, Event, EventSink, Outcome, Seat};

impl FourKings {
    /// Ends the game.
    #[cold]
    pub(super) fn finish(&mut self, ending: Ending, sink: &mut impl EventSink) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        self.dice = [0; 2];
        self.called = 0;
        self.moment = SmallSet::EMPTY;
        self.swap = Swap::NONE;
        sink.event(Event::Over { ending });
    }

    /// Ends the game if the pieces on the board end it. Returns whether it is over.
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

    /// The ending that follows from the pieces on the board, if any.
    #[inline(always)]
    pub(super) fn end_on_board(&self) -> Option<Ending> {
        let kings = self.of_kind(Kind::King);
        // A quick test first. If only one side is left, at least two seats have no turns; if only one side has kings,
        // there are at most two, unless pawns can become kings beside the living one.
        let few_seats = self.skip.is_several();
        let few_kings = self.is(BOTH_KINGS)
            && (!kings.without_first().is_several() || self.rules.promotion_needs() != PromotionNeeds::PieceLost);
        if few_seats || few_kings {
            let one_side = |pieces: SquareSet| {
                let armies = Seat::ALL.into_iter().filter(|&army| self.own(army).meets(pieces));
                let mut sides = armies.map(|army| self.seating.side(army));
                sides.next().is_none_or(|side| sides.all(|other| other == side))
            };
            if self.is(BOTH_KINGS) && one_side(kings) {
                return Some(Ending::BothKings);
            }
            if one_side(SquareSet::FULL) {
                return Some(if self.counts_points() { Ending::LastArmy } else { Ending::Annihilation });
            }
        }
        if kings == self.occupied() && self.is(KINGS_END) {
            return Some(Ending::OnlyKings);
        }
        (!kings.is_several() && self.rules.individual_end() == IndividualEnd::AllKingsButOne).then_some(Ending::OneKing)
    }

    /// The reward of S2 for all three enemy kings (AMB-75).
    pub(super) fn all_kings(&mut self, kill: Kill, sink: &mut impl EventSink) {
        let by = kill.by;
        let others = SeatSet::ALL.without(SeatSet::of(by));
        let missing = others.without(self.taken.seconds(by));
        // A captured king that was made again and stands is not captured (AMB-112).
        let again =
            self.rules.bonus54_counts() == FallenKings::Simultaneous && others.iter().any(|army| self.has_king(army));
        if self.rules.bonus54() == Bonus54::Off
            || !missing.is_empty()
            || again
            || !self.has_king(by)
            || !(kill.had_king || self.rules.bonus54_new_king())
            || self.bonuses.has(by)
        {
            return;
        }
        self.bonuses.insert(by);
        match self.rules.bonus54() {
            Bonus54::Off => {}
            Bonus54::Add => self.score(by, 54, Merit::AllKings, sink),
            Bonus54::ReplaceKings => {
                let kings = 3 * self.value_of_kind(Kind::King);
                self.score(by, 54 - kings, Merit::AllKings, sink);
            }
            Bonus54::TotalAndEnd => {
                let missing = 54 - self.points[by.index()].min(1000) as i16;
                self.score(by, missing, Merit::AllKings, sink);
                self.finish(Ending::AllKings, sink);
            }
        }
    }

    pub(super) fn side_points(&self, seat: Seat) -> u16 {
        let ally = self.seating.ally(seat);
        let own = self.points[seat.index()];
        if ally == seat { own } else { own.saturating_add(self.points[ally.index()]) }
    }

    /// Whether a seat shares what its side wins: one that its ally put out of the game does not (AMB-111).
    fn shares(&self, seat: Seat) -> bool {
        !self.out.has(seat) || self.rules.out_ally_wins()
    }

    fn winners(&self, side: Seat, ending: Ending) -> Outcome {
        let winners = self.seating.friends_of(side).filter(|&seat| self.shares(seat));
        Outcome::won_by(&winners.collect::<arrayvec::ArrayVec<Seat, 4>>(), &Seat::ALL, ending)
    }

    /// A seat on another side than `seat`.
    fn opponent(&self, seat: Seat) -> Option<Seat> {
        self.seating.enemies_of(seat).next()
    }

    fn by_score(&self, ending: Ending) -> Outcome {
        if !self.seating.teams {
            return Outcome::by_points(self.points, ending);
        }
        let one = Seat::South;
        let other = self.opponent(one).unwrap_or(Seat::West);
        match self.side_points(one).cmp(&self.side_points(other)) {
            core::cmp::Ordering::Greater => self.winners(one, ending),
            core::cmp::Ordering::Less => self.winners(other, ending),
            core::cmp::Ordering::Equal => self.draw(ending),
        }
    }

    /// A draw; without teams, shared by the seats that still have pieces.
    fn draw(&self, ending: Ending) -> Outcome {
        if self.seating.teams {
            let mut drawn = Outcome::drawn(&Seat::ALL, ending);
            let out = Seat::ALL.into_iter().filter(|&seat| !self.shares(seat));
            let players = 4 - out.clone().count() as u8;
            for seat in out.map(Seat::index) {
                (drawn.share[seat], drawn.rank[seat]) = (0, players + 1);
            }
            drawn
        } else {
            Outcome::by_points(Seat::ALL.map(|army| u16::from(!self.own(army).is_empty())), ending)
        }
    }

    /// By points, with 2 more for each seat whose king stands.
    fn with_survivors(&self, ending: Ending) -> Outcome {
        let bonus = |seat: Seat| if self.has_king(seat) { 2 } else { 0 };
        Outcome::by_points(Seat::ALL.map(|seat| self.points[seat.index()].saturating_add(bonus(seat))), ending)
    }

    /// The result of an ending.
    pub(super) fn outcome_of(&self, ending: Ending) -> Outcome {
        let side_with = |pieces: SquareSet| Seat::ALL.into_iter().find(|&army| self.own(army).meets(pieces));
        let won_with = |pieces| side_with(pieces).map_or_else(|| self.draw(ending), |side| self.winners(side, ending));
        match ending {
            Ending::Annihilation => won_with(SquareSet::FULL),
            Ending::BothKings => won_with(self.of_kind(Kind::King)),
            Ending::Repetition | Ending::NoProgress if self.rules.draw_bonus() => self.with_survivors(ending),
            Ending::Repetition => self.draw(ending),
            Ending::OnlyKings if self.rules.only_kings() == OnlyKings::Draw => self.draw(ending),
            _ if self.counts_points() => self.by_score(ending),
            _ => self.draw(ending),
        }
    }

    /// The result when `quitter` resigns.
    pub(super) fn resigned(&self, quitter: Seat) -> Outcome {
        if self.seating.teams {
            return self.winners(self.opponent(quitter).unwrap_or(quitter), Ending::Resignation);
        }
        let standing = |seat: Seat| {
            if self.counts_points() { self.points[seat.index()] } else { u16::from(!self.own(seat).is_empty()) }
        };
        // One more for all others, so that the seat that resigns is last for certain.
        let merits = Seat::ALL.map(|seat| if seat == quitter { 0 } else { standing(seat) + 1 });
        Outcome::by_points(merits, Ending::Resignation)
    }
}
