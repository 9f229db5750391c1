// Written by a test of crates/server (src/page_types.rs). Change the types there, not here.

/**
 * What happens where players have screens of their own and one of them is away, while another is there.
 *
 * ```
 * use ashtapada_table::{Absence, Meanwhile};
 * let usual = Absence::default();
 * assert_eq!((usual.minutes, usual.meanwhile), (3, Meanwhile::Computer));
 * assert!(Absence { minutes: 0, ..usual }.checked().is_err());
 * ```
 */
export type Absence = { 
/**
 * After how many minutes: 1 to 60.
 */
minutes: number, 
/**
 * What.
 */
meanwhile: Meanwhile, };

/**
 * The name of an account.
 */
export type AccountName = { 
/**
 * Up to 40 letters.
 */
name: string, };

/**
 * An account, for its owner.
 */
export type AccountView = { 
/**
 * Who it is at tables.
 */
player: PlayerId, 
/**
 * What it is called.
 */
name: string, 
/**
 * When it was made, RFC 3339.
 */
created: string, 
/**
 * What it is opened with, oldest first.
 */
passkeys: Array<PasskeyView>, 
/**
 * In how many browsers somebody is signed in.
 */
sessions: number, 
/**
 * Whether there is an address of a feed, which is told only when it is made.
 */
feed: boolean, 
/**
 * What its page shows to everybody.
 */
shown: Shown, };

/**
 * What an entry of the log does.
 *
 * Printing and parsing are exact inverses. Actions of the rules are printed as [`Action`] prints them; the notation of a
 * game (UCI in chess) is read by [`Act::parse_at`], and written by [`Act::text_at`].
 *
 * ```
 * use ashtapada_rules::Seat;
 * use ashtapada_table::{Act, Cause};
 * for text in ["e3xe5", "2 5", "pass", "agree", "take-back 12", "resign south", "leave west time", "stand-in west", "back west", "more-time north 60000"] {
 *     assert_eq!(text.parse::<Act>().unwrap().to_string(), text);
 * }
 * assert_eq!("resign south".parse(), Ok(Act::Resign { seat: Seat::South, cause: Cause::Own }));
 * ```
 */
export type Act = { "kind": "play", 
/**
 * Which.
 */
action: Action, } | { "kind": "take-back", 
/**
 * The number of that entry.
 */
to: number, } | { "kind": "agree" } | { "kind": "resign", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Why.
 */
cause?: Cause, } | { "kind": "leave", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Why.
 */
cause?: Cause, } | { "kind": "stand-in", 
/**
 * For whom.
 */
seat: Seat, } | { "kind": "back", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "more-time", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much, in milliseconds.
 */
millis: number, };

/**
 * One decision of a seat, or one throw by chance.
 *
 * A *turn* is a run of actions by one seat: a chain of jumps is one [`Action::Capture`] each,
 * a game with two dice moves twice. Four bytes, so that lists of actions stay in the cache.
 *
 * [`Display`](fmt::Display) and [`FromStr`] are exact inverses, in the form of `docs/formats.md`. Chess writes its
 * moves in UCI form instead: where people or other programs read them, print actions with
 * [`Position::action_text`](crate::Position::action_text).
 *
 * ```
 * use ashtapada_rules::{Action, Role};
 * let action: Action = "b1xc3=H".parse().unwrap();
 * assert_eq!(action, Action::Capture {
 *     from: "b1".parse().unwrap(),
 *     to: "c3".parse().unwrap(),
 *     promotion: Some(Role::Horse),
 * });
 * assert_eq!(action.to_string(), "b1xc3=H");
 * ```
 */
export type Action = string;

/**
 *What an [`Action`] is, without what it is about.
 */
export type ActionKind = "throw" | "call" | "step" | "capture" | "place" | "promote" | "huff" | "stop" | "pass" | "offer-exchange" | "accept" | "decline" | "withdraw";

/**
 * An action of the rules as data: one that is legal, or was played.
 */
export type ActionView = { 
/**
 * In the notation of the game.
 */
text: string, 
/**
 * What it is.
 */
kind: ActionKind, 
/**
 * Where the piece stands.
 */
from: Spot | null, 
/**
 * Where it goes, or the spot concerned.
 */
to: Spot | null, 
/**
 * What a pawn becomes.
 */
promotion: Role | null, 
/**
 * The face that is called.
 */
face?: number, 
/**
 * The short form in which players of the game write it, with English piece letters; only in lines that are to be read.
 */
short?: string, 
/**
 * Which armies get or lose a king or a commander by it, as if everybody agreed; only where it may be done now.
 */
then?: Array<Event>, };

/**
 * What was found about a position. What it is worth is told for each seat in the order of play: the share of the win that
 * it can expect, from 0 to 1.
 */
export type AnalysisView = { 
/**
 * The position.
 */
position: string, 
/**
 * How many actions deep everything was searched.
 */
depth: number, 
/**
 * Actions and throws played for that.
 */
nodes: number, 
/**
 * Who decides; `None`: the dice.
 */
seat: Seat | null, 
/**
 * The seats, in the order of play.
 */
seats: Array<Seat>, 
/**
 * What the position is worth.
 */
worth: Array<number>, 
/**
 * The best actions, the best first; or every throw.
 */
branches: Array<BranchView>, 
/**
 * How many actions there are.
 */
actions: number, 
/**
 * What perfect play makes of it, where the game is solved.
 */
exact?: Perfect, };

/**
 * An army that a player commands often.
 */
export type ArmyView = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * Its seat there.
 */
seat: Seat, 
/**
 * In how many games.
 */
games: number, };

/**
 * A player who is away.
 */
export type AwayView = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * How many milliseconds more the table waits before what was agreed on happens.
 */
left: number, };

/**
 * The shape of a board: enough to draw it and to move on it with a cursor.
 */
export type Board = { 
/**
 * Cells or points.
 */
surface: Surface, 
/**
 * The number of files.
 */
width: number, 
/**
 * The number of ranks.
 */
height: number, 
/**
 * Whether the cells are chequered.
 */
chequered: boolean, 
/**
 * Every spot, rank by rank from the first.
 */
spots: Array<Spot>, 
/**
 * The coordinates of each of `spots`.
 */
coordinates: Array<[number, number]>, 
/**
 * The lines that join points. Empty for cells.
 */
lines: Array<Line>, 
/**
 * Squares with a mark on the cloth. Empty for points.
 */
marks: Array<Spot>, 
/**
 * The throne of each seat that has one.
 */
thrones: Array<[Seat, Spot]>, 
/**
 * Whether anything comes of a throne under the rules played; else they are squares like others.
 */
thronesCount: boolean, 
/**
 * The seats that play on it, in the order of play from South.
 */
seats: Array<Seat>, };

/**
 * A computer player.
 */
export type BotCard = { 
/**
 * `random`, `greedy`, `searcher`: the language files have names for it that fit each game.
 */
id: string, };

/**
 * An action or a throw, and what it is worth.
 */
export type BranchView = { 
/**
 * The action or throw, and how play goes on, up to the next throw at most.
 */
line: Array<ActionView>, 
/**
 * How likely it is, of a throw.
 */
chance: Probability | null, 
/**
 * What it is worth to each seat.
 */
worth: Array<number>, 
/**
 * What speaks for it, of the best action.
 */
reasons?: Array<Reason>, 
/**
 * What perfect play makes of it, where the game is solved.
 */
exact?: Perfect, };

/**
 * A seat of this browser that becomes one of the account.
 */
export type BringSeat = { 
/**
 * The game.
 */
game: string, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its key.
 */
key: SeatKey, };

/**
 * The gallery.
 */
export type Catalogue = { 
/**
 * Every published rule set, in order of presentation.
 */
games: Array<GameCard>, 
/**
 * The drafts, in order of presentation: they can be read and played, and are listed by themselves.
 */
drafts: Array<GameCard>, 
/**
 * The games with their variants, in order of presentation.
 */
tiles: Array<TileCard>, 
/**
 * The computer players that can take a seat.
 */
bots: Array<BotCard>, 
/**
 * What computer players of a level may like to do.
 */
characters: Array<CharacterCard>, };

/**
 * Why a player gives up.
 */
export type Cause = "own" | "time" | "away";

/**
 * A possible throw.
 */
export type Chance = { 
/**
 * `3`, `2 5`.
 */
throw: Throw, 
/**
 * How likely.
 */
p: Probability, };

/**
 * The difference between a view of a game and a following one.
 *
 * Applied to the first it gives the second ([`Change::apply`]). Empty fields are left out when it is serialized.
 */
export type Change = { 
/**
 * The position as text.
 */
position: string, 
/**
 * Who decides.
 */
turn: Turn, 
/**
 * Whose throw it is or was.
 */
thrower?: Seat, 
/**
 * The faces thrown and not yet used.
 */
dice?: Array<number>, 
/**
 * The spots that are empty now.
 */
gone?: Array<Spot>, 
/**
 * The pieces that are new on their spot, or changed.
 */
pieces?: Array<Piece>, 
/**
 * The seats that changed.
 */
seats?: Array<Standing>, 
/**
 * The seats whose players left the game before its end, so that a computer player decides for them.
 */
left?: Array<Seat>, 
/**
 * The pieces taken.
 */
taken?: Array<Taken>, 
/**
 * The result, once over.
 */
outcome?: Outcome, 
/**
 * Full rounds in a row without a capture or another action that cannot be undone.
 */
quiet?: number, 
/**
 * Whether nothing that can still be played changes the ranking.
 */
settled?: boolean, };

/**
 * A character of computer players.
 */
export type CharacterCard = { 
/**
 * `cautious`: a computer player's name has it at its end, as in `level-5-cautious`.
 */
id: string, 
/**
 * The families in whose games it is offered.
 */
families: Array<Family>, };

/**
 * What happens in games of chess alone. The rest is in [`Event`].
 */
export type ChessEvent = { "kind": "check", 
/**
 * Whose king.
 */
seat: Seat, };

/**
 * What was expected in a text of games of chess: what only this family knows of. The rest is in [`Expected`](crate::Expected).
 *
 * Other languages have their phrases under the kind's name, `expected-row-full` for
 * [`Expected::RowFull`](crate::Expected::RowFull), with its fields as arguments.
 */
export type ChessExpected = { "expected": "chess-move" } | { "expected": "square" } | { "expected": "chess-promotion" } | { "expected": "which-piece" } | { "expected": "piece-that-can-go" } | { "expected": "move-end" } | { "expected": "man" } | { "expected": "white-or-black" } | { "expected": "castling" } | { "expected": "no-right", right: string, } | { "expected": "passing", row: number, } | { "expected": "clock" } | { "expected": "move-number" } | { "expected": "exchange-or-end" } | { "expected": "one-king", army: Seat, letter: string, } | { "expected": "eight-pawns", army: Seat, } | { "expected": "pawn-on-first", army: Seat, at: Spot, } | { "expected": "pawn-on-last", army: Seat, at: Spot, } | { "expected": "king-safe", army: Seat, at: Spot, role: Role, by: Spot, };

/**
 * What can be edited in games of chess besides the pieces and the turn.
 */
export type ChessField = "castle-short" | "castle-long" | "king-leap" | "exchanging" | "passing" | "clock" | "move-number";

/**
 * Why an action is not legal in games of chess: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
 */
export type ChessRefusal = { "reason": "king-attacked", 
/**
 * Where the king would stand.
 */
at: Spot, 
/**
 * An attacker.
 */
by: Spot, } | { "reason": "no-castling" } | { "reason": "castling-lost" } | { "reason": "leap-spent" } | { "reason": "king-never-captured", 
/**
 * Where it stands.
 */
at: Spot, } | { "reason": "no-en-passant" } | { "reason": "not-in-pool", 
/**
 * The piece asked for.
 */
role: Role, } | { "reason": "empty-pool" } | { "reason": "exchange-due", 
/**
 * Where it stands.
 */
at: Spot, } | { "reason": "exchange-after-move", 
/**
 * Where it stands.
 */
at: Spot, } | { "reason": "suspended", 
/**
 * Where it stands.
 */
at: Spot, };

/**
 * What is chosen with a throw.
 */
export type ChoiceView = { 
/**
 * How often.
 */
times: number, 
/**
 * What whoever chose it got of the win on average, in hundredths.
 */
result: number, 
/**
 * A position of a game in which it was chosen, after the throw.
 */
view: View, 
/**
 * What was done in it.
 */
steps: Array<OpeningStep>, };

/**
 * What may be done in a position.
 */
export type Choices = { 
/**
 * Every legal action of the seat to decide, in the rules' order.
 */
legal: Array<ActionView>, 
/**
 * The chains of two or more jumps that can begin now: the spot each begins on, and those it lands on. A chain that
 * can be stopped is given to its end; where there are very many, some are missing.
 */
chains: Array<Array<Spot>>, 
/**
 * The possible throws, with their exact probabilities.
 */
throws: Array<Chance>, 
/**
 * Whether fewer than half of the throws that may come allow anything but passing. A table whose dice are drawn makes
 * such a throw by itself.
 */
vain?: boolean, };

/**
 * Why the best move is the best.
 */
export type Claim = "win" | "win-in-two" | "gain" | "margin";

/**
 * What a client sends over its socket.
 */
