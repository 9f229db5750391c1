//! The games of chess, as the rule texts tell them: every move is tried on a copy of the board.

use std::collections::{BTreeMap, BTreeSet};

use crate::Model;
use crate::mailbox::{EMPTY, Mailbox, Square, is_white, name, of, square, squares};
use crate::told::Told;

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct Chess {
    told: Told,
    board: Mailbox,
    white: bool,
    /// Castling, or the leaps of kings, still allowed.
    rights: BTreeSet<char>,
    /// The square that a pawn has just passed.
    passed: Option<Square>,
    clock: u32,
    number: u32,
    /// The move has been made, and a waiting pawn is exchanged.
    exchanges: bool,
    seen: BTreeMap<String, u32>,
    end: Option<String>,
}

const RIGHTS: [(char, &str, &str); 4] =
    [('K', "e1g1", "h1f1"), ('Q', "e1c1", "a1d1"), ('k', "e8g8", "h8f8"), ('q', "e8c8", "a8d8")];

impl Chess {
    /// The start of a game.
    pub fn start(told: &Told) -> Chess {
        let counsellor = if told.option("counsellor", "queen") == "queen" { 'Q' } else { 'M' };
        let modern = told.option("elephant", "bishop") == "bishop";
        let (elephant, horse) = if modern { ('B', 'N') } else { ('E', 'H') };
        let back = |king_on_e: bool| {
            let royal = if king_on_e { [counsellor, 'K'] } else { ['K', counsellor] };
            ['R', horse, elephant, royal[0], royal[1], elephant, horse, 'R']
        };
        let on_e = match told.option("array", "kingsOnE") {
            "kingsOnE" => [true, true],
            "kingsOnD" => [false, false],
            _ => [true, false],
        };
        let mut board = Mailbox([[EMPTY; 8]; 8]);
        board.0[0] = back(on_e[0]);
        board.0[1] = ['P'; 8];
        board.0[6] = ['p'; 8];
        board.0[7] = back(on_e[1]).map(|piece| of(false, piece));
        let rights = match (told.flag("castling", false), told.flag("kingLeap", false)) {
            (true, _) => "KQkq",
            (_, true) => "Kk",
            _ => "",
        };
        let mut game = Chess {
            told: told.clone(),
            board,
            white: told.option("firstPlayer", "white") == "white",
            rights: rights.chars().collect(),
            passed: None,
            clock: 0,
            number: 1,
            exchanges: false,
            seen: BTreeMap::new(),
            end: None,
        };
        game.remember();
        game
    }

    fn is(&self, option: &str, otherwise: &str, value: &str) -> bool {
        self.told.option(option, otherwise) == value
    }

    fn is_check(&self) -> bool {
        self.board.is_check(&self.told, self.white)
    }

    fn last_rank(&self) -> i8 {
        if self.white { 7 } else { 0 }
    }

    /// What a pawn can become now: any man, or only those that were lost.
    fn promotions(&self) -> Vec<char> {
        let counsellor = if self.is("counsellor", "queen", "queen") { 'Q' } else { 'M' };
        let (elephant, horse) = if self.is("elephant", "bishop", "bishop") { ('B', 'N') } else { ('E', 'H') };
        let kinds = [(counsellor, 1), ('R', 2), (elephant, 2), (horse, 2)];
        let free = self.is("promotionNoneCaptured", "suspended", "free");
        let only = self.is("promotionTo", "any", "counsellor");
        let can = |&(kind, of_a_set): &(char, usize)| {
            if free { !only || kind == counsellor } else { self.board.count(of(self.white, kind)) < of_a_set }
        };
        kinds.into_iter().filter(can).map(|(kind, _)| kind.to_ascii_lowercase()).collect()
    }

    /// The pawns of the side to move that wait on its last rank.
    fn waiting(&self) -> Vec<Square> {
        let there = (0..8).map(|file| (file, self.last_rank()));
        there.filter(|&at| self.board.at(at) == of(self.white, 'P')).collect()
    }

