//! The rule sentences of the documents.

use std::collections::BTreeMap;

use toml::Spanned;

use super::error::{Fault, LoadError};
use super::source::Source;

/// A sentence of a document: `S3.26` is (`S3`, 26).
pub(super) type SentenceId = (String, u32);

/// The sentences, in our words.
pub(super) type Documents = BTreeMap<SentenceId, String>;

/// Keys such as `S3.26`, which TOML reads as a table in a table.
pub(super) type BySentence<T> = BTreeMap<String, BTreeMap<Spanned<String>, T>>;

/// Reads every file of `documents/`.
///
/// # Errors
/// One of them is not TOML, or has a key that is not a number.
pub(super) fn read(source: &Source) -> Result<Documents, LoadError> {
    let mut documents = Documents::new();
    for file in source.documents() {
        let filled = file.plain();
        for (document, sentences) in filled.parse::<BySentence<String>>()? {
            for (number, says) in sentences {
                let Ok(id) = number.get_ref().parse() else {
                    let fault = Fault::unknown("sentence", &format!("{document}.{number}"), []);
                    return Err(fault.at(filled.place(number.span().start)));
                };
                documents.insert((document.clone(), id), says);
            }
        }
    }
    Ok(documents)
}