export type ClientMessage = { "type": "hello", 
/**
 * Number of the last entry it knows, 0 for nothing.
 */
seen: number, 
/**
 * The digest of that entry: by it the server finds out whether its log has another past by now, as after a backup was
 * restored.
 */
digest?: Digest, 
/**
 * The keys of the seats it acts for, where players have screens of their own.
 */
keys?: Array<[Seat, SeatKey]>, 
/**
 * The version of the protocol that the client speaks; without it, the server's own.
 */
protocol?: number, 
/**
 * Who comes again: the connections of before are given up, and whatever still arrives over them is not heard.
 */
visit?: Visit, } | { "type": "sit", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Its key from now on.
 */
key: SeatKey, 
/**
 * What the player is to be called.
 */
name: string, } | { "type": "rise", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Its key.
 */
key: SeatKey, } | { "type": "decline" } | { "type": "talk", 
/**
 * What.
 */
talk: Talk, } | { "type": "report", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Why, where the player says so.
 */
reason?: ReportReason, } | { "type": "push", 
/**
 * The browser.
 */
to: PushTo, 
/**
 * Whether it is to be told.
 */
on: boolean, } | { "type": "next", 
/**
 * Whether each takes the seat after his own.
 */
further: boolean, 
/**
 * In games of teams of two: two who play together there, by their seats here. One of them changes places with the
 * partner of the other.
 */
partners?: [Seat, Seat], } | { "type": "begin", 
/**
 * How the table is set up.
 */
game: NewGame, 
/**
 * Actions tried after that; unlike those of `game`, they can be taken back.
 */
tried: Array<string>, } | { "type": "branch", 
/**
 * The game.
 */
game: string, 
/**
 * After which entry; the client knows those up to it.
 */
after: number, 
/**
 * The digest of that entry. Refused as `stale` if the game has another past.
 */
digest?: Digest, 
/**
 * Actions tried from there.
 */
tried: Array<string>, } | { "type": "more", 
/**
 * Number of the last entry it knows.
 */
seen: number, } | { "type": "do", 
/**
 * The client's idempotency id of the request: a stored table carries it out once.
 */
id: string, 
/**
 * Number of the last entry the client knew.
 */
seen: number, 
/**
 * The digest of that entry.
 */
digest?: Digest, 
/**
 * What.
 */
request: Request, } | { "type": "seed", 
/**
 * Which part.
 */
part: Contribution, } | { "type": "tempo", 
/**
 * How fast.
 */
tempo: Tempo, } | { "type": "step" } | { "type": "why", 
/**
 * Where.
 */
from: Spot, 
/**
 * Where to.
 */
to: Spot | null, } | { "type": "record" };

/**
 * What the time of a clock is for.
 */
export type ClockKind = "increment" | "delay" | "turn";

/**
 * How much time a game gives each seat.
 *
 * Printed and parsed as in records: `600+5`, with a delay `600d5`, with days for each turn `3d/turn`; and with ` decides` at
 * the end where who runs out of time loses.
 *
 * ```
 * use ashtapada_table::{ClockKind, ClockPlan};
 * let plan: ClockPlan = "600+5".parse().unwrap();
 * assert_eq!((plan.initial, plan.increment, plan.decides), (600, 5, false));
 * let plan: ClockPlan = "3d/turn decides".parse().unwrap();
 * assert_eq!((plan.initial, plan.kind, plan.decides), (3 * 86_400, ClockKind::Turn, true));
 * assert!("5+0".parse::<ClockPlan>().unwrap_err().to_string().contains("from 10 seconds"));
 * ```
 */
export type ClockPlan = { 
/**
 * For the whole game, in seconds: 10 to 36000. For each turn, whole days: 1 to 30.
 */
initial: number, 
/**
 * Added when a seat's turn has passed to another, or free at the beginning of each turn, in seconds: 0 to 600.
 */
increment: number, 
/**
 * What the time is for.
 */
kind?: ClockKind, 
/**
 * Whether who runs out of time loses.
 */
decides?: boolean, };

/**
 * The clocks at a moment. They wait for the first action of a person, and stand still while the table is paused.
 */
export type ClockView = { 
/**
 * Milliseconds left, by seat, in the order of play; 0: the time is up.
 */
left: Array<[Seat, number]>, 
/**
 * Whose clock runs, if one does.
 */
runs: Seat | null, 
/**
 * How much of the turn still costs nothing, in milliseconds, where that is so.
 */
free?: number, 
/**
 * The time given when a clock has run out and the game is to go on, in milliseconds ([`ClockPlan::more`]).
 */
more: number, 
/**
 * Whether the clocks still wait for the first action of a person at this table. What is done before that takes no
 * time and earns no increment. False where only computers play.
 */
waits: boolean, };

/**
 * The table of a short code.
 */
export type CodeView = { 
/**
 * The id of its game, for the address.
 */
id: string, };

/**
 * The colour of an army, as the rule set's document names it.
 */
export type Colour = "black" | "green" | "red" | "yellow" | "white" | "light" | "dark";

/**
 * What could let a seat decide again that decides nothing now: its army is lost, frozen, or under its ally's command.
 * Without any of these it has finished.
 */
export type Comeback = { 
/**
 * Its king may come back by an exchange.
 */
exchange: boolean, 
/**
 * Its king may come back when its ally captures an enemy king.
 */
rescue: boolean, 
/**
 * A pawn of its army may become a king.
 */
king: boolean, 
/**
 * Command passes to it when its ally's king falls.
 */
ally: boolean, };

/**
 * Why one seat came to command another's pieces, or ceased to.
 */
export type CommandCause = "throne" | "king-lost" | "king-back" | "parade" | "finished";

/**
 * The SHA-256 of a secret or a seed, by which it cannot be changed any more.
 */
export type Commitment = string;

/**
 * A person one has played with, as one's own games tell of her.
 */
export type CompanionView = { 
/**
 * The name in the last game together.
 */
name: string, 
/**
 * How many games one has played together, of the newest of one's own.
 */
games: number, 
/**
 * When one last played together, RFC 3339.
 */
played: string, 
/**
 * The last game together; where that is over, the last one of the two alone if there was one.
 */
game: string, 
/**
 * Its rule set.
 */
rules: string, 
/**
 * Whether it is over, so that its next game can be begun.
 */
over: boolean, 
/**
 * How many other people sat there, this one included.
 */
together: number, };

/**
 * A seat's part in the dice.
 */
export type Contribution = { "kind": "commit", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of which seed.
 */
commitment: Commitment, } | { "kind": "reveal", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
seed: Seed, } | { "kind": "anew", 
/**
 * Which seat.
 */
seat: Seat, };

/**
 * How a game that was won from the first choice on was won, compared with perfect play.
 */
export type ConversionView = { 
/**
 * Who won.
 */
seat: Seat, 
/**
 * In how many turns of both sides that could be forced.
 */
least: number, 
/**
 * In how many it was done.
 */
took: number, };

/**
 * Whether a game that was set up to count does.
 */
export type Counting = { "kind": "counts" } | { "kind": "waits" } | { "kind": "no", 
/**
 * Why.
 */
why: Uncounted, 
/**
 * The seats for which it is so, where it is for some.
 */
seats: Array<Seat>, };

/**
 * A table was created.
 */
export type Created = { 
/**
 * Its id, for the address.
 */
id: string, };

/**
 * A request to play a game of the day.
 */
export type DailyAsk = { 
/**
 * The key of the seat: 32 random bytes as 64 hexadecimal digits, which the browser makes once and keeps. For each key one
 * game of a day counts.
 */
key: SeatKey, 
/**
 * By what name it is played; empty for none.
 */
name: string, };

/**
 * The best game of a day.
 */
export type DailyBest = { 
/**
 * Its id.
 */
game: string, 
/**
 * By what name it was played; empty for none.
 */
name: string, 
/**
 * What it came to.
 */
score: DayScore, };

/**
 * How a game of a day stands.
 */
export type DailyGamePage = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The day, in UTC.
 */
day: Day, 
/**
 * Where whoever plays it sits.
 */
seat: Seat, 
/**
 * What the army there consists of, where the sides differ.
 */
role: Role | null, 
/**
 * Who sits elsewhere.
 */
others: Array<SeatPlan>, 
/**
 * Whether games of that day still count.
 */
open: boolean, 
/**
 * How many have played, of whose games one counts.
 */
played: number, 
/**
 * How many came to what, the worst first.
 */
results: Array<[DayScore, number]>, 
/**
 * The throws of whoever plays, in order; none without dice.
 */
throws: Array<string>, 
/**
 * What the strongest computer player came to; `None` as long as that is not known.
 */
strongest: DailyStrongest | null, 
/**
 * The best game, once no other counts any more.
 */
best: DailyBest | null, 
/**
 * What the game that was asked about came to; `None` if none was, or it was not played to its end.
 */
own: DailyResult | null, };

/**
 * The games of a day.
 */
export type DailyGamesPage = { 
/**
 * The day, in UTC.
 */
day: Day, 
/**
 * In order of presentation.
 */
games: Array<DailyGamePage>, };

/**
 * The lists of positions, in order of presentation: the games of cows and leopards have one of their own.
 */
export type DailyList = "four-kings" | "soldiers" | "leopards" | "chess";

/**
 * The positions of a day, one of each list.
 */
export type DailyPage = { 
/**
 * The day.
 */
day: Day, 
/**
 * In order of presentation.
 */
positions: Array<DailyView>, };

/**
 * What somebody's game came to.
 */
export type DailyResult = { 
/**
 * That.
 */
score: DayScore, 
/**
 * The points at the end of each round, where points count.
 */
rounds: Array<number>, 
/**
 * Each round beside that of the strongest player; empty as long as its game is not known.
 */
marks: Array<RoundMark>, 
/**
 * Where it stands among all that count.
 */
standing: Rank, 
/**
 * Whether it counts itself.
 */
counts: boolean, };

/**
 * The game of the strongest computer player.
 */
export type DailyStrongest = { 
/**
 * What it came to.
 */
score: DayScore, 
/**
 * Its points at the end of each round, where points count.
 */
rounds: Array<number>, 
/**
 * The id of its game, once games of that day count no more.
 */
game: string | null, };

/**
 * The table of a day.
 */
export type DailyTable = { 
/**
 * The id of the game.
 */
id: string, 
/**
 * The day, in UTC.
 */
day: Day, 
/**
 * Whether it counts: the first game of a day does, others are for fun.
 */
counts: boolean, };

/**
 * A position with its best move.
 */
export type DailyView = { 
/**
 * The list that it is from.
 */
list: DailyList, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The position, before the throw where there is one.
 */
position: string, 
/**
 * The throw.
 */
throw: string | null, 
/**
 * Who is to find the move.
 */
seat: Seat, 
/**
 * The position after the throw.
 */
view: View, 
/**
 * The lines that are accepted: the actions of a whole turn.
 */
best: Array<Array<string>>, 
/**
 * What follows the first of them, to show where it leads.
 */
then: Array<string>, 
/**
 * Why the best is the best.
 */
claim: Claim, 
/**
 * What makes it so.
 */
theme: Theme, 
/**
 * What it gains, in points where points count and in pieces otherwise.
 */
gain: number, 
/**
 * The most that the others can take until the next turn.
 */
loss: number, 
/**
 * The most that anything else gains.
 */
other: number, 
/**
 * Of a margin: what the best, and what the next best, is worth, in hundredths of the win.
 */
worth: [number, number] | null, };

/**
 * A day, counted from 1970-01-01.
 *
 * ```
 * use ashtapada_rulebook::{DailyList, Day};
 * let day = |text: &str| text.parse::<Day>().unwrap();
 * assert_eq!(day("1970-01-02"), Day(1));
 * assert_eq!(day("2024-03-01").0 - day("2024-02-28").0, 2);
 * assert!("2023-02-29".parse::<Day>().is_err());
 * assert_eq!(day("2024-02-29").to_string(), "2024-02-29");
 * assert_eq!(Day::at(1_709_164_800_999), day("2024-02-29"));
 * // The date alone decides.
 * assert_eq!(day("2026-11-22").of(DailyList::Chess), day("2026-11-22").of(DailyList::Chess));
 * ```
 */
export type Day = string;

/**
 * What a game of a day came to.
 */
export type DayScore = { "kind": "points", 
/**
 * How many.
 */
points: number, } | { "kind": "won", 
/**
 * In how many turns.
 */
turns: number, } | { "kind": "drawn" } | { "kind": "lost" };

/**
 * Where throws come from.
 */
export type DiceSource = "fair" | "hand" | { "day": Day } | "link";

/**
 * The kind of dice. It changes what is shown, not the odds.
 */
export type Die = "stick" | "cube";

/**
 * A digest of a log up to one of its entries. Two logs with the same one after the same number of entries are the same up
 * to there. Printed as twelve hexadecimal digits.
 *
 * ```
 * use ashtapada_table::{Act, Digest, NewGame, Secret, Table};
 * let (mut table, _) = Table::set_up(&NewGame::of("vilac-9506"), "example", Secret::new([7; 32]), 0).unwrap();
 * assert_eq!(table.digest(0), Some(Digest::default()));
 * assert_eq!(table.digest(1), None);
 * table.play(table.turn().seat(), Act::Play { action: "e2-e4".parse().unwrap() }).unwrap();
 * let known = table.digest(1).unwrap();
 * assert_eq!(known.to_string().parse(), Ok(known));
 * assert!(table.is_known(1, Some(known)) && !table.is_known(1, Some(Digest::default())) && !table.is_known(2, None));
 * ```
 */
export type Digest = string;

/**
 * A position that somebody sets up, perhaps with a change to make.
 *
 * ```
 * use ashtapada_rulebook::{Lang, Words};
 * use ashtapada_rules::{draft::Edit, Role};
 * use ashtapada_table::DraftAsk;
 * let words = Words::new(Lang::EN);
 * let start = DraftAsk::of("vilac-9506").answer(words).unwrap();
 * assert!(start.problem.is_none());
 *
 * let cleared = DraftAsk { edit: Some(Edit::Clear), ..DraftAsk::of("vilac-9506") }.answer(words).unwrap();
 * assert_eq!(cleared.view.position, "8/8/8/8/8/8/8/8 w - - 0 1");
 * assert_eq!(cleared.problem.unwrap().message, "White must have exactly one king.");
 * assert_eq!(cleared.palette[0].role, Role::King);
 * assert_eq!(cleared.fields[0].label, "Half-moves since the last capture or pawn move");
 * ```
 */
export type DraftAsk = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The edition of its rules, where it is not today's.
 */
edition?: number, 
/**
 * Changes from its defaults.
 */
options: Array<[string, string]>, 
/**
 * The position text, possible or not; `None`: the start.
 */
position: string | null, 
/**
 * Actions to play from it first, throws included, as far as they can be played.
 */
actions?: Array<string>, 
/**
 * The change to make then.
 */
edit?: Edit, };

/**
 * A position being set up.
 */
