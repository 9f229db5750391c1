// Playing the games of the day, and asking how they stand.
import { usualName } from '../../account/name';
import { keep, kept } from '../../base/kept';
import { navigate } from '../../base/router';
import type { DailyAsk, DailyGamePage, DailyGamesPage, DailyTable } from '../../generated/wire';
import { here, request } from '../../net/api';
import { dayGamesPath } from '../../net/paths';
import { secret } from '../../table/store/secrets';
import { keyName } from '../../table/store/sitting';
import { DAILY } from '../addresses';
import { hasBegun } from './played';

/** The result of one table; without a table, of this browser's today. */
export const resultOf = (id: string, date: string, table: string) =>
  `${DAILY}/${id}?day=${date}&game=${encodeURIComponent(table)}`;

/** Under which name the key of this browser is kept, for which one game a day counts. */
const KEY = 'ashtapada-day-key';

/** The day that it is at the server. */
export const TODAY = 'today';
/** A date, counted from 1970-01-01. */
export const countedDay = (date: string) => Date.parse(date) / 86_400_000;

const pathOf = (date: string, id: string) => `${dayGamesPath(date)}/${encodeURIComponent(id)}`;

/** The games of a day. */
export const dayGames = (date: string) => request<DailyGamesPage>(dayGamesPath(date));

/** How a game of a day stands, for whoever played it at that table or at none. */
export const dayGame = (date: string, id: string, table: string | null = null) =>
  request<DailyGamePage>(pathOf(date, id) + (table === null ? '' : `?at=${encodeURIComponent(table)}`));

/** Whether a game was played by this browser: it has its key. */
export const isOwn = (table: string): boolean => kept(keyName(table)) !== null;

/** Goes to the table of today: to the one that counts as long as the game goes on, else to another one. */
export async function play(game: string): Promise<void> {
  const asked: DailyAsk = { key: secret(KEY), name: usualName() };
  const { id, day, counts } = await request<DailyTable>(here(pathOf(TODAY, game)), asked);
  keep(keyName(id), asked.key);
  if (counts) hasBegun(game, countedDay(day), id);
  navigate(`/game/${id}`);
}
