//! What holds for every position of every game, checked along random games.
//!
//! A family is added with a line in `properties!` at the end: a name, its position type, and the options of each rule
//! set to try, in words.

use std::collections::HashMap;
use std::fmt::Debug;

use ashtapada_rules::{
    Action, ActionList, ChanceList, Event, Game, OptionSet, Position, Probability, Role, Spot, Surface, Throw, Turn,
    chess, four_kings, soldiers,
};
use fastrand::Rng;
use points::choose;

#[allow(dead_code)]
#[path = "../src/soldiers/tests/games.rs"]
mod points;

/// Random games per rule set.
const GAMES: u64 = 24;
/// After this number of positions no further game of a rule set is begun: games of four are long.
const ENOUGH: usize = 4_000;
/// A random game must end within so many actions, throws included.
const LONGEST: usize = 200_000;
/// In one position of so many, every conceivable action is tried.
const ASKED: u64 = 24;

/// Options with the changes written as `id=value id=value`.
fn options<O: OptionSet>(base: O, changes: &str) -> O {
    let mut options = base;
    for change in changes.split_whitespace() {
        let (id, value) = change.split_once('=').expect("id=value");
        options.set(id, value).unwrap_or_else(|error| panic!("{error}"));
    }
    options
}

/// Every action that can be written for the board.
fn imaginable<P: Position>(position: &P) -> Vec<Action> {
    let board = position.board();
    let mut spots: Vec<Spot> = board.spots.to_vec();
    // Two that no board has.
    spots.extend([Spot::new(15, 15), Spot::new(9, 3)]);
    let changes: Vec<Option<Role>> = [None].into_iter().chain(Role::ALL.iter().copied().map(Some)).collect();
    let mut all = vec![
        Action::Stop,
        Action::Pass,
        Action::OfferExchange { throne: None },
        Action::Accept,
        Action::Decline,
        Action::Withdraw,
    ];
    for &from in &spots {
        all.extend([Action::Place { at: from }, Action::Huff { at: from }]);
        all.push(Action::OfferExchange { throne: Some(from) });
        all.extend(Role::ALL.iter().map(|&role| Action::Promote { at: from, role }));
        for &to in &spots {
            for &promotion in &changes {
                all.extend([Action::Step { from, to, promotion }, Action::Capture { from, to, promotion }]);
            }
        }
    }
    for face in 1..=6 {
        all.extend([Action::Call(face), Action::Throw(Throw::one(face))]);
        all.extend((face..=6).map(|other| Action::Throw(Throw::two(face, other))));
    }
    all
}

/// The sum of exact probabilities.
fn sum(chances: &ChanceList) -> Probability {
    chances.iter().fold(Probability::new(0, 1), |sum, &(_, p)| {
        Probability::new(sum.numerator * p.denominator + p.numerator * sum.denominator, sum.denominator * p.denominator)
    })
}

/// Legal actions have unique indices, which never change, and are found by them.
fn numbered<P: Position + Debug>(position: &P, legal: &[Action], numbers: &mut HashMap<Action, usize>) {
    let mut seen = HashMap::new();
    for &action in legal.iter().filter(|action| !matches!(action, Action::Throw(_))) {
        let index = position.action_index(action);
        assert!(index < P::ACTIONS, "{} {action}: {index}", position.text());
        assert_eq!(*numbers.entry(action).or_insert(index), index, "{} {action}", position.text());
        assert_eq!(seen.insert(index, action), None, "{} {action}: {index}", position.text());
    }
    // One sample: looking up each would take most of the time of the test.
    if let Some((&index, &action)) = seen.iter().min() {
        assert_eq!(position.action_at(index), Some(action), "{}", position.text());
    }
}

/// Checks one position, and returns its legal actions or throws.
fn check<P: Position + Debug>(position: &P, thoroughly: bool) -> Vec<Action> {
    let text = position.text();
    let mut list = ActionList::new();
    let mut chances = ChanceList::new();
    position.actions(&mut list);
    position.chance(&mut chances);

    assert_eq!(position.key(), position.fresh_key(), "{text}");
    let read = P::parse(&text, &position.options()).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(read.text(), text);
    assert_eq!(read, *position, "{text}");

    assert_eq!(position.outcome().is_some(), position.turn() == Turn::Over, "{text}");
    assert_eq!(list.is_empty(), !matches!(position.turn(), Turn::Seat(_)), "{text}");
    assert_eq!(chances.is_empty(), !matches!(position.turn(), Turn::Chance(_)), "{text}");
    if !chances.is_empty() {
        assert_eq!(sum(&chances), Probability::new(1, 1), "{text}");
    }
    let mut legal: Vec<Action> = list.iter().copied().collect();
    legal.extend(chances.iter().map(|&(throw, _)| Action::Throw(throw)));
    let mut sorted = legal.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), legal.len(), "twice in the list: {text} {legal:?}");
    for &action in &legal {
        assert_eq!(position.refuse(action), None, "{text} {action}");
        let written = position.action_text(action);
        assert_eq!(position.parse_action(&written), Ok(action), "{text} {written}");
    }
    if thoroughly {
        for action in imaginable(position) {
            assert!(position.action_index(action) < P::ACTIONS, "{action}");
            let refusal = position.refuse(action);
            assert_eq!(refusal.is_none(), sorted.binary_search(&action).is_ok(), "{text} {action}: {refusal:?}");
        }
        for &spot in position.board().spots {
            // It may give a refusal or not, but it must not panic.
            let _ = position.refuse_spot(spot).map(|refusal| (refusal.id(), refusal.to_string()));
        }
    }
    for piece in position.pieces() {
        assert!(position.board().has(piece.at), "{text} {piece:?}");
    }
    attacked(position, &legal);
    let standings = position.standings();
    assert!(standings.iter().map(|standing| standing.seat).eq(position.seats().iter().copied()));
    legal
}

