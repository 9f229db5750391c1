//! What speaks against an action that was played: what the others did with it, or could have done.

use ashtapada_rules::{
    Action, ActionList, AnyPosition, Ending, Event, Means, Position, Probability, Role, Seat, Spot, Turn,
};

use crate::odds;
use crate::reasons::{follow, weight};

/// What a costly action leads to. The words are those of whoever tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Flaw {
    /// The best play of the others takes a piece, which is worth more than what is taken for it.
    Loses {
        /// What is taken,
        role: Role,
        /// and where it stands then.
        at: Spot,
        /// The piece that takes it,
        by: Role,
        /// and where that stands.
        from: Spot,
        /// Whether the first answer takes it.
        soon: bool,
    },
    /// The best answer attacks two greater pieces at once, and one of them is lost.
    Forked {
        /// The piece that does,
        by: Role,
        /// and where it stands then.
        at: Spot,
        /// What it attacks, the greatest first.
        first: Role,
        /// And the next.
        second: Role,
        /// What is lost.
        role: Role,
    },
    /// The best play of the others wins the game.
    Ends {
        /// How it ends,
        ending: Ending,
        /// and in how many of their turns.
        turns: u8,
    },
    /// No capture was made, and a piece that could have made one is taken off for it.
    Huffed {
        /// Which,
        role: Role,
        /// and where it stands.
        at: Spot,
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

/// What a line wins, beside the moves in which it does. The words are those of whoever tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Gain {
    /// It takes pieces, which are worth more than what is taken for them.
    Takes {
        /// The greatest of them,
        role: Role,
        /// and where it stands then.
        at: Spot,
        /// How many the first turn takes; none, if they fall later.
        count: u8,
    },
    /// It wins the game.
    Ends {
        /// How,
        ending: Ending,
        /// and in how many turns.
        turns: u8,
    },
}

/// From such a difference on a piece would have been safer.
const SAFER: f64 = 0.1;
/// So many turns of a line are looked at: what comes after them is another story.
const TURNS: u8 = 7;

/// What is wrong with an action, of which the search expects to go on with `then` and instead of which `best` was there; `None`
/// where nothing can be named.
pub fn flaw(position: &AnyPosition, played: Action, then: &[Action], best: &[Action]) -> Option<Flaw> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let line: Vec<Action> = std::iter::once(played).chain(then.iter().copied()).collect();
    answered(position, seat, &line, best).or_else(|| risked(position, seat, &line, best))
}

/// What is won by a line, as far as it goes on without a throw; `None` where nothing can be named.
pub fn gain(position: &AnyPosition, line: &[Action]) -> Option<Gain> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let story = Story::of(position, seat, line);
    if let Some((ending, turns, true)) = story.end {
        return Some(Gain::Ends { ending, turns });
    }
    let taken = story.taken(true)?;
    let count = story.captures.iter().filter(|one| one.ours && one.turn == 0).count();
    Some(Gain::Takes { role: taken.role, at: taken.at, count: count as u8 })
}

/// What the answers take, or that they win: as far as the line goes on without a throw.
fn answered(position: &AnyPosition, seat: Seat, line: &[Action], best: &[Action]) -> Option<Flaw> {
    let story = Story::of(position, seat, line);
    if let Some((ending, turns, false)) = story.end {
        return Some(Flaw::Ends { ending, turns });
    }
    if let Some((role, at)) = story.huffed {
        return Some(Flaw::Huffed { role, at });
    }
    let lost = story.taken(false)?;
    if story.balance() >= Story::of(position, seat, best).balance() {
        return None;
    }
    match story.fork {
        Some((by, at, [first, second])) if [first, second].contains(&lost.role) => {
            Some(Flaw::Forked { by, at, first, second, role: lost.role })
        }
        _ => lost.by.map(|(by, from)| Flaw::Loses { role: lost.role, at: lost.at, by, from, soon: lost.turn == 1 }),
    }
}

/// A piece that is taken in a line.
#[derive(Clone, Copy)]
struct Taken {
    role: Role,
    at: Spot,
    /// The piece that takes it, and where that stands; nothing does where it is taken off otherwise.
    by: Option<(Role, Spot)>,
    /// In which turn of the line, from 0.
    turn: u8,
    /// Whether the side whose line it is takes it.
    ours: bool,
}

