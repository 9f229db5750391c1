//! The positions of a day.

use ashtapada_rulebook::{Claim, Daily, DailyList, Day};
use ashtapada_rules::four_kings::FourKingsEvent;
use ashtapada_rules::{Ending, Event, Position, Role, Seat};
use serde::Serialize;

use crate::view::View;

/// The positions of a day, one of each list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DailyPage {
    /// The day.
    pub day: Day,
    /// In order of presentation.
    pub positions: Vec<DailyView>,
}

/// A position with its best move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DailyView {
    /// The list that it is from.
    pub list: DailyList,
    /// The rule set.
    pub rules: String,
    /// The position, before the throw where there is one.
    pub position: String,
    /// The throw.
    pub throw: Option<String>,
    /// Who is to find the move.
    pub seat: Seat,
    /// The position after the throw.
    pub view: View,
    /// The lines that are accepted: the actions of a whole turn.
    pub best: Vec<Vec<String>>,
    /// What follows the first of them, to show where it leads.
    pub then: Vec<String>,
    /// Why the best is the best.
    pub claim: Claim,
    /// What makes it so.
    pub theme: Theme,
    /// What it gains, in points where points count and in pieces otherwise.
    pub gain: i16,
    /// The most that the others can take until the next turn.
    pub loss: i16,
    /// The most that anything else gains.
    pub other: i16,
    /// Of a margin: what the best, and what the next best, is worth, in hundredths of the win.
    pub worth: Option<[u8; 2]>,
}

/// What a best move is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Theme {
    /// The king is mated.
    Mate,
    /// The leopards are blocked.
    Fence,
    /// The game is won in another way.
    Win,
    /// The win comes with the next turn.
    WinInTwo,
    /// The boats meet.
    Parade,
    /// A throne is entered, or points are made on one.
    Throne,
    /// A king falls.
    King,
    /// Several pieces are taken in one turn.
    Chain,
    /// A pawn becomes something else.
    Promotion,
    /// A piece is taken.
    Capture,
    /// Nothing is taken, and it is the best by a clear margin.
    Quiet,
    /// It takes something, and is the best by a clear margin.
    Exchange,
}

impl Theme {
    fn of(claim: Claim, events: &[Event]) -> Theme {
        let any = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let taken = events.iter().filter(|event| matches!(event, Event::Captured { .. })).count();
        match claim {
            Claim::WinInTwo => Theme::WinInTwo,
            Claim::Win if any(|event| matches!(event, Event::Over { ending: Ending::Checkmate })) => Theme::Mate,
            Claim::Win if any(|event| matches!(event, Event::Over { ending: Ending::Blocked })) => Theme::Fence,
            Claim::Win => Theme::Win,
            Claim::Gain if any(|event| matches!(event, Event::FourKings(FourKingsEvent::Parade { .. }))) => {
                Theme::Parade
            }
            Claim::Gain
                if any(|event| {
                    matches!(
                        event,
                        Event::FourKings(FourKingsEvent::ThroneEntered { .. })
                            | Event::FourKings(FourKingsEvent::Empire { .. })
                    )
                }) =>
            {
                Theme::Throne
            }
            Claim::Gain if any(|event| matches!(event, Event::Captured { role: Role::King, .. })) => Theme::King,
            Claim::Gain if taken > 1 => Theme::Chain,
            Claim::Gain if taken == 0 && any(|event| matches!(event, Event::Promoted { .. })) => Theme::Promotion,
            Claim::Gain => Theme::Capture,
            Claim::Margin if taken == 0 => Theme::Quiet,
            Claim::Margin => Theme::Exchange,
        }
    }
}

/// The positions of a day.
///
/// # Errors
/// One of them cannot be read, which their tests rule out.
pub fn daily_page(day: Day) -> Result<DailyPage, String> {
    let of = |list: DailyList| Some(shown(list, day.of(list)?));
    Ok(DailyPage { day, positions: DailyList::ALL.into_iter().filter_map(of).collect::<Result<_, _>>()? })
}

pub(super) fn shown(list: DailyList, daily: &Daily) -> Result<DailyView, String> {
    let position = daily.begin()?;
    let seat = position.turn().seat().ok_or("nobody is to move")?;
    Ok(DailyView {
        list,
        rules: daily.rules.clone(),
        position: daily.position.clone(),
        throw: daily.throw.clone(),
        seat,
        view: View::of(&position),
        best: daily.best.iter().map(|line| line.split(", ").map(str::to_owned).collect()).collect(),
        then: daily.then.clone(),
        claim: daily.claim,
        theme: Theme::of(daily.claim, &daily.events()?),
        gain: daily.gain,
        loss: daily.loss,
        other: daily.other,
        worth: daily.worth,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_every_list_is_shown_on_some_day() {
        let most = DailyList::ALL.iter().map(|list| list.positions().len()).max().unwrap();
        for day in 0..most as i64 {
            let page = daily_page(Day(day)).unwrap();
            assert_eq!(page.positions.len(), DailyList::ALL.len());
            for shown in page.positions {
                assert!(!shown.best.is_empty() && !shown.view.pieces.is_empty(), "{shown:?}");
            }
        }
    }
}
