//! The old games of the family: counsellors, elephants, bare kings, and the king's one leap.

use super::*;
use crate::chess::ChessRefusal;

pub(super) fn shatranj() -> Options {
    Options {
        counsellor: Counsellor::OneStep,
        elephant: Elephant::Leap,
        double_step: false,
        none_captured: NoneCaptured::Free,
        promotion_to: PromotionTo::Counsellor,
        stalemate: Stalemate::Loses,
        bare_king: BareKing::LosesUnlessAnswered,
        ..Options::default()
    }
}

fn targets(position: &Chess, from: &str) -> Vec<String> {
    legal(position).iter().filter(|text| text.starts_with(from)).map(|text| text[2..].to_string()).collect()
}

/// The number of [`perft`] for shatranj is that of other programs, which know no bare kings there.
#[test]
fn shatranj_has_as_many_paths_as_elsewhere() {
    let options = Options { draw_rules: DrawRules::Off, bare_king: BareKing::PlaysOn, ..shatranj() };
    let start = Chess::start(&options).unwrap();
    assert_eq!((1..5).map(|depth| crate::perft(&start, depth)).collect::<Vec<_>>(), [16, 256, 4176, 68_122]);
}

#[test]
fn arrays_stand_as_they_are_called() {
    for (array, text) in [
        (Array::KingsOnE, "rhemkehr/pppppppp/8/8/8/8/PPPPPPPP/RHEMKEHR w - - 0 1"),
        (Array::KingsOnD, "rhekmehr/pppppppp/8/8/8/8/PPPPPPPP/RHEKMEHR w - - 0 1"),
        (Array::Crosswise, "rhekmehr/pppppppp/8/8/8/8/PPPPPPPP/RHEMKEHR w - - 0 1"),
    ] {
        let start = Chess::start(&Options { array, ..shatranj() }).unwrap();
        assert_eq!(start.text(), text);
    }
    let black = Chess::start(&Options { first_player: FirstPlayer::Black, ..shatranj() }).unwrap();
    assert_eq!((black.turn(), &black.text()[44..]), (Turn::Seat(Seat::North), "b - - 0 1"));
}

#[test]
fn elephants_and_counsellors_go_their_old_ways() {
    let text = "4k3/7p/8/2PPP3/2PEP3/2PPP3/8/4K3 w - - 0 1";
    let under = |elephant| Chess::parse(text, &Options { elephant, ..shatranj() }).unwrap();
    assert_eq!(targets(&under(Elephant::Leap), "d4"), ["b2", "f2", "b6", "f6"]);
    assert_eq!(targets(&under(Elephant::StraightLeap), "d4"), ["d2", "b4", "f4", "d6"]);
    assert_eq!(targets(&under(Elephant::FiveSteps), "d4"), [""; 0]);
    let open = "4k3/7p/8/8/3E4/8/3M4/4K3 w - - 0 1";
    let open = Chess::parse(open, &Options { elephant: Elephant::FiveSteps, ..shatranj() }).unwrap();
    assert_eq!(targets(&open, "d4"), ["c3", "e3", "c5", "d5", "e5"]);
    assert_eq!(targets(&open, "d2"), ["c1", "c3", "e3"]);
    assert_eq!(why(&open, "d4d3"), Refusal::Unreachable { role: Role::Elephant, from: spot("d4"), to: spot("d3") });
}

#[test]
fn old_men_give_check_and_pin_as_they_go() {
    // The elephant attacks over the pawn; the counsellor only its neighbours.
    let over = Chess::parse("4k3/3p4/2E5/8/8/8/8/4K3 b - - 0 1", &shatranj()).unwrap();
    assert!(over.in_check());
    let near = Chess::parse("4k3/3M4/8/8/8/8/8/4K3 b - - 0 1", &shatranj()).unwrap();
    assert!(near.in_check());
    let far = Chess::parse("4k3/8/2M5/8/8/8/8/4K2R b - - 0 1", &shatranj()).unwrap();
    assert!(!far.in_check());
    // Only what slides can pin: here an elephant that leaps along the file stays on it.
    let options = Options { elephant: Elephant::StraightLeap, ..shatranj() };
    let pinned = Chess::parse("4r2k/8/8/8/8/4E3/8/4K3 w - - 0 1", &options).unwrap();
    assert_eq!(targets(&pinned, "e3"), ["e5"]);
}

#[test]
fn a_pawn_steps_once_and_becomes_a_counsellor() {
    let position = Chess::parse("7k/P6p/8/8/8/8/4P3/4K2R w - - 0 1", &shatranj()).unwrap();
    assert_eq!(targets(&position, "a7"), ["a8m"]);
    assert_eq!(targets(&position, "e2"), ["e3"]);
    assert_eq!(why(&position, "a7a8r"), Refusal::WrongPromotion { role: Role::Rook });
    let mut promoted = position;
    play(&mut promoted, "a7a8m");
    assert_eq!(promoted.squares(Seat::South, Role::Counsellor).len(), 1);
    assert_eq!(promoted.squares(Seat::South, Role::Queen), SquareSet::EMPTY);
}

