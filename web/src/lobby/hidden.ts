// Names that this reader does not want to see: kept in the browser, and told to nobody.
//
// Whether two names look alike is judged by the rule of the server, which is asked what each name looks like: of names that
// it has told itself, and only where somebody is hidden.
import { signal } from '@preact/signals';
import type { Player } from '../generated/Player';
import { keep, kept } from '../kept';
import { looksOf } from '../net/api';
import { shown } from './shown';

const KEY = 'ashtapada-hidden-names';
/** So many names are asked for at once, as the server has it. */
const AT_ONCE = 100;

/** As it is compared where the server cannot be asked: without case, accents that are written in two ways, and space. */
const bare = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const hidden = signal<readonly string[]>((kept(KEY) ?? '').split('\n').filter(Boolean));
/** What names look like, as far as it is known. */
const looks = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();
let queue: readonly string[] = [];

async function ask(): Promise<void> {
  // All names of what is being drawn together.
  await Promise.resolve();
  while (queue.length > 0) {
    const names = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    // Without an answer they are compared as they are written.
    const told = await looksOf(names).catch(() => names.map(bare));
    const found = names.map((name, at) => [name, told[at] ?? bare(name)] as const);
    looks.value = new Map([...looks.peek(), ...found]);
  }
}

/** What a name looks like; undefined until that is known. */
function lookOf(name: string): string | undefined {
  const known = looks.value.get(name);
  if (known !== undefined || asked.has(name)) return known;
  asked.add(name);
  queue = [...queue, name];
  if (queue.length === 1) void ask();
  return known;
}

/** Whether a name is hidden, or looks like one that is. A name of which that is not known yet is not shown. */
export function isHidden(name: string): boolean {
  if (hidden.value.length === 0 || name === '') return false;
  if (hidden.value.includes(bare(name))) return true;
  const look = lookOf(name);
  return look === undefined || hidden.value.includes(look);
}

function put(entry: string, away: boolean): void {
  const others = hidden.peek().filter((one) => one !== entry);
  hidden.value = away ? [...others, entry] : others;
  keep(KEY, hidden.value.join('\n'));
}

/** Hides a name and all that look like it, or shows it again. */
export async function hide(name: string, away: boolean): Promise<void> {
  put(bare(name), away);
  const [look] = await looksOf([name]).catch((): string[] => []);
  // Something else may have been asked for meanwhile.
  if (look !== undefined && hidden.peek().includes(bare(name)) === away) put(look, away);
}

/** A player as this reader sees him. */
export const asSeen = (player: Player): Player =>
  player.kind === 'human' && isHidden(player.name) ? { ...player, name: '' } : player;

shown.value = asSeen;
