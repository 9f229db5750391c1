//! Chances, exactly.

use ashtapada_rules::Probability;

/// An exact fraction in lowest terms, between 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fraction {
    over: u64,
    under: u64,
}

impl Fraction {
    pub(super) const ZERO: Fraction = Fraction { over: 0, under: 1 };
    pub(super) const ONE: Fraction = Fraction { over: 1, under: 1 };

    fn new(over: u128, under: u128) -> Fraction {
        let (mut a, mut b) = (over, under.max(1));
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let (mut over, mut under) = (over / a.max(1), under.max(1) / a.max(1));
        // Three throws of three opponents have far smaller terms; beyond, the last digits are lost.
        while under > u128::from(u32::MAX) {
            (over, under) = (over / 2, under / 2);
        }
        Fraction { over: over as u64, under: under.max(1) as u64 }
    }

    pub(super) fn of(chance: Probability) -> Fraction {
        Fraction::new(chance.numerator.into(), chance.denominator.into())
    }

    pub(super) fn times(self, other: Fraction) -> Fraction {
        let product = |one: u64, other: u64| u128::from(one) * u128::from(other);
        Fraction::new(product(self.over, other.over), product(self.under, other.under))
    }

    pub(super) fn plus(self, other: Fraction) -> Fraction {
        let product = |one: u64, other: u64| u128::from(one) * u128::from(other);
        let over = product(self.over, other.under) + product(other.over, self.under);
        Fraction::new(over, product(self.under, other.under))
    }

    /// What is left of a whole.
    pub(super) fn rest(self) -> Fraction {
        Fraction::new(self.under.saturating_sub(self.over).into(), self.under.into())
    }

    pub(super) fn more_than(self, other: Fraction) -> bool {
        u128::from(self.over) * u128::from(other.under) > u128::from(other.over) * u128::from(self.under)
    }

    pub(super) fn reduced(self) -> Probability {
        Probability::new(self.over as u32, self.under as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_exact() {
        let sixth = Fraction::new(1, 6);
        assert_eq!(sixth.plus(sixth), Fraction::new(1, 3));
        assert_eq!(sixth.rest().times(sixth.rest()).rest().reduced(), Probability::new(11, 36));
        assert!(Fraction::ONE.more_than(sixth) && !Fraction::ZERO.more_than(Fraction::ZERO));
    }
}
