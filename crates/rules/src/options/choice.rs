//! The value types of options: words, flags and numbers, each packed into few bits.

use alloc::format;
use alloc::string::{String, ToString};

use super::{OptionError, Values};

/// A value type of options.
pub(crate) trait Choice: Copy {
    /// The possible values.
    const VALUES: Values;
    /// The number of bits in packed options.
    const BITS: u32;
    /// The value as bits.
    fn pack(self) -> u64;
    /// The value of bits that [`Choice::pack`] gave.
    fn unpack(bits: u64) -> Self;
    /// As written in options.
    fn show(self) -> String;
    /// The inverse of [`Choice::show`].
    fn read(text: &str) -> Option<Self>;
}

/// An enum whose variants are the words of an option.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $crate::options::Choice for $name {
            const VALUES: $crate::Values = $crate::Values::Words(&[$($word),+]);
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
            fn show(self) -> alloc::string::String {
                match self { $($name::$variant => $word),+ }.into()
            }
            fn read(text: &str) -> Option<$name> {
                match text { $($word => Some($name::$variant),)+ _ => None }
            }
        }
    };
}
pub(crate) use words;

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

/// A whole number from `MIN` to `MAX`; 0 also reads as `off` where it is in range.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bounded<const MIN: u16, const MAX: u16>(u16);

impl<const MIN: u16, const MAX: u16> Bounded<MIN, MAX> {
    /// That number, clamped to the range.
    pub const fn new(number: u16) -> Self {
        Bounded(if number < MIN {
            MIN
        } else if number > MAX {
            MAX
        } else {
            number
        })
    }

    /// The number.
    #[inline(always)]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const MIN: u16, const MAX: u16> Choice for Bounded<MIN, MAX> {
    const VALUES: Values = Values::Number { min: MIN, max: MAX };
    const BITS: u32 = u16::BITS - MAX.leading_zeros();
    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from(self.0)
    }
    #[inline(always)]
    fn unpack(bits: u64) -> Self {
        Bounded(bits as u16)
    }
    fn show(self) -> String {
        self.0.to_string()
    }
    fn read(text: &str) -> Option<Self> {
        if MIN == 0 && text == "off" {
            return Some(Bounded(0));
        }
        number(text).filter(|number| (MIN..=MAX).contains(number)).map(Bounded)
    }
}

/// A number of pieces from 1 to `MAX`, or all there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CountOrAll<const MAX: u16>(Option<u8>);

impl<const MAX: u16> CountOrAll<MAX> {
    /// All there are.
    pub const ALL: Self = CountOrAll(None);

    /// The number; `None` for all.
    #[inline(always)]
    pub const fn get(self) -> Option<u8> {
        self.0
    }
}

impl<const MAX: u16> Choice for CountOrAll<MAX> {
    const VALUES: Values = Values::NumberOr { min: 1, max: MAX, word: "all" };
    const BITS: u32 = u16::BITS - MAX.leading_zeros();
    #[inline(always)]
    fn pack(self) -> u64 {
        self.0.map_or(0, u64::from)
    }
    #[inline(always)]
    fn unpack(bits: u64) -> Self {
        CountOrAll(if bits == 0 { None } else { Some(bits as u8) })
    }
    fn show(self) -> String {
        self.0.map_or_else(|| "all".to_string(), |number| number.to_string())
    }
    fn read(text: &str) -> Option<Self> {
        if text == "all" {
            return Some(Self::ALL);
        }
        number(text).filter(|number| (1..=MAX).contains(number)).map(|number| CountOrAll(Some(number as u8)))
    }
}

