//! Tests of the chess family, and helpers to play it.

mod end;
mod forms;
mod moves;
mod old;
mod promotion;
mod random;
mod short;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::*;
use crate::{ActionList, Event, Game, Means, OptionSet, Throw};

fn at(text: &str) -> Chess {
    under(text, Options::default())
}

fn under(text: &str, options: Options) -> Chess {
    Chess::parse(text, &options).unwrap()
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

fn legal(position: &Chess) -> Vec<String> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().map(|&action| position.action_text(action)).collect()
}

/// Plays an action and returns the events.
fn play(position: &mut Chess, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let action = position.parse_action(text).unwrap();
    position.play(action, &mut events).unwrap();
    events
}

/// The refusal of an action.
fn why(position: &Chess, text: &str) -> Refusal {
    position.refuse(position.parse_action(text).unwrap()).expect("the action is refused")
}
