//! `ashtapada query`: JSON lines in, JSON lines out, for scripts in any language.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

use ashtapada_rules::{Action, AnyPosition, Event, Game, Outcome, Position, Refusal, Turn};
use ashtapada_table::{Beginning, Chance, Choices, SetupError, jumps_between};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Failure;

/// Answer questions about positions: JSON lines in, JSON lines out
///
/// A request names the rules, and may change options, give a position, play actions (throws too) and
/// ask why some are refused:
///
///   {"rules":"chaturaji-pl-solo","actions":["3","b1-c3"],"try":["a1-c3"]}
///
/// The answer has the position after the actions, who decides, the legal actions, the throws that
/// may come, the events of each action, and the outcome. A bad request is answered with an error
/// on its line, and the next line is served. Its `kind` is for programs; its `message` and those of
/// refusals are English in every language.
///
///   echo '{"rules":"soldiers16-bl"}' | ashtapada query
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Query {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    rules: String,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    position: Option<String>,
    #[serde(default)]
    actions: Vec<String>,
    #[serde(default, rename = "try")]
    attempts: Vec<String>,
}

/// The answer about the position after the actions of a request.
#[derive(Serialize)]
struct Answer {
    position: String,
    turn: Turn,
    legal: Vec<String>,
    chance: Vec<Chance>,
    outcome: Option<Outcome>,
    /// The events of each action.
    events: Vec<Vec<Event>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    why: BTreeMap<String, Option<Reason>>,
}

/// Why an action is refused.
#[derive(Serialize)]
struct Reason {
    #[serde(flatten)]
    refusal: Refusal,
    message: String,
}

/// What is wrong with a request, and where.
#[derive(Serialize)]
struct Fault {
    kind: &'static str,
    message: String,
    at: At,
}

/// Where something is wrong: in which field, and at which line and column of it or of the input.
#[derive(Default, Serialize)]
struct At {
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

impl At {
    fn field(field: impl Into<String>) -> At {
        At { field: Some(field.into()), ..At::default() }
    }

    /// A place in the input.
    fn input(line: u64, column: usize) -> At {
        At { field: None, line: Some(line), column: Some(column) }
    }

