// Questions to the server about positions and games: one at a time, the next one ends the one before.
import { useEffect, useState } from 'preact/hooks';
import { effective, isEnding } from '../game/log';
import type { StudyAnswer } from '../generated/StudyAnswer';
import type { StudyAsk } from '../generated/StudyAsk';
import type { StudyFound } from '../generated/StudyFound';
import type { StudyGround } from '../generated/StudyGround';
import type { StudyQuestion } from '../generated/StudyQuestion';
import { studyAddress } from '../net/paths';
import { branchAt } from '../review/ground';
import type { Store } from '../table/store';
import { language, t } from '../text';
import { problemSentence } from '../text/problem';

/** What was answered so far; `lost`: the connection ended before the last answer. */
export interface Heard {
  found: StudyFound | null;
  trouble: string;
}

const NOTHING: Heard = { found: null, trouble: '' };

/** The answers to a question, as they come; null asks nothing. `key` says when the question is another one. */
export function useQuestion(key: string | null, question: () => StudyQuestion | null): Heard {
  const [heard, setHeard] = useState<{ key: string | null } & Heard>({ key: null, ...NOTHING });
  useEffect(() => {
    const asked = key === null ? null : question();
    if (!asked) return;
    let over = false;
    const socket = new WebSocket(studyAddress(language.peek()));
    const ask: StudyAsk = { id: 1, question: asked };
    socket.onopen = () => socket.send(JSON.stringify(ask));
    socket.onmessage = ({ data }) => {
      const { found } = JSON.parse(String(data)) as StudyAnswer;
      over = found.kind !== 'progress' && !(found.kind === 'analysis' && !found.done);
      const trouble = found.kind === 'trouble' ? problemSentence(found.problem) : '';
      setHeard((before) => ({ key, found: trouble === '' ? found : before.found, trouble }));
      if (over) socket.close();
    };
    socket.onclose = () => {
      if (!over) setHeard((before) => ({ ...before, key, trouble: t('problem-unreachable') }));
      over = true;
    };
    return () => {
      over = true;
      socket.close();
    };
  }, [key]);
  return heard.key === key ? heard : NOTHING;
}

/** The game at a table after some of its entries, as the server is asked about it. */
export function groundAt(store: Store, count: number | null): StudyGround | null {
  const table = store.table.value;
  if (!table) return null;
  if (!store.trial) return { kind: 'game', id: store.id, ...(count !== null && { after: count }) };
  const entries = store.entries.value;
  const { clock: _, ...game } = branchAt(table, entries, count ?? entries.length);
  return { kind: 'setup', game: { ...game, dice: 'hand' } };
}

/** The number of the entry that the server means: what it was given anew, it has numbered anew. */
export function seqIn(store: Store, seq: number): number {
  if (!store.trial) return seq;
  const plies = effective(store.entries.value).filter((entry) => !isEnding(entry));
  return plies[seq - 1]?.seq ?? 0;
}
