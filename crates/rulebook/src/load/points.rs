//! A game of points in `rules.toml`: its board, its two sides, and the options that choose between set-ups.

use std::collections::BTreeMap;

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Army, Bend, BoardError, GameError, PointBoard, PointGame, Start, Steps};
use ashtapada_rules::{Colour, OptionGroup, Role, Spot};
use serde::Deserialize;

use super::error::Fault;
use super::rules::RulesFile;

/// `[board]`: one that the library knows, or the lines of another.
#[derive(Deserialize, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardEntry {
    /// The name of a board that the library knows: `49` or `37`.
    known: Option<String>,
    /// Straight lines, each as its points: `a1 b1 c1`.
    #[serde(default)]
    lines: Vec<String>,
    /// Curved lines; a circle ends with the point it begins with.
    #[serde(default)]
    arcs: Vec<ArcEntry>,
    /// Whether jumps follow the curved lines as they follow straight ones; steps always do.
    #[serde(default = "yes", rename = "arcJumps")]
    arc_jumps: bool,
    /// Where points are drawn that do not stand where their file and rank say, in hundredths of a cell east and north of `a1`.
    #[serde(default)]
    places: BTreeMap<Spot, (i16, i16)>,
}

/// A curved line.
#[derive(Deserialize, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
struct ArcEntry {
    points: String,
    /// The centre of the circle it belongs to, in hundredths of a cell.
    centre: (i16, i16),
}

/// `[side.south]`, `[side.north]`; what is not given is inherited.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct SideEntry {
    /// The points of its pieces at the start.
    men: Option<String>,
    /// How many pieces it has still to place.
    hand: Option<u8>,
    /// What its pieces are.
    role: Option<Role>,
    /// Their colour; else light and dark.
    colour: Option<Colour>,
    /// Where they step.
    steps: Option<Steps>,
    /// Whether they capture, by jumping.
    jumps: Option<bool>,
    /// Whether the side loses when it cannot move, whatever the option `noMoves` says.
    #[serde(rename = "losesBlocked")]
    loses_blocked: Option<bool>,
}

/// A value for each side.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides<T> {
    #[serde(default)]
    south: T,
    #[serde(default)]
    north: T,
}

/// `[[choice]]`: an option of this game alone, each value of which changes the board, where the pieces stand or step, or
/// who begins.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceEntry {
    option: String,
    #[serde(default = "board_group")]
    group: OptionGroup,
    values: Vec<ValueEntry>,
}

fn yes() -> bool {
    true
}

fn board_group() -> OptionGroup {
    OptionGroup::Board
}

/// One value of such an option.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct ValueEntry {
    value: String,
    board: Option<BoardEntry>,
    first: Option<Side>,
    /// Whether jumps follow the curved lines of the board, where that is what the value decides.
    #[serde(rename = "arcJumps")]
    arc_jumps: Option<bool>,
    #[serde(default)]
    south: StandsEntry,
    #[serde(default)]
    north: StandsEntry,
}

/// Where the pieces of a side stand and step under a value.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields)]
struct StandsEntry {
    men: Option<String>,
    hand: Option<u8>,
    steps: Option<Steps>,
}

/// What the rule sets that a game builds on, and it itself, say of it.
#[derive(Default)]
pub(super) struct Points {
    board: Option<BoardEntry>,
    sides: Sides<SideEntry>,
    first: Option<Side>,
    choices: Vec<ChoiceEntry>,
}

impl Points {
    /// Adds what a rule set's own file says; returns the first place where it says anything.
    pub fn add(&mut self, own: &RulesFile) -> Option<usize> {
        let mut places = Vec::new();
        if let Some(board) = &own.board {
            places.push(board.span().start);
            self.board = Some(board.get_ref().clone());
        }
        if let Some(side) = &own.side {
            places.push(side.span().start);
            let Sides { south, north } = side.get_ref();
            self.sides.south.add(south);
            self.sides.north.add(north);
        }
        if let Some(first) = &own.first {
            places.push(first.span().start);
            self.first = Some(*first.get_ref());
        }
        for choice in &own.choices {
            places.push(choice.span().start);
            let choice = choice.get_ref().clone();
            match self.choices.iter_mut().find(|known| known.option == choice.option) {
                Some(known) => *known = choice,
                None => self.choices.push(choice),
            }
        }
        places.into_iter().min()
    }