/// A number in at most four plain digits.
fn number(text: &str) -> Option<u16> {
    (text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

/// Reads the value of an option; `0` stands for `off` where there is such a word.
pub(crate) fn read<T: Choice>(id: &'static str, value: &str) -> Result<T, OptionError> {
    let off = || (value == "0").then(|| T::read("off")).flatten();
    T::read(value).or_else(off).ok_or_else(|| {
        let (expected, example) = match T::VALUES {
            Values::Words(words) => (either(words), words.first().map_or(String::new(), |word| word.to_string())),
            Values::Flag => ("true or false".to_string(), "true".to_string()),
            Values::Number { min, max } => {
                let off = if min == 0 { ", or off" } else { "" };
                (format!("a whole number from {min} to {max}{off}"), max.min(50).to_string())
            }
            Values::NumberOr { min, max, word } => {
                (format!("a whole number from {min} to {max}, or {word}"), word.to_string())
            }
            Values::Skill => (
                "fair, or skilled: with a probability from 0 to 1 of at most three decimals".to_string(),
                "skilled:0.25".to_string(),
            ),
        };
        OptionError::Value { id, value: value.to_string(), expected, example }
    })
}

/// `a, b or c`.
pub(super) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => only.to_string(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// Word and shift of the option with that index among options of these widths, in words of so many bits.
pub(crate) const fn place(widths: &[u32], bits: u32, index: usize) -> (usize, u32) {
    let (mut word, mut shift, mut at) = (0, 0, 0);
    loop {
        if shift + widths[at] > bits || shift == bits {
            word += 1;
            shift = 0;
        }
        if at == index {
            return (word, shift);
        }
        shift += widths[at];
        at += 1;
    }
}

/// How many words of so many bits options of these widths take.
pub(crate) const fn words_for(widths: &[u32], bits: u32) -> usize {
    place(widths, bits, widths.len() - 1).0 + 1
}

/// Declares the options of a family: name, field, type, default; and `Rules`, the same options packed into words of a
/// given type, which every position carries, since positions are copied all the time.
///
/// The type of options needs a method `find_contradiction(&self) -> Result<(), OptionError>`.
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct $name:ident in $word:ty, specs $specs:ident;
        $($(#[$doc:meta])* $group:ident: $id:literal $field:ident: $kind:ty = $default:expr,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default,)+ }
            }
        }

        /// The indices of the options in [`Rules`].
        #[allow(non_camel_case_types)]
        enum Index { $($field,)+ }

        const WIDTHS: &[u32] = &[$(<$kind as $crate::options::Choice>::BITS,)+];

        /// The options, packed.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(super) struct Rules([$word; $crate::options::words_for(WIDTHS, <$word>::BITS)]);

        #[allow(dead_code, reason = "not every option is asked about in a position")]
        impl Rules {
            /// The options, packed.
            pub(super) fn new(options: &$name) -> Rules {
                use $crate::options::{Choice, place};
                let mut words = [0; $crate::options::words_for(WIDTHS, <$word>::BITS)];
                $(let (word, shift) = place(WIDTHS, <$word>::BITS, Index::$field as usize);
                words[word] |= (options.$field.pack() as $word) << shift;)+
                Rules(words)
            }

            /// The options, unpacked.
            #[inline(always)]
            pub(super) fn options(self) -> $name {
                $name { $($field: self.$field(),)+ }
            }

            $(#[inline(always)]
            pub(super) fn $field(self) -> $kind {
                use $crate::options::{Choice, place};
                const PLACE: (usize, u32) = place(WIDTHS, <$word>::BITS, Index::$field as usize);
                <$kind as Choice>::unpack(u64::from(self.0[PLACE.0] >> PLACE.1) & ((1 << <$kind as Choice>::BITS) - 1))
            })+
        }

        pub(super) static $specs: &[$crate::OptionSpec] = &[
            $($crate::OptionSpec {
                id: $id,
                group: $crate::OptionGroup::$group,
                values: <$kind as $crate::options::Choice>::VALUES,
            },)+
        ];

        impl $crate::OptionSet for $name {
            fn specs(&self) -> &'static [$crate::OptionSpec] {
                $specs
            }

            fn get(&self, id: &str) -> Option<alloc::string::String> {
                use $crate::options::Choice;
                Some(match id {
                    $($id => self.$field.show(),)+
                    _ => return None,
                })
            }

            fn set(&mut self, id: &str, value: &str) -> Result<(), $crate::OptionError> {
                match id {
                    $($id => self.$field = $crate::options::read($id, value)?,)+
                    _ => return Err($crate::OptionError::unknown(id, $specs)),
                }
                Ok(())
            }

            fn check(&self) -> Result<(), $crate::OptionError> {
                self.find_contradiction()
            }
        }

        #[cfg(test)]
        mod packed {
            use super::{$name, Rules, $specs};
            use $crate::{OptionSet, Values};

            #[test]
            fn every_value_reads_as_shown_and_unpacks_as_packed() {
                let options = $name::default();
                for spec in $specs {
                    let own = options.get(spec.id).unwrap();
                    let words: alloc::vec::Vec<&str> = match spec.values {
                        Values::Words(words) => words.to_vec(),
                        Values::Flag => alloc::vec!["true", "false"],
                        _ => alloc::vec![own.as_str()],
                    };
                    for word in words {
                        let mut changed = options;
                        changed.set(spec.id, word).unwrap();
                        assert_eq!(changed.get(spec.id).as_deref(), Some(word));
                        assert_eq!(Rules::new(&changed).options(), changed);
                    }
                    let mut changed = options;
                    assert!(changed.set(spec.id, "?").is_err());
                    assert_eq!(changed, options);
                }
            }
        }
    };
}
pub(crate) use options;
