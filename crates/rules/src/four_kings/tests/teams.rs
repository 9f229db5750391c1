//! The team game of S0: `RULES` A4, T1 to T11.

use alloc::format;

use super::*;
use crate::four_kings::{CommandCause, FourKingsEvent, FourKingsRefusal, Merit};
use crate::{Role, Seat, Sign};

/// The team game; without withdrawal, which would have to be declined before many a throw here.
fn team(text: &str) -> FourKings {
    team_with(&[], text)
}

fn team_with(changes: &[(&str, &str)], text: &str) -> FourKings {
    let changes: Vec<_> = [("withdrawLastKing", "off")].iter().chain(changes).copied().collect();
    at(&options(TEAM, &changes), text)
}

fn points(events: &[Event], wanted: Merit) -> Vec<(Seat, i16)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::FourKings(FourKingsEvent::Scored { seat, points, merit }) if merit == wanted => Some((seat, points)),
            _ => None,
        })
        .collect()
}

fn commands(events: &[Event]) -> Vec<(Seat, Seat, CommandCause)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::FourKings(FourKingsEvent::Commands { commander, army, cause }) => Some((commander, army, cause)),
            _ => None,
        })
        .collect()
}

use Seat::{East, North, South, West};

/// T1, AMB-19, AMB-20: a point for an enemy throne, once for each throne and team; its owner may be anywhere.
#[test]
fn amb_19_20_throne_entry() {
    // South's king beside the throne of West (a5), whose king has left it.
    let text = "7nK/8/8/1sK6/wKwH6/8/7eK/4nE3 s move:5 0,0,0,0";
    let mut game = team(text);
    let events = play(&mut game, "b5-a5");
    assert!(events.contains(&FourKingsEvent::ThroneEntered { king: South, throne: West }.into()));
    assert_eq!(points(&events, Merit::ThroneEntry), [(South, 1)]);
    let text = "7nK/8/8/1sK6/8/1wHwK5/7eK/8 s move:5 0,0,0,0";
    for (rule, second) in [("oncePerThronePerTeam", 0), ("oncePerRajaPerThrone", 0), ("everyEntry", 1)] {
        let mut game = team_with(&[("throneEntry", rule)], text);
        let round = "4; pass; 4; pass; 4; pass";
        play(&mut game, &alloc::format!("b5-a5; {round}; 5; a5-a6; {round}"));
        let events = play(&mut game, "5; a6-a5");
        assert_eq!(points(&events, Merit::ThroneEntry).len(), second, "{rule}");
    }
    // The partner's king gets the team nothing for the same throne, but has its own with the other option.
    for (rule, second) in [("oncePerThronePerTeam", 0), ("oncePerRajaPerThrone", 1)] {
        let text = "8/8/8/1nK6/8/1wHwK5/7eK/sK7 n move:5 0,0,0,0 thrones=sw";
        let mut game = team_with(&[("throneEntry", rule)], text);
        assert_eq!(points(&play(&mut game, "b5-a5"), Merit::ThroneEntry).len(), second);
    }
}

/// T2, AMB-21, AMB-22: 2 points more for a king killed on his throne, by any piece, besides the 1 for entering.
#[test]
fn amb_21_22_throne_kill() {
    let text = "7nK/8/8/wK1sE5/1wH6/8/7eK/sK7 s move:4 0,0,0,0";
    let mut game = team(text);
    let events = play(&mut game, "c5xa5");
    assert_eq!(points(&events, Merit::Capture), [(South, 5)]);
    assert_eq!(points(&events, Merit::ThroneKill), [(South, 2)]);
    let mut game = team_with(&[("throneKill", "rajaOnly")], text);
    assert!(points(&play(&mut game, "c5xa5"), Merit::ThroneKill).is_empty());
    let text = "7nK/8/8/wKsK6/1wH6/8/7eK/sE7 s move:5 0,0,0,0";
    let mut game = team(text);
    let events = play(&mut game, "b5xa5");
    assert_eq!((points(&events, Merit::ThroneKill).len(), points(&events, Merit::ThroneEntry).len()), (1, 1));
    assert_eq!(game.points[0], 8);
    let mut game = team_with(&[("throneKillReplacesEntry", "true")], text);
    play(&mut game, "b5xa5");
    assert_eq!(game.points[0], 7);
}

