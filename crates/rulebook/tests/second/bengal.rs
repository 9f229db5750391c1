//! Chess for two pairs with one die, as the text after Forbes tells it: stakes for thrones and empires, command of an ally's
//! army, and boats that obey. The options are those of that rule set.

mod pawns;

use std::collections::{BTreeMap, BTreeSet};

use crate::Model;
use crate::armies::{Armies, Piece, SEATS, index, written};
use crate::mailbox::{Square, name, square};
use crate::told::Told;

/// What is due.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Due {
    /// Pawns that waited are promoted, before the throw.
    Before,
    Throw,
    Move(u32),
    Over(&'static str),
}

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Bengal {
    told: Told,
    board: Armies,
    /// The number of the seat whose throw it is.
    seat: usize,
    due: Due,
    points: [u32; 4],
    /// The armies led by the ally who mounted their throne.
    led: BTreeSet<usize>,
    /// The armies whose boat the ally won.
    boats: BTreeSet<usize>,
    /// By side and by throne, what has been scored.
    thrones: BTreeSet<(usize, usize)>,
    taken: BTreeSet<(usize, usize)>,
    empires: BTreeSet<usize>,
    /// By side without kings, how the second of them fell. It is told, though here nothing comes of it.
    falls: BTreeMap<usize, String>,
    idle: u32,
    progress: bool,
}

/// Where the kings of the seats begin.
const THRONES: [&str; 4] = ["d1", "a5", "e8", "h4"];

fn ally(seat: usize) -> usize {
    (seat + 2) % 4
}

/// The first seat of a side.
fn side(seat: usize) -> usize {
    seat % 2
}

fn is_pawn(kind: char) -> bool {
    kind.is_ascii_lowercase()
}

impl Bengal {
    /// The start of a game.
    pub fn start(told: &Told) -> Bengal {
        Bengal {
            told: told.clone(),
            board: Armies::start(),
            seat: 0,
            due: Due::Throw,
            points: [0; 4],
            led: BTreeSet::new(),
            boats: BTreeSet::new(),
            thrones: BTreeSet::new(),
            taken: BTreeSet::new(),
            empires: BTreeSet::new(),
            falls: BTreeMap::new(),
            idle: 0,
            progress: false,
        }
    }

    fn stands(&self, seat: usize) -> bool {
        self.board.stands(SEATS[seat])
    }

    fn has_king(&self, seat: usize) -> bool {
        self.board.king(SEATS[seat]).is_some()
    }

    /// Who decides on the throw of a seat.
    fn leader(&self, seat: usize) -> usize {
        if self.led.contains(&seat) { ally(seat) } else { seat }
    }

    /// Whether a piece may move on this throw.
    fn may_move(&self, (army, kind): Piece, face: u32) -> bool {
        let named = match kind {
            'B' => 2,
            'H' => 3,
            'E' => 4,
            _ => 5,
        };
        let (army, seat) = (index(army), self.seat);
        let united = self.led.contains(&seat) || self.led.contains(&ally(seat));
        let won = kind == 'B' && self.boats.contains(&army) && self.stands(ally(army));
        let whose = if united || !won { army } else { ally(army) };
        face == named && (whose == seat || (united && whose == ally(seat)))
    }

