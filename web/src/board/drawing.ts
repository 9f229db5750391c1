// What one draws on the board to think aloud: arrows and circles in four colours. Pure.

/** How many colours there are to draw in; the inks after them are those of the study. */
export const INKS = 4;

/** A circle where it begins and ends on one spot, else an arrow. */
export interface Stroke {
  from: string;
  to: string;
  /** From 0: those to draw in, then those of the study. */
  ink: number;
}

interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The colour that the keys held down ask for. */
export function inkOf(keys: Modifiers): number {
  if (keys.altKey) return 3;
  if (keys.ctrlKey || keys.metaKey) return 2;
  return keys.shiftKey ? 1 : 0;
}

/** Draws; the same stroke drawn again is rubbed out, in another colour it changes. */
export function draw(strokes: readonly Stroke[], stroke: Stroke): Stroke[] {
  const others = strokes.filter((one) => one.from !== stroke.from || one.to !== stroke.to);
  const same = strokes.some((one) => one.ink === stroke.ink && !others.includes(one));
  return same ? others : [...others, stroke];
}

/** What is drawn, and the spot whose circle was taken up to begin an arrow. */
export interface Drawing {
  strokes: readonly Stroke[];
  begun: string | null;
}

export const BLANK: Drawing = { strokes: [], begun: null };

/**
 * Draws without dragging, by a tap or a key: a circle; on a circle, takes it up. From what is taken up the next tap draws
 * an arrow instead of the circle, and on itself wipes it off.
 */
export function tap({ strokes, begun }: Drawing, spot: string, ink: number): Drawing {
  const circle = (one: Stroke) => one.from === one.to && one.from === (begun ?? spot);
  const found = strokes.find(circle);
  if (begun === null) {
    const same = found?.ink === ink;
    return same ? { strokes, begun: spot } : { strokes: draw(strokes, { from: spot, to: spot, ink }), begun };
  }
  const others = strokes.filter((one) => !circle(one));
  return { strokes: begun === spot ? others : draw(others, { from: begun, to: spot, ink }), begun: null };
}
