//! What an entry changes, so that a log can be sent without a full view for every entry.

use ashtapada_rules::{Outcome, Piece, Seat, Spot, Standing, Turn};
use serde::Serialize;

use super::{Taken, View};

/// The difference between a view of a game and a following one.
///
/// Applied to the first it gives the second ([`Change::apply`]). Empty fields are left out when it is serialized.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Change {
    /// The position as text.
    pub position: String,
    /// Who decides.
    pub turn: Turn,
    /// Whose throw it is or was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub thrower: Option<Seat>,
    /// The faces thrown and not yet used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u8>>", optional))]
    pub dice: Vec<u8>,
    /// The spots that are empty now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Spot>>", optional))]
    pub gone: Vec<Spot>,
    /// The pieces that are new on their spot, or changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Piece>>", optional))]
    pub pieces: Vec<Piece>,
    /// The seats that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Standing>>", optional))]
    pub seats: Vec<Standing>,
    /// The seats whose players left the game before its end, so that a computer player decides for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub left: Vec<Seat>,
    /// The pieces taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Taken>>", optional))]
    pub taken: Vec<Taken>,
    /// The result, once over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
    /// Full rounds in a row without a capture or another action that cannot be undone.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub quiet: u16,
    /// Whether nothing that can still be played changes the ranking.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub settled: bool,
}

fn is_none(count: &u16) -> bool {
    *count == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Change {
    /// What changed from one view to another, `taken` being the pieces taken between them.
    pub fn between(before: &View, after: &View, taken: Vec<Taken>) -> Change {
        let standing = places(&before.pieces);
        let occupied = places(&after.pieces);
        let is_new = |piece: &&Piece| standing[index(piece.at)].is_none_or(|at| before.pieces[at] != **piece);
        Change {
            position: after.position.clone(),
            turn: after.turn,
            thrower: after.thrower,
            dice: after.dice.clone(),
            gone: before.pieces.iter().map(|piece| piece.at).filter(|&at| occupied[index(at)].is_none()).collect(),
            pieces: after.pieces.iter().filter(is_new).copied().collect(),
            seats: after.seats.iter().filter(|seat| !before.seats.contains(seat)).copied().collect(),
            left: after.left.clone(),
            taken,
            outcome: after.outcome,
            quiet: after.quiet,
            settled: after.settled,
        }
    }

    /// The view that follows from another by this change. The order of pieces may differ from that of the rules.
    pub fn apply(&self, before: &View) -> View {
        let replaced: Vec<Spot> = self.gone.iter().copied().chain(self.pieces.iter().map(|piece| piece.at)).collect();
        let stays = |piece: &&Piece| !replaced.contains(&piece.at);
        let seat = |standing: &Standing| self.seats.iter().find(|seat| seat.seat == standing.seat).copied();
        View {
            position: self.position.clone(),
            turn: self.turn,
            thrower: self.thrower,
            dice: self.dice.clone(),
            pieces: before.pieces.iter().filter(stays).chain(&self.pieces).copied().collect(),
            seats: before.seats.iter().map(|standing| seat(standing).unwrap_or(*standing)).collect(),
            left: self.left.clone(),
            taken: before.taken.iter().chain(&self.taken).copied().collect(),
            outcome: self.outcome,
            quiet: self.quiet,
            settled: self.settled,
        }
    }
}

/// For each spot the index of the piece on it.
fn places(pieces: &[Piece]) -> [Option<usize>; 256] {
    let mut places = [None; 256];
    for (place, piece) in pieces.iter().enumerate() {
        places[index(piece.at)] = Some(place);
    }
    places
}

/// The index of a spot, below 256: no board has more than sixteen files or ranks.
fn index(spot: Spot) -> usize {
    usize::from(spot.rank() & 15) << 4 | usize::from(spot.file() & 15)
}
