//! The Czech game (S1): `RULES` A5.

use super::*;
use crate::four_kings::{CommandCause, FourKingsEvent, FourKingsRefusal, Merit};
use crate::{Means, Role, Seat};
use Seat::{East, North, South, West};

fn cz(text: &str) -> FourKings {
    at(&options(CZ, &[]), text)
}

/// AMB-1: who sits where, plays after whom and with whom.
#[test]
fn amb_1_seating() {
    let table = |changes: &[(&str, &str)]| {
        let mut game = FourKings::start(&options(CZ, changes)).unwrap();
        let mut seats = Vec::new();
        for _ in 0..4 {
            seats.push(game.turn());
            play(&mut game, "4; pass");
        }
        let ally =
            |seat| game.standings().iter().find(|standing| standing.seat == seat).and_then(|standing| standing.ally);
        let colours: Vec<_> = game
            .seats()
            .iter()
            .map(|&seat| game.standings().iter().find(|own| own.seat == seat).map(|own| own.colour.name()))
            .collect();
        (seats, ally(South), colours)
    };
    let throws = |seats: [Seat; 4]| seats.map(Turn::Chance).to_vec();
    // Forbes' sides: red East, black North, yellow West, green South; red with green, its neighbour.
    let (seats, ally, _) = table(&[]);
    assert_eq!((seats, ally), (throws([East, North, West, South]), Some(East)));
    // Clockwise in the order of play: red South, black West, yellow North, green East.
    let (seats, ally, colours) = table(&[("cz.seating", "clockwise")]);
    assert_eq!((seats, ally), (throws([South, West, North, East]), Some(East)));
    assert_eq!(colours, [Some("red"), Some("black"), Some("yellow"), Some("green")]);
    // Allies opposite: the order zigzags.
    let (seats, ally, _) = table(&[("cz.seating", "alliesOpposite")]);
    assert_eq!((seats, ally), (throws([South, West, East, North]), Some(North)));
    let (seats, ally, _) = table(&[("cz.seating", "alliesOpposite"), ("cz.alliances", "forbes")]);
    assert_eq!((seats, ally), (throws([South, West, North, East]), Some(North)));
}

/// The hierarchy of captures: pawns take pawns and boats, boats pawns, the others all.
#[test]
fn hierarchy() {
    let game = cz("7nK/8/8/nH1wB5/1sk6/8/8/sK6eK s move:5 0,0,0,0");
    assert!(legal(&game).contains(&"b4xc5".to_string()));
    assert_eq!(refusal(&game, "b4xa5"), FourKingsRefusal::Rank { attacker: Role::Pawn, victim: Role::Horse }.into());
    let game = cz("7nK/8/8/8/nH3wk3/8/2sB5/sK6eK s move:2 0,0,0,0");
    assert!(legal(&game).contains(&"c2xe4".to_string()));
    assert_eq!(refusal(&game, "c2xa4"), FourKingsRefusal::Rank { attacker: Role::Boat, victim: Role::Horse }.into());
    // It must be played, even if it does harm.
    assert_eq!(refusal(&game, "pass"), Refusal::MayNotPass);
}

/// AMB-63: the parade takes all other boats, the ally's too; no points.
#[test]
fn amb_63_parade_takes_the_allys_boat() {
    let mut game = cz("7nK/8/8/3eB4/3nBwB3/2sB5/wK6eK/sK7 s move:2 0,0,0,0");
    let events = play(&mut game, "c3-e5");
    let lost: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::Captured { army, means: Means::Parade, .. } => Some(*army),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [West, North, East]);
    assert_eq!(game.points, [0; 4]);
}

/// AMB-65 to AMB-67: the king on the ally's throne puts the ally out and plays both armies.
#[test]
fn amb_65_66_the_allys_throne() {
    // South and East are allies. South's king enters h4; East's king stands elsewhere.
    let text = "nK7/8/8/wK7/8/6sK1/eHek6/sH6eK s move:5 0,0,0,0";
    let mut game = cz(text);
    let events = play(&mut game, "g3-h4");
    assert!(events.contains(&FourKingsEvent::Finished { seat: East }.into()));
    assert!(
        events.contains(&FourKingsEvent::Commands { commander: South, army: East, cause: CommandCause::Throne }.into())
    );
    // East throws no more: red is skipped after green.
    assert_eq!(game.turn(), Turn::Chance(North));
    play(&mut game, "4; pass; 4; pass; 3");
    assert_eq!(game.turn(), Turn::Seat(South));
    let moves = legal(&game);
    assert!(moves.contains(&"a1-b3".to_string()) && moves.contains(&"a2-b4".to_string()));
    let mut kept = at(&options(CZ, &[("cz.allySeat", "kept")]), text);
    play(&mut kept, "g3-h4; 3");
    assert_eq!((kept.turn(), kept.text().contains(" e/s move:3 ")), (Turn::Seat(South), true));
    // Both colours count: South plays on with East's pieces when his own are gone.
    let mut game = cz("nK7/8/8/wK7/8/6wEsK/eHek6/7eK w move:4 0,0,0,0 command=e:throne out=e");
    play(&mut game, "g3xh3; 3");
    assert_eq!(game.turn(), Turn::Seat(South));
    assert!(legal(&game).contains(&"a2-b4".to_string()));
}

