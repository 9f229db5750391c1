// The field for one's own name: who is signed in finds the name of the account there, which is changed with the account only.
import { useEffect, useState } from 'preact/hooks';
import { isSignedIn } from '../base/kept';
import { useSpeak } from '../text/speak';
import { accountName, LONGEST, usualName } from './name';

export interface OwnName {
  name: string;
  /** Whether it is that of the account. */
  known: boolean;
  type(name: string): void;
}

/** The name to sit down by. What this browser remembers of the account is asked for anew: it may have been changed elsewhere. */
export function useOwnName(): OwnName {
  const [account, setAccount] = useState(accountName);
  const [typed, type] = useState(usualName);
  useEffect(() => {
    if (!isSignedIn()) return;
    let wanted = true;
    void import('./api')
      .then(({ whoAmI }) => whoAmI())
      .then(
        () => {
          if (!wanted) return;
          setAccount(accountName());
          // Where no name of an account was shown, somebody may have typed one.
          if (account !== null && accountName() === null) type(usualName());
        },
        // What is remembered will do.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, []);
  return { name: account ?? typed, known: account !== null, type };
}

/** Why the name cannot be changed here. */
function Note() {
  const speak = useSpeak('me');
  return speak && <small>{speak('me-name-here')}</small>;
}

interface Props {
  own: OwnName;
  label: string;
  class?: string;
  /** Is called when another name was typed. */
  onDone?(): void;
}

export function NameField({ own, label, class: kind, onDone }: Props) {
  return (
    <label class={kind}>
      {label}
      <input
        type="text"
        name="name"
        maxLength={LONGEST}
        autocomplete="nickname"
        value={own.name}
        readOnly={own.known}
        onInput={(event) => own.type(event.currentTarget.value)}
        onChange={onDone}
      />
      {own.known && <Note />}
    </label>
  );
}
