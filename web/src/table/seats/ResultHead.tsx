// The winner's name at rest, printed as over the board, and below it what he did.

import type { Told } from '../ends/Finale';
import { Printed, usePrint } from '../ends/Printed';

/** The field in which it is printed, as wide as fits beside a board. */
const ROOM = { width: 640, height: 190 };
/** What the seams take around the letters. */
const SEAM = 14;

export function ResultHead({ told }: { told: Told }) {
  // Who shares a game is no headline: that they do is.
  if (told.tone === 'drawn')
    return (
      <div class="result-print" aria-hidden="true">
        <p class="print-drawn">{told.words}</p>
      </div>
    );
  return <Winner told={told} />;
}

function Winner({ told: { names, words, joint } }: { told: Told }) {
  const print = usePrint(names, ROOM, joint !== null);
  const [width, height] = [print.width + 2 * SEAM, print.height + 2 * SEAM];
  return (
    <div class="result-print" aria-hidden="true">
      <svg
        class="print"
        aria-hidden="true"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        preserveAspectRatio="xMinYMid"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <Printed names={names} print={print} joint={joint} plain={print.lines.length > 1} />
      </svg>
      <p class="print-plain">{names.map(({ text }) => text).join(joint === null ? ', ' : ` ${joint} `)}</p>
      <p class="print-words">{words}</p>
    </div>
  );
}
