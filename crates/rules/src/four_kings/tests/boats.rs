//! The boat that a parade wins from the partner (S0 T7).

use super::*;
use crate::Role;
use crate::four_kings::{CommandCause, FourKingsEvent, FourKingsRefusal};
use Seat::{North, South};

/// The events by which the command of a boat begins and ends.
const BEGINS: Event =
    Event::FourKings(FourKingsEvent::Commands { commander: South, army: North, cause: CommandCause::Parade });
const ENDS: Event = Event::FourKings(FourKingsEvent::CommandEnds { army: North, cause: CommandCause::Parade });

/// AMB-42, AMB-57: a frozen seat commands no boat; the boat obeys its own player again.
#[test]
fn a_frozen_maker_of_a_parade_gives_the_boat_back() {
    let text = "8/1wK5eK/8/7nK/wE2nB4/8/8/sK5sH1 w move 0,0,0,0 boats=n";
    for turns in ["ownThrowOnly", "bothThrows"] {
        let rules = options(NO_DICE, &[("paradeBoatTurns", turns)]);
        let mut game = at(&rules, text);
        let events = play(&mut game, "a4xa1");
        assert!(events.contains(&ENDS), "{events:?}");
        assert_eq!(game.turn(), Turn::Seat(North));
        assert!(legal(&game).contains(&"d4-b2".to_string()));
        // Nor can a text say that he commands it.
        let text = game.text().replace(" taken", " boats=n taken");
        let error = FourKings::parse(&text, &rules).unwrap_err();
        assert!(error.to_string().contains("since that ally commands their boat"), "{error}");
    }
}

/// AMB-43: the seat that decided the move that made a parade keeps the command of its partner's boat, also when the
/// armies were united at the time and no longer are.
#[test]
fn the_boat_of_a_parade_outlasts_united_armies() {
    let text = "8/8/wKwh3eh2/3eB2eK1/3nBwB3/2sB5/1nk6/3sK4 s move:2 0,0,0,0 command=n:loss taken=en";
    let mut game = at(&options(TEAM, &[]), text);
    let events = play(&mut game, "c3-e5");
    assert!(events.contains(&BEGINS), "{events:?}");
    play(&mut game, "2; pass; 5; b2-b1=K; 2; pass; 3; pass; 2; pass; 2");
    assert_eq!((game.turn(), legal(&game)), (Turn::Seat(North), alloc::vec!["pass".to_string()]));
    play(&mut game, "pass; 3; pass; 2");
    assert!(legal(&game).contains(&"d4-b2".to_string()) && legal(&game).contains(&"e5-c3".to_string()));
}

/// AMB-42: on his partner's 2 the maker of a parade moves his partner's boat, not his own.
#[test]
fn the_partners_two_moves_the_partners_boat() {
    let rules = options(TEAM, &[("paradeBoatTurns", "bothThrows")]);
    let game = at(&rules, "4nK3/8/wKwh3eh2/4sB1eK1/3nB4/8/8/3sK4 n/s move:2 0,0,0,0 boats=n");
    assert_eq!(
        (game.turn(), legal(&game)),
        (Turn::Seat(South), ["d4xb6", "d4xf6", "d4-b2", "d4-f2"].map(String::from).into())
    );
}

