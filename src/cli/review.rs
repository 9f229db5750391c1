//! `ashtapada review`: a record looked at again.

use std::io::{self, IsTerminal, Write};

use ashtapada_analysis::{Analyst, Effort, Kind, Known, Mark, Review as Found};
use ashtapada_rulebook::Words;
use ashtapada_rules::Position;
use ashtapada_table::record::Record as GameRecord;

use super::{Failure, parse_number, record};

/// Review a game: how lucky each throw was, what each choice cost, and who deserved to win
///
/// Prints the record of the game with comments: what a throw was worth to its thrower, and marks for
/// costly choices (?! from 0.04 of the win, ? from 0.08, ?? from 0.16), each with its cost and what was
/// better. The sums for each seat are written to standard error. See docs/review.md.
///
///   ashtapada review game.txt > reviewed.txt
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Review {
    /// The file with the record; `-` for standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// The most nodes for each position at a first look; a long game has fewer
    #[arg(long, default_value_t = 30_000, value_parser = parse_number::<u64>)]
    nodes: u64,
}

impl Review {
    /// Reads, reviews and prints.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let mut record = record::parsed(&self.file)?;
        let mut err = io::stderr().lock();
        let watched = err.is_terminal();
        let all = record.game.len();
        let mut watch = |done: usize| {
            if watched {
                // Whoever waits sees that something goes on; if not, nothing is lost.
                let _ = write!(err, "\r{done}/{all}");
            }
        };
        let effort = Effort::nodes(self.nodes);
        let known = Known { outcome: record.outcome(), left: record.left() };
        let Some(found) = Analyst::new().review(&record.game, &known, &effort, &mut watch) else {
            return Ok(());
        };
        if watched {
            let _ = writeln!(err);
        }
        record.comments = found.comments(&record.game);
        write!(io::stdout().lock(), "{record}")?;
        for line in sums(&found, &record, words) {
            writeln!(err, "{line}")?;
        }
        Ok(())
    }
}

/// A line for each seat: its result, its luck and what it would have had without where dice were thrown, its cost and marks.
fn sums(found: &Found, record: &GameRecord, words: Words) -> Vec<String> {
    let position = record.game.position();
    let standings = position.standings();
    let colour = |seat| standings.iter().find(|own| own.seat == seat).map_or("", |own| own.colour.name());
    let sign = words.text("decimal-sign");
    let number = |text: String| text.replace('.', &sign);
    // Where nothing is thrown, nobody is lucky.
    let dice = found.moments.iter().any(|moment| matches!(moment.kind, Kind::Throw { .. }));
    let lines = found.sums.iter().map(|sum| {
        let marks: Vec<String> =
            Mark::ALL.iter().zip(sum.marks).map(|(mark, count)| format!("{} {count}", mark.sign())).collect();
        let args = [
            ("seatColour", colour(sum.seat)),
            ("dice", if dice { "yes" } else { "no" }),
            // Nothing has no sign.
            ("luck", &*number(format!("{:+.2}", sum.luck).replace("-0.00", "0.00").replace("+0.00", "0.00"))),
            ("cost", &*number(format!("{:.2}", sum.cost))),
            ("marks", &*marks.join("  ")),
            ("result", &*number(format!("{:.2}", found.last.of(sum.seat)))),
            ("deserved", &*sum.deserved.map_or("-".to_owned(), |deserved| number(format!("{deserved:.2}")))),
        ];
        words.with("terminal-review-seat", &args)
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::{Action, Ply};

    use super::*;

    #[test]
    fn a_review_can_be_read_back() {
        let text = "[Rules \"chaturaji-pl-solo\"]\n[Edition \"1\"]\n\n1. 3: b1-c3 2. 3: a7-c6 3. 3: g8-f6\n";
        let mut record: GameRecord = text.parse().unwrap();
        let found = Analyst::new().review(&record.game, &Known::default(), &Effort::nodes(500), &mut |_| {}).unwrap();
        record.comments = found.comments(&record.game);
        record.comments.push((1, "a } in it".to_owned()));
        let written = record.to_string();
        assert!(written.contains("{a | in it}"), "{written}");
        let again: GameRecord = written.parse().unwrap();
        assert_eq!(again.game.actions().collect::<Vec<Action>>(), record.game.actions().collect::<Vec<_>>());
        for lang in Lang::all() {
            let lines = sums(&found, &record, Words::new(lang));
            assert_eq!(lines.len(), 4, "{lang}");
            assert!(lines.iter().all(|line| !line.contains("terminal-")), "{lang}: {lines:?}");
        }
        assert!(record.game.plies().zip(&found.moments).all(|(ply, moment)| {
            matches!(ply, Ply::Action(Action::Throw(_))) == matches!(moment.kind, Kind::Throw { .. })
        }));
    }

    #[test]
    fn without_dice_nobody_is_lucky() {
        let record: GameRecord =
            "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n\n1. c4-c5 resign north\n".parse().unwrap();
        let known = Known { outcome: record.outcome(), left: record.left() };
        let found = Analyst::new().review(&record.game, &known, &Effort::nodes(200), &mut |_| {}).unwrap();
        let lines = sums(&found, &record, Words::new(Lang::EN));
        assert!(lines[0].contains("result 1.00; lost chances"), "{lines:?}");
        let lines = sums(&found, &record, Words::new("pl".parse().unwrap()));
        assert!(lines[0].contains("1,00") && !lines.concat().contains("0.0"), "{lines:?}");
    }
}
