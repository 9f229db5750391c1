//! Which files of a crate import which, by the paths in their code.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// A module of a crate.
type Module = Vec<String>;

/// What each module imports of the others. What a module hands on with `pub use` is no import.
pub struct Imports(BTreeMap<Module, BTreeSet<Module>>);

impl Imports {
    /// Of these files of a crate; the crate itself, which hands on everything, is none of them.
    pub fn of(sources: &[Source]) -> Imports {
        let known: BTreeSet<&Module> = sources.iter().map(|source| &source.module).collect();
        let of = |source: &Source| {
            let named = paths(&source.code).into_iter().filter_map(|path| resolved(&path, &source.module, &known));
            named.filter(|module| *module != source.module && !module.is_empty()).collect()
        };
        let own = sources.iter().filter(|source| !source.module.is_empty());
        Imports(own.map(|source| (source.module.clone(), of(source))).collect())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// Modules each of which imports the next, and the last the first; `None` if there is no such circle.
    pub fn circle(&self) -> Option<Vec<String>> {
        // Whoever imports nothing that is left is in no circle.
        let mut left: BTreeSet<&Module> = self.0.keys().collect();
        loop {
            let free = |module: &&&Module| self.0[**module].iter().all(|other| !left.contains(other));
            let done: Vec<&Module> = left.iter().filter(free).copied().collect();
            if done.is_empty() {
                break;
            }
            for module in done {
                left.remove(module);
            }
        }
        let mut way = vec![*left.first()?];
        loop {
            let next = self.0[*way.last()?].iter().find(|other| left.contains(other))?;
            if let Some(begin) = way.iter().position(|module| *module == next) {
                let circle = way[begin..].iter().copied().chain([next]);
                return Some(circle.map(|module| module.join("::")).collect());
            }
            way.push(next);
        }
    }
}

/// The paths that begin with `crate`, `self` or `super`, those of grouped imports one by one.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for line in statements(code) {
        for root in ["crate::", "super::", "self::"] {
            for (at, _) in line.match_indices(root) {
                let lead = &line[..at];
                let is_handed_on = lead.ends_with("pub use ") || lead.ends_with("pub(crate) use ");
                let begins = lead.chars().next_back().is_none_or(|c| !c.is_alphanumeric() && c != ':' && c != '_');
                if begins && !is_handed_on {
                    let begin: Vec<String> = vec![root.trim_end_matches(':').to_owned()];
                    expand(&line[at + root.len()..], begin, &mut found);
                }
            }
        }
    }
    found
}

/// The code cut at the ends of its statements, each on one line.
fn statements(code: &str) -> impl Iterator<Item = String> {
    code.split(';').map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Adds the paths that go on from `begin`; returns what follows them.
fn expand<'a>(text: &'a str, begin: Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = expand(rest, begin.clone(), found).trim_start();
            match rest.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => rest = more,
                Some(more) => return more.trim_start().strip_prefix('}').unwrap_or(more),
                None => return rest.strip_prefix('}').unwrap_or(rest),
            }
        }
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let mut path = begin;
    path.push(name.to_owned());
    if let Some(more) = rest.strip_prefix("::") {
        return expand(more, path, found);
    }
    found.push(path);
    // `as` and another name may follow.
    let rest = rest.trim_start();
    rest.strip_prefix("as ").map_or(rest, |renamed| {
        let renamed = renamed.trim_start();
        let end = renamed.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(renamed.len());
        &renamed[end..]
    })
}

/// The file that a path leads to, for whoever names it in a module.
fn resolved(path: &[String], from: &Module, known: &BTreeSet<&Module>) -> Option<Module> {
    let mut names = path.iter().peekable();
    let mut at: Module = if names.next_if(|name| *name == "crate").is_some() { Vec::new() } else { from.clone() };
    names.next_if(|name| *name == "self");
    while names.next_if(|name| *name == "super").is_some() {
        at.pop();
    }
    let mut best = known.contains(&at).then(|| at.clone());
    for name in names {
        at.push(name.clone());
        if !known.contains(&at) {
            break;
        }
        best = Some(at.clone());
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(module: &str, code: &str) -> Source {
        let module = module.split("::").map(str::to_owned).collect();
        Source { path: String::new(), module, code: code.to_owned() }
    }

    #[test]
    fn grouped_imports_and_paths_within_code_are_found() {
        let code = "use crate::{a, b::{c, D as E}};\nuse super::f;\nfn g() { crate::h::i(); my_crate::no() }\npub use self::j;";
        let found: Vec<String> = paths(code).into_iter().map(|path| path.join("::")).collect();
        assert_eq!(found, ["crate::a", "crate::b::c", "crate::b::D", "super::f", "crate::h::i"]);
    }

    #[test]
    fn a_circle_is_named_and_what_hangs_on_it_is_not() {
        let files = [
            source("a", "use crate::b::B;"),
            source("b", "use crate::{c::d::D, e};"),
            source("c", ""),
            source("c::d", "use crate::b::B;"),
            source("e", ""),
        ];
        assert_eq!(Imports::of(&files).circle().unwrap(), ["b", "c::d", "b"]);
        let files =
            [source("a", "use crate::b::B;"), source("b", "pub use self::c::C;"), source("b::c", "use super::B;")];
        assert_eq!(Imports::of(&files).circle(), None, "what is handed on is no import");
    }
}
