//! Why a statement or a transaction is not carried out, before it is known in which words to tell it.

use crate::StoreError;

/// Why something is not carried out.
pub enum Fault {
    /// The request is not possible; the storage is sound.
    Asked(StoreError),
    /// The storage fails.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Failed(error)
    }
}