/// AMB-43: it lasts to the end of the game, also for a maker who loses everything and comes back by an exchange. In
/// the meantime the boat obeys its own player.
#[test]
fn a_maker_who_comes_back_commands_the_boat_still() {
    let text = "4nK3/1wH6/eK2sK4/1wK6/3nB4/8/6eH1/nE7 w move:3 0,0,0,0 boats=n";
    let mut game = at(&options(TEAM, &[]), text);
    let events = play(&mut game, "b7xd6");
    assert!(events.contains(&FourKingsEvent::Finished { seat: South }.into()) && events.contains(&ENDS), "{events:?}");
    assert_eq!(FourKings::parse(&game.text(), &game.options()), Ok(game));
    let mut meanwhile = game;
    play(&mut meanwhile, "2");
    assert_eq!(meanwhile.turn(), Turn::Seat(North));
    assert!(legal(&meanwhile).contains(&"d4-b2".to_string()), "{:?}", legal(&meanwhile));
    play(&mut game, "4; a1xa6; offer-exchange");
    let events = play(&mut game, "accept");
    assert!(events.contains(&BEGINS), "{events:?}");
    let boat = game.pieces().into_iter().find(|piece| piece.role == Role::Boat).unwrap();
    assert_eq!(boat.commander, Some(South));
    play(&mut game, "3; g2-e3; pass; 2");
    assert_eq!(game.turn(), Turn::Seat(South));
    assert!(legal(&game).contains(&"d4-b2".to_string()), "{:?}", legal(&game));
    // Its own player has no boat to move any more.
    play(&mut game, "d4-b2; 2; pass; 2");
    assert_eq!((game.turn(), legal(&game)), (Turn::Seat(North), ["pass".to_string()].into()));
    assert_eq!(refusal(&game, "b2-d4"), FourKingsRefusal::UnderCommand { commander: South }.into());
}

/// A maker who cannot come back has given the boat back for good: one who took his last king off the board was not
/// killed, and where a player who lost everything stays away, nothing is left to remember.
#[test]
fn a_maker_who_cannot_come_back_gives_the_boat_up() {
    let withdrawal = "4nK3/1wH6/eK7/1wK6/3nB4/8/6eH1/sK7 s before 0,0,0,0 boats=n";
    let mut game = at(&options(TEAM, &[]), withdrawal);
    assert!(play(&mut game, "withdraw").contains(&ENDS));
    assert!(!game.text().contains("boats="), "{}", game.text());
    let loss = "4nK3/1wH6/eK2sK4/1wK6/3nB4/8/6eH1/nE7 w move:3 0,0,0,0 boats=n";
    for changes in [&[("exchangeRevives", "false")][..], &[("exchange", "off")]] {
        let rules = options(TEAM, changes);
        let mut game = at(&rules, loss);
        assert!(play(&mut game, "b7xd6").contains(&ENDS));
        assert!(!game.text().contains("boats="), "{}", game.text());
        let claimed = game.text().replace(" taken", " boats=n taken");
        assert!(FourKings::parse(&claimed, &rules).is_err(), "{claimed}");
    }
}

/// AMB-57, AMB-58: a frozen maker whose king comes back by an exchange commands the boat again.
#[test]
fn a_maker_who_thaws_commands_the_boat_again() {
    let rules = options(NO_DICE, &[("exchange", "afterKill")]);
    let mut game = at(&rules, "8/1wK5eK/5nH2/7nK/wE2nB4/8/8/sK5sH1 w move 0,0,0,0 boats=n");
    let events = play(&mut game, "a4xa1");
    assert!(events.contains(&FourKingsEvent::Frozen { army: South }.into()) && events.contains(&ENDS), "{events:?}");
    assert_eq!(FourKings::parse(&game.text(), &rules), Ok(game));
    assert!(legal(&game).contains(&"d4-b2".to_string()));
    play(&mut game, "f6xh7; offer-exchange");
    let events = play(&mut game, "accept");
    assert!(events.contains(&FourKingsEvent::Thawed { army: South }.into()) && events.contains(&BEGINS), "{events:?}");
    play(&mut game, "h4-h3");
    assert_eq!(game.turn(), Turn::Seat(South));
    assert!(legal(&game).contains(&"d4-b2".to_string()), "{:?}", legal(&game));
}

/// A seat that is frozen first and loses everything later gives the boat back once.
#[test]
fn a_boat_is_given_back_once() {
    let rules = options(NO_DICE, &[("exchange", "afterKill")]);
    let mut game = at(&rules, "8/1wK5eK/8/7nK/wE2nB4/8/8/sK5sH1 w move 0,0,0,0 boats=n");
    play(&mut game, "a4xa1; d4-b2; h7-g6");
    let events = play(&mut game, "a1xg1");
    assert!(events.contains(&FourKingsEvent::Finished { seat: South }.into()) && !events.contains(&ENDS), "{events:?}");
}