export type DraftView = { 
/**
 * The board.
 */
board: Board, 
/**
 * Its view; of an impossible position only the text, the pieces and the seats are meaningful.
 */
view: View, 
/**
 * What can be put on the board.
 */
palette: Array<Man>, 
/**
 * Whose turn it is; among four kings, whose throw it is or was.
 */
turn: Seat, 
/**
 * The other fields to fill in. Setting a field may change those after it.
 */
fields: Array<FieldView>, 
/**
 * Why no game can begin from it.
 */
problem?: Problem, };

/**
 * A throw and what it was drawn from.
 */
export type DrawnThrow = { 
/**
 * Its number in the line of play, or among the throws of its seat where throws follow from a date. `None`: it was made
 * elsewhere, before the game came to this table.
 */
number: number | null, 
/**
 * Whose throw it is.
 */
seat: Seat | null, 
/**
 * What was thrown.
 */
thrown: string, 
/**
 * What could have been thrown, in the order of the rules, and how often each comes among as many as all these together.
 */
could: Array<[string, number]>, };

/**
 * Two rulings, by their places from 0, that differ by the duty to capture alone.
 */
export type Duty = { 
/**
 * Nobody has to capture.
 */
free: number, 
/**
 * Whoever can capture has to.
 */
bound: number, };

/**
 * One change of a draft.
 */
export type Edit = { "edit": "put", 
/**
 * Where.
 */
at: Spot, 
/**
 * Which: one of the [palette](Draft::palette).
 */
man: Man, } | { "edit": "remove", 
/**
 * Which.
 */
at: Spot, } | { "edit": "move", 
/**
 * From where.
 */
from: Spot, 
/**
 * Where to.
 */
to: Spot, } | { "edit": "clear" } | { "edit": "start" } | { "edit": "turn", 
/**
 * Whose.
 */
seat: Seat, } | { "edit": "set", 
/**
 * Which.
 */
field: FieldId, 
/**
 * Whose.
 */
of: Seat | null, 
/**
 * To what.
 */
value: Value, };

/**
 * How a game ended.
 */
export type EndView = { 
/**
 * Why, and who got what.
 */
outcome: Outcome, 
/**
 * Who gave up, and by what: whoever left those who played on, and whoever resigned at the end.
 */
gave_up?: Array<[Seat, Cause]>, };

/**
 * Why the game ended.
 */
export type Ending = "last-army" | "annihilation" | "only-kings" | "one-king" | "both-kings" | "all-kings" | "no-progress" | "rounds" | "repetition" | "target" | "no-moves" | "blocked" | "checkmate" | "stalemate" | "insufficient-material" | "bare-king" | "agreement" | "resignation";

/**
 * A position that whoever moves wins.
 */
export type EndingView = { 
/**
 * The position.
 */
position: string, 
/**
 * Who moves, and wins.
 */
seat: Seat, 
/**
 * In how many turns of both sides.
 */
turns: number, };

/**
 * One entry of the log as data for interfaces.
 */
export type EntryView = { 
/**
 * From 1, without gaps.
 */
seq: number, 
/**
 * Who decided; `None` for throws, taking back, agreement and more time.
 */
seat: Seat | null, 
/**
 * What was done.
 */
act: Act, 
/**
 * Its text, an action in the notation of the game.
 */
text: string, 
/**
 * The short form in which players of the game write it, with English piece letters, where there is one.
 */
short?: string, 
/**
 * The action as data, where one of the rules was played.
 */
action?: ActionView, 
/**
 * The number of the turn it belongs to, from 1: a run of actions on one seat's throw, or in games without dice by one
 * seat.
 */
turn: number, 
/**
 * Whose turn that is: the thrower, in games with dice.
 */
owner: Seat | null, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * What it changed; `None`: taking back, which leads to the state after an earlier entry, and more time.
 */
change?: Change, 
/**
 * Milliseconds left after it, by seat, where there are clocks.
 */
left?: Array<[Seat, number]>, 
/**
 * Of the log up to it: who comes again shows that of the last entry known.
 */
digest: Digest, };

/**
 * One thing that happened. Interfaces animate, sound and narrate events; tests assert on them.
 *
 * With the `serde` feature an event is a JSON object with its kind, for example
 * `{"kind":"captured","army":"north","role":"horse","at":"e5","by":"south","means":"displacement"}`.
 */
export type Event = { "kind": "thrown", 
/**
 * Whose throw it is.
 */
seat: Seat, 
/**
 * What they show.
 */
throw: Throw, } | { "kind": "moved", 
/**
 * Whose piece it is.
 */
army: Seat, 
/**
 * What it is (before any promotion).
 */
role: Role, 
/**
 * From where.
 */
from: Spot, 
/**
 * To where.
 */
to: Spot, } | { "kind": "placed", 
/**
 * Whose piece it is.
 */
army: Seat, 
/**
 * What it is.
 */
role: Role, 
/**
 * Where.
 */
at: Spot, } | { "kind": "captured", 
/**
 * Whose piece it was.
 */
army: Seat, 
/**
 * What it was.
 */
role: Role, 
/**
 * Where it stood.
 */
at: Spot, 
/**
 * The seat credited with it.
 */
by: Seat, 
/**
 * How.
 */
means: Means, } | { "kind": "promoted", 
/**
 * Whose pawn.
 */
army: Seat, 
/**
 * Where it stands.
 */
at: Spot, 
/**
 * What it became.
 */
role: Role, } | { "kind": "waiting", 
/**
 * Whose pawn.
 */
army: Seat, 
/**
 * Where it stands.
 */
at: Spot, } | { "kind": "turn-lost", 
/**
 * Whose throw or turn it was.
 */
seat: Seat, 
/**
 * The face that could not be used; 0 in games without dice.
 */
face: number, 
/**
 * Why.
 */
why: Idle, } | { "kind": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "resigned", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "over", 
/**
 * How it ended.
 */
ending: Ending, } | FourKingsEvent | SoldiersEvent | ChessEvent;

/**
 * A worked example.
 */
export type ExampleView = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its caption.
 */
title: string, 
/**
 * The options it is played under, where they differ from the rule set's.
 */
options: Array<[string, string]>, 
/**
 * What is shown of all its positions.
 */
look: Look, 
/**
 * The positions it goes through: the first before anything is played.
 */
frames: Array<Frame>, };

/**
 * What was expected in a text that could not be read, as a phrase.
 *
 * Other languages have their phrases under the kind's name, `expected-row-full` for
 * [`Expected::RowFull`](crate::Expected::RowFull), with its fields as arguments.
 */
export type Expected = { "expected": "action" } | { "expected": "spot" } | { "expected": "second-spot" } | { "expected": "throne" } | { "expected": "huffed" } | { "expected": "face" } | { "expected": "faces" } | { "expected": "promotion" } | { "expected": "options", why: string, } | { "expected": "board", rows: number, } | { "expected": "next-row", row: number, } | { "expected": "row-full", row: number, } | { "expected": "row-short", row: number, left: number, } | { "expected": "one-run" } | { "expected": "after-rows" } | { "expected": "army-full", army: Seat, most: number, } | { "expected": "end" } | { "expected": "over", ending: string, } | FourKingsExpected | SoldiersExpected | ChessExpected;

/**
 * Which family of games.
 */
export type Family = "four-kings" | "soldiers" | "chess";

/**
 * The address of a feed, told once.
 */
export type FeedAddress = { 
/**
 * Its path at this server.
 */
path: string, };

/**
 * What a field of a draft is about. Each family declares its own; which of them there are depends on its options and on
 * the draft.
 */
export type FieldId = FourKingsField | SoldiersField | ChessField;

/**
 * A field to fill in.
 */
export type FieldView = { 
/**
 * Its label.
 */
label: string, 
/**
 * The labels of its possible words, in their order.
 */
labels?: Array<string>, 
/**
 * Whether the problem is about it.
 */
wrong: boolean, 
/**
 * What it is about.
 */
id: FieldId, 
/**
 * Whose it is; `None`: it belongs to the position as a whole.
 */
of: Seat | null, } & ({ "kind": "flag", 
/**
 * The value.
 */
value: boolean, } | { "kind": "number", 
/**
 * The value.
 */
value: number, 
/**
 * The smallest possible value.
 */
min: number, 
/**
 * The largest possible value.
 */
max: number, } | { "kind": "word", 
/**
 * The value.
 */
value: string, 
/**
 * The possible words.
 */
words: Array<string>, } | { "kind": "faces", 
/**
 * The value.
 */
value: Throw | null, 
/**
 * Whether it may be `None`.
 */
optional: boolean, 
/**
 * The possible values.
 */
throws: Array<Throw>, } | { "kind": "seat", 
/**
 * The value.
 */
value: Seat | null, 
/**
 * Whether it may be `None`.
 */
optional: boolean, 
/**
 * The possible values.
 */
seats: Array<Seat>, } | { "kind": "seats", 
/**
 * The value.
 */
value: Array<Seat>, 
/**
 * The possible values.
 */
seats: Array<Seat>, } | { "kind": "spot", 
/**
 * The value.
 */
value: Spot | null, 
/**
 * The possible values.
 */
spots: Array<Spot>, } | { "kind": "spots", 
/**
 * The value.
 */
value: Array<Spot>, 
/**
 * The possible values.
 */
spots: Array<Spot>, });

/**
 * What open tables are to be like; what is left out may be anything.
 */
export type Filter = { 
/**
 * The rule set.
 */
rules?: string, 
/**
 * How fast the game goes.
 */
pace?: Pace, 
/**
 * The computer players.
 */
machines?: Machines, 
/**
 * Whether the game counts, and for whom.
 */
rated?: RatedTables, };

/**
 * What a first move is worth to whoever plays it.
 */
export type FirstMove = { 
/**
 * As text.
 */
action: string, 
/**
 * Who wins.
 */
result: PerfectResult, 
/**
 * How many turns it takes; none for a draw.
 */
turns?: number, };

/**
 * What a costly action leads to. The words are those of whoever tells it.
 */
export type Flaw = { "kind": "loses", 
/**
 * What is taken,
 */
role: Role, 
/**
 * and where it stands then.
 */
at: Spot, 
/**
 * The piece that takes it,
 */
by: Role, 
/**
 * and where that stands.
 */
from: Spot, 
/**
 * Whether the first answer takes it.
 */
soon: boolean, } | { "kind": "forked", 
/**
 * The piece that does,
 */
by: Role, 
/**
 * and where it stands then.
 */
at: Spot, 
/**
 * What it attacks, the greatest first.
 */
first: Role, 
/**
 * And the next.
 */
second: Role, 
/**
 * What is lost.
 */
role: Role, } | { "kind": "ends", 
/**
 * How it ends,
 */
ending: Ending, 
/**
 * and in how many of their turns.
 */
turns: number, } | { "kind": "huffed", 
/**
 * Which,
 */
role: Role, 
/**
 * and where it stands.
 */
at: Spot, } | { "kind": "risks", 
/**
 * Which,
 */
role: Role, 
/**
 * and where it stands then.
 */
at: Spot, 
/**
 * How likely that is.
 */
chance: Probability, };

/**
 * What happens in games of four kings alone. The rest is in [`Event`].
 */
export type FourKingsEvent = { "kind": "called", 
/**
 * Whose throw it is.
 */
seat: Seat, 
/**
 * The face tried for.
 */
face: number, } | { "kind": "parade", 
/**
 * Who completed it.
 */
seat: Seat, 
/**
 * Its south-western cell.
 */
corner: Spot, } | { "kind": "scored", 
/**
 * By whom (a team's points are kept with the seat that made them).
 */
seat: Seat, 
/**
 * How many; negative when they are taken away.
 */
points: number, 
/**
 * For what.
 */
merit: Merit, } | { "kind": "throne-entered", 
/**
 * Whose king.
 */
king: Seat, 
/**
 * Whose throne.
 */
throne: Seat, } | { "kind": "commands", 
/**
 * Who commands.
 */
commander: Seat, 
/**
 * Whose pieces.
 */
army: Seat, 
/**
 * Why.
 */
cause: CommandCause, } | { "kind": "command-ends", 
/**
 * Whose army.
 */
army: Seat, 
/**
 * Why.
 */
cause: CommandCause, } | { "kind": "empire", 
/**
 * By whom.
 */
seat: Seat, } | { "kind": "exchange-offered", 
/**
 * Who offers.
 */
by: Seat, 
/**
 * Whose king would come back to the offering side.
 */
own: Seat, 
/**
 * Whose king would come back to the other side.
 */
other: Seat, } | { "kind": "exchange-accepted", 
/**
 * Who accepted.
 */
by: Seat, } | { "kind": "exchange-declined", 
/**
 * Who declined.
 */
by: Seat, } | { "kind": "frozen", 
/**
 * Whose army.
 */
army: Seat, } | { "kind": "thawed", 
/**
 * Whose army.
 */
army: Seat, } | { "kind": "king-freed", 
/**
 * Whose king.
 */
army: Seat, } | { "kind": "thrown-again", 
/**
 * Whose throw it is.
 */
seat: Seat, } | { "kind": "finished", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "withdrew", 
/**
 * Who.
 */
seat: Seat, };

/**
 * What was expected in a text of games of four kings: what only this family knows of. The rest is in [`Expected`](crate::Expected).
 *
 * Other languages have their phrases under the kind's name, `expected-row-full` for
 * [`Expected::RowFull`](crate::Expected::RowFull), with its fields as arguments.
 */
export type FourKingsExpected = { "expected": "army" } | { "expected": "kind" } | { "expected": "once", army: Seat, man: Role, role: Role, letter: string, } | { "expected": "pawn-behind", army: Seat, at: Spot, } | { "expected": "thrower" } | { "expected": "decider", turn: string, } | { "expected": "still-playing", army: Seat, } | { "expected": "due" } | { "expected": "over-by" } | { "expected": "enemies" } | { "expected": "face-left" } | { "expected": "one-face" } | { "expected": "two-faces" } | { "expected": "no-dice" } | { "expected": "points" } | { "expected": "nothing-thrown" } | { "expected": "call-first" } | { "expected": "no-call" } | { "expected": "move-faces" } | { "expected": "not-thrown" } | { "expected": "nothing-before" } | { "expected": "exchange" } | { "expected": "word" } | { "expected": "not-here", word: string, } | { "expected": "idle" } | { "expected": "rounds" } | { "expected": "called" } | { "expected": "seats" } | { "expected": "seat-pairs" } | { "expected": "with-boat" } | { "expected": "ally-moves" } | { "expected": "without-pieces" } | { "expected": "without-king" } | { "expected": "not-freed" } | { "expected": "one-out" } | { "expected": "first-seats" } | { "expected": "moment" } | { "expected": "command" } | { "expected": "fall" } | { "expected": "one-commander" } | { "expected": "exchange-word" };

