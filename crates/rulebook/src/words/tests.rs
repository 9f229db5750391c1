//! Every message exists in every language, uses only the arguments that it gets, and is used.

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_rules::chess::{ChessEvent, ChessRefusal};
use ashtapada_rules::draft::FieldId;
use ashtapada_rules::four_kings::{CommandCause, FourKingsEvent, FourKingsRefusal, Merit};
use ashtapada_rules::soldiers::{SoldiersEvent, SoldiersRefusal};
use ashtapada_rules::{
    AnyPosition, Colour, Ending, Event, Expected, Family, Idle, Means, Men, OptionError, OptionSet, Role, Spot,
    TextError, Throw, Values,
};

use super::*;

/// The colours of the games without a white side, and of chess, whose sides may be spoken of otherwise.
const COLOURS: [&[Colour]; 2] = [
    &[Colour::Black, Colour::Green, Colour::Red, Colour::Yellow, Colour::Light, Colour::Dark],
    &[Colour::White, Colour::Black],
];
const BOTS: [&str; 12] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "random", "greedy",
    "searcher", "perfect",
];

const CHARACTERS: [&str; 4] = ["cautious", "greedy", "loyal", "avenger"];

/// The language with that tag.
fn lang(tag: &str) -> Lang {
    tag.parse().unwrap()
}

fn at(name: &str) -> Spot {
    name.parse().unwrap()
}

/// Events of every kind, with every value of every field; seats are varied with the colours in [`tables`].
///
/// The matches in it name every variant, so a new one does not compile until it is listed here.
fn events() -> Vec<Event> {
    let (seat, army, other) = (Seat::South, Seat::West, Seat::North);
    let (from, to) = (at("b1"), at("c3"));
    let mut events = vec![
        Event::Thrown { seat, throw: Throw::one(3) },
        Event::Thrown { seat, throw: Throw::two(2, 5) },
        FourKingsEvent::Called { seat, face: 4 }.into(),
        FourKingsEvent::Parade { seat, corner: from }.into(),
        Event::Waiting { army, at: to },
        FourKingsEvent::ThroneEntered { king: seat, throne: army }.into(),
        FourKingsEvent::Empire { seat }.into(),
        FourKingsEvent::ExchangeOffered { by: seat, own: army, other }.into(),
        FourKingsEvent::ExchangeAccepted { by: seat }.into(),
        FourKingsEvent::ExchangeDeclined { by: seat }.into(),
        FourKingsEvent::Frozen { army }.into(),
        FourKingsEvent::KingFreed { army }.into(),
        FourKingsEvent::Thawed { army }.into(),
        FourKingsEvent::ThrownAgain { seat }.into(),
        Event::Passed { seat },
        SoldiersEvent::Stopped { seat, at: to }.into(),
        SoldiersEvent::DutyFailed { seat, from, to }.into(),
        FourKingsEvent::Finished { seat }.into(),
        FourKingsEvent::Withdrew { seat }.into(),
        ChessEvent::Check { seat }.into(),
        Event::Resigned { seat },
    ];
    for &role in Role::ALL {
        events.push(Event::Moved { army, role, from, to });
        events.push(Event::Placed { army, role, at: to });
        events.push(Event::Promoted { army, role, at: to });
        events.extend(Means::ALL.iter().map(|&means| Event::Captured { army, role, at: to, by: seat, means }));
    }
    for &merit in Merit::ALL {
        events.extend(
            [-5, -1, 1, 2, 5, 22, 54].map(|points| Event::from(FourKingsEvent::Scored { seat, points, merit })),
        );
    }
    for &cause in CommandCause::ALL {
        events.push(FourKingsEvent::Commands { commander: seat, army, cause }.into());
        events.push(FourKingsEvent::CommandEnds { army, cause }.into());
    }
    for &why in Idle::ALL {
        events.extend([0, 2, 5].map(|face| Event::TurnLost { seat, face, why }));
    }
    events.extend(Ending::ALL.iter().map(|&ending| Event::Over { ending }));
    let kinds: BTreeSet<&str> = events.iter().map(Event::kind).collect();
    assert!(Event::kinds().all(|kind| kinds.contains(&kind)), "no event of a kind: {kinds:?}");
    events
}

