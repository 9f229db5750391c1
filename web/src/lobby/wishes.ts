// What somebody who looks for people minds, as the browser kept it. Pure.
import type { Wishes } from '../generated/wire';

const SPEEDS = ['none', 'quick', 'calm', 'days'] as const;

const isPair = (read: unknown): read is [string, string] =>
  Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string');

/** What was kept, as far as it can be read; whether a game has these options, the server says. */
export function wishesOf(read: unknown): Wishes {
  if (typeof read !== 'object' || read === null) return {};
  const { speed, level, options, any_options, rated, near } = read as Record<string, unknown>;
  const known = SPEEDS.find((one) => one === speed);
  const pairs = Array.isArray(options) ? options.filter(isPair) : [];
  return {
    ...(known && { speed: known }),
    ...(typeof level === 'number' && { level }),
    ...(pairs.length > 0 && { options: pairs }),
    ...(any_options === true && pairs.length === 0 && { any_options }),
    ...(rated === true && { rated }),
    ...(near === true && { near }),
  };
}