    fn exchanges(&self) -> BTreeSet<String> {
        let with = |at: Square| self.promotions().into_iter().map(move |kind| format!("{}={kind}", name(at)));
        self.waiting().into_iter().flat_map(with).collect()
    }

    /// The board after a move, with the right that it uses up as castling or leap.
    fn after(&self, from: Square, to: Square, becomes: Option<char>) -> Mailbox {
        let mut board = self.board.clone();
        let piece = board.at(from);
        board.set(from, EMPTY);
        board.set(to, becomes.map_or(piece, |kind| of(self.white, kind.to_ascii_uppercase())));
        let kind = piece.to_ascii_uppercase();
        if kind == 'P' && from.0 != to.0 && self.board.at(to) == EMPTY {
            board.set((to.0, from.1), EMPTY);
        }
        let castled = RIGHTS.iter().find(|(_, king, _)| *king == format!("{}{}", name(from), name(to)));
        if let Some((_, _, rook)) = castled.filter(|_| kind == 'K') {
            let (rook_from, rook_to) = (square(&rook[..2]), square(&rook[2..]));
            board.set(rook_to, board.at(rook_from));
            board.set(rook_from, EMPTY);
        }
        board
    }

    /// The ends of the moves of a pawn.
    fn pawn_moves(&self, from: Square) -> Vec<Square> {
        let ahead = if self.white { 1 } else { -1 };
        let mut ends = Vec::new();
        let one = (from.0, from.1 + ahead);
        if !(0..8).contains(&one.1) {
            return ends;
        }
        if self.board.at(one) == EMPTY {
            ends.push(one);
            let two = (from.0, from.1 + 2 * ahead);
            let first = from.1 == if self.white { 1 } else { 6 };
            if first && self.told.flag("doubleStep", true) && self.board.at(two) == EMPTY {
                ends.push(two);
            }
        }
        for file in [from.0 - 1, from.0 + 1].into_iter().filter(|file| (0..8).contains(file)) {
            let to = (file, from.1 + ahead);
            if self.board.has(to, !self.white) || self.passed == Some(to) {
                ends.push(to);
            }
        }
        ends
    }

    /// Where the king can castle or leap to.
    fn special(&self, king: Square) -> Vec<Square> {
        if self.is_check() {
            return Vec::new();
        }
        if self.told.flag("kingLeap", false) {
            let leaps = |&to: &Square| (to.0 - king.0).abs() * (to.1 - king.1).abs() == 2;
            let may = self.rights.contains(&of(self.white, 'K'));
            // A leap gives no check, and takes no king.
            let open = |&to: &Square| !self.board.has(to, self.white) && !"Kk".contains(self.board.at(to));
            return squares().filter(|_| may).filter(leaps).filter(open).collect();
        }
        let own = RIGHTS.iter().filter(|(right, ..)| self.rights.contains(right) && is_white(*right) == self.white);
        let can = own.filter(|(_, way, rook)| {
            let (to, rook) = (square(&way[2..]), square(&rook[..2]));
            let between = |a: i8, b: i8| (a.min(b) + 1..a.max(b)).map(|file| (file, king.1));
            let free = between(king.0, rook.0).all(|at| self.board.at(at) == EMPTY);
            let crossed = between(king.0, to.0).all(|at| !self.board.is_attacked(&self.told, at, !self.white));
            free && crossed
        });
        can.map(|(_, way, _)| square(&way[2..])).collect()
    }

