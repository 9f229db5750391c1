// Places in a text of several lines. Pure.

/** The offset of a line and column in a text. */
export function offsetOf(text: string, [line, column]: readonly [number, number]): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
