//! Rare combinations of rules.

use super::*;
use crate::four_kings::{CommandCause, FourKingsEvent, FourKingsRefusal, Merit};
use crate::{Role, Seat};
use Seat::{East, North, South, West};

fn empire(points: i16) -> Event {
    FourKingsEvent::Scored { seat: South, points, merit: Merit::Empire }.into()
}

/// T4, AMB-35: a king that was its army's last piece was killed all the same, and its partner is in command.
#[test]
fn command_over_an_army_whose_last_piece_was_its_king() {
    let team = options(TEAM, &[("withdrawLastKing", "off")]);
    // Both enemy kings are dead already: command comes last, and is worth 1.
    let mut game = at(&team, "8/8/2wh5/3wE3nK/2eh5/8/8/sKsH6 w move:4 0,0,0,0 taken=sw,se");
    let events = play(&mut game, "d5xh5");
    assert!(
        events.contains(&empire(1)) && events.contains(&FourKingsEvent::Finished { seat: North }.into()),
        "{events:?}"
    );
    assert!(
        !events.iter().any(|event| matches!(event, Event::FourKings(FourKingsEvent::Commands { .. }))),
        "{events:?}"
    );
    assert_eq!(game.standings()[2].commander, Some(South));
    // Or it comes first, and the second enemy king falls to the commander's own.
    let mut game = at(&team, "8/8/2wh5/3wE3nK/2eh5/8/1eK6/sKsH6 w move:4 0,0,0,0 taken=sw");
    let events = play(&mut game, "d5xh5; pass; 4; pass; 5; a1xb2");
    assert!(events.contains(&empire(2)), "{events:?}");
    // A commander whose king was his last piece commands no more; his partner does, unless each has his own.
    for (rule, points) in [("commandStays", 1), ("flip", 1), ("eachOwn", 0)] {
        let rules = options(TEAM, &[("withdrawLastKing", "off"), ("bothRajasLost", rule)]);
        let mut game = at(&rules, "8/8/2wh5/3wE3nK/2eh5/8/8/1sH6 w move:4 0,0,0,0 command=s:loss taken=sw,se,ws");
        play(&mut game, "d5xh5");
        assert_eq!(game.points[0], points, "{rule}");
    }
}

/// AMB-37: when the killed king was the last piece, the partner, who now commands, answers.
#[test]
fn the_partner_answers_for_an_army_that_is_gone() {
    let team = options(TEAM, &[("withdrawLastKing", "off")]);
    let mut game = at(&team, "8/8/2wh5/3sE3eK/8/8/wK7/1sK6 s move:4 0,0,0,0 taken=en");
    play(&mut game, "d5xh5; offer-exchange");
    assert_eq!((game.turn(), legal(&game)), (Turn::Seat(West), alloc::vec!["accept".into(), "decline".into()]));
    let events = play(&mut game, "accept");
    assert!(
        events.contains(&FourKingsEvent::CommandEnds { army: East, cause: CommandCause::KingBack }.into()),
        "{events:?}"
    );
    assert_eq!(game.standings()[3].commander, None);
}

/// AMB-4, AMB-42, AMB-52: a throw is thrown again only if neither the thrower nor the maker of a parade can use it.
#[test]
fn the_makers_two_is_a_throw_that_can_be_used() {
    let changes =
        [("dice", "2"), ("blockedThrow", "rethrow"), ("paradeBoatTurns", "bothThrows"), ("withdrawLastKing", "off")];
    let rules = options(TEAM, &changes);
    // North's throw; his boat is South's to move, and his elephant is gone.
    let mut game = at(&rules, "7nK/8/8/8/3nB4/8/wK6eK/sK7 n move:2,4 0,0,0,0 boats=n");
    assert_eq!((game.turn(), legal(&game)), (Turn::Seat(North), alloc::vec!["pass".to_string()]));
    let events = play(&mut game, "pass");
    assert_eq!(events, [Event::TurnLost { seat: North, face: 4, why: crate::Idle::NoPiece }]);
    assert_eq!(game.turn(), Turn::Seat(South));
    play(&mut game, "d4-b2");
    assert_eq!(game.turn(), Turn::Chance(East));
    // Where the boat is stuck too, both are thrown again, with the odds of a fresh throw.
    let mut game = at(&rules, "4sK2nK/8/1nh3nk2/8/3nB4/8/1sk3se2/eK6wK n move:2,4 0,0,0,0 boats=n");
    let events = play(&mut game, "pass");
    assert_eq!(events, [FourKingsEvent::ThrownAgain { seat: North }.into()]);
    assert_eq!(game.turn(), Turn::Chance(North));
    let mut throws = crate::ChanceList::new();
    game.chance(&mut throws);
    assert_eq!(throws.len(), 10);
    assert!(throws.iter().all(|(throw, p)| {
        let (low, high) = throw.faces();
        (p.numerator, p.denominator) == (1, if Some(low) == high { 16 } else { 8 })
    }));
}