/**
 * What can be edited in games of four kings besides the pieces and the turn.
 */
export type FourKingsField = "due" | "ending" | "faces" | "called" | "exchange-by" | "exchange-own" | "exchange-other" | "exchange-waiting" | "progress" | "offered" | "early" | "kept" | "points" | "command-by-throne" | "command-by-loss" | "boat-command" | "withdrawn" | "king-freed" | "king-returned" | "out" | "kings-taken" | "thrones-entered" | "empire" | "bonus" | "fell-on-throne" | "fell-to-king" | "idle" | "rounds";

/**
 * Why an action is not legal in games of four kings: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
 */
export type FourKingsRefusal = { "reason": "wastes-die" } | { "reason": "die-says", 
/**
 * The face (or one of the faces left).
 */
face: number, 
/**
 * The other face left to use, 0 if there is none.
 */
other: number, 
/**
 * The piece that was to move.
 */
role: Role, } | { "reason": "rank", 
/**
 * The piece that would capture.
 */
attacker: Role, 
/**
 * The piece that would be captured.
 */
victim: Role, } | { "reason": "pawn-on-last-line" } | { "reason": "piece-not-lost", 
/**
 * The piece.
 */
role: Role, } | { "reason": "no-pawn-lost" } | { "reason": "last-line-too-early" } | { "reason": "army-frozen", 
/**
 * Whose army.
 */
army: Seat, } | { "reason": "under-command", 
/**
 * Who moves them.
 */
commander: Seat, } | { "reason": "no-exchange" } | { "reason": "not-a-return", 
/**
 * The spot.
 */
at: Spot, } | { "reason": "not-last-king" };

/**
 * One position of an example.
 */
export type Frame = { 
/**
 * The action that led here, if any.
 */
action: ActionView | null, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * The position.
 */
view: View, };

/**
 * What a line wins, beside the moves in which it does. The words are those of whoever tells it.
 */
export type Gain = { "kind": "takes", 
/**
 * The greatest of them,
 */
role: Role, 
/**
 * and where it stands then.
 */
at: Spot, 
/**
 * How many the first turn takes; none, if they fall later.
 */
count: number, } | { "kind": "ends", 
/**
 * How,
 */
ending: Ending, 
/**
 * and in how many turns.
 */
turns: number, };

/**
 * One rule set in the gallery and in the set-up form.
 */
export type GameCard = { 
/**
 * `chaturaji-pl-solo`.
 */
id: string, 
/**
 * Whether it is finished.
 */
status: Status, 
/**
 * Its family.
 */
family: Family, 
/**
 * What the documents have to do with it.
 */
kinship: Kinship, 
/**
 * In the requested language.
 */
title: string, 
/**
 * One sentence.
 */
blurb: string, 
/**
 * Every name it is known by, for search.
 */
names: Array<string>, 
/**
 * The document or other source that it follows, in words.
 */
document: string, 
/**
 * 2 or 4.
 */
players: number, 
/**
 * How long it takes, where that was measured.
 */
minutes: Minutes | null, 
/**
 * The tile of the first page that it is on; none for a draft that has none yet.
 */
tile: string | null, 
/**
 * The ways to begin it with one tap, at least one.
 */
ways: Array<WayCard>, 
/**
 * The options with their defaults under this rule set, group by group: those that can be changed, also where they
 * belong to another description.
 */
options: Array<OptionCard>, 
/**
 * What is shown of all its positions.
 */
look: Look, 
/**
 * Whether a lot decides who begins, unless the option for that is changed.
 */
lot: boolean, 
/**
 * Whether a guided first game leads into it.
 */
guided: boolean, 
/**
 * The board.
 */
board: Board, 
/**
 * The start, for the small board on the card and for the seats in the set-up form.
 */
start: View, };

/**
 * Some games of the list, last played first.
 */
export type GameList = { 
/**
 * The games; those that cannot be read are left out.
 */
games: Array<GameSummary>, 
/**
 * The value of `after` that gets the games after these; `None`: these are the last.
 */
next: string | null, };

/**
 * A game in the list.
 */
export type GameSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * Who sits where.
 */
seats: Array<SeatPlan>, 
/**
 * When it was set up, RFC 3339.
 */
created: string, 
/**
 * When it was last played, RFC 3339.
 */
played: string, 
/**
 * Actions so far, throws included.
 */
actions: number, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The board.
 */
board: Board, 
/**
 * The position now, to draw.
 */
view: View, 
/**
 * The seats that are played on this device, if the game is played by links.
 */
here?: Array<Seat>, };

/**
 * An event that must happen: some of its fields, the others being free.
 */
export type Goal = { kind: string } & Record<string, string | number>;

/**
 * A turn of the learner, and what follows it.
 */
export type GuidedStepView = { 
/**
 * What is said before the throw.
 */
before: string | null, 
/**
 * The learner's throw, where one is due.
 */
throw: string | null, 
/**
 * What is to be done.
 */
task: string, 
/**
 * The lines that are accepted: the actions of a whole turn.
 */
best: Array<Array<string>>, 
/**
 * Said when it is done.
 */
praise: string, 
/**
 * What then happens, throws included.
 */
replies: Array<string>, };

/**
 * A guided first game.
 */
export type GuidedView = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The seat of the learner.
 */
seat: Seat, 
/**
 * The position it begins with, if not the start.
 */
position: string | null, 
/**
 * How it begins.
 */
view: View, 
/**
 * What the game is about.
 */
hello: string, 
/**
 * What happens.
 */
steps: Array<GuidedStepView>, 
/**
 * The last word.
 */
end: string, };

/**
 * Why a throw, or a turn, could not be used.
 */
export type Idle = "no-piece" | "blocked";

/**
 * What the documents have to do with a game.
 */
export type Kinship = "described" | "named" | "relative";

/**
 * A solved game, and what it makes of a position.
 */
export type KnownView = { 
/**
 * The name under which its files are kept: games of the same name have the same values.
 */
game: string, 
/**
 * What the position is worth.
 */
exact: Perfect, };

/**
 * A small task on the position of an example.
 */
export type LessonView = { 
/**
 * Its name.
 */
name: string, 
/**
 * The example whose first position and options it has.
 */
example: string, 
/**
 * How many actions of the example have been played already.
 */
after: number, 
/**
 * What is to be done.
 */
task: string, 
/**
 * What to say once it is done.
 */
praise: string, 
/**
 * Events that must all have happened since it began; only the fields given here count.
 */
goal: Array<Goal>, 
/**
 * One way to do it.
 */
solution: Array<string>, };

/**
 * What a link that was opened is.
 */
export type LetterOpened = { "kind": "invites", 
/**
 * The rule set.
 */
rules: string, 
/**
 * The seats that he would play.
 */
seats: Array<Seat>, 
/**
 * Everybody, as far as they are named.
 */
players: Array<SeatPlan>, } | { "kind": "game", 
/**
 * Its id.
 */
game: string, 
/**
 * How many entries have come.
 */
news: number, 
/**
 * Whether the game has gone further here than the link tells.
 */
behind: boolean, 
/**
 * Whether whoever opened it plays here from now on, and did not before: a device of his own has handed it over.
 */
here: boolean, };

/**
 * What has to be sent now.
 */
export type LetterView = { 
/**
 * To stand behind `/link/`.
 */
text: string, 
/**
 * The seats of who is to get it; none where all the others are.
 */
to: Array<Seat>, 
/**
 * Whether it is an invitation to the game.
 */
invites: boolean, };

/**
 * One line of a board of points.
 */
export type Line = { 
/**
 * The points on it, each the neighbour of the next. A circle ends with the point it begins with.
 */
points: Array<Spot>, 
/**
 * The centre of an arc; `None` for a straight line.
 */
centre: [number, number] | null, };

/**
 * The same as data for interfaces.
 */
export type LinkedView = { 
/**
 * The seats that are played on this device.
 */
here: Array<Seat>, 
/**
 * The seats of each of those who play, in the order in which they join.
 */
people: Array<Array<Seat>>, 
/**
 * How many of them have joined.
 */
joined: number, 
/**
 * How many entries of the log were sent or have come: those are not taken back.
 */
fixed: number, };

/**
 * Whether the list of games shows a game. One that it does not show is stored all the same.
 */
export type Listing = { 
/**
 * Whether it does. Playing on sets it.
 */
listed: boolean, };

/**
 * The games that go on now and that everybody may watch.
 */
export type LivePage = { 
/**
 * The tables: first those that the client shows already and that go on, then six others at most, those with the most
 * people first.
 */
tables: Array<LiveTable>, };

/**
 * A table that is played at, as it stands.
 */
export type LiveTable = { 
/**
 * What the lobby tells of it.
 */
table: OpenTable, 
/**
 * The board.
 */
board: Board, 
/**
 * The position now, to draw.
 */
view: View, };

/**
 * What a client sends to the lobby.
 */
export type LobbyAsk = { "type": "look", 
/**
 * The key of the seat that the player is going to have.
 */
key: SeatKey, 
/**
 * The rule set.
 */
rules: string, 
/**
 * What the player is to be called.
 */
name: string, 
/**
 * After how many minutes computer players take the free seats: 1 to 15.
 */
minutes: number, 
/**
 * What the player minds.
 */
wishes?: Wishes, } | { "type": "stop" } | { "type": "show", 
/**
 * Which.
 */
filter: Filter, };

/**
 * What the lobby sends to its clients.
 */
export type LobbyNews = { "type": "speeds", 
/**
 * All of them.
 */
speeds: Array<SpeedCard>, } | { "type": "offers", 
/**
 * The tables, those with free seats first.
 */
tables: Array<OpenTable>, 
/**
 * How many more there are that the client does not want to be told of.
 */
others: number, 
/**
 * Who else looks for people, by game.
 */
looking: Array<SearchGroup>, } | { "type": "search", 
/**
 * The rule set.
 */
rules: string, 
/**
 * How many have been found, the client included.
 */
people: number, 
/**
 * How many can play.
 */
of: number, 
/**
 * After how many seconds computer players take the free seats.
 */
left: number, 
/**
 * What those who have been found want together. What is still left out is settled when they meet.
 */
wishes: Wishes, } | { "type": "met", 
/**
 * The id of the game.
 */
game: string, 
/**
 * The seat, held by the key of the search.
 */
seat: Seat, } | { "type": "trouble", 
/**
 * What, and why.
 */
problem: Problem, };

/**
 * A win that takes the most turns.
 */
export type LongestWin = { 
/**
 * Where it begins.
 */
position: string, 
/**
 * The actions to its end, with blanks between.
 */
line: string, };

/**
 * What all positions of a game share that interfaces show: what they need to know of its rules, so that they need not
 * know its options.
 */
export type Look = { 
/**
 * The dice it is played with, if any.
 */
die: Die | null, 
/**
 * The roles that each face of the dice lets move.
 */
faces: { [key in number]: Array<Role> }, 
/**
 * The roles that do not slide.
 */
motion: { [key in Role]?: Motion }, 
/**
 * The signs that can occur.
 */
signs: Array<Sign>, 
/**
 * Whether a piece that failed to capture may be huffed.
 */
huffs: boolean, 
/**
 * Whether pieces come to the board from the hand.
 */
places: boolean, 
/**
 * Whether a piece may capture several times in a turn.
 */
chains: boolean, };

/**
 * How strong the strongest computer player at a table is.
 */
export type Machines = "none" | "gentle" | "middling" | "strong";

/**
 * A piece that is not on the board: what can be put there.
 */
export type Man = { 
/**
 * Whose army it belongs to.
 */
army: Seat, 
/**
 * What it is.
 */
role: Role, 
/**
 * For a pawn of four kings under promotion by origin, the piece it stood in front of at the start.
 */
origin?: Role, };

/**
 * How much a choice cost.
 */
export type MarkName = "slip" | "mistake" | "blunder";

/**
 * How a piece was captured.
 */
export type Means = "displacement" | "jump" | "parade" | "huff";

/**
 * What happens when a player has been away for too long.
 */
export type Meanwhile = "computer" | "resign" | "wait";

/**
 * The set that the men of an army belong to. They are drawn and named as this set is, and so are computer players who
 * lead them.
 */
export type Men = "kings" | "soldiers" | "cows" | "chess" | "museum";

/**
 * Why points were given.
 */
export type Merit = "capture" | "throne-entry" | "throne-kill" | "empire" | "all-kings" | "king-returned" | "forked-kings";

/**
 * How long a game takes, in minutes.
 */
export type Minutes = { 
/**
 * One person against the computer.
 */
computer: number, 
/**
 * Among people: an estimate.
 */
people: number, };

/**
 * A stretch of a real game between computer players.
 */
export type Moment = { 
/**
 * Its table, which is not stored anywhere.
 */
table: TableView, 
/**
 * What was played.
 */
entries: Array<EntryView>, };

/**
 * What is known about an entry of the log.
 */
