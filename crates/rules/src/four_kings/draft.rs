//! Editing positions of four kings.

use alloc::string::String;
use alloc::vec::Vec;

use super::FourKingsExpected;
use super::command::{Reason, Reasons};
use super::empire::Fall;
use super::men::{self, Kind};
use super::options::*;
use super::state::*;
use super::text::ENDINGS;
use crate::draft::{Care, Content, Field, FieldId, Man, Sketch, Value, fields};
use crate::grid::{SeatSet, SmallSet, Square};
use crate::{Ending, Expected, Position, Role, Seat, Spot, TextError, Throw};

fields! {
    /// What can be edited in games of four kings besides the pieces and the turn.
    FourKingsField in FourKings {
        /// What is to be decided.
        Due
        /// How the game ended.
        Ending
        /// The faces thrown and not yet used.
        Faces
        /// The face that a skilled thrower named.
        Called
        /// Who offers an exchange of kings.
        ExchangeBy
        /// Whose king comes back to the side that offers it.
        ExchangeOwn
        /// Whose king comes back to the other side.
        ExchangeOther
        /// Who has still to answer, or whose king has still to be placed.
        ExchangeWaiting
        /// Something was captured, or a pawn moved, in this turn already.
        Progress
        /// An exchange was offered before the throw of this turn.
        Offered
        /// The exchange under way began before the throw.
        Early
        /// The owner keeps the last king on the board.
        Kept
        /// The points of a seat.
        Points
        /// An army obeys its ally, whose king entered its throne.
        CommandByThrone
        /// An army obeys its ally, since its king was lost.
        CommandByLoss
        /// The boat of an army obeys its ally, after a parade.
        BoatCommand
        /// The last king of an army was withdrawn.
        Withdrawn
        /// The lost king of an army may be placed again, since its ally captured an enemy king.
        KingFreed
        /// The king of an army came back in that way.
        KingReturned
        /// A seat was put out of the game by its ally.
        Out
        /// The kings that a seat has captured.
        KingsTaken
        /// The thrones that have given a king, or its side, its point.
        ThronesEntered
        /// A side has made its empire.
        Empire
        /// A seat has had the reward for three kings.
        Bonus
        /// The second king of a side fell on a throne.
        FellOnThrone
        /// Whose king captured the second king of a side.
        FellToKing
        /// Turns without progress.
        Idle
        /// Full rounds played.
        Rounds
    }
}

/// What can be due, in the order of a turn.
const PHASES: [Phase; 8] =
    [Phase::Before, Phase::Call, Phase::Throw, Phase::Move, Phase::Offer, Phase::Answer, Phase::Place, Phase::Over];

/// The moments of a turn, with their fields.
const MOMENTS: [(FourKingsField, Moment); 4] = [
    (FourKingsField::Progress, Moment::Progress),
    (FourKingsField::Offered, Moment::Offered),
    (FourKingsField::Early, Moment::Early),
    (FourKingsField::Kept, Moment::Kept),
];

fn square(at: Spot) -> Option<Square> {
    at.on_8x8().then(|| Square::from_index(at.square()))
}

fn throw_of(dice: [u8; 2]) -> Option<Throw> {
    match dice {
        [0, _] => None,
        [face, 0] => Some(Throw::one(face)),
        [low, high] => Some(Throw::two(low, high)),
    }
}

fn with<T: crate::grid::Indexed>(set: &mut SmallSet<T>, one: T, has: bool) {
    if has {
        set.insert(one);
    } else {
        set.remove(one);
    }
}

impl Sketch for FourKings {
    fn read(text: &str, options: &Options) -> Result<FourKings, TextError> {
        FourKings::from_text(text, options, Care::Form)
    }

    fn write(&self) -> String {
        // Who decides follows from the rest.
        self.text_with(self.thrower.letter().encode_utf8(&mut [0; 4]))
    }