/// AMB-57, AMB-65: a seat that put its ally out plays both armies, and only that of a lost king is frozen.
#[test]
fn a_frozen_king_of_two_armies_plays_the_other() {
    // South put East out; North's elephant takes his king.
    let text = "8/8/8/wK6sH/8/2eH5/eK7/sK2nE3nK n move:4 0,0,0,0 command=e:throne out=e";
    for (seat, rounds) in [("dropped", "4; pass; 3"), ("kept", "4; pass; 3")] {
        let rules = options(CZ, &[("kingLoss", "freeze"), ("cz.allySeat", seat)]);
        let mut game = at(&rules, text);
        play(&mut game, "d1xa1");
        play(&mut game, rounds);
        assert_eq!(game.turn(), Turn::Seat(South), "{seat}");
        let moves = legal(&game);
        assert!(moves.contains(&"c3-d5".to_string()) && !moves.iter().any(|action| action.starts_with("h5")));
        assert_eq!(refusal(&game, "h5-g3"), FourKingsRefusal::ArmyFrozen { army: South }.into());
    }
}

/// Pawns that may become kings though no king is lost can make more of them; the side without any has lost.
#[test]
fn many_kings_on_one_side() {
    let rules = options(NO_DICE, &[("promotionNeeds", "pawnLost")]);
    let mut game = at(&rules, "sK3nK3/8/8/8/8/wK7/8/sK1sK3eEnE s move 0,0,0,0 taken=se");
    assert_eq!(game.turn(), Turn::Seat(South));
    play(&mut game, "a1-b1; a3-a2; e8-e7; b1xa2");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::BothKings, [12, 0, 12, 0]));
    // A king made by promotion beside the living one: the pawn of the king's file arrives.
    let mut game = at(&rules, "8/3sk4/8/8/8/wK6eK/8/sK6nK s move 0,0,0,0");
    let events = play(&mut game, "d7-d8=K");
    assert!(events.contains(&Event::Promoted { army: South, at: "d8".parse().unwrap(), role: Role::King }));
    assert_eq!(FourKings::parse(&game.text(), &rules), Ok(game));
}

/// AMB-37: frozen opponents are still in the game, and answer.
#[test]
fn frozen_opponents_answer_an_exchange() {
    let changes = [("exchange", "afterKill"), ("exchangeAccept", "bothOpponents"), ("goal", "annihilation")];
    let mut game = at(&options(NO_DICE, &changes), "8/8/2wh5/3sE3eK/8/8/6eH1/1sK4nH1 s move 0,0,0,0 taken=nw,en");
    play(&mut game, "d5xh5; offer-exchange");
    assert_eq!(game.turn(), Turn::Seat(West));
    play(&mut game, "accept");
    assert_eq!(game.turn(), Turn::Seat(East));
}

/// AMB-29, AMB-31: a king that comes back while his ally's is dead leads both armies, also when the dead one
/// had taken command by the throne.
#[test]
fn a_king_back_succeeds_a_dead_commander_by_throne() {
    let text = "8/8/8/3wK4/8/6eK1/8/2nk2sH2 n/s before 0,0,0,0 command=n:throne taken=ws,wn";
    let mut game = at(&options(TEAM, &[]), text);
    let events = play(&mut game, "c1=K");
    assert!(
        events.contains(&FourKingsEvent::CommandEnds { army: North, cause: CommandCause::KingBack }.into()),
        "{events:?}"
    );
    assert!(
        events.contains(
            &FourKingsEvent::Commands { commander: North, army: South, cause: CommandCause::KingBack }.into()
        )
    );
    assert_eq!(FourKings::parse(&game.text(), &game.options()), Ok(game));
}

