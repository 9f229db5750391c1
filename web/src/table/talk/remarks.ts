// What computer players with a character have to say: at great moments only, and seldom. Pure.
import type { Entry } from '../../game/log';
import type { Player, Seat } from '../../generated/wire';

/** A king was taken or lost, a game won or lost. */
export type Occasion = 'took' | 'lost' | 'won' | 'beaten';

export interface Remark {
  seat: Seat;
  /** The message: who of which character says what. */
  id: string;
  /** Of the entry that it is about. */
  seq: number;
  turn: number;
}

/** How many lines there are for each occasion. */
export const LINES = 2;
/** So many turns nobody says anything after somebody did; the end of a game is always worth a word. */
export const SILENT = 8;

/** The character of a computer player; none of people and of bare levels. */
export const characterOf = (player: Player | undefined): string | null =>
  player?.kind === 'bot' ? (/^level-\d-([a-z]+)$/.exec(player.bot)?.[1] ?? null) : null;

/** Who has reason to speak in an entry, the most moved first. */
export function occasionsIn({ events, view }: Pick<Entry, 'events' | 'view'>): [Seat, Occasion][] {
  const ends = events.some(({ kind }) => kind === 'over') ? view.outcome : null;
  const ranks = Object.entries(ends?.rank ?? {});
  // Of a draw nobody boasts.
  const shared = ranks.every(([, rank]) => rank === 1);
  const results = (shared ? [] : ranks).map(([seat, rank]): [Seat, Occasion] => [
    seat as Seat,
    rank === 1 ? 'won' : 'beaten',
  ]);
  const kings = events.flatMap((event): [Seat, Occasion][] =>
    event.kind === 'captured' && event.role === 'king'
      ? [
          [event.army, 'lost'],
          [event.by, 'took'],
        ]
      : [],
  );
  return [...results.filter(([, occasion]) => occasion === 'won'), ...results, ...kings];
}

/** A number that is the same for everybody who looks at the game. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521;
  return seed;
}

/** The remarks in a log, as everybody hears them: with each occasion the lines take turns, beginning anywhere. */
export function remarksIn(
  game: string,
  entries: readonly Entry[],
  players: Readonly<Partial<Record<Seat, Player>>>,
): Remark[] {
  const said: Remark[] = [];
  const times = new Map<string, number>();
  for (const entry of entries) {
    const over = entry.view.outcome !== null;
    const last = said.at(-1);
    if (last && !over && entry.turn - last.turn < SILENT) continue;
    const found = occasionsIn(entry).find(([seat]) => characterOf(players[seat]) !== null);
    if (!found) continue;
    const [seat, occasion] = found;
    const about = `${characterOf(players[seat])}-${occasion}`;
    const before = times.get(about) ?? 0;
    times.set(about, before + 1);
    const line = ((seedOf(`${game} ${about}`) + before) % LINES) + 1;
    said.push({ seat, id: `remark-${about}-${line}`, seq: entry.seq, turn: entry.turn });
  }
  return said;
}
