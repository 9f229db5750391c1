// What hangs over a result card, and who marches on it.
import { DEPTH, garland } from '../table/ends/garland';
import { MARCH, March, type Marching } from '../table/ends/March';

/** A garland as wide as that, with its knots at the upper edge. */
export const Garland = ({ width }: { width: number }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`-20 -14 ${width + 40} ${DEPTH + 20}`}>
    {garland(width).parts.map(([fill, d]) => (
      <path key={fill} d={d} fill={fill} stroke="#2a1406" stroke-opacity="0.55" stroke-width="0.9" />
    ))}
  </svg>
);

export const MarchPicture = (marching: Marching) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    aria-hidden="true"
    viewBox={`0 ${-MARCH.height} ${MARCH.width} ${MARCH.height + 24}`}
  >
    <March {...marching} />
  </svg>
);
