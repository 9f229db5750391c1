//! The first page: the games as tiles, how long they take, and moments of real games to look at.

use ashtapada_rulebook::{Kinship, Lang, Length, RuleSet, Tile, moments, tiles};
use ashtapada_rules::{Family, Seat};
use serde::Serialize;

use crate::record::Record;
use crate::table::{EntryView, Table, TableView};
use crate::view::View;
use crate::{Problem, ProblemKind, Secret};

/// A game with its variants: the cards whose `tile` it is.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TileCard {
    /// `chaturaji`.
    pub id: String,
    /// In the requested language.
    pub title: String,
    /// One short sentence.
    pub blurb: String,
    /// Its name where it is at home, if that is another.
    pub native: Option<NativeName>,
    /// The family of its games.
    pub family: Family,
    /// What the documents have to do with it.
    pub kinship: Kinship,
    /// A position of a real game, to draw: where its moment begins.
    pub picture: Picture,
}

/// A name in its own script.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct NativeName {
    /// The name.
    pub text: String,
    /// The tag of its language: `bn`.
    pub lang: String,
    /// Whether the spelling is only reconstructed from Latin letters.
    pub doubtful: bool,
}

/// A position to draw, on the board of its rule set.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Picture {
    /// The rule set.
    pub rules: String,
    /// The position.
    pub view: View,
}

/// A way to begin a game with one tap.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WayCard {
    /// What tells it apart within its tile, in the requested language.
    pub title: String,
    /// The seat of the person; the computer takes the others.
    pub seat: Seat,
}

/// How long a game takes, in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Minutes {
    /// One person against the computer.
    pub computer: u16,
    /// Among people: an estimate.
    pub people: u16,
}

/// A stretch of a real game between computer players.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Moment {
    /// Its table, which is not stored anywhere.
    pub table: TableView,
    /// What was played.
    pub entries: Vec<EntryView>,
}

/// Seconds of a turn: with a choice, and without.
struct Pace {
    free: f64,
    brief: f64,
}

/// A person who plays against the computer looks, throws and moves.
const ALONE: [Pace; 2] = [Pace { free: 12.0, brief: 3.0 }, Pace { free: 8.0, brief: 3.0 }];
/// People who play with one another also talk, and wait until everybody has seen it.
const TOGETHER: [Pace; 2] = [Pace { free: 18.0, brief: 6.0 }, Pace { free: 14.0, brief: 6.0 }];
/// A computer player at the usual pace: its throw, its decision, and the way of the piece.
const COMPUTER: [Pace; 2] = [Pace { free: 1.0, brief: 1.0 }, Pace { free: 1.6, brief: 1.6 }];

impl Minutes {
    /// From the measured turns; the three paces are in `docs/lengths.md`.
    pub fn of(length: Length, dice: bool) -> Minutes {
        let dice = usize::from(dice);
        let time = |pace: &Pace, free: f64, brief: f64| pace.free * free + pace.brief * brief;
        let own = time(&ALONE[dice], length.own_free, length.own_brief);
        let others = time(&COMPUTER[dice], length.free - length.own_free, length.brief - length.own_brief);
        Minutes { computer: rounded(own + others), people: rounded(time(&TOGETHER[dice], length.free, length.brief)) }
    }
}

/// Seconds as minutes; from ten minutes in steps of five, since more would be a pretence.
fn rounded(seconds: f64) -> u16 {
    let minutes = (seconds / 60.0).max(1.0);
    if minutes < 10.0 { minutes.round() as u16 } else { ((minutes / 5.0).round() * 5.0) as u16 }
}

/// Every tile, in order.
///
/// # Errors
/// A tile has no rule set, which tests rule out.
pub fn tile_cards(lang: Lang) -> Result<Vec<TileCard>, Problem> {
    let known = moments().filter_map(|text| text.parse::<Record>().ok()).collect::<Vec<_>>();
    tiles().iter().map(|tile| tile_card(tile, lang, &known)).collect()
}