    /// A place in the text of a field.
    fn text(field: String, line: usize, column: usize) -> At {
        At { field: Some(field), line: Some(line as u64), column: Some(column) }
    }
}

impl Fault {
    fn new(kind: &'static str, message: impl ToString, at: At) -> Fault {
        Fault { kind, message: message.to_string(), at }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        match &error {
            SetupError::Rules(_) => Fault::new("rules", error, At::field("rules")),
            SetupError::Position { error, .. } => {
                Fault::new("position", error, At::text("position".to_owned(), error.line, error.column))
            }
            _ => Fault::new("option", error, At::field("options")),
        }
    }
}

impl Query {
    /// Serves standard input until it ends.
    pub fn run(self) -> Result<(), Failure> {
        serve(io::stdin().lock(), io::stdout().lock()).map_err(Failure::Output)
    }
}

/// The longest request in bytes: a game of a hundred thousand actions is shorter.
const LONGEST: u64 = 4 << 20;

fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    let mut number = 0u64;
    while input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? > 0 {
        number += 1;
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST;
        // Some shells write a byte order mark before the first line.
        let request = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| number == 1).unwrap_or(&line);
        let answer = match request.trim_ascii() {
            _ if !whole => {
                input.skip_until(b'\n')?;
                let message = format!("a request is one line of at most {LONGEST} bytes; this line was skipped");
                Some(Err(Fault::new("request", message, At::input(number, LONGEST as usize))))
            }
            b"" => None,
            _ => Some(answer(request, number)),
        };
        if let Some(answer) = answer {
            let answer = match answer {
                Ok(answer) => serde_json::to_string(&answer)?,
                Err(fault) => json!({"error": fault}).to_string(),
            };
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

fn answer(line: &[u8], number: u64) -> Result<Answer, Fault> {
    let request: Request = serde_json::from_slice(line.trim_ascii_end()).map_err(|error| {
        // The parser's own message would help programmers only.
        if !line.trim_ascii_start().starts_with(b"{") {
            let message = "expected one JSON object on the line, for example {\"rules\":\"soldiers16-bl\"}";
            return Fault::new("request", message, At::input(number, 1));
        }
        // The place is given in `at`, with the number of the line in the whole input.
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or(&why);
        let message = format!("{why}; a request looks like {{\"rules\":\"soldiers16-bl\",\"actions\":[\"c4-c5\"]}}");
        Fault::new("request", message, At::input(number, error.column()))
    })?;
    let changes = changes(&request.options)?;
    let changes = changes.iter().map(|(id, value)| (*id, value.as_str()));
    let beginning = Beginning::new(&request.rules, changes, request.position.as_deref())?;
    let mut game = Game::new(beginning.position);
    let mut events: Vec<Vec<Event>> = Vec::new();
    for (index, text) in request.actions.iter().enumerate() {
        let field = format!("actions[{index}]");
        let action = read(text, &game, &field)?;
        let mut happened = Vec::new();
        if let Err(refusal) = game.play(action, &mut happened) {
            let jumps = jumps_between(game.position(), action);
            let chain = match jumps.as_slice() {
                [] => String::new(),
                jumps => format!("; a chain is given jump by jump: {}", jumps.join(" or ")),
            };
            let position = game.position().text();
            let message = format!("`{text}` is not legal: {refusal}{chain}; the position is `{position}`");
            return Err(Fault::new("illegal", message, At::text(field, 1, 1)));
        }
        events.push(happened);
    }
    let mut why = BTreeMap::new();
    for (index, text) in request.attempts.iter().enumerate() {
        let action = read(text, &game, &format!("try[{index}]"))?;
        let refusal = match game.turn() {
            Turn::Over => Some(Refusal::GameOver),
            _ => game.position().refuse(action),
        };
        why.insert(text.clone(), refusal.map(|refusal| Reason { refusal, message: refusal.to_string() }));
    }
    // A game may be over by repetition where the position is not.
    let over = game.turn() == Turn::Over;
    let Choices { legal, throws, .. } = if over { Choices::default() } else { Choices::of(game.position()) };
    Ok(Answer {
        position: game.position().text(),
        turn: game.turn(),
        legal: legal.into_iter().map(|action| action.text).collect(),
        chance: throws,
        outcome: game.outcome(),
        events,
        why,
    })
}

/// The options of a request as texts; in the request they may be strings, numbers or booleans.
fn changes(options: &BTreeMap<String, Value>) -> Result<Vec<(&str, String)>, Fault> {
    let change = |(id, value): (_, &Value)| match value {
        Value::String(text) => Ok((id, text.clone())),
        Value::Number(_) | Value::Bool(_) => Ok((id, value.to_string())),
        _ => {
            let message = format!("option `{id}` must be a string, a number or a boolean, for example \"dice\":2");
            Err(Fault::new("option", message, At::field(format!("options.{id}"))))
        }
    };
    options.iter().map(|(id, value)| change((id.as_str(), value))).collect()
}

fn read(text: &str, game: &Game<AnyPosition>, field: &str) -> Result<Action, Fault> {
    let at = |column| At::text(field.to_owned(), 1, column);
    game.position().parse_action(text).map_err(|error| Fault::new("action", &error, at(error.column)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(lines: &str) -> Vec<Value> {
        let mut out = Vec::new();
        serve(lines.as_bytes(), &mut out).unwrap();
        out.split(|&byte| byte == b'\n')
            .filter(|line| !line.is_empty())
            .map(|line| serde_json::from_slice(line).unwrap())
            .collect()
    }

    #[test]
    fn answers_tell_everything() {
        let answers = ask(
            "{\"rules\":\"chaturaji-pl-solo\"}\n{\"rules\":\"chaturaji-pl-solo\",\"actions\":[\"3\"],\"try\":[\"a1-c3\",\"b1-c3\"]}",
        );
        assert_eq!(answers[0]["turn"], json!({"kind": "chance", "seat": "south"}));
        assert_eq!(answers[0]["chance"][1], json!({"throw": "3", "p": [1, 4]}));
        assert_eq!(answers[1]["turn"], json!({"kind": "seat", "seat": "south"}));
        assert_eq!(answers[1]["legal"], json!(["b1-a3", "b1-c3"]));
        assert_eq!(answers[1]["events"][0][0]["kind"], "thrown");
        assert_eq!(answers[1]["why"]["a1-c3"]["reason"], "die-says");
        assert_eq!(answers[1]["why"]["b1-c3"], Value::Null);
        assert_eq!(answers[1]["outcome"], Value::Null);
    }

    #[test]
    fn options_may_be_words_numbers_or_flags() {
        let request = r#"{"rules":"chaturaji-pl-solo","options":{"dice":2,"mayPass":true,"rankRule":"plRanks"}}"#;
        assert_eq!(ask(request)[0]["chance"].as_array().map(Vec::len), Some(10));
    }

    #[test]
    fn a_bad_line_is_answered_and_the_next_is_served() {
        let bad = [
            "{",
            "[]",
            r#"{"rules":"soldiers"}"#,
            r#"{"rules":"soldiers16-bl","surplus":1}"#,
            r#"{"rules":"soldiers16-bl","options":{"obligation":"perhaps"}}"#,
            r#"{"rules":"soldiers16-bl","options":{"target":[1]}}"#,
            r#"{"rules":"soldiers16-bl","position":"nothing"}"#,
            r#"{"rules":"soldiers16-bl","actions":["c4-z5"]}"#,
            r#"{"rules":"soldiers16-bl","actions":["c4-c6"]}"#,
            r#"{"rules":"vilac-9506","actions":["e2e5"],"try":["e7"]}"#,
        ];
        let kinds =
            ["request", "request", "rules", "request", "option", "option", "position", "action", "illegal", "illegal"];
        let mut lines = bad.join("\n");
        lines.push_str("\n\n{\"rules\":\"soldiers16-bl\"}\n");
        let answers = ask(&lines);
        assert_eq!(answers.len(), bad.len() + 1);
        for (answer, kind) in answers.iter().zip(kinds) {
            assert_eq!(answer["error"]["kind"], kind, "{answer}");
            assert!(answer["error"]["at"].is_object(), "{answer}");
            assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 20), "{answer}");
        }
        assert_eq!(answers[bad.len()]["legal"].as_array().map(Vec::len), Some(9));
    }

    #[test]
    fn a_line_without_end_is_skipped_and_the_next_is_served() {
        let mut lines = "x".repeat(LONGEST as usize + 10);
        lines.push_str("\n{\"rules\":\"soldiers16-bl\"}\n");
        let answers = ask(&lines);
        assert_eq!(answers.len(), 2);
        assert_eq!(answers[0]["error"]["kind"], "request");
        assert_eq!(answers[1]["legal"].as_array().map(Vec::len), Some(9));
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_first_request() {
        let answers = ask(
            "\u{feff}{\"rules\":\"soldiers16-bl\"}\r\n{\"rules\":\"vilac-9506\",\"position\":\"4k3/8/8/8/8/8/8/4K2R\"}\r\n",
        );
        assert_eq!(answers[0]["legal"].as_array().map(Vec::len), Some(9));
        assert_eq!(answers[1]["position"], "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let mut out = Vec::new();
        serve(&b"\xff\xfe\n"[..], &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().starts_with("{\"error\""));
    }
}