export type MomentView = { 
/**
 * The number of the entry.
 */
seq: number, 
/**
 * What the position before it is worth to each seat.
 */
worth: Array<number>, } & ({ "kind": "throw", 
/**
 * How likely it was.
 */
chance: Probability, 
/**
 * How much better it made things for each seat than throws do on the average.
 */
luck: Array<number>, } | { "kind": "choice", 
/**
 * Who chose.
 */
seat: Seat, 
/**
 * What it cost against the best.
 */
cost: number, 
/**
 * Its mark, if it cost much.
 */
mark?: MarkName, 
/**
 * What would have been best, and how play goes on; empty if that was played.
 */
better: Array<ActionView>, 
/**
 * What that would have done first of all.
 */
reason?: Reason, 
/**
 * What that line would have won.
 */
gain?: Gain, 
/**
 * How play goes on after what was played, where it cost much: what the others answer.
 */
then?: Array<ActionView>, 
/**
 * What is wrong with what was played, where it cost much and that can be named.
 */
flaw?: Flaw, 
/**
 * What was passed by, where the best was played and everything else costs much.
 */
other?: RunnerUpView, 
/**
 * What perfect play makes of the best and of what was played, where the game is solved.
 */
exact?: [Perfect, Perfect], } | { "kind": "forced" });

/**
 * What a best move is about: a position may have several, or none.
 */
export type Motif = "mate" | "fence" | "king" | "parade" | "throne" | "promotion" | "chain" | "quiet";

/**
 * How a piece that does not slide over the board is seen to go its way.
 */
export type Motion = "leaps" | "jumps";

/**
 * Who somebody is here.
 */
export type MyAccount = { 
/**
 * The account, if somebody is signed in.
 */
account: AccountView | null, 
/**
 * Where passkeys can be used.
 */
passkeys: PasskeysAt, };

/**
 * A game of somebody.
 */
export type MyGame = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * Who sits where.
 */
seats: Array<SeatPlan>, 
/**
 * The seats of whoever asks.
 */
yours: Array<Seat>, 
/**
 * Whether it has to go on with one of these.
 */
waits: boolean, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * When it was last played, RFC 3339.
 */
played: string, 
/**
 * Actions so far, throws included.
 */
actions: number, 
/**
 * Whether it belongs to the account, and not only to this browser.
 */
account: boolean, 
/**
 * The game of the same people before it, where only its key was shown: it opens the seat here, too.
 */
before?: string, 
/**
 * How it ended: told where only games that are over are asked for.
 */
end?: EndView, };

/**
 * Games of somebody: those that wait first, then last played first.
 */
export type MyGames = { 
/**
 * The games.
 */
games: Array<MyGame>, 
/**
 * The value of `after` that gets older games of the account; `None`: there are none.
 */
next: string | null, };

/**
 * The games of whoever asks: those of the account, and those of keys that are shown.
 */
export type MyGamesAsk = { 
/**
 * Keys of games that the browser keeps: game and key. At most 100 are looked at.
 */
keys: Array<[string, SeatKey]>, 
/**
 * Only those that go on, or only those that are over.
 */
over?: boolean, 
/**
 * The `next` of the games before these.
 */
after?: string, };

/**
 * A name in its own script.
 */
export type NativeName = { 
/**
 * The name.
 */
text: string, 
/**
 * The tag of its language: `bn`.
 */
lang: string, 
/**
 * Whether the spelling is only reconstructed from Latin letters.
 */
doubtful: boolean, };

/**
 * A request to set up a table.
 */
export type NewGame = { 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The edition of the rules, where it is not today's: for a game resumed from a record of an earlier one.
 */
edition?: number, 
/**
 * Changes from the defaults of the rule set.
 */
options: Array<[string, string]>, 
/**
 * Who sits where; a seat left out is a person without a name.
 */
seats: Array<SeatPlan>, 
/**
 * Where throws come from.
 */
dice: DiceSource, 
/**
 * A position to begin with instead of the start.
 */
position: string | null, 
/**
 * Acts already played, throws included: of a game resumed from a record, or of a branch of another game. As text,
 * actions also in the notation of the game.
 */
actions: Array<string>, 
/**
 * The clocks of the table, if there are any.
 */
clock?: ClockPlan, 
/**
 * The clocks of seats that differ from that one.
 */
clocks?: Array<SeatClock>, 
/**
 * Whether the players have screens of their own: then each acts for his own seats only.
 */
apart?: boolean, 
/**
 * What happens where players have screens of their own and one is away; the default, if nothing is said. Where a turn
 * takes days nobody has to be there: the others wait, whatever is said.
 */
absence?: Absence, 
/**
 * Whether the computer may help those who play, where they have screens of their own.
 */
help?: boolean, 
/**
 * Whether such a table is offered in the lobby to everybody who is there; else only who has its link or code comes.
 */
open?: boolean, 
/**
 * Whether the game counts for the ratings of those who play, who have screens and accounts of their own.
 */
rated?: boolean, };

/**
 * A program that somebody would like to have.
 */
export type NewProgram = { 
/**
 * What it is called at tables and in lists: 1 to 40 letters.
 */
name: string, };

/**
 * A table that is offered to everybody.
 */
export type OpenTable = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * How many options differ from it.
 */
changed: number, 
/**
 * Who sits where.
 */
seats: Array<SeatPlan>, 
/**
 * The seats of people that nobody has taken.
 */
free: Array<Seat>, 
/**
 * The computer players who stand in for people: where nobody has sat down, or somebody is away.
 */
stand_ins?: Array<SeatPlan>, 
/**
 * The seats in which programs sit.
 */
programs?: Array<Seat>, 
/**
 * Whether it was set up to count for ratings.
 */
rated?: boolean, 
/**
 * At such a table, the lowest and the highest rating of those who sit there, in points; none where nobody is known.
 */
ratings?: [number, number], 
/**
 * The clocks, if there are any.
 */
clock?: ClockPlan, 
/**
 * The seats that have another clock.
 */
clocks?: Array<SeatClock>, 
/**
 * Whether something has been played.
 */
begun: boolean, 
/**
 * How many watch.
 */
watching: number, };

/**
 * A turn that games go on with.
 */
export type OpeningNode = { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What is done.
 */
steps: Array<OpeningStep>, 
/**
 * In how many games.
 */
games: number, 
/**
 * In how many of them the game did not begin as anybody chose.
 */
tried: number, 
/**
 * What whoever plays it got of the win on average, in hundredths.
 */
result: number, 
/**
 * How games go on, the most frequent first.
 */
next: Array<OpeningNode>, };

/**
 * An action, and what it changes on the board.
 */
export type OpeningStep = { 
/**
 * The action.
 */
action: ActionView, 
/**
 * Where a piece stood that stands there no more, or another.
 */
gone: Array<Spot>, 
/**
 * What stands somewhere new.
 */
put: Array<Piece>, };

/**
 * What games of strong computer players against themselves tell about the beginning of a game.
 */
export type OpeningsPage = { 
/**
 * The day of the measurement, `2026-11-23`.
 */
date: string, 
/**
 * How many games were played.
 */
games: number, 
/**
 * In how many of them the first action was any legal one, and not chosen.
 */
tried: number, 
/**
 * Nodes searched for each decision in the first five rounds.
 */
nodes: number, 
/**
 * Nodes searched for each decision after them.
 */
later: number, 
/**
 * The position that the games begin with.
 */
start: View, 
/**
 * What whoever begins got of the win on average, in hundredths.
 */
begins: number, 
/**
 * How many of the games with a chosen beginning nobody won.
 */
drawn: number, 
/**
 * The round in which something was taken first, the median; none where nothing was in half of the games.
 */
first_capture: number | null, 
/**
 * In how many of those games something was taken in the first five rounds.
 */
early_captures: number, 
/**
 * What was taken first most often, and in how many of those games.
 */
taken: [Role, number] | null, 
/**
 * How seats play the first five rounds.
 */
plans: Array<Plan>, 
/**
 * What is played in the first three rounds where no dice are thrown: the turns that games begin with.
 */
tree: Array<OpeningNode>, 
/**
 * What is played in the first three rounds where they are.
 */
throws: Array<ThrowView>, };

/**
 * An option in the set-up form.
 */
export type OptionCard = { 
/**
 * `obligation`.
 */
id: string, 
/**
 * What it is about.
 */
group: OptionGroup, 
/**
 * What it settles, if that is treated apart.
 */
purpose: Purpose | null, 
/**
 * Short label in the requested language.
 */
label: string, 
/**
 * What it changes, in a sentence or two.
 */
help: string, 
/**
 * Its possible values.
 */
values: OptionValues, 
/**
 * Its value when nothing is changed.
 */
default: string, 
/**
 * Where the default comes from.
 */
source: OptionSource, };

/**
 * The group of an option: options are presented in these groups, in this order.
 */
export type OptionGroup = "dice" | "board" | "players" | "captures" | "promotion" | "kings" | "end";

/**
 * Where the value of an option comes from.
 */
export type OptionSource = "document" | "ours" | "elsewhere";

/**
 * The possible values of an option.
 */
export type OptionValues = { "kind": "words", 
/**
 * In order.
 */
values: Array<OptionWord>, } | { "kind": "flag" } | { "kind": "number", 
/**
 * Smallest.
 */
min: number, 
/**
 * Largest.
 */
max: number, 
/**
 * A word that may stand instead (`all`).
 */
word: string | null, } | { "kind": "skill" };

/**
 * A value with its label.
 */
export type OptionWord = { 
/**
 * `huff`.
 */
value: string, 
/**
 * In the requested language.
 */
label: string, 
/**
 * Whether it belongs to another description: forms do not offer it.
 */
foreign: boolean, };

/**
 * The result of a finished game.
 *
 * ```
 * use ashtapada_rules::{Ending, Outcome, Seat};
 * let mate = Outcome::won_by(&[Seat::South], &Seat::PAIR, Ending::Checkmate);
 * assert_eq!(mate.payoff(Seat::South), 1.0);
 * assert_eq!(mate.rank, [1, 0, 2, 0]);
 * ```
 */
export type Outcome = { ending: Ending, payoff: { [key in Seat]?: number }, rank: { [key in Seat]?: number }, };

/**
 * How fast a game goes, roughly.
 */
export type Pace = "none" | "live" | "days";

/**
 * What a browser answers to the challenge of a passkey.
 */
export type PasskeyAnswer = { 
/**
 * What the account, or the passkey where one is added, is to be called.
 */
name?: string, 
/**
 * The credential as browsers write it in JSON.
 */
credential: unknown, };

/**
 * A passkey, for its owner.
 */
export type PasskeyView = { 
/**
 * Its id, in hexadecimal digits.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * When it was added, RFC 3339.
 */
created: string, 
/**
 * When it was last used.
 */
used: string | null, };

/**
 * Where passkeys can be used: browsers offer none at a numeric address or without a secure connection.
 */
export type PasskeysAt = { "kind": "here" } | { "kind": "address", 
/**
 * That address, such as `http://localhost:4949`.
 */
address: string, } | { "kind": "nowhere" };

/**
 * The positions of past days.
 */
export type PastPage = { 
/**
 * Each once: on the last day on which it was shown, the last day first.
 */
positions: Array<PastPosition>, };

/**
 * A position of a past day.
 */
export type PastPosition = { 
/**
 * The day.
 */
day: Day, 
/**
 * The list that it is from.
 */
list: DailyList, 
/**
 * The rule set.
 */
rules: string, 
/**
 * What the best move is about.
 */
motifs: Array<Motif>, 
/**
 * How hard it is beside all others, from 1 to 5.
 */
hardness: number, };

/**
 * People one has played with, whom one played with last first; fifty at most.
 */
export type People = { 
/**
 * The people.
 */
people: Array<CompanionView>, };

/**
 * The people whoever asks has played with, by the games of the account and those of keys that are shown.
 */
export type PeopleAsk = { 
/**
 * Keys of games that the browser keeps: game and key. At most 100 are looked at.
 */
keys: Array<[string, SeatKey]>, };

/**
 * What a position is worth with perfect play.
 */
export type Perfect = { 
/**
 * Who wins.
 */
result: PerfectResult, 
/**
 * How many turns it takes; none for a draw.
 */
turns?: number, };

/**
 * Who wins with perfect play.
 */
export type PerfectResult = "won" | "drawn" | "lost";

/**
 * A phrase that everybody reads in his own language.
 */
export type Phrase = "hello" | "good-luck" | "well-played" | "lucky" | "thinking" | "no-hurry" | "away" | "back" | "sorry" | "thanks" | "another" | "bye";

/**
 * A position to draw, on the board of its rule set.
 */
export type Picture = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The position.
 */
view: View, };

/**
 * A piece on the board, for display. Fields without information are not serialized.
 */
export type Piece = { 
/**
 * Where it stands.
 */
at: Spot, 
/**
 * Whose army it belongs to (its colour).
 */
army: Seat, 
/**
 * What it is.
 */
role: Role, 
/**
 * For a pawn of four kings under promotion by origin, the piece it stood in front of at the start.
 */
origin?: Role, 
/**
 * The seat that moves it, if not its own.
 */
commander?: Seat, 
/**
 * What can be seen of it besides: that it waits, is frozen, may be huffed.
 */
signs?: Array<Sign>, };

/**
 * How a seat, or several that begin alike, plays the first five rounds.
 */
export type Plan = { 
/**
 * From whose place it is told.
 */
seat: Seat, 
/**
 * How many beginnings it is told of: games, times the seats that begin alike.
 */
seats: number, 
/**
 * How many turns they had.
 */
turns: number, 
/**
 * How many of those were lost: the throw could not be used.
 */
lost: number, 
/**
 * Which pieces moved, how often.
 */
moved: { [key in string]: number }, 
/**
 * Which piece moved first, how often.
 */
first: { [key in string]: number }, 
/**
 * How many pieces were taken by them.
 */
taken: number, 
/**
 * How many of them moved their king.
 */
king: number, 
/**
 * Where their pieces stand after five rounds: by spot, in hundredths of the beginnings.
 */
stand: { [key in string]: number }, };

/**
 * How many games of a rule set a player has played.
 */
export type PlayedRules = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * How many.
 */
games: number, };

/**
 * A game that counted for a player.
 */
export type PlayedView = { 
/**
 * Its id.
 */
game: string, 
/**
 * Its family.
 */
family: Family, 
/**
 * When it ended, RFC 3339.
 */
at: string, 
/**
 * The rating after it, in points.
 */
points: number, 
/**
 * By how much that is more than before.
 */
change: number, 
/**
 * Whether the player left it.
 */
left: boolean, };

