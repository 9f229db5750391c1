//! How the rule sets are presented: tiles, each a game with its variants, and ways to begin one.

use std::sync::LazyLock;

use ashtapada_rules::Seat;
use serde::Deserialize;

use crate::{Localised, RuleSet, files, rule_sets};

/// A game with its variants: the rule sets whose `tile` it is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// What a rule set calls it by: `chaturaji`.
    pub id: String,
    /// The name of the game.
    pub title: Localised,
    /// One short sentence about it.
    pub blurb: Localised,
    /// Its name where it is at home, if that is another.
    pub native: Option<NativeName>,
}

impl Tile {
    /// That of a rule set that has one of its own.
    fn of(rules: &RuleSet) -> Option<Tile> {
        let own = rules.tile.as_ref() == Some(&rules.id);
        let (title, blurb, native) = (rules.title.clone(), rules.blurb.clone(), rules.native.clone());
        own.then(|| Tile { id: rules.id.clone(), title, blurb, native })
    }

    /// The published rule sets on it, in order of presentation.
    pub fn rule_sets(&self) -> impl Iterator<Item = &'static RuleSet> {
        rule_sets().iter().filter(|rules| rules.tile.as_ref() == Some(&self.id))
    }
}

/// A name in its own script.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NativeName {
    /// The name.
    pub text: String,
    /// The tag of its language: `bn`.
    pub lang: String,
    /// Whether the spelling is only reconstructed from Latin letters.
    #[serde(default)]
    pub doubtful: bool,
}

/// A way to begin a game with one tap: what the person plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// What tells it apart within its tile, in a few words.
    pub title: Localised,
    /// The seat of the person; the first if none is given. The computer takes the others.
    pub seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    #[serde(rename = "tile")]
    tiles: Vec<Tile>,
}

/// Every tile, in order of presentation: those of several rule sets, then those that rule sets have of their own.
pub fn tiles() -> &'static [Tile] {
    static TILES: LazyLock<Vec<Tile>> = LazyLock::new(|| {
        let shared = read(files::file("tiles.toml").unwrap_or_default()).map(|file| file.tiles).unwrap_or_default();
        shared.into_iter().chain(rule_sets().iter().filter_map(Tile::of)).collect()
    });
    &TILES
}

/// Stretches of real games between computer players, as records, by the order of their names: what the first page
/// plays. `ashtapada-lab moments` writes them.
pub fn moments() -> impl Iterator<Item = &'static str> {
    files::below("moments/").filter(|(path, _)| path.ends_with(".txt")).map(|(_, text)| text)
}

fn read(text: &str) -> Result<Tiles, toml::de::Error> {
    toml::from_str(text)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Lang;

    /// A game has one name in each language, on its tile, at its table, in lists, in the terminal and over its rules. A
    /// variant has that of its tile and what tells it apart, which is its line on the tile; a line that begins another game
    /// has its name.
    #[test]
    fn a_game_has_one_name() {
        for rules in rule_sets() {
            let tile = tiles().iter().find(|tile| Some(&tile.id) == rules.tile.as_ref()).unwrap();
            for lang in Lang::all() {
                let plain = |text: &str| text.replace('\u{a0}', " ");
                let (title, game) = (plain(rules.title.get(lang)), plain(tile.title.get(lang)));
                let heading = plain(rules.text.get(lang).lines().next().unwrap());
                assert_eq!(heading, format!("# {title}"), "{lang}");
                match rules.ways.as_slice() {
                    [way] => {
                        let line = plain(way.title.get(lang));
                        let mut letters = line.chars();
                        let small = letters.next().unwrap().to_lowercase().chain(letters).collect::<String>();
                        let variants = [small, line.clone()].map(|line| format!("{game} – {line}"));
                        assert!(title == line || variants.contains(&title), "{lang}: {title} begins as {line}");
                    }
                    // Here the lines say which side one plays.
                    _ => assert!(title.starts_with(&game), "{lang}: {title} on the tile {game}"),
                }
            }
        }
    }

    #[test]
    fn every_rule_set_is_on_a_tile_and_can_be_begun() {
        read(files::file("tiles.toml").unwrap_or_default()).unwrap_or_else(|error| panic!("{error}"));
        let known: BTreeSet<_> = tiles().iter().map(|tile| tile.id.as_str()).collect();
        assert_eq!(known.len(), tiles().len(), "a tile occurs twice");
        for rules in rule_sets() {
            let tile = rules.tile.as_deref().unwrap_or_default();
            assert!(known.contains(tile), "{} is on `{tile}`, which is no tile", rules.id);
            let seats: Vec<_> = rules.ways.iter().map(|way| way.seat).collect();
            assert!(!seats.is_empty() && seats.iter().collect::<BTreeSet<_>>().len() == seats.len(), "{}", rules.id);
        }
        for tile in tiles() {
            let ways = || tile.rule_sets().flat_map(|rules| &rules.ways);
            assert!(ways().next().is_some(), "nothing is on the tile `{}`", tile.id);
            for lang in Lang::all() {
                let names: BTreeSet<_> = ways().map(|way| way.title.get(lang)).collect();
                assert_eq!(names.len(), ways().count(), "{lang}: two lines of `{}` read the same", tile.id);
                assert!(names.iter().all(|name| (1..=32).contains(&name.chars().count())), "{lang}: {names:?}");
            }
        }
    }
}
