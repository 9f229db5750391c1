//! What players chose in positions of random games when the file was written (commit e782857): a change of the inner
//! workings of the rules or of those players must not change it. Columns: rule set, its family with all options that
//! differ from the family's, position, the choice of the searcher of that time (seed 1, 3000 nodes), the choice of a new
//! greedy player (seed 1).

mod kept;

use ashtapada_engine::{Bot, Limits, choose};
use ashtapada_rules::Position;

#[test]
fn players_choose_as_they_did() {
    let mut wrong = Vec::new();
    for row in kept::CHOICES.lines() {
        let [id, changes, text, searcher, greedy] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {row}")
        };
        let position = kept::position(changes, text);
        for (bot, wanted) in [(Bot::Searcher1, searcher), (Bot::Greedy, greedy)] {
            let chosen = choose(bot, &position, 1, Limits::nodes(3000)).unwrap();
            let chosen = position.action_text(chosen);
            if chosen != wanted {
                wrong.push(format!("{id} {text}: {bot} chooses {chosen}, not {wanted}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
