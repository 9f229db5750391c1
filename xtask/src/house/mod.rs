//! What keeps the plan of the house: no circle among the files of the server or of the room, no methods of the tables outside their folder,
//! other servers of a site known to few files, no rule set named outside the rulebook, commands in the papers that exist, and an
//! `ARCHITECTURE.md` that is short and true.

mod commands;
mod imports;
mod plan;
mod source;

use std::path::Path;

use imports::Imports;
use source::{Source, sources};

use crate::steps::{Done, root};

/// Checks the plan of this project.
pub fn check() -> Done {
    let root = root();
    let server = sources(&root.join("crates/server/src"))?;
    no_circle("server", &server)?;
    no_circle("room", &sources(&root.join("crates/room/src"))?)?;
    tables_stay_at_home(&server)?;
    other_servers_are_met_at_the_doors(&server)?;
    rule_sets_are_named_by_the_rulebook(&root)?;
    commands::are_known(&root, crate::HELP)?;
    plan::is_true(&root)
}

/// Files of a crate import each other in one direction.
fn no_circle(name: &str, sources: &[Source]) -> Done {
    let imports = Imports::of(sources);
    if let Some(circle) = imports.circle() {
        return Err(format!(
            "files of the {name} import each other in a circle: {}. Move what they share to a file that none of them is in",
            circle.join(" → ")
        ));
    }
    println!("the {name}: {} files, {} imports among them, no circle", sources.len(), imports.count());
    Ok(())
}

/// Who needs something of the tables asks them, and does not give them a method.
fn tables_stay_at_home(server: &[Source]) -> Done {
    let is_home = |source: &&Source| source.module.first().is_some_and(|module| module == "tables");
    match server.iter().filter(|source| !is_home(source)).find(|source| source.code.contains("impl Tables ")) {
        Some(source) => Err(format!("{} has an `impl Tables`: only crates/server/src/tables may", source.path)),
        None => Ok(()),
    }
}

/// That several servers may share a database is known to the folder of that alone, to what joins it to the rest, and to the
/// doors through which requests come.
fn other_servers_are_met_at_the_doors(server: &[Source]) -> Done {
    const HOME: &str = "cluster";
    const MAY: [&str; 5] = ["", "app", "serve", "door", "http::opening"];
    let is_home = |source: &&Source| source.module.first().is_some_and(|module| module == HOME);
    let (home, others): (Vec<&Source>, Vec<&Source>) = server.iter().partition(is_home);
    if home.is_empty() {
        return Err(format!("there is no crates/server/src/{HOME}, which this check is about"));
    }
    for source in others.iter().filter(|source| !MAY.contains(&source.module.join("::").as_str())) {
        if let Some(word) = words(&source.code).find(|word| [HOME, "Nodes", "Lead", "Bus", "Heard"].contains(word)) {
            return Err(format!(
                "{} names `{word}`: only {} and crates/server/src/{HOME} know of other servers",
                source.path,
                MAY[1..].join(", ")
            ));
        }
    }
    println!(
        "{} of {} files of the server know nothing of other servers",
        others.len().saturating_sub(MAY.len()),
        server.len()
    );
    Ok(())
}

/// The names and words in code.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// Files of these folders name no rule set; but for those that are told why, and for examples of requests.
fn rule_sets_are_named_by_the_rulebook(root: &Path) -> Done {
    const MAY: [&str; 4] = [
        // The bars that computer players are held to.
        "lab/src/strength/mod.rs",
        // What is played where a program names nothing, and what a position of points is before its game is known.
        "crates/protocol/src/lib.rs",
        "crates/rules/src/soldiers/game.rs",
        // Suites that tests run.
        "crates/store/src/conformance.rs",
    ];
    let games = root.join("crates/rulebook/games");
    let ids: Vec<String> = source::names(&games)?.into_iter().filter(|id| id.contains('-')).collect();
    let crates = source::names(&root.join("crates"))?;
    let folders = crates.iter().map(|name| format!("crates/{name}/src")).chain(["src", "lab/src"].map(str::to_owned));
    let mut files = 0;
    for folder in folders {
        for source in sources(&root.join(&folder))? {
            files += 1;
            let code = source.code.lines().filter(|line| !line.contains("const EXAMPLE"));
            let named = code.flat_map(|line| ids.iter().filter(move |id| line.contains(&format!("\"{id}\"")))).next();
            if let Some(id) = named
                && !MAY.contains(&source.path.as_str())
            {
                return Err(format!("{} names the rule set {id}: only the rulebook names rule sets", source.path));
            }
        }
    }
    println!("{files} files of Rust outside tests name none of {} rule sets", ids.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(module: &str, code: &str) -> Done {
        let source = |path: &str, code: &str| {
            let module = path.split("::").map(str::to_owned).collect();
            Source { path: path.to_owned(), module, code: code.to_owned() }
        };
        other_servers_are_met_at_the_doors(&[source("cluster::relay", "use super::Cluster;"), source(module, code)])
    }

    #[test]
    fn only_doors_may_know_other_servers() {
        let import = "use crate::cluster::Cluster;";
        for module in ["app", "serve", "door", "http::opening", "cluster"] {
            assert_eq!(check(module, import), Ok(()), "{module}");
        }
        for module in ["http", "tables", "room::backend", "lobby", "app::more"] {
            assert!(check(module, import).unwrap_err().contains("`cluster`"), "{module}");
        }
        for code in
            ["fn all(app: &App) { app.cluster.leave() }", "nodes: Arc<dyn Nodes>,", "use crate::store::{Bus, Store};"]
        {
            assert!(check("tables", code).is_err(), "{code}");
        }
        assert_eq!(check("tables", "fn clusters() { Business }"), Ok(()));
        let elsewhere = Source { path: String::new(), module: vec!["app".to_owned()], code: String::new() };
        assert!(other_servers_are_met_at_the_doors(&[elsewhere]).is_err(), "a check of nothing");
    }
}
