//! What it thinks of positions.

use ashtapada_engine::WIN;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::{FourKings, Goal, RankRule};
use ashtapada_rules::grid::{BOAT, KING, KNIGHT, Side, Square, SquareSet, bishop, rook};
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, Outcome, Position, Role, Seat, Spot};

/// One number for each side, the unused ones 0; in hundredths of a pawn.
pub(super) type Worth = [i32; 4];

/// Which seats play together.
#[derive(Clone, Copy)]
pub(super) struct Team {
    side: [u8; 4],
    count: u8,
}

impl Team {
    const PAIR: Team = Team { side: [0, 0, 1, 1], count: 2 };
    const FOUR: Team = Team { side: [0, 1, 2, 3], count: 4 };

    fn with(partner: Seat) -> Team {
        let mut side = [1; 4];
        side[Seat::South.index()] = 0;
        side[partner.index()] = 0;
        Team { side, count: 2 }
    }

    pub(super) fn count(&self) -> usize {
        self.count.into()
    }

    pub(super) fn of(&self, seat: Seat) -> usize {
        self.side[seat.index()].into()
    }
}

/// What it knows of a family besides the rules.
pub(super) trait Judge: Position {
    fn sides(&self) -> Team;

    /// What each side has.
    fn worth(&self) -> Worth;

    /// Whether an action changes material.
    fn is_lively(&self, action: Action) -> bool;

    /// How promising an action looks.
    fn promise(&self, action: Action) -> i32;
}

/// How much more each side has than the others: than their mean and than the best of them, half and half.
pub(super) fn advantage(worth: &Worth, sides: &Team) -> Worth {
    let worth = &worth[..sides.count()];
    let total: i32 = worth.iter().sum();
    let mut advantage = [0; 4];
    for (side, own) in worth.iter().enumerate() {
        let best = worth.iter().enumerate().filter(|&(other, _)| other != side).map(|(_, &worth)| worth).max();
        let mean = (total - own) / (sides.count() as i32 - 1);
        advantage[side] = own - (mean + best.unwrap_or(0)) / 2;
    }
    advantage
}

/// What the end of a game is worth to each side; wins that come sooner are worth more.
pub(super) fn payoff(outcome: &Outcome, sides: &Team, ply: usize) -> Worth {
    let mut share = [0; 4];
    for seat in Seat::ALL.into_iter().filter(|seat| outcome.rank[seat.index()] > 0) {
        share[sides.of(seat)] = i32::from(outcome.share[seat.index()]);
    }
    let count = sides.count() as i32;
    let total: i32 = share.iter().sum();
    let mut payoff = [0; 4];
    for (payoff, &share) in payoff.iter_mut().zip(&share).take(sides.count()) {
        let above = (share * count - total) * (WIN / 12) / count.max(2);
        *payoff = above - above.signum() * ply as i32;
    }
    payoff
}

fn is_capture_or_promotion(action: Action) -> bool {
    matches!(action, Action::Capture { .. } | Action::Promote { .. } | Action::Step { promotion: Some(_), .. })
}

const ARMY: [Role; 5] = [Role::King, Role::Elephant, Role::Horse, Role::Boat, Role::Pawn];

/// By the order of [`ARMY`].
fn army_values(position: &FourKings) -> [i32; 5] {
    match position.rules().goal {
        Goal::Points => [400, 500, 350, 150, 80],
        Goal::Annihilation => [300, 400, 300, 120, 80],
        Goal::BothKings => [3000, 400, 300, 120, 80],
    }
}

fn pawn_hits(army: Seat, pawns: SquareSet) -> SquareSet {
    match army {
        Seat::South => pawns.shifted(-1, 1) | pawns.shifted(1, 1),
        Seat::North => pawns.shifted(-1, -1) | pawns.shifted(1, -1),
        Seat::West => pawns.shifted(1, 1) | pawns.shifted(1, -1),
        Seat::East => pawns.shifted(-1, 1) | pawns.shifted(-1, -1),
    }
}

fn advance(army: Seat, pawns: SquareSet) -> i32 {
    let rows = |square: Square| match army {
        Seat::South => square.rank(),
        Seat::North => 7 - square.rank(),
        Seat::West => square.file(),
        Seat::East => 7 - square.file(),
    };
    pawns.iter().map(|square| i32::from(rows(square)) - 1).sum()
}

