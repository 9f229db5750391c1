//! How fast questions about positions are answered on this machine, to be held beside the same as WebAssembly: `node
//! wasm/speed.mjs` runs both in turn. Prints one line of JSON: for each rule set the milliseconds of a moment's thought about its
//! beginning, which is a number of nodes and not a time.

use std::collections::BTreeMap;
use std::time::Instant;

use ashtapada_local::study::StudyTask;

fn main() {
    let rules: Vec<String> = std::env::args().skip(1).collect();
    let mut taken = BTreeMap::new();
    for rules in rules {
        let game = format!(r#"{{"rules":"{rules}","options":[],"seats":[],"dice":"hand","position":null}}"#);
        let at = format!(r#"{{"kind":"setup","game":{game}}}"#);
        let ask = format!(r#"{{"id":1,"question":{{"kind":"analyse","at":{at},"lines":1,"brief":true}}}}"#);
        let task = StudyTask { ask, lang: "en".to_owned(), game: None };
        // The first time the rules are read, which is not meant.
        for _ in 0..2 {
            let begun = Instant::now();
            let mut told = 0;
            task.answer(&Default::default(), &mut |_| told += 1);
            assert!(told > 0, "{rules}: nothing was found");
            taken.insert(rules.clone(), begun.elapsed().as_secs_f64() * 1000.0);
        }
    }
    println!("{}", serde_json::json!(taken));
}
