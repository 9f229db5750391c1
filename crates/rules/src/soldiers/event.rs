//! What happens: what games on points and lines add.

use crate::{Event, Seat, Spot};

/// What happens in games on points and lines alone. The rest is in [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum SoldiersEvent {
    /// A chain of jumps was ended though it could go on.
    Stopped {
        /// Who.
        seat: Seat,
        /// Where the piece stopped.
        at: Spot,
    },
    /// A duty to capture was not met: a piece may be huffed. Reported with one of the captures that were possible.
    DutyFailed {
        /// Who failed.
        seat: Seat,
        /// Where a piece stood that could have captured.
        from: Spot,
        /// Where it would have gone.
        to: Spot,
    },
}

impl From<SoldiersEvent> for Event {
    fn from(event: SoldiersEvent) -> Event {
        Event::Soldiers(event)
    }
}