/// AMB-9: a number of rounds agreed beforehand; the seat that began may be gone.
#[test]
fn agreed_rounds() {
    let rules = options(SOLO, &[("rounds", "2")]);
    let mut game = at(&rules, "8/1wK5eK/5nh2/2wh5/3sE4/8/8/sK5nH1 s throw 0,0,0,0");
    play(&mut game, "2; pass; 2; pass; 2; pass; 2; pass");
    assert!(game.text().ends_with(" idle=4 rounds=1"), "{}", game.text());
    play(&mut game, "2; pass; 2; pass; 2; pass; 2; pass");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Rounds));
    assert_eq!(FourKings::parse(&game.text(), &rules), Ok(game));
    // South, who would have begun, has no pieces: the round ends where his turn would be.
    let mut game = at(&rules, "8/1wK5eK/5nh2/2wh5/8/8/8/6nH1 w throw 0,0,0,0 rounds=1");
    play(&mut game, "2; pass; 2; pass; 2; pass");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Rounds));
    let text = "8/1wK5eK/5nh2/2wh5/8/8/8/6nH1 w throw 0,0,0,0 rounds=2";
    assert!(FourKings::parse(text, &rules).is_err());
}

/// AMB-9: the game in which one king is enough.
#[test]
fn all_kings_but_one() {
    let rules = options(SOLO, &[("individualEnd", "allKingsButOne")]);
    let mut game = at(&rules, "8/3eK4/5nh2/2wh5/3sE4/8/8/sK7 s move:4 0,7,0,0");
    play(&mut game, "d4xd7");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::OneKing, [0, 12, 0, 0]));
    let error = FourKings::parse("8/8/5nh2/2wh5/3sE4/8/8/sK7 s move:4 0,7,0,0", &rules).unwrap_err();
    assert!(error.to_string().contains("over:one-king"), "{error}");
}

/// AMB-36: under `empireCounts=ever` a king that came back by an exchange was killed all the same.
#[test]
fn a_king_that_came_back_may_count_for_an_empire() {
    for (counts, points) in [("simultaneous", 5), ("ever", 6)] {
        let rules = options(TEAM, &[("withdrawLastKing", "off"), ("empireCounts", counts)]);
        let text = "8/1eK6/2wh5/wK7/1sE3nH2/8/8/4sK2eH s move:4 0,0,0,0 command=n:loss taken=ww,en";
        let mut game = at(&rules, text);
        play(&mut game, "b4xb7");
        assert_eq!(game.points[0], points, "{counts}");
    }
    // The exchange itself remembers it, and takes points back from the captor alone.
    let rules = options(TEAM, &[("empireCounts", "ever"), ("exchangeKeepsPoints", "false")]);
    let mut game = at(&rules, "7nK/8/8/wK1nE5/1wH6/8/7eK/sH7 n move:4 0,6,0,9 command=s:loss taken=es");
    play(&mut game, "c5xa5; offer-exchange; accept; @d8");
    assert!(game.text().contains(" 0,6,2,4 taken=ss,ww"), "{}", game.text());
}

/// T3: a seat that enters its partner's throne while it commands by the loss of a king commands on when that king is
/// back.
#[test]
fn a_throne_entered_under_command_is_remembered() {
    let text = "3sK3nE/8/wKwh3eh2/6eK1/8/8/1nk6/sE7 s move:5 0,0,0,0 command=n:loss taken=en";
    let mut game = at(&options(TEAM, &[]), text);
    let events = play(&mut game, "d8-e8");
    assert!(
        !events.iter().any(|event| matches!(event, Event::FourKings(FourKingsEvent::Commands { .. }))),
        "{events:?}"
    );
    assert!(game.text().contains(" command=n:throne+loss"), "{}", game.text());
    assert_eq!(FourKings::parse(&game.text(), &game.options()), Ok(game));
    play(&mut game, "2; pass; 5; b2-b1=K; 2; pass; 2; pass; 2; pass; 4");
    assert!(game.text().contains(" command=n:throne "), "{}", game.text());
    assert_eq!(game.turn(), Turn::Seat(South));
}