/// Refusals of every kind, with every role where they name one.
fn refusals() -> Vec<Refusal> {
    let (from, to) = (at("b1"), at("c3"));
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::ThrowFirst,
        Refusal::NoThrowNow,
        Refusal::ImpossibleThrow,
        Refusal::OffBoard { at: to },
        Refusal::NoPiece { at: to },
        Refusal::NotYours { at: to, owner: Seat::South },
        Refusal::OwnPiece { to },
        Refusal::AllyPiece { to },
        Refusal::Blocked { by: to },
        Refusal::NothingToCapture { at: to },
        Refusal::IsCapture,
        Refusal::MayNotPass,
        FourKingsRefusal::WastesDie.into(),
        Refusal::NotNow,
        Refusal::NoSuchAction,
        Refusal::PawnOnlyCapturesDiagonally,
        Refusal::PawnBlocked { by: to },
        FourKingsRefusal::PawnOnLastLine.into(),
        FourKingsRefusal::NoPawnLost.into(),
        FourKingsRefusal::LastLineTooEarly.into(),
        Refusal::PromotionDue { role: Role::Elephant },
        ChessRefusal::ExchangeAfterMove { at: to }.into(),
        FourKingsRefusal::ArmyFrozen { army: Seat::South }.into(),
        FourKingsRefusal::UnderCommand { commander: Seat::South }.into(),
        FourKingsRefusal::NoExchange.into(),
        FourKingsRefusal::NotAReturn { at: to }.into(),
        FourKingsRefusal::NotLastKing.into(),
        SoldiersRefusal::NoLine { from, to }.into(),
        Refusal::Occupied { at: to },
        SoldiersRefusal::JumpsOwn { over: to }.into(),
        SoldiersRefusal::MustCapture { at: to }.into(),
        SoldiersRefusal::ChainGoesOn { at: to }.into(),
        SoldiersRefusal::OneJumpOnly.into(),
        SoldiersRefusal::NeverJumps { role: Role::Goose }.into(),
        SoldiersRefusal::NotThatWay { role: Role::Goose, from, to }.into(),
        SoldiersRefusal::PlaceFirst { left: 2 }.into(),
        SoldiersRefusal::NothingToPlace.into(),
        SoldiersRefusal::HuffFirst.into(),
        SoldiersRefusal::NotHuffable { at: to }.into(),
        SoldiersRefusal::NothingToStop.into(),
        ChessRefusal::KingAttacked { at: to, by: from }.into(),
        ChessRefusal::NoCastling.into(),
        ChessRefusal::CastlingLost.into(),
        ChessRefusal::LeapSpent.into(),
        ChessRefusal::KingNeverCaptured { at: to }.into(),
        ChessRefusal::NoEnPassant.into(),
        ChessRefusal::EmptyPool.into(),
        ChessRefusal::ExchangeDue { at: to }.into(),
        ChessRefusal::Suspended { at: to }.into(),
    ];
    for &role in Role::ALL {
        refusals.push(Refusal::Unreachable { role, from, to });
        refusals.push(FourKingsRefusal::PieceNotLost { role }.into());
        refusals.push(Refusal::WrongPromotion { role });
        refusals.push(ChessRefusal::NotInPool { role }.into());
        refusals
            .extend(Role::ALL.iter().map(|&victim| Refusal::from(FourKingsRefusal::Rank { attacker: role, victim })));
        for face in 2..=5 {
            refusals
                .extend([0, 2, 3, 4, 5].map(|other| Refusal::from(FourKingsRefusal::DieSays { face, other, role })));
        }
    }
    refusals
}

/// Four seats, with the colours beginning at each in turn, so that every seat has every colour.
fn tables(colours: &[Colour]) -> Vec<Vec<Standing>> {
    let men = if colours.contains(&Colour::White) { Men::Museum } else { Men::Kings };
    let table = |first| {
        let seats = Seat::ALL.into_iter().enumerate();
        let standing = |(index, seat)| Standing::new(seat, colours[(first + index) % colours.len()], men);
        seats.map(standing).collect()
    };
    (0..colours.len()).map(table).collect()
}

