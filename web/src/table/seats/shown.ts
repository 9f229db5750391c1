// How a player is shown to this reader: as he is, until the names that the reader hides are known (`talk/hidden.ts`), which are
// fetched with what players say. The board of a game comes first.
import { signal } from '@preact/signals';
import type { Player } from '../../generated/wire';

export const shown = signal((player: Player): Player => player);
