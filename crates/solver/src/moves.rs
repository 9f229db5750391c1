//! The turns of a position on bitboards: all that the solver knows of how games are played.
//!
//! What a turn is, and which there are, is tested against the actions of the rules.

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{HuffChooser, NoMoves, Obligation, Options, Removal};

use crate::combinations::bits;

/// The ways of a board: its points by number, steps of each side, and jumps.
pub(crate) struct Ways {
    pub points: usize,
    /// By side and point: where a step leads.
    pub steps: [Vec<u64>; 2],
    /// By side and point: where a step comes from.
    pub back: [Vec<u64>; 2],
    /// By point: over which points a jump leads from there.
    pub over: Vec<u64>,
    /// By point and the point jumped: where the jump ends, as a set of one point at most.
    pub land: Vec<Vec<u64>>,
}

impl Ways {
    /// The jumps: where each begins, over what it leads, and where it ends.
    pub fn jumps(&self) -> impl Iterator<Item = [usize; 3]> + '_ {
        let from_point = |from: usize| bits(self.over[from]).map(move |over| (from, over));
        (0..self.points)
            .flat_map(from_point)
            .flat_map(|(from, over)| bits(self.land[from][over]).map(move |to| [from, over, to]))
    }
}

/// What a turn leaves, for whoever made it and for the opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Turned {
    /// A man went from one point to one of several others, and nothing else changed.
    Stepped { from: u64, to: u64 },
    /// Men were taken.
    Took { own: u64, other: u64 },
    /// The opponent takes one of the marked men before moving.
    Huffed { own: u64, marked: u64 },
    /// Nothing could be done.
    Passed,
}

/// The rules of a game that decide how its positions are worth, as numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ruling {
    pub obligation: Obligation,
    pub chooser: HuffChooser,
    pub chains: bool,
    pub may_stop: bool,
    /// Whether stopping a chain short fails the duty.
    pub must_continue: bool,
    pub removes_after: bool,
    pub jumps: [bool; 2],
    /// With so few men left, or none, the opponent of a side has lost to it.
    pub floors: [u8; 2],
    /// What a side without a move does.
    pub stuck: [NoMoves; 2],
}

impl Ruling {
    /// What options say.
    pub fn of(options: &Options) -> Ruling {
        let choices = &options.choices;
        let must_continue = choices.must_continue();
        let army = |side: Side| options.game.army(side);
        let floor = |side: Side| {
            let agreed = choices.target.get().and(options.target_of(side));
            agreed.map_or(0, |target| options.layout().army(side.other()).saturating_sub(target))
        };
        Ruling {
            obligation: choices.obligation,
            chooser: choices.huff_chooser,
            chains: choices.multi_jump,
            may_stop: !must_continue || choices.obligation == Obligation::Huff,
            must_continue,
            removes_after: choices.removal == Removal::After,
            jumps: Side::BOTH.map(|side| army(side).jumps),
            floors: Side::BOTH.map(floor),
            stuck: Side::BOTH.map(|side| if army(side).loses_blocked { NoMoves::Loses } else { choices.no_moves }),
        }
    }
}

/// The ways of a board and the ruling of a game.
pub(crate) struct Moves {
    pub ways: Ways,
    pub ruling: Ruling,
    all: u64,
}

impl Moves {
    pub fn new(ways: Ways, ruling: Ruling) -> Moves {
        let all = u64::MAX >> (64 - ways.points);
        Moves { ways, ruling, all }
    }

    /// All points.
    #[inline(always)]
    pub fn all(&self) -> u64 {
        self.all
    }