/**
 * A player.
 *
 * Printed as records have it: a person's name, `human` for a person without one, `bot:searcher` for a computer player. A
 * name that could be taken for something else has `human:` before it.
 *
 * ```
 * use ashtapada_table::Player;
 * let zofia = Player::Human { name: "Zofia".into() };
 * assert_eq!(zofia.to_string(), "Zofia");
 * assert_eq!("bot:greedy".parse(), Ok(Player::Bot { bot: "greedy".into() }));
 * ```
 */
export type Player = { "kind": "human", 
/**
 * A name to show; empty for the colour's name.
 */
name: string, } | { "kind": "bot", 
/**
 * Which: `random`, `greedy`, `searcher`.
 */
bot: string, };

/**
 * A player as known beyond one table: history and ratings belong to it. Nobody needs one to play.
 *
 * Printed as what it is, a colon, and which: the id of an account, or the name of a computer player.
 *
 * ```
 * use ashtapada_table::PlayerId;
 * let zofia: PlayerId = "account:h7xk2m".parse()?;
 * assert_eq!(zofia, PlayerId::account("h7xk2m")?);
 * assert_eq!(PlayerId::bot("level-5-cautious")?.to_string(), "bot:level-5-cautious");
 * assert!("account:".parse::<PlayerId>().is_err() && "zofia".parse::<PlayerId>().is_err());
 * # Ok::<(), ashtapada_table::NoPlayerId>(())
 * ```
 */
export type PlayerId = string;

/**
 * What is known of a player.
 */
export type PlayerRatings = { 
/**
 * What the player is called, as in [`RatedPlayer`].
 */
name: string | null, 
/**
 * The rating in each family of games.
 */
families: Array<[Family, RatingView]>, 
/**
 * The last games, the last first.
 */
games: Array<PlayedView>, 
/**
 * The value of `before` that gets those before these; `None`: these are the first.
 */
next: number | null, 
/**
 * What the player has chosen to show beside.
 */
profile: Profile, 
/**
 * Until when the player is not brought together with others, RFC 3339.
 */
waits: string | null, };

/**
 * A position to look at, and actions to play from it.
 */
export type PositionAsk = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The edition of its rules, where it is not today's.
 */
edition?: number, 
/**
 * Changes from its defaults.
 */
options: Array<[string, string]>, 
/**
 * The position; `None`: the start.
 */
position: string | null, 
/**
 * The actions to play from it, throws included.
 */
actions?: Array<string>, 
/**
 * Whether the answer is to list which pieces attack which in the final position.
 */
attacks?: boolean, };

/**
 * The answer: the position after the actions.
 */
export type PositionView = { 
/**
 * What is shown of all positions of the game.
 */
look: Look, 
/**
 * The board.
 */
board: Board, 
/**
 * The position before the actions.
 */
start: View, 
/**
 * The position after the actions.
 */
view: View, 
/**
 * What may be done there.
 */
choices: Choices, 
/**
 * The entries of the last turn; of one in which nothing has been decided yet also those of the turn before.
 */
last: Array<EntryView>, 
/**
 * Why the actions could not all be played: those before it were.
 */
stopped?: Problem, 
/**
 * Attacker and attacked, when asked for: every capture that either army could make if it were to move now, with any
 * throw.
 */
attacks: Array<[Spot, Spot]>, };

/**
 * An exact probability: `numerator / denominator`, in lowest terms.
 */
export type Probability = [number, number];

/**
 * What went wrong and what to do.
 */
export type Problem = { 
/**
 * Which kind.
 */
kind: ProblemKind, 
/**
 * A sentence, in the requested language where there is a translation.
 */
message: string, 
/**
 * Set when the rules refused.
 */
refusal?: Refusal, 
/**
 * Set when a position is impossible, not malformed.
 */
impossible?: Expected, 
/**
 * Line and column, from 1, of the error in a text of several lines.
 */
place?: [number, number], 
/**
 * Ids of the invalid options.
 */
options?: Array<string>, };

/**
 * What kind of problem it is.
 */
export type ProblemKind = "bad-request" | "bad-option" | "bad-position" | "bad-actions" | "bad-record" | "bad-seat" | "bad-clock" | "too-long" | "not-found" | "stale" | "illegal" | "not-your-seat" | "plays-on" | "others-seat" | "seat-taken" | "name-taken" | "bad-name" | "watching" | "one-screen" | "away" | "others-play" | "hand-dice" | "fair-dice" | "seeds" | "seeds-spent" | "secret-published" | "throws-known" | "counts" | "bad-link" | "false-link" | "link-taken" | "by-links" | "nothing-to-take-back" | "clock-runs" | "unreadable" | "storage" | "stopping" | "moved" | "forbidden" | "signed-out" | "timeout" | "slow" | "busy" | "too-soon" | "server";

/**
 * What the page of a player shows beside the ratings; what its owner has not chosen is left out.
 */
export type Profile = { 
/**
 * Which games were played to their end, of the last three hundred, the most first.
 */
games?: Array<PlayedRules>, 
/**
 * How the last two hundred games ended that counted.
 */
results?: Array<ResultsView>, 
/**
 * What the last games that counted have in common.
 */
streak?: StreakView, 
/**
 * The army that was commanded most often in the last three hundred games.
 */
army?: ArmyView, };

/**
 * A program of a person.
 */
export type ProgramView = { 
/**
 * Its id: as a player it is `program:` and this.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * When it was made, RFC 3339.
 */
created: string, 
/**
 * Its token. It is shown once, when the program is made, and cannot be found out later.
 */
token?: string, };

/**
 * Everything from which the throws of a table can be recomputed (`docs/fair-dice.md`).
 */
export type ProofPage = { 
/**
 * The game's id, to which the seats commit.
 */
game: string, 
/**
 * What the game is called in its record: the server's commitment and the throws are those of this name.
 */
reference: string, 
/**
 * The number of the scheme by which throws are drawn: 2, or 3 where they follow from a date.
 */
scheme: number, 
/**
 * The date from which throws follow; `None`: they follow from the secret.
 */
day?: Day, 
/**
 * SHA-256 of the secret; `None` where throws follow from a date.
 */
commitment: Commitment | null, 
/**
 * The seeds, in the order of play.
 */
seeds: Array<SeedView>, 
/**
 * The secret, once the game is over: 64 hexadecimal digits.
 */
secret: string | null, 
/**
 * The throws in effect, in order.
 */
throws: Array<DrawnThrow>, 
/**
 * How often something was taken back past a throw, which was then known before it came again.
 */
taken_back: number, };

/**
 * What is shown of the proof of a table's throws.
 */
export type ProofView = { 
/**
 * SHA-256 of the secret that throws are drawn from, shown before the first.
 */
commitment: Commitment, 
/**
 * The seats whose seeds throws are drawn from as well, in the order of play.
 */
seeds: Array<SeedView>, 
/**
 * How often the seats began anew because one could not reveal its seed: for each round seeds have to be new.
 */
round: number, 
/**
 * Whether nothing is missing, so that dice can be thrown.
 */
ready: boolean, };

/**
 * What forms and lists of what was agreed treat apart from other options.
 */
export type Purpose = "first" | "teams" | "length" | "aim";

/**
 * The key by which push services know this site.
 */
export type PushKey = { 
/**
 * As a page gives it to its browser (`applicationServerKey`): base64url of an uncompressed point.
 */
key: string, };

/**
 * A browser that a player wants to be told by: its subscription to the messages of the site, as browsers give it.
 */
export type PushTo = { 
/**
 * Where messages go: an address of the browser's push service.
 */
endpoint: string, 
/**
 * The public key of the browser, base64url.
 */
p256dh: string, 
/**
 * What the browser shares with whoever sends to it, base64url.
 */
auth: string, 
/**
 * The language to tell it in, for example `pl`: one of ours, where it is kept.
 */
lang: string, };

/**
 * Where somebody stands among all who played.
 */
export type Rank = { 
/**
 * From 1; who has as many points shares it.
 */
place: number, 
/**
 * How many others have fewer points.
 */
below: number, };

/**
 * A player in a list of ratings.
 */
export type RatedPlayer = { 
/**
 * Who: `account:`, `program:` or `bot:`, and which.
 */
player: PlayerId, 
/**
 * What the player is called; `None` for computer players, whom each reader knows by a name in his language.
 */
name: string | null, 
/**
 * The rating.
 */
rating: RatingView, };

/**
 * A player at such a table.
 */
export type RatedSeat = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * The rating before the game, or after it once it has counted.
 */
rating: RatingView, 
/**
 * By how many points the game has changed it.
 */
change?: number, };

/**
 * Whether the game of a table counts for ratings, and how strong those are who sit there.
 */
export type RatedTables = "not" | "all" | "near";

/**
 * A game that was set up to count for ratings.
 */
export type RatedView = { 
/**
 * Whether it does.
 */
counting: Counting, 
/**
 * Those who are known.
 */
seats: Array<RatedSeat>, };

/**
 * The rating of a player in a family, on the scale of `docs/ratings.md`.
 */
export type RatingView = { 
/**
 * The estimate, 1500 for who has not played.
 */
points: number, 
/**
 * The strength is that much lower or higher at most, in 19 cases of 20.
 */
either_way: number, 
/**
 * How many games counted.
 */
games: number, 
/**
 * How many of them the player left.
 */
left: number, };

/**
 * A part of the list of a family, best first.
 */
export type RatingsPage = { 
/**
 * The players.
 */
players: Array<RatedPlayer>, 
/**
 * The value of `after` that gets those after these; `None`: these are the last.
 */
next: string | null, };

/**
 * A sign of what one feels.
 */
export type Reaction = "smile" | "laugh" | "wow" | "sad" | "applause";

/**
 * Something that speaks for an action. The words are those of whoever tells it.
 */
export type Reason = { "kind": "wins" } | { "kind": "draws" } | { "kind": "happens", 
/**
 * What.
 */
event: Event, } | { "kind": "saves", 
/**
 * What.
 */
role: Role, 
/**
 * Where it stood.
 */
at: Spot, 
/**
 * How likely it was to be taken,
 */
before: Probability, 
/**
 * and is now.
 */
now: Probability, } | { "kind": "hems", 
/**
 * Where it stands.
 */
at: Spot, } | { "kind": "threatens", 
/**
 * Whose.
 */
army: Seat, 
/**
 * What.
 */
role: Role, 
/**
 * Where.
 */
at: Spot, };

/**
 * The reason why an action may not be played, precise enough to be said in words.
 *
 * Its [`Display`](core::fmt::Display) is an English sentence; interfaces translate by
 * [`Refusal::id`], which is stable, and fill in the fields.
 */
export type Refusal = { "reason": "game-over" } | { "reason": "throw-first" } | { "reason": "no-throw-now" } | { "reason": "impossible-throw" } | { "reason": "off-board", 
/**
 * The spot.
 */
at: Spot, } | { "reason": "no-piece", 
/**
 * The spot.
 */
at: Spot, } | { "reason": "not-yours", 
/**
 * The spot.
 */
at: Spot, 
/**
 * Whose it is.
 */
owner: Seat, } | { "reason": "own-piece", 
/**
 * The target.
 */
to: Spot, } | { "reason": "ally-piece", 
/**
 * The target.
 */
to: Spot, } | { "reason": "unreachable", 
/**
 * The piece.
 */
role: Role, 
/**
 * From where.
 */
from: Spot, 
/**
 * To where.
 */
to: Spot, } | { "reason": "blocked", 
/**
 * The spot of the piece that blocks it.
 */
by: Spot, } | { "reason": "nothing-to-capture", 
/**
 * The spot.
 */
at: Spot, } | { "reason": "is-capture" } | { "reason": "may-not-pass" } | { "reason": "not-now" } | { "reason": "no-such-action" } | { "reason": "pawn-only-captures-diagonally" } | { "reason": "pawn-blocked", 
/**
 * The spot of the piece that blocks it.
 */
by: Spot, } | { "reason": "wrong-promotion", 
/**
 * The piece asked for.
 */
role: Role, } | { "reason": "promotion-due", 
/**
 * A piece that it may become.
 */
role: Role, } | { "reason": "occupied", 
/**
 * The point.
 */
at: Spot, } | FourKingsRefusal | SoldiersRefusal | ChessRefusal;

/**
 * Why a player is reported.
 */
export type ReportReason = "name" | "talk" | "leaving" | "unfair";

/**
 * A request of a player.
 */
export type Request = { "kind": "act", 
/**
 * Its text.
 */
action: string, } | { "kind": "roll" } | { "kind": "enter-throw", 
/**
 * `3`, `2 5`.
 */
throw: string, } | { "kind": "take-back", 
/**
 * The number of the entry before it, 0 for the beginning; `None`: before the last decision of a person.
 */
to?: number, } | { "kind": "agree" } | { "kind": "resign", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "more-time", 
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "pause" } | { "kind": "stand-in", 
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "follow", 
/**
 * The number of that entry, 0 for the beginning; `None`: from where the game stands.
 */
back_to: number | null, 
/**
 * The acts to play then, as text.
 */
actions: Array<string>, };

/**
 * How the games of a rule set ended for a player.
 */
export type ResultsView = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * How many were won.
 */
first: number, 
/**
 * In how many the first place was shared with another side.
 */
shared: number, 
/**
 * How many were not won.
 */
behind: number, };

/**
 * A review of a game.
 */
export type ReviewView = { 
/**
 * The most nodes for each position.
 */
nodes: number, 
/**
 * The seats, in the order of play.
 */
seats: Array<Seat>, 
/**
 * Every throw and choice in effect, in order.
 */
moments: Array<MomentView>, 
/**
 * What the game is worth to each seat in the end.
 */
last: Array<number>, 
/**
 * For each seat, in the order of play.
 */
sums: Array<SumView>, 
/**
 * In a solved game that was won from the first choice on.
 */
conversion?: ConversionView, 
/**
 * The game as a record, with what was found as comments.
 */
record: string, };

/**
 * The kind of a piece, in any of the families.
 *
 * ```
 * use ashtapada_rules::Role;
 * assert_eq!(Role::Horse.letter(), 'H');
 * assert_eq!(Role::Horse.name(), "horse");
 * ```
 */
