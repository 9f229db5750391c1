// What was changed at this table from the rule set's own options.
import { cardOf, optionValue } from '../data';
import type { OptionCard } from '../generated/OptionCard';
import { RuleLink } from '../learn/RuleLink';
import { language, maybe, t } from '../text';
import type { Store } from './store';
import { OrderLine } from './TurnOrder';

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

interface LineProps {
  rules: string;
  option: OptionCard;
  value: string;
}

/** An option at this table: its value, what the rules would say instead, and what it changes. */
function OptionLine({ rules, option, value }: LineProps) {
  return (
    <li>
      {option.label}: <b>{valueWords(option, value)}</b>
      {value !== option.default && (
        <span class="instead">
          {t('table-option-instead', { source: option.source, value: valueWords(option, option.default) })}
        </span>
      )}
      <small>
        {option.help} <RuleLink rules={rules} topic={`option-${option.id}`} words={t('rule-show')} />
      </small>
    </li>
  );
}

/** Who begins is no change where the rules leave it to a lot or a choice: it had to be settled. */
const OPEN = ['random', 'choose', 'highestThrow'];

export function TableOptions({ store }: { store: Store }) {
  const changed = store.table.value?.options ?? [];
  const card = cardOf(store.table.value?.rules ?? '');
  const seats = store.shown.value?.seats ?? [];
  if (!card) return null;
  const first = OPEN.includes(optionValue(card, [], 'firstPlayer') ?? '')
    ? changed.find(([id, value]) => id === 'firstPlayer' && !OPEN.includes(value))?.[1]
    : undefined;
  const others = changed.filter(([id]) => first === undefined || id !== 'firstPlayer');
  const different = card.options.filter((option) => others.some(([id]) => id === option.id));
  const rest = card.options.filter((option) => !different.includes(option) && option.source !== 'elsewhere');
  return (
    <div class="table-options">
      {seats.length > 2 && <OrderLine seats={seats} rules={card.id} />}
      {first !== undefined && <p>{t('table-begins', { seatColour: store.colours.value[first] ?? first })}</p>}
      {different.length > 0 && (
        <>
          <h2>{t('table-options')}</h2>
          <ul>
            {different.map((option) => (
              <OptionLine
                key={option.id}
                rules={card.id}
                option={option}
                value={optionValue(card, changed, option.id) ?? option.default}
              />
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>
          {t(different.length > 0 ? 'table-options-rest' : 'table-options-none', { count: rest.length })}
        </summary>
        <ul>
          {rest.map((option) => (
            <OptionLine key={option.id} rules={card.id} option={option} value={option.default} />
          ))}
        </ul>
      </details>
    </div>
  );
}
