//! A board drawn in the terminal: cells with letters, or points joined by lines.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Color, RgbColor, Style};
use ashtapada_rulebook::Words;
use ashtapada_rules::{AnyPosition, Board, Colour, Piece, Position, Role, Seat, Sign, Spot, Standing, Surface};

/// The style of an army: its colour, always beside a letter, never alone.
pub fn army_style(colour: Colour) -> Style {
    let rgb = match colour {
        Colour::Black => RgbColor(0x8a, 0x8f, 0x98),
        Colour::Green => RgbColor(0x4c, 0xb0, 0x5e),
        Colour::Red => RgbColor(0xe0, 0x5a, 0x4e),
        Colour::Yellow => RgbColor(0xe8, 0xc5, 0x3a),
        Colour::White | Colour::Light => RgbColor(0xf2, 0xee, 0xe4),
        Colour::Dark => RgbColor(0x9a, 0x77, 0x55),
        _ => RgbColor(0xc0, 0xc0, 0xc0),
    };
    Style::new().fg_color(Some(Color::Rgb(rgb))).bold()
}

/// A piece that may move, or be taken off.
pub const MAY: char = '*';
/// A piece that must capture, or may be huffed if it does not.
pub const DUE: char = '!';
/// A pawn that waits for its promotion.
pub const WAITS: char = '…';
/// A piece of a frozen army.
pub const FROZEN: char = '#';

/// The letter of a piece on the board, or two where names begin alike. The beads of the two sides differ in case, not in
/// colour alone.
pub fn sign(role: Role, army: Seat, surface: Surface, words: Words) -> String {
    let letter = words.text(&format!("letter-{role}"));
    let small = surface == Surface::Points && army != Seat::South;
    if small { letter.to_lowercase() } else { letter }
}

/// The small letter of each army: of two its colour's first letter, in the language of the reader (`w` and `b`); of more
/// that of its seat, as records have it, since colours may begin alike.
pub fn army_letters(position: &AnyPosition, words: Words) -> Vec<(Seat, char)> {
    let standings = position.standings();
    let initial = |standing: &Standing| {
        let colour = words.text(&format!("colour-{}", standing.colour));
        colour.chars().flat_map(char::to_lowercase).next()
    };
    let by_colour: Vec<(Seat, Option<char>)> = standings.iter().map(|one| (one.seat, initial(one))).collect();
    match by_colour.as_slice() {
        [(first, Some(one)), (second, Some(other))] if one != other => vec![(*first, *one), (*second, *other)],
        _ => standings.iter().map(|one| (one.seat, one.seat.letter())).collect(),
    }
}

/// Draws a position as seen from South, some spots marked with signs.
pub fn draw(position: &AnyPosition, lit: &[(Spot, char)], words: Words) -> String {
    let board = position.board();
    let pieces = position.pieces();
    let sign = |piece: &Piece| sign(piece.role, piece.army, board.surface, words);
    let longest = pieces.iter().map(|piece| sign(piece).chars().count()).max().unwrap_or(1);
    let mut canvas = Canvas::new(board, longest);
    match board.surface {
        Surface::Cells => canvas.cells(board),
        Surface::Points => canvas.lines(board),
    }
    let colours: Vec<(Seat, Colour)> = position.standings().iter().map(|seat| (seat.seat, seat.colour)).collect();
    let armies = army_letters(position, words);
    for piece in &pieces {
        let colour = colours.iter().find(|(seat, _)| *seat == piece.army).map(|(_, colour)| *colour);
        let army = armies.iter().find(|(seat, _)| *seat == piece.army && board.surface == Surface::Cells);
        canvas.piece(piece, army.map(|(_, letter)| *letter), &sign(piece), colour);
    }
    for &(spot, sign) in lit {
        canvas.light(spot, sign);
    }
    canvas.print(board)
}

/// Characters with styles; a spot is two lines high.
struct Canvas {
    height: usize,
    /// How many characters the signs of pieces may have.
    longest: usize,
    /// How many columns wide a spot is: a border, the army, the sign of the piece, and a mark.
    step: usize,
    rows: Vec<Vec<(char, Style)>>,
}

const DIM: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::BrightBlack)));
const LIT: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Cyan))).bold();

