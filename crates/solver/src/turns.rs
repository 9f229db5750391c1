//! Turns by the rules' own actions: slow, and independent of how the solver moves.

use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, ActionList, Position, Seat, Turn};

/// Whether the next decision is which piece is huffed.
pub(crate) fn is_huff(position: &Soldiers) -> bool {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().any(|action| matches!(action, Action::Huff { .. }))
}

/// A turn: its actions, and the positions of which the opponent chooses one. There are several where one of several pieces is
/// huffed. In each the opponent's turn begins, or the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeTurn {
    /// The actions, one after the other.
    pub actions: Vec<Action>,
    /// What the opponent chooses from, at least one.
    pub leaves: Vec<Soldiers>,
}

impl WholeTurn {
    /// Every turn that can be played in a position in which a turn begins.
    ///
    /// ```
    /// use ashtapada_rules::Position;
    /// use ashtapada_rules::soldiers::{Options, Soldiers};
    /// use ashtapada_solver::WholeTurn;
    /// let start = Soldiers::start(&Options::default())?;
    /// assert_eq!(WholeTurn::all(&start).len(), 9);
    /// # Ok::<(), ashtapada_rules::OptionError>(())
    /// ```
    pub fn all(position: &Soldiers) -> Vec<WholeTurn> {
        let mut found = Vec::new();
        if let Turn::Seat(mover) = position.turn() {
            follow(position, mover, &mut Vec::new(), &mut found);
        }
        found
    }

    /// The turn as text: its actions with blanks between.
    pub fn text(&self) -> String {
        let actions: Vec<String> = self.actions.iter().map(Action::to_string).collect();
        actions.join(" ")
    }
}

/// The actions of a position with what each leads to.
pub(crate) fn each(position: &Soldiers) -> impl Iterator<Item = (Action, Soldiers)> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    let position = *position;
    list.into_iter().map(move |action| {
        let mut after = position;
        after.play_unchecked(action, &mut ());
        (action, after)
    })
}

/// Goes on with a turn of `mover` until it is over.
fn follow(position: &Soldiers, mover: Seat, so_far: &mut Vec<Action>, found: &mut Vec<WholeTurn>) {
    for (action, after) in each(position) {
        so_far.push(action);
        let goes_on = after.turn() == Turn::Seat(mover) && (after.jumping().is_some() || is_huff(&after));
        if goes_on {
            follow(&after, mover, so_far, found);
        } else {
            let leaves = if is_huff(&after) { each(&after).map(|(_, huffed)| huffed).collect() } else { vec![after] };
            found.push(WholeTurn { actions: so_far.clone(), leaves });
        }
        so_far.pop();
    }
}
