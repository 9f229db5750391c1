// Which of the open tables are shown: kept in the browser.
import type { ComponentChildren } from 'preact';
import { fieldsOf, isSignedIn, keep, kept } from '../base/kept';
import type { Filter, Machines, Pace, RatedTables } from '../generated/wire';
import { catalogue } from '../net/catalogue';
import type { Speak } from '../text/speak';
import { GameOptions } from './GameOptions';

const KEY = 'ashtapada-lobby-filter';
const PACES: readonly Pace[] = ['none', 'live', 'days'];
const MACHINES: readonly Machines[] = ['none', 'gentle', 'middling', 'strong'];

const RATED: readonly RatedTables[] = ['not', 'all', 'near'];

/** Who is not signed in has no rating that others could be near. */
const ratedChoices = () => (isSignedIn() ? RATED : RATED.filter((one) => one !== 'near'));

/** What was asked for last time. */
export function keptFilter(): Filter {
  const { rules, pace, machines, rated } = fieldsOf(kept(KEY));
  const [fast, strong] = [PACES.find((one) => one === pace), MACHINES.find((one) => one === machines)];
  const counts = ratedChoices().find((one) => one === rated);
  return {
    ...(typeof rules === 'string' && { rules }),
    ...(fast && { pace: fast }),
    ...(strong && { machines: strong }),
    ...(counts && { rated: counts }),
  };
}

export const keepFilter = (filter: Filter) => keep(KEY, JSON.stringify(filter));

export const isFiltered = (filter: Filter) => Object.keys(filter).length > 0;

interface Props {
  filter: Filter;
  speak: Speak;
  onChange(filter: Filter): void;
}

export function Filters({ filter, speak, onChange }: Props) {
  const choice = <K extends keyof Filter & string>(
    of: K,
    words: readonly (readonly [NonNullable<Filter[K]>, string])[],
    shown?: ComponentChildren,
  ) => (
    <label>
      {speak(`together-filter-${of}`)}
      <select
        data-filter={of}
        value={filter[of] ?? ''}
        onChange={(event) => {
          const { [of]: _, ...others } = filter;
          const chosen = words.find(([value]) => value === event.currentTarget.value)?.[0];
          onChange(chosen === undefined ? others : { ...others, [of]: chosen });
        }}
      >
        <option value="">{speak('together-filter-any')}</option>
        {shown ??
          words.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </label>
  );
  const games = catalogue.value?.games ?? [];
  return (
    <fieldset class="together-filters">
      <legend class="visually-hidden">{speak('together-filter')}</legend>
      {choice(
        'rules',
        games.map(({ id, title }) => [id, title]),
        <GameOptions games={games} />,
      )}
      {choice(
        'pace',
        PACES.map((pace) => [pace, speak(`together-pace-${pace}`)]),
      )}
      {choice(
        'machines',
        MACHINES.map((one) => [one, speak(`together-machines-${one}`)]),
      )}
      {choice(
        'rated',
        ratedChoices().map((one) => [one, speak(`together-rated-${one}`)]),
      )}
    </fieldset>
  );
}
