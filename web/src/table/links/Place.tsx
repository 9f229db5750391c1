// A game by links goes on at another device of one's own: the link for it, and what this device shows from then on.
import { useState } from 'preact/hooks';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { cardOf } from '../../net/catalogue';
import { Sure } from '../../parts/Sure';
import type { Speak } from '../../text/speak';
import type { Store } from '../store';
import { copiedAs, linkTrouble, passed, placeGiven, placeOf } from './letters';
import { Sending } from './Sending';

interface Props {
  store: Store;
  speak: Speak;
}

const titleOf = (store: Store) => cardOf(store.game.table.value?.rules ?? '')?.title ?? '';

/** The link by which one goes on elsewhere, once there is one. */
function PlaceLink({ store, speak, copied }: Props & { copied: boolean | null }) {
  const text = placeGiven(store.id);
  if (text === null) return null;
  return (
    <>
      <p>{speak('links-place-made', passed())}</p>
      <Sending key={String(copied)} {...{ text, speak, copied }} title={titleOf(store)} who="" />
      <p class="share-note">{speak('links-place-own', passed())}</p>
    </>
  );
}

/** Whoever plays here takes the game to another device; whoever has done so sees the link. */
export function TakePlace({ store, speak }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const [said, setSaid] = useSaid();
  const plays = (store.game.table.value?.linked?.here.length ?? 0) > 0;
  const take = () =>
    placeOf(store.id).then(
      async (text) => setCopied(await copyText(copiedAs(text, titleOf(store), speak))),
      (error: unknown) => setSaid(linkTrouble(error, speak)),
    );
  if (!plays && placeGiven(store.id) === null) return null;
  return (
    <section class="take-place">
      <h3>{speak('links-place')}</h3>
      {plays ? (
        <>
          <p>{speak('links-place-about', passed())}</p>
          <Sure
            question={speak('links-place-sure')}
            known={{ 'data-link': 'place' }}
            onDone={() => void take()}
          >
            {speak('links-place-make')}
          </Sure>
        </>
      ) : (
        <PlaceLink {...{ store, speak, copied }} />
      )}
      <p role="status">
        <Spoken said={said} />
      </p>
    </section>
  );
}

/** What a device says on which one only looks on. */
export function Looking({ store, speak }: Props) {
  const [shown, setShown] = useState(false);
  if (placeGiven(store.id) === null) return <p class="link-panel">{speak('links-looking')}</p>;
  return (
    <section class="link-panel" aria-label={speak('links-title')}>
      {shown ? (
        <PlaceLink {...{ store, speak }} copied={null} />
      ) : (
        <>
          <p>{speak('links-place-gone')}</p>
          <p>
            <button type="button" data-link="place-again" onClick={() => setShown(true)}>
              {speak('links-place-show', passed())}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
