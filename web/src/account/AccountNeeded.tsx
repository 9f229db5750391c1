// Where an account is needed: said to whoever has none here, with the way to it and back.
import { useEffect, useState } from 'preact/hooks';
import type { MyAccount } from '../generated/wire';
import { useSpeak } from '../text/speak';
import { whoAmI } from './api';
import { meAt } from './back';
import '../style/me.css';

/** Where it is needed, which says what for; `back` is the address of that page. */
export function AccountNeeded({ where, back }: { where: 'table' | 'lobby'; back: string }) {
  const speak = useSpeak('me');
  const [me, setMe] = useState<MyAccount | null>(null);
  useEffect(() => {
    // Whether somebody is signed in may have changed elsewhere. Without an answer the server says it later.
    whoAmI().then(setMe, () => {});
  }, []);
  if (!speak || !me || me.account) return null;
  return (
    <div class="account-needed" data-account="needed">
      <p>{speak(where === 'table' ? 'me-needed-table' : 'me-needed-lobby')}</p>
      {me.passkeys.kind === 'nowhere' ? (
        <p>{speak('me-needed-nowhere')}</p>
      ) : (
        <a class="button" href={meAt(me, back)}>
          {speak('me-needed-go')}
        </a>
      )}
    </div>
  );
}