/// What a line comes to.
#[derive(Default)]
struct Story {
    captures: Vec<Taken>,
    /// What pawns have become worth more: for one side less the other.
    grown: i32,
    /// How the game ends with it, in how many turns of the winners, and whether they are those whose line it is.
    end: Option<(Ending, u8, bool)>,
    /// What the first answer attacks at once: two pieces that are worth more than the one that attacks.
    fork: Option<(Role, Spot, [Role; 2])>,
    /// What is huffed at once, by the rules themselves or by the first answer.
    huffed: Option<(Role, Spot)>,
}

impl Story {
    fn of(position: &AnyPosition, seat: Seat, line: &[Action]) -> Story {
        let ally = ally_of(position, seat);
        let ours = |one: Seat| one == seat || Some(one) == ally;
        let mut story = Story::default();
        let mut now = position.clone();
        let (mut turn, mut own) = (0, true);
        for &action in line {
            let Turn::Seat(mover) = now.turn() else { break };
            if own != ours(mover) {
                (turn, own) = (turn + 1, !own);
            }
            if turn >= TURNS {
                break;
            }
            let before = now.pieces();
            let mut events: Vec<Event> = Vec::new();
            now.play_unchecked(action, &mut events);
            for event in &events {
                match *event {
                    // Where the rules huff by themselves, what could have captured goes with the action that did not.
                    Event::Captured { army, role, at, means: Means::Huff, .. } if turn == 0 && ours(army) => {
                        story.huffed = Some((role, at));
                        story.captures.push(Taken { role, at, by: None, turn, ours: false });
                    }
                    Event::Captured { army, role, at, means, .. } if ours(army) != own => {
                        if means == Means::Huff && turn == 1 {
                            story.huffed = Some((role, at));
                        }
                        let taker = action.from().and_then(|from| before.iter().find(|piece| piece.at == from));
                        let by = taker.map(|taker| (taker.role, taker.at));
                        story.captures.push(Taken { role, at, by, turn, ours: own });
                    }
                    Event::Promoted { role, .. } => story.grown += (value(role) - 1) * if own { 1 } else { -1 },
                    _ => {}
                }
            }
            if turn == 1 {
                story.fork = action.to().and_then(|at| forked(&now, at, &ours));
            }
            if let Some(outcome) = now.outcome() {
                let won = if own { 12 } else { 0 };
                if outcome.share[seat.index()] == won {
                    story.end = Some((outcome.ending, turn / 2 + 1, own));
                }
                break;
            }
        }
        story.without_what_is_taken_back(&now);
        story
    }

    /// Forgets a capture at the very end that could be answered in kind: nobody looked on.
    fn without_what_is_taken_back(&mut self, after: &AnyPosition) {
        let Some(last) = self.captures.last() else { return };
        let mut list = ActionList::new();
        after.actions(&mut list);
        if list.iter().any(|action| matches!(action, Action::Capture { to, .. } if *to == last.at)) {
            self.captures.pop();
        }
    }

    /// What is taken for one side less what is taken for the other.
    fn balance(&self) -> i32 {
        self.captures.iter().map(|one| if one.ours { value(one.role) } else { -value(one.role) }).sum::<i32>()
            + self.grown
    }

    /// The greatest piece that one side takes, without those that the other takes the like for; where it takes more.
    fn taken(&self, ours: bool) -> Option<Taken> {
        let won = if ours { self.balance() } else { -self.balance() };
        if won <= 0 {
            return None;
        }
        let of = |side: bool| self.captures.iter().filter(move |one| one.ours == side);
        let mut paid: Vec<i32> = of(!ours).map(|one| value(one.role)).collect();
        let unpaid = of(ours).filter(|one| match paid.iter().position(|&other| other == value(one.role)) {
            Some(place) => {
                paid.swap_remove(place);
                false
            }
            None => true,
        });
        // Of several alike the first.
        unpaid.copied().reduce(|most, one| if value(one.role) > value(most.role) { one } else { most })
    }
}