    fn refresh(&mut self) {
        self.ending = (self.phase == Phase::Over).then(|| self.ending.unwrap_or(Ending::LastArmy));
        if matches!(self.phase, Phase::Throw | Phase::Before | Phase::Call | Phase::Over) {
            self.dice = [0; 2];
        }
        if self.phase != Phase::Throw {
            self.called = 0;
        }
        if !self.exchanging() {
            self.swap = Swap::NONE;
        }
        self.withdrawn = self.withdrawn.iter().filter(|&army| self.own(army).is_empty()).collect();
        self.freed = self.freed.iter().filter(|&army| self.king_may_return(army)).collect();
        self.boats = self.boats.iter().filter(|&army| !self.own_kind(army, Kind::Boat).is_empty()).collect();
        for side in Seat::ALL {
            if !self.both_killed(side) {
                self.set_fall(side, Fall::default());
            }
        }
        self.board_key = self.fresh_board_key();
        self.refresh_skips();
    }

    fn palette(&self) -> Vec<Man> {
        let by_origin = self.by_origin();
        let men = |&army: &Seat| {
            let pieces = Kind::ALL.map(|kind| Man { army, role: kind.role(), origin: None });
            let origins = Kind::ALL.map(|kind| Some(kind.role()));
            let origins = if by_origin { origins.to_vec() } else { [None].into() };
            pieces.into_iter().chain(origins.into_iter().map(move |origin| Man { army, role: Role::Pawn, origin }))
        };
        self.seats().iter().flat_map(men).collect()
    }

    fn man(&self, at: Spot) -> Option<Man> {
        let square = square(at).filter(|&square| self.occupied().has(square))?;
        let man = self.man_at(square);
        let origin = man.is_pawn().then(|| man.kind().role());
        Some(Man { army: man.army(), role: man.role(), origin })
    }

    fn set_man(&mut self, at: Spot, man: Option<Man>) {
        let Some(square) = square(at) else { return };
        if self.occupied().has(square) {
            self.lift(self.man_at(square), square);
        }
        let Some(Man { army, role, origin }) = man else { return };
        let man = match Kind::of(role) {
            Some(kind) => men::Man::new(army, kind),
            // Every pawn has an origin, also where it does not matter.
            None => men::Man::pawn(army, origin.and_then(Kind::of).unwrap_or_else(|| self.missing_origin(army))),
        };
        self.put(man, square);
    }

    fn holder(&self) -> Seat {
        self.thrower
    }

    fn set_holder(&mut self, seat: Seat) {
        self.thrower = seat;
    }

    fn settle(&mut self) {
        let thrown = self.phase == Phase::Move && self.dice[0] != 0;
        self.phase = if thrown { Phase::Move } else { self.plain_phase };
        self.moment = SmallSet::EMPTY;
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        self.turn_fields(&mut fields);
        for &seat in self.seats() {
            self.seat_fields(seat, &mut fields);
        }
        for &seat in self.seats().iter().filter(|&&seat| self.seating.side(seat) == seat) {
            self.side_fields(seat, &mut fields);
        }
        let number = |value, max| Content::Number { value, min: 0, max };
        fields.push(Field {
            id: FourKingsField::Idle.into(),
            of: None,
            content: number(self.idle.into(), u16::MAX.into()),
        });
        let last = self.rules.rounds().get();
        if last != 0 {
            fields.push(Field {
                id: FourKingsField::Rounds.into(),
                of: None,
                content: number(self.rounds.into(), last.into()),
            });
        }
        fields
    }

    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value) {
        let FieldId::FourKings(id) = id else { return };
        match of {
            Some(seat) => self.assign_of(id, seat, value),
            None => self.assign_all(id, value),
        }
    }

    fn concern(&self, expected: &Expected) -> Option<(FieldId, Option<Seat>)> {
        use FourKingsExpected as Wanted;
        let Expected::FourKings(expected) = expected else { return None };
        let field = match expected {
            Wanted::Due | Wanted::NothingThrown | Wanted::CallFirst | Wanted::NoCall | Wanted::NothingBefore => {
                FourKingsField::Due
            }
            Wanted::OverBy => FourKingsField::Ending,
            Wanted::FaceLeft | Wanted::OneFace | Wanted::TwoFaces | Wanted::NoDice | Wanted::MoveFaces => {
                FourKingsField::Faces
            }
            Wanted::NotThrown => FourKingsField::Faces,
            Wanted::Called => FourKingsField::Called,
            Wanted::Points => FourKingsField::Points,
            Wanted::Idle => FourKingsField::Idle,
            Wanted::Rounds => FourKingsField::Rounds,
            Wanted::AllyMoves | Wanted::WithBoat => FourKingsField::BoatCommand,
            Wanted::WithoutPieces => FourKingsField::Withdrawn,
            Wanted::OneOut => FourKingsField::Out,
            Wanted::Command | Wanted::OneCommander => FourKingsField::CommandByThrone,
            Wanted::Fall => FourKingsField::FellOnThrone,
            Wanted::Exchange | Wanted::ExchangeWord => FourKingsField::ExchangeBy,
            _ => return None,
        };
        Some((field.into(), None))
    }
}

