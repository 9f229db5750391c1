// Any position set up by hand, and played from. What may stand in it is known to the rules alone.
import { useEffect, useState } from 'preact/hooks';
import { playing } from '../base/heading';
import { search } from '../base/router';
import { groundFrom } from '../game/ground';
import type { DraftAsk } from '../generated/wire';
import { cardOf, catalogue } from '../net/catalogue';
import { Nothing } from '../parts/nothing';
import { language, t } from '../text';
import { failureSentence } from '../text/problem';
import { Editor } from './Editor';
import { ask, type Begun } from './useDraft';
import '../style/setup.css';

/** The position that an address asks for; where its text cannot be read, the start, and the text to be mended. */
async function begin(id: string, query: string): Promise<Begun> {
  const { options, position, actions } = groundFrom(query) ?? { options: [], position: null, actions: [] };
  const asked: DraftAsk = { rules: id, options, position: null };
  try {
    return { asked, draft: await ask({ ...asked, position, actions }), unread: null, why: null };
  } catch (why) {
    if (position === null) throw why;
    return { asked, draft: await ask(asked), unread: position, why };
  }
}

export function SetupPage({ id }: { id: string }) {
  const card = cardOf(id);
  const unknown = catalogue.value !== null && !card;
  const query = search.value;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    playing.value = id;
  }, [id]);
  const lang = language.value;
  useEffect(() => {
    let wanted = true;
    setTrouble('');
    setBegun(null);
    begin(id, query).then(
      (begun) => wanted && setBegun(begun),
      (error: unknown) => wanted && setTrouble(failureSentence(error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, query]);
  return (
    <main class="page wide">
      <div class="setup-head">
        <h1>{t('setup-title')}</h1>
        {!unknown && <a href={`/new/${id}`}>{card?.title ?? id}</a>}
      </div>
      {unknown && <Nothing words={t('game-unknown')} />}
      {trouble && !unknown && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {begun && card ? (
        <Editor begun={begun} title={card.title} lang={lang} />
      ) : (
        !trouble && !unknown && <p aria-busy="true">{t('loading')}</p>
      )}
    </main>
  );
}
