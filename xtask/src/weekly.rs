//! What takes too long for every change, and would rot if nobody ran it: once a week.

use crate::steps::{self, Done};
use crate::{packages, tidy, wasm};

type Check = fn() -> Done;

/// By name, the quick ones first.
const CHECKS: [(&str, Check); 10] = [
    ("packages", || wasm::build_and_play().and_then(|()| packages::make_and_try())),
    ("fuzz", || steps::fuzz(120)),
    ("models", || steps::models(1000)),
    ("proofs", || steps::proofs(50)),
    ("soak", || steps::soak(10)),
    ("every", || tidy::leaving_nothing(steps::every)),
    ("load", || steps::load(&[])),
    ("strangers", steps::strangers),
    ("mutants", || steps::mutants("0/16")),
    ("strength", || steps::strength(&["--quick"])),
];

/// Runs all of them, or those that are named; one that fails keeps none of the others from running.
pub fn run(names: &[&str]) -> Done {
    if let Some(unknown) = names.iter().find(|name| !CHECKS.iter().any(|(known, _)| known == *name)) {
        let known: Vec<&str> = CHECKS.iter().map(|&(name, _)| name).collect();
        return Err(format!("`weekly {unknown}`: expected some of {}", known.join(", ")));
    }
    let wanted = CHECKS.iter().filter(|(name, _)| names.is_empty() || names.contains(name));
    let outcomes: Vec<(&str, Done)> = wanted.map(|&(name, check)| (name, check())).collect();
    println!();
    for (name, done) in &outcomes {
        println!("{name:10} {}", done.as_ref().map_or_else(String::as_str, |()| "done"));
    }
    match outcomes.iter().filter(|(_, done)| done.is_err()).count() {
        0 => Ok(()),
        failed => Err(format!("{failed} of {} failed", outcomes.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_there_is_not_is_told_with_what_there_is() {
        let told = run(&["packages", "proof"]).unwrap_err();
        assert_eq!(
            told,
            "`weekly proof`: expected some of packages, fuzz, models, proofs, soak, every, load, strangers, mutants, strength"
        );
    }
}
