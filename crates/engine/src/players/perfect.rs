//! Plays solved games without a fault.

use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, Position};
use ashtapada_solver::{Shelf, Value};
use fastrand::Rng;

use super::choices;
use crate::{Choice, Limits, Line, Player, Report, Setup, Sides, Situation, WIN};

/// How many actions of a line are told.
const TOLD: usize = 16;

/// Where its game is solved, it wins what is won in the fewest turns, puts off what is lost, and keeps what is drawn: among the
/// actions that keep a draw it takes what another player would, since those set problems, too. Elsewhere it plays as the other.
///
/// Repetition and a want of captures end games, and a value knows nothing of what was: so it does not repeat a position where that
/// would end a game that it wins.
pub struct Perfect<U> {
    shelf: Shelf,
    usual: U,
    rng: Rng,
}

impl<U: Player<Soldiers>> Perfect<U> {
    /// With the solved games of a setup, and whoever plays where there are none.
    pub fn new(usual: U, setup: &Setup) -> Perfect<U> {
        Perfect { shelf: setup.shelf.clone().unwrap_or_default(), usual, rng: Rng::with_seed(setup.seed) }
    }

    /// What each action that may be chosen is worth, the best first, where that is known.
    fn judge(&self, at: &Situation<Soldiers>, allowed: &[Action]) -> Option<Vec<(Action, Value)>> {
        let position = at.position();
        let mut judged = self.shelf.oracle(&position.options())?.judge(position)?;
        let last = at.last_chances();
        for (action, value) in &mut judged {
            let mut after = *position;
            after.play_unchecked(*action, &mut ());
            if last.binary_search(&after.key()).is_ok() {
                *value = Value::Draw;
            }
        }
        judged.retain(|(action, _)| allowed.contains(action));
        judged.sort_by_key(|&(_, value)| core::cmp::Reverse(value));
        Some(judged)
    }
}

impl<U: Player<Soldiers>> Player<Soldiers> for Perfect<U> {
    fn think(
        &mut self,
        at: &Situation<Soldiers>,
        limits: Limits<'_>,
        watch: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let allowed = choices(at, &limits)?;
        let judged = self.judge(at, &allowed).unwrap_or_default();
        let Some(&(_, best)) = judged.first() else { return self.usual.think(at, limits, watch) };
        let equals: Vec<Action> =
            judged.iter().take_while(|(_, value)| *value == best).map(|(action, _)| *action).collect();
        if best == Value::Draw && equals.len() > 1 {
            return self.usual.think(at, limits.among(&equals), watch);
        }
        let action = *self.rng.choice(&equals)?;
        let mut report = Report::new();
        (report.depth, report.nodes) = (1, allowed.len() as u64);
        report.lines.push(Line::new(self.line(at.position(), action), values(at.position(), best)));
        Some(Choice::new(action, report))
    }

    fn forget(&mut self) {
        self.usual.forget();
    }

    fn kept_bytes(&self) -> usize {
        self.usual.kept_bytes()
    }
}

impl<U> Perfect<U> {
    /// An action and what follows.
    fn line(&self, position: &Soldiers, action: Action) -> Vec<Action> {
        let mut after = *position;
        after.play_unchecked(action, &mut ());
        let oracle = self.shelf.oracle(&position.options());
        let rest = oracle.map_or(Vec::new(), |oracle| oracle.line(&after, TOLD));
        core::iter::once(action).chain(rest).collect()
    }
}

/// What it is worth to each seat, in the units of a search: the end of a game, later or sooner.
fn values(position: &Soldiers, value: Value) -> [i32; 4] {
    let sides = Sides::in_game(position);
    let mover = position.turn().seat().map_or(0, |seat| sides.of(seat));
    let gain = match value {
        Value::Win(turns) => WIN / 2 - i32::from(turns),
        Value::Draw => 0,
        Value::Loss(turns) => i32::from(turns) - WIN / 2,
    };
    let mut values = [0; 4];
    (values[mover], values[1 - mover]) = (gain, -gain);
    sides.by_seat(&values)
}