    /// The game, under the name of the rule set that describes it.
    ///
    /// # Errors
    /// Something is missing, or the parts make no game.
    pub fn game(&self, name: &str) -> Result<&'static PointGame, Fault> {
        let lacks = |field| Fault::Lacks { kind: "game of points", name: name.to_owned(), field };
        let board = self.board.as_ref().ok_or_else(|| lacks("board"))?;
        let Sides { south, north } = &self.sides;
        let armies = [
            south.army(Colour::Light).ok_or_else(|| lacks("side.south.role"))?,
            north.army(Colour::Dark).ok_or_else(|| lacks("side.north.role"))?,
        ];
        let mut made: Vec<(BoardEntry, &'static PointBoard)> = Vec::new();
        let mut starts = Vec::new();
        for values in self.combinations() {
            let mut entry = values.iter().rev().find_map(|value| value.board.as_ref()).unwrap_or(board).clone();
            let arc_jumps = values.iter().rev().find_map(|value| value.arc_jumps);
            entry.arc_jumps = arc_jumps.unwrap_or(entry.arc_jumps);
            let known = made.iter().find(|(known, _)| *known == entry).map(|(_, board)| *board);
            let board = known.map_or_else(|| entry.board(name), Ok)?;
            made.push((entry, board));
            let first = values.iter().rev().find_map(|value| value.first).or(self.first);
            let sides = [south.stands(&values, |value| &value.south), north.stands(&values, |value| &value.north)];
            starts.push((board, first, sides));
        }
        let starts: Vec<Start> = starts
            .iter()
            .map(|(board, first, [south, north])| Start {
                board,
                men: [&south.0, &north.0],
                hand: [south.1, north.1],
                steps: [south.2, north.2],
                first: *first,
            })
            .collect();
        let values: Vec<Vec<&str>> = self
            .choices
            .iter()
            .map(|choice| choice.values.iter().map(|value| value.value.as_str()).collect())
            .collect();
        let choices: Vec<(OptionGroup, &str, &[&str])> = self
            .choices
            .iter()
            .zip(&values)
            .map(|(choice, values)| (choice.group, choice.option.as_str(), values.as_slice()))
            .collect();
        Ok(PointGame::new(name, armies, &choices, &starts)?)
    }

    /// Every combination of values, those of the last choice changing first.
    fn combinations<'a>(&'a self) -> Vec<Vec<&'a ValueEntry>> {
        self.choices.iter().fold(vec![Vec::new()], |all, choice| {
            let with = |before: Vec<&'a ValueEntry>| {
                choice.values.iter().map(move |value| before.iter().copied().chain([value]).collect())
            };
            all.into_iter().flat_map(with).collect()
        })
    }
}

impl SideEntry {
    fn add(&mut self, own: &SideEntry) {
        let SideEntry { men, hand, role, colour, steps, jumps, loses_blocked } = own.clone();
        self.men = men.or(self.men.take());
        self.hand = hand.or(self.hand);
        self.role = role.or(self.role);
        self.colour = colour.or(self.colour);
        self.steps = steps.or(self.steps);
        self.jumps = jumps.or(self.jumps);
        self.loses_blocked = loses_blocked.or(self.loses_blocked);
    }

    /// Its points, how many pieces it has in hand, and where they step, under these values of choices.
    fn stands(&self, values: &[&ValueEntry], of: fn(&ValueEntry) -> &StandsEntry) -> (String, u8, Steps) {
        let entries = || values.iter().rev().map(|value| of(value));
        let men = entries().find_map(|entry| entry.men.clone()).or_else(|| self.men.clone());
        let hand = entries().find_map(|entry| entry.hand).or(self.hand);
        let steps = entries().find_map(|entry| entry.steps).or(self.steps);
        (men.unwrap_or_default(), hand.unwrap_or_default(), steps.unwrap_or_default())
    }

    fn army(&self, colour: Colour) -> Option<Army> {
        Some(Army {
            role: self.role?,
            colour: self.colour.unwrap_or(colour),
            jumps: self.jumps.unwrap_or(true),
            loses_blocked: self.loses_blocked.unwrap_or(false),
        })
    }
}

impl ArcEntry {
    /// The line; where no jump follows it, each of its parts as a line by itself, for a jump needs two of one line.
    fn lines(&self, jumps: bool) -> Vec<String> {
        let points: Vec<&str> = self.points.split(' ').collect();
        if jumps || points.len() < 3 {
            return vec![self.points.clone()];
        }
        points.windows(2).map(|part| part.join(" ")).collect()
    }
}

impl BoardEntry {
    /// The board that the library knows, or one of these lines.
    fn board(&self, name: &str) -> Result<&'static PointBoard, Fault> {
        if let Some(known) = &self.known {
            return PointBoard::known(known).ok_or_else(|| Fault::unknown("board", known, ["49", "37"]));
        }
        let straight = self.lines.iter().map(|line| (line.clone(), Bend::Straight));
        let curved = self
            .arcs
            .iter()
            .flat_map(|arc| arc.lines(self.arc_jumps).into_iter().map(|points| (points, Bend::Around(arc.centre))));
        let lines: Vec<(String, Bend)> = straight.chain(curved).collect();
        let lines: Vec<(&str, Bend)> = lines.iter().map(|(points, bend)| (points.as_str(), *bend)).collect();
        let places: Vec<(Spot, (i16, i16))> = self.places.iter().map(|(&spot, &at)| (spot, at)).collect();
        Ok(PointBoard::placed(name, &lines, &places)?)
    }
}

impl From<GameError> for Fault {
    fn from(error: GameError) -> Fault {
        Fault::Game(error.to_string())
    }
}

impl From<BoardError> for Fault {
    fn from(error: BoardError) -> Fault {
        Fault::Game(error.to_string())
    }
}
