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

#[cfg(test)]
mod tests {
    use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Start};
    use ashtapada_rules::{Colour, Game, OptionSet, Turn};
    use ashtapada_solver::{Folder, Tables};

    use super::*;
    use crate::{Bot, Playable};

    /// Two against two on nine points in a square with diagonals, where nobody has to capture.
    fn square() -> Options {
        let lines = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"];
        let board = PointBoard::new("square", &lines.map(|line| (line, Bend::Straight))).unwrap();
        let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
        let game = PointGame::new("square", armies, &[], &[Start::new(board, ["a1 b1", "a3 b3"])]).unwrap();
        let mut options = Options::of(game);
        options.set("obligation", "none").unwrap();
        options
    }

    #[test]
    fn what_is_won_is_won_in_as_many_turns_as_it_takes_and_no_draw_is_lost() {
        let (options, place) = (square(), tempfile::tempdir().unwrap());
        let solved = ashtapada_solver::Game::of(&options).unwrap();
        let folder = Folder::of(&solved, place.path()).unwrap();
        let mut tables = Tables::new(&solved);
        for slice in solved.slices() {
            folder.complete(&mut tables, slice).unwrap();
        }
        let shelf = Shelf::at(place.path());
        let (mut wins, mut draws) = (0, 0);
        let slice = *solved.slices().last().unwrap();
        for number in 0..solved.positions_of(slice) {
            let begin = tables.position(slice, solved.movers(slice)[0], number).unwrap();
            let value = tables.probe(&begin).unwrap();
            let mut game = Game::new(begin);
            let mut players =
                [Bot::Perfect, Bot::Greedy].map(|bot| Soldiers::player(bot, &Setup::seeded(number).with_shelf(&shelf)));
            let own = begin.side();
            while game.turn() != Turn::Over && game.len() < 60 {
                let mover = usize::from(game.position().side() != own);
                let choice = players[mover].choose(&game, Limits::nodes(200)).unwrap();
                game.play(choice.action, &mut ()).unwrap();
            }
            let share = game.outcome().map(|outcome| outcome.payoff(own.seat()));
            match value {
                Value::Win(_) => {
                    assert_eq!(share, Some(1.0), "{}", begin.text());
                    wins += 1;
                }
                Value::Draw => {
                    assert!(share.is_none_or(|share| share > 0.0), "{}", begin.text());
                    draws += 1;
                }
                Value::Loss(_) => {}
            }
        }
        assert!(wins > 10 && draws > 100, "{wins} won, {draws} drawn");
    }

    #[test]
    fn elsewhere_it_plays_as_the_strongest() {
        let at = Situation::new(Soldiers::start(&square()).unwrap());
        let chosen = |bot| {
            let mut player = Soldiers::player(bot, &Setup::seeded(3));
            player.think(&at, Limits::nodes(500), &mut |_| {}).unwrap().report.lines
        };
        assert_eq!(chosen(Bot::Perfect), chosen(Bot::Searcher));
    }
}
