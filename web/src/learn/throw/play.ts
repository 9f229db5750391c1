// Playing the daily throw, and asking how it stands.
import { usualName } from '../../account/name';
import { keep, kept } from '../../base/kept';
import { navigate } from '../../base/router';
import type { DailyAsk, DailyTable, DailyThrowPage } from '../../generated/wire';
import { here, request } from '../../net/api';
import { secret } from '../../table/store/secrets';
import { keyName } from '../../table/store/sitting';
import { hasBegun } from './thrown';

/** Where the result is. */
export const THROW = '/daily/throw';

/** The result of one game. */
export const resultOf = (date: string, game: string) =>
  `${THROW}?day=${date}&game=${encodeURIComponent(game)}`;

/** Under which name the key of this browser is kept, for which one game a day counts. */
const KEY = 'ashtapada-throw-key';
const PATH = '/api/daily-throw';

/** The day that it is at the server. */
export const TODAY = 'today';
/** A date, counted from 1970-01-01. */
export const countedDay = (date: string) => Date.parse(date) / 86_400_000;

/** How a day stands, for whoever played that game or none. */
export const dayPage = (date: string, game: string | null = null) =>
  request<DailyThrowPage>(`${PATH}/${date}${game === null ? '' : `?game=${encodeURIComponent(game)}`}`);

/** Whether a game was played by this browser: it has its key. */
export const isOwn = (game: string): boolean => kept(keyName(game)) !== null;

/** Goes to the table of today: to the game that counts as long as it goes on, else to another one. */
export async function play(): Promise<void> {
  const asked: DailyAsk = { key: secret(KEY), name: usualName() };
  const { id, day, counts } = await request<DailyTable>(here(PATH), asked);
  keep(keyName(id), asked.key);
  if (counts) hasBegun(countedDay(day), id);
  navigate(`/game/${id}`);
}
