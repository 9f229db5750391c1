//! `ashtapada play`: a table in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{Duration, Instant};

use ashtapada_engine::{Bot, Budget, choose};
use ashtapada_rulebook::record::{Closing, Record};
use ashtapada_rulebook::{Lang, RuleSet, Words};
use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Event, Family, Game, Position, Refusal, Seat, Spot, Turn, draw,
};

use super::{Chosen, Failure, parse_lang, parse_number, table, terminal_lang};

/// Play in the terminal
///
/// South is yours and the computer takes the other seats, unless you say otherwise:
///
///   ashtapada play chaturaji-pl-team --seat south=human --seat north=human --seat west=bot:greedy
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    chosen: Chosen,
    /// Who takes a seat: SEAT=human or SEAT=bot:random, bot:greedy, bot:searcher; may be repeated
    #[arg(long = "seat", short = 's', value_name = "SEAT=PLAYER", value_parser = parse_seat)]
    seats: Vec<(Seat, Player)>,
    /// Begin with this position instead of the start (`docs/formats.md`)
    #[arg(long)]
    position: Option<String>,
    /// You throw real dice and type what they show
    #[arg(long)]
    real_dice: bool,
    /// Seed of the dice and the computer players, to play the same game again
    #[arg(long, value_parser = parse_number::<u64>)]
    seed: Option<u64>,
    /// Language: en, pl or cs
    #[arg(long, value_parser = parse_lang)]
    lang: Option<Lang>,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    Human,
    Bot(Bot),
}

fn parse_seat(text: &str) -> Result<(Seat, Player), String> {
    let expected = "expected SEAT=human or SEAT=bot:NAME, for example north=bot:greedy";
    let (seat, player) = text.split_once('=').ok_or(expected)?;
    let seat = seat.parse().map_err(|error| format!("{error}"))?;
    let player = match player.split_once(':') {
        None if player == "human" => Player::Human,
        Some(("bot", name)) => Player::Bot(name.parse().map_err(|error| format!("{error}"))?),
        _ => return Err(expected.to_owned()),
    };
    Ok((seat, player))
}

impl Play {
    /// Plays until the game is over or the person leaves.
    pub fn run(self) -> Result<(), Failure> {
        let (rules, mut options) = self.chosen.resolve()?;
        let mut random = self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        ashtapada_rulebook::settle_first_player(&mut options, &mut |below| random.u32(..below))?;
        let start = match &self.position {
            Some(text) => AnyPosition::parse(text, &options)?,
            None => AnyPosition::start(&options)?,
        };
        if let Some((seat, _)) = self.seats.iter().find(|(seat, _)| !start.seats().contains(seat)) {
            return Err(Failure::Usage(format!("nobody sits {seat} in {}; only south and north play", rules.id)));
        }
        let mut players = [Player::Bot(Bot::Searcher); 4];
        players[Seat::South.index()] = Player::Human;
        for (seat, player) in self.seats {
            players[seat.index()] = player;
        }
        let words = Words::new(self.lang.unwrap_or_else(terminal_lang));
        let out = io::stdout();
        let table = Table {
            rules,
            game: Game::new(start),
            players,
            words,
            random,
            real_dice: self.real_dice,
            closing: None,
            drawn: None,
            input: io::stdin().lock(),
            colours: out.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
            out: out.lock(),
        };
        Ok(table.play()?)
    }
}

/// A table with people and computer players around it.
struct Table<I, O> {
    rules: &'static RuleSet,
    game: Game<AnyPosition>,
    players: [Player; 4],
    words: Words,
    random: fastrand::Rng,
    real_dice: bool,
    closing: Option<Closing>,
    /// How many actions had been played when the board was last drawn.
    drawn: Option<usize>,
    input: I,
    out: O,
    colours: bool,
}

/// What a person's line led to.
enum Reply {
    /// An action to play.
    Play(Action),
    /// The game was ended or something was shown; go on.
    GoOn,
    /// The person leaves.
    Leave,
}

