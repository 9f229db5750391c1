import { expect, test } from 'vitest';
import { edges } from '../src/board/Coordinates';
import { joined, layout, nextOf, spotNear, step, turn } from '../src/board/geometry';
import type { Board } from '../src/generated/wire';
import { cells, points } from './samples';

test('four quarter turns are none', () => {
  const place = { x: 30, y: 70 };
  expect(turn(place, 800, 800, 4)).toEqual(place);
  expect(turn(turn(place, 800, 600, 1), 600, 800, 3)).toEqual(place);
});

test('each seat sees its own edge at the bottom', () => {
  const bottom = (turns: number) => layout(cells(), turns).rows.at(-1);
  expect(bottom(0)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1']);
  expect(bottom(1)).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  expect(bottom(2)).toEqual(['h8', 'g8', 'f8', 'e8', 'd8', 'c8', 'b8', 'a8']);
  expect(bottom(3)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8']);
});

test('every spot is found where it is drawn, on every board, however turned', () => {
  for (const board of [cells(), points()]) {
    for (let turns = 0; turns < 4; turns++) {
      const on = layout(board, turns);
      for (const [name, at] of on.at) expect(spotNear(on, at)).toBe(name);
    }
  }
});

test('far from any point is no spot', () => {
  expect(spotNear(layout(points(), 0), { x: 5, y: 5 })).toBeNull();
});

test('the cursor goes to the neighbouring cell and stays at the rim', () => {
  const on = layout(cells(), 0);
  expect(step(on, 'e4', 'up')).toBe('e5');
  expect(step(on, 'e4', 'left')).toBe('d4');
  expect(step(on, 'a1', 'down')).toBe('a1');
  expect(step(layout(cells(), 2), 'e4', 'up')).toBe('e3');
});

test('the cursor follows the lines of a board of points', () => {
  const on = layout(points(), 0);
  expect(step(on, 'e3', 'down')).toBe('e2');
  expect(step(on, 'c1', 'right')).toBe('e1');
  expect(step(on, 'd2', 'down')).toBe('c1');
});

test('every point can be reached by arrow keys', () => {
  for (let turns = 0; turns < 4; turns++) {
    const on = layout(points(), turns);
    const seen = new Set(['e3']);
    const todo = ['e3'];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = step(on, at, direction);
        if (!seen.has(next)) {
          seen.add(next);
          todo.push(next);
        }
      }
    }
    expect(seen.size).toBe(on.at.size);
  }
});

test('the key for the next choice goes around in reading order', () => {
  const on = layout(cells(), 0);
  const wanted = new Set(['a1', 'c3', 'h8']);
  expect(nextOf(on, wanted, null)).toBe('h8');
  expect(nextOf(on, wanted, 'h8')).toBe('c3');
  expect(nextOf(on, wanted, 'e4')).toBe('c3');
  expect(nextOf(on, wanted, 'a1')).toBe('h8');
  expect(nextOf(on, new Set(), 'e4')).toBe('e4');
  expect(nextOf(on, new Set(), null)).toBeNull();
});

test('a point knows the points that lines join with it', () => {
  expect([...joined(points(), 'e2')].sort()).toEqual(['d2', 'e1', 'e3', 'f2']);
});

test('letters and numbers stand at the edges only where each place there has one name', () => {
  for (const board of [cells(), points()]) {
    for (let turns = 0; turns < 4; turns++) {
      expect(edges(layout(board, turns)), `${board.width} wide, turned ${turns} times`).not.toBeNull();
    }
  }
  // On a circle two points of different names share a height, and two of one file do not stand above one another.
  const around = (index: number, x: number, y: number) => {
    const board = points();
    return {
      ...board,
      coordinates: board.coordinates.map((at, one) =>
        one === index ? [x, y] : at,
      ) as typeof board.coordinates,
    };
  };
  const all = points().coordinates;
  const index = all.findIndex(([x], one) => all.some(([other], two) => two !== one && other === x));
  const [x, y] = all[index] ?? [0, 0];
  expect(edges(layout(around(index, x + 30, y), 0))).toBeNull();
  expect(edges(layout(around(index, x + 100, y), 0))).toBeNull();
});

test('the cursor comes to rows that stand half a step aside, as in the middle of Kolowis', () => {
  const staggered: Board = {
    ...points(),
    spots: ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3', 'c3'],
    coordinates: [
      [60, 60],
      [152, 60],
      [244, 60],
      [106, 200],
      [198, 200],
      [60, 340],
      [152, 340],
      [244, 340],
    ],
    width: 4,
    height: 5,
    lines: ['a1 b1 c1', 'a2 b2', 'a3 b3 c3', 'a1 a2 b3', 'b1 b2 c3', 'a3 a2 b1', 'b3 b2 c1'].map((line) => ({
      points: line.split(' '),
      centre: null,
    })),
  };
  for (let turns = 0; turns < 4; turns++) {
    const on = layout(staggered, turns);
    const reached = new Set(['a1']);
    for (const at of reached)
      for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(step(on, at, way));
    expect([...reached].sort()).toEqual([...staggered.spots].sort());
  }
});