impl Judge for FourKings {
    fn sides(&self) -> Team {
        self.ally(Seat::South).map_or(Team::FOUR, Team::with)
    }

    fn worth(&self) -> Worth {
        let (sides, values) = (Judge::sides(self), army_values(self));
        let mut worth = [0; 4];
        for seat in Seat::ALL {
            let pieces = |(role, value): (&Role, i32)| value * self.squares(seat, *role).len() as i32;
            let all: i32 = if self.is_frozen(seat) { 0 } else { ARMY.iter().zip(values).map(pieces).sum() };
            worth[sides.of(seat)] += all + 100 * i32::from(self.points(seat));
        }
        let occupied = Seat::ALL.iter().fold(SquareSet::EMPTY, |set, &seat| set | self.army(seat));
        let weak_threaten = self.rules().rank_rule == RankRule::Off;
        let mut attacks = [SquareSet::EMPTY; 4];
        for seat in Seat::ALL {
            if self.army(seat).is_empty() || self.is_frozen(seat) {
                continue;
            }
            let squares = |role| self.squares(seat, role);
            let elephants = squares(Role::Elephant).flat_map(|from| rook(from, occupied));
            let strong = elephants | squares(Role::Horse).flat_map(|from| KNIGHT[from]);
            let boats = squares(Role::Boat).flat_map(|from| BOAT[from]);
            let reach = (strong | boats).without(self.army(seat)).len() as i32;
            worth[sides.of(seat)] += 2 * reach + 5 * advance(seat, squares(Role::Pawn));
            attacks[sides.of(seat)] |= strong | squares(Role::King).flat_map(|from| KING[from]);
            if weak_threaten {
                attacks[sides.of(seat)] |= boats | pawn_hits(seat, squares(Role::Pawn));
            }
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !self.army(seat).is_empty() && !self.is_frozen(seat)) {
            let side = sides.of(seat);
            for enemy in (0..sides.count()).filter(|&enemy| enemy != side) {
                let attacked = attacks[enemy] & self.army(seat);
                for (&role, value) in ARMY.iter().zip(values) {
                    worth[side] -= (attacked & self.squares(seat, role)).len() as i32 * value / 3;
                }
            }
        }
        worth
    }

    fn is_lively(&self, action: Action) -> bool {
        is_capture_or_promotion(action)
    }

    fn promise(&self, action: Action) -> i32 {
        let value_at = |spot: Spot| {
            let stands = |role| {
                Square::of(spot)
                    .is_some_and(|square| Seat::ALL.iter().any(|&seat| self.squares(seat, role).has(square)))
            };
            ARMY.iter().zip(army_values(self)).find(|&(&role, _)| stands(role)).map_or(0, |(_, value)| value)
        };
        match action {
            Action::Capture { from, to, .. } => 4000 + value_at(to) - value_at(from) / 8,
            Action::Step { promotion: Some(_), .. } | Action::Promote { .. } => 4000,
            _ => 0,
        }
    }
}

impl Judge for Soldiers {
    fn sides(&self) -> Team {
        Team::PAIR
    }

    fn worth(&self) -> Worth {
        let material = |side| 100 * (self.points(side).len() + self.captured(side)) as i32;
        let hunting = |side| self.hunting(side).len() as i32;
        let reach = |side| self.reachable(side).len() as i32;
        let [south, north] = [Side::South, Side::North];
        if self.hunter().is_some() {
            let free = self.movable(north).len().max(self.hunting(north).len());
            let stuck = self.points(north).len().saturating_sub(free) as i32;
            let room = 10 * reach(north) + 12 * hunting(north) - 120 * stuck;
            return [material(south), material(north) + room, 0, 0];
        }
        let worth = |side| material(side) + 3 * reach(side) + 12 * hunting(side);
        [worth(south), worth(north), 0, 0]
    }

    fn is_lively(&self, action: Action) -> bool {
        matches!(action, Action::Capture { .. } | Action::Huff { .. })
    }

    fn promise(&self, action: Action) -> i32 {
        if Judge::is_lively(self, action) { 1000 } else { 0 }
    }
}