/// T3, AMB-23 to AMB-27: the king on the partner's throne commands both armies, on both seats' throws.
#[test]
fn amb_23_to_27_command_by_throne() {
    let mut game = team("3sK3nK/8/8/8/1wH6/wK7/nHnhsh4eK/sH7 s move:5 0,0,0,0");
    let events = play(&mut game, "d8-e8");
    assert_eq!(commands(&events), [(South, North, CommandCause::Throne)]);
    play(&mut game, "4; pass; 3");
    // North's throw, South's decision, either colour; each pawn keeps its own direction.
    assert_eq!(game.turn(), Turn::Seat(South));
    let moves = legal(&game);
    assert!(moves.contains(&"a1-b3".to_string()) && moves.contains(&"a2xb4".to_string()));
    let mut other = game;
    play(&mut other, "a1-b3; 4; pass; 5");
    let moves = legal(&other);
    for action in ["e8-e7", "h8-h7", "c2-c3", "b2-b1"] {
        assert!(moves.contains(&action.to_string()), "{action}");
    }
    // AMB-26: it lasts though the king leaves the throne.
    play(&mut other, "e8-e7; 4; pass; 3");
    assert_eq!(other.turn(), Turn::Seat(South));
    // AMB-25: no pass while a united piece can move.
    assert_eq!(refusal(&other, "pass"), Refusal::MayNotPass);
    assert_eq!(other.standings()[2].commander, Some(South));
}

/// T4, AMB-28, AMB-30: a player who loses his king is commanded by his partner; he throws while he has pieces.
#[test]
fn amb_28_30_command_by_loss() {
    let text = "4nK3/8/8/8/8/wK7/sH6eK/sKwE6 w move:4 0,0,0,0";
    let mut game = team(text);
    let events = play(&mut game, "b1xa1");
    assert_eq!(commands(&events), [(North, South, CommandCause::KingLost)]);
    play(&mut game, "5; e8-e7; 5; h2-h3; 3");
    assert_eq!(game.turn(), Turn::Seat(North));
    assert_eq!(refusal(&game, "a3-b3"), Refusal::NotYours { at: "a3".parse().unwrap(), owner: West });
    // Without pieces he throws no more.
    let mut game = team("4nK3/8/8/8/8/wK7/7eK/sKwE6 w move:4 0,0,0,0");
    play(&mut game, "b1xa1; 5; e8-e7; 5; h2-h3");
    assert_eq!(game.turn(), Turn::Chance(West));
    // AMB-30: a commander by throne who loses his king yields to his partner.
    let text = "4sK3/8/8/8/4wE2nK/wK7/sH6eK/8 w move:4 0,0,0,0 command=n:throne";
    let mut game = team(text);
    let events = play(&mut game, "e4xe8");
    assert_eq!(commands(&events), [(North, South, CommandCause::KingLost)]);
    assert!(events.contains(&FourKingsEvent::CommandEnds { army: North, cause: CommandCause::KingLost }.into()));
}

/// AMB-29: both kings of a team are dead.
#[test]
fn amb_29_both_kings_lost() {
    let text = "8/4nK3/8/8/4wE3/wK7/sHnH5eK/8 w move:4 0,0,0,0 command=s:loss taken=es";
    for (rule, decides) in [("commandStays", North), ("flip", South), ("eachOwn", South)] {
        let mut game = team_with(&[("bothRajasLost", rule)], text);
        play(&mut game, "e4xe7; 5; pass; 5; h2-h3; 3");
        assert_eq!(game.turn(), Turn::Seat(decides), "{rule}");
    }
}

