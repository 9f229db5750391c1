//! `ashtapada convert`: a game or a position from one text format to another.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use ashtapada_rulebook::Words;
use ashtapada_table::InWords;
use ashtapada_table::formats::{Format, Given, Loss};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::fold::fold;
use super::record::read;
use super::source::suffixed;
use super::{Chosen, Failure};

/// Convert a game or a position from one text format to another
///
///   ashtapada convert game.pgn game.txt
///   ashtapada convert game.txt diagram.svg
///   ashtapada convert - game.uci --from fen
///
/// What a file is follows from its extension: .txt (game record), .json (the request for a table
/// that goes on with the game), .pgn, .fen, .uci (a list of moves), .pgn4 and .fen4 (of the Chaturaji
/// of chess.com) and .svg (a diagram of the last position, only written). docs/formats.md describes
/// them. What the other format has no words for is named on standard error.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Convert {
    /// The file to be read; `-` for standard input
    #[arg(value_name = "IN")]
    input: String,
    /// The file to be made; `-` for standard output
    #[arg(value_name = "OUT")]
    output: String,
    /// What is read, where the extension does not say it
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    from: Option<Format>,
    /// What is written, where the extension does not say it
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    to: Option<Format>,
    /// The game, where the file that is read does not name it, as PGN and FEN do not (default: chess, of
    /// FEN4 and PGN4 chaturaji-chesscom)
    #[arg(long, value_name = "GAME")]
    rules: Option<String>,
    /// Change an option of that game, for example `--option drawRules=off`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Overwrite the file to be made, if there is one already
    #[arg(long)]
    force: bool,
}

/// The names of formats, as they are typed.
fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.iter().map(|format| format.name()))
        .try_map(|name| name.parse::<Format>().map_err(|_| "no such format"))
}

impl Convert {
    /// Reads, writes, and tells what was left out.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let from = format_of(&self.input, self.from, "--from")?;
        let to = format_of(&self.output, self.to, "--to")?;
        let to_file = self.output != "-";
        if to_file && !self.force && std::fs::symlink_metadata(&self.output).is_ok() {
            return Err(Failure::Exists(self.output));
        }
        let given = self.given(from)?;
        let wrong = |error| Failure::Format(self.input.clone(), Box::new(error));
        let found = from.read(&read(&self.input)?, &given).map_err(wrong)?;
        let made = to.write(&found.record, words).map_err(wrong)?;
        if to_file {
            self.save(&made.text).map_err(|error| Failure::Unwritten(self.output.clone(), error))?;
        } else {
            io::stdout().write_all(made.text.as_bytes())?;
        }
        tell(&self.input, &found.losses, words)?;
        tell(&self.output, &made.losses, words)
    }

    /// By which rules it is read, if it does not say so.
    fn given(&self, from: Format) -> Result<Given, Failure> {
        let rules = self.rules.as_deref().or_else(|| from.usual_rules());
        let id = rules.unwrap_or_default().to_owned();
        let chosen = Chosen { id, options: self.options.clone(), position: None };
        if rules.is_some() {
            chosen.begin()?;
        }
        let owned = |(id, value): (&str, &str)| (id.to_owned(), value.to_owned());
        let options = chosen.changes()?.into_iter().map(owned).collect();
        Ok(Given { rules: self.rules.clone(), options })
    }

    /// Writes the file, which has its name only when it is whole.
    fn save(&self, text: &str) -> io::Result<()> {
        let path = Path::new(&self.output);
        if !self.force {
            let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
            return file.write_all(text.as_bytes());
        }
        let part = suffixed(path, &format!(".{}.part", std::process::id()));
        let saved = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
        if saved.is_err() {
            let _ = std::fs::remove_file(&part);
        }
        saved
    }
}

/// The format of a file: the one that was named, or that of its extension.
fn format_of(file: &str, named: Option<Format>, option: &'static str) -> Result<Format, Failure> {
    let extension = Path::new(file).extension().and_then(|extension| extension.to_str());
    let found = named.or_else(|| Format::of_extension(extension?));
    found.ok_or_else(|| Failure::NoFormat(file.to_owned(), option))
}

