// Names that this reader does not want to see: kept in the browser, and told to nobody.
//
// Whether two names look alike is judged by the rule of the server, which is asked for the looks of each: of names that it has
// told itself, and only where somebody is hidden. Names that share a look can be taken for each other.
import { signal } from '@preact/signals';
import { keep, kept } from '../../base/kept';
import type { Player } from '../../generated/wire';
import { request } from '../../net/api';
import { shown } from '../seats/shown';

const KEY = 'ashtapada-hidden-names';
/** So many names are asked for at once, as the server has it. */
const AT_ONCE = 100;

/** The looks of names, some for each: names that share one can be taken for each other. */
const looksOf = (names: readonly string[]) => request<string[][]>('/api/looks', names);

/** As it is compared where the server cannot be asked: without case, accents that are written in two ways, and space. */
const bare = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const hidden = signal<readonly string[]>((kept(KEY) ?? '').split('\n').filter(Boolean));
/** The looks of names, as far as they are known. */
const looks = signal<ReadonlyMap<string, readonly string[]>>(new Map());
const asked = new Set<string>();
let queue: readonly string[] = [];

async function ask(): Promise<void> {
  // All names of what is being drawn together.
  await Promise.resolve();
  while (queue.length > 0) {
    const names = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    // Without an answer they are compared as they are written.
    const told = await looksOf(names).catch(() => names.map((name) => [bare(name)]));
    const found = names.map((name, at) => [name, told[at] ?? [bare(name)]] as const);
    looks.value = new Map([...looks.peek(), ...found]);
  }
}

/** The looks of a name; undefined until they are known. */
function known(name: string): readonly string[] | undefined {
  const own = looks.value.get(name);
  if (own !== undefined || asked.has(name)) return own;
  asked.add(name);
  queue = [...queue, name];
  if (queue.length === 1) void ask();
  return own;
}

/** Whether a name is hidden, or looks like one that is. A name of which that is not known yet is not shown. */
export function isHidden(name: string): boolean {
  if (hidden.value.length === 0 || name === '') return false;
  if (hidden.value.includes(bare(name))) return true;
  const own = known(name);
  return own === undefined || own.some((look) => hidden.value.includes(look));
}

function put(entries: readonly string[], away: boolean): void {
  const others = hidden.peek().filter((one) => !entries.includes(one));
  hidden.value = away ? [...others, ...entries] : others;
  keep(KEY, hidden.value.join('\n'));
}

/** Hides a name and all that look like it, or shows it again. */
export async function hide(name: string, away: boolean): Promise<void> {
  put([bare(name)], away);
  const [own] = await looksOf([name]).catch((): string[][] => []);
  // Something else may have been asked for meanwhile.
  if (own !== undefined && hidden.peek().includes(bare(name)) === away) put([bare(name), ...own], away);
}

/** A player as this reader sees him. */
export const asSeen = (player: Player): Player =>
  player.kind === 'human' && isHidden(player.name) ? { ...player, name: '' } : player;

shown.value = asSeen;