/// All files of a language.
fn texts(lang: Lang) -> String {
    sources(lang).into_iter().chain(own_words(lang)).collect::<Vec<_>>().join("\n")
}

/// Every message of a file (attributes as `id.attribute`) with its text.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let mut id = String::new();
    let mut current = String::new();
    for line in texts(lang).lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, text)) = line.split_once(" = ")
            && line.starts_with(|c: char| c.is_ascii_alphabetic())
        {
            id = name.to_owned();
            current = id.clone();
            assert!(messages.insert(id.clone(), text.to_owned()).is_none(), "{lang}: {id} is there twice");
        } else if let Some((name, text)) = line.trim().split_once(" = ")
            && let Some(name) = name.strip_prefix('.')
        {
            current = format!("{id}.{name}");
            messages.insert(current.clone(), text.to_owned());
        } else if !line.trim().is_empty() {
            messages.get_mut(&current).unwrap().push_str(line);
        }
    }
    messages
}

/// The names in a text that follow `open`: `$` for variables, `{ ` for references.
fn names<'a>(text: &'a str, open: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
        (end > 0).then_some(&rest[..end])
    })
}

/// The variables that a message uses, also through the messages that it refers to.
fn variables(id: &str, messages: &BTreeMap<String, String>) -> BTreeSet<String> {
    let text = &messages[id];
    let own = names(text, "$").map(str::to_owned);
    own.chain(names(text, "{ ").flat_map(|reference| variables(reference, messages))).collect()
}

/// The ids of the messages that the program uses.
fn wanted() -> BTreeSet<String> {
    let mut ids: BTreeSet<String> =
        ["value-yes", "value-no", "value-off", "value-throw-skilled-at"].into_iter().map(str::to_owned).collect();
    ids.extend(events().iter().map(|event| message(event, "kind", "event", &[]).0));
    for refusal in refusals() {
        let (id, _) = message(&refusal, "reason", "refusal", &[]);
        assert_eq!(id, format!("refusal-{}", refusal.id()));
        ids.insert(id);
    }
    ids.extend(Role::ALL.iter().flat_map(|role| [format!("role-{role}"), format!("letter-{role}")]));
    // Typed actions are parsed in the table crate.
    ids.extend(["decimal-sign", "typed-refused", "typed-chain-ends", "typed-ambiguous"].map(str::to_owned));
    ids.extend(COLOURS.concat().iter().map(|colour| format!("colour-{colour}")));
    ids.extend(Seat::ALL.map(|seat| format!("seat-{seat}")));
    // Who resigned is said by the message of the event before.
    let endings = Ending::ALL.iter().copied().filter(|&ending| ending != Ending::Resignation);
    ids.extend(endings.map(|ending| format!("ending-{}", serde_json::to_value(ending).unwrap().as_str().unwrap())));
    ids.extend(
        crate::rule_sets().iter().flat_map(|rules| &rules.document).map(|document| format!("document-{document}")),
    );
    ids.insert("document-none".to_owned());
    ids.extend(BOTS.iter().flat_map(|bot| ["", ".level", ".about"].map(|part| format!("bot-{bot}{part}"))));
    ids.extend(CHARACTERS.iter().flat_map(|one| ["", ".about"].map(|part| format!("character-{one}{part}"))));
    for family in Family::ALL {
        ids.insert(format!("family-{}", serde_json::to_value(family).unwrap().as_str().unwrap()));
    }
    ids.extend(option_ids(crate::rule_sets()));
    ids.extend(["document", "ours", "elsewhere"].map(|source| format!("source-{source}")));
    ids.extend(FieldId::all().map(|field| format!("draft-{field}")));
    let due = ["throw", "before", "call", "move", "offer", "answer", "place", "over"];
    ids.extend(due.map(|due| format!("draft-due-{due}")));
    ids.extend(["unknown", "value", "number", "contradiction", "impossible"].map(|kind| format!("options-{kind}")));
    ids.extend(Expected::kinds().iter().map(told_of));
    ids.extend(["text-error", "text-example", "action-error", "record-error", "record-illegal"].map(str::to_owned));
    ids.extend(["rules-unknown", "rules-unknown-nearest", "edition-unknown"].map(str::to_owned));
    // What the server says while the page is closed.
    ids.extend(["feed-title", "push-title", "push-title-throw"].map(str::to_owned));
    // The tests of the program and of the crate of tables make sure that each of these is used.
    let elsewhere = ["terminal-", "record-expected-", "setup-", "format-"];
    ids.extend(messages(Lang::EN).into_keys().filter(|id| elsewhere.iter().any(|prefix| id.starts_with(prefix))));
    ids
}

