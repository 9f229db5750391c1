// Long dice, small: blank ones before they are thrown.
import { Face, STICK } from '../../board/dice/faces';

const AROUND = 4;
const [WIDE, HIGH] = [STICK.length + AROUND, STICK.breadth + AROUND];

/** One die; face 0 is blank. Upright, where there is little room across. */
export function Stick({ face, upright = false }: { face: number; upright?: boolean }) {
  const box = upright
    ? `${-HIGH / 2} ${-WIDE / 2} ${HIGH} ${WIDE}`
    : `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`;
  return (
    <svg class="stick" viewBox={box} aria-hidden="true">
      <g transform={upright ? 'rotate(90)' : undefined}>
        <Face face={face} cube={false} />
      </g>
    </svg>
  );
}
