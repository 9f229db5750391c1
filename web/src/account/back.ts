// From a page that needs an account to the page where one is made, and back.
import type { MyAccount } from '../generated/wire';

/** Only pages of ours are led back to. */
const PAGES = /^\/(game\/[\w-]+|together)$/;

/** The address of the page of accounts, which leads back; where passkeys need another name of this computer, there. */
export function meAt({ passkeys }: Pick<MyAccount, 'passkeys'>, back: string): string {
  const host = passkeys.kind === 'address' ? passkeys.address : '';
  return `${host}/me?back=${encodeURIComponent(back)}`;
}

/** Where the address of the page of accounts leads back to. */
export function backOf(search: string): string | null {
  const back = new URLSearchParams(search).get('back');
  return back !== null && PAGES.test(back) ? back : null;
}