export type Role = "king" | "elephant" | "horse" | "boat" | "pawn" | "queen" | "rook" | "bishop" | "knight" | "counsellor" | "soldier" | "cow" | "leopard" | "fox" | "goose" | "man";

/**
 * What a round was worth beside the same round of the strongest player.
 */
export type RoundMark = "nothing" | "level" | "less" | "worst";

/**
 * The rules of one rule set, to read.
 */
export type RulesPage = { 
/**
 * Which.
 */
id: string, 
/**
 * In the requested language.
 */
title: string, 
/**
 * The text as HTML; examples stand as `<figure data-example="name"></figure>`.
 */
html: string, 
/**
 * The examples by name.
 */
examples: Array<ExampleView>, 
/**
 * The topics of the text (`refusal-…`, `event-…`, `sign-…`, `option-…`), each with the name of an example that
 * shows it and stands beside the rule. A refusal has a general topic (`refusal-die-says`) and one for each face or
 * piece that has a rule of its own (`refusal-die-says 3`, `refusal-unreachable boat`).
 */
topics: Array<[string, string]>, 
/**
 * The names of the examples that introduce the game on one screen; empty, where its first lessons do.
 */
introduced_by: Array<string>, 
/**
 * The path of lessons, easy ones first.
 */
lessons: Array<LessonView>, };

/**
 * The second best action.
 */
export type RunnerUpView = { 
/**
 * The action, and how play goes on.
 */
line: Array<ActionView>, 
/**
 * How much less it is worth to the one who chose than the best.
 */
cost: number, };

/**
 * Positions to be solved as fast as one can, each harder than those before.
 */
export type RushPage = { 
/**
 * Which of all rushes: the number alone decides what comes.
 */
number: number, 
/**
 * What comes.
 */
positions: Array<DailyView>, };

/**
 * People who look for others to play a game, and want the same.
 */
export type SearchGroup = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * What they mind.
 */
wishes: Wishes, 
/**
 * How many of them.
 */
people: number, };

/**
 * A place at the table, named by the side of the board it looks from.
 *
 * The order of the variants is clockwise. Games for two use [`Seat::South`] and
 * [`Seat::North`]; in chess South is White, in Cows and Leopards South has the cows.
 *
 * ```
 * use ashtapada_rules::Seat;
 * assert_eq!(Seat::South.clockwise(), Seat::West);
 * assert_eq!(Seat::South.opposite(), Seat::North);
 * assert_eq!("west".parse(), Ok(Seat::West));
 * assert_eq!(Seat::West.to_string(), "west");
 * ```
 */
export type Seat = "south" | "west" | "north" | "east";

/**
 * The clock of a seat that differs from that of the others: odds of time.
 */
export type SeatClock = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its plan: of the same kind as the table's, and it decides where that does.
 */
clock: ClockPlan, };

/**
 * The secret by which somebody acts for a seat: 32 random bytes that the browser of the player makes and keeps.
 *
 * Read from 64 hexadecimal digits; `Debug` does not show it, so that no program log does. A table keeps its hash only.
 *
 * ```
 * use ashtapada_table::SeatKey;
 * let key: SeatKey = "07".repeat(32).parse().unwrap();
 * assert_eq!(format!("{key:?}"), "SeatKey(…)");
 * assert!("07".parse::<SeatKey>().is_err());
 * ```
 */
export type SeatKey = string;

/**
 * Who takes a seat.
 */
export type SeatPlan = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who.
 */
player: Player, };

/**
 * What one seat adds to the dice of a game.
 */
export type Seed = string;

/**
 * What a seat has added to the dice.
 */
export type SeedView = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What it has committed to.
 */
commitment: Commitment | null, 
/**
 * What it has revealed.
 */
seed: Seed | null, };

/**
 * How the server can be reached.
 */
export type ServerInfo = { 
/**
 * The version of the protocol that the server speaks.
 */
protocol: number, 
/**
 * Whether whoever asks is on the computer of the server.
 */
local: boolean, 
/**
 * The addresses by which devices of the same network reach it, such as `http://192.168.1.7:4949`; none if it serves this
 * computer alone.
 */
addresses: Array<string>, };

/**
 * What the server sends over a socket.
 */
export type ServerMessage = { "type": "snapshot", 
/**
 * The table.
 */
table: TableView, 
/**
 * The entries after those the client knows: the first of them, where there are many.
 */
entries: Array<EntryView>, 
/**
 * Whether there are entries after these.
 */
more: boolean, 
/**
 * The last entry before anything was tried, in a trial; else 0.
 */
base: number, 
/**
 * What may be done now.
 */
choices: Choices, 
/**
 * The clocks now, where there are any.
 */
clock?: ClockView, 
/**
 * Whether what the client knew is not what happened, so that the entries are those from the first on: it forgets all
 * it knew.
 */
anew?: boolean, } | { "type": "played", 
/**
 * In order.
 */
entries: Array<EntryView>, 
/**
 * What may be done now.
 */
choices: Choices, 
/**
 * The clocks now, where there are any.
 */
clock?: ClockView, } | { "type": "clock", 
/**
 * The clocks.
 */
clock: ClockView, } | { "type": "seats", 
/**
 * Who sits where.
 */
seats: Array<SeatPlan>, 
/**
 * The seats of people that nobody has taken.
 */
free: Array<Seat>, 
/**
 * The seats whose players are here.
 */
here: Array<Seat>, 
/**
 * The seats of the client itself.
 */
yours: Array<Seat>, 
/**
 * How many others watch.
 */
watching: number, 
/**
 * The seats whose players are away, and for which something comes of that.
 */
away: Array<AwayView>, 
/**
 * The computer players who stand in for people.
 */
stand_ins: Array<SeatPlan>, 
/**
 * The short code by which others find the table.
 */
code: string, 
/**
 * The seats in which programs sit that are somebody's.
 */
programs?: Array<Seat>, } | { "type": "talked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
talk: Talk, } | { "type": "watcher-talked", 
/**
 * Who: nobody is told more of watchers than a number, which each has from the first thing it says.
 */
watcher: number, 
/**
 * What.
 */
talk: Talk, 
/**
 * Whether it is the client itself.
 */
yours?: boolean, } | { "type": "reported", 
/**
 * Whom.
 */
seat: Seat, } | { "type": "push", 
/**
 * Whether it is.
 */
on: boolean, } | { "type": "next", 
/**
 * The id of the next game.
 */
game: string, 
/**
 * Who asked for it, by the seat here; not known any more once the room was closed in between.
 */
by?: Seat, } | { "type": "rated", 
/**
 * That.
 */
rated: RatedView, } | { "type": "wish", 
/**
 * What, and whose consent there is.
 */
wish: WishView | null, 
/**
 * Who declined the one before, where somebody did.
 */
declined?: Seat, } | { "type": "noted", 
/**
 * The client's id of the request.
 */
id: string, } | { "type": "seeds", 
/**
 * What throws are drawn from now.
 */
proof: ProofView, } | { "type": "done", 
/**
 * The client's id of the request.
 */
id: string, } | { "type": "refused", 
/**
 * The client's id of the request.
 */
id: string, 
/**
 * Why.
 */
problem: Problem, } | { "type": "because", 
/**
 * Where.
 */
from: Spot, 
/**
 * Where to.
 */
to: Spot | null, 
/**
 * Why not; `None`: it can be played.
 */
refusal: Refusal | null, } | { "type": "thinking", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "tempo", 
/**
 * How fast.
 */
tempo: Tempo, } | { "type": "record", 
/**
 * The game record.
 */
text: string, } | { "type": "trouble", 
/**
 * What.
 */
problem: Problem, };

/**
 * What the page of a player shows to everybody, beside the name and the ratings: what its owner has chosen.
 */
export type Shown = { 
/**
 * What is shown; nothing, as long as nothing was chosen.
 */
items: Array<ShownItem>, };

/**
 * Something that a player may show.
 */
export type ShownItem = "games" | "results" | "streak" | "army";

/**
 * A sign on a square or on a piece.
 */
export type Sign = "throne" | "mark" | "waiting" | "frozen" | "commanded" | "huffable" | "checked";

/**
 * What happens in games on points and lines alone. The rest is in [`Event`].
 */
export type SoldiersEvent = { "kind": "stopped", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where the piece stopped.
 */
at: Spot, } | { "kind": "duty-failed", 
/**
 * Who failed.
 */
seat: Seat, 
/**
 * Where a piece stood that could have captured.
 */
from: Spot, 
/**
 * Where it would have gone.
 */
to: Spot, };

/**
 * What was expected in a text of games on points and lines: what only this family knows of. The rest is in [`Expected`](crate::Expected).
 *
 * Other languages have their phrases under the kind's name, `expected-row-full` for
 * [`Expected::RowFull`](crate::Expected::RowFull), with its fields as arguments.
 */
export type SoldiersExpected = { "expected": "move" } | { "expected": "point-number", most: number, } | { "expected": "point-piece", south: string, north: string, } | { "expected": "side" } | { "expected": "phase" } | { "expected": "captures", south: number, north: number, } | { "expected": "hands", south: number, north: number, } | { "expected": "quiet", most: number, } | { "expected": "side-full", army: Seat, most: number, } | { "expected": "side-whole", army: Seat, count: number, } | { "expected": "both-sides" } | { "expected": "one-winner" } | { "expected": "no-marks" } | { "expected": "no-huff" } | { "expected": "huff-marks", least: number, } | { "expected": "no-phase" } | { "expected": "chain-marks" } | { "expected": "chain-point" } | { "expected": "chain-quiet" };

/**
 * What can be edited in games on points and lines besides the pieces and the turn.
 */
export type SoldiersField = "captured" | "in-hand" | "chain" | "huff" | "marked" | "quiet";

/**
 * Why an action is not legal in games on points and lines: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
 */
export type SoldiersRefusal = { "reason": "no-line", 
/**
 * From where.
 */
from: Spot, 
/**
 * To where.
 */
to: Spot, } | { "reason": "jumps-own", 
/**
 * The piece jumped.
 */
over: Spot, } | { "reason": "must-capture", 
/**
 * A piece that can capture.
 */
at: Spot, } | { "reason": "chain-goes-on", 
/**
 * Where the jumping piece is.
 */
at: Spot, } | { "reason": "one-jump-only" } | { "reason": "never-jumps", 
/**
 * What they are.
 */
role: Role, } | { "reason": "not-that-way", 
/**
 * What they are.
 */
role: Role, 
/**
 * Where the piece stands.
 */
from: Spot, 
/**
 * Where it would go.
 */
to: Spot, } | { "reason": "place-first", 
/**
 * How many are in hand.
 */
left: number, } | { "reason": "nothing-to-place" } | { "reason": "huff-first" } | { "reason": "not-huffable", 
/**
 * The point.
 */
at: Spot, } | { "reason": "nothing-to-stop" };

/**
 * What it takes to solve a game on a device, as far as a position needs.
 */
export type SolvableView = { 
/**
 * The name under which its files are kept.
 */
game: string, 
/**
 * How many positions are worked out.
 */
positions: number, 
/**
 * How many bytes of memory that takes.
 */
memory: number, };

/**
 * A game to be solved, as far as the position needs that it is set up with.
 */
export type SolveTask = { 
/**
 * The game.
 */
game: NewGame, 
/**
 * The slices that are kept already.
 */
kept: Array<string>, };

/**
 * The files of a solved game, as pages are told of those that there are.
 */
export type SolvedFiles = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The names of its slices, such as `3-2`.
 */
slices: Array<string>, 
/**
 * How many bytes they have together.
 */
bytes: number, };

/**
 * A game under the rulings that it is solved under.
 */
export type SolvedGame = { 
/**
 * Its rule set.
 */
rules: string, 
/**
 * What is known under each ruling; as the rule set has it first, where it is solved so.
 */
rulings: Array<SolvedRuling>, 
/**
 * Two of them that differ by the duty to capture alone, where both are solved.
 */
duty?: Duty, };

/**
 * The games that are solved.
 */
export type SolvedGames = { 
/**
 * The day on which they were solved, `2026-11-30`.
 */
date: string, 
/**
 * Each with its rulings.
 */
games: Array<SolvedGame>, };

/**
 * What perfect play is under a ruling. Positions are counted as they stand on the board, with a man on each side at least;
 * turns are those of both sides.
 */
export type SolvedRuling = { 
/**
 * The options that the rule set has otherwise.
 */
options: { [key in string]: string }, 
/**
 * What the game is worth to whoever begins.
 */
start: Perfect, 
/**
 * First moves that are worth something else.
 */
moves: Array<FirstMove>, 
/**
 * How many positions whoever is to move wins.
 */
won: number, 
/**
 * How many nobody wins.
 */
drawn: number, 
/**
 * How many the other side wins.
 */
lost: number, 
/**
 * How many turns the longest win takes; none where only who wins was worked out, as below.
 */
longest?: number, 
/**
 * Such a win, as both sides play it perfectly.
 */
longest_win?: LongestWin, 
/**
 * Where whoever moves loses.
 */
zugzwangs?: Zugzwangs, 
/**
 * The name under which its files are kept: what follows from the board and the ruling alone.
 */
game: string, 
/**
 * How many files those are: one for each number of men of both sides.
 */
parts: number, 
/**
 * What tells who wins with all men on the board: the beginning of a SHA-256 of two bits for each position.
 */
hash: string, };

/**
 * A slice of a game that was just solved, and how far it is with all.
 */
export type SolvedSlice = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The slice, such as `3-2`.
 */
slice: string, 
/**
 * How many positions are worked out.
 */
done: number, 
/**
 * Of how many.
 */
all: number, };

/**
 * How fast a game is to go.
 */
export type Speed = "none" | "quick" | "calm" | "days";

/**
 * A speed, and the clocks that games of it have.
 */
export type SpeedCard = { 
/**
 * Which.
 */
speed: Speed, 
/**
 * The clocks, if there are any.
 */
clock?: ClockPlan, };