/// AMB-32: a throne that is not the victim's is entered in addition, and used up by itself.
#[test]
fn another_throne_is_entered_besides() {
    let text = "7nE/1wH6/8/8/6sKwK/2nk5/6eH1/sE7 s move:5 0,0,0,0 command=n:loss,e:loss taken=se,en";
    for suppresses in ["false", "true"] {
        let mut game = at(&options(TEAM, &[("empireSuppressesThroneBonus", suppresses)]), text);
        let events = play(&mut game, "g4xh4");
        let entry = FourKingsEvent::Scored { seat: South, points: 1, merit: Merit::ThroneEntry }.into();
        assert!(events.contains(&entry) && events.contains(&empire(2)), "{events:?}");
        assert!(game.text().contains(" thrones=se "), "{}", game.text());
    }
}

/// AMB-34: the last of the conditions makes the empire, whichever it is; how the second king died is recorded.
#[test]
fn an_enemy_can_complete_an_empire() {
    // South's king takes the second enemy king on his throne. Then East takes North's, and South commands.
    let text = "4nK3/4eE3/8/wKsK6/1wH6/8/7eH/8 s move:5 0,0,0,0 taken=se";
    for (memory, points) in [("true", 4), ("false", 1)] {
        let rules = options(TEAM, &[("withdrawLastKing", "off"), ("empireMemory", memory)]);
        let mut game = at(&rules, text);
        let events = play(&mut game, "b5xa5");
        assert!(
            !events.iter().any(|event| matches!(event, Event::FourKings(FourKingsEvent::Empire { .. }))),
            "{events:?}"
        );
        assert_eq!(game.text().contains(" fall=w:throne+king-s"), memory == "true", "{}", game.text());
        assert_eq!(FourKings::parse(&game.text(), &game.options()), Ok(game));
        let events = play(&mut game, "2; pass; 2; pass; 4; e7xe8");
        assert!(events.contains(&empire(points)), "{events:?}");
    }
    // By another piece and on another square it is worth 1 in either case, and nothing is recorded.
    let rules = options(TEAM, &[("withdrawLastKing", "off")]);
    let mut game = at(&rules, "4nK3/4eE3/8/8/1wH2wKsE2/8/7eH/sK7 s move:4 0,0,0,0 taken=se");
    play(&mut game, "f4xe4");
    assert!(!game.text().contains("fall="), "{}", game.text());
    assert!(play(&mut game, "2; pass; 2; pass; 4; e7xe8").contains(&empire(1)));
}

/// AMB-109: the throne of an empire is that of the king killed, or any.
#[test]
fn an_empire_on_any_throne() {
    let text = "7nE/1wH6/8/8/4sE2wK/2nk5/6eH1/sK7 s move:4 0,0,0,0 command=n:loss,e:loss taken=se,en";
    for (throne, points) in [("own", 1), ("any", 4)] {
        let mut game = at(&options(TEAM, &[("empireThrone", throne)]), text);
        assert!(play(&mut game, "e4xh4").contains(&empire(points)), "{throne}");
    }
}

/// AMB-107: an exchange brings back the king of a partner who had lost everything, and he plays on.
#[test]
fn an_exchange_revives_a_partner() {
    let text = "8/8/2wh5/3sE3eK/8/8/wK7/1sK6 s move:4 0,0,0,0 taken=en,ws";
    for (revives, may) in [("true", true), ("false", false)] {
        let rules = options(TEAM, &[("withdrawLastKing", "off"), ("exchangeRevives", revives)]);
        let mut game = at(&rules, &text.replace("taken=en,ws", "taken=en"));
        play(&mut game, "d5xh5");
        assert_eq!(legal(&game).contains(&"offer-exchange".to_string()), may, "{revives}");
        if may {
            play(&mut game, "offer-exchange; accept");
            assert_eq!(game.standings()[2].seat, North);
            assert!(game.standings()[2].playing);
        }
    }
}

