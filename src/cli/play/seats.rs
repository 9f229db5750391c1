//! Who plays which seat, as given on the command line.

use std::fmt;

use ashtapada_engine::{Bot, Level};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{AnyPosition, Position, Seat, Standing};

use super::show::side_name;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    Human,
    Bot(Bot),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Bot(bot) => write!(f, "bot:{bot}"),
        }
    }
}

/// Who plays each seat: a person South, computer players of the first level that people meet the others, except as `asked`
/// with SEAT=PLAYER.
///
/// A seat can be given by its own name or by that of its army on the board, in English or in the language of the table.
///
/// # Errors
/// An argument is wrong: a sentence that says what is possible.
pub fn take(asked: &[String], position: &AnyPosition, words: Words) -> Result<[Player; 4], String> {
    let mut players = [Player::Bot(Bot::Level(Level::FIRST, None)); 4];
    players[Seat::South.index()] = Player::Human;
    let names = names(position, words);
    let mut taken: Vec<Seat> = Vec::new();
    for text in asked {
        let (name, player) = text.split_once('=').ok_or_else(|| words.with("terminal-seat-form", &[("text", text)]))?;
        let wanted = name.trim().to_lowercase();
        let Some((seat, _)) = names.iter().find(|(_, names)| names.contains(&wanted)) else {
            let seats: Vec<String> = names.iter().map(|(_, names)| names.join(" / ")).collect();
            return Err(words.with("terminal-seat-unknown", &[("text", text), ("seats", &seats.join(", "))]));
        };
        let player = match player.trim() {
            "human" => Some(Player::Human),
            player => player.strip_prefix("bot:").and_then(|id| Bot::playable(id, position.family())).map(Player::Bot),
        };
        let Some(player) = player else {
            let known: Vec<String> =
                Bot::offered_names(position.family()).iter().map(|id| format!("bot:{id}")).collect();
            return Err(words.with("terminal-player-unknown", &[("text", text), ("players", &known.join(", "))]));
        };
        if taken.contains(seat) {
            return Err(words.with("terminal-seat-twice", &[("text", text)]));
        }
        taken.push(*seat);
        players[seat.index()] = player;
    }
    Ok(players)
}

/// The names by which each seat can be given, in lower case and without duplicates.
fn names(position: &AnyPosition, words: Words) -> Vec<(Seat, Vec<String>)> {
    let named = |standing: &Standing| {
        let mut names: Vec<String> = Vec::new();
        for words in [Words::new(Lang::EN), words] {
            let colour = words.text(&format!("colour-{}", standing.colour));
            for name in [words.text(&format!("seat-{}", standing.seat)), colour, side_name(standing, words)] {
                if !names.contains(&name.to_lowercase()) {
                    names.push(name.to_lowercase());
                }
            }
        }
        (standing.seat, names)
    };
    position.standings().iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::Character;

    use super::*;

    fn taken(id: &str, lang: Lang, asked: &[&str]) -> Result<[Player; 4], String> {
        let position = ashtapada_rulebook::find(id).unwrap().start().unwrap();
        let asked: Vec<String> = asked.iter().map(|&text| text.to_owned()).collect();
        take(&asked, &position, Words::new(lang))
    }

    #[test]
    fn a_seat_answers_to_its_name_and_to_that_of_its_army() {
        let greedy = Player::Bot(Bot::Greedy);
        for (id, lang, name, seat) in [
            ("soldiers16-bl", "en", "north", Seat::North),
            ("soldiers16-bl", "en", "dark", Seat::North),
            ("soldiers16-bl", "pl", "Ciemny", Seat::North),
            ("soldiers16-bl", "pl", "dark", Seat::North),
            ("cows-leopards-bl", "en", "leopards", Seat::North),
            ("cows-leopards-bl", "cs", "leopardi", Seat::North),
            ("cows-leopards-bl", "cs", "cows", Seat::South),
            ("chaturaji-pl-solo", "en", "yellow", Seat::East),
            ("chaturaji-wikipedia", "en", "yellow", Seat::West),
            ("chaturaji-pl-solo", "cs", "žlutý", Seat::East),
            ("vilac-9506", "pl", "czarny", Seat::North),
        ] {
            let players = taken(id, lang.parse().unwrap(), &[&format!("{name}=bot:greedy")]).unwrap();
            assert_eq!(players[seat.index()], greedy, "{id} {name}");
            assert_eq!(players.iter().filter(|&&player| player == greedy).count(), 1, "{id} {name}");
        }
    }

    #[test]
    fn who_sits_there_may_have_a_character() {
        let players = taken("chaturaji-pl-solo", Lang::EN, &["red=bot:level-5-avenger"]).unwrap();
        let avenger = Bot::Level(Level::new(5).unwrap(), Some(Character::Avenger));
        assert!(players.contains(&Player::Bot(avenger)));
    }

    #[test]
    fn who_cannot_sit_there_is_told_what_may_be_said() {
        for lang in Lang::all() {
            let told = |asked: &[&str]| taken("soldiers16-bl", lang, asked).unwrap_err();
            for part in ["south", "light", "north", "dark"] {
                assert!(told(&["west=human"]).contains(part), "{lang}");
            }
            for part in ["human", "bot:level-1", "bot:level-8"] {
                assert!(told(&["north=robot"]).contains(part), "{lang}");
            }
            assert!(!told(&["north=bot:level-5-greedy"]).contains("-cautious"), "{lang}");
            let refused = taken("chaturaji-pl-solo", lang, &["north=bot:level-5-brave"]).unwrap_err();
            assert!(refused.contains("bot:level-5-cautious"), "{lang}: {refused}");
            assert!(told(&["north"]).contains("=bot:level-3"), "{lang}");
            assert!(told(&["north=human", "dark=human"]).contains("dark=human"), "{lang}");
        }
    }
}