impl FourKings {
    fn by_origin(&self) -> bool {
        self.rules.promotion_by() == PromotionBy::Origin
    }

    /// An origin that no pawn of the army has yet.
    fn missing_origin(&self, army: Seat) -> Kind {
        let has = |origin: Kind| self.own_pawns(army).iter().any(|at| self.man_at(at).kind() == origin);
        Kind::ALL.into_iter().find(|&origin| !has(origin)).unwrap_or(Kind::King)
    }

    fn exchanging(&self) -> bool {
        matches!(self.phase, Phase::Offer | Phase::Answer | Phase::Place)
    }

    fn both_killed(&self, side: Seat) -> bool {
        self.king_killed(side) && self.king_killed(self.seating.ally(side))
    }

    /// Whether a phase exists under these rules.
    fn knows(&self, phase: Phase) -> bool {
        match phase {
            Phase::Throw => self.rules.dice() != Dice::None,
            Phase::Call => self.rules.throw().skill().is_some(),
            Phase::Offer | Phase::Answer | Phase::Place => self.rules.exchange() != Exchange::Off,
            Phase::Before | Phase::Move | Phase::Over => true,
        }
    }

    /// The faces that can be left.
    fn throws_left(&self) -> Vec<Throw> {
        let one = (2..=5).map(Throw::one);
        let two = (2..=5).flat_map(|low| (low..=5).map(move |high| Throw::two(low, high)));
        match self.rules.dice() {
            Dice::None => Vec::new(),
            Dice::One => one.collect(),
            Dice::Two => two.chain(one).collect(),
        }
    }

    /// Adds the fields of the turn.
    fn turn_fields(&self, fields: &mut Vec<Field>) {
        let mut add = |id: FourKingsField, content| fields.push(Field { id: id.into(), of: None, content });
        let phases = PHASES.into_iter().filter(|&phase| self.knows(phase) || phase == self.phase);
        let word = |phase: Phase| String::from(<&str>::from(phase));
        add(FourKingsField::Due, Content::Word { value: word(self.phase), words: phases.map(word).collect() });
        if let Some(ending) = self.ending {
            let words = ENDINGS.iter().map(|ending| ending.name().into()).collect();
            add(FourKingsField::Ending, Content::Word { value: ending.name().into(), words });
        }
        let moves = self.phase == Phase::Move;
        if (moves || self.exchanging()) && self.rules.dice() != Dice::None {
            let (value, throws) = (throw_of(self.dice), self.throws_left());
            add(FourKingsField::Faces, Content::Faces { value, optional: !moves, throws });
        }
        if self.phase == Phase::Throw && self.rules.throw().skill().is_some() {
            add(FourKingsField::Called, Content::Number { value: self.called.into(), min: 2, max: 5 });
        }
        let seats = || Seat::ALL.to_vec();
        if self.exchanging() {
            let Swap { by, own, other, waiting } = self.swap;
            add(FourKingsField::ExchangeBy, Content::Seat { value: Some(by), optional: false, seats: seats() });
            add(FourKingsField::ExchangeOwn, Content::Seat { value: own, optional: true, seats: seats() });
            add(FourKingsField::ExchangeOther, Content::Seat { value: Some(other), optional: false, seats: seats() });
            add(FourKingsField::ExchangeWaiting, Content::Seats { value: waiting.iter().collect(), seats: seats() });
        }
        for (id, moment) in MOMENTS {
            let here = match moment {
                Moment::Progress | Moment::Killed => true,
                Moment::Offered | Moment::Early => self.rules.exchange() != Exchange::Off,
                Moment::Kept => self.rules.withdraw_last_king() != WithdrawLastKing::Off,
            };
            if here {
                add(id, Content::Flag { value: self.moment.has(moment) });
            }
        }
    }