    /// Visits every turn of a side; none if it has no move, unless it passes then. The same may be visited twice, and a man who
    /// has no step with no point to go to.
    #[inline(always)]
    pub fn turns(&self, side: Side, own: u64, other: u64, mut visit: impl FnMut(Turned)) {
        let hunters = if self.ruling.jumps[side.index()] { self.captures(side, own, other, &mut visit) } else { 0 };
        if hunters != 0 && self.ruling.obligation == Obligation::Strict {
            return;
        }
        let failing = if self.ruling.obligation == Obligation::Huff { hunters } else { 0 };
        let empty = self.all & !(own | other);
        let mut idle = hunters == 0;
        for at in bits(own) {
            let (from, to) = (1 << at, self.ways.steps[side.index()][at] & empty);
            idle &= to == 0;
            if failing == 0 {
                visit(Turned::Stepped { from, to });
            } else {
                bits(to).for_each(|to| self.fail(own ^ from ^ 1 << to, other, failing, (from, 1 << to), &mut visit));
            }
        }
        if idle && self.ruling.stuck[side.index()] == NoMoves::Pass {
            visit(Turned::Passed);
        }
    }

    /// Whether a side has a step or a jump.
    #[inline(always)]
    pub fn can_act(&self, side: Side, own: u64, other: u64) -> bool {
        let empty = self.all & !(own | other);
        let jumps = self.ruling.jumps[side.index()];
        bits(own).any(|at| {
            let jump = |over: usize| self.ways.land[at][over] & empty != 0;
            self.ways.steps[side.index()][at] & empty != 0 || (jumps && bits(self.ways.over[at] & other).any(jump))
        })
    }

    /// A step that was no capture, by men that could have captured.
    fn fail(&self, own: u64, other: u64, failing: u64, (from, to): (u64, u64), visit: &mut impl FnMut(Turned)) {
        let moved = failing & from != 0;
        let marked = match self.ruling.chooser {
            HuffChooser::MovedPieceFirst if moved => to,
            _ if moved => failing ^ from ^ to,
            _ => failing,
        };
        if self.ruling.chooser == HuffChooser::Owner || marked & (marked - 1) == 0 {
            bits(marked).for_each(|at| visit(Turned::Took { own: own ^ 1 << at, other }));
        } else {
            visit(Turned::Huffed { own, marked });
        }
    }

    /// Visits the captures, and returns the men that can make them.
    #[inline(always)]
    fn captures(&self, side: Side, own: u64, other: u64, visit: &mut impl FnMut(Turned)) -> u64 {
        let empty = self.all & !(own | other);
        let mut hunters = 0;
        for at in bits(own) {
            for over in bits(self.ways.over[at] & other) {
                let to = self.ways.land[at][over] & empty;
                if to != 0 {
                    hunters |= 1 << at;
                    let chain = Chain { side, own: own ^ 1 << at ^ to, other: other ^ 1 << over, jumped: 1 << over };
                    if self.ruling.chains {
                        self.chain(chain, to, visit);
                    } else {
                        visit(Turned::Took { own: chain.own, other: chain.other });
                    }
                }
            }
        }
        hunters
    }

    /// Visits the ways in which a chain goes on from a point, or ends there.
    fn chain(&self, so_far: Chain, man: u64, visit: &mut impl FnMut(Turned)) {
        let Chain { side, own, other, jumped } = so_far;
        let standing = if self.ruling.removes_after { jumped } else { 0 };
        let empty = self.all & !(own | other | standing);
        let at = man.trailing_zeros() as usize;
        let mut goes_on = false;
        if !self.has_won(side, other) {
            for over in bits(self.ways.over[at] & other) {
                let to = self.ways.land[at][over] & empty;
                if to != 0 {
                    goes_on = true;
                    let over = 1 << over;
                    self.chain(
                        Chain { side, own: own ^ man ^ to, other: other ^ over, jumped: jumped | over },
                        to,
                        visit,
                    );
                }
            }
        }
        if !goes_on {
            visit(Turned::Took { own, other });
        } else if self.ruling.may_stop {
            let fails = self.ruling.obligation == Obligation::Huff && self.ruling.must_continue;
            visit(Turned::Took { own: if fails { own ^ man } else { own }, other });
        }
    }

    /// Whether a side has won against so few men.
    fn has_won(&self, side: Side, other: u64) -> bool {
        other.count_ones() <= u32::from(self.ruling.floors[side.index()])
    }
}

