use ashtapada_rulebook::{Lang, rule_sets};
use ashtapada_rules::{ChanceList, Game};

use super::*;
use crate::Beginning;

fn position(rules: &str, text: &str) -> AnyPosition {
    Beginning::new(rules, [], Some(text)).unwrap().position
}

fn read(text: &str, position: &AnyPosition) -> Result<String, TypedError> {
    let actions = read_typed(text, position, Words::new(Lang::EN))?;
    Ok(actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" "))
}

/// Every action that can be played in a position, throws included.
fn playable(position: &AnyPosition) -> Vec<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    list.into_iter().chain(throws.into_iter().map(|(throw, _)| Action::Throw(throw))).collect()
}

#[test]
fn every_action_is_read_however_it_is_typed() {
    let mut random = fastrand::Rng::with_seed(9);
    for rules in rule_sets() {
        let start = Beginning::new(&rules.id, [], None).unwrap().position;
        for _ in 0..4 {
            let mut game = Game::new(start.clone());
            for _ in 0..250 {
                let position = game.position();
                let playable = playable(position);
                for &action in &playable {
                    for text in [action.to_string(), position.action_text(action)] {
                        for typed in [text.to_uppercase(), text.to_lowercase(), format!(" {text}! ")] {
                            let read = read_typed(&typed, position, Words::new(Lang::EN));
                            assert_eq!(
                                read.as_deref(),
                                Ok(&[action][..]),
                                "{typed} in {}: {}",
                                rules.id,
                                position.text()
                            );
                        }
                    }
                }
                let Some(&action) = playable.get(random.usize(..playable.len().max(1))) else { break };
                game.play(action, &mut ()).unwrap();
                if game.outcome().is_some() {
                    break;
                }
            }
        }
    }
}

#[test]
fn whole_chains_and_their_ends_are_read_as_records_write_them() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut chains = 0;
    for rules in rule_sets().iter().filter(|rules| rules.document.as_deref() == Some("S3")) {
        let start = Beginning::new(&rules.id, [], None).unwrap().position;
        let mut game = Game::new(start);
        for _ in 0..2_000 {
            let before = game.position();
            for way in chains::ahead(before, &playable(before)) {
                let text = way.iter().map(Spot::to_string).collect::<Vec<_>>().join("x");
                let jumps: Vec<String> = way.windows(2).map(|pair| format!("{}x{}", pair[0], pair[1])).collect();
                assert_eq!(read(&text, before).as_deref(), Ok(jumps.join(" ").as_str()), "{}", before.text());
                assert_eq!(read(&text.to_uppercase().replace('X', ":"), before), Ok(jumps.join(" ")));
                chains += 1;
            }
            let playable = playable(before);
            if game.outcome().is_some() || playable.is_empty() {
                game = Game::new(game.first().clone());
                continue;
            }
            game.play(playable[random.usize(..playable.len())], &mut ()).unwrap();
        }
    }
    assert!(chains > 100, "{chains} chains are too few");
}

#[test]
fn signs_are_free_where_only_one_thing_can_be_meant() {
    let chess = Beginning::new("vilac-9506", [], None).unwrap().position;
    for typed in ["e2e4", "e2-e4", "E2 E4", "e2 – e4", "e2→e4", "e2->e4"] {
        assert_eq!(read(typed, &chess).ok(), (typed != "e2→e4").then(|| "e2-e4".to_owned()), "{typed}");
    }
    let soldiers = Beginning::new("soldiers16-bl", [], None).unwrap().position;
    assert_eq!(read("e4e5", &soldiers).unwrap(), "e4-e5");
    let cows = Beginning::new("cows-leopards-bl", [], None).unwrap().position;
    let Some(Action::Place { at }) = playable(&cows).first().copied() else { panic!("the leopards place first") };
    for typed in [format!("@ {at}"), at.to_string(), at.to_string().to_uppercase()] {
        assert_eq!(read(&typed, &cows), Ok(format!("@{at}")), "{typed}");
    }
}

#[test]
fn dice_are_typed_as_people_say_them() {
    let two = Beginning::new("chaturaji-wikipedia", [], None).unwrap().position;
    for typed in ["2 5", "5 2", "25", "5,2", "2 + 5", "2 5:"] {
        assert_eq!(read(typed, &two).as_deref(), Ok("2 5"), "{typed}");
    }
    assert!(matches!(read("1 5", &two), Err(TypedError::Refused { refusal: Refusal::ImpossibleThrow, .. })));
    assert!(matches!(read("b1-c3", &two), Err(TypedError::Refused { refusal: Refusal::ThrowFirst, .. })));
    assert!(matches!(read("2 5 3", &two), Err(TypedError::Text(_))));
}

