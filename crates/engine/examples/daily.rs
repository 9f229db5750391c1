//! Looks through games for daily positions, and prints those whose best move is beyond doubt in the form of
//! `crates/rulebook/daily/`: `cargo run --example daily -- chaturaji-pl-solo greedy 1 40` for forty games of that rule
//! set between greedy players, from seed 1. A person picks from them.

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player, Setup};
use ashtapada_rulebook::{Claim, Daily, find};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Game, Position, Turn};

/// No game is followed further than this.
const LONGEST: usize = 400;
/// One action in so many is any legal one: games of one player against itself are too much alike.
const ASTRAY: usize = 4;
/// How far a searching player looks.
const NODES: u64 = 300;
/// With fewer lines than this a position is too easy.
const LINES: usize = 4;
/// A smaller gain is not worth a day.
const GAIN: i16 = 3;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rules, bot, seed, games] = &args[..] else {
        return Err("expected a rule set, a computer player, a seed and a number of games".to_owned());
    };
    let rules = find(rules).map_err(|error| error.to_string())?;
    let bot: Bot = bot.parse().map_err(|error| format!("{error}"))?;
    let number = |text: &String| text.parse::<u64>().map_err(|error| format!("`{text}`: {error}"));
    let (seed, games) = (number(seed)?, number(games)?);
    for game in seed..seed + games {
        let start = rules.start().map_err(|error| error.to_string())?;
        look_through(&rules.id, start, bot, game)?;
    }
    Ok(())
}

fn look_through(rules: &str, start: AnyPosition, bot: Bot, seed: u64) -> Result<(), String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut player = AnyPlayer::new(bot, Setup::seeded(seed));
    let mut game = Game::new(start);
    let mut before: Option<String> = None;
    while game.len() < LONGEST {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let mut throws = ChanceList::new();
                game.position().chance(&mut throws);
                before = Some(game.position().text());
                Action::Throw(throws[rng.usize(..throws.len())].0)
            }
            Turn::Seat(_) => {
                look_at(rules, &game, before.take(), seed)?;
                let mut list = ActionList::new();
                game.position().actions(&mut list);
                let any = list[rng.usize(..list.len())];
                let limits = Limits::nodes(NODES);
                if rng.usize(..ASTRAY) == 0 {
                    any
                } else {
                    player.choose(&game, limits).map_or(any, |choice| choice.action)
                }
            }
        };
        game.play(action, &mut ()).map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

fn look_at(rules: &str, game: &Game<AnyPosition>, thrown: Option<String>, seed: u64) -> Result<(), String> {
    let throw = game.actions().next_back().filter(|_| thrown.is_some()).map(|action| action.to_string());
    let position = thrown.unwrap_or_else(|| game.position().text());
    // In the middle of a chain or of another decision a turn does not begin.
    if game.position().jumping().is_some() {
        return Ok(());
    }
    let Some(found) = Daily::find(rules, &position, throw.as_deref())? else { return Ok(()) };
    let lines = ashtapada_rulebook::weigh(game.position()).len();
    let small = found.claim == Claim::Gain && found.gain < GAIN;
    if lines < LINES || small || found.best.len() > 2 {
        return Ok(());
    }
    println!("# game {seed}, after {} actions, {lines} lines", game.len());
    println!("[[position]]\n{}", written(&found));
    Ok(())
}

/// As the files have it.
fn written(found: &Daily) -> String {
    let list = |texts: &[String]| texts.iter().map(|text| format!("\"{text}\"")).collect::<Vec<_>>().join(", ");
    let mut lines = vec![format!("rules = \"{}\"", found.rules), format!("position = \"{}\"", found.position)];
    lines.extend(found.throw.as_ref().map(|throw| format!("throw = \"{throw}\"")));
    let claim = match found.claim {
        Claim::Win => "win",
        Claim::WinInTwo => "win-in-two",
        Claim::Gain => "gain",
    };
    lines.push(format!("claim = \"{claim}\""));
    lines.push(format!("best = [{}]", list(&found.best)));
    if !found.then.is_empty() {
        lines.push(format!("then = [{}]", list(&found.then)));
    }
    if found.claim == Claim::Gain {
        lines.push(format!("gain = {}\nloss = {}\nother = {}", found.gain, found.loss, found.other));
    }
    lines.join("\n") + "\n"
}
