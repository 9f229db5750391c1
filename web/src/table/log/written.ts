// Turns in notation, and what stands beside it in sentences. Pure.
import { type Entry, isThrow } from '../../game/log';
import type { Event } from '../../generated/wire';
import { actionWords, entryWords, isNotation } from '../../text/action';
import type { Names } from '../../text/event';
import type { Turn } from './turns';

/** A part of the text of a turn. */
interface Part {
  text: string;
  /** Whether it is words: these are separated by commas, moves by spaces. */
  words: boolean;
}

type EntryWords = Pick<Entry, 'act' | 'action' | 'short'>;

/** The texts of decisions; a jump that continues a chain is joined to the one before. */
export function parts(entries: readonly EntryWords[], names: Names): Part[] {
  const found: Part[] = [];
  let before: EntryWords | undefined;
  for (const entry of entries) {
    const { action } = entry;
    const last = found.at(-1);
    const jumps = action?.kind === 'capture' && before?.action?.kind === 'capture';
    if (last && jumps && action.from === before?.action?.to) {
      last.text += actionWords(action).slice(action.from?.length ?? 0);
    } else if (action?.kind === 'pass') {
      found.push({ text: '–', words: false });
    } else {
      found.push({ text: entryWords(entry, names), words: !action || !isNotation(action) });
    }
    before = entry;
  }
  return found;
}

export function joined(list: readonly Part[]): string {
  return list.reduce((text, part, index) => {
    const before = list[index - 1];
    if (!before) return part.text;
    return `${text}${before.words || part.words ? ', ' : ' '}${part.text}`;
  }, '');
}

/** `3: b1-c3`; `4: –` where nothing is moved; with a decision before the throw, `a8=H 3: a8-b6`. */
export function turnText({ entries }: Turn, names: Names): string {
  const at = entries.findIndex(isThrow);
  const after = entries.slice(at + 1);
  // Who passes beside the move of the only die does not do more: offers no exchange, for example.
  const oneDie = !entries[at]?.text.includes(' ');
  const moved = oneDie && after.some(({ action }) => action && action.kind !== 'pass');
  const done = joined(parts(moved ? after.filter(({ action }) => action?.kind !== 'pass') : after, names));
  if (at < 0) return done;
  const early = parts(
    entries.slice(0, at).filter(({ action }) => action?.kind !== 'pass'),
    names,
  );
  const comma = early.some((part) => part.words) ? ',' : '';
  return `${early.length > 0 ? `${joined(early)}${comma} ` : ''}${entries[at]?.text}: ${done}`.trim();
}

/** What is clear from the notation and the board. */
const PLAIN: ReadonlySet<Event['kind']> = new Set([
  'moved',
  'thrown',
  'called',
  'passed',
  'stopped',
  'exchange-declined',
  'resigned',
  'turn-lost',
  'thrown-again',
]);

/** Whether an event of an entry stands in the log as a sentence. */
export function worthTelling(event: Event, { short }: Pick<Entry, 'short'>): boolean {
  switch (event.kind) {
    case 'captured':
      return event.means === 'huff' || event.means === 'parade';
    case 'scored':
      return event.merit !== 'capture';
    case 'placed':
      return event.role === 'king';
    case 'over':
      return event.ending !== 'resignation' && event.ending !== 'agreement';
    case 'check':
    case 'promoted':
      // In the short form `+` and `=Q` tell as much.
      return short === undefined;
    default:
      return !PLAIN.has(event.kind);
  }
}