    /// Adds the fields of a seat and its army.
    fn seat_fields(&self, seat: Seat, fields: &mut Vec<Field>) {
        let mut add = |here: bool, id: FourKingsField, content| {
            if here {
                fields.push(Field { id: id.into(), of: Some(seat), content });
            }
        };
        let flag = |value| Content::Flag { value };
        let rules = &self.rules;
        let staked = rules.cz_enemy_throne() == CzEnemyThrone::Stake1;
        let bonus = rules.bonus54() != Bonus54::Off;
        let points = Content::Number { value: self.points[seat.index()].into(), min: 0, max: u16::MAX.into() };
        add(self.counts_points() || staked || bonus, FourKingsField::Points, points);
        let reasons = self.command.of(seat);
        add(self.seating.teams, FourKingsField::CommandByThrone, flag(reasons.has(Reason::Throne)));
        add(self.seating.teams, FourKingsField::CommandByLoss, flag(reasons.has(Reason::Loss)));
        let paraded = rules.parade() == Parade::TwoAndCommand && !self.own_kind(seat, Kind::Boat).is_empty();
        add(paraded, FourKingsField::BoatCommand, flag(self.boats.has(seat)));
        let gone = rules.withdraw_last_king() != WithdrawLastKing::Off && self.own(seat).is_empty();
        add(gone, FourKingsField::Withdrawn, flag(self.withdrawn.has(seat)));
        let returns = rules.king_return() != KingReturn::Off;
        add(returns && self.king_killed(seat), FourKingsField::KingFreed, flag(self.freed.has(seat)));
        add(returns, FourKingsField::KingReturned, flag(self.returned.has(seat)));
        add(rules.ally_throne() == AllyThrone::CommandAllyOut, FourKingsField::Out, flag(self.out.has(seat)));
        // The own king in this set means that it was captured and has come back.
        let ever = rules.empire_counts() == FallenKings::Ever;
        let taken = self.taken.seconds(seat).iter().collect();
        let others = Seat::ALL.into_iter().filter(|&other| other != seat || ever).collect();
        add(true, FourKingsField::KingsTaken, Content::Seats { value: taken, seats: others });
        let once = match rules.throne_entry() {
            ThroneEntry::Off => staked,
            ThroneEntry::EveryEntry => false,
            _ => true,
        };
        let entered = self.entered.seconds(seat).iter().collect();
        let enemies = self.seating.enemies_of(seat).collect();
        add(once, FourKingsField::ThronesEntered, Content::Seats { value: entered, seats: enemies });
        add(bonus, FourKingsField::Bonus, flag(self.bonuses.has(seat)));
    }

    /// Adds the fields of a side, named by the first of its seats.
    fn side_fields(&self, side: Seat, fields: &mut Vec<Field>) {
        let mut add = |id: FourKingsField, content| fields.push(Field { id: id.into(), of: Some(side), content });
        if self.rules.empire() != Empire::Off && self.counts_points() {
            add(FourKingsField::Empire, Content::Flag { value: self.empires.has(side) });
        }
        if self.remembers_falls() && self.both_killed(side) {
            let Fall { on_throne, by_king } = self.fall_of(side);
            add(FourKingsField::FellOnThrone, Content::Flag { value: on_throne });
            let seats = Seat::ALL.to_vec();
            add(FourKingsField::FellToKing, Content::Seat { value: by_king, optional: true, seats });
        }
    }

    fn assign_all(&mut self, id: FourKingsField, value: &Value) {
        match (id, value) {
            (FourKingsField::Due, Value::Word(word)) => {
                if let Some(phase) = PHASES.into_iter().find(|&phase| <&str>::from(phase) == *word) {
                    self.become_due(phase);
                }
            }
            (FourKingsField::Ending, Value::Word(word)) => {
                self.ending = ENDINGS.into_iter().find(|ending| ending.name() == *word);
            }
            (FourKingsField::Faces, Value::Faces(faces)) => {
                let faces = faces.map(Throw::faces);
                self.dice = faces.map_or([0; 2], |(low, high)| [low, high.unwrap_or(0)]);
            }
            (FourKingsField::Called, &Value::Number(face)) => self.called = face as u8,
            (FourKingsField::ExchangeBy, &Value::Seat(Some(by))) => self.swap.by = by,
            (FourKingsField::ExchangeOwn, &Value::Seat(own)) => self.swap.own = own,
            (FourKingsField::ExchangeOther, &Value::Seat(Some(other))) => self.swap.other = other,
            (FourKingsField::ExchangeWaiting, Value::Seats(waiting)) => {
                self.swap.waiting = waiting.iter().copied().collect()
            }
            (FourKingsField::Idle, &Value::Number(turns)) => self.idle = turns as u16,
            (FourKingsField::Rounds, &Value::Number(rounds)) => self.rounds = rounds as u8,
            (_, &Value::Flag(has)) => {
                if let Some((_, moment)) = MOMENTS.into_iter().find(|&(known, _)| known == id) {
                    with(&mut self.moment, moment, has);
                }
            }
            _ => {}
        }
    }

