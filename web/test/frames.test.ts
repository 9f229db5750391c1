import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawNow, withNextFrame } from '../src/base/frames';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what changed is drawn with the next frame, and not again', () => {
  const draw = vi.fn();
  withNextFrame(draw);
  expect(draw).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(draw).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('where no frame comes it is drawn all the same', () => {
  const draw = vi.fn();
  withNextFrame(draw);
  vi.runAllTimers();
  for (const frame of frames) frame();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a deed does not meet the page as it was before the last change', () => {
  const draw = vi.fn();
  withNextFrame(draw);
  drawNow();
  expect(draw).toHaveBeenCalledTimes(1);
  for (const frame of frames) frame();
  vi.runAllTimers();
  drawNow();
  expect(draw).toHaveBeenCalledTimes(1);
});
