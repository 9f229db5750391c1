//! Chess for two pairs with two dice, as the text after Winther tells it: pawns become what stands on the square, armies without
//! a king stand still, and a king taken by the partner lets a fallen one return.

use std::collections::{BTreeMap, BTreeSet};

use crate::Model;
use crate::armies::{Armies, Piece, SEATS, index, is_last, written};
use crate::mailbox::{Square, name, square, squares};
use crate::told::Told;

/// What is due.
#[derive(Clone, PartialEq, Debug)]
enum Due {
    /// A king that was freed is put on the board, or waits; then there is no throw.
    Before,
    Throw,
    /// A move, with these faces.
    Move(Vec<u32>),
    Over(&'static str),
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Winther {
    told: Told,
    board: Armies,
    /// The number of the seat whose turn it is.
    seat: usize,
    due: Due,
    /// The armies that may place their king again.
    freed: BTreeSet<usize>,
    /// The armies whose king has come back, which happens once.
    returned: BTreeSet<usize>,
    /// Who took whose last king.
    taken: BTreeSet<(usize, usize)>,
    idle: u32,
    progress: bool,
}

/// The pieces along the edge of an army; beyond the middle it is read as in a mirror.
const EDGE: [char; 8] = ['B', 'H', 'E', 'K', 'K', 'E', 'H', 'B'];

fn partner(seat: usize) -> usize {
    (seat + 2) % 4
}

/// The face that moves a kind.
fn face(kind: char) -> u32 {
    match kind {
        'B' => 2,
        'H' => 3,
        'E' => 4,
        _ => 5,
    }
}

/// What a pawn of an army becomes on a square, if it does.
fn becomes((army, kind): Piece, (file, rank): Square) -> Option<char> {
    let arrives = kind.is_ascii_lowercase() && is_last(army, (file, rank));
    let along = if ['s', 'n'].contains(&army) { file } else { rank };
    arrives.then_some(EDGE[along as usize])
}

impl Winther {
    /// The start of a game.
    pub fn start(told: &Told) -> Winther {
        // Who is drawn is told by the table; where nobody was, South begins.
        let seat = match told.option("firstPlayer", "random") {
            "west" | "yellow" => 1,
            "north" | "black" => 2,
            "east" | "red" => 3,
            _ => 0,
        };
        Winther {
            told: told.clone(),
            board: Armies::start(),
            seat,
            due: Due::Throw,
            freed: BTreeSet::new(),
            returned: BTreeSet::new(),
            taken: BTreeSet::new(),
            idle: 0,
            progress: false,
        }
    }

    fn has_king(&self, seat: usize) -> bool {
        self.board.king(SEATS[seat]).is_some()
    }

    /// Whether a seat has turns: with a king its army moves, and a king that was freed may come back.
    fn plays(&self, seat: usize) -> bool {
        self.has_king(seat) || self.freed.contains(&seat)
    }

    fn moves(&self, faces: &[u32]) -> BTreeSet<String> {
        let ally = self.told.flag("captureAlly", true);
        let takes = |victim: Piece| {
            let victim = index(victim.0);
            victim != self.seat && (ally || victim != partner(self.seat))
        };
        let mut moves = BTreeSet::new();
        for (from, piece) in self.board.pieces() {
            if index(piece.0) != self.seat || !faces.contains(&face(piece.1)) {
                continue;
            }
            for to in self.board.moves(&self.told, from, takes) {
                let plain = written(from, to, self.board.at(to).is_some());
                moves.insert(becomes(piece, to).map_or(plain.clone(), |kind| format!("{plain}={kind}")));
            }
        }
        moves
    }

    fn make(&mut self, action: &str) {
        let (from, to) = (square(&action[..2]), square(&action[3..5]));
        let piece = self.board.at(from).unwrap();
        let victim = self.board.at(to);
        self.board.set(from, None);
        self.board.set(to, Some((piece.0, becomes(piece, to).unwrap_or(piece.1))));
        self.progress |= piece.1.is_ascii_lowercase() || victim.is_some();
        self.idle = if self.progress { 0 } else { self.idle };
        if let Some((army, 'K')) = victim {
            self.slay(index(army));
        }
        if self.is_won() {
            (self.due, self.progress) = (Due::Over("both-kings"), false);
            return;
        }
        let Due::Move(mut faces) = self.due.clone() else { panic!("no move is due") };
        faces.remove(faces.iter().position(|&shown| shown == face(piece.1)).unwrap());
        if faces.is_empty() {
            self.end_turn();
        } else {
            self.due = Due::Move(faces);
        }
    }

    /// A king is taken. That of an enemy frees the partner's, once, unless it wins the game.
    fn slay(&mut self, victim: usize) {
        if !self.has_king(victim) {
            self.taken.insert((self.seat, victim));
        }
        let partner = partner(self.seat);
        let may = self.told.option("kingReturn", "off") != "off" && !self.returned.contains(&partner);
        if may && victim != partner && !self.has_king(partner) && !self.is_won() {
            self.freed.insert(partner);
        }
    }

    /// Whether only one side has kings on the board.
    fn is_won(&self) -> bool {
        let sides: BTreeSet<usize> = (0..4).filter(|&seat| self.has_king(seat)).map(|seat| seat % 2).collect();
        sides.len() < 2
    }

    fn place(&mut self, at: Square) {
        self.board.set(at, Some((SEATS[self.seat], 'K')));
        self.freed.remove(&self.seat);
        self.returned.insert(self.seat);
        let back = self.seat;
        self.taken.retain(|&(_, victim)| victim != back);
        (self.progress, self.idle) = (true, 0);
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.idle += u32::from(!self.progress);
        self.progress = false;
        let playing = (0..4).filter(|&seat| self.plays(seat)).count() as u32;
        let limit = playing * self.told.number("noProgressRounds", "50");
        if limit > 0 && self.idle >= limit {
            self.due = Due::Over("no-progress");
            return;
        }
        self.seat = (1..=4).map(|on| (self.seat + on) % 4).find(|&seat| self.plays(seat)).unwrap();
        self.due = if self.freed.contains(&self.seat) { Due::Before } else { Due::Throw };
    }

    fn words(&self) -> String {
        let armies = |set: &BTreeSet<usize>| set.iter().map(|&seat| SEATS[seat]).collect::<String>();
        let taken: Vec<String> = self.taken.iter().map(|&(by, of)| format!("{}{}", SEATS[by], SEATS[of])).collect();
        let words = [
            ("idle", if self.idle > 0 { self.idle.to_string() } else { String::new() }),
            ("freed", armies(&self.freed)),
            ("returned", armies(&self.returned)),
            ("taken", taken.join(",")),
            ("now", if self.progress { "progress".to_owned() } else { String::new() }),
        ];
        let said = words.iter().filter(|word| !word.1.is_empty());
        said.map(|(key, value)| format!(" {key}={value}")).collect()
    }
}

impl Model for Winther {
    fn choices(&self) -> BTreeSet<String> {
        let (mut choices, may_pass) = match &self.due {
            Due::Before => {
                let empty = squares().filter(|&at| self.board.at(at).is_none());
                (empty.map(|at| format!("@{}", name(at))).collect(), true)
            }
            Due::Move(faces) => (self.moves(faces), self.told.flag("mayPass", false)),
            Due::Throw | Due::Over(_) => return BTreeSet::new(),
        };
        if may_pass || choices.is_empty() {
            choices.insert("pass".to_owned());
        }
        choices
    }

    fn throws(&self) -> BTreeSet<String> {
        let faces = if self.due == Due::Throw { 2..6 } else { 0..0 };
        let mut ways: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for (one, other) in faces.clone().flat_map(|one| faces.clone().map(move |other| (one, other))) {
            *ways.entry((one.min(other), one.max(other))).or_default() += 1;
        }
        ways.into_iter().map(|((low, high), ways)| format!("{low} {high}: 1/{}", 16 / ways)).collect()
    }

    fn play(&mut self, action: &str) {
        match self.due {
            Due::Throw => self.due = Due::Move(action.split(' ').map(|face| face.parse().unwrap()).collect()),
            // Whatever is left of the throw is given up.
            _ if action == "pass" => self.end_turn(),
            Due::Before => self.place(square(&action[1..])),
            Due::Move(_) | Due::Over(_) => self.make(action),
        }
    }

    fn text(&self) -> String {
        let due = match &self.due {
            Due::Before => "before".to_owned(),
            Due::Throw => "throw".to_owned(),
            Due::Move(faces) => {
                let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
                format!("move:{}", faces.join(","))
            }
            Due::Over(ending) => format!("over:{ending}"),
        };
        format!("{} {} {due} 0,0,0,0{}", self.board.text(), SEATS[self.seat], self.words())
    }

    fn decides(&self) -> String {
        match self.due {
            Due::Throw => "chance",
            Due::Over(_) => "over",
            Due::Before | Due::Move(_) => ["south", "west", "north", "east"][self.seat],
        }
        .to_owned()
    }

    fn result(&self) -> Option<String> {
        let Due::Over(ending) = self.due else { return None };
        let stands = |side: usize| self.has_king(side) || self.has_king(partner(side));
        let ranks = match [stands(0), stands(1)] {
            [true, false] => [1, 3, 1, 3],
            [false, true] => [3, 1, 3, 1],
            _ => [1, 1, 1, 1],
        };
        Some(format!("{ending} {ranks:?}"))
    }
}
