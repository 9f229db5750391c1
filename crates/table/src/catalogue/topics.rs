//! The topics of the rules of a game, and the examples that show them.

use ashtapada_rulebook::{Example, Played};
use ashtapada_rules::chess::ChessRefusal;
use ashtapada_rules::four_kings::FourKingsRefusal;
use ashtapada_rules::{Refusal, Standing};

use super::ExampleView;
use crate::clocks::due;

/// The topics that the examples show, each with the first example that shows it: one that states it before one where it
/// merely happens, one under the rule set's own options before one under others.
pub fn topics(examples: &[Example], played: &[Vec<Played>], views: &[ExampleView]) -> Vec<(String, String)> {
    let mut topics: Vec<(String, String)> = Vec::new();
    let mut add = |topic: String, name: &str| {
        if !topics.iter().any(|(known, _)| *known == topic) {
            topics.push((topic, name.to_owned()));
        }
    };
    let (own, borrowed): (Vec<_>, Vec<_>) =
        examples.iter().zip(played.iter().zip(views)).partition(|(example, _)| example.options.is_empty());
    let in_order: Vec<_> = own.into_iter().chain(borrowed).collect();
    for (example, _) in &in_order {
        for said in example.steps.iter().flat_map(|step| &step.events) {
            let field = |name: &str| said.get(name).and_then(|value| value.as_str());
            let Some(kind) = field("kind") else { continue };
            add(format!("event-{kind}"), &example.name);
            match kind {
                "waiting" | "frozen" => add(format!("sign-{kind}"), &example.name),
                "check" => add("sign-checked".to_owned(), &example.name),
                "duty-failed" => add("sign-huffable".to_owned(), &example.name),
                "throne-entered" => add("sign-throne".to_owned(), &example.name),
                // A boat won in a parade is commanded too, but armies are what one asks about.
                "commands" if field("cause") != Some("parade") => add("sign-commanded".to_owned(), &example.name),
                _ => {}
            }
        }
    }
    // An option is shown best where it is changed, else where its default is proved by changing it.
    for (example, _) in &in_order {
        for id in example.options.keys() {
            add(format!("option-{id}"), &example.name);
        }
    }
    for (example, _) in &in_order {
        for id in example.otherwise.iter().flat_map(|changes| changes.keys()) {
            add(format!("option-{id}"), &example.name);
        }
    }
    for (example, (played, view)) in in_order {
        for refusal in played.iter().flat_map(|frame| &frame.refused) {
            let reason = refusal.id();
            if let Some(subject) = subject(refusal) {
                add(format!("refusal-{reason} {subject}"), &example.name);
            }
            add(format!("refusal-{reason}"), &example.name);
        }
        for event in view.frames.iter().flat_map(|frame| &frame.events) {
            add(format!("event-{}", event.kind()), &example.name);
        }
        // An example in which every seat has its turn shows the order of play.
        let due = |seat: &Standing| view.frames.iter().any(|frame| due(frame.view.turn) == Some(seat.seat));
        if view.frames.first().is_some_and(|frame| frame.view.seats.iter().all(due)) {
            add("sign-order".to_owned(), &example.name);
        }
        for piece in view.frames.iter().flat_map(|frame| &frame.view.pieces) {
            for sign in piece.signs.iter() {
                add(format!("sign-{}", sign.name()), &example.name);
            }
        }
    }
    topics
}

/// The face or the piece that a refusal is about, where there is one rule for each.
fn subject(refusal: &Refusal) -> Option<String> {
    match *refusal {
        Refusal::FourKings(FourKingsRefusal::DieSays { face, .. }) => Some(face.to_string()),
        Refusal::FourKings(FourKingsRefusal::Rank { attacker: role, .. })
        | Refusal::Unreachable { role, .. }
        | Refusal::FourKings(FourKingsRefusal::PieceNotLost { role })
        | Refusal::WrongPromotion { role }
        | Refusal::Chess(ChessRefusal::NotInPool { role }) => Some(role.name().to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fmt::Write as _;

    use ashtapada_rulebook::{Lang, RuleSet, rule_sets};
    use ashtapada_rules::{Action, ActionList, ChanceList, Game, Position, Turn, draw};

    use super::*;
    use crate::catalogue::rules_page;
    use crate::view::why;

    /// What needs no rule to be understood.
    fn is_plain(refusal: &Refusal) -> bool {
        matches!(
            refusal,
            Refusal::NoPiece { .. } | Refusal::NotNow | Refusal::NothingToCapture { .. } | Refusal::IsCapture
        )
    }

    /// What people are refused in some games played at random, as they are told of it: the topics, most
    /// particular first.
    fn refused(rules: &RuleSet) -> BTreeSet<Vec<String>> {
        let mut random = fastrand::Rng::with_seed(7);
        let mut seen = BTreeSet::new();
        for _ in 0..3 {
            let mut game = Game::new(rules.start().unwrap());
            for turn in 0..200 {
                let position = game.position();
                if turn % 10 < 2 && game.turn() != Turn::Over {
                    for &from in position.board().spots {
                        let to = std::iter::once(None).chain(position.board().spots.iter().map(|&to| Some(to)));
                        for refusal in to.filter_map(|to| why(position, from, to)).filter(|it| !is_plain(it)) {
                            let general = format!("refusal-{}", refusal.id());
                            let particular = subject(&refusal).map(|subject| format!("{general} {subject}"));
                            seen.insert(particular.into_iter().chain([general]).collect());
                        }
                    }
                }
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance(_) => {
                        let mut throws = ChanceList::new();
                        position.chance(&mut throws);
                        Action::Throw(draw(&throws, &mut |below| random.u32(..below)).unwrap())
                    }
                    Turn::Seat(_) => {
                        let mut list = ActionList::new();
                        position.actions(&mut list);
                        list[random.usize(..list.len())]
                    }
                };
                game.play(action, &mut Vec::new()).unwrap();
            }
        }
        seen
    }

    /// What each refusal leads to, game by game: a change is to be read beside the rules' own text.
    #[test]
    fn refusals_lead_to_their_rules() {
        let mut missing = Vec::new();
        let mut told = String::new();
        for rules in rule_sets() {
            let page = rules_page(rules, Lang::EN).unwrap();
            let find = |topic: &String| page.topics.iter().find(|(name, _)| name == topic);
            writeln!(told, "{}", rules.id).unwrap();
            for (topic, name) in
                page.topics.iter().filter_map(|(topic, name)| Some((topic.strip_prefix("refusal-")?, name)))
            {
                writeln!(told, "  {topic:32} {name}").unwrap();
            }
            for topics in refused(rules) {
                // Where there is one rule for each piece or face, that one is wanted.
                if find(&topics[0]).is_none() {
                    missing.push(format!("{}: {}", rules.id, topics[0]));
                }
            }
        }
        assert!(missing.is_empty(), "no example refuses this:\n{}", missing.join("\n"));
        assert_eq!(told, include_str!("topics.txt"), "what the refusals lead to now:\n{told}");
    }
}