impl Canvas {
    fn new(board: &Board, longest: usize) -> Canvas {
        let (width, height, step) = (usize::from(board.width), usize::from(board.height), longest + 3);
        Canvas { height, longest, step, rows: vec![vec![(' ', Style::new()); width * step + 1]; height * 2 + 1] }
    }

    fn put(&mut self, row: usize, column: usize, sign: char, style: Style) {
        if let Some(cell) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *cell = (sign, style);
        }
    }

    /// Row and column of the sign on a spot.
    fn place(&self, spot: Spot) -> (usize, usize) {
        ((self.height - 1 - usize::from(spot.rank())) * 2 + 1, usize::from(spot.file()) * self.step + 2)
    }

    fn cells(&mut self, board: &Board) {
        let (width, height) = (usize::from(board.width), usize::from(board.height));
        for row in 0..=height * 2 {
            for column in 0..=width * self.step {
                let sign = match (row % 2, column % self.step) {
                    (0, 0) => '+',
                    (0, _) => '-',
                    (_, 0) => '|',
                    _ => continue,
                };
                self.put(row, column, sign, DIM);
            }
        }
        for &mark in board.marks {
            let (row, column) = self.place(mark);
            self.put(row, column, '×', DIM);
        }
    }

    fn lines(&mut self, board: &Board) {
        for (a, b) in board.edges() {
            let ((row_a, column_a), (row_b, column_b)) = (self.place(a), self.place(b));
            let (rows, columns) = (row_a.abs_diff(row_b), column_a.abs_diff(column_b));
            let sign = match (rows, columns) {
                (0, _) => '─',
                (_, 0) => '│',
                _ if (row_a < row_b) == (column_a < column_b) => '╲',
                _ => '╱',
            };
            let steps = rows.max(columns / 2) * 2;
            for step in 1..steps {
                let between = |from: usize, to: usize| (from * (steps - step) + to * step + steps / 2) / steps;
                let (row, column) = (between(row_a, row_b), between(column_a, column_b));
                // On a diagonal only the crossing half-way is drawn, so that it stays straight.
                if rows == 0 || columns == 0 || (step * 2 == steps) {
                    self.put(row, column, sign, DIM);
                }
            }
            if rows == 0 {
                for column in column_a.min(column_b) + 1..column_a.max(column_b) {
                    self.put(row_a, column, sign, DIM);
                }
            }
        }
        for &spot in board.spots {
            let (row, column) = self.place(spot);
            self.put(row, column, '·', DIM);
        }
    }

    /// A piece, behind the letter of its army where boards of cells have it.
    fn piece(&mut self, piece: &Piece, army: Option<char>, sign: &str, colour: Option<Colour>) {
        let (row, column) = self.place(piece.at);
        let style = colour.map_or(Style::new(), army_style);
        for (index, letter) in sign.chars().enumerate() {
            self.put(row, column + index, letter, style);
        }
        if let Some(letter) = army {
            self.put(row, column - 1, letter, style);
            if piece.signs.has(Sign::Waiting) || piece.signs.has(Sign::Frozen) {
                self.put(row, column + self.longest, if piece.signs.has(Sign::Frozen) { FROZEN } else { WAITS }, DIM);
            }
        }
    }

    fn light(&mut self, spot: Spot, sign: char) {
        let (row, column) = self.place(spot);
        let mark = column + self.longest;
        let right = if self.rows[row].get(mark).is_some_and(|cell| cell.0 == WAITS) { mark + 1 } else { mark };
        self.put(row, right, sign, LIT);
    }

    fn print(&self, board: &Board) -> String {
        let mut text = String::new();
        for (index, row) in self.rows.iter().enumerate() {
            match index % 2 {
                1 => _ = write!(text, "{:>3} ", board.height as usize - index / 2),
                _ => text.push_str("    "),
            }
            let mut current = Style::new();
            for &(sign, style) in row {
                if style != current {
                    _ = write!(text, "{}{}", current.render_reset(), style.render());
                    current = style;
                }
                text.push(sign);
            }
            _ = writeln!(text, "{}", current.render_reset());
        }
        text.push_str("    ");
        for file in 0..board.width {
            _ = write!(text, "  {:width$}", (b'a' + file) as char, width = self.step - 2);
        }
        text.push('\n');
        text
    }
}
