//! `ashtapada perft`: counts paths of actions.

use std::io::{self, Write};

use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Position, Turn, perft};

use super::{Chosen, Failure, parse_number};

/// Count the paths of DEPTH actions: a test of the rules
///
/// Each distinct throw branches but does not count as an action. Every action is played, even the
/// last of a path.
///
///   ashtapada perft vilac-9506 4
///   ashtapada perft chaturaji-pl-solo 2 --option dice=2 --divide
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Perft {
    #[command(flatten)]
    chosen: Chosen,
    /// How many actions deep
    #[arg(value_name = "DEPTH", allow_negative_numbers = true, value_parser = parse_number::<u32>)]
    depth: u32,
    /// Print the count of each first action (and throw) on its own line
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Prints the count.
    pub fn run(self) -> Result<(), Failure> {
        let position = self.chosen.begin()?.position;
        let mut out = io::stdout().lock();
        if self.divide && self.depth > 0 {
            divide(&position, self.depth, &mut String::new(), &mut out)?;
        }
        // The typed position is faster than the enum over families.
        let nodes = match &position {
            AnyPosition::FourKings(position) => perft(position, self.depth),
            AnyPosition::Soldiers(position) => perft(position, self.depth),
            AnyPosition::Chess(position) => perft(position, self.depth),
            position => perft(position, self.depth),
        };
        writeln!(out, "{nodes}")?;
        Ok(())
    }
}

/// One line for each path of throws and one action.
fn divide(position: &AnyPosition, depth: u32, throws: &mut String, out: &mut impl Write) -> io::Result<()> {
    let after = |action: Action| {
        let mut child = position.clone();
        child.play_unchecked(action, &mut ());
        child
    };
    match position.turn() {
        Turn::Over => Ok(()),
        Turn::Chance(_) => {
            let mut list = ChanceList::new();
            position.chance(&mut list);
            for &(throw, _) in &list {
                let length = throws.len();
                throws.push_str(&format!("{throw}: "));
                divide(&after(Action::Throw(throw)), depth, throws, out)?;
                throws.truncate(length);
            }
            Ok(())
        }
        Turn::Seat(_) => {
            let mut list = ActionList::new();
            position.actions(&mut list);
            for &action in &list {
                writeln!(out, "{throws}{}: {}", position.action_text(action), perft(&after(action), depth - 1))?;
            }
            Ok(())
        }
    }
}
