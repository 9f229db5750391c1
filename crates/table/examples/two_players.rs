//! Two players at one table: Anna leads the armies of south and north, Jan those of west and east. The throws are drawn from
//! a secret that was committed to before the first, and from a seed of each player; the record proves it. `cargo run -p ashtapada-table --example two_players`

use ashtapada_table::dice::Seed;
use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::Record;
use ashtapada_table::rules::{Seat, Turn};
use ashtapada_table::{ActionView, NewGame, Player, Request, SeatPlan, Secret, Table};

/// How somebody chooses.
type Style = fn(&[ActionView]) -> &ActionView;

/// Takes whatever can be taken.
fn bold(legal: &[ActionView]) -> &ActionView {
    legal.iter().find(|action| action.text.contains('x')).unwrap_or(&legal[0])
}

/// Moves what stands last in the list, so that no piece stays at home.
fn restless(legal: &[ActionView]) -> &ActionView {
    &legal[legal.len() - 1]
}

/// Bytes that nobody can guess; a server asks its operating system for them.
fn secret_bytes() -> [u8; 32] {
    std::array::from_fn(|index| index as u8 * 7)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let players: [(Seat, &str, Style); 4] = [
        (Seat::South, "Anna", bold),
        (Seat::West, "Jan", restless),
        (Seat::North, "Anna", bold),
        (Seat::East, "Jan", restless),
    ];
    let seats = players.map(|(seat, name, _)| SeatPlan { seat, player: Player::Human { name: name.to_owned() } });
    let asked = NewGame { seats: seats.to_vec(), ..NewGame::of("chaturaji-pl-team") };
    let (mut table, _) = Table::set_up(&asked, "first-game", Secret::new(secret_bytes()), 0)?;
    if let Some(proof) = table.proof_view() {
        println!("before the first throw: {}", proof.commitment);
    }
    // At a table of a server each player sends his own, first its commitment and then the seed.
    table.add_seeds(|seat| Seed::new([seat as u8; 32]));

    loop {
        let request = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => Request::Roll,
            Turn::Seat(seat) => {
                let choices = table.choices();
                let style = players.iter().find(|player| player.0 == seat).map_or(bold as Style, |player| player.2);
                Request::Act { action: style(&choices.legal).text.clone() }
            }
        };
        let (seat, act) = table.decide(&request, 0)?;
        table.play(seat, act)?;
    }

    let text = table.record().to_string();
    println!("{text}");
    let record: Record = text.parse()?;
    assert!(matches!(proof::check(&record)?, Proof::Fair { .. }));
    println!("every throw follows from the secret and the seeds");
    Ok(())
}