/// AMB-64: an enemy throne has no effect, or gives a point.
#[test]
fn amb_64_enemy_throne() {
    let text = "nK7/8/8/1sK6/8/8/wK7/sH6eK s move:5 0,0,0,0";
    let mut game = cz(text);
    let events = play(&mut game, "b5-a5");
    assert!(events.contains(&FourKingsEvent::ThroneEntered { king: South, throne: West }.into()));
    assert_eq!(game.points, [0; 4]);
    let mut game = at(&options(CZ, &[("cz.enemyThrone", "stake1")]), text);
    assert!(
        play(&mut game, "b5-a5")
            .contains(&FourKingsEvent::Scored { seat: South, points: 1, merit: Merit::ThroneEntry }.into())
    );
}

/// A player whose king is lost plays on, without points and without a commander.
#[test]
fn a_lost_king_is_not_the_end() {
    let mut game = cz("nK7/8/8/wK7/8/8/sH7/sKwE5eK w move:4 0,0,0,0");
    let events = play(&mut game, "b1xa1");
    assert!(!events.iter().any(|event| matches!(
        event,
        Event::FourKings(FourKingsEvent::Commands { .. }) | Event::FourKings(FourKingsEvent::Scored { .. })
    )));
    play(&mut game, "3");
    assert_eq!(game.turn(), Turn::Seat(South));
}

/// AMB-68: the exchange needs both opponents; a king returns to his throne or beside it.
#[test]
fn amb_68_exchange() {
    // South's king was captured; East, his ally, captures West's on its throne.
    let text = "nK7/8/8/wKeE6/1wH6/8/sH7/nH6eK e move:4 0,0,0,0 taken=ns";
    let mut game = cz(text);
    play(&mut game, "b5xa5");
    assert_eq!(legal(&game), ["offer-exchange", "pass"]);
    play(&mut game, "offer-exchange");
    assert_eq!(game.turn(), Turn::Seat(North));
    play(&mut game, "accept");
    assert_eq!(game.turn(), Turn::Seat(West));
    let mut declined = game;
    play(&mut declined, "decline");
    assert_eq!(declined.turn(), Turn::Chance(North));
    play(&mut game, "accept");
    assert_eq!(
        (game.turn(), legal(&game)),
        (Turn::Seat(West), alloc::vec!["@a4".into(), "@b5".into(), "@a6".into(), "@b6".into()])
    );
    assert_eq!(refusal(&game, "@c5"), FourKingsRefusal::NotAReturn { at: "c5".parse().unwrap() }.into());
    let events = play(&mut game, "@b5");
    assert!(events.contains(&Event::Placed { army: West, role: Role::King, at: "b5".parse().unwrap() }));
    // South's throne d1 is free: the king returns there without a choice.
    assert_eq!(game.turn(), Turn::Chance(North));
    assert!(game.text().contains("nH2sK"), "{}", game.text());
    // Without a free square beside the throne nothing can be offered.
    let mut game = cz("nK7/8/wEwk6/wKwb6/wHwh6/1eH6/sH7/7eK e move:3 0,0,0,0 taken=ns");
    play(&mut game, "b3xa5");
    assert_eq!(game.turn(), Turn::Chance(North));
}

/// AMB-69 to AMB-71: horse and elephant squares, after the loss of a pawn; forced.
#[test]
fn amb_69_to_71_promotion() {
    let halves = |text: &str| at(&options(CZ, &[("cz.promotionSquares", "bothHalves")]), text);
    let game = halves("3nK4/shsesk5/8/8/8/8/8/sK6eK s move:5 0,0,0,0");
    // Three pawns left: one is lost. a8 gives nothing; b8 a horse; c8 an elephant.
    let moves = legal(&game);
    assert!(moves.contains(&"a7-a8".to_string()) && moves.contains(&"b7-b8=H".to_string()));
    assert!(moves.contains(&"c7-c8=E".to_string()) && !moves.contains(&"c7-c8".to_string()));
    assert_eq!(refusal(&game, "c7-c8"), Refusal::PromotionDue { role: Role::Elephant });
    // AMB-70: a second elephant is possible; and with all four pawns nothing is promoted yet.
    let game = halves("4nK3/shsesksb4/8/8/8/8/8/sK6eK s move:5 0,0,0,0");
    assert!(legal(&game).contains(&"c7-c8".to_string()));
    assert_eq!(refusal(&game, "c7-c8=E"), FourKingsRefusal::NoPawnLost.into());
    let squares = |changes: &[(&str, &str)]| -> Vec<String> {
        let game = at(&options(CZ, changes), "4nK3/1shsk2se2/8/8/8/8/8/sK6eK s move:5 0,0,0,0");
        legal(&game).into_iter().filter(|action| action.contains('=')).collect()
    };
    // To the letter, only where the far player's horse and elephant stood.
    assert_eq!(squares(&[]), ["f7-f8=E"]);
    assert_eq!(squares(&[("cz.promotionSquares", "bothHalves")]), ["b7-b8=H", "c7-c8=E", "f7-f8=E"]);
    assert_eq!(squares(&[("cz.promotionSquares", "ownFiles")]), ["b7-b8=H", "c7-c8=E"]);
    // AMB-71: a waiting pawn is promoted automatically at its owner's next turn.
    let mut game = cz("5sh1nK/4sksb2/8/8/3se4/4wE3/8/sK5wKeK w move:4 0,0,0,0");
    let events = play(&mut game, "e3xe7");
    assert!(matches!(events.last(), Some(Event::Promoted { role: Role::Elephant, .. })), "{events:?}");
    assert_eq!(game.turn(), Turn::Chance(South));
}

