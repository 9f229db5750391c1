//! Small exhaustive searches: what each line of a turn gains, what it costs at worst, and whether it wins by force.

use ashtapada_rules::four_kings::FourKingsEvent;
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Event, Family, Position, Role, Seat, Turn};

/// A whole turn of the seat that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// Its actions.
    pub actions: Vec<Action>,
    /// What it gains at once: points in the games of four kings, else enemy pieces.
    pub gain: i16,
    /// Whether it ends the game with a win of this side alone.
    pub wins: bool,
}

/// Longer runs of actions by one side are not followed.
const LONGEST: usize = 24;
/// With more lines than this, a position is too wide to be searched.
const WIDEST: usize = 400;

/// Every line of the turn of the seat that decides, with what it gains; none if no seat does, or there are too many.
pub fn weigh(position: &AnyPosition) -> Vec<Weighed> {
    let Some(seat) = position.turn().seat() else { return Vec::new() };
    let mut found = Vec::new();
    follow(position, seat, &mut Vec::new(), 0, &mut found);
    if found.len() > WIDEST { Vec::new() } else { found }
}

fn follow(at: &AnyPosition, seat: Seat, before: &mut Vec<Action>, gained: i16, found: &mut Vec<Weighed>) {
    let mut list = ActionList::new();
    at.actions(&mut list);
    for &action in &list {
        let mut next = at.clone();
        let mut events = Vec::new();
        next.play_unchecked(action, &mut events);
        let gain = gained + gain(at, seat, &events);
        before.push(action);
        if next.turn() == Turn::Seat(seat) && before.len() < LONGEST && found.len() <= WIDEST {
            follow(&next, seat, before, gain, found);
        } else {
            found.push(Weighed { actions: before.clone(), gain, wins: has_won(&next, seat) });
        }
        before.pop();
    }
}

fn has_won(position: &AnyPosition, seat: Seat) -> bool {
    position.outcome().is_some_and(|outcome| outcome.payoff(seat) == 1.0)
}

/// Whether two seats play on the same side.
fn together(position: &AnyPosition, one: Seat, other: Seat) -> bool {
    one == other || position.standings().iter().any(|standing| standing.seat == one && standing.ally == Some(other))
}

fn gain(position: &AnyPosition, seat: Seat, events: &[Event]) -> i16 {
    let points = position.family() == Family::FourKings;
    let of = |event: &Event| match event {
        Event::FourKings(FourKingsEvent::Scored { seat: who, points: some, .. })
            if points && together(position, seat, *who) =>
        {
            *some
        }
        Event::Captured { army, .. } if !points && !together(position, seat, *army) => 1,
        _ => 0,
    };
    events.iter().map(of).sum()
}

/// What a piece is worth to the side that loses it.
fn worth(role: Role) -> i16 {
    match role {
        Role::King => 5,
        Role::Elephant => 4,
        Role::Horse => 3,
        Role::Boat => 2,
        _ => 1,
    }
}

/// The most that the side can lose after a line, whatever is thrown and whatever the others do, until it is its turn
/// again.
pub(super) fn loss(position: &AnyPosition, line: &Weighed) -> i16 {
    let Some(seat) = position.turn().seat() else { return 0 };
    let mut next = position.clone();
    for &action in &line.actions {
        next.play_unchecked(action, &mut ());
    }
    worst(&next, seat, 0)
}

/// `thrown`: the seats that have thrown, one bit each. A side that is out of the game never gets its turn again.
fn worst(at: &AnyPosition, seat: Seat, mut thrown: u8) -> i16 {
    let mut after: Vec<Action> = Vec::new();
    match at.turn() {
        Turn::Over => return 0,
        // The side is at its turn again.
        Turn::Chance(who) | Turn::Seat(who) if who == seat => return 0,
        Turn::Chance(who) if thrown & (1 << who.index()) != 0 => return 0,
        Turn::Chance(who) => {
            thrown |= 1 << who.index();
            let mut throws = ChanceList::new();
            at.chance(&mut throws);
            after.extend(throws.iter().map(|&(throw, _)| Action::Throw(throw)));
        }
        Turn::Seat(_) => {
            let mut list = ActionList::new();
            at.actions(&mut list);
            after.extend(list.iter().copied());
        }
    }
    let of = |action: Action| {
        let mut next = at.clone();
        let mut events = Vec::new();
        next.play_unchecked(action, &mut events);
        let lost = |event: &Event| match event {
            Event::Captured { army, role, .. } if together(at, seat, *army) => worth(*role),
            _ => 0,
        };
        events.iter().map(lost).sum::<i16>() + worst(&next, seat, thrown)
    };
    after.into_iter().map(of).max().unwrap_or(0)
}

/// Whether a line wins with the next turn, whatever is answered; then the answer, and the win after it, as text. Only
/// where two sides play without dice.
pub fn wins_in_two(position: &AnyPosition, line: &Weighed) -> Option<Vec<String>> {
    let seat = position.turn().seat().filter(|_| position.seats().len() == 2)?;
    let mut next = position.clone();
    for &action in &line.actions {
        next.play_unchecked(action, &mut ());
    }
    if !matches!(next.turn(), Turn::Seat(_)) {
        return None;
    }
    let mut shown: Option<Vec<String>> = None;
    for answer in weigh(&next) {
        let mut answered = next.clone();
        let mut told = Vec::new();
        for &action in &answer.actions {
            told.push(answered.action_text(action));
            answered.play_unchecked(action, &mut ());
        }
        if answered.turn() != Turn::Seat(seat) {
            return None;
        }
        let winning = weigh(&answered).into_iter().find(|line| line.wins)?;
        told.extend(winning.actions.iter().map(|&action| answered.action_text(action)));
        shown.get_or_insert(told);
    }
    shown
}
