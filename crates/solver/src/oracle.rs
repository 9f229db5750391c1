//! What the solved slices of a game say of any of its positions, read block by block from wherever they are.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, Position};

use crate::file::{BLOCK, Head, unpacked};
use crate::game::Men;
use crate::solve::Layout;
use crate::table::{bytes_of, score_in};
use crate::tables::verdict;
use crate::turns::each;
use crate::{Game, Slice, Source, Value};

/// How many unpacked blocks are kept: 8 MiB.
const KEPT: usize = 128;
/// How many bytes of a file are read at first, to find its blocks, and how many at most.
const HEAD: (u64, u64) = (1 << 12, 1 << 24);

/// How many men an ending has at most that is drawn by chance, and in how many turns it is won, if there is one of those.
const ENDING_MEN: u8 = 6;
const ENDING_TURNS: u16 = 31;
/// So many are drawn, to find one.
const ENDINGS: usize = 16;

/// A game that is solved, at least in part: it says what a position is worth in which anybody has to decide.
///
/// ```
/// use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Soldiers, Start};
/// use ashtapada_rules::{Colour, Position};
/// use ashtapada_solver::{Folder, Game, Shelf, Tables, Value};
/// let board = PointBoard::new("line", &[("a1 b1 c1 d1 e1 f1", Bend::Straight)])?;
/// let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
/// let options = Options::of(PointGame::new("line", armies, &[], &[Start::new(board, ["a1 b1", "e1 f1"])])?);
/// let game = Game::of(&options)?;
/// let place = tempfile::tempdir()?;
/// let folder = Folder::of(&game, place.path())?;
/// let mut tables = Tables::new(&game);
/// for slice in game.slices() {
///     folder.complete(&mut tables, slice)?;
/// }
///
/// let oracle = Shelf::at(place.path()).oracle(&options).ok_or("solved just now")?;
/// let start = Soldiers::start(&options)?;
/// assert_eq!(oracle.value(&start), Some(Value::Win(11)));
/// assert_eq!(oracle.judge(&start).ok_or("known")?[0].1, Value::Win(11));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Oracle {
    game: Game,
    source: Arc<dyn Source>,
    heads: Mutex<BTreeMap<Slice, Option<Arc<Head>>>>,
    blocks: Mutex<Vec<KeptBlock>>,
}

/// An unpacked block: of which slice, its number there, its bytes.
type KeptBlock = (Slice, usize, Arc<[u8]>);

impl Oracle {
    pub(crate) fn new(game: Game, source: Arc<dyn Source>) -> Oracle {
        Oracle { game, source, heads: Mutex::default(), blocks: Mutex::default() }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What a position is worth to whoever decides there; when the game is over, to whoever would have been next. `None`: that
    /// is not known, or the position is of another game.
    pub fn value(&self, position: &Soldiers) -> Option<Value> {
        if let Some(value) = verdict(position) {
            return Some(value);
        }
        if self.game.begins(position) {
            return self.look_up(position);
        }
        // In the middle of a turn, or before a huff.
        Some(self.judge(position)?.first()?.1)
    }

    /// Every action of a position with what it is worth to whoever decides, the best first, in the order of the rules among
    /// equals; `None` where that of any is not known.
    pub fn judge(&self, position: &Soldiers) -> Option<Vec<(Action, Value)>> {
        // All are looked up, even if one is missing, so that the source learns of everything that is needed.
        let judged: Vec<_> =
            each(position).map(|(action, after)| (action, self.value_after(position, &after))).collect();
        let known = judged.into_iter().map(|(action, value)| Some((action, value?)));
        let mut known = known.collect::<Option<Vec<_>>>()?;
        known.sort_by_key(|&(_, value)| core::cmp::Reverse(value));
        Some(known)
    }

    /// What is expected of a position if both play perfectly: so many actions at most, fewer where nothing is known.
    pub fn line(&self, position: &Soldiers, most: usize) -> Vec<Action> {
        let (mut position, mut line) = (*position, Vec::new());
        while line.len() < most && verdict(&position).is_none() {
            let Some(&(action, value)) = self.judge(&position).as_deref().and_then(<[_]>::first) else { break };
            // A draw goes on for ever.
            if value == Value::Draw && !line.is_empty() {
                break;
            }
            position.play_unchecked(action, &mut ());
            line.push(action);
        }
        line
    }

    /// A position with few men that whoever moves there wins, and in how many turns, drawn by chance: the same for the same seed.
    /// `None`: there is none among those that were looked at and are known.
    pub fn ending(&self, seed: u64) -> Option<(Soldiers, u16)> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut slices = self.game.slices();
        slices.retain(|slice| slice.south + slice.north <= ENDING_MEN && slice.south.max(slice.north) > 1);
        let points = self.game.points.len();
        // All are looked up, so that the source learns of everything that is needed.
        let tries: Vec<_> = (0..if slices.is_empty() { 0 } else { ENDINGS })
            .map(|_| {
                let slice = slices[random.usize(..slices.len())];
                let mut bits: Vec<usize> = (0..points).collect();
                random.shuffle(&mut bits);
                let (south, rest) = bits.split_at(slice.south.into());
                let set = |bits: &[usize]| bits.iter().fold(0, |set, bit| set | 1u64 << bit);
                let sets = [set(south), set(&rest[..slice.north.into()])];
                let mover = self.game.movers(slice)[random.usize(..self.game.movers(slice).len())];
                let position = self.game.position(Men { sets, mover });
                (self.value(&position), position)
            })
            .collect();
        let won = tries.into_iter().filter_map(|(value, position)| match value {
            Some(Value::Win(turns)) => Some((position, turns)),
            _ => None,
        });
        // One that asks for some thought, and not for an evening.
        won.max_by_key(|&(_, turns)| if turns <= ENDING_TURNS { turns } else { 0 })
    }

