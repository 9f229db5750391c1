//! The dice of a table: who has added a seed, and the next throw.

use ashtapada_rulebook::Day;
use ashtapada_rules::{Action, ChanceList, Position, Seat, Turn, weights};
use serde::Serialize;

use super::{Declined, Table};
use crate::dice::{Commitment, Contribution, DAY_SCHEME, DayDice, SCHEME, Secret, Seed, SeedError, Seeds};
use crate::player::SeatPlan;
use crate::setup::DiceSource;

/// What is shown of the proof of a table's throws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ProofView {
    /// SHA-256 of the secret that throws are drawn from, shown before the first.
    pub commitment: Commitment,
    /// The seats whose seeds throws are drawn from as well, in the order of play.
    pub seeds: Vec<SeedView>,
    /// How often the seats began anew because one could not reveal its seed: for each round seeds have to be new.
    pub round: u32,
    /// Whether nothing is missing, so that dice can be thrown.
    pub ready: bool,
}

/// What a seat has added to the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeedView {
    /// Which seat.
    pub seat: Seat,
    /// What it has committed to.
    pub commitment: Option<Commitment>,
    /// What it has revealed.
    pub seed: Option<Seed>,
}

/// Everything from which the throws of a table can be recomputed (`docs/fair-dice.md`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ProofPage {
    /// The game's id, to which the seats commit.
    pub game: String,
    /// What the game is called in its record: the server's commitment and the throws are those of this name.
    pub reference: String,
    /// The number of the scheme by which throws are drawn: 2, or 3 where they follow from a date.
    pub scheme: u8,
    /// The date from which throws follow; `None`: they follow from the secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub day: Option<Day>,
    /// SHA-256 of the secret; `None` where throws follow from a date.
    pub commitment: Option<Commitment>,
    /// The seeds, in the order of play.
    pub seeds: Vec<SeedView>,
    /// The secret, once the game is over: 64 hexadecimal digits.
    pub secret: Option<String>,
    /// The throws in effect, in order.
    pub throws: Vec<DrawnThrow>,
    /// How often something was taken back past a throw, which was then known before it came again.
    pub taken_back: u32,
}

/// A throw and what it was drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DrawnThrow {
    /// Its number in the line of play, or among the throws of its seat where throws follow from a date. `None`: it was made
    /// elsewhere, before the game came to this table.
    pub number: Option<u32>,
    /// Whose throw it is.
    pub seat: Option<Seat>,
    /// What was thrown.
    pub thrown: String,
    /// What could have been thrown, in the order of the rules, and how often each comes among as many as all these together.
    pub could: Vec<(String, u32)>,
}

impl Table {
    /// Whether throws are drawn from the secret.
    pub(super) fn draws_throws(&self) -> bool {
        self.beginning.position.die().is_some() && self.dice() == DiceSource::Fair
    }

