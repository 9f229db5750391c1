// Places in a text of several lines. Pure.

/** How far into a text a line and a column of it are. */
export function offsetOf(text: string, [line, column]: readonly [number, number]): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
