//! To be written.
#![allow(missing_docs, unused_variables)]
use crate::*;
use alloc::{string::String, vec::Vec};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options;
impl OptionSet for Options {
    fn specs(&self) -> &'static [OptionSpec] {
        &[]
    }
    fn get(&self, id: &str) -> Option<String> {
        None
    }
    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        todo!()
    }
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FourKings;
impl Position for FourKings {
    type Options = Options;
    fn start(options: &Options) -> Result<Self, OptionError> {
        todo!()
    }
    fn options(&self) -> Options {
        todo!()
    }
    fn parse(text: &str, options: &Options) -> Result<Self, TextError> {
        todo!()
    }
    fn turn(&self) -> Turn {
        todo!()
    }
    fn actions(&self, list: &mut ActionList) {
        todo!()
    }
    fn chance(&self, list: &mut ChanceList) {
        todo!()
    }
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        todo!()
    }
    fn refuse(&self, action: Action) -> Option<Refusal> {
        todo!()
    }
    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
    fn key(&self) -> u64 {
        todo!()
    }
    fn fresh_key(&self) -> u64 {
        todo!()
    }
    fn repetition_limit(&self) -> u8 {
        todo!()
    }
    fn reversible(&self) -> u16 {
        todo!()
    }
    fn outcome_by(&self, ending: Ending) -> Outcome {
        todo!()
    }
    fn outcome_resigned(&self, seat: Seat) -> Outcome {
        todo!()
    }
    fn seats(&self) -> &'static [Seat] {
        todo!()
    }
    fn board(&self) -> &'static Board {
        todo!()
    }
    fn pieces(&self) -> Vec<Piece> {
        todo!()
    }
    fn standings(&self) -> Vec<Standing> {
        todo!()
    }
    fn text(&self) -> String {
        todo!()
    }
}