/// Attacks join pieces of different armies, and every capture that is legal now is one.
fn attacked<P: Position + Debug>(position: &P, legal: &[Action]) {
    let text = position.text();
    let stands: HashMap<Spot, _> = position.pieces().iter().map(|piece| (piece.at, piece.army)).collect();
    let attacks = position.attacks();
    for (from, at) in &attacks {
        assert!(
            stands.contains_key(from) && stands.contains_key(at) && stands[from] != stands[at],
            "{text} {from} {at}"
        );
    }
    for &action in legal {
        let Action::Capture { from, to, .. } = action else { continue };
        let over = Spot::new((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2);
        let victim = match position.board().surface {
            Surface::Points => over,
            Surface::Cells if stands.contains_key(&to) => to,
            // A pawn captured en passant stands elsewhere.
            Surface::Cells => continue,
        };
        assert!(attacks.contains(&(from, victim)), "{text} {action}");
    }
}

/// A text with something changed at random; reading it may fail but must not panic, and what can
/// be read is a sound position.
fn damage<P: Position + Debug>(position: &P, random: &mut Rng) {
    let text: Vec<char> = position.text().chars().collect();
    let letters: Vec<char> = text.iter().copied().chain("0123456789-/ xSNż".chars()).collect();
    let mut text = text;
    for _ in 0..=random.u8(..3) {
        let at = random.usize(..text.len());
        match random.u8(..3) {
            0 => text[at] = letters[random.usize(..letters.len())],
            1 => text.insert(at, letters[random.usize(..letters.len())]),
            _ if text.len() > 1 => drop(text.remove(at)),
            _ => {}
        }
    }
    let text: String = text.into_iter().collect();
    match P::parse(&text, &position.options()) {
        Ok(read) => {
            check(&read, false);
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.example.is_empty(), "{error}"),
    }
    let _ = position.parse_action(&text);
}

/// Random games under one rule set.
fn games<P: Position + Debug>(base: &P::Options, changes: &str) {
    let options = options(base.clone(), changes);
    let start = P::start(&options).unwrap_or_else(|error| panic!("{changes}: {error}"));
    let mut random = Rng::with_seed(changes.len() as u64);
    // The same key: the same legal actions.
    let mut known: HashMap<u64, Vec<Action>> = HashMap::new();
    let mut numbers = HashMap::new();
    let mut seen = 0;
    for number in 0..GAMES {
        if seen > ENOUGH {
            break;
        }
        let mut game = Game::new(start.clone());
        let mut length = 0;
        while game.turn() != Turn::Over {
            let position = game.position().clone();
            let legal = check(&position, random.u64(..ASKED) == 0 || (number == 0 && length < 3));
            numbered(&position, &legal, &mut numbers);
            damage(&position, &mut random);
            let known = known.entry(position.key()).or_insert_with(|| legal.clone());
            assert_eq!(*known, legal, "{changes}: another position with this key: {}", position.text());
            let action = legal[random.usize(..legal.len())];
            let mut events = Vec::new();
            assert_eq!(game.play(action, &mut events), Ok(()), "{changes}: {} {action}", position.text());
            let over = events.iter().any(|event| matches!(event, Event::Over { .. }));
            assert_eq!(over, game.turn() == Turn::Over, "{changes}: {} {action} {events:?}", position.text());
            assert!(!events.is_empty(), "{changes}: {} {action}", position.text());
            length += 1;
            assert!(length < LONGEST, "{changes}: no end: {}", game.position().text());
        }
        check(game.position(), number == 0);
        seen += length;
        let outcome = game.outcome().expect("over");
        assert!(outcome.rank.contains(&1), "{outcome:?}");

        // The same actions from the start give the same position, and back again the start.
        let actions: Vec<Action> = game.actions().collect();
        let mut replay = Game::new(start.clone());
        for &action in &actions {
            assert_eq!(replay.play(action, &mut ()), Ok(()));
        }
        assert_eq!(replay.position(), game.position());
        assert_eq!(replay.outcome(), game.outcome());
        while replay.take_back().is_some() {}
        assert_eq!(*replay.position(), start);
    }
}

macro_rules! properties {
    ($($name:ident: $position:ty, $options:expr, [$($changes:literal),+ $(,)?];)+) => {$(
        #[test]
        fn $name() {
            for changes in [$($changes),+] {
                games::<$position>(&$options, changes);
            }
        }
    )+};
}

properties! {
    soldiers: soldiers::Soldiers, choose("setup=soldiers16"), [
        "",
        "obligation=none",
        "obligation=none mustContinue=true",
        "obligation=strict",
        "obligation=strict mustContinue=false removal=after",
        "huff.chooser=movedPieceFirst mustContinue=false",
        "board=37 multiJump=false noMoves=pass",
        "noCaptureMoves=5 noCaptureEnds=moreCaptures noMoves=draw repetition=off",
    ];
    peralikatuma: soldiers::Soldiers, choose("setup=peralikatuma"), [
        "",
        "sideTriangle=left huff.chooser=owner huffCountsAsCapture=false",
    ];
    kotu_ellima: soldiers::Soldiers, choose("setup=kotuEllima"), [
        "",
        "removal=after",
        "huff.mayDecline=true target=12 firstPlayer=north",
    ];
    cows: soldiers::Soldiers, choose("setup=cows"), [
        "",
        "target=24 multiJump=false cows.start8=none noMoves=draw",
        "obligation=strict removal=after",
        "target=8 mustContinue=true board=37 noMoves=loses",
        "obligation=huff",
    ];
    four_kings_solo: four_kings::FourKings, four_kings::Options::default(), [
        "",
        "dice=2 rankRule=plRanks throw=skilled:0.25",
        "dice=0 goal=annihilation enterLastLineEarly=false",
    ];
    four_kings_team: four_kings::FourKings, four_kings::Options::default(), [
        "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
         throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill \
         withdrawLastKing=teamOnly onlyKings=draw",
        "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
         throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill \
         withdrawLastKing=teamOnly onlyKings=draw goal=annihilation",
        "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
         throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill \
         withdrawLastKing=teamOnly onlyKings=draw dice=2 paradeBoatTurns=bothThrows blockedThrow=rethrow \
         exchange=anyOwnTurn",
        "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
         throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill \
         withdrawLastKing=teamOnly onlyKings=draw captureAlly=true bothRajasLost=flip \
         pendingPromotion=immediate",
    ];
    four_kings_nodice: four_kings::FourKings, four_kings::Options::default(), [
        "dice=0 teams=opposite parade=two+command kingLoss=freeze allyThrone=commandBothThrows \
         onlyKings=playOn goal=bothKings repetition=draw",
        "dice=0 teams=opposite parade=two+command kingLoss=freeze allyThrone=commandBothThrows \
         onlyKings=playOn goal=bothKings repetition=draw dice=1 exchange=anyOwnTurn \
         exchangePlace=throneElseAdjacent",
    ];
    four_kings_cz: four_kings::FourKings, four_kings::Options::default(), [
        "colours=czech teams=custom rankRule=cz parade=all3inclAlly promotionBy=czSquares \
         promotionNeeds=pawnLost promotionOptional=false allyThrone=commandAllyOut exchange=afterKill \
         exchangePlace=throneElseAdjacent exchangeAccept=bothOpponents onlyKings=playOn \
         goal=annihilation",
        "colours=czech teams=custom rankRule=cz parade=all3inclAlly promotionBy=czSquares \
         promotionNeeds=pawnLost promotionOptional=false allyThrone=commandAllyOut exchange=afterKill \
         exchangePlace=throneElseAdjacent exchangeAccept=bothOpponents onlyKings=playOn \
         goal=annihilation cz.allySeat=kept cz.privilegedSquares=literal16 cz.seating=alliesOpposite \
         cz.enemyThrone=stake1",
    ];
    four_kings_wiki: four_kings::FourKings, four_kings::Options::default(), [
        "dice=2 colours=wikipedia blockedThrow=dieLost mayPass=true promotionBy=arrivalFile \
         promotionOptional=false bonus54=totalAndEnd",
        "dice=2 colours=wikipedia blockedThrow=dieLost mayPass=true promotionBy=arrivalFile \
         promotionOptional=false bonus54=totalAndEnd bonus54=add dice=1 pendingPromotion=costsMove",
    ];
    chess: chess::Chess, chess::Options::default(), [
        "",
        "castling=true enPassant=true promotionNoneCaptured=free stalemate=loses",
        "promotionNoneCaptured=illegal stalemate=wins",
    ];
}
