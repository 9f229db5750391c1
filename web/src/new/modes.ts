// The three ways in which most tables are set up, and what each of them means for the seats. Pure.
import type { Player, Seat, Standing } from '../generated/wire';
import { levelOf } from '../table/seats/level';

export const MODES = ['computer', 'here', 'friends'] as const;
export type Mode = (typeof MODES)[number];
export type Players = Readonly<Record<string, Player>>;

type Seats = readonly Pick<Standing, 'seat'>[];

const NOBODY: Player = { kind: 'human', name: '' };

/** The seat of the first person, and how strong the first computer player is, if there are any. */
export const ownSeat = (seats: Seats, players: Players): Seat | null =>
  seats.find(({ seat }) => (players[seat] ?? NOBODY).kind === 'human')?.seat ?? null;
export const levelIn = (players: Players): number | null =>
  Object.values(players).flatMap((one) => (one.kind === 'bot' ? (levelOf(one.bot) ?? []) : []))[0] ?? null;

/** One person against computer players of a level. Who is there already keeps name and character. */
export const against = (seats: Seats, players: Players, own: Seat, level: number): Players =>
  Object.fromEntries(
    seats.map(({ seat }) => {
      const before = players[seat] ?? NOBODY;
      if (seat === own) return [seat, before.kind === 'human' ? before : NOBODY];
      const character = before.kind === 'bot' ? (/-\D.*$/.exec(before.bot)?.[0] ?? '') : '';
      return [seat, { kind: 'bot', bot: `level-${level}${character}` }];
    }),
  );

/** People in all seats: those who are named already, and others. */
export const among = (seats: Seats, players: Players): Players =>
  Object.fromEntries(
    seats.map(({ seat }) => [seat, players[seat]?.kind === 'human' ? players[seat] : NOBODY]),
  );

/** The way that these seats were set up in. */
export const modeOf = (players: Players, apart: boolean): Mode =>
  apart ? 'friends' : Object.values(players).some(({ kind }) => kind === 'bot') ? 'computer' : 'here';
