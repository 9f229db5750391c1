//! Every text that parses as a record is printed and parsed again as the same game.
#![no_main]

use ashtapada_table::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        let printed = record.to_string();
        let again: Record = printed.parse().expect("what we print can be read");
        assert_eq!(again.to_string(), printed);
        assert!(again.game.plies().eq(record.game.plies()));
    }
});
