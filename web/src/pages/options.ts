// Options in groups a person can find their way in, and what was changed. Pure.
import type { OptionCard } from '../generated/OptionCard';

export interface Group {
  id: OptionCard['group'] | 'elsewhere';
  options: OptionCard[];
}

/** By what they are about, in the order they come in; those that the document does not have by themselves, last. */
export function grouped(options: readonly OptionCard[]): Group[] {
  const groups = new Map<Group['id'], OptionCard[]>();
  const own = options.filter((option) => option.source !== 'elsewhere');
  for (const option of [...own, ...options.filter((one) => !own.includes(one))]) {
    const id = own.includes(option) ? option.group : 'elsewhere';
    groups.set(id, [...(groups.get(id) ?? []), option]);
  }
  return [...groups].map(([id, list]) => ({ id, options: list }));
}

/** The options whose value differs from the rule set's own, as the server wants them. */
export function changes(
  options: readonly OptionCard[],
  values: Readonly<Record<string, string>>,
): [string, string][] {
  return options.flatMap((option) => {
    const value = values[option.id];
    return value === undefined || value === option.default ? [] : [[option.id, value] as [string, string]];
  });
}