    /// The legal moves: all that do not leave the own king attacked.
    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        for from in squares().filter(|&at| self.board.has(at, self.white)) {
            let piece = self.board.at(from).to_ascii_uppercase();
            let mut ends: Vec<Square> = match piece {
                'P' => self.pawn_moves(from),
                _ => squares()
                    .filter(|&to| !self.board.has(to, self.white) && self.board.attacks(&self.told, from, to))
                    .collect(),
            };
            if piece == 'K' {
                ends.extend(self.special(from));
            }
            for to in ends {
                if self.after(from, to, None).is_check(&self.told, self.white) {
                    continue;
                }
                let plain = format!("{}{}", name(from), name(to));
                if piece != 'P' || to.1 != self.last_rank() {
                    moves.insert(plain);
                    continue;
                }
                let kinds = self.promotions();
                moves.extend(kinds.iter().map(|kind| format!("{plain}{kind}")));
                if kinds.is_empty() && self.is("promotionNoneCaptured", "suspended", "suspended") {
                    moves.insert(plain);
                }
            }
        }
        moves
    }

    fn make(&mut self, action: &str) {
        let (from, to) = (square(&action[..2]), square(&action[2..4]));
        let moved = self.board.at(from);
        let kind = moved.to_ascii_uppercase();
        let captures = self.board.at(to) != EMPTY;
        self.board = self.after(from, to, action.chars().nth(4));
        self.clock = if captures || kind == 'P' { 0 } else { self.clock + 1 };
        if self.told.flag("kingLeap", false) {
            if kind == 'K' && (to.0 - from.0).abs() + (to.1 - from.1).abs() == 3 {
                self.rights.remove(&moved);
            }
        } else {
            // A right is gone when its king or its rook is.
            self.rights.retain(|right| {
                let (_, king, rook) = RIGHTS.iter().find(|known| known.0 == *right).unwrap();
                ![square(&king[..2]), square(&rook[..2])].iter().any(|at| *at == from || *at == to)
            });
        }
        self.passed = None;
        let passed = (from.0, (from.1 + to.1) / 2);
        let exchange = !self.exchanges().is_empty() && self.is("promotionNoneCaptured", "suspended", "suspended");
        if exchange && self.is("delayedExchange", "endOfTurn", "endOfTurn") {
            self.exchanges = true;
        } else {
            let double = kind == 'P' && (to.1 - from.1).abs() == 2 && self.told.flag("enPassant", false);
            self.end_turn(double.then_some(passed));
        }
    }

    fn end_turn(&mut self, passed: Option<Square>) {
        self.exchanges = false;
        self.number += u32::from(!self.white);
        self.white = !self.white;
        self.passed = passed;
        if let Some(at) = passed {
            // It is told only where some pawn can capture there.
            let moves = self.moves();
            let captures = |action: &String| {
                action.ends_with(&name(at)) && self.board.at(square(&action[..2])).eq_ignore_ascii_case(&'p')
            };
            if !moves.iter().any(|action| captures(action) && action[..1] != name(at)[..1]) {
                self.passed = None;
            }
        }
        self.judge();
    }

    /// Ends the game, if it has come to its end.
    fn judge(&mut self) {
        let modern = self.is("drawRules", "modern", "modern");
        let repeated = self.remember() >= 3 && modern;
        let stuck = self.stuck();
        let mate = stuck.filter(|end| end.0 == "checkmate");
        let end = mate.or_else(|| self.bare()).or(stuck);
        let too_little = (modern && self.is_too_little()).then_some(("insufficient-material", None));
        let quiet = (modern && self.clock >= 100).then_some(("no-progress", None));
        let repeated = repeated.then_some(("repetition", None));
        if let Some((ending, winner)) = end.or(too_little).or(quiet).or(repeated) {
            let ranks = match winner {
                None => [1, 0, 1, 0],
                Some(true) => [1, 0, 2, 0],
                Some(false) => [2, 0, 1, 0],
            };
            self.end = Some(format!("{ending} {ranks:?}"));
        }
    }

    fn old_men(&self) -> bool {
        !self.is("counsellor", "queen", "queen") || !self.is("elephant", "bishop", "bishop")
    }

    fn men(&self, white: bool) -> usize {
        squares().filter(|&at| self.board.has(at, white)).count()
    }

    /// The end that a bare king makes.
    fn bare(&self) -> Option<(&'static str, Option<bool>)> {
        let (own, other) = (self.men(self.white), self.men(!self.white));
        let rule = self.told.option("bareKing", "playsOn");
        if rule == "playsOn" || (own > 1 && other > 1) {
            return None;
        }
        if own == 1 && other == 1 {
            return Some(("insufficient-material", None));
        }
        if other == 1 {
            // It was bare before its move, and did not answer, or bared itself.
            return Some(("bare-king", Some(self.white)));
        }
        let answers = |action: &String| self.board.at(square(&action[2..4])) != EMPTY;
        let answered = rule == "losesUnlessAnswered" && other == 2 && self.moves().iter().any(answers);
        (!answered).then_some(("bare-king", Some(!self.white)))
    }

    /// The end that it makes if the side to move cannot.
    fn stuck(&self) -> Option<(&'static str, Option<bool>)> {
        let free = self.is("delayedExchange", "endOfTurn", "free");
        let in_check = self.is_check();
        if !self.moves().is_empty() || (!self.exchanges().is_empty() && (free || !in_check)) {
            return None;
        }
        if in_check {
            return Some(("checkmate", Some(!self.white)));
        }
        Some(match self.told.option("stalemate", "draw") {
            "loses" => ("stalemate", Some(!self.white)),
            "wins" => ("stalemate", Some(self.white)),
            _ => ("stalemate", None),
        })
    }

    /// Whether nobody can give mate: bare kings, one light piece more, or bishops all on squares of one colour. Where
    /// stalemate decides, or the men are those of old, only bare kings are too little.
    fn is_too_little(&self) -> bool {
        let others: Vec<(char, Square)> = squares()
            .map(|at| (self.board.at(at).to_ascii_uppercase(), at))
            .filter(|(kind, _)| *kind != EMPTY && *kind != 'K')
            .collect();
        if !self.is("stalemate", "draw", "draw") || self.old_men() {
            return others.is_empty();
        }
        let bishops = others.iter().all(|(kind, _)| *kind == 'B');
        let colours: BTreeSet<i8> = others.iter().map(|(_, at)| (at.0 + at.1) % 2).collect();
        let light = others.len() == 1 && "NB".contains(others[0].0);
        light || (bishops && colours.len() <= 1)
    }

    /// Notes that the position has come up, and says how many times it has.
    fn remember(&mut self) -> u32 {
        let text = self.text();
        let same = text.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let times = self.seen.entry(same).or_default();
        *times += 1;
        *times
    }
}

