//! What has to be settled before a game begins.

use ashtapada_rules::{AnyOptions, AnyPosition, OptionError, OptionSet, Position};

/// The option that says who begins, in every family that has one.
pub const FIRST_PLAYER: &str = "firstPlayer";
/// The option that says who plays with whom.
pub const TEAMS: &str = "teams";
/// The option that says after how many full rounds the game is over.
pub const ROUNDS: &str = "rounds";
/// The option that says how many captures win.
pub const TARGET: &str = "target";

/// Whether the options leave it to chance or to the players who begins.
pub fn leaves_first_player(options: &AnyOptions) -> bool {
    matches!(options.get(FIRST_PLAYER).as_deref(), Some("random" | "choose" | "highestThrow"))
}

/// Settles by lot who begins, where the options leave it to chance or to the players.
///
/// `pick(n)` gives a number below `n`, each equally likely. Options that name the first player are
/// left as they are. The rules core itself always needs a definite seat.
///
/// # Errors
/// The options contradict each other.
///
/// ```
/// use ashtapada_rulebook::{find, settle_first_player};
/// use ashtapada_rules::{AnyPosition, OptionSet, Position, Seat, Turn};
/// let mut options = find("soldiers16-bl").unwrap().options_with([("firstPlayer", "random")]).unwrap();
/// settle_first_player(&mut options, &mut |_| 1).unwrap();
/// assert_eq!(AnyPosition::start(&options).unwrap().turn(), Turn::Seat(Seat::North));
///
/// let mut options = find("cows-leopards-bl").unwrap().options.clone();
/// settle_first_player(&mut options, &mut |_| 0).unwrap();
/// assert_eq!(AnyPosition::start(&options).unwrap().turn(), Turn::Seat(Seat::North));
/// ```
pub fn settle_first_player(options: &mut AnyOptions, pick: &mut impl FnMut(u32) -> u32) -> Result<(), OptionError> {
    if !leaves_first_player(options) {
        return Ok(());
    }
    // Every seat is equally likely to throw highest, so this is a lot like any other.
    let start = AnyPosition::start(options)?;
    let seats = start.seats();
    let drawn = pick(seats.len() as u32) as usize;
    // Where the rules allow only one first player (the leopards place first), the lot gives that seat.
    let mut allowed = seats.iter().cycle().skip(drawn).take(seats.len()).filter_map(|first| {
        let mut settled = options.clone();
        settled.set(FIRST_PLAYER, first.name()).and_then(|()| settled.check()).is_ok().then_some(settled)
    });
    match allowed.next() {
        Some(settled) => {
            *options = settled;
            Ok(())
        }
        None => options.set(FIRST_PLAYER, seats[drawn].name()),
    }
}
