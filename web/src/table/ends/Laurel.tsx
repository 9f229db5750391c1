// A laurel around the man of a plate, or of a row of the result.
import { laurel } from './garland';
import '../../style/laurel.css';

const LEAVES = laurel();

export const Laurel = () => (
  <svg class="laurel" viewBox="-58 -58 116 116" aria-hidden="true">
    <path class="twig" d="M-9 39A40 40 0 0 1-32-24M9 39A40 40 0 0 0 32-24" />
    {LEAVES.map(({ outer, inner }, index) => (
      <g key={outer} style={{ '--leaf': index }}>
        <path class="outer" d={outer} />
        <path class="inner" d={inner} />
      </g>
    ))}
  </svg>
);