/// T5, AMB-32 to AMB-36: an empire is worth 1, 2 or 4.
#[test]
fn amb_32_to_36_empire() {
    // South commands North (his king is dead); West's king is dead; East's falls.
    let empire = |text: &str, action: &str, changes: &[(&str, &str)]| {
        let mut game = team_with(changes, text);
        let events = play(&mut game, action);
        (points(&events, Merit::Empire), points(&events, Merit::ThroneKill).len())
    };
    let by_piece = "7eB/8/8/wH7/8/8/2nH5/eK1sEsK4 s move:4 0,0,0,0 command=n:loss taken=sw,wn";
    assert_eq!(empire(by_piece, "c1xa1", &[]), (alloc::vec![(South, 1)], 0));
    let by_king = "7eB/8/8/wH7/8/8/2nH5/3sKeK3 s move:5 0,0,0,0 command=n:loss taken=sw,wn";
    assert_eq!(empire(by_king, "d1xe1", &[]).0, [(South, 2)]);
    let on_throne = "7eB/8/8/wH7/2sE4eK/8/2nH5/3sK4 s move:4 0,0,0,0 command=n:loss taken=sw,wn";
    assert_eq!(empire(on_throne, "c4xh4", &[]), (alloc::vec![(South, 4)], 1));
    assert_eq!(empire(on_throne, "c4xh4", &[("empire4NeedsRaja", "true")]).0, [(South, 1)]);
    assert_eq!(empire(on_throne, "c4xh4", &[("empire", "cumulative")]).0, [(South, 5)]);
    assert_eq!(empire(on_throne, "c4xh4", &[("empireSuppressesThroneBonus", "true")]).1, 0);
    // Command that comes after the second king: how that king fell is not known here, so 1 point, or none.
    let later = "3sKeB3/8/8/wH7/8/8/7nK/8 s move:5 0,0,0,0 taken=sw,se";
    assert_eq!(empire(later, "d8-e7", &[]).0, []);
    let later = "3sK3eB/8/8/wH7/8/8/7nK/8 s move:5 0,0,0,0 taken=sw,se";
    assert_eq!(empire(later, "d8-e8", &[]).0, [(South, 1)]);
    assert_eq!(empire(later, "d8-e8", &[("empireOrder", "commandFirst")]).0, []);
    // A partner's king taken by his own side brings command, but does not count as the second kill.
    let own = "4nK2nB/8/8/wH7/8/7eB/8/3sKsE3 s move:4 0,0,0,0 taken=sw,se";
    assert_eq!(empire(own, "e1xe8", &[("captureAlly", "true")]).0, [(South, 1)]);
    let first = [("captureAlly", "true"), ("empireOrder", "commandFirst")];
    assert_eq!(empire(own, "e1xe8", &first).0, []);
    // Once for each team.
    let again = "7eB/8/8/wH7/8/8/2nH5/3sKeK3 s move:5 0,0,0,0 command=n:loss taken=sw,wn empire=s";
    assert_eq!(empire(again, "d1xe1", &[]).0, []);
}

