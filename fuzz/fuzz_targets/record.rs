//! Whatever reads as a record prints and reads again as the same game.
#![no_main]

use ashtapada_rulebook::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        let printed = record.to_string();
        let again = Record::parse(&printed).expect("what we print can be read");
        assert_eq!(again.to_string(), printed);
        assert!(again.game.actions().eq(record.game.actions()));
    }
});
