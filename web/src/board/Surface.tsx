// The board itself, without pieces: a cloth of cells or a stone with incised lines.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import { Cloth } from './Cloth';
import type { Layout } from './geometry';
import { Stone } from './Stone';

interface Props {
  on: Layout;
  colours: Colours;
  coordinates: boolean;
  /** The weave of the cloth, which pictures that are sent do without. */
  grain?: boolean;
}

/** Redrawn only when the board is turned or replaced. */
export const Surface = memo(({ grain = true, ...props }: Props) => (
  <g>{props.on.board.surface === 'cells' ? <Cloth {...props} grain={grain} /> : <Stone {...props} />}</g>
));
