// Names that this reader does not want to see: kept in the browser, and told to nobody.
import { signal } from '@preact/signals';
import type { Player } from '../generated/Player';
import { keep, kept } from '../kept';
import { shown } from './shown';

const KEY = 'ashtapada-hidden-names';

/** As it is compared: without case, accents that are written in two ways, and space. */
const bare = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const hidden = signal<readonly string[]>((kept(KEY) ?? '').split('\n').filter(Boolean));

export const isHidden = (name: string) => hidden.value.includes(bare(name));

export function hide(name: string, away: boolean): void {
  const others = hidden.peek().filter((one) => one !== bare(name));
  hidden.value = away ? [...others, bare(name)] : others;
  keep(KEY, hidden.value.join('\n'));
}

/** A player as this reader sees him. */
export const asSeen = (player: Player): Player =>
  player.kind === 'human' && isHidden(player.name) ? { ...player, name: '' } : player;

shown.value = asSeen;
