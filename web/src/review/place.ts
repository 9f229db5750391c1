// Places in a text of several lines. Pure.

/** The offset of a line and a column, which is counted in characters, in a text. */
export function offsetOf(text: string, [line, column]: readonly [number, number]): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
}