    /// The seats that add seeds, in the order of play.
    fn seeding(&self) -> &'static [Seat] {
        if self.draws_throws() { self.beginning.position.seats() } else { &[] }
    }

    /// The seats whose part in the dice is a computer player's, also that of one who stands in.
    fn computers(&self) -> Vec<Seat> {
        let plans = self.header.setup.seats.iter();
        let adds = |plan: &&SeatPlan| !plan.player.is_human() || self.stands_in(plan.seat);
        plans.filter(adds).map(|plan| plan.seat).collect()
    }

    /// Whether the dice wait for that seat alone to reveal the seed that it has committed to, as all others have.
    pub fn withholds_seed(&self, seat: Seat) -> bool {
        let seeds = &self.header.seeds;
        self.waits_for_seeds() && seeds.are_committed(self.seeding()) && seeds.revealed[seat.index()].is_none()
    }

    /// The seeds after computer players who stand in have added theirs, to be stored and then [set](Table::set_seeds);
    /// `None` if they owe nothing. For a seed that somebody committed to and does not reveal, all seats begin anew.
    pub fn stand_in_seeds(&self) -> Option<Seeds> {
        let seeds = &self.header.seeds;
        if !self.waits_for_seeds() {
            return None;
        }
        let own = self.with_computers(seeds.clone());
        let kept_back = |&seat: &Seat| self.stands_in(seat) && own.withholds(seat, self.seeding());
        let after = match self.seeding().iter().any(kept_back) {
            true => self.with_computers(seeds.anew()),
            false => own,
        };
        (after != *seeds).then_some(after)
    }

    /// What the computer players of a new table add to its dice.
    pub(super) fn begin_seeds(&mut self) {
        if self.draws_throws() {
            self.header.seeds = self.with_computers(Seeds::default());
        }
    }

    fn with_computers(&self, seeds: Seeds) -> Seeds {
        seeds.with_computers(&self.computers(), &self.header.secret, &self.header.id, self.seeding())
    }

    /// Whether dice cannot be thrown yet because a seat has not added its seed.
    pub fn waits_for_seeds(&self) -> bool {
        self.draws_throws() && self.header.seeds.all(self.seeding()).is_none()
    }

    /// The seeds after a seat's part in them, and what computer players add to that, to be stored and then
    /// [set](Table::set_seeds).
    ///
    /// # Errors
    /// The part cannot be accepted.
    pub fn contribute(&self, what: &Contribution) -> Result<Seeds, SeedError> {
        let seeds = self.header.seeds.after(what, &self.header.id, self.seeding())?;
        Ok(self.with_computers(seeds))
    }

    /// Makes seeds part of the table.
    pub fn set_seeds(&mut self, seeds: Seeds) {
        self.header.seeds = seeds;
    }

    /// Adds the seeds of all people at once: for programs that sit in all their seats.
    pub fn add_seeds(&mut self, mut seed: impl FnMut(Seat) -> Seed) {
        let computers = self.computers();
        let people = self.seeding().iter().filter(|seat| !computers.contains(seat));
        let own: Vec<(Seat, Seed)> = people.map(|&seat| (seat, seed(seat))).collect();
        let commits = own.iter().map(|&(seat, seed)| {
            let commitment = seed.commitment(&self.header.id, seat);
            Contribution::Commit { seat, commitment }
        });
        let reveals = own.iter().map(|&(seat, seed)| Contribution::Reveal { seat, seed });
        for part in commits.chain(reveals).collect::<Vec<_>>() {
            if let Ok(seeds) = self.contribute(&part) {
                self.set_seeds(seeds);
            }
        }
    }

    /// The throw that comes next; `None` when none is due, or a seed is missing.
    pub fn next_throw(&self) -> Option<Action> {
        let mut throws = ChanceList::new();
        self.position().chance(&mut throws);
        if let Some(day) = self.dice().day() {
            let Turn::Chance(seat) = self.turn() else { return None };
            let number = u64::from(self.now().throws[seat.index()]) + 1;
            return DayDice::of(day).draw(seat, number, &throws).map(Action::Throw);
        }
        let number = u64::from(self.throws_at(self.place()) + 1);
        if self.dice() == DiceSource::Link {
            let (Some(linked), Turn::Chance(seat)) = (&self.header.linked, self.turn()) else { return None };
            return linked.next(&self.header.id, seat, number, &throws).map(Action::Throw);
        }
        let game = self.header.reference();
        let dice = self.header.seeds.dice(&self.header.secret, &game, self.seeding())?;
        dice.draw(number, &throws).map(Action::Throw)
    }

    /// The secret that throws are drawn from.
    fn secret(&self) -> Secret {
        self.header.secret.of_round(&self.header.reference(), self.header.seeds.round)
    }

    /// What that secret is committed to by.
    pub(super) fn commitment(&self) -> Commitment {
        self.secret().commitment(&self.header.reference())
    }

    /// The secret, once the game is over: it cannot go on then ([`Table::may_go_back`]).
    pub(super) fn published_secret(&self) -> Option<Secret> {
        (self.draws_throws() && self.turn() == Turn::Over).then(|| self.secret())
    }

    /// Checks that acts may be taken back: not in a game whose secret is published, nor where throws follow from a date, or
    /// throws to come would be known.
    pub(super) fn may_go_back(&self) -> Result<(), Declined> {
        if self.dice().day().is_some() {
            return Err(Declined::ThrowsKnown);
        }
        if self.published_secret().is_some() { Err(Declined::SecretPublished) } else { Ok(()) }
    }

    /// What is shown of the proof of its throws; `None` if none are drawn here.
    pub fn proof_view(&self) -> Option<ProofView> {
        let seed = |&seat: &Seat| SeedView {
            seat,
            commitment: self.header.seeds.commitments[seat.index()],
            seed: self.header.seeds.revealed[seat.index()],
        };
        self.draws_throws().then(|| ProofView {
            commitment: self.commitment(),
            seeds: self.seeding().iter().map(seed).collect(),
            round: self.header.seeds.round,
            ready: !self.waits_for_seeds(),
        })
    }

    /// Everything from which its throws can be recomputed; `None` if none are drawn here.
    pub fn proof_page(&self) -> Option<ProofPage> {
        let day = self.dice().day().filter(|_| self.beginning.position.die().is_some());
        let (commitment, seeds) = match self.proof_view() {
            Some(ProofView { commitment, seeds, .. }) => (Some(commitment), seeds),
            None if day.is_some() => (None, Vec::new()),
            None => return None,
        };
        Some(ProofPage {
            game: self.header.id.clone(),
            reference: self.header.reference(),
            scheme: if day.is_some() { DAY_SCHEME } else { SCHEME },
            day,
            commitment,
            seeds,
            secret: self.published_secret().map(|secret| secret.to_string()),
            throws: self.drawn_throws(),
            taken_back: self.throws_taken_back(),
        })
    }

    fn drawn_throws(&self) -> Vec<DrawnThrow> {
        let given = self.header.setup.given;
        let thrown = self.plies().into_iter().filter(|node| node.entry.act.is_throw());
        let throws = thrown.zip(1..).map(|(node, count)| {
            let earlier = self.state(node.state.before).throws;
            let seat = Seat::ALL.into_iter().find(|seat| earlier[seat.index()] < node.state.throws[seat.index()]);
            let of_seat = seat.map_or(count, |seat| node.state.throws[seat.index()]);
            let count = if self.dice().day().is_some() { of_seat } else { count };
            let before = self.game.position_at(self.state(node.state.before).game);
            let mut chances = ChanceList::new();
            before.chance(&mut chances);
            let texts = chances.iter().map(|(throw, _)| throw.to_string());
            DrawnThrow {
                number: Some(count).filter(|_| node.entry.seq > given),
                seat,
                thrown: node.entry.act.text_at(&before),
                could: texts.zip(weights(&chances)).collect(),
            }
        });
        throws.collect()
    }

    /// How many throws were made before the game came to this table.
    pub(super) fn throws_given(&self) -> u32 {
        self.throws_at(self.header.setup.given.min(self.last()))
    }

    /// How often something was taken back past a throw drawn here, which was then known before it came again.
    pub(super) fn throws_taken_back(&self) -> u32 {
        let past_a_throw = |index: &usize| {
            let before = index.checked_sub(1).map_or(0, |before| self.nodes[before].leads_to);
            self.throws_at(before) > self.nodes[*index].state.throws.iter().sum()
        };
        (0..self.nodes.len()).filter(past_a_throw).count() as u32
    }
}
