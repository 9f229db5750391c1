// A game goes on elsewhere: from a page without a server at one with a server, and from there at one without.
import { useEffect, useState } from 'preact/hooks';
import { alone } from '../base/alone';
import { keep, kept } from '../base/kept';
import { folded, handedTo, pageAt } from '../game/handed';
import type { Speak } from '../text/speak';

interface Props {
  speak: Speak;
  record(): Promise<string>;
  copy(text: string, done: string): void;
  fail(error: unknown): void;
}

/** Where the address of the other page is kept. */
const OTHER = 'ashtapada-other-page';

export function HandOver({ speak, record, copy, fail }: Props) {
  const [to, setTo] = useState(() => kept(OTHER) ?? '');
  const [game, setGame] = useState<string | null>(null);
  const page = pageAt(to);
  const kind = { server: alone ? 'yes' : 'no' };
  const named = page !== null;
  // Nothing is made of it before there is somewhere to go.
  useEffect(() => {
    if (named && game === null) record().then(folded).then(setGame, fail);
  }, [named]);
  const link = page && game && handedTo(page, game, alone);
  const remember = () => keep(OTHER, to.trim());
  return (
    <section class="hand-over">
      <h3>{speak('links-hand', kind)}</h3>
      <p>{speak('links-hand-about', kind)}</p>
      <label>
        {speak('links-hand-where', kind)}
        <input
          type="text"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          placeholder="https://…"
          value={to}
          onInput={(event) => setTo(event.currentTarget.value)}
        />
      </label>
      <p class="problem" role="alert" hidden={named || to.trim() === ''}>
        {speak('links-hand-bad')}
      </p>
      <div class="share-row">
        {link ? (
          <a
            class="button primary"
            data-hand="open"
            href={link}
            target="_blank"
            rel="noreferrer"
            onClick={remember}
          >
            {speak('links-hand-open')}
          </a>
        ) : (
          <button type="button" class="primary" disabled>
            {speak('links-hand-open')}
          </button>
        )}
        <button
          type="button"
          data-hand="copy"
          disabled={!link}
          onClick={() => {
            remember();
            if (link) copy(link, speak('links-hand-copied'));
          }}
        >
          {speak('links-hand-copy')}
        </button>
      </div>
      <p class="share-note">{speak('links-hand-seen', kind)}</p>
    </section>
  );
}
