// The address of a feed of the games that wait. It is known only when it is made.
import { useState } from 'preact/hooks';
import { makeFeed, stopFeed, whoAmI } from '../account/api';
import type { MyAccount } from '../generated/wire';
import { Sure } from '../parts/Sure';
import type { Speak } from '../text/speak';

interface Props {
  there: boolean;
  speak: Speak;
  act(work: () => Promise<MyAccount>, done: string): void;
}

export function Feed({ there, speak, act }: Props) {
  const [address, setAddress] = useState('');
  const make = async () => {
    const { path } = await makeFeed();
    setAddress(new URL(path, location.href).href);
    return whoAmI();
  };
  const stop = async () => {
    const me = await stopFeed();
    setAddress('');
    return me;
  };
  return (
    <div class="me-part me-feed">
      <h3>{speak('me-feed')}</h3>
      <p>{speak('me-feed-about')}</p>
      {address !== '' ? (
        <label>
          {speak('me-feed-once')}
          <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      ) : (
        there && <p>{speak('me-feed-there')}</p>
      )}
      <p class="me-row">
        {address !== '' && 'clipboard' in navigator && (
          <button
            type="button"
            class="primary"
            onClick={() => act(() => navigator.clipboard.writeText(address).then(whoAmI), 'me-copied')}
          >
            {speak('me-copy')}
          </button>
        )}
        {there ? (
          <>
            <Sure
              question={speak('me-feed-sure')}
              known={{ 'data-feed': 'renew' }}
              onDone={() => act(make, '')}
            >
              {speak('me-feed-renew')}
            </Sure>
            <Sure
              question={speak('me-feed-sure')}
              known={{ 'data-feed': 'stop' }}
              onDone={() => act(stop, '')}
            >
              {speak('me-feed-stop')}
            </Sure>
          </>
        ) : (
          <button type="button" onClick={() => act(make, '')}>
            {speak('me-feed-make')}
          </button>
        )}
      </p>
    </div>
  );
}
