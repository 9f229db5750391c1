// What was changed at this table from the rule set's own options.
import { cardOf, optionValue } from '../data';
import type { OptionCard } from '../generated/OptionCard';
import { language, maybe, t } from '../text';
import type { Store } from './store';

/** The value of an option in words. */
export function valueWords(option: OptionCard | undefined, value: string): string {
  switch (option?.values.kind) {
    case 'words':
      return option.values.values.find((word) => word.value === value)?.label ?? value;
    case 'flag':
      return t(value === 'true' ? 'yes' : 'no');
    case 'skill': {
      const chance = /^skilled:(.*)$/.exec(value)?.[1];
      if (chance === undefined) return t('value-fair');
      const share = new Intl.NumberFormat(language.value, { style: 'percent' }).format(Number(chance));
      return `${t('value-skilled')}, ${share}`;
    }
    default:
      return maybe(`value-word-${value}`) ?? value;
  }
}

export function TableOptions({ store }: { store: Store }) {
  const changed = store.table.value?.options ?? [];
  const card = cardOf(store.table.value?.rules ?? '');
  if (changed.length === 0 || !card) return null;
  // Who begins is no change where the rules leave it to a lot or a choice: it had to be settled.
  const open = ['random', 'choose', 'highestThrow'];
  const first = open.includes(optionValue(card, [], 'firstPlayer') ?? '')
    ? changed.find(([id, value]) => id === 'firstPlayer' && !open.includes(value))?.[1]
    : undefined;
  const begins = first === undefined ? undefined : (store.colours.value[first] ?? first);
  const others = changed.filter(([id]) => begins === undefined || id !== 'firstPlayer');
  return (
    <div class="table-options">
      {begins !== undefined && <p>{t('table-begins', { seatColour: begins })}</p>}
      {others.length > 0 && <h2>{t('table-options')}</h2>}
      <ul>
        {others.map(([id, value]) => {
          const option = card.options.find((one) => one.id === id);
          return (
            <li key={id} title={option?.help}>
              {option?.label ?? id}: <b>{valueWords(option, value)}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
