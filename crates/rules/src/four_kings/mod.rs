//! Four kings: four armies of eight pieces on eight by eight squares, with dice or without.
//!
//! One engine plays all the rule sets of the Polish article (S0), the Czech page (S1) and the English
//! article (S2); a rule set is a value of [`Options`]. The parts:
//!
//! - `men`, `seats`: kinds, pieces and what is stored for each seat, as small types; `tables`: starting squares and
//!   pawn moves; `seating`: colours, order of play, pairs;
//! - `options`, `choices`, `options_check`: the options, their values, and contradictions; `hot`: the options needed at
//!   every move;
//! - `state`: the state of a position; `pieces`: its pieces; `hash`: its Zobrist key;
//! - `dice`: which pieces the dice name, and the possible throws; `generate`: the legal moves; `refuse`: why another
//!   move is not legal; `action_index`: action indices;
//! - `play`: what an action does, with `parade`, `promotion`, `command` (thrones, lost kings, empires),
//!   `exchange` (of fallen kings), `forks` (several kings attacked at once) and `finish`;
//! - `powers`: men that move, and values that count, otherwise than by default;
//! - `prospects`: whether the ranking can still change, and whether a seat can come back;
//! - `text`, `text_words`: the position text; `draft`: a position being edited.
//!
//! A seat throws ([`Turn::Chance`]), a seat decides ([`Turn::Seat`], sometimes the commander on
//! another seat's throw), and an army moves. A throw that cannot be used leaves `pass` as the only action.
//!
//! # Action indices
//! What [`Position::action_index`] gives:
//!
//! | indices | actions |
//! |---|---|
//! | 0 to 4095 | moves and captures without a promotion: `64 * from + to`. Whether something is captured follows from the position. |
//! | 4096 to 6399 | promotions on arrival: 36 for each square where the pawn stood; nine for the direction of its move (files, and within them ranks, from one down to one up), and for each of them king, elephant, horse, boat. |
//! | 6400 to 6655 | promotions of waiting pawns: four for each square. |
//! | 6656 to 6719 | returning kings, by square. |
//! | 6720 to 6725 | calls of a face, 1 to 6. |
//! | 6726 to 6730 | offers of exchange: one that names no king, then those that name the king of South, West, North, East. |
//! | 6731 to 6734 | `accept`, `decline`, `withdraw`, `pass`. |

mod action_index;
mod census;
mod choices;
mod command;
mod dice;
mod draft;
mod empire;
mod event;
mod exchange;
mod expected;
mod finish;
mod forks;
mod generate;
mod hash;
mod hot;
mod look;
mod men;
mod options;
mod options_check;
mod parade;
mod pieces;
mod play;
mod powers;
mod promotion;
mod prospects;
mod refusal;
mod refuse;
mod rescue;
mod seating;
mod seats;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod text;
mod text_words;

use alloc::string::String;
use alloc::vec::Vec;

pub use draft::FourKingsField;
pub use event::{CommandCause, FourKingsEvent, Merit};
pub use expected::FourKingsExpected;
pub use options::{
    AllyThrone, ArrivalFiles, BlockedThrow, BoatMove, Bonus54, BothRajasLost, Colours, CzAlliances, CzAllySeat,
    CzEnemyThrone, CzPrivilegedSquares, CzPromotionSquares, CzSeating, Dice, DieKind, ElephantMove, Empire,
    EmpireOrder, EmpireThrone, Exchange, ExchangeAccept, ExchangePlace, FallenKings, FirstPlayer, Goal, IndividualEnd,
    KingLoss, LossesBy, OnlyKings, Options, Parade, ParadeBoatTurns, PendingPromotion, PointValues, PromotionBy,
    PromotionNeeds, RankRule, Repetition, Teams, ThroneEntry, ThroneKill, Throwing, WithdrawLastKing,
};
pub use prospects::Comeback;
pub use refusal::FourKingsRefusal;
pub use state::FourKings;

use men::Kind;
use state::Phase;
use tables::last_line;

use crate::draft::Care;
use crate::grid::Square;
use crate::{
    Action, ActionList, Board, ChanceList, Die, Ending, EventSink, Expected, Look, Men, OptionError, Outcome, Piece,
    Position, Refusal, Seat, Sign, Signs, Spot, Standing, TextError, Turn,
};

impl FourKings {
    /// The position before the next seat's throw, as if the seat that is to throw could not use what it throws; `None` when no
    /// throw is due. Searches ask what one of the others can do if the rest do nothing.
    ///
    /// ```
    /// use ashtapada_rules::four_kings::{FourKings, Options};
    /// use ashtapada_rules::{Position, Seat, Turn};
    /// let start = FourKings::start(&Options::default()).unwrap();
    /// assert_eq!(start.passed().unwrap().turn(), Turn::Chance(Seat::West));
    /// ```
    pub fn passed(&self) -> Option<FourKings> {
        if self.phase != Phase::Throw {
            return None;
        }
        let mut after = *self;
        (after.dice, after.called) = ([0; 2], 0);
        after.end_turn(&mut ());
        Some(after)
    }