/**
 * A square of a board of cells, or a point of a board of lines, named by file and rank.
 *
 * Packed in one byte (file in the low half, rank in the high half), so one type serves every board up to 16×16 and
 * carries its own name. A [`Board`](crate::Board) lists the spots that it has.
 *
 * ```
 * use ashtapada_rules::Spot;
 * let e4 = Spot::new(4, 3);
 * assert_eq!(e4.to_string(), "e4");
 * assert_eq!("e4".parse(), Ok(e4));
 * assert!("4e".parse::<Spot>().is_err());
 * ```
 */
export type Spot = string;

/**
 * A piece that can be taken.
 */
export type StakeView = { 
/**
 * Where it stands.
 */
at: Spot, 
/**
 * What it is.
 */
role: Role, 
/**
 * How likely it is that somebody can take it.
 */
chance: Probability, 
/**
 * By what, in the order of play.
 */
threats: Array<ThreatView>, };

/**
 * The pieces of a seat that can be taken before its next turn.
 */
export type StakesView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which, the likeliest first.
 */
pieces: Array<StakeView>, };

/**
 * The state of a seat besides its pieces on the board.
 */
export type Standing = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The colour of its army.
 */
colour: Colour, 
/**
 * The set that its men belong to.
 */
men: Men, 
/**
 * The role of all its pieces, where the side is named after it: cows, leopards.
 */
side: Role | null, 
/**
 * Whether it still takes part.
 */
playing: boolean, 
/**
 * Whether points, or captures, are counted for it.
 */
scores: boolean, 
/**
 * Its points in games of points; enemy pieces captured in the soldiers' games.
 */
points: number, 
/**
 * Pieces still to be placed.
 */
in_hand: number, 
/**
 * Who commands its army, if not itself.
 */
commander: Seat | null, 
/**
 * Whether its army is frozen.
 */
frozen: boolean, 
/**
 * Its partner, in games of teams.
 */
ally: Seat | null, 
/**
 * The number of captures that wins, where there is one.
 */
target: number | null, 
/**
 * Set while it decides nothing: what could change that.
 */
aside?: Comeback, };

/**
 * Whether a rule set is finished.
 */
export type Status = "published" | "draft";

/**
 * Games that ended alike one after the other, up to the last one.
 */
export type StreakView = { 
/**
 * Whether they were won.
 */
won: boolean, 
/**
 * How many they are.
 */
games: number, };

/**
 * An answer.
 */
export type StudyAnswer = { 
/**
 * The client's number of the question.
 */
id: number, 
/**
 * What was found.
 */
found: StudyResult, };

/**
 * A question. It ends the one before, whose answers may still be on their way.
 */
export type StudyAsk = { 
/**
 * The client's number of the question: its answers have the same.
 */
id: number, 
/**
 * What; `None`: nothing more, the question before ends.
 */
question: StudyQuestion | null, };

/**
 * A game that a question is about, and its position.
 */
export type StudyGround = { "kind": "game", 
/**
 * Its id.
 */
id: string, 
/**
 * After which entry; `None`: after the last.
 */
after?: number, 
/**
 * Actions tried from there.
 */
tried?: Array<string>, } | { "kind": "setup", 
/**
 * How, with its actions.
 */
game: NewGame, };

/**
 * What is asked.
 */
export type StudyQuestion = { "kind": "analyse", 
/**
 * The position.
 */
at: StudyGround, 
/**
 * How many of the actions are told, the best ones; throws are told all.
 */
lines: number, 
/**
 * Whether a moment's thought is enough.
 */
brief?: boolean, } | { "kind": "odds", 
/**
 * The position.
 */
at: StudyGround, } | { "kind": "exact", 
/**
 * The position.
 */
at: StudyGround, } | { "kind": "ending", 
/**
 * The game.
 */
at: StudyGround, 
/**
 * For the same number it is the same ending.
 */
seed: number, } | { "kind": "review", 
/**
 * The game.
 */
at: StudyGround, };

/**
 * What was found.
 */
export type StudyResult = { "kind": "analysis", 
/**
 * What was found at this depth.
 */
analysis: AnalysisView, 
/**
 * Whether nothing deeper will come.
 */
done: boolean, } | { "kind": "progress", 
/**
 * So many plies,
 */
done: number, 
/**
 * of so many.
 */
all: number, } | { "kind": "review", 
/**
 * The review.
 */
review: ReviewView, } | { "kind": "odds", 
/**
 * The position.
 */
position: string, 
/**
 * The seats with their pieces.
 */
stakes: Array<StakesView>, } | { "kind": "exact", 
/**
 * Nothing, where the game is not solved here.
 */
known?: KnownView, 
/**
 * Where nothing is known: what it takes to solve it on the device of whoever asks. Nothing, where that cannot be done.
 */
solvable?: SolvableView, } | { "kind": "ending", 
/**
 * Nothing, where none is known here.
 */
ending?: EndingView, } | { "kind": "over" } | { "kind": "trouble", 
/**
 * Why.
 */
problem: Problem, };

/**
 * A whole game for one seat.
 */
export type SumView = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * All luck of the throws together, whoever threw.
 */
luck: number, 
/**
 * What its choices cost together.
 */
cost: number, 
/**
 * How many choices it made.
 */
choices: number, 
/**
 * How many of them have a mark.
 */
marks: { [key in string]: number }, 
/**
 * What the game is worth to it in the end, less its luck; unknown of a player who left.
 */
deserved: number | null, };

/**
 * Whether pieces stand in cells or on the crossings of lines.
 */
export type Surface = "cells" | "points";

/**
 * What does not change during a game.
 */
export type TableView = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The edition of its rules, where it is not today's.
 */
edition?: number, 
/**
 * Options that differ from the rule set's.
 */
options: Array<[string, string]>, 
/**
 * Who sits where.
 */
seats: Array<SeatPlan>, 
/**
 * Whether the players have screens of their own.
 */
apart: boolean, 
/**
 * What happens where players have screens of their own and one is away.
 */
absence?: Absence, 
/**
 * Whether the computer may help players who have screens of their own.
 */
help?: boolean, 
/**
 * Whether such a table is offered in the lobby, so that strangers meet here.
 */
open?: boolean, 
/**
 * Whether it was set up to count for ratings.
 */
rated?: boolean, 
/**
 * Who plays on which device, if it is played by links.
 */
linked?: LinkedView, 
/**
 * Where throws come from.
 */
dice: DiceSource, 
/**
 * The game of a day that is played here: its id.
 */
daily?: string, 
/**
 * What is shown of all positions of the game.
 */
look: Look, 
/**
 * The board.
 */
board: Board, 
/**
 * The position at the start, to replay from.
 */
start: View, 
/**
 * What throws are drawn from, where they are drawn here.
 */
proof: ProofView | null, 
/**
 * The clock plan, if there are clocks.
 */
clock?: ClockPlan, 
/**
 * The clocks of seats that have another one.
 */
clocks?: Array<SeatClock>, };

/**
 * A piece taken.
 */
export type Taken = { 
/**
 * The seat credited with it.
 */
by: Seat, 
/**
 * Whose it was.
 */
army: Seat, 
/**
 * What it was.
 */
role: Role, };

/**
 * What players say to each other.
 */
export type Talk = { "kind": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "kind": "reaction", 
/**
 * Which.
 */
reaction: Reaction, } | { "kind": "words", 
/**
 * Plain text.
 */
text: string, };

/**
 * How fast the server plays by itself.
 */
export type Tempo = "paused" | "slow" | "normal" | "fast" | "unseen";

/**
 * What a best move is about.
 */
export type Theme = "mate" | "fence" | "win" | "win-in-two" | "parade" | "throne" | "king" | "chain" | "promotion" | "capture" | "quiet" | "exchange";

/**
 * A throw with which a piece can be taken.
 */
export type ThreatView = { 
/**
 * Whose turn it is then.
 */
by: Seat, 
/**
 * The throw; `None` where there are no dice.
 */
throw: Throw | null, 
/**
 * How likely it is.
 */
chance: Probability, 
/**
 * The piece that takes it.
 */
role: Role, 
/**
 * Where that stands now.
 */
from: Spot, };

/**
 * One throw of one die, or of two.
 *
 * Two dice thrown together have no order: the smaller face is kept first, so `2 5` and `5 2`
 * are the same throw.
 *
 * ```
 * use ashtapada_rules::Throw;
 * assert_eq!(Throw::one(3).to_string(), "3");
 * assert_eq!(Throw::two(5, 2).to_string(), "2 5");
 * assert_eq!(Throw::two(5, 2), Throw::two(2, 5));
 * ```
 */
export type Throw = string;

/**
 * How often a throw came.
 */
export type ThrowCount = { 
/**
 * Which.
 */
throw: Throw, 
/**
 * How often it came.
 */
seen: number, 
/**
 * How often it was to be expected.
 */
expected: number, };

/**
 * The throws of one kind, and how far they are from what is to be expected.
 */
export type ThrowKind = { 
/**
 * How many dice are thrown at once: 1 or 2.
 */
dice: number, 
/**
 * How many throws there were.
 */
throws: number, 
/**
 * Every throw that there is.
 */
counts: Array<ThrowCount>, 
/**
 * The degrees of freedom: one less than there are different throws.
 */
freedom: number, 
/**
 * Pearson's chi-square; `None`: there are too few throws to conclude anything.
 */
chi_square: number | null, 
/**
 * How likely fair dice are to stray at least as far; `None` as above.
 */
p: number | null, };

/**
 * What is done with a throw in one of the first rounds.
 */
export type ThrowView = { 
/**
 * Whose throw it is, as seen from there.
 */
seat: Seat, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The throw: `3`, `2 5`.
 */
throw: string, 
/**
 * How often it was thrown.
 */
times: number, 
/**
 * How often it could not be used.
 */
lost: number, 
/**
 * How often there was a choice.
 */
free: number, 
/**
 * What was chosen, the most frequent first.
 */
choices: Array<ChoiceView>, };

/**
 * All throws ever drawn in the games that are kept here.
 */
export type ThrowsPage = { 
/**
 * How many games had any.
 */
games: number, 
/**
 * Those of one die, and those of two dice.
 */
kinds: Array<ThrowKind>, };

/**
 * A game with its variants: the cards whose `tile` it is.
 */
export type TileCard = { 
/**
 * `chaturaji`.
 */
id: string, 
/**
 * In the requested language.
 */
title: string, 
/**
 * One short sentence.
 */
blurb: string, 
/**
 * Its name where it is at home, if that is another.
 */
native: NativeName | null, 
/**
 * The family of its games.
 */
family: Family, 
/**
 * What the documents have to do with it.
 */
kinship: Kinship, 
/**
 * A position of a real game, to draw: where its moment begins.
 */
picture: Picture, };

/**
 * Who or what decides next.
 */
export type Turn = { "kind": "chance", "seat": Seat } | { "kind": "seat", "seat": Seat } | { "kind": "over" };

/**
 * Why a game that was set up to count does not.
 */
export type Uncounted = "unknown" | "alone" | "no-people" | "throw-known";

/**
 * What a field is set to.
 */
export type Value = { "kind": "flag", "value": boolean } | { "kind": "number", "value": number } | { "kind": "word", "value": string } | { "kind": "faces", "value": Throw | null } | { "kind": "seat", "value": Seat | null } | { "kind": "seats", "value": Array<Seat> } | { "kind": "spot", "value": Spot | null } | { "kind": "spots", "value": Array<Spot> };

/**
 * A position as data for interfaces.
 */
export type View = { 
/**
 * The position as text.
 */
position: string, 
/**
 * Who decides.
 */
turn: Turn, 
/**
 * Whose throw it is or was, in games with dice; may differ from who decides.
 */
thrower: Seat | null, 
/**
 * The faces thrown and not yet used.
 */
dice: Array<number>, 
/**
 * The pieces on the board.
 */
pieces: Array<Piece>, 
/**
 * The seats, in the order of play.
 */
seats: Array<Standing>, 
/**
 * The seats whose players left the game before its end, so that a computer player decides for them.
 */
left?: Array<Seat>, 
/**
 * The pieces taken so far, in order.
 */
taken: Array<Taken>, 
/**
 * The result, once over.
 */
outcome: Outcome | null, 
/**
 * Full rounds in a row without a capture or another action that cannot be undone.
 */
quiet: number, 
/**
 * Whether nothing that can still be played changes the ranking.
 */
settled: boolean, };

/**
 * Which page or program comes to a table, and how often it has come.
 */
export type Visit = { 
/**
 * Which: 1 to 64 letters of its choice, the same at each of its connections and nobody else's. A connection of before
 * is given up for one that acts for the same seats.
 */
page: string, 
/**
 * The number of the connection: it grows with each.
 */
number: number, };

/**
 * A way to begin a game with one tap.
 */
export type WayCard = { 
/**
 * What tells it apart within its tile, in the requested language.
 */
title: string, 
/**
 * The seat of the person; the computer takes the others.
 */
seat: Seat, };

/**
 * A request that needs the consent of several players.
 */
export type WishView = { 
/**
 * What is to be done.
 */
request: Request, 
/**
 * The seats that want it; whoever proposed it is first.
 */
by: Array<Seat>, 
/**
 * All seats whose consent is needed.
 */
of: Array<Seat>, };

/**
 * What somebody who looks for people minds. What is left out may be anything.
 */
export type Wishes = { 
/**
 * How fast the game goes.
 */
speed?: Speed, 
/**
 * The level of the computer players that take the seats for which nobody is found: 1 to 8.
 */
level?: number, 
/**
 * The options that differ from those of the rule set.
 */
options?: Array<[string, string]>, 
/**
 * Whether others may have changed any options, if one has changed none.
 */
any_options?: boolean, 
/**
 * Whether the game is to count for ratings: of those only who have an account.
 */
rated?: boolean, 
/**
 * Whether all others are to be at most 200 points stronger or weaker by their ratings in this family of games: of those
 * only who have an account.
 */
near?: boolean, };

/**
 * Boards on which whoever moves loses.
 */
export type Zugzwangs = { 
/**
 * With at most so many men.
 */
men: number, 
/**
 * How many those are, as they stand on the board.
 */
boards: number, 
/**
 * One of those with the fewest men; none where there is none.
 */
one?: string, };
