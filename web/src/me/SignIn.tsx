// Making an account, or opening the one that one has: only where browsers offer passkeys.
import { useState } from 'preact/hooks';
import { makeAccount, offersPasskeys, signIn } from '../account/api';
import { backOf, meAt } from '../account/back';
import { LONGEST, usualName } from '../account/name';
import { search } from '../base/router';
import type { MyAccount } from '../generated/wire';
import type { Speak } from '../text/speak';

interface Props {
  me: MyAccount;
  speak: Speak;
  /** Carries something out, and says so once it is done. */
  act(work: () => Promise<MyAccount>, done: string): void;
}

export function SignIn({ me, speak, act }: Props) {
  const [name, setName] = useState(usualName());
  const { passkeys } = me;
  const back = backOf(search.value);
  if (passkeys.kind === 'address') {
    return (
      <p class="me-note">
        {speak('me-elsewhere')}{' '}
        <a href={back === null ? `${passkeys.address}/me` : meAt(me, back)}>{passkeys.address}</a>
      </p>
    );
  }
  if (passkeys.kind === 'nowhere' || !offersPasskeys()) {
    return <p class="me-note">{speak('me-no-passkeys')}</p>;
  }
  return (
    <div class="me-parts">
      <form
        class="me-part"
        onSubmit={(event) => {
          event.preventDefault();
          act(() => makeAccount(name.trim()), 'me-made');
        }}
      >
        <h3>{speak('me-make')}</h3>
        <p>{speak('me-make-about')}</p>
        <label>
          {speak('me-name')}
          <input
            type="text"
            autocomplete="nickname"
            maxLength={LONGEST}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={name.trim() === ''}>
          {speak('me-make')}
        </button>
      </form>
      <div class="me-part">
        <h3>{speak('me-have')}</h3>
        <p>{speak('me-have-about')}</p>
        <button type="button" onClick={() => act(signIn, 'me-signed-in')}>
          {speak('me-have')}
        </button>
      </div>
    </div>
  );
}
