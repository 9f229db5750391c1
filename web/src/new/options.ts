// Options in groups a person can find their way in, and what was changed. Pure.
import type { OptionCard, OptionWord } from '../generated/wire';

export interface Group {
  id: OptionCard['group'];
  options: OptionCard[];
}

type Values = Readonly<Record<string, string>>;

/** The words to choose from: not those of other descriptions, unless one is chosen (in a game that goes on, say). */
export const wordsOffered = (words: readonly OptionWord[], chosen: string): OptionWord[] =>
  words.filter((word) => !word.foreign || word.value === chosen);

/** The options that a form offers: where there is something to choose that belongs to this game, or was changed already. */
export function offered(options: readonly OptionCard[], values: Values): OptionCard[] {
  return options.filter((option) => {
    const value = values[option.id] ?? option.default;
    if (value !== option.default) return true;
    if (option.source === 'elsewhere') return false;
    return option.values.kind !== 'words' || wordsOffered(option.values.values, value).length > 1;
  });
}

/** By what they are about, in the order they come in. */
export function grouped(options: readonly OptionCard[]): Group[] {
  const groups = new Map<Group['id'], OptionCard[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([id, list]) => ({ id, options: list }));
}

/** The options whose value differs from the rule set's own, as the server wants them. */
export function changes(options: readonly OptionCard[], values: Values): [string, string][] {
  return options.flatMap((option) => {
    const value = values[option.id];
    return value === undefined || value === option.default ? [] : [[option.id, value] as [string, string]];
  });
}