/// AMB-110: the owner of a last king withdraws it, not his commander.
#[test]
fn the_owner_withdraws_his_last_king() {
    let rules = options(TEAM, &[("exchange", "anyOwnTurn")]);
    // North has nothing but his king, South stands on his throne and commands.
    let mut game = at(&rules, "4sK3/8/8/8/1wH6/wK6nK/7eK/sH7 w throw 0,0,0,0 command=n:throne");
    play(&mut game, "4; pass");
    assert_eq!((game.turn(), legal(&game)), (Turn::Seat(North), ["withdraw", "pass"].map(String::from).into()));
    let mut stays = game;
    play(&mut stays, "pass");
    assert_eq!(stays.turn(), Turn::Chance(North));
    let events = play(&mut game, "withdraw");
    assert_eq!(
        events,
        [FourKingsEvent::Withdrew { seat: North }.into(), FourKingsEvent::Finished { seat: North }.into()]
    );
    assert_eq!(game.turn(), Turn::Seat(East));
    // A commander who takes his last king off the board is finished, and commands no more.
    let mut game = at(&rules, "4sK3/7nH/8/8/1wH6/wK7/7eK/8 e throw 0,0,0,0 command=n:throne");
    play(&mut game, "4; pass");
    let events = play(&mut game, "withdraw");
    assert!(
        events.contains(&FourKingsEvent::CommandEnds { army: North, cause: CommandCause::Finished }.into()),
        "{events:?}"
    );
    // Where the commander may still offer an exchange, he is asked after the owner.
    let mut game = at(&rules, "8/8/8/8/1wH6/5nK2/7eK/sH7 w throw 0,0,0,0 command=s:loss taken=ws,nw");
    play(&mut game, "4; pass");
    assert_eq!(legal(&game), ["withdraw", "offer-exchange", "pass"]);
}

/// AMB-112: for the 54 points the own king has to have been there before.
#[test]
fn a_king_made_by_the_same_move_does_not_count() {
    let text = "3wK4/2sk5/8/8/8/8/8/sH7 s move:5 0,0,0,0 taken=sn,se";
    for (counts, over) in [("false", false), ("true", true)] {
        let rules = options(WIKI, &[("dice", "1"), ("bonus54NewKing", counts)]);
        let mut game = at(&rules, &text.replace("3wK4", "3wKwH3"));
        let events = play(&mut game, "c7xd8=K");
        let all = FourKingsEvent::Scored { seat: South, points: 49, merit: Merit::AllKings }.into();
        assert_eq!(events.contains(&all), over, "{events:?}");
    }
}

/// AMB-112: a captured king that was made again stands, so that the 54 points have to wait for it; nobody earns them when
/// somebody else takes it.
#[test]
fn the_54_wait_for_a_king_made_again() {
    let text = "3wK4/8/8/8/8/4nK1eE1/8/sK3sE3 s move:4 10,0,0,0 taken=sw,se";
    let all = |events: &[Event]| {
        events
            .iter()
            .any(|event| matches!(event, Event::FourKings(FourKingsEvent::Scored { merit: Merit::AllKings, .. })))
    };
    for (counts, waits) in [("simultaneous", true), ("ever", false)] {
        let rules = options(WIKI, &[("dice", "1"), ("bonus54Counts", counts)]);
        let mut game = at(&rules, text);
        assert_eq!(all(&play(&mut game, "e1xe3")), !waits, "{counts}");
    }
    let rules = options(WIKI, &[("dice", "1")]);
    let mut game = at(&rules, text);
    play(&mut game, "e1xe3; 4; pass; 4; g3-g8");
    let mut other = game;
    assert!(all(&play(&mut game, "4; e3-d3; 4; pass; 4; pass; 4; d3xd8")));
    assert_eq!(game.points[0], 54);
    assert!(!all(&play(&mut other, "4; pass; 4; pass; 4; g8xd8")));
    assert!(other.outcome().is_none());
}

/// AMB-34: the record of how the second king of a side fell is cleared as soon as one of them is back, also while the
/// other king of an exchange is still to be placed.
#[test]
fn a_fall_is_forgotten_in_the_middle_of_an_exchange() {
    let board = "1wb2wBnEnH1/wHwh2nknenhnb/wEwe6/sBwk6/6eknB/5eBeeeE/sbshsesk2eheH/1sHsEsK2eb1";
    let words = "command=n:loss,e:loss taken=sw,se,en empire=s fall=w:throne exchange=sne:ne now=progress";
    let options = options(TEAM, &[]);
    let mut game = at(&options, &alloc::format!("{board} n/w place 18,0,0,7 {words}"));
    play(&mut game, "@a1");
    let text = game.text();
    assert!(!text.contains("fall="), "{text}");
    assert_eq!(FourKings::parse(&text, &options).as_ref(), Ok(&game));
}