const CHESSMEN: [(Role, i32); 4] = [(Role::Queen, 900), (Role::Rook, 500), (Role::Bishop, 330), (Role::Knight, 320)];
const REACH: [i32; 4] = [1, 2, 4, 4];
const MIDDLE: SquareSet = SquareSet::from_bits(0x0000_0018_1800_0000);
const WIDE_MIDDLE: SquareSet = SquareSet::from_bits(0x0000_3c3c_3c3c_0000);
const ADVANCE: [i32; 8] = [0, 0, 4, 8, 16, 32, 64, 20];

fn chess_value(role: Role) -> i32 {
    CHESSMEN.iter().find(|&&(other, _)| other == role).map_or(100, |&(_, value)| value)
}

fn all(position: &Chess, seat: Seat) -> SquareSet {
    let others = CHESSMEN.iter().fold(SquareSet::EMPTY, |set, &(role, _)| set | position.squares(seat, role));
    others | position.squares(seat, Role::Pawn) | position.squares(seat, Role::King)
}

fn placing(position: &Chess, seat: Seat, own: SquareSet, enemy: SquareSet) -> i32 {
    let occupied = own | enemy;
    let squares = |role| position.squares(seat, role);
    let mut score = 100 * squares(Role::Pawn).len() as i32;
    for (&(role, value), weight) in CHESSMEN.iter().zip(REACH) {
        for from in squares(role) {
            let reach = match role {
                Role::Knight => KNIGHT[from],
                Role::Bishop => bishop(from, occupied),
                Role::Rook => rook(from, occupied),
                _ => bishop(from, occupied) | rook(from, occupied),
            };
            score += value + weight * reach.without(own).len() as i32;
        }
    }
    let minor = squares(Role::Knight) | squares(Role::Bishop) | squares(Role::Pawn);
    score += 6 * (minor & WIDE_MIDDLE).len() as i32 + 10 * (minor & MIDDLE).len() as i32;
    for square in squares(Role::Pawn) {
        let row = if seat == Seat::South { square.rank() } else { 7 - square.rank() };
        score += ADVANCE[usize::from(row)];
    }
    let king = squares(Role::King);
    if position.squares(seat.opposite(), Role::Queen).is_empty() {
        score += if king.meets(WIDE_MIDDLE) { 20 } else { 0 };
    } else {
        score += 8 * (king.flat_map(|from| KING[from]) & own).len() as i32;
        score -= if king.meets(WIDE_MIDDLE) { 40 } else { 0 };
    }
    let hunted = position.squares(seat.opposite(), Role::King);
    if enemy == hunted && own != king {
        let (king, hunted) = (king.lowest(), hunted.lowest());
        let from_middle = |at: u8| (2 * i32::from(at) - 7).abs() / 2;
        let apart = i32::from(king.file().abs_diff(hunted.file()).max(king.rank().abs_diff(hunted.rank())));
        score += 12 * (from_middle(hunted.file()) + from_middle(hunted.rank())) + 5 * (7 - apart);
    }
    score
}

impl Judge for Chess {
    fn sides(&self) -> Team {
        Team::PAIR
    }

    fn worth(&self) -> Worth {
        let [south, north] = [all(self, Seat::South), all(self, Seat::North)];
        [placing(self, Seat::South, south, north), placing(self, Seat::North, north, south), 0, 0]
    }

    fn is_lively(&self, action: Action) -> bool {
        is_capture_or_promotion(action)
    }

    fn promise(&self, action: Action) -> i32 {
        let value_at = |seat, spot: Spot| {
            let stands = |role| Square::of(spot).is_some_and(|square| self.squares(seat, role).has(square));
            CHESSMEN.iter().find(|&&(role, _)| stands(role)).map_or(100, |&(_, value)| value)
        };
        match action {
            Action::Capture { from, to, promotion } => {
                let white = Square::of(from).is_some_and(|square| all(self, Seat::South).has(square));
                let own = if white { Seat::South } else { Seat::North };
                1000 + 8 * value_at(own.opposite(), to) - value_at(own, from) + promotion.map_or(0, chess_value)
            }
            Action::Step { promotion: Some(role), .. } | Action::Promote { role, .. } => 1000 + chess_value(role),
            _ => 0,
        }
    }
}
