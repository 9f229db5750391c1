// Loading a game from its record: chosen as a file, dropped on the page, or pasted.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Failure } from '../base/failure';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { type Ground, groundOf } from '../game/ground';
import { readRecord } from '../net/api';
import { cardOf, catalogue } from '../net/catalogue';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { carry, sittersOf } from './carried';
import { textOf } from './encoding';
import { offsetOf } from './place';
import '../style/record.css';

/** A record, also one that stands in a link. */
async function recordIn(text: string): Promise<string> {
  if (!text.includes('game~')) return text;
  const { handedIn, unfolded } = await import('../game/handed');
  const game = handedIn(text);
  return game === null ? text : unfolded(game).catch(() => text);
}

export function LoadRecord() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Ground | null>(null);
  const [trouble, setTrouble] = useSaid();
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** The number of the latest request: answers to earlier ones are ignored. */
  const asked = useRef(0);
  useEffect(() => next.current?.focus(), [found]);
  const read = (record: string) => {
    setOpen(true);
    setText(record);
    setFound(null);
    setTrouble('');
    const own = ++asked.current;
    recordIn(record)
      .then(readRecord)
      .then(
        (game) => own === asked.current && setFound(groundOf(game)),
        (error: unknown) => {
          if (own !== asked.current) return;
          setTrouble(failureSentence(error));
          const place = error instanceof Failure ? error.problem.place : undefined;
          if (place) {
            const at = offsetOf(record, place);
            area.current?.focus();
            area.current?.setSelectionRange(at, Math.min(record.length, at + 1));
          }
        },
      );
  };
  const file = (list: FileList | null | undefined) => {
    list?.[0]
      ?.arrayBuffer()
      .then((bytes) => textOf(new Uint8Array(bytes)))
      .then(read, () => {
        setOpen(true);
        setTrouble(t('record-unreadable'));
      });
  };
  // A file dropped anywhere on this page is read as a record.
  useEffect(() => {
    const drag = (event: DragEvent) => {
      const types = event.dataTransfer?.types ?? [];
      const brings = types.includes('Files') || types.includes('text/plain');
      // Text dropped on the field goes where it is dropped.
      if (!brings || (event.target === area.current && !types.includes('Files'))) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type !== 'drop') return;
      if (event.dataTransfer?.files.length) file(event.dataTransfer.files);
      else read(event.dataTransfer?.getData('text/plain') ?? '');
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, drag);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, drag);
    };
  }, []);
  const go = (to: string) => {
    if (!found) return;
    carry(found);
    navigate(to);
  };
  return (
    <details
      class={`load-record ${over ? 'over' : ''}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('record-open')}</summary>
      <p>{t('record-how')}</p>
      <label class="button">
        <input
          type="file"
          class="visually-hidden"
          accept=".txt,.pgn,text/plain"
          onChange={(event) => file(event.currentTarget.files)}
        />
        {t('record-file')}
      </label>
      <textarea
        ref={area}
        rows={6}
        spellcheck={false}
        aria-label={t('record-text')}
        placeholder={`[Rules "${catalogue.value?.games[0]?.id ?? '…'}"]\n\n1. 3: b1-c3 2. 5: b6-c6`}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setFound(null);
        }}
        onPaste={() => setTimeout(() => area.current && read(area.current.value))}
      />
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {found ? (
        <div class="share-row">
          <p role="status">
            {t('record-found', { title: cardOf(found.rules)?.title ?? '', names: sittersOf(found) })}
          </p>
          <button type="button" class="primary" ref={next} onClick={() => go('/review')}>
            {t('record-look')}
          </button>
          <button type="button" onClick={() => go(`/new/${found.rules}?on`)}>
            {t('branch-play-on')}
          </button>
        </div>
      ) : (
        <button type="button" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('record-read')}
        </button>
      )}
    </details>
  );
}
