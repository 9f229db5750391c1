// Moves on boards with circles, as those of Pretwa: along the arc, as the rules say, and not across it.
import { expect, test } from 'vitest';
import { alongArc, pathTo } from '../src/board/arcs';
import { layout } from '../src/board/geometry';
import type { Board } from '../src/generated/wire';
import { points } from './samples';

/** A circle of six points around c3, and a straight line through the middle. */
const circle: Board = {
  ...points(),
  spots: ['a3', 'b1', 'd1', 'e3', 'd5', 'b5', 'c3'],
  coordinates: [
    [0, 200],
    [100, 27],
    [300, 27],
    [400, 200],
    [300, 373],
    [100, 373],
    [200, 200],
  ],
  width: 5,
  height: 5,
  lines: [
    { points: ['a3', 'c3', 'e3'], centre: null },
    { points: ['b1', 'd1', 'e3', 'd5', 'b5', 'a3', 'b1'], centre: [200, 200] },
  ],
};
const centre = { x: 264, y: 264 };

test('a step to the next point of a circle goes around its centre', () => {
  for (let turns = 0; turns < 4; turns++) {
    const on = layout(circle, turns);
    const places = alongArc(on, 'a3', 'b1');
    expect([places[0], places.at(-1)]).toEqual([on.at.get('a3'), on.at.get('b1')].map(near));
    for (const { x, y } of places) expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(200, 0);
    // From West to South it is counter-clockwise on the page, whoever sits at the bottom.
    expect(pathTo(on, 'a3', 'b1')).toMatch(/^A\d+\.\d+ \d+\.\d+ 0 0 0 /);
    expect(pathTo(on, 'b1', 'a3')).toMatch(/^A\d+\.\d+ \d+\.\d+ 0 0 1 /);
  }
});

test('a jump along a circle passes over the point between, also where the circle begins', () => {
  const on = layout(circle, 0);
  const over = on.at.get('b1');
  expect(alongArc(on, 'a3', 'd1')).toContainEqual(near(over));
  expect(pathTo(on, 'a3', 'd1').split('A')).toHaveLength(3);
});

test('where a straight line joins two points, the way is straight', () => {
  const on = layout(circle, 0);
  expect(alongArc(on, 'a3', 'e3')).toEqual([]);
  expect(pathTo(on, 'a3', 'e3')).toBe('L264 264L464 264');
});

function near(place: { x: number; y: number } | undefined) {
  return { x: expect.closeTo(place?.x ?? 0, 0), y: expect.closeTo(place?.y ?? 0, 0) };
}
