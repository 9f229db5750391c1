//! What one opponent can take in one turn.

use std::collections::BTreeMap;

use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Event, Position, Probability, Role, Seat, Spot, Throw, Turn,
};

use super::fraction::Fraction;

/// How often dice are thrown again within one turn.
const THROWS: u32 = 3;
/// How many actions of one turn are followed.
const ACTIONS: u32 = 16;
/// How many actions are tried for one opponent; then what was found so far is told.
const MOST: u32 = 300_000;

/// For each piece the chance that it can be taken, and by what.
pub(super) type Takes = BTreeMap<Spot, (Fraction, Spot, Role)>;

/// The turn of one opponent.
pub(super) struct Hunt {
    by: Seat,
    own: [Seat; 2],
    left: u32,
}

impl Hunt {
    /// Of `by` for the pieces of `own` seats.
    pub(super) const fn new(by: Seat, own: [Seat; 2]) -> Hunt {
        Hunt { by, own, left: MOST }
    }

    /// For each throw what it takes; a single one without a throw where there are no dice.
    pub(super) fn throws(&mut self, turn: &AnyPosition) -> Vec<(Option<Throw>, Probability, Takes)> {
        let mut throws = ChanceList::new();
        turn.chance(&mut throws);
        if throws.is_empty() {
            return vec![(None, Probability::new(1, 1), self.takes(turn, THROWS, ACTIONS, None))];
        }
        let throws = throws.iter().map(|&(throw, chance)| {
            let mut after = turn.clone();
            after.play_unchecked(Action::Throw(throw), &mut ());
            (Some(throw), chance, self.takes(&after, THROWS, ACTIONS, None))
        });
        throws.collect()
    }

    /// What can be taken in the rest of the turn. `first` is the piece that moved first: what it takes later it takes from
    /// where it stands now.
    fn takes(&mut self, at: &AnyPosition, throws: u32, actions: u32, first: Option<(Spot, Spot)>) -> Takes {
        let mut takes = Takes::new();
        if self.left == 0 || actions == 0 {
            return takes;
        }
        match at.turn() {
            // A throw of the same turn: one before it was not used.
            Turn::Chance(seat) if seat == self.by && throws > 0 && first.is_none() => {
                let mut list = ChanceList::new();
                at.chance(&mut list);
                for &(throw, chance) in &list {
                    let mut after = at.clone();
                    after.play_unchecked(Action::Throw(throw), &mut ());
                    for (spot, (share, from, role)) in self.takes(&after, throws - 1, actions, first) {
                        let share = share.times(Fraction::of(chance));
                        let known = takes.entry(spot).or_insert((Fraction::ZERO, from, role));
                        known.0 = known.0.plus(share);
                    }
                }
            }
            Turn::Seat(seat) if !self.own.contains(&seat) && at.thrower().unwrap_or(seat) == self.by => {
                let mut list = ActionList::new();
                at.actions(&mut list);
                for &action in &list {
                    self.left = self.left.saturating_sub(1);
                    self.after(at, action, throws, actions, first, &mut takes);
                }
            }
            _ => {}
        }
        takes
    }

    /// Adds what can be taken by an action and after it.
    fn after(
        &mut self,
        at: &AnyPosition,
        action: Action,
        throws: u32,
        actions: u32,
        first: Option<(Spot, Spot)>,
        takes: &mut Takes,
    ) {
        let mut after = at.clone();
        let mut events: Vec<Event> = Vec::new();
        after.play_unchecked(action, &mut events);
        let moved = action.from().zip(action.to());
        // Where the piece that moves now stood when the turn began.
        let origin = moved.map(|(from, _)| match first {
            Some((begun, now)) if now == from => begun,
            _ => from,
        });
        let role = action.from().and_then(|from| at.pieces().iter().find(|piece| piece.at == from).map(|own| own.role));
        let mut better = |spot, share: Fraction, from, role| {
            let known = takes.entry(spot).or_insert((Fraction::ZERO, from, role));
            if share.more_than(known.0) {
                *known = (share, from, role);
            }
        };
        for event in &events {
            if let Event::Captured { army, at: spot, .. } = *event
                && self.own.contains(&army)
                && let (Some(from), Some(role)) = (origin, role)
            {
                better(spot, Fraction::ONE, from, role);
            }
        }
        // A promise or a pass moves nothing: the turn goes on with a throw.
        let begun = origin.zip(moved).map(|(origin, (_, to))| (origin, to)).or(first);
        for (spot, (share, from, role)) in self.takes(&after, throws, actions - 1, begun) {
            better(spot, share, from, role);
        }
    }
}
