//! Chess for four where everybody plays alone, as the rule texts tell it: with two dice, with one, or with none.

use std::collections::{BTreeMap, BTreeSet};

use crate::Model;
use crate::armies::{Armies, Piece, SEATS, index, is_last, written};
use crate::mailbox::square;
use crate::told::Told;

/// What is due.
#[derive(Clone, PartialEq, Debug)]
enum Due {
    Throw,
    /// A move, with these faces.
    Move(Vec<u32>),
    Over(&'static str),
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct FourKings {
    told: Told,
    board: Armies,
    seat: usize,
    due: Due,
    points: [i32; 4],
    /// Who took whose king.
    taken: BTreeSet<(usize, usize)>,
    bonus: BTreeSet<usize>,
    idle: u32,
    progress: bool,
    seen: BTreeMap<String, u32>,
    /// The third time: the position does not say so.
    repeated: bool,
}

impl FourKings {
    /// The start of a game.
    pub fn start(told: &Told) -> FourKings {
        let mut game = FourKings {
            told: told.clone(),
            board: Armies::start(),
            seat: 0,
            due: Due::Throw,
            points: [0; 4],
            taken: BTreeSet::new(),
            bonus: BTreeSet::new(),
            idle: 0,
            progress: false,
            seen: BTreeMap::new(),
            repeated: false,
        };
        game.begin();
        game.remember();
        game
    }

    fn is(&self, option: &str, otherwise: &str, value: &str) -> bool {
        self.told.option(option, otherwise) == value
    }

    fn dice(&self) -> u32 {
        self.told.number("dice", "1")
    }

    /// Whether an army still takes part: it has pieces, and where an army dies with its king, a king.
    fn plays(&self, army: char) -> bool {
        self.board.stands(army) && (!self.is("kingLoss", "playsOn", "dead") || self.board.king(army).is_some())
    }

    fn begin(&mut self) {
        self.progress = false;
        self.due = if self.dice() == 0 { Due::Move(Vec::new()) } else { Due::Throw };
    }

    /// Whether one of these faces names a kind; without dice every kind may move.
    fn is_named(&self, kind: char, faces: &[u32]) -> bool {
        let face = match kind {
            'B' => 2,
            'H' => 3,
            'E' => 4,
            _ => 5,
        };
        self.dice() == 0 || faces.contains(&face)
    }

    fn moves(&self, faces: &[u32]) -> BTreeSet<String> {
        let own = SEATS[self.seat];
        let mut moves = BTreeSet::new();
        for (from, (army, kind)) in self.board.pieces() {
            if army != own || !self.is_named(kind, faces) {
                continue;
            }
            for to in self.board.moves(&self.told, from, |victim: Piece| victim.0 != own) {
                let plain = written(from, to, self.board.at(to).is_some());
                let becomes = kind.is_ascii_lowercase() && is_last(own, to) && self.is("promotionBy", "origin", "boat");
                moves.insert(if becomes { plain + "=B" } else { plain });
            }
        }
        moves
    }

    fn worth(&self, kind: char) -> i32 {
        let place = "KEHB".find(kind).unwrap_or(4);
        match self.told.option("pointValues", "5-4-3-2-1") {
            "nothing" => 0,
            values => values.split('-').nth(place).unwrap().parse().unwrap(),
        }
    }

    fn capture(&mut self, (army, kind): Piece) {
        self.progress = true;
        let victim = index(army);
        let dead = self.is("kingLoss", "playsOn", "dead") && kind != 'K' && self.board.king(army).is_none();
        if !dead {
            self.points[self.seat] += self.worth(kind);
        }
        if kind == 'K' {
            self.taken.insert((self.seat, victim));
            let all = self.taken.iter().filter(|(by, _)| *by == self.seat).count() == 3;
            if all && self.board.king(SEATS[self.seat]).is_some() {
                self.fifty_four();
            }
        }
    }

    fn fifty_four(&mut self) {
        let kings = 3 * self.worth('K');
        let points = &mut self.points[self.seat];
        match self.told.option("bonus54", "off") {
            "totalAndEnd" => *points = 54,
            "add" => *points += 54,
            "replaceKings" => *points += 54 - kings,
            _ => return,
        }
        self.bonus.insert(self.seat);
    }

    fn make(&mut self, action: &str) {
        let (from, to) = (square(&action[..2]), square(&action[3..5]));
        let before = self.board.threats(&self.told, |army| self.plays(army));
        let (army, kind) = self.board.at(from).unwrap();
        let victim = self.board.at(to);
        self.board.set(from, None);
        self.board.set(to, Some((army, action.chars().nth(6).unwrap_or(kind))));
        self.progress |= kind.is_ascii_lowercase();
        if let Some(victim) = victim {
            self.capture(victim);
        }
        if self.told.flag("forkedKings", false) {
            let after = self.board.threats(&self.told, |army| self.plays(army));
            let kings: BTreeSet<char> =
                after.difference(&before).map(|threat| threat.1).filter(|&king| king != army).collect();
            self.points[self.seat] += [0, 0, 1, 5][kings.len()];
        }
        self.idle = if self.progress { 0 } else { self.idle };
        let Due::Move(mut faces) = self.due.clone() else { panic!("no move is due") };
        if let Some(used) = faces.iter().position(|&face| self.is_named(kind, &[face])) {
            faces.remove(used);
        }
        if let Some(end) = self.finished() {
            (self.due, self.progress) = (Due::Over(end), false);
        } else if faces.is_empty() || !self.plays(army) {
            self.end_turn();
        } else {
            self.due = Due::Move(faces);
        }
    }

    /// How the board alone ends the game, if it does.
    fn finished(&self) -> Option<&'static str> {
        if self.bonus.contains(&self.seat) && self.is("bonus54", "off", "totalAndEnd") {
            return Some("all-kings");
        }
        let pieces = self.board.pieces();
        let armies = SEATS.iter().filter(|&&army| self.board.stands(army)).count();
        let kings = SEATS.iter().filter(|&&army| self.board.king(army).is_some()).count();
        if armies <= 1 {
            return Some("last-army");
        }
        if self.is("individualEnd", "lastArmy", "allKingsButOne") && kings <= 1 {
            return Some("one-king");
        }
        let only_kings = pieces.iter().all(|(_, piece)| piece.1 == 'K');
        (only_kings && !self.is("onlyKings", "endByScore", "playOn")).then_some("only-kings")
    }

    fn end_turn(&mut self) {
        self.idle += u32::from(!self.progress);
        let playing = SEATS.iter().filter(|&&army| self.plays(army)).count() as u32;
        let limit = self.told.number("noProgressRounds", "50");
        if limit > 0 && self.idle >= limit * playing {
            (self.due, self.progress) = (Due::Over("no-progress"), false);
            return;
        }
        let next = (1..=4).map(|on| (self.seat + on) % 4).find(|&seat| self.plays(SEATS[seat]));
        self.seat = next.unwrap();
        self.begin();
        self.repeated = self.remember() >= 3 && self.is("repetition", "off", "draw");
    }

    /// Notes that the position has come up, and says how many times it has.
    fn remember(&mut self) -> u32 {
        let text = format!("{} {}", self.board.text(), self.seat);
        let times = self.seen.entry(text).or_default();
        *times += 1;
        *times
    }

    /// So many ways of so many, in lowest terms.
    fn odds(mut ways: u32, mut all: u32) -> String {
        for part in (2..=ways).rev() {
            if ways.is_multiple_of(part) && all.is_multiple_of(part) {
                (ways, all) = (ways / part, all / part);
            }
        }
        format!("{ways}/{all}")
    }

    /// The faces of a die: those that count for another are that other.
    fn faces(&self) -> Vec<u32> {
        if self.is("dieKind", "stick2345", "d6") { vec![5, 2, 3, 4, 5, 4] } else { vec![2, 3, 4, 5] }
    }

    fn words(&self) -> Vec<String> {
        let pairs: Vec<String> = self.taken.iter().map(|&(by, of)| format!("{}{}", SEATS[by], SEATS[of])).collect();
        let bonus: Vec<String> = self.bonus.iter().map(|&seat| SEATS[seat].to_string()).collect();
        let mut words = Vec::new();
        let mut word = |key: &str, value: String| {
            if !value.is_empty() {
                words.push(format!("{key}={value}"));
            }
        };
        word("idle", if self.idle > 0 { self.idle.to_string() } else { String::new() });
        word("taken", pairs.join(","));
        word("bonus", bonus.join(","));
        word("now", if self.progress { "progress".to_owned() } else { String::new() });
        words
    }
}

impl Model for FourKings {
    fn choices(&self) -> BTreeSet<String> {
        let Due::Move(faces) = &self.due else { return BTreeSet::new() };
        if self.repeated {
            return BTreeSet::new();
        }
        let mut moves = self.moves(faces);
        if moves.is_empty() || self.told.flag("mayPass", false) {
            moves.insert("pass".to_owned());
        }
        moves
    }

