// Questions about positions and games: one at a time, the next one ends the one before.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { branchAt } from '../game/ground';
import { effective, isEnding } from '../game/log';
import type { AnalysisView, StudyAnswer, StudyGround, StudyQuestion, StudyResult } from '../generated/wire';
import type { Store } from '../table/store';
import { language, t } from '../text';
import { problemSentence } from '../text/problem';
import { think } from './thinker';

/** What was answered last, and what went wrong after it. */
export interface Heard {
  found: StudyResult | null;
  trouble: string;
}

/** Before a question is asked, in milliseconds. */
const PAUSE_MS = 120;
const NOTHING: Heard = { found: null, trouble: '' };

/**
 * The deepest analysis of the position that was analysed last, whoever asked: the bar at the table and the study beside it
 * show the same chances, though one thinks for longer than the other.
 */
const deepest = signal<AnalysisView | null>(null);

/** Keeps an analysis that was found, if it is the deepest of its position. */
export function noted(found: StudyResult): void {
  if (found.kind !== 'analysis') return;
  const known = deepest.peek();
  const more = found.analysis.exact || (!known?.exact && (known?.depth ?? 0) <= found.analysis.depth);
  if (known?.position !== found.analysis.position || more) deepest.value = found.analysis;
}

/** An analysis, or the deepest of its position if that tells so many lines, too. */
export function deeper(analysis: AnalysisView, lines: number): AnalysisView {
  const known = deepest.value;
  if (analysis.exact) return analysis;
  const same = known?.position === analysis.position && (known.exact || known.depth > analysis.depth);
  return same && known.branches.length >= Math.min(lines, analysis.branches.length) ? known : analysis;
}

/** What the position is worth by the deepest analysis of it; null where there is none. */
export const worthOf = (position: string): readonly number[] | null =>
  deepest.value?.position === position ? deepest.value.worth : null;

/** Reviews that were made while this page is open: whoever comes back to one does not wait again. */
const reviewed = new Map<string, StudyResult>();
/** So many are remembered. */
const REMEMBERED = 8;

/** Under which name an answer is remembered; only reviews are. */
const nameOf = (key: string, asked: StudyQuestion): string | null =>
  asked.kind === 'review' ? `${language.peek()} ${key} ${JSON.stringify(asked)}` : null;

function remember(name: string, found: StudyResult): void {
  if (reviewed.size >= REMEMBERED) reviewed.clear();
  reviewed.set(name, found);
}

/** The answers to a question, as they come; null asks nothing. `key` says when the question is another one. */
export function useQuestion(key: string | null, question: () => StudyQuestion | null): Heard {
  const [heard, setHeard] = useState<{ key: string | null } & Heard>({ key: null, ...NOTHING });
  useEffect(() => {
    const asked = key === null ? null : question();
    if (!asked || key === null) return;
    const name = nameOf(key, asked);
    const known = name === null ? undefined : reviewed.get(name);
    if (known) return setHeard({ key, found: known, trouble: '' });
    let close = () => {};
    // Who steps through a game asks about none of the positions on the way.
    const timer = setTimeout(() => {
      close = askOnce(asked, (found, trouble) => {
        if (name !== null && found?.kind === 'review') remember(name, found);
        setHeard((before) => {
          const known = before.key === key ? before.found : null;
          return { key, found: found ?? known, trouble };
        });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [key]);
  return heard.key === key ? heard : NOTHING;
}

/** Asks, and tells what is found until all is; returns what ends it before. */
function askOnce(
  question: StudyQuestion,
  tell: (found: StudyResult | null, trouble: string) => void,
): () => void {
  let over = false;
  const leave = think(question, {
    told(text) {
      if (over) return;
      const { found } = JSON.parse(text) as StudyAnswer;
      noted(found);
      over = found.kind !== 'progress' && !(found.kind === 'analysis' && !found.done);
      if (found.kind === 'trouble') tell(null, problemSentence(found.problem));
      else tell(found, '');
      // Whoever tells more of it would tell nobody.
      if (over) queueMicrotask(() => leave());
    },
    ended() {
      if (!over) tell(null, t('problem-unreachable'));
      over = true;
    },
  });
  return () => {
    if (over) return;
    over = true;
    leave();
  };
}

/** The position at a table after some of its entries, with all that has to be known of it. */
export function positionAt(store: Store, count: number | null): StudyGround | null {
  const [table, live] = [store.game.table.value, store.game.live.value];
  // Whether those who play may be helped is for the server to say.
  const isOpen = !table?.apart || live?.outcome;
  return isOpen ? setupAt(store, count) : gameAt(store, count);
}

/** A game, as whoever keeps it is asked about it. */
export const gameAt = (store: Store, count: number | null): StudyGround | null =>
  store.trial
    ? setupAt(store, count)
    : { kind: 'game', id: store.id, ...(count !== null && { after: count }) };

function setupAt(store: Store, count: number | null): StudyGround | null {
  const table = store.game.table.value;
  if (!table) return null;
  const entries = store.game.entries.value;
  const { clock: _, ...game } = branchAt(table, entries, count ?? entries.length);
  return { kind: 'setup', game: { ...game, dice: 'hand' } };
}

/** The number of the entry that the server means: what it was given anew, it has numbered anew. */
export function seqIn({ trial, game }: Pick<Store, 'trial' | 'game'>, seq: number): number {
  if (!trial) return seq;
  const plies = effective(game.entries.value).filter((entry) => !isEnding(entry));
  return plies[seq - 1]?.seq ?? 0;
}