/// The messages of the options of these rule sets.
fn option_ids(sets: &[crate::RuleSet]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for spec in sets.iter().flat_map(|rules| rules.options.specs()) {
        let option = dashed(spec.id);
        ids.extend([format!("option-{option}"), format!("option-{option}.help")]);
        let words = match spec.values {
            Values::Words(words) => words.to_vec(),
            Values::NumberOr { word, .. } => vec![word],
            Values::Skill => vec!["fair", "skilled"],
            Values::Flag | Values::Number { .. } => vec![],
        };
        ids.extend(words.iter().map(|word| format!("value-{option}-{}", dashed(word))));
    }
    ids
}

/// The message for what was expected: for impossible pieces a sentence, else a phrase.
fn told_of(kind: &Expected) -> String {
    let id = |prefix| message(kind, "expected", prefix, &[]).0;
    let sentence = id("impossible");
    if messages(Lang::EN).contains_key(&sentence) { sentence } else { id("expected") }
}

#[test]
fn every_message_is_there_and_is_used() {
    let wanted = wanted();
    let drafts = option_ids(crate::drafts());
    for lang in Lang::all() {
        let messages = messages(lang);
        // A draft may be in English alone.
        let own = drafts.iter().filter(|_| lang == Lang::EN);
        let missing: Vec<_> = wanted.iter().chain(own).filter(|id| !messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        let referred: BTreeSet<&str> = messages.values().flat_map(|text| names(text, "{ ")).collect();
        let unused: Vec<_> = messages
            .keys()
            .filter(|id| !wanted.contains(*id) && !drafts.contains(*id) && !referred.contains(id.as_str()))
            .collect();
        assert!(unused.is_empty(), "{lang} does not use {unused:?}");
    }
}

#[test]
fn every_language_asks_for_the_same() {
    // `game` only chooses between names for the same pieces: a language may have one name for both.
    let asked = |id: &str, messages: &_| {
        let mut asked = variables(id, messages);
        asked.remove("game");
        asked
    };
    let english = messages(Lang::EN);
    for lang in Lang::all() {
        let messages = messages(lang);
        for id in wanted() {
            assert_eq!(asked(&id, &messages), asked(&id, &english), "{id} in {lang}");
        }
    }
}

#[test]
fn the_files_are_well_formed() {
    for lang in Lang::all() {
        let errors = FluentResource::try_new(texts(lang)).err().map(|(_, errors)| errors);
        assert!(errors.is_none(), "{lang}: {errors:?}");
    }
}

#[test]
fn everything_told_is_said_without_errors() {
    for lang in Lang::all() {
        let words = Words::new(lang);
        let say = |(id, args): (String, FluentArgs<'static>)| match words.try_format(&id, &args) {
            Ok(text) => {
                let first = text.chars().next().unwrap();
                assert!(!first.is_lowercase(), "{lang}: {text}");
                assert!(text.ends_with(['.', '!']) && !text.contains("  "), "{lang}: {text}");
                text
            }
            Err(errors) => panic!("{lang}, {id}: {errors:?}"),
        };
        for colours in COLOURS {
            let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for standings in tables(colours) {
                for event in events() {
                    let sentence = say(message(&event, "kind", "event", &standings));
                    said.entry(format!("{event:?}")).or_default().insert(sentence);
                }
                for refusal in refusals() {
                    say(message(&refusal, "reason", "refusal", &standings));
                }
            }
            for (event, sentences) in said {
                let expected = if event.starts_with("Over") { 1 } else { colours.len() };
                assert_eq!(sentences.len(), expected, "{lang}, {event}: {sentences:?}");
            }
        }
    }
}

#[test]
fn grammar_follows_role_and_colour() {
    let standings = tables(COLOURS[0]).remove(0);
    let captured =
        |role| Event::Captured { army: Seat::West, role, at: at("e5"), by: Seat::South, means: Means::Displacement };
    let say = |lang, event: Event| {
        let (id, args) = message(&event, "kind", "event", &standings);
        Words::new(lang).format(&id, &args)
    };
    assert_eq!(say(lang("pl"), captured(Role::Horse)), "Czarny bije zielonego konia na e5.");
    assert_eq!(say(lang("pl"), captured(Role::Boat)), "Czarny bije zielony okręt na e5.");
    assert_eq!(say(lang("pl"), captured(Role::Rook)), "Czarny bije zieloną wieżę na e5.");
    assert_eq!(say(lang("cs"), captured(Role::Horse)), "Černý bere zeleného koně na e5.");
    assert_eq!(say(lang("cs"), captured(Role::Boat)), "Černý bere zelenou loď na e5.");
    let scored = |points| FourKingsEvent::Scored { seat: Seat::South, points, merit: Merit::Capture }.into();
    assert_eq!(say(lang("pl"), scored(1)), "Czarny dostaje 1 punkt.");
    assert_eq!(say(lang("pl"), scored(3)), "Czarny dostaje 3 punkty.");
    assert_eq!(say(lang("pl"), scored(12)), "Czarny dostaje 12 punktów.");
    assert_eq!(say(lang("cs"), scored(5)), "Černý získává 5 bodů.");
    assert_eq!(say(Lang::EN, scored(1)), "Black scores 1 point.");
    let returned = FourKingsEvent::Scored { seat: Seat::South, points: -5, merit: Merit::KingReturned }.into();
    assert_eq!(say(lang("pl"), returned), "Czarny oddaje 5 punktów: zbity król wrócił na planszę.");
}

/// The page says the same: its tests read the same file.
#[test]
fn the_only_person_is_you() {
    let table: Value = serde_json::from_str(include_str!("../../tests/you.json")).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let seat = |value: &str| value.parse::<Seat>().unwrap();
    let colour = |name: &str| *COLOURS[0].iter().find(|colour| colour.name() == name).unwrap();
    let colours = table["colours"].as_object().unwrap();
    let standings: Vec<_> =
        colours.iter().map(|(at, name)| Standing::new(seat(at), colour(name.as_str().unwrap()), Men::Kings)).collect();
    let you = Some(seat(&text(&table["you"])));
    let kinds: BTreeSet<String> = table["said"]
        .as_array()
        .unwrap()
        .iter()
        .map(|said| {
            let (id, args) = message_to(you, &said["event"], "kind", "event", &standings);
            for lang in Lang::all() {
                assert_eq!(Words::new(lang).format(&id, &args), text(&said[lang.tag()]), "{lang}: {id}");
            }
            text(&said["event"]["kind"])
        })
        .collect();
    assert!(Event::kinds().all(|kind| kinds.contains(kind) || kind == "over"), "{kinds:?}");
}

/// The document of the museum's chess has its own word for a pawn, which is not that of four kings.
#[test]
fn the_men_of_chess_have_their_own_names() {
    let say = |rules: &str, tag: &str| {
        let position = crate::find(rules).unwrap().start().unwrap();
        let moved = Event::Moved { army: Seat::South, role: Role::Pawn, from: at("e2"), to: at("e4") };
        let queen = Refusal::WrongPromotion { role: Role::Queen };
        let words = Words::new(lang(tag));
        (words.event(&moved, &position), words.refusal(&queen, &position))
    };
    let both = |event: &str, refusal: &str| (event.to_owned(), refusal.to_owned());
    let chess = both("Biały pionek idzie z e2 na e4.", "Tutaj ten pionek nie może zmienić się w królową.");
    assert_eq!(say("vilac-9506", "pl"), chess);
    let kings = both("Czarny pion idzie z e2 na e4.", "Tutaj ten pion nie może zmienić się w królową.");
    assert_eq!(say("chaturaji-pl-solo", "pl"), kings);
    let english = both("White’s pawn goes from e2 to e4.", "This pawn cannot become a queen here.");
    assert_eq!(say("vilac-9506", "en"), english);
}

/// Prints every sentence, to be read by a person: `cargo test -p ashtapada-rulebook read_aloud -- --nocapture`.
#[test]
fn read_aloud() {
    for lang in Lang::all() {
        let tables = COLOURS.map(tables).concat();
        for (standings, event) in tables.iter().cycle().zip(events()) {
            let (id, args) = message(&event, "kind", "event", standings);
            println!("{lang} {}", Words::new(lang).format(&id, &args));
        }
        for (standings, refusal) in tables.iter().cycle().zip(refusals()) {
            let (id, args) = message(&refusal, "reason", "refusal", standings);
            println!("{lang} {}", Words::new(lang).format(&id, &args));
        }
    }
}

#[test]
fn options_that_cannot_be_are_told_by_their_labels() {
    let rules = crate::find("soldiers16-bl").unwrap();
    let told = |lang: Lang, changes: &[(&str, &str)]| {
        let error = rules.options_with(changes.iter().copied()).unwrap_err();
        Words::new(lang).option_error(&error, rules.options.specs())
    };
    assert!(told(Lang::EN, &[("noCaptureMoves", "99999")]).contains("whole number from 0"));
    for lang in Lang::all() {
        let words = Words::new(lang);
        assert!(told(lang, &[("target", "17")]).contains(&words.option_label("target")));
        assert!(told(lang, &[("colour", "8")]).contains("colour"));
    }
}

#[test]
fn what_was_expected_is_said_in_every_language() {
    for lang in Lang::all() {
        for kind in Expected::kinds() {
            let (id, args) = message(&kind, "expected", "expected", &[]);
            if told_of(&kind) != id {
                continue;
            }
            let phrase =
                Words::new(lang).try_format(&id, &args).unwrap_or_else(|errors| panic!("{lang} {id}: {errors:?}"));
            assert!(!phrase.ends_with('.') && !phrase.contains("  "), "{lang} {id}: {phrase}");
            if lang == Lang::EN {
                assert_eq!(phrase, kind.to_string(), "{id}: the rules' own error says it otherwise");
            }
        }
    }
}

#[test]
fn a_text_that_cannot_be_read_is_told_with_place_found_and_example() {
    let start = AnyPosition::start(&Family::FourKings.options()).unwrap();
    let error = start.parse_action("b1-z3").unwrap_err();
    let told = |lang, error: &TextError| Words::new(lang).text_error(error);
    assert_eq!(
        told(lang("pl"), &error),
        "Znak 4: powinno tu być: pole lub punkt (litera i liczba), a jest „z3”. Na przykład: b1-c3"
    );
    assert_eq!(
        told(lang("cs"), &error),
        "Znak 4 – má tu být: pole nebo bod (písmeno a číslo); stojí tu však „z3“. Například: b1-c3"
    );
    let end = start.parse_action("b1").unwrap_err();
    assert!(told(Lang::EN, &end).contains("the text ends here"));
}

#[test]
fn what_was_written_is_shown_short_and_tame() {
    let words = Words::new(Lang::EN);
    let id = "\u{1b}[31m".repeat(1000);
    let told = words.unknown_rules(&crate::find(&id).unwrap_err());
    assert!(told.len() < 400 && !told.contains('\u{1b}'), "{told:?}");
    let team = crate::find("chaturaji-pl-team").unwrap();
    let error = team.options_of(9, []).unwrap_err();
    assert!(words.edition_error(&error, &[]).contains("no edition 9 of the rules: the newest is 1"));
    let error = team.options_of(1, [("rounds", "many")]).unwrap_err();
    assert!(words.edition_error(&error, team.options.specs()).contains("many"));
    let error = OptionError::Unknown { id, known: String::new() };
    assert!(!words.option_error(&error, &[]).contains('\u{1b}'));
}

type Change = (&'static str, &'static str);

/// Impossible positions and their messages: rule set, changed options, text, message.
const IMPOSSIBLE: [(&str, &[Change], &str, &str); 15] = [
    ("vilac-9506", &[], "4k3/8/8/8/8/8/8/8 w - - 0 1", "one-king"),
    ("vilac-9506", &[], "4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1", "eight-pawns"),
    ("vilac-9506", &[], "4k3/8/8/8/8/QQQQQQQQ/QQQQQQQQ/4K3 w - - 0 1", "army-full"),
    ("vilac-9506", &[], "4k3/8/8/8/8/8/8/4KP2 w - - 0 1", "pawn-on-first"),
    ("vilac-9506", &[("promotionNoneCaptured", "illegal")], "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-last"),
    ("vilac-9506", &[], "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "king-safe"),
    ("chaturaji-pl-solo", &[], "nK7/8/8/8/8/8/8/sKsBsB5 s throw 0,0,0,0", "once"),
    ("chaturaji-pl-solo", &[], "nK7/8/8/8/8/8/8/sKsb6 s throw 0,0,0,0", "pawn-behind"),
    ("chaturaji-pl-solo", &[], "nKnE6/8/8/8/8/8/8/sKsE6 w throw 0,0,0,0", "still-playing"),
    ("chaturaji-pl-solo", &[], "nK7/8/8/8/8/8/8/sK7 s throw 0,0,0,0", "over"),
    ("chaturaji-pl-team", &[], "nK7/8/8/8/8/8/8/sK7 s throw 0,0,0,0", "enemies"),
    ("soldiers16-bl", &[], "3/3/7/7/9/7/7/3/3 s - 0-0 0-0 0", "both-sides"),
    ("soldiers16-bl", &[], "nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss s - 0-1 0-0 0", "side-full"),
    ("cows-leopards-bl", &[], "3/3/7/2ccc2/3c1c3/2ccc2/7/3/3 n - 0-0 16-1 0", "side-whole"),
    ("kotu-ellima-bl", &[("target", "12")], "nnn/3/7/7/9/7/7/3/sss s - 12-12 0-0 0", "one-winner"),
];

#[test]
fn why_pieces_cannot_stand_so_is_said_in_every_language() {
    let mut said = BTreeSet::new();
    for (rules, changes, text, expected) in IMPOSSIBLE {
        let options = crate::find(rules).unwrap().options_with(changes.iter().copied()).unwrap();
        let error = AnyPosition::parse(text, &options).unwrap_err();
        let id = format!("impossible-{expected}");
        assert_eq!(message(&error.expected, "expected", "impossible", &[]).0, id, "{text}: {error}");
        let told: BTreeSet<_> = Lang::all().map(|lang| Words::new(lang).position_error(&error, &options)).collect();
        assert_eq!(told.len(), Lang::all().len(), "{told:?}");
        for sentence in told {
            assert!(sentence.ends_with('.') && !sentence.contains(text), "{sentence}");
        }
        said.insert(id);
    }
    let every: BTreeSet<_> = messages(Lang::EN).into_keys().filter(|id| id.starts_with("impossible-")).collect();
    assert_eq!(said, every);
}

#[test]
fn a_position_that_cannot_be_names_colours_pieces_and_squares() {
    let options = crate::find("vilac-9506").unwrap().options.clone();
    let error = AnyPosition::parse("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &options).unwrap_err();
    let told = |tag| Words::new(lang(tag)).position_error(&error, &options);
    assert!(told("pl").starts_with("Czarny król na e8 jest pod szachem: atakuje go wieża z e2,"), "{}", told("pl"));
    assert!(told("cs").starts_with("Černý král na e8 je v šachu: napadá ho věž z e2,"), "{}", told("cs"));
    // An error in the text alone is reported with its place, and without a whole position as example.
    let error = AnyPosition::parse("4k3/9", &options).unwrap_err();
    let told = Words::new(Lang::EN).position_error(&error, &options);
    assert!(told.starts_with("Character 5: expected a piece") && !told.contains("example"), "{told}");
}