    fn value_after(&self, before: &Soldiers, after: &Soldiers) -> Option<Value> {
        let value = self.value(after)?;
        Some(if before.side() == after.side() { value } else { value.before() })
    }

    fn look_up(&self, position: &Soldiers) -> Option<Value> {
        let (slice, men) = self.game.normal(self.game.men(position)?);
        if let Some(score) = self.game.decided(slice, men.mover) {
            return Some(score.value());
        }
        let head = self.head(slice)?;
        let layout = Layout::new(&self.game, slice);
        let (outer, inner) = layout.split(men);
        let number = layout.number(&layout.place(outer), inner);
        let &(_, width) = head.sizes.get(men.mover.index())?;
        let before = head.sizes.iter().take(men.mover.index()).map(|&(len, width)| bytes_of(len, width)).sum::<usize>();
        let score = score_in(width, number, |at| {
            let at = before + at;
            self.block(slice, &head, at / BLOCK)?.get(at % BLOCK).copied()
        });
        Some(score?.value())
    }

    /// The head of the file of a slice; `None` if there is no such file, it does not count turns, or it is not there yet.
    fn head(&self, slice: Slice) -> Option<Arc<Head>> {
        let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = heads.get(&slice) {
            return known.clone();
        }
        let name = self.game.file(slice);
        let mut length = HEAD.0;
        let head = loop {
            let bytes = self.source.read(&name, 0..length)?;
            if let Some(head) = Head::of(&bytes, &self.game, slice) {
                break Some(head).filter(|head| head.sizes.iter().all(|&(_, width)| width > 0));
            }
            if (bytes.len() as u64) < length || length >= HEAD.1 {
                break None;
            }
            length *= 16;
        };
        heads.entry(slice).or_insert(head.map(Arc::new)).clone()
    }

