//! What every action, or every possible throw, is worth.

use ashtapada_engine::Situation;
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Position, Probability, Seat, Turn};
use ashtapada_solver::Value;

use crate::judge::{Budget, after, ended, value_before};
use crate::sureness::sureness;
use crate::{Analyst, Effort, Worth};

/// What was found about a position: all its actions or throws at the same depth.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// How many actions deep each of them was searched.
    pub depth: u32,
    /// Actions and throws played inside the searches so far.
    pub nodes: u64,
    /// Who decides; `None`: the dice.
    pub seat: Option<Seat>,
    /// What the position is worth: that of the best action, or the mean over the throws.
    pub worth: Worth,
    /// Every legal action, the best for its seat first; or every possible throw in the order of the rules.
    pub branches: Vec<Branch>,
}

/// An action, or a throw, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// The action or throw.
    pub action: Action,
    /// How likely it is, of a throw.
    pub chance: Option<Probability>,
    /// What it is worth to each seat.
    pub worth: Worth,
    /// How play goes on after it, up to the next throw at most; empty where nothing is expected or known.
    pub line: Vec<Action>,
    /// Whether the game is over with it, in every case.
    pub ended: bool,
    /// What it is worth for certain to whoever plays it, where the game is solved.
    pub exact: Option<Value>,
}

impl Analysis {
    /// What the position is worth for certain to whoever decides, where the game is solved.
    pub fn exact(&self) -> Option<Value> {
        let values = self.branches.iter().map(|branch| branch.exact).collect::<Option<Vec<_>>>()?;
        values.into_iter().max()
    }

    /// The branch of an action.
    pub fn branch(&self, action: Action) -> Option<&Branch> {
        self.branches.iter().find(|branch| branch.action == action)
    }
}

impl Analyst {
    /// What everything that can happen next is worth, deeper and deeper within the effort; `watch` is called with each
    /// complete depth but the last, which is returned. `None` if the game is over, or if the first depth was stopped.
    ///
    /// All branches of an analysis are searched equally deep, so that they can be compared.
    pub fn analyse(
        &mut self,
        at: &Situation<AnyPosition>,
        effort: &Effort<'_>,
        watch: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        if at.turn() == Turn::Over || ended(at).is_some() {
            return None;
        }
        let mut branches = begin(at.position());
        let sureness = if self.sober { sureness(at.position()) } else { 1.0 };
        let mut budget = Budget::new(effort.node_limit(), sureness);
        let mut known: Option<Analysis> = None;
        for depth in 1..=effort.depth_limit().max(1) {
            let before = budget.spent;
            let Some(found) = self.deepen(at, depth, &mut branches, effort, &mut budget) else { break };
            if let Some(earlier) = known.replace(found) {
                watch(&earlier);
            }
            // A depth takes several times what the one before took.
            let next = 2 * (budget.spent - before);
            let settled = branches.iter().all(|branch| branch.ended || branch.exact.is_some());
            if settled || budget.short || budget.spent + next > budget.nodes {
                break;
            }
        }
        known
    }

    /// One depth for all branches; `None` if it was not completed.
    fn deepen(
        &mut self,
        at: &Situation<AnyPosition>,
        depth: u32,
        branches: &mut Vec<Branch>,
        effort: &Effort<'_>,
        budget: &mut Budget,
    ) -> Option<Analysis> {
        let mut deeper: Vec<(Branch, [f64; 4])> = Vec::with_capacity(branches.len());
        for branch in branches.iter() {
            let next = after(at, branch.action);
            let judged = self.judge(&next, depth, effort, budget);
            let exact = judged.exact.map(|value| value_before(at, &next, value));
            if effort.is_stopped() || (budget.short && depth > 1) {
                return None;
            }
            let values = judged.values;
            let found = Branch { worth: judged.worth, line: judged.line, ended: judged.ended, exact, ..branch.clone() };
            deeper.push((found, values));
        }
        let seat = at.position().turn().seat();
        let worth = match seat {
            Some(seat) => {
                // Of wins that are all certain the soonest is the best, and of defeats the latest.
                deeper.sort_by(|(one, soon), (other, later)| {
                    let certain = told_apart(other.worth.of(seat)).cmp(&told_apart(one.worth.of(seat)));
                    certain.then_with(|| later[seat.index()].total_cmp(&soon[seat.index()]))
                });
                deeper.first()?.0.worth
            }
            None => mean(deeper.iter().map(|(branch, _)| branch)),
        };
        *branches = deeper.into_iter().map(|(branch, _)| branch).collect();
        Some(Analysis { depth, nodes: budget.spent, seat, worth, branches: branches.clone() })
    }
}

