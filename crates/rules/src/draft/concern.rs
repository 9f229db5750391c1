//! Which field an error is about.

use super::{Draft, Field, FieldId};
use crate::{Expected, Seat};

impl Draft {
    /// The field that an error of [`Draft::position`] is about; `None` where it is about the pieces or the turn.
    ///
    /// ```
    /// use ashtapada_rules::draft::{Draft, FieldId};
    /// use ashtapada_rules::Family;
    /// let text = "3/3/7/7/3snn3/7/7/3/3 s e5 0-0 0-0 1";
    /// let draft = Draft::parse(text, &Family::Soldiers.options()).unwrap();
    /// let error = draft.position().unwrap_err();
    /// assert_eq!(draft.concern(&error.expected).unwrap().id, FieldId::Chain);
    /// ```
    pub fn concern(&self, expected: &Expected) -> Option<Field> {
        let (id, of) = about(expected)?;
        let fields = self.fields();
        let own = fields.iter().position(|field| field.id == id && field.of == of);
        let index = own.or_else(|| fields.iter().position(|field| field.id == id))?;
        fields.into_iter().nth(index)
    }
}

fn about(expected: &Expected) -> Option<(FieldId, Option<Seat>)> {
    Some(match expected {
        Expected::Captures { .. } => (FieldId::Captured, None),
        Expected::Hands { .. } => (FieldId::InHand, Some(Seat::North)),
        Expected::Quiet { .. } | Expected::ChainQuiet => (FieldId::Quiet, None),
        Expected::HuffMarks { .. } | Expected::ChainMarks | Expected::NoMarks => (FieldId::Marked, None),
        Expected::ChainPoint | Expected::Phase => (FieldId::Chain, None),
        Expected::NoHuff => (FieldId::Huff, None),
        Expected::NoRight { right } => {
            let seat = if right.is_ascii_uppercase() { Seat::South } else { Seat::North };
            let short = matches!(right, 'K' | 'k' | 'H' | 'h');
            (if short { FieldId::CastleShort } else { FieldId::CastleLong }, Some(seat))
        }
        Expected::Passing { .. } => (FieldId::Passing, None),
        Expected::Clock => (FieldId::Clock, None),
        Expected::MoveNumber => (FieldId::MoveNumber, None),
        Expected::ExchangeOrEnd | Expected::End => (FieldId::Exchanging, None),
        Expected::Due | Expected::NothingThrown | Expected::CallFirst | Expected::NoCall | Expected::NothingBefore => {
            (FieldId::Due, None)
        }
        Expected::OverBy => (FieldId::Ending, None),
        Expected::FaceLeft | Expected::OneFace | Expected::TwoFaces | Expected::NoDice | Expected::MoveFaces => {
            (FieldId::Faces, None)
        }
        Expected::NotThrown => (FieldId::Faces, None),
        Expected::Called => (FieldId::Called, None),
        Expected::Points => (FieldId::Points, None),
        Expected::Idle => (FieldId::Idle, None),
        Expected::Rounds => (FieldId::Rounds, None),
        Expected::AllyMoves | Expected::WithBoat => (FieldId::BoatCommand, None),
        Expected::WithoutPieces => (FieldId::Withdrawn, None),
        Expected::OneOut => (FieldId::Out, None),
        Expected::Command | Expected::OneCommander => (FieldId::CommandByThrone, None),
        Expected::Fall => (FieldId::FellOnThrone, None),
        Expected::Exchange | Expected::ExchangeWord => (FieldId::ExchangeBy, None),
        _ => return None,
    })
}