    fn piece(&self, army: Seat, at: Square) -> Piece {
        let man = self.man_at(at);
        let paraded = man.is(Kind::Boat) && self.boat_obeys_ally(army);
        let commander = if paraded && !self.united(army) { self.seating.ally(army) } else { self.commander(army) };
        let by_origin = self.rules.promotion_by() == PromotionBy::Origin;
        let waits = man.is_pawn() && last_line(army).has(at) && !self.frozen(army) && self.may_wait(man, at);
        Piece {
            at: at.spot(),
            army,
            role: man.role(),
            origin: (man.is_pawn() && by_origin).then(|| man.kind().role()),
            commander: (commander != army).then_some(commander),
            signs: Signs::EMPTY
                .with(Sign::Waiting, waits)
                .with(Sign::Frozen, self.frozen(army))
                .with(Sign::Commanded, commander != army),
        }
    }
}

impl Position for FourKings {
    type Options = Options;

    fn start(options: &Options) -> Result<Self, OptionError> {
        FourKings::set_up(options)
    }

    fn options(&self) -> Options {
        self.rules.options()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn thrower(&self) -> Option<Seat> {
        (self.rules.dice() != Dice::None && self.phase != Phase::Over).then_some(self.thrower)
    }

    fn faces_left(&self) -> (Option<u8>, Option<u8>) {
        let mut left = self.dice.into_iter().filter(|&face| face != 0);
        (left.next(), left.next())
    }

    #[inline(always)]
    fn actions(&self, list: &mut ActionList) {
        self.legal(list);
    }

    const ACTIONS: usize = action_index::COUNT;

    #[inline]
    fn action_index(&self, action: Action) -> usize {
        action_index::index(action)
    }

    #[inline]
    fn chance(&self, list: &mut ChanceList) {
        self.throws(list);
    }

    #[inline(always)]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            // Callers that throw pass a known variant, so that the inlined match vanishes.
            Action::Throw(throw) => self.throw(throw, sink),
            decision => self.play_action(decision, sink),
        }
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.refusal(action)
    }

    fn attacks(&self) -> Vec<(Spot, Spot)> {
        self.all_attacks()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| self.outcome_of(ending))
    }

    fn key(&self) -> u64 {
        self.hash_key()
    }

    fn fresh_key(&self) -> u64 {
        self.hash_afresh()
    }

    fn repetition_limit(&self) -> u8 {
        match self.rules.repetition() {
            Repetition::Off => 0,
            Repetition::Draw => 3,
        }
    }

    /// An estimate from the turns without progress, with eight actions a turn; repeated throws may make them more.
    fn reversible(&self) -> u16 {
        if self.idle == 0 { 0 } else { self.idle.saturating_add(1).saturating_mul(8) }
    }

    fn outcome_by(&self, ending: Ending) -> Outcome {
        self.outcome_of(ending)
    }

    fn outcome_resigned(&self, seat: Seat) -> Outcome {
        self.resigned(seat)
    }

    fn quiet_turns(&self) -> u16 {
        self.idle
    }

    fn quiet_rounds(&self) -> u16 {
        self.quiet()
    }

    fn is_settled(&self) -> bool {
        FourKings::is_settled(self)
    }

    fn seats(&self) -> &'static [Seat] {
        seating::order(&self.rules.options())
    }

    fn board(&self) -> &'static Board {
        seating::board(&self.rules.options())
    }

    fn pieces(&self) -> Vec<Piece> {
        Seat::ALL.into_iter().flat_map(|army| self.own(army).iter().map(move |at| self.piece(army, at))).collect()
    }

    fn die(&self) -> Option<Die> {
        let die = if self.rules.die_kind() == DieKind::Stick { Die::Stick } else { Die::Cube };
        (self.rules.dice() != Dice::None).then_some(die)
    }

    fn look(&self) -> Look {
        look::of(&self.rules.options(), self.die())
    }

    fn standings(&self) -> Vec<Standing> {
        let options = self.rules.options();
        let (colours, scores) = (seating::colours(&options), options.goal == Goal::Points);
        self.seats()
            .iter()
            .map(|&seat| {
                let commander = self.commander(seat);
                Standing {
                    playing: !self.skip.has(seat),
                    scores,
                    points: self.points[seat.index()],
                    commander: (commander != seat).then_some(commander),
                    frozen: !self.own(seat).is_empty() && self.frozen(seat),
                    ally: self.ally(seat),
                    aside: self.aside(seat),
                    ..Standing::new(seat, colours[seat.index()], Men::Kings)
                }
            })
            .collect()
    }

    fn text(&self) -> String {
        self.to_text()
    }

    fn parse(text: &str, options: &Options) -> Result<Self, TextError> {
        FourKings::from_text(text, options, Care::Sense)
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        text.parse().map_err(|error: TextError| match error.expected {
            // Nothing is huffed here, and not every game has dice.
            Expected::Huffed => TextError { expected: Expected::Action, example: "b1-c3".into(), ..error },
            Expected::Faces if self.rules.dice() == Dice::None => {
                TextError { expected: Expected::Action, example: "b1-c3".into(), ..error }
            }
            Expected::Faces if self.rules.dice() == Dice::One => TextError { example: "3".into(), ..error },
            _ => error,
        })
    }
}