    fn moves(&self, face: u32) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        for (from, piece) in self.board.pieces() {
            if !self.may_move(piece, face) {
                continue;
            }
            let own = index(piece.0);
            // Boats do not take boats.
            let takes = |victim: Piece| side(index(victim.0)) != side(own) && (piece.1, victim.1) != ('B', 'B');
            for to in self.board.moves(&self.told, from, takes) {
                let plain = written(from, to, self.board.at(to).is_some());
                if !is_pawn(piece.1) {
                    moves.insert(plain);
                    continue;
                }
                for becomes in self.promotions(own, to) {
                    moves.insert(becomes.map_or(plain.clone(), |kind| format!("{plain}={kind}")));
                }
            }
        }
        moves
    }

    fn score(&mut self, seat: usize, points: u32) {
        self.points[seat] += points;
    }

    fn make(&mut self, action: &str) {
        let (from, to) = (square(&action[..2]), square(&action[3..5]));
        let decides = self.leader(self.seat);
        let (army, kind) = self.board.at(from).unwrap();
        let victim = self.board.at(to);
        self.board.set(from, None);
        self.board.set(to, Some((army, action.chars().nth(6).unwrap_or(kind))));
        self.progress |= is_pawn(kind) || victim.is_some();
        let slain = victim.filter(|victim| victim.1 == 'K').map(|victim| index(victim.0));
        let emperor = slain.is_some_and(|slain| self.slay(decides, slain, (army, kind), to));
        if kind == 'K' {
            self.enter(decides, index(army), to, slain, emperor);
        }
        if kind == 'B' {
            self.triumph(decides, to);
        }
        self.idle = if self.progress { 0 } else { self.idle };
        self.lapse();
        match self.finished() {
            Some(end) => (self.due, self.progress) = (Due::Over(end), false),
            None => self.end_turn(),
        }
    }

    /// A king is slain; returns whether that makes an empire.
    fn slay(&mut self, by: usize, slain: usize, (army, kind): Piece, at: Square) -> bool {
        self.taken.insert((by, slain));
        // Whoever was led by the fallen king is free.
        self.led.remove(&ally(slain));
        let leads = self.led.contains(&ally(by));
        let both = !self.has_king(slain) && !self.has_king(ally(slain));
        let on_throne = at == square(THRONES[slain]);
        if both {
            let king = if kind == 'K' { format!("king-{army}") } else { String::new() };
            let parts = [if on_throne { "throne".to_owned() } else { String::new() }, king];
            let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            self.falls.insert(side(slain), parts.join("+"));
        }
        if !(leads && both) || self.empires.contains(&side(by)) {
            return false;
        }
        self.empires.insert(side(by));
        let by_king = kind == 'K' && index(army) == by;
        let stake = if by_king && on_throne {
            4
        } else if by_king {
            2
        } else {
            1
        };
        self.score(by, stake);
        true
    }

    /// A king steps onto a square, which may be a throne.
    fn enter(&mut self, by: usize, army: usize, at: Square, slain: Option<usize>, emperor: bool) {
        let Some(throne) = (0..4).find(|&seat| square(THRONES[seat]) == at) else { return };
        if throne == ally(army) {
            if by == army && self.stands(throne) {
                self.led.insert(throne);
            }
        } else if throne != army {
            let fresh = self.thrones.insert((side(army), throne));
            if slain == Some(throne) {
                self.score(by, if emperor { 0 } else { 2 });
            } else {
                self.score(by, u32::from(fresh));
            }
        }
    }

    /// The fourth boat in a square of four takes those of the enemies, and the ally's obeys.
    fn triumph(&mut self, by: usize, at: Square) {
        for (file, rank) in [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(right, up)| (at.0 + right, at.1 + up)) {
            let block = [(file, rank), (file + 1, rank), (file, rank + 1), (file + 1, rank + 1)];
            let inside = |&(file, rank): &Square| (0..8).contains(&file) && (0..8).contains(&rank);
            if !block.iter().all(|at| inside(at) && self.board.at(*at).is_some_and(|piece| piece.1 == 'B')) {
                continue;
            }
            for at in block {
                let army = index(self.board.at(at).unwrap().0);
                if side(army) != side(by) {
                    self.board.set(at, None);
                    self.progress = true;
                } else if army == ally(by) {
                    self.boats.insert(army);
                }
            }
            return;
        }
    }

    /// Whoever has nothing left leads nobody, and kings that are back have not fallen.
    fn lapse(&mut self) {
        for one in 0..2 {
            if self.has_king(one) || self.has_king(ally(one)) {
                self.falls.remove(&one);
            }
        }
        for (seat, army) in SEATS.into_iter().enumerate() {
            if !self.stands(seat) {
                self.led.remove(&ally(seat));
                self.boats.remove(&ally(seat));
            }
            // The boat that was won is gone; a later one is its army's own.
            if !self.board.pieces().iter().any(|(_, piece)| *piece == (army, 'B')) {
                self.boats.remove(&seat);
            }
        }
    }

    fn finished(&self) -> Option<&'static str> {
        let pieces = self.board.pieces();
        let sides: BTreeSet<usize> = pieces.iter().map(|(_, piece)| side(index(piece.0))).collect();
        if sides.len() < 2 {
            return Some("last-army");
        }
        pieces.iter().all(|(_, piece)| piece.1 == 'K').then_some("only-kings")
    }

    fn end_turn(&mut self) {
        self.idle += u32::from(!self.progress);
        self.progress = false;
        let playing = (0..4).filter(|&seat| self.stands(seat)).count() as u32;
        let limit = playing * self.told.number("noProgressRounds", "50");
        if limit > 0 && self.idle >= limit {
            self.due = Due::Over("no-progress");
            return;
        }
        self.seat = (1..=4).map(|on| (self.seat + on) % 4).find(|&seat| self.stands(seat)).unwrap();
        self.begin();
    }

    /// A turn begins: pawns that waited change at once, unless there is something to choose.
    fn begin(&mut self) {
        let waiting = self.waiting();
        let forced = waiting.iter().find(|(_, kinds)| kinds.len() == 1);
        if let Some((at, kinds)) = forced {
            self.promote(*at, kinds[0].unwrap());
            return self.begin();
        }
        self.due = if waiting.is_empty() { Due::Throw } else { Due::Before };
    }

    fn words(&self) -> String {
        let armies = |set: &BTreeSet<usize>, tail: &str| {
            set.iter().map(|&seat| format!("{}{tail}", SEATS[seat])).collect::<Vec<_>>().join(",")
        };
        let pairs = |set: &BTreeSet<(usize, usize)>| {
            set.iter().map(|&(one, other)| format!("{}{}", SEATS[one], SEATS[other])).collect::<Vec<_>>().join(",")
        };
        let told = self.falls.iter().filter(|fall| !fall.1.is_empty());
        let falls: Vec<String> = told.map(|(side, how)| format!("{}:{how}", SEATS[*side])).collect();
        let idle = if self.idle > 0 { self.idle.to_string() } else { String::new() };
        let now = if self.progress { "progress" } else { "" };
        let words = [
            ("idle", idle),
            ("command", armies(&self.led, ":throne")),
            ("boats", armies(&self.boats, "").replace(',', "")),
            ("thrones", pairs(&self.thrones)),
            ("taken", pairs(&self.taken)),
            ("empire", armies(&self.empires, "").replace(',', "")),
            ("fall", falls.join(",")),
            ("now", now.to_owned()),
        ];
        let said = words.iter().filter(|word| !word.1.is_empty());
        said.map(|(key, value)| format!(" {key}={value}")).collect()
    }
}