impl Model for Chess {
    fn choices(&self) -> BTreeSet<String> {
        if self.end.is_some() {
            return BTreeSet::new();
        }
        let exchanges = self.exchanges();
        let first = self.is("delayedExchange", "endOfTurn", "free") && !exchanges.is_empty();
        if self.exchanges || first {
            return exchanges;
        }
        let moves = self.moves();
        if moves.is_empty() { exchanges } else { moves }
    }

    fn play(&mut self, action: &str) {
        let Some((at, kind)) = action.split_once('=') else {
            return self.make(action);
        };
        self.board.set(square(at), of(self.white, kind.chars().next().unwrap().to_ascii_uppercase()));
        self.clock = 0;
        if self.is("delayedExchange", "endOfTurn", "free") {
            self.judge();
        } else {
            self.end_turn(None);
        }
    }

    fn text(&self) -> String {
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let rights: String = "KQkq".chars().filter(|right| self.rights.contains(right)).collect();
        let passed = self.passed.map(name).unwrap_or_default();
        let side = if self.white { 'w' } else { 'b' };
        let exchange = if self.exchanges { " exchange" } else { "" };
        let (rights, passed) = (dash(rights), dash(passed));
        format!("{} {side} {rights} {passed} {} {}{exchange}", self.board.text(), self.clock, self.number)
    }

    fn decides(&self) -> String {
        match (&self.end, self.white) {
            (Some(_), _) => "over",
            (None, true) => "south",
            (None, false) => "north",
        }
        .to_owned()
    }

    fn result(&self) -> Option<String> {
        self.end.clone()
    }
}