/// T6, AMB-37 to AMB-41: the exchange of kings.
#[test]
fn amb_37_to_41_exchange() {
    // South lost his king; North, who commands, kills West's with his elephant.
    let text = "7nK/8/8/wK1nE5/1wH6/8/7eK/sH7 n move:4 0,0,0,0 command=s:loss taken=es";
    let mut game = team(text);
    play(&mut game, "c5xa5");
    assert_eq!(game.turn(), Turn::Seat(North));
    assert_eq!(legal(&game), ["offer-exchange", "pass"]);
    let mut passed = game;
    assert_eq!(play(&mut passed, "pass"), [Event::Passed { seat: North }]);
    assert_eq!(passed.turn(), Turn::Chance(East));
    assert_eq!(refusal(&passed, "offer-exchange"), Refusal::ThrowFirst);
    let offered = play(&mut game, "offer-exchange");
    assert_eq!(offered, [FourKingsEvent::ExchangeOffered { by: North, own: South, other: West }.into()]);
    // West is commanded by East since his king fell: East answers, before the next throw.
    assert_eq!(game.turn(), Turn::Seat(East));
    assert_eq!(legal(&game), ["accept", "decline"]);
    let mut declined = game;
    play(&mut declined, "decline");
    assert_eq!(declined.turn(), Turn::Chance(East));
    // West's throne holds the captor: any empty square, and his side chooses first.
    play(&mut game, "accept");
    assert_eq!(game.turn(), Turn::Seat(East));
    assert_eq!(legal(&game).len(), 64 - 5);
    assert_eq!(refusal(&game, "@a5"), FourKingsRefusal::NotAReturn { at: "a5".parse().unwrap() }.into());
    let events = play(&mut game, "@d1");
    // South's throne is taken now, so his side chooses too.
    assert!(events.contains(&Event::Placed { army: West, role: Role::King, at: "d1".parse().unwrap() }));
    assert_eq!(game.turn(), Turn::Seat(North));
    let events = play(&mut game, "@d2");
    assert!(events.contains(&FourKingsEvent::CommandEnds { army: South, cause: CommandCause::KingBack }.into()));
    assert_eq!(game.turn(), Turn::Chance(East));
    // AMB-41: the points stay, or go.
    assert_eq!(game.points[2], 7);
    let mut game = team_with(&[("exchangeKeepsPoints", "false")], text);
    play(&mut game, "c5xa5; offer-exchange; accept; @d8");
    assert_eq!(game.points[2], 2);
}

/// AMB-39, AMB-40: a free throne is taken without asking; with two kings lost the proposer names one.
#[test]
fn amb_40_two_kings_lost() {
    let text = "7nH/8/8/2wKnE4/1wH6/8/7eK/sH7 n/s move:4 0,0,0,0 command=n:loss taken=es,en";
    let mut game = team(text);
    play(&mut game, "d5xc5");
    assert_eq!(legal(&game), ["offer-exchange @d1", "offer-exchange @e8", "pass"]);
    let events = play(&mut game, "offer-exchange @e8; accept");
    let placed = |army, at: &str| Event::Placed { army, role: Role::King, at: at.parse().unwrap() };
    assert!(events.contains(&placed(West, "a5")) && events.contains(&placed(North, "e8")), "{events:?}");
    assert_eq!(game.turn(), Turn::Chance(East));
    // North has his king again, South has none: North commands.
    assert_eq!(game.standings()[0].commander, Some(North));
}

/// AMB-54: with two dice the exchange is settled between the two moves.
#[test]
fn amb_54_exchange_between_two_dice() {
    let text = "7nK/8/8/2wKnE4/1wH6/8/7eK/sH7 n move:3,4 0,0,0,0 command=s:loss taken=es";
    let mut game = team_with(&[("dice", "2")], text);
    play(&mut game, "d5xc5");
    assert_eq!(legal(&game), ["offer-exchange", "pass"]);
    play(&mut game, "offer-exchange; accept");
    assert_eq!(game.turn(), Turn::Seat(North));
    assert_eq!(legal(&game), ["pass"]);
}

/// T7, AMB-42, AMB-43: a parade in teams takes two boats and the command of the third.
#[test]
fn amb_42_43_parade_in_teams() {
    let text = "7nK/8/8/3eB4/3nBwB3/2sB5/wK6eK/sK7 s move:2 0,0,0,0";
    let mut game = team(text);
    let events = play(&mut game, "c3-e5");
    assert_eq!(game.points[0], 4);
    assert_eq!(commands(&events), [(South, North, CommandCause::Parade)]);
    // North's throw of 2 is lost; on South's he moves either boat.
    play(&mut game, "4; pass; 2");
    assert_eq!(game.turn(), Turn::Seat(North));
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(refusal(&game, "d4-b2"), FourKingsRefusal::UnderCommand { commander: South }.into());
    play(&mut game, "pass; 4; pass; 2");
    assert!(legal(&game).contains(&"d4-b6".to_string()) && legal(&game).contains(&"e5-c7".to_string()));
    let mut game = team_with(&[("paradeBoatTurns", "bothThrows")], text);
    play(&mut game, "c3-e5; 4; pass; 2");
    assert_eq!(game.turn(), Turn::Seat(South));
    assert!(legal(&game).contains(&"d4-b6".to_string()) && !legal(&game).contains(&"e5-c7".to_string()));
    play(&mut game, "d4-b6");
    assert_eq!(game.turn(), Turn::Chance(East));
}

