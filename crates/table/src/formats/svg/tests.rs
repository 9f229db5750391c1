use ashtapada_rules::soldiers::{Bend, PointBoard};

use super::*;

/// A circle of eight points around a centre, with two of its diameters.
fn wheel() -> &'static Board {
    let around = Bend::Around((100, 100));
    let lines = [("a1 b1 c1 c2 c3 b3 a3 a2 a1", around), ("a2 b2 c2", Bend::Straight), ("b1 b2 b3", Bend::Straight)];
    let places = [("a1", (29, 29)), ("c1", (171, 29)), ("c3", (171, 171)), ("a3", (29, 171))];
    let places = places.map(|(name, at)| (name.parse().unwrap(), at));
    PointBoard::placed("wheel", &lines, &places).unwrap().shape()
}

#[test]
fn arcs_are_drawn_around_their_centre_and_a_circle_is_closed() {
    let sheet = Sheet::of(wheel());
    let mut drawn = String::new();
    board::draw(&mut drawn, &sheet);
    // From a1 in the lower left corner to b1, as the hands of a clock do not go; each arc the shorter way.
    assert!(drawn.contains("M129 271A100.0 100.0 0 0 0 200 300A100.4 100.4 0 0 0 271 271"), "{drawn}");
    let circle = drawn.split(['M', '"']).find(|path| path.starts_with("129 271A")).unwrap();
    assert_eq!(circle.matches('A').count(), 8);
    assert!(circle.ends_with("129 271"), "{circle}");
    assert!(drawn.contains("M100 200L200 200L300 200"), "{drawn}");
    // Points that are drawn elsewhere than their names say have their names beside them.
    assert_eq!(drawn.matches("<text").count(), 9);
}

#[test]
fn texts_stay_texts() {
    assert_eq!(escaped("a<b>&\"c\"\u{1}\u{fffe}"), "a&lt;b&gt;&amp;&quot;c&quot; \u{fffd}");
}