#[test]
fn a_bare_king_has_one_answer() {
    let bare = |text: &str, bare_king| {
        let position = Chess::parse(text, &Options { bare_king, ..shatranj() }).unwrap();
        position.outcome().map(|outcome| (outcome.ending, outcome.payoff(Seat::South)))
    };
    let (lost, won) = (Some((Ending::BareKing, 0.0)), Some((Ending::BareKing, 1.0)));
    // Black is bare and can take the rook; then both are, and it is a draw.
    let answer = "8/8/8/8/8/2k5/2R5/4K3 b - - 0 1";
    assert_eq!(bare(answer, BareKing::LosesUnlessAnswered), None);
    assert_eq!(bare(answer, BareKing::Loses), won);
    assert_eq!(bare(answer, BareKing::PlaysOn), None);
    let mut answered = Chess::parse(answer, &shatranj()).unwrap();
    let events = play(&mut answered, "c3c2");
    assert!(events.contains(&Event::Over { ending: Ending::InsufficientMaterial }));
    // The rook is guarded; or there is another piece; or the answer was not given.
    for text in
        ["8/8/8/8/8/2k5/2R5/3K4 b - - 0 1", "8/8/8/8/8/2k5/2R5/4K2P b - - 0 1", "8/8/8/8/8/1k6/2R5/4K3 w - - 0 1"]
    {
        let text = text.replace("K2P", "K3").replace("/8/2k5", if text.contains('P') { "/7P/2k5" } else { "/8/2k5" });
        assert_eq!(bare(&text, BareKing::LosesUnlessAnswered), won, "{text}");
    }
    assert_eq!(bare("8/8/8/8/8/2k5/2r5/4K3 w - - 0 1", BareKing::LosesUnlessAnswered), lost);
    assert_eq!(Chess::parse(answer, &Options { bare_king: BareKing::Loses, ..shatranj() }).unwrap().undrawn(), None);
}

#[test]
fn baring_comes_before_stalemate_and_after_mate() {
    // Black's king cannot move and is not attacked: bare, it has lost, whoever wins by stalemate.
    let text = "k7/2R5/1K6/8/8/8/8/8 b - - 0 1";
    let options = Options { bare_king: BareKing::Loses, stalemate: Stalemate::Wins, ..shatranj() };
    let over = Chess::parse(text, &options).unwrap().outcome().unwrap();
    assert_eq!((over.ending, over.payoff(Seat::South)), (Ending::BareKing, 1.0));
    let mate = Chess::parse("k7/2K5/8/8/8/8/8/R7 b - - 0 1", &options).unwrap().outcome().unwrap();
    assert_eq!(mate.ending, Ending::Checkmate);
}

#[test]
fn a_king_leaps_once() {
    let options = Options { king_leap: true, ..shatranj() };
    let start = Chess::start(&options).unwrap();
    assert!(start.text().ends_with(" w Kk - 0 1"));
    assert_eq!(targets(&start, "e1"), ["d3", "f3"]);
    let mut position = start;
    for text in ["e1f3", "a7a6"] {
        play(&mut position, text);
    }
    assert!(position.text().ends_with(" w k - 0 2"));
    assert_eq!(position.key(), position.fresh_key());
    assert_eq!(why(&position, "f3e5"), ChessRefusal::LeapSpent.into());
    // Not out of check, and not into it.
    let checked = Chess::parse("4r2k/8/8/8/8/8/8/4K3 w K - 0 1", &Options { bare_king: BareKing::PlaysOn, ..options });
    let checked = checked.unwrap();
    assert_eq!(why(&checked, "e1f3"), ChessRefusal::KingAttacked { at: spot("e1"), by: spot("e8") }.into());
    let guarded = Chess::parse("5r1k/8/8/8/8/8/8/4K1H1 w K - 0 1", &options).unwrap();
    assert_eq!(why(&guarded, "e1f3"), ChessRefusal::KingAttacked { at: spot("f3"), by: spot("f8") }.into());
    assert!(targets(&guarded, "e1").contains(&"d3".to_string()));
}

#[test]
fn what_contradicts_itself_is_refused() {
    let fails = |options: Options| options.check().is_err();
    let castling = Options { castling: true, ..Options::default() };
    assert!(fails(Options { array: Array::Crosswise, ..castling }));
    assert!(fails(Options { king_leap: true, ..castling }));
    assert!(fails(Options { en_passant: true, double_step: false, ..Options::default() }));
    assert!(fails(Options { promotion_to: PromotionTo::Counsellor, ..Options::default() }));
    assert!(!fails(shatranj()));
}