    fn throws(&self) -> BTreeSet<String> {
        if self.due != Due::Throw {
            return BTreeSet::new();
        }
        let faces = self.faces();
        let mut ways: BTreeMap<String, u32> = BTreeMap::new();
        for &one in &faces {
            for &other in &faces {
                let (low, high) = (one.min(other), one.max(other));
                let shown = if self.dice() == 1 { one.to_string() } else { format!("{low} {high}") };
                *ways.entry(shown).or_default() += 1;
            }
        }
        let all = (faces.len() * faces.len()) as u32;
        ways.into_iter().map(|(shown, ways)| format!("{shown}: {}", FourKings::odds(ways, all))).collect()
    }

    fn play(&mut self, action: &str) {
        match action {
            "pass" => self.end_turn(),
            throw if self.due == Due::Throw => {
                self.due = Due::Move(throw.split(' ').map(|face| face.parse().unwrap()).collect());
            }
            other => self.make(other),
        }
    }

    fn text(&self) -> String {
        let due = match &self.due {
            Due::Throw => "throw".to_owned(),
            Due::Move(faces) if faces.is_empty() => "move".to_owned(),
            Due::Move(faces) => {
                let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
                format!("move:{}", faces.join(","))
            }
            Due::Over(ending) => format!("over:{ending}"),
        };
        let points: Vec<String> = self.points.iter().map(i32::to_string).collect();
        let words: String = self.words().iter().map(|word| format!(" {word}")).collect();
        format!("{} {} {due} {}{words}", self.board.text(), SEATS[self.seat], points.join(","))
    }

    fn decides(&self) -> String {
        match self.due {
            _ if self.repeated => "over",
            Due::Throw => "chance",
            Due::Over(_) => "over",
            Due::Move(_) => ["south", "west", "north", "east"][self.seat],
        }
        .to_owned()
    }

    fn result(&self) -> Option<String> {
        let ending = match self.due {
            _ if self.repeated => "repetition",
            Due::Over(ending) => ending,
            _ => return None,
        };
        let bonus = self.told.flag("drawBonus", false) && ["repetition", "no-progress"].contains(&ending);
        let score = |seat: usize| {
            let stands = self.board.king(SEATS[seat]).is_some();
            self.points[seat] + if bonus && stands { 2 } else { 0 }
        };
        // Those who still have pieces share a draw.
        let draws = ending == "repetition" || (ending == "only-kings" && self.is("onlyKings", "endByScore", "draw"));
        let share = |seat: usize| if draws && !bonus { i32::from(self.board.stands(SEATS[seat])) } else { score(seat) };
        let better = |seat: usize| (0..4).filter(|&other| share(other) > share(seat)).count();
        let ranks = [0, 1, 2, 3].map(|seat| 1 + better(seat));
        Some(format!("{ending} {ranks:?}"))
    }
}
