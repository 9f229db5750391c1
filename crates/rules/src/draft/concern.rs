//! Which field an error is about.

use super::{Draft, Field, Sketch as _};
use crate::Expected;

impl Draft {
    /// The field that an error of [`Draft::position`] is about; `None` where it is about the pieces or the turn.
    ///
    /// ```
    /// use ashtapada_rules::{Family, draft::Draft, soldiers::SoldiersField};
    /// let text = "3/3/7/7/3snn3/7/7/3/3 s e5 0-0 0-0 1";
    /// let draft = Draft::parse(text, &Family::Soldiers.options()).unwrap();
    /// let error = draft.position().unwrap_err();
    /// assert_eq!(draft.concern(&error.expected).unwrap().id, SoldiersField::Chain.into());
    /// ```
    pub fn concern(&self, expected: &Expected) -> Option<Field> {
        let (id, of) = self.sketch.concern(expected)?;
        let fields = self.fields();
        let own = fields.iter().position(|field| field.id == id && field.of == of);
        let index = own.or_else(|| fields.iter().position(|field| field.id == id))?;
        fields.into_iter().nth(index)
    }
}