/// The two greatest pieces of a side that the piece on a spot attacks, if both are worth more than it.
fn forked(position: &AnyPosition, at: Spot, ours: &impl Fn(Seat) -> bool) -> Option<(Role, Spot, [Role; 2])> {
    let pieces = position.pieces();
    let piece_at = |spot: Spot| pieces.iter().find(|piece| piece.at == spot);
    let by = piece_at(at).filter(|piece| !ours(piece.army))?.role;
    // What can be taken itself threatens nothing.
    let mut answers = ActionList::new();
    position.actions(&mut answers);
    if answers.iter().any(|action| matches!(action, Action::Capture { to, .. } if *to == at)) {
        return None;
    }
    let attacks = position.attacks().into_iter().filter(|(from, _)| *from == at);
    let mut attacked: Vec<Role> = attacks
        .filter_map(|(_, to)| piece_at(to))
        .filter(|piece| ours(piece.army) && value(piece.role) > value(by))
        .map(|piece| piece.role)
        .collect();
    attacked.sort_by_key(|&role| weight(role));
    match attacked[..] {
        [first, second, ..] => Some((by, at, [first, second])),
        _ => None,
    }
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
    use ashtapada_rules::{Family, Game};

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
        assert_eq!(told, Some(Flaw::Loses { role, at, by, from, soon: true }));
    }

    #[test]
    fn a_fork_by_what_can_be_taken_is_none() {
        // The bishop attacks king and queen, but the knight may take it.
        let told = of("4k3/p2r4/4qn2/1B6/8/8/8/3R3K b - - 0 1", &["a7a5", "b5d7", "e8f8", "d7e6"], "a7a6");
        assert!(matches!(told, Some(Flaw::Loses { role: Role::Queen, .. })), "{told:?}");
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
        assert_eq!(of(text, &["g2g4", "d8h4"], "e2e4"), Some(Flaw::Ends { ending: Ending::Checkmate, turns: 1 }));
    }

    #[test]
    fn a_fork_is_told_with_what_is_lost_by_it_and_not_with_the_pawn() {
        let text = "4k3/8/8/8/6n1/8/P4PPP/3Q3K w - - 0 1";
        let told = of(text, &["a2a3", "g4f2", "h1g1", "f2d1"], "d1g4");
        let (by, at) = (Role::Knight, "f2".parse().unwrap());
        let queen = Role::Queen;
        assert_eq!(told, Some(Flaw::Forked { by, at, first: Role::King, second: queen, role: queen }));
    }

    #[test]
    fn a_huffed_soldier_is_told_though_nothing_takes_it() {
        let mut game = Game::new(AnyPosition::start(&Family::Soldiers.options()).unwrap());
        let told = played_until_huffed(&mut game);
        assert!(matches!(told, Some(Flaw::Huffed { role: Role::Soldier, .. })), "{told:?}");
    }

    /// Plays what is first in the list, unless it takes, until something is huffed; what is said of the choice before it.
    fn played_until_huffed(game: &mut Game<AnyPosition>) -> Option<Flaw> {
        for _ in 0..200 {
            let position = game.position().clone();
            let mut list = ActionList::new();
            position.actions(&mut list);
            let idle = |action: &&Action| !matches!(action, Action::Capture { .. });
            let played = *list.iter().find(idle).or(list.first())?;
            let best = *list.last()?;
            game.play(played, &mut ()).ok()?;
            let mut answers = ActionList::new();
            game.position().actions(&mut answers);
            if let Some(&huff) = answers.iter().find(|action| matches!(action, Action::Huff { .. })) {
                return flaw(&position, played, &[huff], &[best]);
            }
        }
        None
    }

    #[test]
    fn what_a_line_wins_is_its_greatest_unpaid_piece() {
        let won = |text: &str, actions: &[&str]| {
            let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
            let mut now = position.clone();
            let mut line = Vec::new();
            for text in actions {
                let action = now.parse_action(text).unwrap();
                now.play(action, &mut ()).unwrap();
                line.push(action);
            }
            gain(&position, &line)
        };
        // The pawn that is taken first is the least of it.
        let fork = "3q3k/pppp1p1p/8/6N1/8/8/8/4K3 w - - 0 1";
        let (role, at) = (Role::Queen, "d8".parse().unwrap());
        assert_eq!(won(fork, &["g5f7", "h8g8", "f7d8"]), Some(Gain::Takes { role, at, count: 1 }));
        // Who takes last and can be answered in kind has won nothing yet.
        assert_eq!(won("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", &["d2d5"]), None);
        let mate = Gain::Ends { ending: Ending::Checkmate, turns: 1 };
        assert_eq!(won("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &["a1a8"]), Some(mate));
    }

    #[test]
    fn what_the_answer_does_not_take_is_not_told() {
        assert_eq!(of("4k1n1/8/8/8/8/8/7Q/4K3 w - - 0 1", &["h2h6", "e8e7"], "h2h3"), None);
    }
}
