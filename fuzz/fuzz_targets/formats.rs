//! No text breaks the reader of a format, and what is read is written in every format that has words for it.
#![no_main]

use ashtapada_rulebook::{Lang, Words};
use ashtapada_table::formats::{Format, Given};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let format = Format::ALL[usize::from(which) % Format::ALL.len()];
    let Ok(read) = format.read(text, &Given::default()) else { return };
    let words = Words::new(Lang::EN);
    for &other in Format::ALL {
        let _ = other.write(&read.record, words);
    }
    let ours = Format::Record.write(&read.record, words).expect("every game is one of ours");
    let again = Format::Record.read(&ours.text, &Given::default()).expect("what we write can be read");
    assert!(again.record.game.plies().eq(read.record.game.plies()));
});
