//! What each option of four kings can be: enums whose variants are words, numbers, flags.
//!
//! One file for each part of the game; here what they share.

mod dice;
mod end;
mod kings;
mod men;
mod table;

use alloc::string::{String, ToString};

pub use dice::*;
pub use end::*;
pub use kings::*;
pub use men::*;
pub use table::*;

use crate::Values;

/// A type of values that an option can have.
pub(super) trait Choice: Copy {
    const VALUES: Values;
    /// How many bits it takes in [`Rules`].
    const BITS: u32;
    fn pack(self) -> u64;
    fn unpack(bits: u64) -> Self;
    fn show(self) -> String;
    fn read(text: &str) -> Option<Self>;
}

/// An enum whose variants are words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl Choice for $name {
            const VALUES: Values = Values::Words(&[$($word),+]);
            const BITS: u32 = [$($word),+].len().next_power_of_two().trailing_zeros();
            #[inline(always)]
            fn pack(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn unpack(bits: u64) -> $name {
                $(if bits == $name::$variant as u64 {
                    return $name::$variant;
                })+
                // No other bits are ever packed.
                [$($name::$variant),+][0]
            }
            fn show(self) -> String {
                match self { $($name::$variant => $word),+ }.to_string()
            }
            fn read(text: &str) -> Option<$name> {
                match text { $($word => Some($name::$variant),)+ _ => None }
            }
        }
    };
}
use words;

impl Choice for bool {
    const VALUES: Values = Values::Flag;
    const BITS: u32 = 1;
    #[inline(always)]
    fn pack(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn unpack(bits: u64) -> bool {
        bits != 0
    }
    fn show(self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<bool> {
        text.parse().ok()
    }
}

/// A number of rounds; 0 is none.
macro_rules! rounds {
    ($kind:ty, $max:literal) => {
        impl Choice for $kind {
            const VALUES: Values = Values::Number { min: 0, max: $max };
            const BITS: u32 = <$kind>::BITS;
            #[inline(always)]
            fn pack(self) -> u64 {
                u64::from(self)
            }
            #[inline(always)]
            fn unpack(bits: u64) -> $kind {
                bits as $kind
            }
            fn show(self) -> String {
                self.to_string()
            }
            fn read(text: &str) -> Option<$kind> {
                if text == "off" {
                    return Some(0);
                }
                (text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit()))
                    .then(|| text.parse().ok())
                    .flatten()
                    .filter(|&n| n <= $max)
            }
        }
    };
}
rounds!(u16, 1000);
rounds!(u8, 200);