    fn block(&self, slice: Slice, head: &Head, number: usize) -> Option<Arc<[u8]>> {
        let mut kept = self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = kept.iter().rposition(|&(of, at, _)| (of, at) == (slice, number)) {
            // What was asked for last is at the end.
            let block = kept.remove(place);
            kept.push(block.clone());
            return Some(block.2);
        }
        let (begin, end) = (*head.blocks.get(number)?, *head.blocks.get(number + 1)?);
        let packed = self.source.read(&self.game.file(slice), begin as u64..end as u64)?;
        let block: Arc<[u8]> = unpacked(&packed)?.into();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((slice, number, block.clone()));
        Some(block)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::soldiers::Options;

    use super::*;
    use crate::{Folder, Parts, Shelf, Tables, testing};

    /// A game solved into a folder, and its tables.
    fn solved(changes: &str, check: impl Fn(&Game, &Tables<'_>, &std::path::Path)) {
        let (game, place) = (testing::square(changes), tempfile::tempdir().unwrap());
        let folder = Folder::of(&game, place.path()).unwrap();
        let mut tables = Tables::new(&game);
        for slice in game.slices() {
            folder.complete(&mut tables, slice).unwrap();
        }
        check(&game, &tables, place.path());
    }

    #[test]
    fn an_ending_is_won_as_it_is_said_and_the_same_for_the_same_number() {
        solved("", |game, tables, place| {
            let oracle = Shelf::at(place).oracle(game.options()).unwrap();
            for seed in 0..20 {
                let (position, turns) = oracle.ending(seed).unwrap();
                assert_eq!(tables.probe(&position), Some(Value::Win(turns)), "{}", position.text());
                assert_eq!(oracle.ending(seed), Some((position, turns)));
            }
        });
    }

    #[test]
    fn an_oracle_says_what_the_tables_say_in_the_middle_of_turns_too() {
        for changes in ["", "obligation=none", "obligation=huff huff.chooser=opponent", "noMoves=pass"] {
            solved(changes, |game, tables, place| {
                let oracle = Shelf::at(place).oracle(game.options()).unwrap();
                let mut seen = 0;
                for slice in game.slices() {
                    for (number, &mover) in (0..game.positions_of(slice))
                        .flat_map(|number| game.movers(slice).iter().map(move |mover| (number, mover)))
                    {
                        let position = tables.position(slice, mover, number).unwrap();
                        let value = tables.probe(&position);
                        assert_eq!(oracle.value(&position), value, "{changes}: {}", position.text());
                        let judged = oracle.judge(&position).unwrap();
                        assert!(judged.is_empty() || Some(judged[0].1) == value, "{changes}: {}", position.text());
                        seen += usize::from(judged.len() > 1);
                    }
                }
                assert!(seen > 300, "{seen}");
            });
        }
    }

    #[test]
    fn perfect_play_ends_when_it_says() {
        solved("obligation=none", |game, tables, place| {
            let oracle = Shelf::at(place).oracle(game.options()).unwrap();
            let last = *game.slices().last().unwrap();
            for number in 0..game.positions_of(last) {
                let mut position = tables.position(last, game.movers(last)[0], number).unwrap();
                let Some(turns) = oracle.value(&position).unwrap().turns() else { continue };
                let mut changes = 0;
                for action in oracle.line(&position, 200) {
                    let side = position.side();
                    position.play_unchecked(action, &mut ());
                    changes += u16::from(position.side() != side);
                }
                assert!(verdict(&position).is_some() && changes == turns, "{}", position.text());
            }
        });
    }

    #[test]
    fn parts_are_asked_for_until_all_are_there() {
        solved("obligation=none", |game, tables, place| {
            let parts = Parts::default();
            let shelf = Shelf::new(parts.clone());
            assert!(shelf.oracle(game.options()).is_none());
            parts.tell(&game.name());
            let oracle = shelf.oracle(game.options()).unwrap();
            let last = *game.slices().last().unwrap();
            let position = tables.position(last, game.movers(last)[0], 77).unwrap();
            let mut rounds = 0;
            while oracle.judge(&position).is_none() {
                let wanted = parts.wanted();
                assert!(!wanted.is_empty() && rounds < 4, "what is not known is asked for");
                for (file, range) in wanted {
                    let bytes = std::fs::read(place.join(&file)).unwrap();
                    let end = bytes.len().min(range.end as usize);
                    parts.give(&file, range.start, bytes[range.start as usize..end].to_vec());
                }
                rounds += 1;
            }
            assert_eq!(Some(oracle.judge(&position).unwrap()[0].1), tables.probe(&position));
            assert!(parts.wanted().is_empty());
        });
    }

    #[test]
    fn files_without_turns_are_passed_over() {
        let (game, place) = (testing::square(""), tempfile::tempdir().unwrap());
        let folder = Folder::of(&game, place.path()).unwrap();
        let mut tables = Tables::without_turns(&game);
        let oracle = Shelf::at(place.path()).oracle(game.options()).unwrap();
        for slice in game.slices() {
            folder.complete(&mut tables, slice).unwrap();
            let position = tables.position(slice, game.movers(slice)[0], 0).unwrap();
            assert!(tables.probe(&position).is_some() && oracle.value(&position).is_none());
        }
    }

    #[test]
    fn of_other_games_nothing_is_known() {
        solved("", |_, _, place| {
            assert!(Shelf::at(place).oracle(&Options::default()).is_none());
            assert!(Shelf::at(place.join("nowhere")).oracle(testing::square("").options()).is_none());
        });
    }
}
