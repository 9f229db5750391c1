//! What players say to each other, and of each other to whoever runs the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What players say to each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Talk {
    /// One of the phrases, which each reads in his own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// A sign of what one feels.
    Reaction {
        /// Which.
        reaction: Reaction,
    },
    /// Words of one's own, 1 to 140 letters: not at open tables.
    Words {
        /// Plain text.
        text: String,
    },
}

/// Why a player is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// The name is offensive.
    Name,
    /// Harasses others by what is said.
    Talk,
    /// Leaves or stalls on purpose.
    Leaving,
    /// Plays unfairly, for example for an opponent.
    Unfair,
}

impl ReportReason {
    /// As it is written in messages and in the store.
    pub fn word(self) -> &'static str {
        match self {
            ReportReason::Name => "name",
            ReportReason::Talk => "talk",
            ReportReason::Leaving => "leaving",
            ReportReason::Unfair => "unfair",
        }
    }
}

/// A phrase that everybody reads in his own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// A lucky throw.
    Lucky,
    /// I am thinking.
    Thinking,
    /// Take your time.
    NoHurry,
    /// I am away for a moment.
    Away,
    /// I am back.
    Back,
    /// Sorry.
    Sorry,
    /// Thank you.
    Thanks,
    /// Another game?
    Another,
    /// Goodbye.
    Bye,
}

/// A sign of what one feels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Joy.
    Smile,
    /// Laughter.
    Laugh,
    /// Surprise.
    Wow,
    /// Sorrow.
    Sad,
    /// Applause.
    Applause,
}

#[cfg(test)]
mod tests {
    use super::ReportReason;

    #[test]
    fn reasons_are_stored_as_they_are_said() {
        let all = serde_json::to_value(schemars::schema_for!(ReportReason)).unwrap();
        for word in all["oneOf"].as_array().unwrap().iter().map(|one| &one["const"]) {
            let reason: ReportReason = serde_json::from_value(word.clone()).unwrap();
            assert_eq!(*word, reason.word());
        }
    }
}
