// Announcements for screen readers: each event once, in whole sentences, and whose turn it is then;
// while one looks back, the step that is shown.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Spoken, type SpokenWords, saidAfter, UNSAID } from '../../base/Spoken';
import { seatOf } from '../../base/turn';
import { targets } from '../../board/choice';
import { stops } from '../../game/steps';
import { pressed } from '../../keys/keys';
import { language, t } from '../../text';
import { entryWords, toldOf } from '../../text/action';
import type { Store } from '../store';

/** More new entries than that are not told one by one. */
const MANY = 40;

interface Props {
  store: Store;
  /** Whose turn it is, in a sentence. */
  status: string;
}

interface LastAnnouncement {
  /** How many entries have been announced, and the step shown while one looks back. */
  count: number;
  back: number | null;
  status: string;
  /** The selected piece: with it is announced where it may go. */
  selected: string | null;
  /** Whether that is what was announced last: it holds only as long as the piece is selected. */
  going: boolean;
  /** The last announcement, and the number of announcements, so that equal ones in a row are announced again. */
  said: SpokenWords;
  times: number;
  /** The language of the last announcement. */
  spoken: string;
}

export function Announcer({ store, status }: Props) {
  const { showing, moves } = store;
  const told = useRef<LastAnnouncement | null>(null);
  const [, setAsked] = useState(0);
  const entries = showing.shownEntries.value;
  const back = showing.browsing.value;
  const names = store.people.names.value;
  const turn = store.game.live.value?.turn;
  const { selected } = moves.choice.value;
  /** Whether to announce whose turn it is: not on computers' turns, of which only the events are. */
  const due =
    showing.current.value && (turn?.kind === 'over' || store.people.isHuman(turn ? seatOf(turn) : null));
  // Nobody listens to a game that was played unseen, sentence by sentence.
  const sentences = (from: number) =>
    (entries.length - from > MANY ? [] : entries.slice(from)).flatMap((entry) => toldOf(entry, names));

  const say = (words: string, before: LastAnnouncement | null, going = false): LastAnnouncement => ({
    count: back === null ? entries.length : (before?.count ?? entries.length),
    back,
    status: due ? status : (before?.status ?? ''),
    selected,
    going: going || (words === '' && held(before)),
    // In another language than the page, or where it no longer holds, it is not left standing.
    said:
      words !== '' || !before || before.spoken !== language.value || (before.going && !held(before))
        ? saidAfter(before?.said ?? UNSAID, words)
        : before.said,
    spoken: language.value,
    times: (before?.times ?? 0) + Number(words !== ''),
  });

  const before = told.current;
  if (before === null) {
    told.current = say(due ? status : '', null);
  } else if (back !== null && back !== before.back) {
    told.current = say(steps(), before);
  } else if (back === null) {
    const fresh =
      before.back === null ? sentences(before.count) : sentences(showing.toldEntries.value.length);
    // That the game is over was among the events.
    const ended = turn?.kind === 'over' && fresh.length > 0;
    const going = goes(before.selected);
    // A piece that moves is put down too: what it did is told when it is done.
    const putDown = before.going && !held(before) && going.length === 0 && !store.sending.waiting.value;
    const news = fresh.length > 0 || before.back !== null || status !== before.status || putDown;
    told.current = say(
      [...fresh, ...(due && news && !ended ? [status] : []), ...going].join(' '),
      before,
      going.length > 0,
    );
  }

  /** Whether it was announced where the piece that is still selected may go. */
  function held(before: LastAnnouncement | null): boolean {
    return before?.going === true && selected === before.selected;
  }

  function goes(held: string | null): string[] {
    if (selected === null || selected === held) return [];
    const spots = [...targets(moves.legal.value, selected).keys()].join(', ');
    return spots === '' ? [] : [t('told-goes', { at: selected, spots })];
  }

  function steps(): string {
    // The slider itself announces where it is.
    if (document.activeElement?.matches('.timeline input')) return '';
    const list = stops(showing.toldEntries.value);
    const at = list.findLastIndex((seq) => seq <= showing.count.value);
    const entry = entries.at(-1);
    const action = entry ? entryWords(entry, names) : t('step-first');
    return [
      t('step-at', { step: at, last: list.length - 1, action }),
      ...sentences(Math.max(0, entries.length - 1)),
    ].join('. ');
  }

  useEffect(() => {
    const again = (event: KeyboardEvent) => {
      if (event.defaultPrevented || pressed('table', event) !== 'again' || !told.current) return;
      const last = sentences(Math.max(0, entries.length - 1)).join(' ');
      told.current = say([last, back === null ? status : steps()].filter(Boolean).join(' '), told.current);
      setAsked((times) => times + 1);
    };
    addEventListener('keydown', again);
    return () => removeEventListener('keydown', again);
  });

  return (
    <div class="visually-hidden" aria-live="polite" data-testid="announcer">
      <p key={told.current?.times}>
        <Spoken said={told.current?.said ?? UNSAID} />
      </p>
    </div>
  );
}
