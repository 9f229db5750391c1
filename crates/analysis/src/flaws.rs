//! What speaks against an action that was played: what the others did with it, or could have done.

use ashtapada_rules::{Action, AnyPosition, Ending, Event, Position, Probability, Role, Seat, Spot, Turn};

use crate::odds;
use crate::reasons::{follow, weight};

/// What a costly action leads to. The words are those of whoever tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Flaw {
    /// The best answer takes a piece, which is worth more than what is taken for it.
    Loses {
        /// What is taken,
        role: Role,
        /// and where it stands then.
        at: Spot,
        /// The piece that takes it,
        by: Role,
        /// and where that stands.
        from: Spot,
    },
    /// The best answer wins the game.
    Ends {
        /// How it ends.
        ending: Ending,
    },
    /// The others may take a piece with their next throws, which would have been safer otherwise.
    Risks {
        /// Which,
        role: Role,
        /// and where it stands then.
        at: Spot,
        /// How likely that is.
        chance: Probability,
    },
}

/// From such a difference on a piece would have been safer.
const SAFER: f64 = 0.1;

/// What is wrong with an action, of which the search expects to go on with `then` and instead of which `best` was there; `None`
/// where nothing can be named.
pub fn flaw(position: &AnyPosition, played: Action, then: &[Action], best: &[Action]) -> Option<Flaw> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let line: Vec<Action> = std::iter::once(played).chain(then.iter().copied()).collect();
    answered(position, seat, &line).or_else(|| risked(position, seat, &line, best))
}

/// What the answer takes, or that it wins: as far as the line goes on without a throw.
fn answered(position: &AnyPosition, seat: Seat, line: &[Action]) -> Option<Flaw> {
    let ally = ally_of(position, seat);
    let ours = |one: Seat| one == seat || Some(one) == ally;
    let mut now = position.clone();
    let mut balance = 0;
    let mut lost: Option<(Role, Spot, Role, Spot)> = None;
    // One's own turn, the answer, and what is taken back for it; what comes after that is another story.
    let mut turns = [true, false, true].into_iter();
    let mut own = turns.next();
    for &action in line {
        let Turn::Seat(mover) = now.turn() else { break };
        if own != Some(ours(mover)) {
            own = turns.next();
        }
        if own.is_none() {
            break;
        }
        let before = now.pieces();
        let mut events: Vec<Event> = Vec::new();
        now.play_unchecked(action, &mut events);
        for event in &events {
            let Event::Captured { army, role, at, .. } = *event else { continue };
            balance += if ours(army) { -value(role) } else { value(role) };
            if ours(army) && !ours(mover) && lost.is_none_or(|(known, ..)| value(role) > value(known)) {
                let taker = action.from().and_then(|from| before.iter().find(|piece| piece.at == from));
                lost = taker.map(|taker| (role, at, taker.role, taker.at)).or(lost);
            }
        }
        if let Some(outcome) = now.outcome() {
            if !ours(mover) && outcome.share[seat.index()] == 0 {
                return Some(Flaw::Ends { ending: outcome.ending });
            }
            break;
        }
    }
    lost.filter(|_| balance < 0).map(|(role, at, by, from)| Flaw::Loses { role, at, by, from })
}

/// The piece that stands in more danger than it would have done after the best.
fn risked(position: &AnyPosition, seat: Seat, line: &[Action], best: &[Action]) -> Option<Flaw> {
    position.die()?;
    let (after, moved, _) = follow(position, seat, line);
    let (other, spared, _) = follow(position, seat, best);
    if after.outcome().is_some() || other.outcome().is_some() {
        return None;
    }
    let safer = odds(&other, seat);
    let chance = |at: Spot| {
        // Where the same piece would stand.
        let home = moved.iter().find(|(_, to)| *to == at).map_or(at, |&(from, _)| from);
        let there = spared.iter().find(|(from, _)| *from == home).map_or(home, |&(_, to)| to);
        safer.iter().find(|stake| stake.at == there).map_or(0.0, |stake| stake.chance.as_f64())
    };
    let own = odds(&after, seat).into_iter().filter(|stake| stake.army == seat);
    let in_danger = own.map(|stake| (stake.chance.as_f64() - chance(stake.at), stake));
    let worst = in_danger.filter(|(more, _)| *more >= SAFER).max_by(|(one, stake), (other, than)| {
        let at_stake = |more: &f64, role| more * f64::from(value(role));
        at_stake(one, stake.role).total_cmp(&at_stake(other, than.role))
    });
    worst.map(|(_, stake)| Flaw::Risks { role: stake.role, at: stake.at, chance: stake.chance })
}

fn ally_of(position: &AnyPosition, seat: Seat) -> Option<Seat> {
    position.standings().iter().find(|own| own.seat == seat).and_then(|own| own.ally)
}

/// How much a piece weighs in an exchange, roughly.
fn value(role: Role) -> i32 {
    [40, 9, 5, 3].get(usize::from(weight(role))).copied().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Family;

    use super::*;

    fn of(text: &str, actions: &[&str], best: &str) -> Option<Flaw> {
        let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
        let best = position.parse_action(best).unwrap();
        let mut now = position.clone();
        let line: Vec<_> = actions
            .iter()
            .map(|text| {
                let action = now.parse_action(text).unwrap();
                now.play(action, &mut ()).unwrap();
                action
            })
            .collect();
        flaw(&position, line[0], &line[1..], &[best])
    }

    #[test]
    fn a_queen_that_is_taken_is_told_with_its_taker() {
        let (role, at, by, from) = (Role::Queen, "h6".parse().unwrap(), Role::Knight, "g8".parse().unwrap());
        let told = of("4k1n1/8/8/8/8/8/7Q/4K3 w - - 0 1", &["h2h6", "g8h6"], "h2h3");
        assert_eq!(told, Some(Flaw::Loses { role, at, by, from }));
    }

    #[test]
    fn an_exchange_is_no_loss() {
        // Rook for rook, and the pawn takes back.
        let text = "4k3/8/3r4/8/8/4P3/8/3RK3 w - - 0 1";
        assert_eq!(of(text, &["d1d4", "d6d4", "e3d4"], "d1d6"), None);
    }

    #[test]
    fn what_mates_is_told_as_such() {
        let text = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(of(text, &["g2g4", "d8h4"], "e2e4"), Some(Flaw::Ends { ending: Ending::Checkmate }));
    }

    #[test]
    fn what_the_answer_does_not_take_is_not_told() {
        assert_eq!(of("4k1n1/8/8/8/8/8/7Q/4K3 w - - 0 1", &["h2h6", "e8e7"], "h2h3"), None);
    }
}
