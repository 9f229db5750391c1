//! Versions of the tables of a database: which steps it has taken, and which it lacks.

/// Versions up to this one are of databases from before the first release, which nothing reads any more.
const UNRELEASED: u32 = 99;

/// The steps by which the tables of a database are made, from the first. One that was released is never changed, since
/// there are databases that have taken it.
#[derive(Clone, Copy, Debug)]
pub struct Schema(pub &'static [&'static str]);

impl Schema {
    /// The version of a database that has taken all steps.
    pub fn newest(self) -> u32 {
        version_after(self.0.len())
    }

    /// The steps that a database of a version lacks; version 0 is that of one that is being made.
    pub fn missing(self, version: u32) -> &'static [&'static str] {
        self.0.get(version.saturating_sub(UNRELEASED) as usize..).unwrap_or_default()
    }
}

/// The version of a database that has taken so many steps.
pub fn version_after(steps: usize) -> u32 {
    UNRELEASED + steps as u32
}

/// Whether a database of a version is from before the first release.
pub fn is_unreleased(version: u32) -> bool {
    (1..=UNRELEASED).contains(&version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_lacks_the_steps_that_it_has_not_taken() {
        let schema = Schema(&["one", "two", "three"]);
        assert_eq!(schema.missing(0), ["one", "two", "three"]);
        assert_eq!(schema.missing(version_after(1)), ["two", "three"]);
        assert!(schema.missing(schema.newest()).is_empty() && schema.missing(schema.newest() + 1).is_empty());
        assert!(is_unreleased(1) && is_unreleased(14) && !is_unreleased(0) && !is_unreleased(version_after(1)));
    }
}
