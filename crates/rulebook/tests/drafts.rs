//! Edited positions: a draft keeps everything of a position, and every edited draft can be parsed again.
//!
//! Checked along random games of every rule set, and of each with one option changed in every way that makes sense.

use std::collections::BTreeSet;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::draft::{Content, Draft, Edit, Field, FieldId, Man, Value};
use ashtapada_rules::{
    ActionList, AnyOptions, AnyPosition, ChanceList, OptionError, OptionSet, Position, Turn, Values,
};
use fastrand::Rng;

/// Actions of a random game.
const LENGTH: usize = 120;
/// One position in this many is checked.
const LOOKED_AT: usize = 8;
/// Edits made in a row, beginning with a position of a game.
const EDITS: usize = 8;

/// The options, and those with one of them changed, as far as they are valid.
fn variants(base: &AnyOptions) -> Vec<AnyOptions> {
    let mut all = vec![base.clone()];
    for spec in base.specs() {
        let values: Vec<String> = match spec.values {
            Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Values::Flag => vec!["true".into(), "false".into()],
            Values::Number { max, .. } => vec![max.to_string()],
            Values::NumberOr { min, word, .. } => vec![min.to_string(), word.to_owned()],
            Values::Skill => vec!["skilled:0.5".into()],
        };
        for value in values {
            let mut options = base.clone();
            let changed = options.set(spec.id, &value).and_then(|()| options.check());
            if matches!(changed, Ok::<(), OptionError>(())) && options != *base {
                all.push(options);
            }
        }
    }
    all
}

fn any<T: Clone>(some: &[T], random: &mut Rng) -> Option<T> {
    (!some.is_empty()).then(|| some[random.usize(..some.len())].clone())
}

/// Some value that a field admits.
fn some_value(field: &Field, random: &mut Rng) -> Value {
    let value = match &field.content {
        Content::Flag { .. } => Value::Flag(random.bool()),
        Content::Number { min, max, .. } => Value::Number(random.u32(*min..=*max)),
        Content::Word { words, .. } => Value::Word(any(words, random).unwrap()),
        Content::Faces { throws, optional, .. } => {
            Value::Faces(any(throws, random).filter(|_| !optional || random.bool()))
        }
        Content::Seat { seats, optional, .. } => Value::Seat(any(seats, random).filter(|_| !optional || random.bool())),
        Content::Seats { seats, .. } => Value::Seats(seats.iter().copied().filter(|_| random.bool()).collect()),
        Content::Spot { spots, .. } => Value::Spot(any(spots, random).filter(|_| random.bool())),
        Content::Spots { spots, .. } => Value::Spots(spots.iter().copied().filter(|_| random.bool()).collect()),
        other => panic!("{other:?}"),
    };
    assert!(field.content.admits(&value), "{field:?} {value:?}");
    value
}

fn some_edit(draft: &Draft, random: &mut Rng) -> Edit {
    let spot = |random: &mut Rng| any(draft.board().spots, random).unwrap();
    match random.u8(..12) {
        0 => Edit::Put { at: spot(random), man: any(&draft.palette(), random).unwrap() },
        1 => Edit::Remove { at: spot(random) },
        2 => match any(&draft.pieces(), random) {
            Some(piece) => Edit::Move { from: piece.at, to: spot(random) },
            None => Edit::Start,
        },
        3 => Edit::Turn { seat: any(draft.board().seats, random).unwrap() },
        4 if random.u8(..8) == 0 => Edit::Clear,
        _ => {
            let field = any(&draft.fields(), random).unwrap();
            Edit::Set { field: field.id, of: field.of, value: some_value(&field, random) }
        }
    }
}

/// Checks what holds for every draft, possible or not; `seen` collects the fields that occur.
fn check(draft: &Draft, seen: &mut BTreeSet<FieldId>) {
    let text = draft.text();
    let options = draft.options();
    assert_eq!(Draft::parse(&text, &options).as_ref(), Ok(draft), "{text}");
    if let Ok(position) = draft.position() {
        assert_eq!(Draft::of(&position), *draft, "{text}");
    }
    for field in draft.fields() {
        seen.insert(field.id);
        let mut same = draft.clone();
        let edit = Edit::Set { field: field.id, of: field.of, value: field.value() };
        assert_eq!(same.edit(&edit), Ok(()), "{text} {field:?}");
        assert_eq!(same, *draft, "{text} {field:?}");
    }
}

/// The pieces, the turn and the fields are the whole draft: set one after the other, they reproduce it.
fn rebuild(draft: &Draft) {
    let text = draft.text();
    let mut again = Draft::start(&draft.options()).unwrap();
    again.edit(&Edit::Clear).unwrap();
    for piece in draft.pieces() {
        again.edit(&Edit::Put { at: piece.at, man: Man::from(piece) }).unwrap();
    }
    again.edit(&Edit::Turn { seat: draft.turn() }).unwrap();
    for Field { id, of, content } in draft.fields() {
        let edit = Edit::Set { field: id, of, value: content.value() };
        assert_eq!(again.edit(&edit), Ok(()), "{text} {edit:?}\n{}", again.text());
    }
    assert_eq!(again.fields(), draft.fields(), "{text}");
    assert_eq!(again.turn(), draft.turn(), "{text}");
    assert_eq!(again.pieces(), draft.pieces(), "{text}");
    // Pawns show their origin only where it matters.
    let shown = |men: Vec<Man>| men.iter().all(|man| man.role.name() != "pawn" || man.origin.is_some());
    if draft.options().family() != ashtapada_rules::Family::FourKings || shown(draft.palette()) {
        assert_eq!(again, *draft, "{text}");
    }
}

fn look_at(position: &AnyPosition, random: &mut Rng, seen: &mut BTreeSet<FieldId>) {
    let mut draft = Draft::of(position);
    assert_eq!(draft.position().as_ref(), Ok(position));
    assert_eq!(draft.text(), position.text());
    check(&draft, seen);
    rebuild(&draft);
    for _ in 0..EDITS {
        let edit = some_edit(&draft, random);
        let before = draft.text();
        assert_eq!(draft.edit(&edit), Ok(()), "{before} {edit:?}");
        check(&draft, seen);
        draft.standings();
        if let Err(error) = draft.position() {
            draft.concern(&error.expected);
        }
    }
}

fn random_game(options: &AnyOptions, random: &mut Rng, seen: &mut BTreeSet<FieldId>) {
    let mut position = AnyPosition::start(options).unwrap();
    let mut actions = ActionList::new();
    let mut throws = ChanceList::new();
    for step in 0..LENGTH {
        if step % LOOKED_AT == 0 || position.turn() == Turn::Over {
            look_at(&position, random, seen);
        }
        position.actions(&mut actions);
        position.chance(&mut throws);
        let mut all: Vec<_> = actions.iter().copied().collect();
        all.extend(throws.iter().map(|&(throw, _)| ashtapada_rules::Action::Throw(throw)));
        let Some(action) = any(&all, random) else { return };
        position.play(action, &mut ()).unwrap();
    }
}

#[test]
fn nothing_is_lost_in_drafts() {
    let mut seen = BTreeSet::new();
    for rules in rule_sets() {
        let mut random = Rng::with_seed(7);
        for options in variants(&rules.options) {
            random_game(&options, &mut random, &mut seen);
        }
    }
    assert!(seen.iter().copied().eq(FieldId::all()), "only {seen:?}");
}