/// A chain of jumps: what it has left, and the men that were jumped.
#[derive(Clone, Copy)]
struct Chain {
    side: Side,
    own: u64,
    other: u64,
    jumped: u64,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ashtapada_rules::{AnyOptions, OptionSet};

    use super::*;
    use crate::game::Men;
    use crate::{Game, WholeTurn};

    /// What a turn leaves for the opponent to choose from: the men of South and of North.
    type Left = BTreeSet<[u64; 2]>;

    fn by_bits(game: &Game, men: Men) -> BTreeSet<Left> {
        let (mover, mut found) = (men.mover, BTreeSet::new());
        let (own, other) = (men.sets[mover.index()], men.sets[mover.other().index()]);
        let sets = |own: u64, other: u64| if mover == Side::South { [own, other] } else { [other, own] };
        game.moves.turns(mover, own, other, |turned| {
            let one = |own: u64, other: u64| Left::from([sets(own, other)]);
            match turned {
                Turned::Stepped { from, to } => found.extend(bits(to).map(|to| one(own ^ from ^ 1 << to, other))),
                Turned::Took { own, other } => found.extend([one(own, other)]),
                Turned::Huffed { own, marked } => {
                    found.extend([bits(marked).map(|at| sets(own ^ 1 << at, other)).collect::<Left>()]);
                }
                Turned::Passed => found.extend([one(own, other)]),
            }
        });
        assert_eq!(
            game.moves.can_act(mover, own, other),
            !found.is_empty() && !found.contains(&Left::from([men.sets]))
        );
        found
    }

    fn by_rules(game: &Game, men: Men) -> BTreeSet<Left> {
        let turns = WholeTurn::all(&game.position(men));
        turns.iter().map(|turn| turn.leaves.iter().map(|left| game.sets(left)).collect()).collect()
    }

    /// Random men, crowded or not, of each side at most as many as the game begins with.
    fn random_men(game: &Game, random: &mut fastrand::Rng) -> Men {
        let mut sets = [0u64; 2];
        let most = Side::BOTH.map(|side| random.u32(1..=game.options().layout().army(side).into()));
        let mut points: Vec<usize> = bits(game.moves.all()).collect();
        random.shuffle(&mut points);
        for bit in points {
            let side = random.usize(..2);
            if sets[side].count_ones() < most[side] {
                sets[side] |= 1 << bit;
            }
        }
        Men { sets, mover: if random.bool() { Side::South } else { Side::North } }
    }

    #[test]
    fn the_turns_are_those_of_the_rules() {
        let mut random = fastrand::Rng::with_seed(48);
        let rulings = [
            "",
            "obligation=none",
            "obligation=none multiJump=true",
            "obligation=none multiJump=true mustContinue=true removal=after",
            "obligation=strict multiJump=true",
            "obligation=strict multiJump=true mustContinue=false removal=after target=3",
            "obligation=huff multiJump=true",
            "obligation=huff multiJump=true removal=after noMoves=pass",
            "obligation=huff multiJump=false huff.chooser=owner",
            "obligation=huff multiJump=true huff.chooser=movedPieceFirst mustContinue=false",
            "obligation=huff multiJump=true huffCountsAsCapture=false target=all",
        ];
        let games =
            ["pretwa", "lau-kata-kati", "dash-guti", "soldiers16-bl", "bagh-chal", "fox-geese-13", "alquerque-alfonso"];
        for name in games {
            let AnyOptions::Soldiers(options) = &ashtapada_rulebook::find(name).unwrap().options else { panic!() };
            for ruling in rulings {
                let mut options = *options;
                for (id, value) in ruling.split(' ').filter_map(|change| change.split_once('=')) {
                    options.set(id, value).unwrap();
                }
                let game = Game::of(&options).unwrap();
                for _ in 0..100 {
                    let men = random_men(&game, &mut random);
                    let position = game.position(men);
                    if ashtapada_rules::Position::turn(&position) != ashtapada_rules::Turn::Over {
                        assert_eq!(by_bits(&game, men), by_rules(&game, men), "{name} {ruling} {men:?}");
                    }
                }
            }
        }
    }
}