fn tell(file: &str, losses: &[Loss], words: Words) -> Result<(), Failure> {
    for loss in losses {
        writeln!(io::stderr(), "{}", fold(&format!("{file}: {}", loss.in_words(words))))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;

    use super::*;
    use crate::cli::scratch::Scratch;

    fn convert(folder: &Scratch, input: &str, output: &str, more: &[&str]) -> Result<(), (u8, String)> {
        use clap::Parser;
        let [input, output] = [input, output].map(|name| folder.join(name).to_string_lossy().into_owned());
        let typed = ["ashtapada", "convert", &input, &output].into_iter().chain(more.iter().copied());
        let Some(crate::cli::Command::Convert(command)) = crate::cli::Arguments::try_parse_from(typed).unwrap().command
        else {
            panic!("another command")
        };
        let words = Words::new(Lang::EN);
        command.run(words).map_err(|failure| (failure.code(), failure.told(words)))
    }

    #[test]
    fn a_game_goes_from_format_to_format() {
        let folder = Scratch::new("convert");
        let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
        std::fs::write(folder.join("a.pgn"), "1. e4 e5 2. Nf3 {quiet} Nc6 1/2-1/2\n").unwrap();
        assert_eq!(convert(&folder, "a.pgn", "b.txt", &[]), Ok(()));
        assert!(text("b.txt").contains("1. e2e4 2. e7e5 3. g1f3 {quiet} 4. b8c6 agree"), "{}", text("b.txt"));
        assert_eq!(convert(&folder, "b.txt", "c.json", &[]), Ok(()));
        assert_eq!(convert(&folder, "c.json", "d.UCI", &[]), Ok(()));
        assert_eq!(text("d.UCI"), "position startpos moves e2e4 e7e5 g1f3 b8c6\n");
        assert_eq!(convert(&folder, "d.UCI", "e.fen", &[]), Ok(()));
        assert_eq!(text("e.fen"), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\n");
        assert_eq!(convert(&folder, "e.fen", "f.svg", &["--lang", "pl"]), Ok(()));
        assert!(text("f.svg").contains("<title>Chess</title>"));
        // The other game of chess has no castling.
        assert_eq!(convert(&folder, "e.fen", "g.txt", &["--rules", "vilac-9506"]), Ok(()));
        assert!(text("g.txt").contains("[Rules \"vilac-9506\"]") && text("g.txt").contains("RNBQKB1R w - - 2 3"));
    }

    #[test]
    fn nothing_is_overwritten_and_every_error_says_what_to_do() {
        let folder = Scratch::new("convert-errors");
        std::fs::write(folder.join("a.pgn"), "1. e4 e5 2. Nf6\n").unwrap();
        std::fs::write(folder.join("b.fen"), "kept").unwrap();
        let failed = |output: &str, more: &[&str]| convert(&folder, "a.pgn", output, more).unwrap_err();
        let (code, told) = failed("b.fen", &[]);
        assert!(code == 1 && told.contains("--force"), "{told}");
        let (code, told) = failed("b.fen", &["--force"]);
        assert!(code == 1 && told.contains("Line 1, character 13"), "{told}");
        assert_eq!(std::fs::read_to_string(folder.join("b.fen")).unwrap(), "kept");
        let (code, told) = failed("b.doc", &[]);
        assert!(code == 2 && told.contains("--to") && told.contains("svg"), "{told}");
        let (code, told) = failed("c.fen", &["--rules", "ches"]);
        assert!(code == 2 && told.contains("chess"), "{told}");
        let (code, told) = failed("c.fen", &["--option", "castling"]);
        assert!(code == 2 && told.contains("--option castling"), "{told}");
        let (code, told) = failed("c.fen", &["--from", "svg"]);
        assert!(code == 2 && told.contains("svg"), "{told}");
        let (code, told) = failed("c.fen", &["--from", "json"]);
        assert!(code == 1 && told.contains("Line 1, character 3"), "{told}");
        assert!(
            convert(&folder, "none.pgn", "c.fen", &[]).is_err_and(|(code, told)| code == 1 && told.contains("none"))
        );
        std::fs::write(folder.join("a.pgn"), "1. e4\n").unwrap();
        assert_eq!(convert(&folder, "a.pgn", "b.fen", &["--force"]), Ok(()));
        assert!(std::fs::read_to_string(folder.join("b.fen")).unwrap().starts_with("rnbqkbnr"));
        let left = std::fs::read_dir(&*folder).unwrap().count();
        assert_eq!(left, 2, "no part of a file is left");
    }

    /// Players may go on where our rules see a draw that nobody claimed.
    #[test]
    fn a_game_that_went_on_past_a_draw_is_read_without_the_rules_of_draws() {
        let folder = Scratch::new("convert-draws");
        let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n";
        std::fs::write(folder.join("a.pgn"), shuffle).unwrap();
        let (code, told) = convert(&folder, "a.pgn", "b.uci", &[]).unwrap_err();
        assert!(code == 1 && told.contains("--option drawRules=off"), "{told}");
        assert_eq!(convert(&folder, "a.pgn", "b.uci", &["--option", "drawRules=off"]), Ok(()));
        let text = std::fs::read_to_string(folder.join("b.uci")).unwrap();
        assert!(text.starts_with("position rules chess option drawRules=off startpos actions g1f3, g8f6"), "{text}");
    }
}
