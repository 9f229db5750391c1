// Which of one's games are shown: by state, with whom, and which game. Pure.
import type { OwnGame } from '../home/own';

export const STATES = ['all', 'going', 'over'] as const;
/** `computer`: games that another browser of the computer of the server set up; one's own are all the others. */
export const COMPANY = ['all', 'others', 'screen', 'computer'] as const;

export interface Chosen {
  state: (typeof STATES)[number];
  company: (typeof COMPANY)[number];
  /** The tile of the game; empty for all. */
  tile: string;
}

export const ALL: Chosen = { state: 'all', company: 'all', tile: '' };

/** What an address asks for; `?going` is that of the former list. */
export function chosenIn(search: string): Chosen {
  const asked = new URLSearchParams(search);
  const state = STATES.find((one) => one === asked.get('state'));
  return {
    state: state ?? (asked.has('going') ? 'going' : 'all'),
    company: COMPANY.find((one) => one === asked.get('with')) ?? 'all',
    tile: asked.get('game') ?? '',
  };
}

/** The same for an address, beside what else stands there. */
export function queryOf({ state, company, tile }: Chosen, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('going');
  const set = (name: string, value: string, usual: string) =>
    value === usual ? query.delete(name) : query.set(name, value);
  set('state', state, 'all');
  set('with', company, 'all');
  set('game', tile, '');
  return query.toString();
}

/** Those that are chosen; `tileOf` says which game the rules belong to. */
export const filtered = (
  games: readonly OwnGame[],
  { state, company, tile }: Chosen,
  tileOf: (rules: string) => string | undefined,
): OwnGame[] =>
  games.filter(
    ({ over, others, rules, from }) =>
      (state === 'all' || over === (state === 'over')) &&
      (from === 'computer') === (company === 'computer') &&
      (company === 'all' || company === 'computer' || others === (company === 'others')) &&
      (tile === '' || tileOf(rules) === tile),
  );
