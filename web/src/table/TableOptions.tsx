// What was changed at this table from the rule set's own options.
import { cardOf } from '../data';
import type { OptionCard } from '../generated/OptionCard';
import { language, maybe, t } from '../text';
import type { Store } from './store';

/** The value of an option in words. */
function valueWords(option: OptionCard | undefined, value: string): string {
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
  return (
    <div class="table-options">
      <h2>{t('table-options')}</h2>
      <ul>
        {changed.map(([id, value]) => {
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
