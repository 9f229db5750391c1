// One's account: its name, its passkeys, its feed, its data, and its end.
import { useState } from 'preact/hooks';
import { deleteAccount, EXPORT, rename, signOut } from '../account/api';
import { LONGEST } from '../account/name';
import type { AccountView, MyAccount } from '../generated/wire';
import { Dialog } from '../parts/Dialog';
import type { Speak } from '../text/speak';
import { Feed } from './Feed';
import { Passkeys } from './Passkeys';
import { ShownChoice } from './ShownChoice';

interface Props {
  account: AccountView;
  me: MyAccount;
  speak: Speak;
  /** Carries something out, and says so once it is done. */
  act(work: () => Promise<MyAccount>, done: string): void;
}

export function Account({ account, me, speak, act }: Props) {
  const [name, setName] = useState(account.name);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <div class="me-parts">
        <div class="me-part">
          <h3>
            <bdi>{account.name}</bdi>
          </h3>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              act(() => rename(name.trim()), 'me-renamed');
            }}
          >
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
            <button type="submit" disabled={name.trim() === '' || name.trim() === account.name}>
              {speak('me-rename')}
            </button>
          </form>
          <p>{speak('me-sessions', { count: account.sessions })}</p>
          <p class="me-row">
            <button type="button" onClick={() => act(() => signOut(false), 'me-signed-out')}>
              {speak('me-sign-out')}
            </button>
            {account.sessions > 1 && (
              <button type="button" onClick={() => act(() => signOut(true), 'me-signed-out')}>
                {speak('me-sign-out-all')}
              </button>
            )}
          </p>
        </div>
        <Passkeys account={account} here={me.passkeys.kind === 'here'} speak={speak} act={act} />
        <ShownChoice account={account} speak={speak} act={act} />
        <Feed there={account.feed} speak={speak} act={act} />
        <div class="me-part">
          <h3>{speak('me-data')}</h3>
          <p>{speak('me-export-about')}</p>
          <p class="me-row">
            <a class="button" href={EXPORT} download="ashtapada.json">
              {speak('me-export')}
            </a>
            <button type="button" class="danger" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
              {speak('me-delete')}
            </button>
          </p>
        </div>
      </div>
      {deleting && (
        <Dialog kind="me-deleting" title={speak('me-delete-title')} onClose={() => setDeleting(false)}>
          {(close) => (
            <>
              <p>{speak('me-delete-about')}</p>
              <p class="me-row">
                <button type="button" class="primary" onClick={close}>
                  {speak('me-delete-no')}
                </button>
                <button
                  type="button"
                  class="danger"
                  onClick={() => {
                    close();
                    act(deleteAccount, 'me-deleted');
                  }}
                >
                  {speak('me-delete-yes')}
                </button>
              </p>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
