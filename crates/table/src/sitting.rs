//! Who sits where at a table whose players have screens of their own.

use std::fmt;

use ashtapada_rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::hex::{hexadecimal, serialized};
use crate::identity::{PlayerId, PlayerKind};
use crate::player::Player;
use crate::push::PushTo;

/// The secret by which somebody acts for a seat: 32 random bytes that the browser of the player makes and keeps.
///
/// Read from 64 hexadecimal digits; `Debug` does not show it, so that no program log does. A table keeps its hash only.
///
/// ```
/// use ashtapada_table::SeatKey;
/// let key: SeatKey = "07".repeat(32).parse().unwrap();
/// assert_eq!(format!("{key:?}"), "SeatKey(…)");
/// assert!("07".parse::<SeatKey>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct SeatKey([u8; 32]);

impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(…)")
    }
}

/// The SHA-256 of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash([u8; 32]);

hexadecimal!(SeatKey);
serialized!(SeatKey);
hexadecimal!(KeyHash);
serialized!(KeyHash);

impl SeatKey {
    /// What a table keeps of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }
}

/// A seat that somebody has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who acts for the seat shows the key of this hash.
    pub key: KeyHash,
    /// What the player is called; empty for the colour's name.
    pub name: String,
    /// Who it is, if the player was signed in when sitting down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// What tells the player of a turn while the page is closed: at most [`PUSHES`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pushes: Vec<PushTo>,
    /// Whose program it is, by the id of the account, where the game counts: also known when the program is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Whether the player was known in a game that counts, and was forgotten after its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

impl Sitter {
    /// Without a name, and without what tells of turns.
    fn nameless(&self) -> Sitter {
        Sitter { name: String::new(), pushes: Vec::new(), ..self.clone() }
    }
}

/// So many browsers are told for a seat: those named last.
pub const PUSHES: usize = 3;

/// By what somebody acts for seats: the key of a seat, and who it is if known.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The key that is shown.
    pub key: &'a SeatKey,
    /// Who shows it, where somebody is signed in.
    pub player: Option<&'a PlayerId>,
}

impl<'a> From<&'a SeatKey> for Claim<'a> {
    fn from(key: &'a SeatKey) -> Claim<'a> {
        Claim { key, player: None }
    }
}

/// Who sits in the seats of people, by [`Seat::index`].
///
/// ```
/// use ashtapada_rules::Seat;
/// use ashtapada_table::{SeatKey, Sitters};
/// let (own, other): (SeatKey, SeatKey) = ("07".repeat(32).parse()?, "08".repeat(32).parse()?);
/// let sitters = Sitters::default().with(Seat::South, (&own).into(), "Zofia").unwrap();
/// assert!(sitters.holds(Seat::South, &own) && !sitters.holds(Seat::South, &other));
/// assert!(sitters.with(Seat::South, (&other).into(), "Jan").is_none(), "somebody sits there");
/// assert!(sitters.without(Seat::South, (&own).into()).is_some_and(|left| left.is_free(Seat::South)));
/// # Ok::<(), ashtapada_table::dice::NotHex>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sitters([Option<Sitter>; 4]);

