//! What keeps the plan of the house: no circle among the files of the server or of the room, no methods of the tables outside their folder,
//! no rule set named outside the rulebook, and an `ARCHITECTURE.md` that is short and true.

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
    rule_sets_are_named_by_the_rulebook(&root)?;
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

/// Files of these folders name no rule set; but for those that are told why, and for examples of requests.
fn rule_sets_are_named_by_the_rulebook(root: &Path) -> Done {
    const MAY: [&str; 5] = [
        // Which network was trained for which rule sets.
        "crates/engine/src/net/shelf.rs",
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
