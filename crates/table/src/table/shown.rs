//! The views of a table: what does not change, and the log with what each entry changed.

use ashtapada_rulebook::EDITION;
use ashtapada_rules::{Board, Comeback, Event, Look, Position, Seat};
use serde::Serialize;

use super::{Node, ProofView, Table};
use crate::clocks::{ClockPlan, SeatClock};
use crate::daily;
use crate::digest::Digest;
use crate::entry::Act;
use crate::linked::{Linked, LinkedView};
use crate::player::SeatPlan;
use crate::setup::DiceSource;
use crate::terms::Absence;
use crate::view::{ActionView, Change, Taken, View};

/// What does not change during a game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// The edition of its rules, where it is not today's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub edition: Option<u32>,
    /// Options that differ from the rule set's.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Whether the players have screens of their own.
    pub apart: bool,
    /// What happens where players have screens of their own and one is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub absence: Option<Absence>,
    /// Whether the computer may help players who have screens of their own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub help: bool,
    /// Whether such a table is offered in the lobby, so that strangers meet here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub open: bool,
    /// Whether it was set up to count for ratings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// Who plays on which device, if it is played by links.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub linked: Option<LinkedView>,
    /// Where throws come from.
    pub dice: DiceSource,
    /// The game of a day that is played here: its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<&'static str>,
    /// What is shown of all positions of the game.
    pub look: Look,
    /// The board.
    pub board: Board,
    /// The position at the start, to replay from.
    pub start: View,
    /// What throws are drawn from, where they are drawn here.
    pub proof: Option<ProofView>,
    /// The clock plan, if there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockPlan>,
    /// The clocks of seats that have another one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SeatClock>>", optional))]
    pub clocks: Vec<SeatClock>,
}

/// One entry of the log as data for interfaces.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct EntryView {
    /// From 1, without gaps.
    pub seq: u32,
    /// Who decided; `None` for throws, taking back, agreement and more time.
    pub seat: Option<Seat>,
    /// What was done.
    pub act: Act,
    /// Its text, an action in the notation of the game.
    pub text: String,
    /// The short form in which players of the game write it, with English piece letters, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub short: Option<String>,
    /// The action as data, where one of the rules was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<ActionView>,
    /// The number of the turn it belongs to, from 1: a run of actions on one seat's throw, or in games without dice by one
    /// seat.
    pub turn: u32,
    /// Whose turn that is: the thrower, in games with dice.
    pub owner: Option<Seat>,
    /// What happened.
    pub events: Vec<Event>,
    /// What it changed; `None`: taking back, which leads to the state after an earlier entry, and more time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub change: Option<Change>,
    /// Milliseconds left after it, by seat, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<Vec<(Seat, u32)>>,
    /// Of the log up to it: who comes again shows that of the last entry known.
    pub digest: Digest,
}

impl Table {
    /// What does not change during the game.
    pub fn table_view(&self) -> TableView {
        let setup = &self.header.setup;
        let options = self.beginning.changes().into_iter().map(|(id, value)| (id.to_owned(), value));
        TableView {
            id: self.header.id.clone(),
            rules: self.beginning.rules.id.clone(),
            edition: (self.beginning.edition != EDITION).then_some(self.beginning.edition),
            options: options.collect(),
            seats: self.seat_plans(),
            apart: setup.apart,
            absence: setup.absence,
            help: setup.help,
            open: setup.open,
            rated: setup.rated,
            linked: self.header.linked.as_ref().map(Linked::view),
            dice: setup.dice,
            daily: daily::of(setup).map(|(game, _)| game.id.as_str()),
            look: self.beginning.position.look(),
            board: *self.beginning.position.board(),
            start: View::of(&self.beginning.position),
            proof: self.proof_view(),
            clock: setup.clock,
            clocks: setup.clocks.clone(),
        }
    }

    /// The entries after number `seen`, at most `limit` of them.
    pub fn entries(&self, seen: u32, limit: usize) -> Vec<EntryView> {
        let known = seen.min(self.last()) as usize;
        let mut previous: Option<(u32, View)> = None;
        let nodes = self.nodes[known..].iter().take(limit);
        nodes.map(|node| self.entry_view(node, &mut previous)).collect()
    }

    /// The entries of the last turn, without what was taken back; if it has only begun, also those of the turn before.
    pub fn last_turn(&self) -> Vec<EntryView> {
        let decided = self.line(self.place()).find(|node| node.entry.seat.is_some());
        let turn = decided.map_or(self.now().turn.number, |node| node.state.turn.number);
        let is_last = |node: &&Node| node.state.turn.number >= turn && turn > 0;
        let mut entries: Vec<EntryView> =
            self.line(self.place()).take_while(is_last).map(|node| self.entry_view(node, &mut None)).collect();
        entries.reverse();
        entries
    }

    /// `previous` is the view of the state that the last entry led to, and that state's number.
    fn entry_view(&self, node: &Node, previous: &mut Option<(u32, View)>) -> EntryView {
        let number = node.entry.seq;
        let before = self.node(number - 1).map_or(0, |before| before.leads_to);
        let position = self.game.position_at(self.state(before).game);
        let change = matches!(node.entry.act, Act::Play { .. } | Act::Agree | Act::Resign { .. } | Act::Leave { .. })
            .then(|| {
                let known = previous.take().filter(|(known, _)| *known == before);
                let (_, earlier) = known.unwrap_or_else(|| (before, self.still(before)));
                let view = self.still(number);
                let change = Change::between(&earlier, &view, node.events.iter().filter_map(Taken::of).collect());
                *previous = Some((number, view));
                change
            });
        let clocks = node.state.clocks;
        let left = |seat: &Seat| (*seat, clocks.left(*seat, 0));
        EntryView {
            seq: number,
            seat: node.entry.seat,
            act: node.entry.act,
            text: node.entry.act.text_at(&position),
            short: node.entry.act.action().and_then(|action| position.short_text(action)),
            action: node.entry.act.action().map(|action| ActionView::of(&position, action)),
            turn: node.state.turn.number,
            owner: node.state.turn.owner,
            events: node.events.to_vec(),
            change,
            left: self.clock().map(|_| position.seats().iter().map(left).collect()),
            digest: node.digest,
        }
    }

    /// The view of a state without the pieces taken, which the changes contain.
    fn still(&self, number: u32) -> View {
        let state = self.state(number);
        let mut view = View::in_game(&self.game.position_at(state.game), self.outcome_at(number), Vec::new());
        for standing in view.seats.iter_mut().filter(|standing| state.left[standing.seat.index()]) {
            view.left.push(standing.seat);
            standing.aside = Some(Comeback::default());
        }
        view
    }

    /// The view of the state of that number.
    pub(super) fn view_at(&self, number: u32) -> View {
        let mut taken = Vec::new();
        let mut last = self.state(number).taken;
        while let Some(link) = last.checked_sub(1).and_then(|place| self.taken.get(place as usize)) {
            taken.push(link.piece);
            last = link.before;
        }
        taken.reverse();
        View { taken, ..self.still(number) }
    }
}
