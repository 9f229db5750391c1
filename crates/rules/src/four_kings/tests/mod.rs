//! Tests of four kings: the six sets of rules as option values, and helpers to play them.

mod any_options;
mod boats;
mod czech;
mod moves;
mod numbers;
mod prospects;
mod random;
mod rare;
mod reference;
mod rescue;
mod rooks;
mod teams;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::*;
use crate::{Event, OptionSet};

type Values = &'static [(&'static str, &'static str)];

const SOLO: Values = &[];
const TEAM: Values = &[
    ("teams", "opposite"),
    ("parade", "two+command"),
    ("kingLoss", "partnerCommands"),
    ("throneEntry", "oncePerThronePerTeam"),
    ("throneKill", "anyPiece"),
    ("empire", "exclusiveMax"),
    ("allyThrone", "commandBothThrows"),
    ("exchange", "afterKill"),
    ("withdrawLastKing", "teamOnly"),
    ("onlyKings", "draw"),
];
const ANNIHILATION: Values = &[
    ("teams", "opposite"),
    ("parade", "two+command"),
    ("kingLoss", "partnerCommands"),
    ("allyThrone", "commandBothThrows"),
    ("exchange", "afterKill"),
    ("withdrawLastKing", "teamOnly"),
    ("onlyKings", "draw"),
    ("goal", "annihilation"),
];
const NO_DICE: Values = &[
    ("dice", "0"),
    ("teams", "opposite"),
    ("parade", "two+command"),
    ("kingLoss", "freeze"),
    ("allyThrone", "commandBothThrows"),
    ("onlyKings", "draw"),
    ("goal", "bothKings"),
    ("repetition", "draw"),
];
const CZ: Values = &[
    ("colours", "czech"),
    ("teams", "custom"),
    ("rankRule", "cz"),
    ("parade", "all3inclAlly"),
    ("promotionBy", "czSquares"),
    ("cz.promotionSquares", "literal"),
    ("cz.privilegedSquares", "literal16"),
    ("promotionNeeds", "pawnLost"),
    ("promotionOptional", "false"),
    ("allyThrone", "commandAllyOut"),
    ("exchange", "afterKill"),
    ("exchangePlace", "throneElseAdjacent"),
    ("exchangeAccept", "bothOpponents"),
    ("onlyKings", "playOn"),
    ("goal", "annihilation"),
];
const WIKI: Values = &[
    ("dice", "2"),
    ("colours", "wikipedia"),
    ("firstPlayer", "random"),
    ("blockedThrow", "dieLost"),
    ("mayPass", "true"),
    ("promotedBoatMayCaptureBoat", "true"),
    ("promotionBy", "arrivalFile"),
    ("promotionOptional", "false"),
    ("bonus54", "totalAndEnd"),
];
const SETS: [(&str, Values); 6] = [
    ("solo", SOLO),
    ("team", TEAM),
    ("team-annihilation", ANNIHILATION),
    ("nodice", NO_DICE),
    ("cz", CZ),
    ("wikipedia", WIKI),
];

/// Options from a set and changes to it.
fn options(values: &[(&str, &str)], changes: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (id, value) in values.iter().chain(changes) {
        options.set(id, value).unwrap();
    }
    options.check().unwrap();
    options
}

/// A game that begins with a position text.
fn at(options: &Options, text: &str) -> FourKings {
    let position = FourKings::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.text(), text);
    position
}

/// Plays actions, separated by `;`, and returns the events of the last.
fn play(position: &mut FourKings, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions.split(';').map(str::trim) {
        events.clear();
        let action = text.parse().unwrap();
        if let Err(refusal) = position.play(action, &mut events) {
            panic!("{text} in {}: {refusal}; legal: {:?}", position.text(), legal(position));
        }
        assert_eq!(position.key(), position.fresh_key());
    }
    events
}

fn legal(position: &FourKings) -> Vec<String> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().map(ToString::to_string).collect()
}

fn refusal(position: &FourKings, action: &str) -> Refusal {
    position.refuse(action.parse().unwrap()).unwrap_or_else(|| panic!("{action} is legal"))
}

/// The examples of `docs/formats.md`.
#[test]
fn documented_positions() {
    at(&options(TEAM, &[]), "4wKeK2/8/8/5nK2/8/2sH5/8/8 s/n move:3 0,5,0,0 command=s:loss taken=ws");
    at(&options(CZ, &[]), "7nK/4nB3/8/eH7/8/6eK1/8/sB7 e/n answer 0,0,0,0 taken=ns,ew exchange=esw:n now=progress");
    assert_eq!(FourKings::start(&options(SOLO, &[])).unwrap().text(), text::EXAMPLE);
}
