//! Openings as text: a file of the rulebook.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use ashtapada_rulebook::{OpeningThrow, Openings, Plan};
use ashtapada_rules::Role;

/// The file of a rule set.
pub fn written(id: &str, openings: &Openings) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let Openings { games, seed, nodes, later, .. } = openings;
    writeln!(
        out,
        "# Written by `ashtapada-lab openings` from `ashtapada-lab selfplay {id} --games {games} --seed {seed} --nodes {nodes} --later {later}`;\n# lab/openings.md says how to read it."
    )?;
    writeln!(out, "date = \"{}\"\ngames = {games}\ntried = {}", openings.date, openings.tried)?;
    writeln!(out, "seed = {seed}\nnodes = {nodes}\nlater = {later}\nstart = \"{}\"", openings.start)?;
    writeln!(out, "begins = {:.3}\ndrawn = {}", openings.begins, openings.drawn)?;
    if let Some(round) = openings.first_capture {
        writeln!(out, "first_capture = {round}")?;
    }
    writeln!(out, "early_captures = {}\ntaken = {}", openings.early_captures, roles(&openings.taken))?;
    openings.plan.iter().try_for_each(|plan| plan_text(&mut out, plan))?;
    for line in &openings.line {
        let play: Vec<_> = line.play.iter().map(|turn| format!("\"{turn}\"")).collect();
        let result: Vec<_> = line.result.iter().map(|share| format!("{share:.2}")).collect();
        let (play, result) = (play.join(", "), result.join(", "));
        writeln!(out, "\n[[line]]\nplay = [{play}]\ngames = {}\ntried = {}", line.games, line.tried)?;
        writeln!(out, "result = [{result}]")?;
    }
    openings.throw.iter().try_for_each(|throw| throw_text(&mut out, throw))?;
    Ok(out)
}

fn plan_text(out: &mut String, plan: &Plan) -> std::fmt::Result {
    let Plan { seat, seats, turns, lost, taken, king, .. } = plan;
    writeln!(out, "\n[[plan]]\nseat = \"{}\"\nseats = {seats}\nturns = {turns}\nlost = {lost}", seat.name())?;
    writeln!(out, "moved = {}\nfirst = {}", roles(&plan.moved), roles(&plan.first))?;
    writeln!(out, "taken = {taken}\nking = {king}\nstand = {}", table(plan.stand.iter()))
}

fn throw_text(out: &mut String, throw: &OpeningThrow) -> std::fmt::Result {
    let OpeningThrow { seat, round, throw, times, lost, free, choice } = throw;
    writeln!(out, "\n[[throw]]\nseat = \"{}\"\nround = {round}\nthrow = \"{throw}\"", seat.name())?;
    writeln!(out, "times = {times}\nlost = {lost}\nfree = {free}\nchoice = [")?;
    for choice in choice {
        let (play, times, result, position) = (&choice.play, choice.times, choice.result, &choice.position);
        writeln!(out, "  {{ play = \"{play}\", times = {times}, result = {result:.2}, position = \"{position}\" }},")?;
    }
    writeln!(out, "]")
}

fn roles(counts: &BTreeMap<Role, u32>) -> String {
    table(counts.iter().map(|(role, count)| (role.name(), count)))
}

fn table<'a, K: Display>(counts: impl Iterator<Item = (K, &'a u32)>) -> String {
    let pairs: Vec<_> = counts.map(|(key, count)| format!("{key} = {count}")).collect();
    if pairs.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", pairs.join(", ")) }
}
