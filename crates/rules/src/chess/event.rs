//! What happens: what games of chess add.

use crate::{Event, Seat};

/// What happens in games of chess alone. The rest is in [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum ChessEvent {
    /// A king is in check.
    Check {
        /// Whose king.
        seat: Seat,
    },
}

impl From<ChessEvent> for Event {
    fn from(event: ChessEvent) -> Event {
        Event::Chess(event)
    }
}