/// A worth as far as one is called better than another: what certain ends differ by is the rounding of numbers.
fn told_apart(worth: f64) -> i64 {
    (worth * 1e9).round() as i64
}

/// What can happen next, worth nothing yet.
fn begin(position: &AnyPosition) -> Vec<Branch> {
    let branch = |action, chance| Branch {
        action,
        chance,
        worth: Worth::default(),
        line: Vec::new(),
        ended: false,
        exact: None,
    };
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    if !throws.is_empty() {
        return throws.iter().map(|&(throw, p)| branch(Action::Throw(throw), Some(p))).collect();
    }
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().map(|&action| branch(action, None)).collect()
}

/// What a throw is worth before it falls.
fn mean<'a>(branches: impl Iterator<Item = &'a Branch>) -> Worth {
    branches.fold(Worth::default(), |sum, branch| {
        let share = branch.chance.map_or(0.0, Probability::as_f64);
        sum.plus(&branch.worth.scaled(share))
    })
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Family;

    use super::*;

    fn best(text: &str, nodes: u64) -> Vec<String> {
        let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
        let found = Analyst::new().analyse(&Situation::new(position), &Effort::nodes(nodes), &mut |_| {}).unwrap();
        found.branches.iter().map(|branch| branch.action.to_string()).collect()
    }

    #[test]
    fn a_mate_that_is_there_comes_before_wins_to_come() {
        // Of many other moves the win is as certain, and one gives it away.
        let found = best("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", 200_000);
        assert_eq!((&*found[0], &**found.last().unwrap()), ("f1-f8", "f1-f7"), "{found:?}");
    }

    #[test]
    fn of_a_solved_game_it_says_what_is_proved() {
        let place = tempfile::tempdir().unwrap();
        let Ok(ashtapada_rules::AnyOptions::Soldiers(options)) =
            ashtapada_rulebook::find("pretwa").map(|rules| rules.options.clone())
        else {
            panic!("no game on points")
        };
        let game = ashtapada_solver::Game::of(&options).unwrap();
        let folder = ashtapada_solver::Folder::of(&game, place.path()).unwrap();
        let mut tables = ashtapada_solver::Tables::new(&game);
        for slice in game.slices().into_iter().take_while(|slice| slice.south + slice.north <= 3) {
            folder.complete(&mut tables, slice).unwrap();
        }
        let position =
            AnyPosition::parse("3/3/1n1/1/3/3/s1s s - 8-7 0-0 0", &ashtapada_rules::AnyOptions::Soldiers(options))
                .unwrap();
        let shelf = ashtapada_solver::Shelf::at(place.path());
        let analyse = |mut analyst: Analyst| {
            analyst.analyse(&Situation::new(position.clone()), &Effort::nodes(2_000), &mut |_| {}).unwrap()
        };
        let found = analyse(Analyst::new().knowing(&shelf));
        assert_eq!((found.exact(), found.depth), (Some(Value::Win(25)), 1), "nothing has to be searched");
        assert_eq!(found.worth.of(Seat::South), 1.0);
        let turns: Vec<_> = found.branches.iter().filter_map(|branch| branch.exact?.turns()).collect();
        assert!(turns.len() == found.branches.len() && turns.is_sorted(), "the soonest win comes first: {turns:?}");
        assert_eq!(analyse(Analyst::new()).exact(), None);
    }
}