impl<I: BufRead, O: Write> Table<I, O> {
    fn play(mut self) -> io::Result<()> {
        let title = self.rules.title.get(self.words.lang());
        let example = self.example();
        self.say("terminal-welcome", &[("title", title), ("example", &example)])?;
        loop {
            let action = match self.game.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance(seat) => match self.throw(seat)? {
                    Reply::Play(action) => action,
                    Reply::GoOn => continue,
                    Reply::Leave => return self.say("terminal-goodbye", &[]),
                },
                Turn::Seat(seat) => {
                    let list = self.legal();
                    match self.players[seat.index()] {
                        // Nothing to choose: a throw that cannot be used goes by without asking.
                        _ if list.as_slice() == [Action::Pass] => Action::Pass,
                        Player::Bot(bot) => self.think(bot).unwrap_or(list[0]),
                        Player::Human => {
                            self.show_once()?;
                            match self.ask(seat)? {
                                Reply::Play(action) => action,
                                Reply::GoOn => continue,
                                Reply::Leave => return self.say("terminal-goodbye", &[]),
                            }
                        }
                    }
                }
            };
            self.act(action)?;
        }
    }

    /// Plays an action that is legal, and tells what happened.
    fn act(&mut self, action: Action) -> io::Result<()> {
        let mut events = Vec::new();
        let text = self.game.position().action_text(action);
        if let Err(refusal) = self.game.play(action, &mut events) {
            let why = self.words.refusal(&refusal, self.game.position());
            return writeln!(self.out, "  {text}: {why}");
        }
        self.tell(&text, &events)
    }

    fn tell(&mut self, text: &str, events: &[Event]) -> io::Result<()> {
        for (index, event) in events.iter().enumerate() {
            let sentence = self.words.event(event, self.game.position());
            let head = if index == 0 { text } else { "" };
            writeln!(self.out, "  {head:10} {sentence}")?;
        }
        Ok(())
    }

    fn legal(&self) -> ActionList {
        let mut list = ActionList::new();
        self.game.position().actions(&mut list);
        list
    }

    fn think(&mut self, bot: Bot) -> Option<Action> {
        let began = Instant::now();
        let clock = || -> Duration { began.elapsed() };
        choose(bot, self.game.position(), self.random.u64(..), Budget::default(), &clock)
    }

    /// A throw: by the program, or typed by a person with real dice.
    fn throw(&mut self, seat: Seat) -> io::Result<Reply> {
        let mut throws = ChanceList::new();
        self.game.position().chance(&mut throws);
        let by_hand = self.real_dice;
        if by_hand || self.players[seat.index()] == Player::Human {
            let id = if by_hand { "terminal-enter-throw" } else { "terminal-throw-due" };
            let example = throws.first().map(|(throw, _)| throw.to_string()).unwrap_or_default();
            self.show_once()?;
            self.prompt(id, seat, &example)?;
            let Some(line) = self.line()? else { return Ok(Reply::Leave) };
            if !line.is_empty() || by_hand {
                return self.answer(&line, seat);
            }
        }
        let random = &mut self.random;
        Ok(draw(&throws, &mut |below| random.u32(..below))
            .map_or(Reply::Leave, |throw| Reply::Play(Action::Throw(throw))))
    }

    fn ask(&mut self, seat: Seat) -> io::Result<Reply> {
        self.prompt("terminal-your-turn", seat, "")?;
        match self.line()? {
            Some(line) => self.answer(&line, seat),
            None => Ok(Reply::Leave),
        }
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        Ok((self.input.read_line(&mut line)? > 0).then(|| line.trim().to_owned()))
    }

    /// What a person typed: a command, or an action.
    fn answer(&mut self, line: &str, seat: Seat) -> io::Result<Reply> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" | "moves" => self.show_moves()?,
            "help" | "?" => self.say("terminal-commands", &[])?,
            "board" => self.show()?,
            "undo" => self.undo(seat)?,
            "why" => self.why(rest)?,
            "rules" => {
                let text = self.rules.plain_text(self.words.lang());
                write!(self.out, "{text}")?;
            }
            "position" => writeln!(self.out, "{}", self.game.position().text())?,
            "save" => self.save(rest)?,
            "agree" => self.close(Closing::Agree)?,
            "resign" => self.close(Closing::Resign(seat))?,
            "quit" | "exit" => return Ok(Reply::Leave),
            _ => match self.game.position().parse_action(line) {
                Err(error) => writeln!(self.out, "  {error}")?,
                Ok(action) => match self.game.position().refuse(action) {
                    Some(refusal) => {
                        let why = self.words.refusal(&refusal, self.game.position());
                        writeln!(self.out, "  {why}")?;
                    }
                    None => return Ok(Reply::Play(action)),
                },
            },
        }
        Ok(Reply::GoOn)
    }

    fn show_moves(&mut self) -> io::Result<()> {
        let position = self.game.position();
        if let Turn::Chance(_) = position.turn() {
            let why = self.words.refusal(&Refusal::ThrowFirst, position);
            return writeln!(self.out, "  {why}");
        }
        let moves: Vec<String> = self.legal().iter().map(|&action| position.action_text(action)).collect();
        let moves = moves.join(", ");
        self.say("terminal-moves", &[("moves", &moves)])
    }

    /// Takes back to before the last decision of `seat`; with real dice, a throw just entered too.
    fn undo(&mut self, seat: Seat) -> io::Result<()> {
        let mine = (0..self.game.actions().len()).rev().find(|&index| {
            self.game.before(index).is_some_and(|position| match position.turn() {
                Turn::Seat(decider) => decider == seat,
                Turn::Chance(_) => self.real_dice,
                Turn::Over => false,
            })
        });
        match mine {
            Some(index) => {
                while self.game.actions().len() > index {
                    self.game.take_back();
                }
                self.show()
            }
            None => self.say("terminal-nothing-to-undo", &[]),
        }
    }

    fn why(&mut self, text: &str) -> io::Result<()> {
        let Ok(at) = text.parse::<Spot>() else { return self.say("terminal-why-where", &[]) };
        match self.game.position().refuse_spot(at) {
            Some(refusal) => {
                let why = self.words.refusal(&refusal, self.game.position());
                writeln!(self.out, "  {why}")
            }
            None => self.say("terminal-can-move", &[("at", text)]),
        }
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say("terminal-save-where", &[]);
        }
        let mut record = Record::new(self.rules, self.game.clone());
        record.closing = self.closing;
        match std::fs::write(file, record.to_string()) {
            Ok(()) => self.say("terminal-saved", &[("file", file)]),
            Err(error) => self.say("terminal-not-saved", &[("file", file), ("error", &error.to_string())]),
        }
    }

    fn close(&mut self, closing: Closing) -> io::Result<()> {
        let mut events = Vec::new();
        let done = match closing {
            Closing::Agree => self.game.agree(&mut events),
            Closing::Resign(seat) => self.game.resign(seat, &mut events),
        };
        if done.is_ok() {
            self.closing = Some(closing);
        }
        self.tell("", &events)
    }

    /// The board, unless it was drawn since the last action.
    fn show_once(&mut self) -> io::Result<()> {
        if self.drawn == Some(self.game.actions().len()) { Ok(()) } else { self.show() }
    }

    /// The board and the seats around it.
    fn show(&mut self) -> io::Result<()> {
        let position = self.game.position();
        let list = self.legal();
        let over = self.game.turn() == Turn::Over;
        let lit: Vec<Spot> = list.iter().filter(|_| !over).filter_map(|action| action.from()).collect();
        let drawn = table::draw(position, &lit);
        let mut seats = String::new();
        for standing in position.standings() {
            let name = self.name(standing.seat);
            let points = standing.points.to_string();
            let points = match standing.target {
                Some(target) => format!("{points}/{target}"),
                None => points,
            };
            let mut parts = match position.family() {
                Family::Chess => vec![name.clone()],
                _ => vec![self.words_with("terminal-points", &[("seat", &name), ("points", &points)])],
            };
            if standing.in_hand > 0 {
                parts.push(self.words_with("terminal-in-hand", &[("count", &standing.in_hand.to_string())]));
            }
            if let Some(commander) = standing.commander {
                parts.push(self.words_with("terminal-commanded", &[("seat", &self.name(commander))]));
            }
            if !standing.playing {
                parts.push(self.words.text("terminal-out"));
            }
            let style = table::army_style(standing.colour);
            seats.push_str(&format!("  {}{}{}\n", style.render(), parts.join(", "), style.render_reset()));
        }
        self.drawn = Some(self.game.actions().len());
        self.print(&format!("\n{drawn}{seats}"))
    }

    fn finish(mut self) -> io::Result<()> {
        self.show()?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        for &seat in self.game.position().seats() {
            let share = format!("{:.2}", outcome.payoff(seat));
            let rank = outcome.rank[seat.index()].to_string();
            self.say("terminal-result", &[("seat", &self.name(seat)), ("rank", &rank), ("share", &share)])?;
        }
        Ok(())
    }

    /// Prints text with colours, or without them where they would be garbage.
    fn print(&mut self, text: &str) -> io::Result<()> {
        if self.colours {
            return write!(self.out, "{text}");
        }
        let mut plain = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            plain.push_str(before);
            rest = after.split_once('m').map_or("", |(_, rest)| rest);
        }
        plain.push_str(rest);
        write!(self.out, "{plain}")
    }

    fn name(&self, seat: Seat) -> String {
        let standing = self.game.position().standings().into_iter().find(|standing| standing.seat == seat);
        standing.map_or_else(String::new, |standing| self.words.text(&format!("colour-{}", standing.colour)))
    }

    fn prompt(&mut self, id: &str, seat: Seat, example: &str) -> io::Result<()> {
        let seat_name = self.words.text(&format!("seat-{seat}"));
        let name = self.name(seat);
        let text = self.words_with(id, &[("seat", &seat_name), ("name", &name), ("example", example)]);
        write!(self.out, "{text}\n> ")?;
        self.out.flush()
    }

    fn words_with(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.with(id, args)
    }

    fn say(&mut self, id: &str, args: &[(&str, &str)]) -> io::Result<()> {
        let text = self.words_with(id, args);
        writeln!(self.out, "{text}")
    }

    /// An action that could be played now, to show how they are written.
    fn example(&self) -> String {
        let mut position = self.game.position().clone();
        let mut throws = ChanceList::new();
        for _ in 0..8 {
            position.chance(&mut throws);
            let Some(&(throw, _)) = throws.first() else { break };
            position.play_unchecked(Action::Throw(throw), &mut ());
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        list.first().map(|&action| position.action_text(action)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A whole table with what is typed, and what it answers.
    fn played(id: &str, typed: &str, human: &[Seat]) -> String {
        let rules = ashtapada_rulebook::find(id).unwrap();
        let mut players = [Player::Bot(Bot::Random); 4];
        for seat in human {
            players[seat.index()] = Player::Human;
        }
        let mut out = Vec::new();
        let table = Table {
            rules,
            game: Game::new(rules.start().unwrap()),
            players,
            words: Words::new(Lang::En),
            random: fastrand::Rng::with_seed(1),
            real_dice: false,
            closing: None,
            drawn: None,
            input: typed.as_bytes(),
            out: &mut out,
            colours: false,
        };
        table.play().unwrap();
        String::from_utf8(out).unwrap()
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
    fn the_terminal_uses_each_of_its_messages() {
        let code = include_str!("play.rs");
        for line in include_str!("../../locales/en/terminal.ftl").lines().filter(|line| line.starts_with("terminal-")) {
            let id = line.split(' ').next().unwrap();
            assert!(code.contains(&format!("\"{id}\"")), "{id} is not used");
        }
    }
}
