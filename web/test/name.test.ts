// By which name one sits down: that of the account for who is signed in, which cannot be changed there.
import type { VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rename, signOut, whoAmI } from '../src/account/api';
import { NameField, type OwnName } from '../src/account/NameField';
import { accountName, keepName, usualName } from '../src/account/name';
import type { MyAccount } from '../src/generated/wire';
import { sitting } from '../src/table/store/sit';

const account = {
  player: 'account:k3v9x2m7q4w8',
  created: '',
  passkeys: [],
  sessions: 1,
  feed: false,
  shown: { items: [] },
};
let me: MyAccount;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  me = { account: { ...account, name: 'Zofia' }, passkeys: { kind: 'here' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(me))));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is shown of the field: its input, and whether there is a note beside it. */
function shown(own: OwnName) {
  const field = NameField({ own, label: 'Your name' }) as VNode<{ children: unknown[] }>;
  const input = field.props.children.find((child) => (child as VNode | null)?.type === 'input');
  const { value, readOnly, onInput } = (input as VNode<Record<string, unknown>>).props;
  const notes = field.props.children.filter((child) => typeof (child as VNode | null)?.type === 'function');
  return { value, readOnly, onInput: onInput as (event: unknown) => void, notes: notes.length };
}

test('who has no account is proposed what was typed last', async () => {
  expect([accountName(), usualName()]).toEqual([null, '']);
  sitting('h7xk2m5q0w3e', 'south', 'Anna ');
  expect(usualName()).toBe('Anna');
  keepName(' ');
  expect(usualName()).toBe('Anna');
  me = { account: null, passkeys: { kind: 'here' } };
  await whoAmI();
  expect([accountName(), usualName()]).toEqual([null, 'Anna']);
});

test('who is signed in is proposed the name of the account, as it is now', async () => {
  keepName('Anna');
  await whoAmI();
  expect([accountName(), usualName()]).toEqual(['Zofia', 'Zofia']);
  me = { ...me, account: { ...account, name: 'Zosia' } };
  await rename('Zosia');
  expect(usualName()).toBe('Zosia');
  // Sitting down by it does not make it what this browser would propose to somebody else.
  sitting('h7xk2m5q0w3e', 'south', 'Zosia');
  me = { account: null, passkeys: { kind: 'here' } };
  await signOut(false);
  expect([accountName(), usualName()]).toEqual([null, 'Anna']);
});

test('the name of an account cannot be changed where one sits down', () => {
  const type = vi.fn();
  const own = shown({ name: 'Zofia', known: true, type });
  expect([own.value, own.readOnly, own.notes]).toEqual(['Zofia', true, 1]);
  const typed = shown({ name: 'Anna', known: false, type });
  expect([typed.value, typed.readOnly, typed.notes]).toEqual(['Anna', false, 0]);
  typed.onInput({ currentTarget: { value: 'Ania' } });
  expect(type).toHaveBeenCalledWith('Ania');
});