/// T9, AMB-44, AMB-45: the last king may be withdrawn before the throw; nobody has points.
#[test]
fn amb_44_45_withdrawal() {
    let mut game = at(&options(TEAM, &[]), "4nK3/8/8/8/1wH6/wK7/nH3eE2eK/3sK4 e throw 0,0,0,0");
    play(&mut game, "5; h2-h3");
    assert_eq!(legal(&game), ["withdraw", "pass"]);
    let mut stays = game;
    play(&mut stays, "pass");
    assert_eq!(stays.turn(), Turn::Chance(South));
    let events = play(&mut game, "withdraw");
    assert!(
        events.contains(&FourKingsEvent::Withdrew { seat: South }.into())
            && events.contains(&FourKingsEvent::Finished { seat: South }.into())
    );
    assert!(commands(&events).is_empty());
    assert_eq!((game.points, game.turn()), ([0; 4], Turn::Chance(West)));
    let game = at(&options(SOLO, &[]), "4nK3/8/8/8/1wH6/wK7/nH6eK/3sK4 s throw 0,0,0,0");
    assert_eq!(refusal(&game, "withdraw"), Refusal::NoSuchAction);
}

/// T10, AMB-46, AMB-47: only kings of both teams are left: an honourable draw.
#[test]
fn amb_46_47_honourable_draw() {
    let text = "4nK3/8/8/8/8/wK7/7eK/2wHsK4 s move:5 9,0,0,0";
    let mut game = team(text);
    play(&mut game, "d1xc1");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::OnlyKings, [6; 4]));
    let mut game = team_with(&[("onlyKings", "endByScore")], text);
    play(&mut game, "d1xc1");
    assert_eq!(game.outcome().unwrap().share, [12, 0, 12, 0]);
    let mut game = team("4nK3/8/8/8/8/8/8/2wHsK4 s move:5 0,0,0,0");
    play(&mut game, "d1xc1");
    assert_eq!(game.outcome().unwrap().ending, Ending::LastArmy);
}

/// T11: the last side with pieces wins, whatever the points.
#[test]
fn annihilation_counts_no_points() {
    let mut game = at(&options(ANNIHILATION, &[]), "4nK3/8/8/8/8/8/8/2wHsK4 s move:5 0,0,0,0");
    play(&mut game, "d1xc1");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share, game.points), (Ending::Annihilation, [12, 0, 12, 0], [0; 4]));
}

