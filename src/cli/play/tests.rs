//! Whole tables with what is typed, and what they answer.

use ashtapada_engine::Bot;
use ashtapada_rulebook::Lang;
use ashtapada_rules::Seat;

use super::*;

/// A table with what is typed, and what it answers.
fn played_in(lang: Lang, id: &str, typed: &[u8], human: &[Seat]) -> String {
    let beginning = Beginning::new(id, [], None).unwrap();
    let mut players = [Player::Bot(Bot::Random); 4];
    for seat in human {
        players[seat.index()] = Player::Human;
    }
    let mut out = Vec::new();
    let table = Table {
        game: Game::new(beginning.position.clone()),
        beginning,
        players,
        computers: Default::default(),
        words: Words::new(lang),
        random: fastrand::Rng::with_seed(1),
        nodes: Some(300),
        real_dice: false,
        drawn: None,
        input: typed,
        out: &mut out,
        colours: false,
    };
    table.play().unwrap();
    String::from_utf8(out).unwrap()
}

fn played(id: &str, typed: &str, human: &[Seat]) -> String {
    played_in(Lang::EN, id, typed.as_bytes(), human)
}

#[test]
fn a_game_of_computer_players_ends() {
    for rules in ashtapada_rulebook::rule_sets() {
        let told = played(&rules.id, "", &[]);
        assert!(told.contains("place 1"), "{}: {told}", rules.id);
    }
}

#[test]
fn a_person_is_answered() {
    let told = played("soldiers16-bl", "help\nc4-c6\nwhy c3\nc4-c5\nundo\nnonsense\nquit\n", &Seat::PAIR);
    for part in ["write the game record", "no line joins", "is taken", "expected", "Goodbye"] {
        assert!(told.to_lowercase().contains(&part.to_lowercase()), "{part} is not in {told}");
    }
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_of_the_table() {
    for (lang, part) in [("en", "expected"), ("pl", "powinno tu być"), ("cs", "má tu být")] {
        let told = played_in(lang.parse().unwrap(), "soldiers16-bl", b"c4-z5\n\xff\xfe\nquit\n", &Seat::PAIR);
        assert_eq!(told.matches(part).count(), 2, "{told}");
        assert!(told.contains("e4-e5"), "{told}");
    }
}

#[test]
fn the_terminal_uses_each_of_its_messages() {
    let code = [
        include_str!("host.rs"),
        include_str!("seats.rs"),
        include_str!("show.rs"),
        include_str!("../failure.rs"),
        include_str!("../record.rs"),
    ]
    .concat();
    for line in include_str!("../../../locales/en/terminal.ftl").lines().filter(|line| line.starts_with("terminal-")) {
        let id = line.split(' ').next().unwrap();
        assert!(code.contains(&format!("\"{id}\"")), "{id} is not used");
    }
}
