//! `ashtapada query`: JSON lines in, JSON lines out, for scripts in any language.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

use ashtapada_rulebook::find;
use ashtapada_rules::{ActionList, AnyPosition, ChanceList, Event, Game, Position, Turn};
use serde::Deserialize;
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

/// What is wrong with a request, and where.
struct Fault {
    kind: &'static str,
    message: String,
    /// Which field, or where in the line.
    at: Value,
}

impl Fault {
    fn new(kind: &'static str, message: impl ToString, at: Value) -> Fault {
        Fault { kind, message: message.to_string(), at }
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
        let answer = match line.trim_ascii() {
            _ if !whole => {
                input.skip_until(b'\n')?;
                let message = format!("a request is one line of at most {LONGEST} bytes; this line was skipped");
                Some(Err(Fault::new("request", message, json!({"line": number, "column": LONGEST}))))
            }
            b"" => None,
            _ => Some(answer(&line, number)),
        };
        if let Some(answer) = answer {
            let answer = answer.unwrap_or_else(
                |fault| json!({"error": {"kind": fault.kind, "message": fault.message, "at": fault.at}}),
            );
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

fn answer(line: &[u8], number: u64) -> Result<Value, Fault> {
    let request: Request = serde_json::from_slice(line.trim_ascii_end()).map_err(|error| {
        // Anything else would be told of in words that speak to programmers only.
        if !line.trim_ascii_start().starts_with(b"{") {
            let message = "expected one JSON object on the line, for example {\"rules\":\"soldiers16-bl\"}";
            return Fault::new("request", message, json!({"line": number, "column": 1}));
        }
        // The place is told in `at`, with the number of the line among all.
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or(&why);
        let message = format!("{why}; a request looks like {{\"rules\":\"soldiers16-bl\",\"actions\":[\"c4-c5\"]}}");
        Fault::new("request", message, json!({"line": number, "column": error.column()}))
    })?;
    let rules = find(&request.rules).map_err(|error| Fault::new("rules", error, json!({"field": "rules"})))?;
    let mut changes = Vec::new();
    for (id, value) in &request.options {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Bool(flag) => flag.to_string(),
            _ => {
                let message = format!("option `{id}` must be a string, a number or a boolean, for example \"dice\":2");
                return Err(Fault::new("option", message, json!({"field": format!("options.{id}")})));
            }
        };
        changes.push((id.as_str(), value));
    }
    let changes = changes.iter().map(|(id, value)| (*id, value.as_str()));
    let options =
        rules.options_with(changes).map_err(|error| Fault::new("option", error, json!({"field": "options"})))?;
    let start = match &request.position {
        Some(text) => AnyPosition::parse(text, &options).map_err(|error| {
            Fault::new("position", &error, json!({"field": "position", "line": error.line, "column": error.column}))
        })?,
        None => {
            AnyPosition::start(&options).map_err(|error| Fault::new("option", error, json!({"field": "options"})))?
        }
    };
    let mut game = Game::new(start);
    let mut told: Vec<Vec<Event>> = Vec::new();
    for (index, text) in request.actions.iter().enumerate() {
        let at = |column: usize| json!({"field": format!("actions[{index}]"), "line": 1, "column": column});
        let action =
            game.position().parse_action(text).map_err(|error| Fault::new("action", &error, at(error.column)))?;
        let mut events = Vec::new();
        if let Err(refusal) = game.play(action, &mut events) {
            let message = format!("`{text}` is not legal: {refusal}; the position is `{}`", game.position().text());
            return Err(Fault::new("illegal", message, at(1)));
        }
        told.push(events);
    }
    let mut why = serde_json::Map::new();
    for (index, text) in request.attempts.iter().enumerate() {
        let at = |column: usize| json!({"field": format!("try[{index}]"), "line": 1, "column": column});
        let action =
            game.position().parse_action(text).map_err(|error| Fault::new("action", &error, at(error.column)))?;
        why.insert(text.clone(), reason(&game, action));
    }
    let mut answer = describe(&game);
    answer["events"] = json!(told);
    if !request.attempts.is_empty() {
        answer["why"] = Value::Object(why);
    }
    Ok(answer)
}

/// The reason with its sentence; null for an action that is legal.
fn reason(game: &Game<AnyPosition>, action: ashtapada_rules::Action) -> Value {
    let refusal = match game.turn() {
        Turn::Over => Some(ashtapada_rules::Refusal::GameOver),
        _ => game.position().refuse(action),
    };
    let Some(refusal) = refusal else { return Value::Null };
    let mut value = json!(refusal);
    value["message"] = json!(refusal.to_string());
    value
}

fn describe(game: &Game<AnyPosition>) -> Value {
    let position = game.position();
    let mut legal = ActionList::new();
    let mut chance = ChanceList::new();
    let turn = match game.turn() {
        Turn::Over => json!({"kind": "over"}),
        Turn::Chance(_) => {
            position.chance(&mut chance);
            json!({"kind": "chance"})
        }
        Turn::Seat(seat) => {
            position.actions(&mut legal);
            json!({"kind": "seat", "seat": seat})
        }
    };
    let legal: Vec<String> = legal.iter().map(|&action| position.action_text(action)).collect();
    let chance: Vec<Value> = chance.iter().map(|(throw, p)| json!({"throw": throw, "p": p})).collect();
    json!({
        "position": position.text(),
        "turn": turn,
        "legal": legal,
        "chance": chance,
        "outcome": game.outcome(),
    })
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
        assert_eq!(answers[0]["turn"], json!({"kind": "chance"}));
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
    fn bytes_that_are_no_text_are_refused() {
        let mut out = Vec::new();
        serve(&b"\xff\xfe\n"[..], &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().starts_with("{\"error\""));
    }
}
