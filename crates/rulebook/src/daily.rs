//! Daily positions: one best move a day for each family, and the proof that it is the best.
//!
//! The lists are `daily/<family>.toml`, picked by hand, and after them what `ashtapada-lab daily find` has found in games of
//! strong players ([`Measured`]). The date alone decides which position of a list is
//! shown ([`Day::of`]), so that it is the same for everybody; a list goes round when it is over.

mod day;
mod game;
mod motif;
mod weigh;

use std::sync::LazyLock;

use ashtapada_rules::{Action, AnyPosition, Event, Position};
use serde::{Deserialize, Serialize};

use crate::{Measured, files, find};
pub use day::{Day, NotADay};
pub use game::{DailyGame, DailySide, Scoring};
pub use motif::Motif;
pub use weigh::{Weighed, weigh, wins_in_two};

/// The lists of positions, in order of presentation: the games of cows and leopards have one of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DailyList {
    /// Four armies.
    FourKings,
    /// Soldiers against soldiers.
    Soldiers,
    /// Cows and leopards.
    Leopards,
    /// The museum chess.
    Chess,
}

impl DailyList {
    /// All of them.
    pub const ALL: [DailyList; 4] = [DailyList::FourKings, DailyList::Soldiers, DailyList::Leopards, DailyList::Chess];

    /// Its name, and that of its file.
    pub const fn name(self) -> &'static str {
        match self {
            DailyList::FourKings => "four-kings",
            DailyList::Soldiers => "soldiers",
            DailyList::Leopards => "leopards",
            DailyList::Chess => "chess",
        }
    }

    /// Its positions.
    pub fn positions(self) -> &'static [Daily] {
        static LISTS: LazyLock<Vec<Vec<Daily>>> =
            LazyLock::new(|| DailyList::ALL.map(|list| list.read().unwrap_or_default()).into());
        &LISTS[self as usize]
    }

    /// Reads its files.
    ///
    /// # Errors
    /// A file is missing or is not a list of positions; a test makes sure that it is neither.
    pub fn read(self) -> Result<Vec<Daily>, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Picked {
            position: Vec<Daily>,
        }
        let name = format!("daily/{}.toml", self.name());
        let text = files::file(&name).ok_or_else(|| format!("{name} is missing"))?;
        let picked: Picked = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
        let found = self.found().into_iter().flat_map(|found| found.position.iter().cloned());
        Ok(picked.position.into_iter().chain(found).collect())
    }

    /// Those of its positions that were found in games of strong players.
    pub fn found(self) -> Option<&'static FoundList> {
        Measured::known().daily.get(&self)
    }
}

/// The positions of a list that were found in games of strong players.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct FoundList {
    /// The search that found, or last confirmed, every [margin](Claim::Margin) of the list.
    pub searched: Searched,
    /// The positions.
    pub position: Vec<Daily>,
}

/// A search: what it says may change as the computer players become better.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Searched {
    /// The day, `2026-11-23`.
    pub on: String,
    /// Nodes for each position.
    pub nodes: u64,
}

/// Why the best move is the best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Claim {
    /// It wins the game at once, and nothing else does.
    Win,
    /// It wins the game with the next turn, whatever is answered, and nothing else does.
    WinInTwo,
    /// Even after the worst that can happen until the next turn it has gained more than anything else gains at once.
    Gain,
    /// The search of the computer players, given ten times what they had in the game, prefers it to everything else by a
    /// clear margin, and did so at each of its last three depths. That is no proof, but the word of a strong player on the
    /// day that the list tells ([`FoundList::searched`]).
    Margin,
}

/// A position with its best move.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// The rule set.
    pub rules: String,
    /// The position, before the throw where there is one.
    pub position: String,
    /// The throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<String>,
    /// Why the best is the best.
    pub claim: Claim,
    /// The lines that are accepted, each with the actions of a whole turn: `e3xe5, e5xg5`.
    pub best: Vec<String>,
    /// What follows the first of them, to show where it leads: the answer and the move after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// What the best gains, in points where points count and in pieces otherwise.
    #[serde(default)]
    pub gain: i16,
    /// The most that the others can take until the next turn.
    #[serde(default)]
    pub loss: i16,
    /// The most that anything else gains.
    #[serde(default)]
    pub other: i16,
    /// Of [`Claim::Margin`]: what the best, and what the next best, is worth to its seat, in hundredths of the win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<[u8; 2]>,
    /// How many nodes a search takes to find the best move and to stay with it, where that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u32>,
}

impl Daily {
    /// A position of which nothing is known yet.
    pub fn blank(rules: &str, position: &str, throw: Option<&str>) -> Daily {
        Daily {
            rules: rules.to_owned(),
            position: position.to_owned(),
            throw: throw.map(str::to_owned),
            claim: Claim::Gain,
            best: Vec::new(),
            then: Vec::new(),
            gain: 0,
            loss: 0,
            other: 0,
            worth: None,
            nodes: None,
        }
    }

    /// The position with the throw made.
    ///
    /// # Errors
    /// The rule set, the position or the throw is not one.
    pub fn begin(&self) -> Result<AnyPosition, String> {
        let rules = find(&self.rules).map_err(|error| error.to_string())?;
        let mut position = AnyPosition::parse(&self.position, &rules.options).map_err(|error| error.to_string())?;
        if let Some(throw) = &self.throw {
            play(&mut position, throw)?;
        }
        Ok(position)
    }