    fn assign_of(&mut self, id: FourKingsField, seat: Seat, value: &Value) {
        match (id, value) {
            (FourKingsField::Points, &Value::Number(points)) => self.points[seat.index()] = points as u16,
            (FourKingsField::CommandByThrone, &Value::Flag(has)) => self.command_for(seat, Reason::Throne, has),
            (FourKingsField::CommandByLoss, &Value::Flag(has)) => self.command_for(seat, Reason::Loss, has),
            (FourKingsField::BoatCommand, &Value::Flag(has)) => with(&mut self.boats, seat, has),
            (FourKingsField::Withdrawn, &Value::Flag(has)) => with(&mut self.withdrawn, seat, has),
            (FourKingsField::KingFreed, &Value::Flag(has)) => with(&mut self.freed, seat, has),
            (FourKingsField::KingReturned, &Value::Flag(has)) => with(&mut self.returned, seat, has),
            (FourKingsField::Out, &Value::Flag(has)) => with(&mut self.out, seat, has),
            (FourKingsField::Bonus, &Value::Flag(has)) => with(&mut self.bonuses, seat, has),
            (FourKingsField::Empire, &Value::Flag(has)) => with(&mut self.empires, seat, has),
            (FourKingsField::KingsTaken, Value::Seats(kings)) => {
                self.taken = self.taken.iter().filter(|&(by, _)| by != seat).collect();
                kings.iter().for_each(|&king| self.taken.insert(seat, king));
            }
            (FourKingsField::ThronesEntered, Value::Seats(thrones)) => {
                self.entered = self.entered.iter().filter(|&(king, _)| king != seat).collect();
                thrones.iter().for_each(|&throne| self.entered.insert(seat, throne));
            }
            (FourKingsField::FellOnThrone, &Value::Flag(on_throne)) => {
                self.set_fall(seat, Fall { on_throne, ..self.fall_of(seat) });
            }
            (FourKingsField::FellToKing, &Value::Seat(by_king)) => {
                self.set_fall(seat, Fall { by_king, ..self.fall_of(seat) });
            }
            _ => {}
        }
    }

    fn command_for(&mut self, army: Seat, reason: Reason, has: bool) {
        let mut reasons: Reasons = self.command.of(army);
        with(&mut reasons, reason, has);
        self.command.set(army, reasons);
    }

    /// Changes the phase, and gives possible values to what belongs to it.
    fn become_due(&mut self, phase: Phase) {
        if phase == self.phase {
            return;
        }
        self.phase = phase;
        let first = self.throws_left().first().copied().filter(|_| phase == Phase::Move).map(Throw::faces);
        self.dice = first.map_or([0; 2], |(low, high)| [low, high.unwrap_or(0)]);
        self.called = if phase == Phase::Throw && self.rules.throw().skill().is_some() { 2 } else { 0 };
        let by = self.thrower;
        let other = self.seating.enemies_of(by).find(|&enemy| self.king_killed(enemy));
        let other = other.or_else(|| self.seating.enemies_of(by).next()).unwrap_or(by);
        let own = self.seating.friends_of(by).find(|&friend| self.king_killed(friend)).unwrap_or(by);
        self.swap = match phase {
            Phase::Offer => Swap { by, own: None, other, waiting: SeatSet::EMPTY },
            Phase::Answer => Swap { by, own: Some(own), other, waiting: SeatSet::of(self.commander(other)) },
            Phase::Place => Swap { by, own: Some(own), other, waiting: SeatSet::of(own) },
            _ => Swap::NONE,
        };
    }
}