fn tile_card(tile: &Tile, lang: Lang, known: &[Record]) -> Result<TileCard, Problem> {
    let nothing = || Problem::new(ProblemKind::Server, format!("nothing is on the tile `{}`", tile.id));
    let first = tile.rule_sets().next().ok_or_else(nothing)?;
    let shown = known.iter().find(|record| record.beginning.rules.tile.as_ref() == Some(&tile.id));
    let picture = match shown {
        Some(record) => {
            Picture { rules: record.beginning.rules.id.clone(), view: View::of(&record.beginning.position) }
        }
        None => Picture { rules: first.id.clone(), view: View::of(&first.start().map_err(|_| nothing())?) },
    };
    Ok(TileCard {
        id: tile.id.clone(),
        title: tile.title.get(lang).to_owned(),
        blurb: tile.blurb.get(lang).to_owned(),
        native: tile.native.as_ref().map(|native| NativeName {
            text: native.text.clone(),
            lang: native.lang.clone(),
            doubtful: native.doubtful,
        }),
        family: first.family,
        kinship: first.kinship(),
        picture,
    })
}

/// The ways to begin a rule set whose first seat is `first`.
pub(super) fn way_cards(rules: &RuleSet, first: Seat, lang: Lang) -> Vec<WayCard> {
    let card = |way: &ashtapada_rulebook::Way| WayCard {
        title: way.title.get(lang).to_owned(),
        seat: way.seat.unwrap_or(first),
    };
    rules.ways.iter().map(card).collect()
}

/// The moments that are shipped, in order.
///
/// # Errors
/// One of them cannot be replayed, which a test rules out.
pub fn all_moments() -> Result<Vec<Moment>, Problem> {
    moments().map(moment).collect()
}

fn moment(text: &str) -> Result<Moment, Problem> {
    let broken = |why: String| Problem::new(ProblemKind::Server, format!("a moment cannot be replayed: {why}"));
    let record: Record = text.parse().map_err(|error: crate::record::RecordError| broken(error.to_string()))?;
    let (table, _) = Table::set_up(&record.new_game(), "moment", Secret::new([0; 32]), 0)
        .map_err(|error| broken(error.to_string()))?;
    Ok(Moment { table: table.table_view(), entries: table.entries(0, usize::MAX) })
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;
    use ashtapada_rules::Turn;

    use super::*;

    #[test]
    fn minutes_follow_from_turns() {
        let length = Length { free: 80.0, brief: 80.0, own_free: 20.0, own_brief: 20.0 };
        // 20 × 8 s + 20 × 3 s of one's own, 120 × 1.6 s of the computers: 412 s.
        assert_eq!(Minutes::of(length, true).computer, 7);
        // 80 × 14 s + 80 × 6 s: 1,600 s.
        assert_eq!(Minutes::of(length, true).people, 25);
        assert!(Minutes::of(length, false).people > Minutes::of(length, true).people);
        assert_eq!((rounded(20.0), rounded(590.0), rounded(740.0)), (1, 10, 10));
    }

    #[test]
    fn moments_are_stretches_of_real_games_one_at_least_for_each_tile_of_the_documents() {
        let moments = all_moments().unwrap_or_else(|problem| panic!("{problem:?}"));
        let described = |tile: &&Tile| tile.rule_sets().any(|rules| rules.kinship() == Kinship::Described);
        for tile in tiles().iter().filter(described) {
            let of_tile =
                |moment: &&Moment| find(&moment.table.rules).is_ok_and(|rules| rules.tile.as_ref() == Some(&tile.id));
            assert!(moments.iter().any(|moment| of_tile(&moment)), "{}", tile.id);
        }
        for Moment { table, entries } in &moments {
            let turns = entries.last().map_or(0, |entry| entry.turn);
            assert!((8..=40).contains(&turns), "{}: {turns} turns", table.rules);
            assert_ne!(table.start.turn, Turn::Over, "{}", table.rules);
            let taken: usize = entries.iter().filter_map(|entry| entry.change.as_ref()).map(|it| it.taken.len()).sum();
            assert!(taken >= 3, "{}: only {taken} pieces are taken", table.rules);
        }
        for lang in Lang::all() {
            for card in tile_cards(lang).unwrap_or_else(|problem| panic!("{problem:?}")) {
                // Some games begin with an empty board.
                let empty = card.kinship != Kinship::Described;
                assert!((empty || !card.picture.view.pieces.is_empty()) && !card.blurb.is_empty(), "{}", card.id);
            }
        }
    }
}