impl Sitters {
    /// Whether nobody sits there.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_none()
    }

    /// Whether somebody with that key sits there. It takes the same time for every key.
    pub fn holds(&self, seat: Seat, key: &SeatKey) -> bool {
        self.0[seat.index()].as_ref().is_some_and(|sitter| sitter.key.0.ct_eq(&key.hash().0).into())
    }

    /// Who sits there, if known.
    pub fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.0[seat.index()].as_ref()?.player.as_ref()
    }

    /// The seats in which programs sit.
    pub fn programs(&self) -> Vec<Seat> {
        let sits = |seat: &Seat| self.player(*seat).is_some_and(|player| player.kind() == PlayerKind::Program);
        Seat::ALL.into_iter().filter(sits).collect()
    }

    /// Everybody who is known, each once.
    pub fn players(&self) -> Vec<&PlayerId> {
        let mut players: Vec<&PlayerId> = self.0.iter().flatten().filter_map(|sitter| sitter.player.as_ref()).collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: &PlayerId) -> Vec<Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.player(seat) == Some(player)).collect()
    }

    /// Whether it is the seat of whoever claims it, by key or as a player.
    pub fn is_of(&self, seat: Seat, by: Claim<'_>) -> bool {
        self.holds(seat, by.key) || by.player.is_some() && self.player(seat) == by.player
    }

    /// The hashes of the keys of all who sit.
    pub fn keys(&self) -> impl Iterator<Item = KeyHash> {
        self.0.iter().flatten().map(|sitter| sitter.key)
    }

    /// The browsers that are told when it is the turn of who sits there.
    pub fn pushes(&self, seat: Seat) -> &[PushTo] {
        self.0[seat.index()].as_ref().map_or(&[], |sitter| &sitter.pushes)
    }

    /// With a browser that is told for these seats, instead of what it was told before; where nobody sits, nobody is told.
    pub fn telling(&self, seats: &[Seat], to: &PushTo) -> Sitters {
        let mut sitters = self.clone();
        for seat in seats {
            if let Some(sitter) = &mut sitters.0[seat.index()] {
                sitter.pushes.retain(|known| known.endpoint != to.endpoint);
                sitter.pushes.push(to.clone());
                let many = sitter.pushes.len().saturating_sub(PUSHES);
                sitter.pushes.drain(..many);
            }
        }
        sitters
    }

    /// Without what is told to a browser for these seats.
    pub fn untelling(&self, seats: &[Seat], endpoint: &str) -> Sitters {
        let mut sitters = self.clone();
        for seat in seats {
            if let Some(sitter) = &mut sitters.0[seat.index()] {
                sitter.pushes.retain(|known| known.endpoint != endpoint);
            }
        }
        sitters
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.0[seat.index()].as_ref().map(|sitter| sitter.name.as_str())
    }

    /// After somebody has sat down, or who sits there has changed the name; `None` if somebody else sits there. Whose
    /// seat it is, by key and by player, stays the same as long as somebody sits there.
    pub fn with(&self, seat: Seat, by: Claim<'_>, name: &str) -> Option<Sitters> {
        let Player::Human { name } = (Player::Human { name: name.to_owned() }).presentable() else { return None };
        let sitter = match &self.0[seat.index()] {
            None => Sitter {
                key: by.key.hash(),
                name,
                player: by.player.cloned(),
                pushes: Vec::new(),
                person: None,
                gone: false,
            },
            Some(sitter) if self.is_of(seat, by) => Sitter { name, ..sitter.clone() },
            Some(_) => return None,
        };
        let mut sitters = self.clone();
        sitters.0[seat.index()] = Some(sitter);
        Some(sitters)
    }

    /// After who sits there by a key has made it known who it is; `None` if the key is not that of the seat, or the seat
    /// belongs to somebody known already.
    pub fn known(&self, seat: Seat, key: &SeatKey, player: &PlayerId) -> Option<Sitters> {
        let mut sitters = self.clone();
        let sitter = sitters.0[seat.index()].as_mut().filter(|sitter| sitter.player.is_none())?;
        sitter.player = Some(player.clone());
        self.holds(seat, key).then_some(sitters)
    }

    /// The person whose program sits there, where that was noted.
    pub fn person(&self, seat: Seat) -> Option<&str> {
        self.0[seat.index()].as_ref()?.person.as_deref()
    }

    /// With a note of whose program sits there.
    pub fn with_person(&self, seat: Seat, person: &str) -> Sitters {
        let mut sitters = self.clone();
        if let Some(sitter) = &mut sitters.0[seat.index()] {
            sitter.person = Some(person.to_owned());
        }
        sitters
    }

    /// Whether the player was known in a game that counts, and was forgotten after its end.
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.0[seat.index()].as_ref().is_some_and(|sitter| sitter.gone)
    }

    /// The same without a trace of a player: whoever has the key still acts for the seat, which has no name any more.
    pub fn forgetting(&self, player: &PlayerId) -> Sitters {
        self.changed_for(player, |sitter| Sitter { player: None, person: None, ..sitter.nameless() })
    }

    /// The same after a game that counted: it stays known that the player was known.
    pub fn forgetting_after(&self, player: &PlayerId) -> Sitters {
        self.changed_for(player, |sitter| Sitter { player: None, person: None, gone: true, ..sitter.nameless() })
    }

    /// The same without the name of a player whose account is gone, in a game that counts and goes on: its end is for the
    /// ratings of the others, too. The id leads to nobody.
    pub fn unnaming(&self, player: &PlayerId) -> Sitters {
        self.changed_for(player, Sitter::nameless)
    }

    fn changed_for(&self, player: &PlayerId, change: impl Fn(&Sitter) -> Sitter) -> Sitters {
        let mut sitters = self.clone();
        for sitter in sitters.0.iter_mut().flatten().filter(|sitter| sitter.player.as_ref() == Some(player)) {
            *sitter = change(sitter);
        }
        sitters
    }

    /// The same people at the next table, where who sat at the first seat of each pair takes the second.
    pub fn moved(&self, to: &[(Seat, Seat)]) -> Sitters {
        let mut sitters = Sitters::default();
        for (from, to) in to {
            // Of the next table nobody has asked to be told.
            let moved = self.0[from.index()].clone();
            sitters.0[to.index()] = moved.map(|sitter| Sitter { pushes: Vec::new(), gone: false, ..sitter });
        }
        sitters
    }

    /// After who sits there has got up; `None` if it is the seat of somebody else.
    pub fn without(&self, seat: Seat, by: Claim<'_>) -> Option<Sitters> {
        self.is_of(seat, by).then(|| {
            let mut sitters = self.clone();
            sitters.0[seat.index()] = None;
            sitters
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(of: &str) -> SeatKey {
        of.repeat(64).parse().unwrap()
    }

    #[test]
    fn the_seat_of_a_player_is_theirs_with_any_key() {
        let (anna, jan) = (PlayerId::account("anna").unwrap(), PlayerId::account("jan").unwrap());
        let claim = |key, player| Claim { key, player: Some(player) };
        let (one, two) = (&key("1"), &key("2"));
        let sitters = Sitters::default().with(Seat::South, claim(one, &anna), "Anna").unwrap();
        assert_eq!((sitters.player(Seat::South), sitters.seats_of(&anna)), (Some(&anna), vec![Seat::South]));
        assert_eq!(sitters.with(Seat::South, claim(two, &jan), "Jan"), None);
        assert_eq!(sitters.with(Seat::South, two.into(), "Jan"), None);
        // Another device may give another name, and the first one keeps its key.
        let renamed = sitters.with(Seat::South, claim(two, &anna), "Ania").unwrap();
        assert!(renamed.holds(Seat::South, one) && !renamed.holds(Seat::South, two));
        assert_eq!(renamed.name(Seat::South), Some("Ania"));
        // Whoever has the key does not make the seat that of another player.
        let same = renamed.with(Seat::South, claim(one, &jan), "Ania").unwrap();
        assert_eq!(same.player(Seat::South), Some(&anna));
        assert_eq!(same.known(Seat::South, one, &jan), None);
        assert!(sitters.without(Seat::South, claim(two, &jan)).is_none());
        assert!(sitters.without(Seat::South, claim(two, &anna)).unwrap().is_free(Seat::South));
    }

    #[test]
    fn a_player_can_be_made_known_later_and_be_forgotten() {
        let anna = PlayerId::account("anna").unwrap();
        let (one, two) = (&key("1"), &key("2"));
        let sitters = Sitters::default().with(Seat::South, one.into(), "Anna").unwrap();
        assert_eq!(sitters.known(Seat::South, two, &anna), None);
        assert_eq!(sitters.known(Seat::North, one, &anna), None, "nobody sits there");
        let known = sitters.known(Seat::South, one, &anna).unwrap();
        assert_eq!(known.players(), [&anna]);
        let forgotten = known.forgetting(&anna);
        assert!(forgotten.players().is_empty() && forgotten.holds(Seat::South, one));
        assert_eq!((forgotten.name(Seat::South), forgotten.is_gone(Seat::South)), (Some(""), false));
        // In a game that counts the id alone stays until it is over.
        let unnamed = known.with_person(Seat::South, "jan").unnaming(&anna);
        assert_eq!((unnamed.name(Seat::South), unnamed.players()), (Some(""), vec![&anna]));
        let after = unnamed.forgetting_after(&anna);
        assert!(after.players().is_empty() && after.is_gone(Seat::South) && after.person(Seat::South).is_none());
        assert!(!after.moved(&[(Seat::South, Seat::South)]).is_gone(Seat::South), "the next game is another");
    }

    #[test]
    fn a_seat_tells_the_browsers_named_last_and_each_once() {
        let to = |number: usize, lang: &str| PushTo {
            endpoint: format!("https://fcm.googleapis.com/{number}"),
            p256dh: String::new(),
            auth: String::new(),
            lang: lang.to_owned(),
        };
        let told =
            |sitters: &Sitters| sitters.pushes(Seat::South).iter().map(|to| to.endpoint.clone()).collect::<Vec<_>>();
        let seats = [Seat::South, Seat::North];
        let mut sitters = Sitters::default().with(Seat::South, (&key("1")).into(), "Anna").unwrap();
        for number in [1, 2, 1, 3, 4] {
            sitters = sitters.telling(&seats, &to(number, "pl"));
        }
        assert_eq!(told(&sitters), [1, 3, 4].map(|number| to(number, "pl").endpoint));
        assert!(sitters.pushes(Seat::North).is_empty(), "nobody sits there");
        sitters = sitters.telling(&seats, &to(3, "cs"));
        assert_eq!(sitters.pushes(Seat::South).last(), Some(&to(3, "cs")));
        let stored = serde_json::to_string(&sitters).unwrap();
        assert_eq!(serde_json::from_str::<Sitters>(&stored).unwrap(), sitters);
        assert_eq!(told(&sitters.untelling(&seats, &to(4, "").endpoint)).len(), 2);
        assert!(sitters.moved(&[(Seat::South, Seat::North)]).pushes(Seat::North).is_empty());
        let up = sitters.without(Seat::South, (&key("1")).into()).unwrap();
        assert!(up.pushes(Seat::South).is_empty());
    }

    #[test]
    fn what_was_stored_before_there_were_players_is_read() {
        let key = "0".repeat(64);
        let old = format!(r#"[{{"key":"{key}","name":"Anna"}},null,null,null]"#);
        let sitters: Sitters = serde_json::from_str(&old).unwrap();
        assert!(sitters.players().is_empty());
        assert_eq!(serde_json::to_string(&sitters).unwrap(), old, "and written as before");
    }
}
