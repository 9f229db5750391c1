//! Choosing among some actions only (`searchmoves`).
//!
//! A player chooses among all that is legal. To choose among fewer, it is asked what each of them leads to, deeper and
//! deeper, for as long as the limits allow.

use std::sync::atomic::Ordering;
use std::time::Instant;

use ashtapada_engine::{AnyPlayer, Choice, Limits, Line, Player as _, Report, Sides, Situation};
use ashtapada_rules::{Action, AnyPosition, ChanceList, Game, Position as _, Turn};

use super::thinking::{Control, Plan};

/// No action is looked at deeper than this: what is not decided by then ends by a limit.
const DEEPEST: u32 = 100;

/// Throws in a row that are looked at, where one that cannot be used is thrown again.
const THROWS: u32 = 3;

/// What limits the choice as a whole.
struct Search<'a> {
    player: &'a mut AnyPlayer,
    plan: Plan,
    control: &'a Control,
    nodes: u64,
}

/// Chooses one of the actions, all of them legal; `None` only if there are none.
pub fn choose(
    player: &mut AnyPlayer,
    game: &Game<AnyPosition>,
    among: &[Action],
    plan: Plan,
    control: &Control,
    watch: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    let first = *among.first()?;
    let seat = game.turn().seat()?;
    let begun = Instant::now();
    let mut search = Search { player, plan, control, nodes: 0 };
    let mut best = Choice::new(first, Report::new());
    let mut order = among.to_vec();
    for depth in 1..plan.depth.unwrap_or(DEEPEST).clamp(2, DEEPEST) {
        let before = search.nodes;
        let mut lines: Vec<Line> = Vec::new();
        for (index, &action) in order.iter().enumerate() {
            // The first time all are looked at, however briefly: there has to be a choice.
            if depth > 1 && search.is_over() {
                break;
            }
            let left = (order.len() - index) as u32;
            let (mut actions, values) = search.after(game, action, depth, left, 0);
            actions.insert(0, action);
            lines.push(Line::new(actions, values));
        }
        // What a deeper look has not finished is not comparable.
        if lines.len() < order.len() {
            break;
        }
        lines.sort_by_key(|line| -line.value(seat));
        order = lines.iter().map(|line| line.actions[0]).collect();
        let mut report = Report::new();
        (report.depth, report.nodes, report.time) = (depth + 1, search.nodes, begun.elapsed());
        report.lines.extend(lines.into_iter().next());
        best = Choice::new(order[0], report);
        watch(&best.report);
        // Nothing more can be found.
        if search.nodes == before || search.is_over() {
            break;
        }
    }
    Some(best)
}

impl Search<'_> {
    fn is_over(&self) -> bool {
        let spent = |limit: Option<u64>| limit.is_some_and(|limit| self.nodes >= limit);
        let late = self.plan.time.is_some_and(|time| self.control.passed() >= time);
        late || spent(self.plan.nodes) || self.control.stop.load(Ordering::Relaxed)
    }

    /// What follows an action, and what it is worth to each seat; it may use one part in `share` of what is left.
    fn after(
        &mut self,
        game: &Game<AnyPosition>,
        action: Action,
        depth: u32,
        share: u32,
        throws: u32,
    ) -> (Vec<Action>, [i32; 4]) {
        let mut game = game.clone();
        let sides = Sides::in_game(game.position());
        if game.play(action, &mut ()).is_err() {
            return (Vec::new(), [i32::MIN / 2; 4]);
        }
        if let Some(outcome) = game.outcome() {
            return (Vec::new(), sides.by_seat(&sides.payoff(&outcome, 1)));
        }
        if let Turn::Chance(_) = game.turn() {
            let mut list = ChanceList::new();
            game.position().chance(&mut list);
            let mut means = [0.0; 4];
            for &(throw, probability) in list.iter().filter(|_| throws < THROWS) {
                let share = share.saturating_mul(list.len() as u32);
                let (_, values) = self.after(&game, Action::Throw(throw), depth, share, throws + 1);
                for (mean, value) in means.iter_mut().zip(values) {
                    *mean += probability.as_f64() * f64::from(value);
                }
            }
            return (Vec::new(), means.map(|mean| mean.round() as i32));
        }
        let clock = || self.control.passed();
        let mut limits = Limits::depth(depth).with_stop(&self.control.stop);
        if let Some(time) = self.plan.time {
            let time = time.saturating_sub(self.control.passed()) / share;
            limits = Limits::time(time, &clock).with_depth(depth).with_stop(&self.control.stop);
        }
        if let Some(nodes) = self.plan.nodes {
            limits = limits.with_nodes((nodes.saturating_sub(self.nodes) / u64::from(share)).max(1));
        }
        let Some(choice) = self.player.think(&Situation::from(&game), limits, &mut |_| {}) else {
            return (Vec::new(), [0; 4]);
        };
        self.nodes += choice.report.nodes;
        match choice.report.lines.into_iter().next() {
            Some(line) => (line.actions, line.values),
            // A player that evaluates nothing.
            None => (vec![choice.action], [0; 4]),
        }
    }
}