    /// What can be said of the best move of a position, if one is beyond doubt.
    pub fn find(rules: &str, position: &str, throw: Option<&str>) -> Result<Option<Daily>, String> {
        let blank = Daily::blank(rules, position, throw);
        let at = blank.begin()?;
        let lines = weigh(&at);
        if lines.len() < 2 {
            return Ok(None);
        }
        let text = |line: &Weighed| line.actions.iter().map(|one| at.action_text(*one)).collect::<Vec<_>>().join(", ");
        let (winning, rest): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.wins);
        if !winning.is_empty() {
            let best = winning.iter().map(|line| text(line)).collect();
            return Ok((!rest.is_empty()).then_some(Daily { claim: Claim::Win, best, ..blank }));
        }
        let forced: Vec<_> = lines.iter().filter_map(|line| Some((line, wins_in_two(&at, line)?))).collect();
        if let [(_, then), ..] = &forced[..] {
            let then = then.clone();
            let best = forced.iter().map(|(line, _)| text(line)).collect();
            let some_lose = forced.len() < lines.len();
            return Ok(some_lose.then_some(Daily { claim: Claim::WinInTwo, best, then, ..blank }));
        }
        let most = lines.iter().map(|line| line.gain).max().unwrap_or(0);
        let (mut best, rest): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.gain == most);
        let other = rest.iter().map(|line| line.gain).max().unwrap_or(i16::MAX);
        if most <= other {
            return Ok(None);
        }
        best.sort_by_key(|line| text(line));
        let loss = best.iter().map(|line| weigh::loss(&at, line)).max().unwrap_or(0);
        let best = best.into_iter().map(text).collect();
        Ok((most - loss > other).then_some(Daily { best, gain: most, loss, other, ..blank }))
    }

    /// Whether what it claims is true: searches everything that matters for it.
    ///
    /// What a [margin](Claim::Margin) claims only a search of the computer players can say (`ashtapada-lab daily check`); here
    /// it is seen that it is well-formed: one legal action that ends the turn, worth more than another.
    ///
    /// # Errors
    /// The position cannot be read, or something else is true of it.
    pub fn prove(&self) -> Result<(), String> {
        if self.claim == Claim::Margin {
            return self.well_formed();
        }
        match Daily::find(&self.rules, &self.position, self.throw.as_deref())? {
            Some(found) if found == (Daily { nodes: None, ..self.clone() }) => Ok(()),
            Some(found) => Err(format!("what is true is {found:?}")),
            None => Err("no move is the best beyond doubt".to_owned()),
        }
    }

    fn well_formed(&self) -> Result<(), String> {
        let at = self.begin()?;
        let ([line], Some([best, other])) = (&self.best[..], self.worth) else {
            return Err("expected one best action and what it is worth".to_owned());
        };
        let mut after = at.clone();
        play(&mut after, line)?;
        let is_whole = after.turn() != at.turn() || after.outcome().is_some();
        if is_whole && other < best && best <= 100 { Ok(()) } else { Err("that is no margin".to_owned()) }
    }

    /// The events of the first of the best lines.
    ///
    /// # Errors
    /// It cannot be played.
    pub fn events(&self) -> Result<Vec<Event>, String> {
        Ok(self.story()?.0)
    }

    /// The events of the first of the best lines, and of all that is played.
    fn story(&self) -> Result<(Vec<Event>, Vec<Event>), String> {
        let mut position = self.begin()?;
        let mut turn = Vec::new();
        for action in self.best.first().into_iter().flat_map(|line| line.split(", ")) {
            turn.append(&mut play(&mut position, action)?);
        }
        let mut story = turn.clone();
        for action in self.then.iter().flat_map(|line| line.split(", ")) {
            story.append(&mut play(&mut position, action)?);
        }
        Ok((turn, story))
    }

    /// What the best move is about, as what happens tells it.
    ///
    /// # Errors
    /// It cannot be played.
    pub fn motifs(&self) -> Result<Vec<Motif>, String> {
        let seat = self.begin()?.turn().seat().ok_or("nobody is to move")?;
        let (turn, story) = self.story()?;
        Ok(Motif::ALL.into_iter().filter(|motif| motif.is_in(seat, &turn, &story)).collect())
    }

    /// How hard it is to find, to be compared: by what is claimed of it and how closely, by what a search takes, by how much is
    /// to be played, and by how many moves do.
    pub fn hardness(&self) -> u64 {
        let claimed = match (self.claim, self.worth) {
            (Claim::Win, _) => 1_000,
            (Claim::Gain, _) => 2_000,
            (Claim::WinInTwo, _) => 8_000,
            // A lead of all that there is would be one of a hundred.
            (Claim::Margin, Some([best, other])) => 100_000 / u64::from(best.saturating_sub(other).max(1)),
            (Claim::Margin, None) => 4_000,
        };
        let searched = u64::from(self.nodes.unwrap_or_default()).isqrt().max(1);
        let played = self.best.first().map_or(1, |line| line.split(", ").count());
        claimed * searched * played as u64 / self.best.len().max(1) as u64
    }
}

/// Plays an action as text.
fn play(position: &mut AnyPosition, text: &str) -> Result<Vec<Event>, String> {
    let action: Action = position.parse_action(text).map_err(|error| error.to_string())?;
    let mut events = Vec::new();
    position.play(action, &mut events).map_err(|refusal| format!("`{text}` is refused: {refusal}"))?;
    Ok(events)
}