impl Model for Bengal {
    fn choices(&self) -> BTreeSet<String> {
        match self.due {
            Due::Before => {
                let all = self.waiting();
                let each = all.iter().flat_map(|(at, kinds)| kinds.iter().map(|kind| (name(*at), *kind)));
                each.map(|(at, kind)| kind.map_or("pass".to_owned(), |kind| format!("{at}={kind}"))).collect()
            }
            Due::Move(face) => {
                let moves = self.moves(face);
                if moves.is_empty() { BTreeSet::from(["pass".to_owned()]) } else { moves }
            }
            Due::Throw | Due::Over(_) => BTreeSet::new(),
        }
    }

    fn throws(&self) -> BTreeSet<String> {
        let faces = if self.due == Due::Throw { 2..6 } else { 0..0 };
        faces.map(|face| format!("{face}: 1/4")).collect()
    }

    fn play(&mut self, action: &str) {
        match self.due {
            Due::Throw => self.due = Due::Move(action.parse().unwrap()),
            Due::Before if action == "pass" => self.due = Due::Throw,
            Due::Before => {
                self.promote(square(&action[..2]), action.chars().nth(3).unwrap());
                self.begin();
            }
            _ if action == "pass" => self.end_turn(),
            _ => self.make(action),
        }
    }

    fn text(&self) -> String {
        let leader = self.leader(self.seat);
        let (due, decides) = match self.due {
            Due::Before => ("before".to_owned(), true),
            Due::Throw => ("throw".to_owned(), false),
            Due::Move(face) => (format!("move:{face}"), true),
            Due::Over(ending) => (format!("over:{ending}"), false),
        };
        let mut turn = SEATS[self.seat].to_string();
        if decides && leader != self.seat {
            turn += &format!("/{}", SEATS[leader]);
        }
        let points: Vec<String> = self.points.iter().map(u32::to_string).collect();
        format!("{} {turn} {due} {}{}", self.board.text(), points.join(","), self.words())
    }

    fn decides(&self) -> String {
        match self.due {
            Due::Throw => "chance",
            Due::Over(_) => "over",
            Due::Before | Due::Move(_) => ["south", "west", "north", "east"][self.leader(self.seat)],
        }
        .to_owned()
    }

    fn result(&self) -> Option<String> {
        let Due::Over(ending) = self.due else { return None };
        let [south, north] = [0, 1].map(|one| self.points[one] + self.points[ally(one)]);
        let ranks = match south.cmp(&north) {
            _ if ending == "only-kings" => [1, 1, 1, 1],
            std::cmp::Ordering::Equal => [1, 1, 1, 1],
            std::cmp::Ordering::Greater => [1, 3, 1, 3],
            std::cmp::Ordering::Less => [3, 1, 3, 1],
        };
        Some(format!("{ending} {ranks:?}"))
    }
}
