// The passkeys of an account: those there are, and one more.
import { useState } from 'preact/hooks';
import { addPasskey, offersPasskeys, removePasskey } from '../account/api';
import type { AccountView, MyAccount } from '../generated/wire';
import { Sure } from '../parts/Sure';
import { language } from '../text';
import { isolated } from '../text/isolate';
import type { Speak } from '../text/speak';
import { day } from '../text/time';

interface Props {
  account: AccountView;
  /** Whether another one can be made at this address. */
  here: boolean;
  speak: Speak;
  act(work: () => Promise<MyAccount>, done: string): void;
}

export function Passkeys({ account, here, speak, act }: Props) {
  const [name, setName] = useState('');
  const { passkeys } = account;
  return (
    <div class="me-part">
      <h3>{speak('me-passkeys')}</h3>
      <ul class="me-passkeys">
        {passkeys.map((passkey) => {
          const called = isolated(passkey.name) || speak('me-passkey-nameless');
          return (
            <li key={passkey.id}>
              <span>
                <b>{called}</b>
                <small>
                  {speak('me-passkey-added', { when: day(passkey.created, language.value) })}
                  {passkey.used &&
                    ` · ${speak('me-passkey-used', { when: day(passkey.used, language.value) })}`}
                </small>
              </span>
              {passkeys.length > 1 && (
                <Sure
                  label={speak('me-passkey-remove-label', { name: called })}
                  question={speak('me-passkey-sure', { name: called })}
                  known={{ 'data-passkey': 'remove' }}
                  onDone={() => act(() => removePasskey(passkey.id), '')}
                >
                  {speak('me-passkey-remove')}
                </Sure>
              )}
            </li>
          );
        })}
      </ul>
      <p>{speak(passkeys.length > 1 ? 'me-passkeys-about' : 'me-passkey-last')}</p>
      {here && offersPasskeys() && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act(() => addPasskey(name.trim()), '');
            setName('');
          }}
        >
          <label>
            {speak('me-passkey-name')}
            <input
              type="text"
              autocomplete="off"
              maxLength={40}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{speak('me-passkey-add')}</button>
        </form>
      )}
    </div>
  );
}
