//! What an engine says while it thinks, and what it answers.

use std::fmt::Write as _;
use std::time::Duration;

use ashtapada_engine::{Choice, Line, Report, WIN};
use ashtapada_rules::{Action, AnyPosition, Position, Seat, Sign};

use crate::Form;

/// What was found so far: one line of text for each line of play.
pub fn info(position: &AnyPosition, form: Form, report: &Report, time: Duration) -> String {
    let several = report.lines.len() > 1;
    let speed = if time.is_zero() { 0 } else { (report.nodes as f64 / time.as_secs_f64()) as u64 };
    let line = |(index, line): (usize, &Line)| {
        let mut text = format!("info depth {}", report.depth);
        if several {
            let _ = write!(text, " multipv {}", index + 1);
        }
        let _ = write!(text, " nodes {} nps {speed} time {}", report.nodes, time.as_millis());
        if form == Form::Extended {
            let [south, west, north, east] =
                Seat::ALL.map(|seat| if position.seats().contains(&seat) { line.value(seat) } else { 0 });
            let _ = write!(text, " value {south} {west} {north} {east}");
        }
        if form == Form::Uci || matches!(position, AnyPosition::Chess(_)) {
            let seat = position.turn().seat().unwrap_or(Seat::South);
            let _ = write!(text, " score {}", score(line.value(seat), turns_to_end(position, &line.actions)));
        }
        let played = played(position, form, &line.actions);
        if !played.is_empty() {
            let _ = write!(text, " pv {}", played.join(if form == Form::Uci { " " } else { ", " }));
        }
        text
    };
    report.lines.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The end of a game is worth so much less for each ply until then, and no game that is sought takes more plies.
const MOST_PLIES: i32 = 1000;

/// A value as UCI has it: `cp 35`, or `mate 3` in moves of the winner, `mate -2` in moves of the loser. If the line of play
/// ends the game, it tells in how many.
fn score(value: i32, turns: Option<i32>) -> String {
    let plies = WIN / 2 - value.abs();
    if !(0..MOST_PLIES).contains(&plies) {
        format!("cp {value}")
    } else if value > 0 {
        format!("mate {}", turns.unwrap_or((plies + 1) / 2))
    } else {
        format!("mate -{}", turns.unwrap_or(plies / 2))
    }
}

/// How many moves of the seat to decide are in a line of play that ends the game. An exchange is part of a move.
fn turns_to_end(position: &AnyPosition, actions: &[Action]) -> Option<i32> {
    let (mut at, mut turns) = (position.clone(), 0);
    for &action in actions {
        turns += i32::from(at.turn() == position.turn() && !matches!(action, Action::Promote { .. }));
        at.play(action, &mut ()).ok()?;
    }
    at.outcome().map(|_| turns)
}

/// A line of play as text. In UCI it ends before the first action that UCI cannot say.
fn played(position: &AnyPosition, form: Form, actions: &[Action]) -> Vec<String> {
    let mut at = position.clone();
    let mut texts = Vec::new();
    for &action in actions {
        if form == Form::Uci && !is_uci(&at, action) {
            break;
        }
        texts.push(at.action_text(action));
        if at.play(action, &mut ()).is_err() {
            break;
        }
    }
    texts
}

/// Whether chess programs know such an action: not a pawn that waits on its last rank, nor its exchange.
fn is_uci(position: &AnyPosition, action: Action) -> bool {
    match action {
        _ if !matches!(position, AnyPosition::Chess(_)) => true,
        Action::Promote { .. } => false,
        Action::Step { to, promotion: None, .. } | Action::Capture { to, promotion: None, .. } => {
            let mut after = position.clone();
            after.play(action, &mut ()).is_err()
                || !after.pieces().iter().any(|piece| piece.at == to && piece.signs.has(Sign::Waiting))
        }
        _ => true,
    }
}

/// The answer to `go`, and what may be pondered about: the answer that is expected from another seat, if there is one.
pub fn best(position: &AnyPosition, form: Form, choice: &Choice) -> String {
    let own = position.action_text(choice.action);
    let expected = expected(position, form, choice).map_or(String::new(), |text| format!(" ponder {text}"));
    format!("{} {own}{expected}", verb(form))
}

fn expected(position: &AnyPosition, form: Form, choice: &Choice) -> Option<String> {
    let line = choice.report.lines.first().filter(|line| line.actions[0] == choice.action)?;
    let &next = line.actions.get(1)?;
    let mut after = position.clone();
    after.play(choice.action, &mut ()).ok()?;
    // Who goes on is asked again at once.
    if after.turn() == position.turn() || after.refuse(next).is_some() {
        return None;
    }
    (form == Form::Extended || (is_uci(position, choice.action) && is_uci(&after, next)))
        .then(|| after.action_text(next))
}

/// The answer where there is nothing to choose.
pub fn nothing(form: Form) -> String {
    format!("{} (none)", verb(form))
}

fn verb(form: Form) -> &'static str {
    match form {
        Form::Uci => "bestmove",
        Form::Extended => "bestaction",
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::Beginning;

    use super::*;

    fn line(start: &AnyPosition, form: Form, texts: &[&str], values: [i32; 4]) -> String {
        let mut at = start.clone();
        let mut actions = Vec::new();
        for text in texts {
            let action = at.parse_action(text).unwrap();
            at.play(action, &mut ()).unwrap();
            actions.push(action);
        }
        let mut report = Report::new();
        (report.depth, report.nodes) = (3, 500);
        report.lines.push(Line::new(actions, values));
        info(start, form, &report, Duration::from_millis(250))
    }

    #[test]
    fn a_mate_is_counted_in_moves() {
        assert_eq!(score(35, None), "cp 35");
        assert_eq!(score(40_000, Some(1)), "cp 40000");
        assert_eq!(score(WIN / 2 - 1, None), "mate 1");
        assert_eq!(score(WIN / 2 - 3, None), "mate 2");
        assert_eq!(score(-WIN / 2 + 2, None), "mate -1");
        assert_eq!(score(WIN / 2 - 7, Some(3)), "mate 3");
    }

    #[test]
    fn the_moves_of_the_one_who_asks_are_counted() {
        let start = Beginning::new("vilac-9506", [], None).unwrap().position;
        let turns = |texts: &[&str]| {
            let mut at = start.clone();
            let actions: Vec<Action> = texts
                .iter()
                .map(|text| {
                    let action = at.parse_action(text).unwrap();
                    at.play(action, &mut ()).unwrap();
                    action
                })
                .collect();
            turns_to_end(&start, &actions)
        };
        assert_eq!(turns(&["f2f3", "e7e5", "g2g4"]), None);
        assert_eq!(turns(&["f2f3", "e7e5", "g2g4", "d8h4"]), Some(2));
    }

    #[test]
    fn lines_are_told_in_the_form_of_the_question() {
        let chess = Beginning::new("vilac-9506", [], None).unwrap().position;
        assert_eq!(
            line(&chess, Form::Uci, &["e2e4", "e7e5"], [20, 0, -20, 0]),
            "info depth 3 nodes 500 nps 2000 time 250 score cp 20 pv e2e4 e7e5"
        );
        let soldiers = Beginning::new("soldiers16-bl", [], None).unwrap().position;
        assert_eq!(
            line(&soldiers, Form::Extended, &["c4-c5", "c6xc4"], [-90, 7, 90, 7]),
            "info depth 3 nodes 500 nps 2000 time 250 value -90 0 90 0 pv c4-c5, c6xc4"
        );
    }

    #[test]
    fn what_uci_cannot_say_ends_a_line() {
        let waits = "4k3/P7/8/8/8/8/8/RNBQKBNR w - - 0 1";
        let chess = Beginning::new("vilac-9506", [], Some(waits)).unwrap().position;
        let own = line(&chess, Form::Extended, &["a7a8", "e8e7"], [0; 4]);
        assert!(own.ends_with("score cp 0 pv a7a8, e8e7"), "{own}");
        let uci = line(&chess, Form::Uci, &["e1e2", "e8e7", "a7a8"], [0; 4]);
        assert!(uci.ends_with("pv e1e2 e8e7"), "{uci}");
    }
}