/// AMB-66: for a player who holds both armies, the losses of either count.
#[test]
fn amb_66_losses_of_a_player() {
    // South holds East's army. All four pawns of South stand; one of East's is gone.
    let text = "4nK3/5se2/1shsksb4/5eeeh1/6ek1/8/8/sK6wK s move:5 0,0,0,0 command=e:throne out=e";
    for (losses, may) in [("player", true), ("colour", false)] {
        let game = at(&options(CZ, &[("lossesBy", losses)]), text);
        assert_eq!(legal(&game).contains(&"f7-f8=E".to_string()), may, "{losses}");
    }
    // The last pawn with a boat of either colour is privileged, if nothing else is left of both.
    let text = "4nK3/1sh6/8/8/8/8/8/eB6wK s move:5 0,0,0,0 command=e:throne out=e";
    for (losses, kinds) in [("player", 4), ("colour", 0)] {
        let changes = [("lossesBy", losses), ("cz.privilegedSquares", "wholeFarEdge")];
        let game = at(&options(CZ, &changes), text);
        assert_eq!(legal(&game).iter().filter(|action| action.contains('=')).count(), kinds, "{losses}");
    }
}

/// AMB-72, AMB-73: the privileged pawn, alone with a boat, becomes any piece.
#[test]
fn amb_72_73_privileged_pawn() {
    let edge = |text: &str| at(&options(CZ, &[("cz.privilegedSquares", "wholeFarEdge")]), text);
    let game = edge("4nK3/sh7/8/8/8/8/8/sB6eK s move:5 0,0,0,0");
    assert_eq!(legal(&game), ["a7-a8", "a7-a8=K", "a7-a8=E", "a7-a8=H", "a7-a8=B"]);
    // On a horse or elephant square it has to be promoted, to any piece.
    let game = edge("4nK3/5sh2/8/8/8/8/8/sB6eK s move:5 0,0,0,0");
    assert_eq!(legal(&game), ["f7-f8=K", "f7-f8=E", "f7-f8=H", "f7-f8=B"]);
    // To the letter, on all squares where pieces stood, also on the way, but not elsewhere on the edge.
    let game = cz("4nK3/8/8/8/sh7/8/8/sB6eK s move:5 0,0,0,0");
    assert_eq!(legal(&game), ["a4-a5", "a4-a5=K", "a4-a5=E", "a4-a5=H", "a4-a5=B"]);
    assert_eq!(legal(&cz("4nK3/1sh6/8/8/8/8/8/sB6eK s move:5 0,0,0,0")), ["b7-b8"]);
    // A pawn that waits on the edge may be promoted once the condition is met.
    let mut game = cz("sh3nK3/8/8/8/8/8/8/sBsE3wE1eK w move:4 0,0,0,0");
    play(&mut game, "f1xb1");
    assert_eq!((game.turn(), legal(&game).len()), (Turn::Seat(South), 5));
}

/// AMB-111: a seat that put its ally out wins alone; one that merely lost its pieces shares the win.
#[test]
fn amb_111_an_ally_who_is_out_shares_nothing() {
    let text = "8/8/8/8/wK7/8/1sH6/7eK s move:3 0,0,0,0";
    for (changes, state, share) in [
        (&[][..], " command=e:throne out=e", [12, 0, 0, 0]),
        (&[("outAllyWins", "true")], " command=e:throne out=e", [12, 0, 0, 12]),
        (&[], "", [12, 0, 0, 12]),
    ] {
        let mut game = at(&options(CZ, changes), &alloc::format!("{text}{state}"));
        play(&mut game, "b2xa4");
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.ending, outcome.share), (Ending::Annihilation, share), "{state}");
    }
    let game = at(&options(CZ, &[]), "8/8/8/8/wK7/8/1sH6/7eK s move:3 0,0,0,0 command=e:throne out=e");
    let drawn = game.outcome_by(Ending::Repetition);
    assert_eq!((drawn.share, drawn.rank), ([6, 6, 6, 0], [1, 1, 1, 4]));
}

/// Everyone of a pair gone: the other pair wins.
#[test]
fn annihilation() {
    let mut game = cz("8/8/8/8/wK7/8/1sH6/7eK s move:3 0,0,0,0");
    play(&mut game, "b2xa4");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::Annihilation, [12, 0, 0, 12]));
}