#[test]
fn a_promotion_is_named_by_any_of_its_letters() {
    let position = position("vilac-9506", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let in_polish = |text: &str| read_typed(text, &position, Words::new("pl".parse().unwrap()));
    for (typed, read_as) in [
        ("a7a8q", "a7-a8=Q"),
        ("A7-A8=Q", "a7-a8=Q"),
        ("a7a8 queen", "a7-a8=Q"),
        ("a7-a8=H", "a7-a8=Q"),
        ("a7a8/w", "a7-a8=R"),
        ("a7a8(G)", "a7-a8=b"),
        ("a7a8b", "a7-a8=b"),
    ] {
        assert_eq!(in_polish(typed), Ok(vec![read_as.parse().unwrap()]), "{typed}");
    }
    let Err(TypedError::Ambiguous { readings }) = in_polish("a7a8") else { panic!("four pieces can be meant") };
    assert_eq!(readings, ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]);
    assert!(matches!(in_polish("a7a8z"), Err(TypedError::Text(_))));
}

#[test]
fn what_cannot_be_played_is_refused_for_its_reason() {
    let square = position("soldiers16-bl", "2n/3/7/7/5n3/3n1n1/3sn2/3/3 s - 11-13 0-0 0");
    let refusal = |text: &str| match read(text, &square) {
        Err(TypedError::Refused { action, refusal, .. }) => (action, refusal.id()),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refusal("d3e3"), ("d3-e3".to_owned(), "no-piece"));
    assert_eq!(refusal("e3xg3xe5"), ("g3xe5".to_owned(), "nothing-to-capture"));
    assert_eq!(refusal("stop").1, "nothing-to-stop");
    assert_eq!(refusal("huff e9").1, "no-piece");
    assert_eq!(refusal("pass").1, "may-not-pass");
    // Back where it began there is nothing left to jump.
    let at = "e3".parse().unwrap();
    assert_eq!(read("e3xg3xg5xe5xe3xg3", &square), Err(TypedError::ChainEnds { at }));
    for nonsense in
        ["", " ", "e", "e3x", "xe3", "e3xz9", "żółw", "=", "e3=", "99999999999", "@", "huff", "call", "e3-\u{301}"]
    {
        assert!(matches!(read(nonsense, &square), Err(TypedError::Text(_))), "{nonsense}");
    }
}

#[test]
fn errors_are_said_in_every_language() {
    let square = position("soldiers16-bl", "2n/3/7/7/5n3/3n1n1/3sn2/3/3 s - 11-13 0-0 0");
    for lang in Lang::all() {
        let words = Words::new(lang);
        let said = |text: &str| read_typed(text, &square, words).unwrap_err().in_words(words);
        assert!(said("e3e3").contains("e3xe5xg5xg3xe3, e3xg3xg5xe5xe3"), "{}", said("e3e3"));
        assert!(said("e3xg3xe5").starts_with("g3xe5"), "{}", said("e3xg3xe5"));
        assert!(said("e3xg3xg5xe5xe3xg3").contains("e3"), "{}", said("e3xg3xg5xe5xe3xg3"));
    }
}

#[test]
fn ends_that_several_routes_join_name_the_routes() {
    let square = position("soldiers16-bl", "n2/3/7/2n1n2/9/2n1n2/3s3/3/3 s - 0-0 0-0 0");
    for typed in ["e3xe7", "E3:E7", "e3e7", "e3 e7", "40x10"] {
        let Err(TypedError::Ambiguous { readings }) = read(typed, &square) else { panic!("{typed}") };
        assert_eq!(readings, ["e3xc5xe7", "e3xg5xe7"], "{typed}");
    }
    // Any of them can be typed; where only one leads there it is played.
    assert_eq!(read("e3xg5xe7", &square).as_deref(), Ok("e3xg5 g5xe7"));
    let one = position("soldiers16-bl", "n2/3/7/2n4/9/2n1n2/3s3/3/3 s - 0-0 0-0 0");
    assert_eq!(read("e3xe7", &one).as_deref(), Ok("e3xc5 c5xe7"));
    for lang in Lang::all() {
        let words = Words::new(lang);
        let told = read_typed("e3xe7", &square, words).unwrap_err().in_words(words);
        assert!(told.contains("e3xc5xe7, e3xg5xe7"), "{told}");
    }
}

#[test]
fn chess_players_type_the_letters_of_their_pieces() {
    let castling = [("castling", "true")];
    let text = "r3k2r/8/8/3p4/8/2N3N1/1P6/R3KB1R w KQkq - 0 1";
    let chess = Beginning::new("vilac-9506", castling, Some(text)).unwrap().position;
    let typed = |text: &str, lang: &str| read_typed(text, &chess, Words::new(lang.parse().unwrap()));
    for (lang, text, action) in [
        ("en", "Nxd5", "c3xd5"),
        ("pl", "Sxd5", "c3xd5"),
        ("cs", "Jxd5!", "c3xd5"),
        ("pl", " Gb5+ ", "f1-b5"),
        ("cs", "Sb5", "f1-b5"),
        ("pl", "Wd1", "a1-d1"),
        ("en", "O-O-O", "e1-c1"),
        ("pl", "0-0-0", "e1-c1"),
        ("en", "b4", "b2-b4"),
        ("en", "Ke2", "e1-e2"),
    ] {
        assert_eq!(typed(text, lang), Ok(vec![action.parse().unwrap()]), "{lang}: {text}");
    }
    assert!(matches!(typed("Ne4", "en"), Err(TypedError::Text(_))), "either knight could");
}
