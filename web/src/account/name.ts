// The name by which one sits down, or looks for others: that of one's account for who is signed in, else the one that was
// typed last in this browser.
import { signal } from '@preact/signals';
import { isSignedIn, keep, kept, SIGNED_IN } from '../base/kept';

/** The longest name, in letters. */
export const LONGEST = 40;

/** The name that was typed last. */
const NAME = 'ashtapada-name';
/** The name of the account that is signed in here. */
const ACCOUNT = 'ashtapada-account';

/** The name of the account that is signed in here, as far as this browser knows; null for who has none. */
export const accountName = (): string | null => (isSignedIn() && kept(ACCOUNT)) || null;

/** The name to begin with. */
export const usualName = (): string => accountName() ?? kept(NAME) ?? '';

const shown = signal(usualName());
/** The same where it is shown all the time: it follows what is remembered. */
export const nameShown = (): string => shown.value;

/** Remembers a name that was typed; that of the account is remembered with the account. */
export function keepName(name: string): void {
  const typed = name.trim();
  if (typed !== '' && typed !== accountName()) keep(NAME, typed);
  shown.value = usualName();
}

/** Remembers who is signed in here: the name of the account, or null for nobody. */
export function keepAccount(name: string | null): void {
  keep(SIGNED_IN, name === null ? '' : 'yes');
  keep(ACCOUNT, name ?? '');
  shown.value = usualName();
}
