//! The networks that ship with this crate, and which of them fits a game.

use std::sync::Arc;

use ashtapada_rules::{OptionSet, Seat};

use super::{Inputs, Learned, Net, NotANet};
use crate::Evaluator;

/// A network in a file: a line for what it is, a line for the options of its game, an empty line, then the weights.
///
/// ```text
/// ashtapada-net 1
/// game=peralikatuma-bl sideTriangle=right
///
/// (weights, as little-endian numbers of 16 bits)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetFile<'a> {
    /// The options that differ from those that its game has by itself, `name=value`, separated by spaces; before them
    /// `game=name` where a family has several games.
    pub options: &'a str,
    /// The weights.
    pub weights: &'a [u8],
}

const FIRST: &str = "ashtapada-net 1";

/// The first line of some bytes, and what follows it.
fn line(bytes: &[u8]) -> Result<(&str, &[u8]), NotANet> {
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(NotANet::Header)?;
    let text = std::str::from_utf8(&bytes[..end]).map_err(|_| NotANet::Header)?;
    Ok((text, &bytes[end + 1..]))
}

impl<'a> NetFile<'a> {
    /// Reads a file.
    ///
    /// # Errors
    /// It is none of these files.
    pub fn read(bytes: &'a [u8]) -> Result<NetFile<'a>, NotANet> {
        let (first, rest) = line(bytes)?;
        let (options, rest) = line(rest)?;
        let (empty, weights) = line(rest)?;
        if first != FIRST || !empty.is_empty() {
            return Err(NotANet::Header);
        }
        Ok(NetFile { options, weights })
    }

    /// The weights as numbers.
    pub fn numbers(&self) -> Vec<i16> {
        self.weights.as_chunks::<2>().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect()
    }

    /// The file of a network for the game that a position belongs to.
    pub fn write<P: Learnable>(of: &P, weights: &[i16]) -> Vec<u8> {
        let changes = of.options().changes_from(&of.usual());
        let game = of.game_name().map(|name| format!("game={name}"));
        let options: Vec<String> =
            game.into_iter().chain(changes.iter().map(|(id, value)| format!("{id}={value}"))).collect();
        let mut bytes = format!("{FIRST}\n{}\n\n", options.join(" ")).into_bytes();
        bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }
}

/// A family that networks are trained for. None has to be one to have players: where there is no network, the handmade evaluation
/// judges.
pub trait Learnable: Inputs {
    /// As many hidden neurons as suit the game.
    const HIDDEN: usize;

    /// Positions evaluated by such a network.
    type Evaluator: Evaluator<Self>;

    /// The options that the game of this position has by itself.
    fn usual(&self) -> Self::Options;

    /// The name of the game, where the family has several.
    fn game_name(&self) -> Option<&'static str> {
        None
    }

    /// The options that have to be the same for a network to be of use in another game.
    const ESSENTIAL: &'static [&'static str];

    /// The seat for which alone a network decides, where the sides are unlike and it serves only one of them well.
    fn served(&self) -> Option<Seat> {
        None
    }

    /// The files of the networks that ship with this crate. Of several that fit a game equally well the first is taken.
    const SHELF: &'static [&'static [u8]];

    /// The evaluation by the network that fits the game of this position best: the one whose game has the fewest other
    /// options. `None` where none fits.
    fn learned(&self) -> Option<Self::Evaluator>;
}

/// The file on the shelf whose game has the fewest options that differ, and no essential one.
fn fitting<P: Learnable>(position: &P) -> Option<NetFile<'static>> {
    let options = position.options();
    let files = P::SHELF.iter().filter_map(|bytes| NetFile::read(bytes).ok());
    let differing = files.filter_map(|file| {
        let mut own = position.usual();
        let changes = file.options.split(' ').filter_map(|change| change.split_once('='));
        let (games, changes): (Vec<_>, Vec<_>) = changes.partition(|(id, _)| *id == "game");
        if games.first().map(|(_, name)| *name) != position.game_name() {
            return None;
        }
        for (id, value) in changes {
            own.set(id, value).ok()?;
        }
        let changes = options.changes_from(&own);
        let fits = changes.iter().all(|(id, _)| !P::ESSENTIAL.contains(id));
        fits.then_some((changes.len(), file))
    });
    differing.min_by_key(|&(count, _)| count).map(|(_, file)| file)
}

impl<const H: usize> Learned<Arc<Net<H>>> {
    /// By the network on the shelf that fits the game of a position best.
    pub(super) fn shipped<P: Learnable>(position: &P) -> Option<Self> {
        let net = Net::new(position, &fitting(position)?.numbers()).ok()?;
        Some(Learned::new(Arc::new(net)))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::chess::Chess;
    use ashtapada_rules::four_kings::FourKings;
    use ashtapada_rules::soldiers::{Options, Soldiers};
    use ashtapada_rules::{AnyPosition, Position};

    use super::*;

    #[test]
    fn a_file_tells_its_game() {
        // The usual game has an empty line of options.
        for told in ["", "obligation=none"] {
            let mut options = Options::default();
            if let Some((id, value)) = told.split_once('=') {
                options.set(id, value).unwrap();
            }
            let start = Soldiers::start(&options).unwrap();
            let bytes = NetFile::write(&start, &[1, -2]);
            let file = NetFile::read(&bytes).unwrap();
            let told = format!("game=soldiers16-bl {told}");
            assert_eq!(file, NetFile { options: told.trim_end(), weights: &[1, 0, 254, 255] });
        }
        for wrong in [
            &b""[..],
            b"ashtapada-net 1",
            b"ashtapada-net 1\n\n",
            b"ashtapada-net 1\n\n?\n",
            b"ashtapada-net 2\n\n\n",
            b"\xff\n\n\n",
        ] {
            assert_eq!(NetFile::read(wrong), Err(NotANet::Header));
        }
    }

    /// Every network on a shelf can be read, and is found again by its own options.
    fn whole<P: Learnable>(usual: impl Fn(&str) -> P::Options) {
        for bytes in P::SHELF {
            let file = NetFile::read(bytes).unwrap();
            let changes = file.options.split(' ').filter_map(|change| change.split_once('='));
            let mut options = usual(changes.clone().find(|(id, _)| *id == "game").map_or("", |(_, name)| name));
            for (id, value) in changes.filter(|(id, _)| *id != "game") {
                options.set(id, value).unwrap();
            }
            let start = P::start(&options).unwrap();
            assert_eq!(fitting(&start), Some(file));
            assert!(start.learned().is_some(), "{}", file.options);
            assert!(bytes.len() <= 300_000, "{}", file.options);
        }
    }

    #[test]
    fn every_network_is_whole() {
        whole::<Soldiers>(|name| {
            let rules = ashtapada_rulebook::rule_sets().iter().find(|rules| rules.id == name).unwrap();
            let AnyPosition::Soldiers(start) = rules.start().unwrap() else { panic!("{name} is no game of points") };
            start.usual()
        });
        whole::<Chess>(|_| Default::default());
        whole::<FourKings>(|_| Default::default());
    }

    /// A file in the folder that no family lists would never judge anything.
    #[test]
    fn every_file_is_on_a_shelf() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("nets");
        let shelves = [Soldiers::SHELF, Chess::SHELF, FourKings::SHELF].concat();
        let mut files = 0;
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let bytes = std::fs::read(&file).unwrap();
            assert_eq!(shelves.iter().filter(|on_shelf| **on_shelf == bytes).count(), 1, "{}", file.display());
            files += 1;
        }
        assert_eq!(files, shelves.len());
    }
}
