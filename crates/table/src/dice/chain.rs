//! Throws between people who send one another what they play, and share nothing else.
//!
//! Each thinks of a number, the end of a [`Chain`], and hashes it many times over. What comes last is shown to all before the first
//! throw. Each time that it is somebody's turn, he throws by the [`Link`] before the one that he showed last, and shows it when he
//! is done. From what he has shown nobody can tell what he will, and he can show nothing else.

use std::fmt;

use ashtapada_rules::{ChanceList, Throw};

use super::{Secret, hash};
use crate::hex::{hexadecimal, serialized};

/// Names what is hashed.
const LINK: &str = "ashtapada-link-1";

/// How many turns a chain is good for.
pub const CHAIN: u32 = 2_000;

/// One of the numbers of a chain, printed and parsed as 64 hexadecimal digits. `Debug` does not show it: the end of a chain is a
/// secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Link([u8; 32]);

hexadecimal!(Link);
serialized!(Link);

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Link(…)")
    }
}

impl Link {
    /// Of these bytes; those of an end must be random and known to nobody.
    pub const fn new(bytes: [u8; 32]) -> Link {
        Link(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The one that is shown before it: SHA-256 of `ashtapada-link-1` and the game's id, each followed by a zero byte, and this one.
    #[must_use]
    pub fn before(&self, game: &str) -> Link {
        Link(hash(&[LINK, game], &self.0))
    }

    /// Whether it is the link after so many turns of a chain that begins with `first`.
    pub fn follows(&self, first: &Link, game: &str, turns: u32) -> bool {
        turns <= CHAIN && (0..turns).fold(*self, |link, _| link.before(game)) == *first
    }

    /// Throw `number` of the game, from 1, of whoever throws by this link, of those that may come with their probabilities; `None`
    /// if none may come. `others`: what each of the others has shown last, in the order in which they joined.
    ///
    /// The link is the key of the HMAC; its message is the game's id in UTF-8, a zero byte, the number as eight bytes, most
    /// significant first, and the links of the others. What it gives counts as for [`Dice::draw`](super::Dice::draw).
    ///
    /// ```
    /// use ashtapada_rules::{Probability, Throw};
    /// use ashtapada_table::dice::Link;
    /// let die = (2..=5).map(|face| (Throw::one(face), Probability::new(1, 4))).collect();
    /// let with = |other| Link::new([7; 32]).draw("game", 1, &[Link::new([other; 32])], &die);
    /// assert_eq!(with(1), with(1));
    /// assert!((2..99).any(|other| with(other) != with(1)));
    /// ```
    pub fn draw(&self, game: &str, number: u64, others: &[Link], throws: &ChanceList) -> Option<Throw> {
        let shown: Vec<u8> = others.iter().flat_map(|link| link.0).collect();
        Secret(self.0).draw_by(&[game.as_bytes(), &[0], &number.to_be_bytes(), &shown], throws)
    }
}

/// The numbers of one who plays.
///
/// ```
/// use ashtapada_table::dice::{Chain, Link};
/// let chain = Chain::new("game", Link::new([7; 32]));
/// assert_eq!(chain.link(3).before("game"), chain.link(2));
/// assert!(chain.link(3).follows(&chain.link(0), "game", 3));
/// assert!(!chain.link(3).follows(&chain.link(0), "game", 2));
/// ```
pub struct Chain<'a> {
    game: &'a str,
    end: Link,
}

impl<'a> Chain<'a> {
    /// The chain of a game that ends so.
    pub const fn new(game: &'a str, end: Link) -> Chain<'a> {
        Chain { game, end }
    }

    /// The link that is shown after so many turns; 0: before the first throw.
    pub fn link(&self, turns: u32) -> Link {
        (turns..CHAIN).fold(self.end, |link, _| link.before(self.game))
    }
}
