//! Properties that hold in every random game.

use fastrand::Rng;

use super::*;
use crate::chess::ChessEvent;

fn every_options() -> Vec<Options> {
    let mut all = Vec::new();
    for none_captured in [NoneCaptured::Suspended, NoneCaptured::Illegal, NoneCaptured::Free] {
        for stalemate in [Stalemate::Draw, Stalemate::Loses, Stalemate::Wins] {
            use DrawRules::{Modern, Off};
            for (castling, en_passant, draw_rules) in
                [(false, false, Modern), (true, true, Modern), (true, false, Off), (false, true, Modern)]
            {
                all.push(Options { castling, en_passant, none_captured, stalemate, draw_rules, ..Options::default() });
            }
        }
    }
    let delayed_exchange = DelayedExchange::Free;
    all.push(Options { delayed_exchange, ..Options::default() });
    all.push(Options { delayed_exchange, castling: true, en_passant: true, ..Options::default() });
    all.extend(old_options());
    all
}

/// Games of old men, and the others with some of what only they had.
fn old_options() -> Vec<Options> {
    let shatranj = super::old::shatranj();
    let chaturanga = Options {
        array: Array::Crosswise,
        king_leap: true,
        first_player: FirstPlayer::Black,
        stalemate: Stalemate::Wins,
        bare_king: BareKing::Loses,
        ..shatranj
    };
    alloc::vec![
        shatranj,
        chaturanga,
        Options { elephant: Elephant::StraightLeap, array: Array::KingsOnD, ..chaturanga },
        Options { elephant: Elephant::FiveSteps, draw_rules: DrawRules::Off, ..chaturanga },
        Options { elephant: Elephant::Leap, king_leap: true, ..Options::default() },
        Options { counsellor: Counsellor::OneStep, castling: true, en_passant: true, ..Options::default() },
        Options { double_step: false, bare_king: BareKing::Loses, ..Options::default() },
    ]
}

/// Every action that could be written.
fn imaginable() -> Vec<Action> {
    let mut all = alloc::vec![Action::Pass, Action::Stop, Action::Accept, Action::Throw(Throw::one(3))];
    for from in (0..64).map(Spot::from_square) {
        for role in
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King, Role::Pawn, Role::Horse, Role::Counsellor]
        {
            all.push(Action::Promote { at: from, role });
        }
        for to in (0..64).map(Spot::from_square) {
            for promotion in [
                None,
                Some(Role::Queen),
                Some(Role::Rook),
                Some(Role::Knight),
                Some(Role::King),
                Some(Role::Elephant),
                Some(Role::Counsellor),
            ] {
                all.push(Action::Step { from, to, promotion });
                all.push(Action::Capture { from, to, promotion });
            }
        }
    }
    all
}

pub(super) fn holds_together(position: &Chess) {
    assert_eq!(position.key(), position.fresh_key());
    let text = position.text();
    assert_eq!(Chess::parse(&text, &position.options()).as_ref(), Ok(position), "{text}");
    let mut list = ActionList::new();
    position.actions(&mut list);
    assert_eq!(list.is_empty(), position.outcome().is_some(), "{text}");
    assert_eq!(position.turn() == Turn::Over, position.outcome().is_some(), "{text}");
    for (index, &action) in list.iter().enumerate() {
        assert!(!list[..index].contains(&action), "{text}: twice {action}");
        assert_eq!(position.parse_action(&position.action_text(action)), Ok(action), "{text}");
    }
    assert_eq!(position.men.kings().len(), 2, "{text}");
}

#[test]
fn random_games_hold_together_and_end() {
    let mut random = Rng::with_seed(7);
    for options in every_options() {
        for _ in 0..6 {
            let mut game = Game::new(Chess::start(&options).unwrap());
            let mut list = ActionList::new();
            for _ in 0..600 {
                holds_together(game.position());
                if game.turn() == Turn::Over {
                    break;
                }
                game.position().actions(&mut list);
                let action = list[random.usize(..list.len())];
                let mut events = Vec::new();
                game.play(action, &mut events).unwrap();
                let over = events.iter().any(|event| matches!(event, Event::Over { .. }));
                assert_eq!(over, game.outcome().is_some());
                let check = events.contains(&ChessEvent::Check { seat: game.position().side().seat() }.into());
                let exchange = matches!(action, Action::Promote { .. });
                assert!(exchange || check == game.position().in_check());
            }
        }
    }
}

#[test]
fn refuses_exactly_what_is_not_listed() {
    let all = imaginable();
    let mut random = Rng::with_seed(99);
    let mut list = ActionList::new();
    for (index, options) in every_options().into_iter().enumerate() {
        let mut position = Chess::start(&options).unwrap();
        for ply in 0..160 {
            if (ply + index) % 64 == 0 {
                position.actions(&mut list);
                for &action in &all {
                    assert_eq!(
                        position.refuse(action).is_none(),
                        list.contains(&action),
                        "{} {action}",
                        position.text()
                    );
                    // The generator must agree with the moves themselves.
                    let unexplained = position.refuse(action) == Some(Refusal::NoSuchAction);
                    let plain = matches!(
                        action,
                        Action::Step { promotion: None, .. } | Action::Capture { promotion: None, .. }
                    );
                    assert!(!(unexplained && plain), "{} {action}", position.text());
                }
            }
            position.actions(&mut list);
            if list.is_empty() {
                break;
            }
            position.play_unchecked(list[random.usize(..list.len())], &mut ());
        }
    }
}

#[test]
fn is_small() {
    assert_eq!(size_of::<Chess>(), 56);
}
