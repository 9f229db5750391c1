//! A table for people who looked for each other.

use std::sync::Arc;

use ashtapada_rulebook::Words;
use ashtapada_rules::Seat;
use ashtapada_table::{NewGame, Player, Problem, SeatKey, SeatPlan, Setup, Sitters};

use super::Wanted;
use crate::clock;
use crate::names::look_alike;
use crate::setup;
use crate::tables::{Tables, aside};

/// The computer player that takes the seats for which nobody was found.
const STAND_IN: &str = "level-4";

/// The seats of a rule set, in the order of play.
fn seats_of(rules: &str, words: Words) -> Result<Vec<Seat>, Problem> {
    let setup = Setup::agree(&NewGame::of(rules), &mut |_| 0).map_err(|error| Problem::of_setup(&error, words))?;
    Ok(setup.seats.iter().map(|plan| plan.seat).collect())
}

impl Tables {
    /// What somebody looks for, checked.
    ///
    /// # Errors
    /// There are no such rules.
    pub(super) fn wanted(
        &self,
        key: SeatKey,
        rules: String,
        name: String,
        minutes: u8,
        words: Words,
    ) -> Result<Wanted, Problem> {
        let of = seats_of(&rules, words)?.len();
        Ok(Wanted { key, rules, name, minutes, of })
    }

    /// Sets up tables for those who have found each other, or have waited long enough.
    pub(super) fn let_meet(self: &Arc<Self>, words: Words) {
        let now = self.now();
        for group in self.lobby().pairing(|pairing| pairing.groups(now)) {
            let tables = Arc::clone(self);
            // Whoever noticed it may be gone before the table is stored.
            tokio::spawn(async move {
                let met = tables.meet(&group, words).await;
                tables.lobby().pairing(|pairing| match met {
                    Ok((game, seats)) => {
                        for (wanted, seat) in group.iter().zip(seats) {
                            pairing.met(&wanted.key, &game, seat);
                        }
                    }
                    Err(problem) => group.iter().for_each(|wanted| pairing.failed(&wanted.key, &problem)),
                });
            });
        }
    }

    /// Sets up a table where everybody of a group has a seat and computer players have the others; gives its id, and the
    /// seats in the order of the group.
    async fn meet(&self, group: &[Wanted], words: Words) -> Result<(String, Vec<Seat>), Problem> {
        let Some(Wanted { rules, .. }) = group.first() else { return Err(crate::problem::server("nobody meets")) };
        let mut seats = seats_of(rules, words)?;
        fastrand::shuffle(&mut seats);
        let mut sitters = Sitters::default();
        let mut names: Vec<String> = Vec::new();
        for (wanted, &seat) in group.iter().zip(&seats) {
            let name = unlike(&wanted.name, &names);
            sitters = sitters.with(seat, &wanted.key, &name).unwrap_or(sitters);
            names.push(name);
        }
        let bots = seats.split_off(group.len().min(seats.len()));
        let bot = |seat| SeatPlan { seat, player: Player::Bot { bot: STAND_IN.to_owned() } };
        let bots = bots.into_iter().map(bot).collect();
        let game = NewGame { seats: bots, apart: true, open: true, ..NewGame::of(rules) };
        let (mut table, log) = aside(move || setup::set_up(&game, clock::now(), words)).await?;
        table.set_sitters(sitters);
        let id = self.add(&table, &log).await?;
        Ok((id, seats))
    }
}

/// A name that none of those who sit there already could be taken for.
fn unlike(name: &str, others: &[String]) -> String {
    let taken = |name: &str| others.iter().any(|other| !name.is_empty() && look_alike(name, other));
    let numbered = (2..).map(|number| format!("{} ({number})", name.chars().take(30).collect::<String>()));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::unlike;

    #[test]
    fn who_has_the_name_of_another_is_told_apart() {
        let mut names: Vec<String> = Vec::new();
        for name in ["Anna", "anna", "Jan", "Аnna", "", ""] {
            let name = unlike(name, &names);
            names.push(name);
        }
        assert_eq!(names, ["Anna", "anna (2)", "Jan", "Аnna (3)", "", ""]);
    }
}
