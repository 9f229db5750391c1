//! The board of a diagram: its cells or lines, and its coordinates.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ashtapada_rules::{Line, Spot, Surface};

use super::{BORDER, MARGIN, Sheet};

pub(super) fn draw(out: &mut String, sheet: &Sheet) {
    match sheet.board.surface {
        Surface::Cells => cells(out, sheet),
        Surface::Points => points(out, sheet),
    }
    coordinates(out, sheet);
}

/// The cells: dark ones where they are chequered, crossed ones where the cloth is marked.
fn cells(out: &mut String, sheet: &Sheet) {
    let board = sheet.board;
    let cell = |spot: Spot| {
        let (x, y) = sheet.at(spot);
        format!("M{} {}h100v100h-100Z", x - 50, y - 50)
    };
    if board.chequered {
        let dark = board.spots.iter().filter(|spot| (spot.file() + spot.rank()) % 2 == 0);
        let dark: String = dark.map(|&spot| cell(spot)).collect();
        let _ = writeln!(out, "<path d=\"{dark}\" fill=\"#ccc\"/>");
    }
    let cross = |&spot: &Spot| {
        let (x, y) = sheet.at(spot);
        format!("M{} {}l100 100m-100 0l100-100", x - 50, y - 50)
    };
    let crosses: String = board.marks.iter().map(cross).collect();
    if !crosses.is_empty() {
        let _ = writeln!(out, "<path d=\"{crosses}\" fill=\"none\" stroke=\"#999\" stroke-width=\"2\"/>");
    }
    let all: String = board.spots.iter().map(|&spot| cell(spot)).collect();
    let _ = writeln!(out, "<path d=\"{all}\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>");
}

fn points(out: &mut String, sheet: &Sheet) {
    let lines: String = sheet.board.lines.iter().map(|line| way(sheet, line)).collect();
    let _ = writeln!(
        out,
        "<path d=\"{lines}\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\" stroke-linejoin=\"round\"/>"
    );
    let dot = |&spot: &Spot| {
        let (x, y) = sheet.at(spot);
        format!("M{} {y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z", x - 7)
    };
    let dots: String = sheet.board.spots.iter().map(dot).collect();
    let _ = writeln!(out, "<path d=\"{dots}\"/>");
}

/// A line from its first point to its last, straight or around its centre, the shorter way from each point to the next.
fn way(sheet: &Sheet, line: &Line) -> String {
    let around = line.centre.map(|centre| sheet.place(centre));
    let mut path = String::new();
    let mut before: Option<(i32, i32)> = None;
    for &point in line.points {
        let (x, y) = sheet.at(point);
        let _ = match (before, around) {
            (None, _) => write!(path, "M{x} {y}"),
            (Some(_), None) => write!(path, "L{x} {y}"),
            (Some((from_x, from_y)), Some((centre_x, centre_y))) => {
                let (a, b) = ((from_x - centre_x, from_y - centre_y), (x - centre_x, y - centre_y));
                let radius = f64::from(b.0).hypot(f64::from(b.1));
                let sweep = u8::from(a.0 * b.1 > a.1 * b.0);
                write!(path, "A{radius:.1} {radius:.1} 0 0 {sweep} {x} {y}")
            }
        };
        before = Some((x, y));
    }
    path
}

/// Letters along the bottom and numbers along the left; where points are drawn elsewhere than their names say, each has its
/// name beside it.
fn coordinates(out: &mut String, sheet: &Sheet) {
    let board = sheet.board;
    let in_frame = |spot: Spot| (100 * i16::from(spot.file()), 100 * i16::from(spot.rank()));
    out.push_str("<g class=\"coordinates\" font-size=\"28\" fill=\"#000\">");
    let mut text = |x: i32, y: i32, name: &str| {
        let _ = write!(out, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
    };
    if board.spots.iter().all(|&spot| board.coordinates(spot) == in_frame(spot)) {
        let edge = match board.surface {
            Surface::Cells => BORDER / 2,
            Surface::Points => MARGIN / 4,
        };
        let names = |of: fn(Spot) -> u8| board.spots.iter().map(|&spot| (of(spot), spot)).collect::<BTreeMap<_, _>>();
        for spot in names(Spot::file).into_values() {
            text(sheet.at(spot).0, sheet.height - edge + 10, &spot.to_string()[..1]);
        }
        for spot in names(Spot::rank).into_values() {
            text(edge, sheet.at(spot).1 + 10, &spot.to_string()[1..]);
        }
    } else {
        for &spot in board.spots {
            let (x, y) = sheet.at(spot);
            text(x + 40, y + 48, &spot.to_string());
        }
    }
    out.push_str("</g>\n");
}
