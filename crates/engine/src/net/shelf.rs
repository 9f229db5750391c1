//! The networks that ship with this crate, and which of them fits a game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{AnyPosition, OptionSet, Seat};

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

/// A network on a shelf: its file is within the program, unless it is built with `--cfg files_given`: then it
/// is [given](give) to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// The name of its file.
    pub name: &'static str,
    head: &'static [u8],
    within: Option<&'static [u8]>,
}

impl Shelved {
    /// What the program knows of a network without its file: what stands before the weights.
    pub(super) const fn new(name: &'static str, head: &'static [u8], file: &'static [u8]) -> Shelved {
        Shelved { name, head, within: if cfg!(files_given) { None } else { Some(file) } }
    }

    /// Its file, if it is there.
    pub fn file(&self) -> Option<&'static [u8]> {
        self.within.or_else(|| GIVEN.lock().ok()?.get(self.name).copied())
    }
}

/// The files that were given, by name.
static GIVEN: Mutex<BTreeMap<String, &'static [u8]>> = Mutex::new(BTreeMap::new());

/// Gives the program the file of a network that it lacks, as long as it runs.
pub fn give(name: &str, file: Vec<u8>) {
    if let Ok(mut given) = GIVEN.lock() {
        given.entry(name.to_owned()).or_insert_with(|| file.leak());
    }
}

/// All networks of all families.
pub fn shelved() -> impl Iterator<Item = &'static Shelved> {
    FourKings::SHELF.iter().chain(Soldiers::SHELF).chain(Chess::SHELF)
}

/// The network that would judge such a game, but has to be [given](give) before.
pub fn lacking(position: &AnyPosition) -> Option<&'static str> {
    let net = match position {
        AnyPosition::FourKings(position) => fitting(position),
        AnyPosition::Soldiers(position) => fitting(position),
        AnyPosition::Chess(position) => fitting(position),
        _ => None,
    };
    net.filter(|net| net.file().is_none()).map(|net| net.name)
}

/// How long the part of a file before the weights is.
pub(super) const fn head_length(file: &[u8]) -> usize {
    let (mut at, mut lines) = (0, 0);
    while at < file.len() && lines < 3 {
        lines += (file[at] == b'\n') as usize;
        at += 1;
    }
    at
}

/// That part.
pub(super) const fn head<const N: usize>(file: &[u8]) -> [u8; N] {
    let (mut head, mut at) = ([0; N], 0);
    while at < N {
        head[at] = file[at];
        at += 1;
    }
    head
}

/// The network in a file of the folder `nets`.
macro_rules! on_shelf {
    ($name:literal) => {{
        const FILE: &[u8] = include_bytes!(concat!("../../nets/", $name));
        const HEAD: [u8; $crate::net::shelf::head_length(FILE)] = $crate::net::shelf::head(FILE);
        $crate::net::Shelved::new($name, &HEAD, FILE)
    }};
}
pub(super) use on_shelf;

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

    /// The networks that ship with this crate. Of several that fit a game equally well the first is taken.
    const SHELF: &'static [Shelved];

    /// The evaluation by the network that fits the game of this position best: the one whose game has the fewest other
    /// options. `None` where none fits.
    fn learned(&self) -> Option<Self::Evaluator>;
}

/// The network on the shelf whose game has the fewest options that differ, and no essential one.
fn fitting<P: Learnable>(position: &P) -> Option<&'static Shelved> {
    let options = position.options();
    let nets = P::SHELF.iter().filter_map(|net| Some((net, NetFile::read(net.head).ok()?)));
    let differing = nets.filter_map(|(net, file)| {
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
        fits.then_some((changes.len(), net))
    });
    differing.min_by_key(|&(count, _)| count).map(|(_, net)| net)
}

impl<const H: usize> Learned<Arc<Net<H>>> {
    /// By the network on the shelf that fits the game of a position best.
    pub(super) fn shipped<P: Learnable>(position: &P) -> Option<Self> {
        let file = NetFile::read(fitting(position)?.file()?).ok()?;
        let net = Net::new(position, &file.numbers()).ok()?;
        Some(Learned::new(Arc::new(net)))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Position;
    use ashtapada_rules::soldiers::Options;

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
        for net in P::SHELF {
            let bytes = net.file().unwrap();
            let file = NetFile::read(bytes).unwrap();
            assert_eq!(NetFile::read(net.head).unwrap(), NetFile { weights: &[], ..file });
            let changes = file.options.split(' ').filter_map(|change| change.split_once('='));
            let mut options = usual(changes.clone().find(|(id, _)| *id == "game").map_or("", |(_, name)| name));
            for (id, value) in changes.filter(|(id, _)| *id != "game") {
                options.set(id, value).unwrap();
            }
            let start = P::start(&options).unwrap();
            assert_eq!(fitting(&start), Some(net));
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
        let shelves: Vec<_> = shelved().collect();
        let mut files = 0;
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let name = file.file_name().unwrap();
            assert_eq!(shelves.iter().filter(|net| *net.name == *name).count(), 1, "{}", file.display());
            files += 1;
        }
        assert_eq!(files, shelves.len());
    }
}
