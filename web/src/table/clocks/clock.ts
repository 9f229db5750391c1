// The clocks of a table: how much is left, what that looks like, and when it looks different. Pure.
import type { ClockPlan, ClockView, Seat, TableView } from '../../generated/wire';

/** The plan of a seat: its own, or that of the table. */
export const planAt = (table: TableView | null, seat: Seat): ClockPlan | undefined =>
  table?.clocks?.find((own) => own.seat === seat)?.clock ?? table?.clock;

/** The clocks as received from the server, and when, by the page's own time. */
export interface ClockReading {
  clock: ClockView;
  at: number;
}

/** Up to this many milliseconds, tenths of a second are shown. */
const TENTHS = 20_000;

/** Milliseconds left for a seat; null where it has no clock. */
export function leftOf({ clock, at }: ClockReading, seat: Seat, now: number): number | null {
  const left = clock.left.find(([one]) => one === seat)?.[1];
  if (left === undefined) return null;
  return clock.runs === seat ? Math.max(0, left - Math.max(0, now - at - (clock.free ?? 0))) : left;
}

/** Where a turn takes days, time is short for so many milliseconds. */
const EVENING = 4 * 3_600_000;

/** Up to this many milliseconds, time is short. */
export const lowFrom = ({ initial, kind }: ClockPlan) =>
  kind === 'turn' ? EVENING : Math.min(TENTHS, initial * 200);

export type Standing = 'well' | 'low' | 'up';

export const standing = (left: number, low: number): Standing =>
  left <= 0 ? 'up' : left <= low ? 'low' : 'well';

/** From here on, days and hours are shown. */
const DAYS = 48 * 3_600_000;

/** Days and hours, where so much is left that nobody counts minutes. */
export const daysOf = (left: number): { days: number; hours: number } | null =>
  left < DAYS ? null : { days: Math.floor(left / 86_400_000), hours: Math.floor(left / 3_600_000) % 24 };

/** `1:02:03`, `9:59`, below twenty seconds `19.9` in the format of the language: rounded up, so that zero is zero. */
export function clockText(left: number, language: string, whole?: 'whole'): string {
  if (left > 0 && left <= TENTHS && !whole) {
    const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(language, form).format(Math.ceil(left / 100) / 10);
  }
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long until the text of a running clock changes, in milliseconds. */
export function untilNext(left: number): number {
  const step = left <= TENTHS ? 100 : 1000;
  return left - (Math.ceil(left / step) - 1) * step;
}
