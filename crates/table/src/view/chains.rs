//! The chains of jumps that can begin in a position, so that one can be chosen by its end.

use ashtapada_rules::{Action, ActionList, AnyPosition, Position, Spot};

/// How many jumps are tried at the most; positions in play need far fewer.
const MOST: usize = 600;

/// The chains of two jumps and more that begin with one of the `actions` of a position: the spot each begins on, and
/// those it lands on, to its end.
pub fn ahead(position: &AnyPosition, actions: &[Action]) -> Vec<Vec<Spot>> {
    let mut search = Search { found: Vec::new(), path: Vec::new(), tried: 0 };
    search.follow(position, actions);
    search.found
}

/// The routes of two jumps and more by which a piece can get from one spot to another now, be it the end of the chain or not;
/// shorter ones first.
pub fn routes(position: &AnyPosition, from: Spot, to: Spot) -> Vec<Vec<Spot>> {
    let mut actions = ActionList::new();
    position.actions(&mut actions);
    actions.retain(|action| action.from() == Some(from));
    let mut routes: Vec<Vec<Spot>> = Vec::new();
    for chain in ahead(position, &actions) {
        for (index, _) in chain.iter().enumerate().skip(2).filter(|&(_, &spot)| spot == to) {
            if !routes.iter().any(|route| *route == chain[..=index]) {
                routes.push(chain[..=index].to_vec());
            }
        }
    }
    routes.sort_by_key(|route| (route.len(), written(route)));
    routes
}

/// A route as records write it: `e3xc5xe7`.
pub fn written(route: &[Spot]) -> String {
    route.iter().map(Spot::to_string).collect::<Vec<_>>().join("x")
}

/// The jumps of which a refused capture could be meant as the ends, one text for each route: what a program that asks for
/// single actions has to send.
///
/// ```
/// use ashtapada_table::{Beginning, jumps_between};
/// let text = "n2/3/7/2n1n2/9/2n1n2/3s3/3/3 s - 0-0 0-0 0";
/// let position = Beginning::new("soldiers16-bl", [], Some(text)).unwrap().position;
/// let jumps = jumps_between(&position, "e3xe7".parse().unwrap());
/// assert_eq!(jumps, ["e3xc5, c5xe7", "e3xg5, g5xe7"]);
/// assert!(jumps_between(&position, "e3xc5".parse().unwrap()).is_empty());
/// ```
pub fn jumps_between(position: &AnyPosition, action: Action) -> Vec<String> {
    let Action::Capture { from, to, promotion: None } = action else { return Vec::new() };
    if position.refuse(action).is_none() {
        return Vec::new();
    }
    let jump = |pair: &[Spot]| format!("{}x{}", pair[0], pair[1]);
    let spelled = |route: Vec<Spot>| route.windows(2).map(jump).collect::<Vec<_>>().join(", ");
    routes(position, from, to).into_iter().map(spelled).collect()
}

struct Search {
    found: Vec<Vec<Spot>>,
    path: Vec<Spot>,
    tried: usize,
}

impl Search {
    fn follow(&mut self, position: &AnyPosition, actions: &[Action]) {
        for &action in actions {
            let Action::Capture { from, to, .. } = action else { continue };
            if self.tried == MOST {
                return;
            }
            self.tried += 1;
            let mut next = position.clone();
            next.play_unchecked(action, &mut ());
            let begins = self.path.is_empty();
            if begins {
                self.path.push(from);
            }
            self.path.push(to);
            if next.jumping() == Some(to) && self.tried < MOST {
                let mut list = ActionList::new();
                next.actions(&mut list);
                self.follow(&next, &list);
            } else if self.path.len() > 2 {
                self.found.push(self.path.clone());
            }
            self.path.pop();
            if begins {
                self.path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;

    use super::*;

    fn chains(rules: &str, position: &str) -> Vec<String> {
        let options = &find(rules).expect("a rule set of the book").options;
        let position = AnyPosition::parse(position, options).expect("a position of these rules");
        let mut actions = ActionList::new();
        position.actions(&mut actions);
        let text = |chain: Vec<Spot>| chain.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ");
        ahead(&position, &actions).into_iter().map(text).collect()
    }

    #[test]
    fn chains_are_told_to_their_ends() {
        // Around a square of four: either way to each corner, and on to where it began.
        let square = "2n/3/7/7/5n3/3n1n1/3sn2/3/3 s - 11-13 0-0 0";
        assert_eq!(chains("soldiers16-bl", square), ["e3 g3 g5 e5 e3", "e3 e5 g5 g3 e3"]);
        // A single jump is no chain; what has begun goes on from where the piece is.
        assert_eq!(chains("soldiers16-bl", "2n/3/7/7/9/3n3/3s3/3/3 s - 11-13 0-0 0"), [""; 0]);
        assert_eq!(chains("soldiers16-bl", "2n/3/7/2n4/4s4/2n4/7/3/3 s e5 11-13 0-0 0"), ["e5 c7"; 0]);
    }

    #[test]
    fn routes_lead_to_the_spots_between_as_well() {
        let options = &find("soldiers16-bl").expect("a rule set of the book").options;
        let text = "n2/3/7/2n1n2/9/2n1n2/3s3/3/3 s - 0-0 0-0 0";
        let position = AnyPosition::parse(text, options).expect("a position of these rules");
        let routes = |from: &str, to: &str| {
            let found = routes(&position, from.parse().expect("a spot"), to.parse().expect("a spot"));
            found.iter().map(|route| written(route)).collect::<Vec<_>>()
        };
        assert_eq!(routes("e3", "e7"), ["e3xc5xe7", "e3xg5xe7"]);
        assert_eq!(routes("e3", "e3"), ["e3xc5xe7xg5xe3", "e3xg5xe7xc5xe3"]);
        assert_eq!(routes("e3", "c5"), ["e3xg5xe7xc5"], "a single jump is no route");
        assert_eq!((routes("e3", "e5"), routes("d4", "e7")), (vec![], vec![]));
    }

    #[test]
    fn games_without_chains_have_none() {
        assert_eq!(chains("vilac-9506", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), [""; 0]);
    }
}