/// S0 without dice, AMB-55 to AMB-60: the army of a lost king is frozen; a side that lost both kings has lost.
#[test]
fn amb_55_to_60_no_dice() {
    let text = "4nK3/8/8/wK7/1wH6/8/7eK/sEsK6 s move 0,0,0,0";
    let mut game = at(&options(NO_DICE, &[]), text);
    let events = play(&mut game, "a1xa5");
    assert!(events.contains(&FourKingsEvent::Frozen { army: West }.into()));
    // West is skipped; his horse stands, blocks, and may be taken.
    assert_eq!(game.turn(), Turn::Seat(North));
    play(&mut game, "e8-e7; h2-h3");
    assert_eq!(game.turn(), Turn::Seat(South));
    assert_eq!(refusal(&game, "b4-c6"), FourKingsRefusal::ArmyFrozen { army: West }.into());
    play(&mut game, "b1-b2; e7-e8; h3-h2; b2-b3; e8-e7; h2-h3");
    assert!(legal(&game).contains(&"b3xb4".to_string()));
    assert!(game.pieces().iter().any(|piece| piece.signs.has(Sign::Frozen) && piece.role == Role::Horse));
    let mut game = at(&options(NO_DICE, &[]), "4nK3/8/8/8/1wH6/8/7eK/6sEsK s move 0,0,0,0 taken=sw");
    assert_eq!(refusal(&game, "g1xh2").id(), "unreachable");
    play(&mut game, "h1xh2");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::BothKings, [12, 0, 12, 0]));
    // AMB-59: no move at all: pass. The king is shut in by his own pawns, which are blocked.
    let text = "6nBnK/6nhnb/4sB1shsb/8/8/8/8/sKeK6 n move 0,0,0,0";
    let mut game = at(&options(NO_DICE, &[]), text);
    assert_eq!(legal(&game), ["pass"]);
    let events = play(&mut game, "pass");
    assert_eq!(events, [Event::TurnLost { seat: North, face: 0, why: crate::Idle::Blocked }]);
}

/// Contradictions name both options.
#[test]
fn contradictions() {
    for (values, changes, named) in [
        (NO_DICE, ("goal", "points"), ["goal=points", "kingLoss=freeze"]),
        (WIKI, ("teams", "opposite"), ["bonus54=totalAndEnd", "teams=opposite"]),
        (NO_DICE, ("throw", "skilled:0.5"), ["dice=0", "throw=skilled:0.5"]),
        (SOLO, ("exchange", "afterKill"), ["exchange=afterKill", "teams=none"]),
        (SOLO, ("goal", "bothKings"), ["goal=bothKings", "teams=none"]),
        (SOLO, ("cz.seating", "clockwise"), ["cz.seating=clockwise", "colours=polish"]),
    ] {
        let mut options = options(values, &[]);
        options.set(changes.0, changes.1).unwrap();
        let error = options.check().unwrap_err().to_string();
        assert!(named.iter().all(|name| error.contains(name)), "{error}");
        assert!(FourKings::start(&options).is_err());
    }
    // S0 lets ranks, dice and goal be combined with its sets.
    for (values, changes) in [
        (TEAM, ("dice", "2")),
        (TEAM, ("dice", "0")),
        (SOLO, ("rankRule", "plRanks")),
        (SOLO, ("dice", "0")),
        (SOLO, ("goal", "annihilation")),
        (NO_DICE, ("dice", "1")),
        (NO_DICE, ("goal", "annihilation")),
        (ANNIHILATION, ("goal", "points")),
        (TEAM, ("goal", "bothKings")),
    ] {
        options(values, &[changes]);
    }
}

#[test]
fn thrones_count_where_something_comes_of_them() {
    let counts = |changes: &[(&str, &str)]| super::super::seating::board(&options(TEAM, changes)).thrones_count;
    let without =
        [("throneEntry", "off"), ("throneKill", "off"), ("empire", "off"), ("allyThrone", "none"), ("exchange", "off")];
    assert!(counts(&[]));
    assert!(!counts(&without));
    assert!(counts(&without[1..]));
    // Elsewhere a king that enters one is nothing to report.
    for (set, reported) in
        [(SOLO, false), (WIKI, false), (TEAM, true), (ANNIHILATION, true), (NO_DICE, true), (CZ, true)]
    {
        let due = if set == NO_DICE { "move" } else { "move:5" };
        let text = format!("4nK3/8/1sK4wK1/8/8/7eK/8/1sH6 s {due} 0,0,0,0");
        let events = play(&mut at(&options(set, &[]), &text), "b6-a5");
        let entered = FourKingsEvent::ThroneEntered { king: South, throne: West }.into();
        assert_eq!(events.contains(&entered), reported, "{set:?}");
    }
}
