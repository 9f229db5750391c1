//! What interfaces are told to show follows from the options of each family.

use ashtapada_rules::{AnyOptions, AnyPosition, Look, Men, Motion, OptionSet, Position, Role, Sign};
use ashtapada_rules::{chess, four_kings, soldiers};

fn look(mut options: AnyOptions, changes: &[(&str, &str)]) -> Look {
    for (id, value) in changes {
        options.set(id, value).unwrap();
    }
    AnyPosition::start(&options).unwrap().look()
}

fn kings(changes: &[(&str, &str)]) -> Look {
    look(AnyOptions::FourKings(four_kings::Options::default()), changes)
}

fn beads(changes: &[(&str, &str)]) -> Look {
    look(AnyOptions::Soldiers(soldiers::Options::default()), changes)
}

fn museum(changes: &[(&str, &str)]) -> Look {
    look(AnyOptions::Chess(chess::Options::default()), changes)
}

#[test]
fn the_signs_are_those_that_the_options_can_show_and_no_others() {
    let never = [("enterLastLineEarly", "false"), ("promotionOptional", "false")];
    assert_eq!(kings(&never).signs, [Sign::Mark]);
    assert_eq!(kings(&[("throneEntry", "everyEntry"), never[0], never[1]]).signs, [Sign::Throne, Sign::Mark]);
    assert!(kings(&[("promotionOptional", "false")]).signs.contains(&Sign::Waiting));
    assert!(kings(&[("goal", "annihilation"), ("kingLoss", "freeze")]).signs.contains(&Sign::Frozen));
    assert!(kings(&[("teams", "opposite"), ("kingLoss", "partnerCommands")]).signs.contains(&Sign::Commanded));
    assert!(!kings(&[("teams", "opposite")]).signs.contains(&Sign::Commanded));
    assert_eq!(beads(&[("obligation", "huff")]).signs, [Sign::Huffable]);
    assert_eq!(beads(&[("obligation", "none")]).signs, []);
    assert_eq!(museum(&[("promotionNoneCaptured", "suspended")]).signs, [Sign::Waiting, Sign::Checked]);
    assert_eq!(museum(&[("promotionNoneCaptured", "free")]).signs, [Sign::Checked]);
}

#[test]
fn faces_name_what_they_move_only_where_dice_are_thrown() {
    let thrown = kings(&[("dice", "1")]);
    let faces: Vec<_> = thrown.faces.iter().map(|(&face, roles)| (face, roles.as_slice())).collect();
    let named: [(u8, &[Role]); 4] =
        [(2, &[Role::Boat]), (3, &[Role::Horse]), (4, &[Role::Elephant]), (5, &[Role::King, Role::Pawn])];
    assert_eq!(faces, named);
    assert!(kings(&[("dice", "0")]).faces.is_empty());
    assert!(beads(&[]).faces.is_empty() && museum(&[]).faces.is_empty());
}

#[test]
fn those_who_do_not_slide_are_named() {
    assert_eq!(kings(&[]).motion, [(Role::Boat, Motion::Leaps), (Role::Horse, Motion::Leaps)].into());
    assert_eq!(museum(&[]).motion, [(Role::Knight, Motion::Leaps)].into());
    assert_eq!(beads(&[]).motion, [(Role::Soldier, Motion::Jumps)].into());
}

#[test]
fn each_family_has_its_own_men() {
    let men = |options| AnyPosition::start(&options).unwrap().standings().remove(0).men;
    assert_eq!(men(AnyOptions::FourKings(four_kings::Options::default())), Men::Kings);
    assert_eq!(men(AnyOptions::Soldiers(soldiers::Options::default())), Men::Soldiers);
    assert_eq!(men(AnyOptions::Chess(chess::Options::default())), Men::Museum);
    let mut plain = chess::Options::default();
    plain.set("figures", "plain").unwrap();
    assert_eq!(men(AnyOptions::Chess(plain)), Men::Chess);
}
