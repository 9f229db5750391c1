//! What a new greedy player chose in positions of random games when the file was written (commit e782857): a change of the
//! inner workings of the rules or of that player must not change it. Columns: rule set, its family with all options that
//! differ from the family's, position, the choice of the searcher of that time (seed 1, 3000 nodes), which the laboratory
//! still has, the choice of the greedy player (seed 1).

mod kept;

use ashtapada_engine::{Bot, Limits, choose};
use ashtapada_rules::Position;

#[test]
fn the_greedy_player_chooses_as_it_did() {
    let mut wrong = Vec::new();
    for row in kept::CHOICES.lines() {
        let [id, changes, text, _, wanted] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {row}")
        };
        let position = kept::position(changes, text);
        let chosen = position.action_text(choose(Bot::Greedy, &position, 1, Limits::nodes(3000)).unwrap());
        if chosen != wanted {
            wrong.push(format!("{id} {text}: {chosen}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
