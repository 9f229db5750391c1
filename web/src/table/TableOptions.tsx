// The order of play at this table, and what was changed from the rule set's own options.

import { seatOf } from '../base/turn';
import type { OptionCard } from '../generated/wire';
import { cardOf, optionValue, settling } from '../net/catalogue';
import { RuleLink } from '../parts/RuleLink';
import { maybe, percent, t } from '../text';
import { type Colours, seatArgs } from '../text/event';
import { orderSentence } from './seats/TurnOrder';
import type { Store } from './store';

/** The value of an option in words; the seat that begins is named by its colour, as everywhere at a table. */
export function valueWords(option: OptionCard | undefined, value: string, colours: Colours = {}): string {
  const colour = option?.purpose === 'first' ? colours[value] : undefined;
  if (colour !== undefined) return t('army-name', { colour });
  switch (option?.values.kind) {
    case 'words':
      return option.values.values.find((word) => word.value === value)?.label ?? value;
    case 'flag':
      return t(value === 'true' ? 'yes' : 'no');
    case 'skill': {
      const chance = /^skilled:(.*)$/.exec(value)?.[1];
      if (chance === undefined) return t('value-fair');
      const share = percent(Number(chance));
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
  colours: Colours;
}

/** An option at this table: its value, what the rules would say instead, and what it changes. */
function OptionLine({ rules, option, value, colours }: LineProps) {
  return (
    <li>
      {option.label}: <b>{valueWords(option, value, colours)}</b>
      {value !== option.default && (
        <span class="instead">
          {t('table-option-instead', {
            source: option.source,
            value: valueWords(option, option.default, colours),
          })}
        </span>
      )}
      <small>
        {option.help} <RuleLink rules={rules} topic={`option-${option.id}`} words={t('rule-show')} />
      </small>
    </li>
  );
}

export function TableOptions({ store }: { store: Store }) {
  const changed = store.game.table.value?.options ?? [];
  const card = cardOf(store.game.table.value?.rules ?? '');
  const seats = store.showing.shown.value?.seats ?? [];
  const colours = store.people.colours.value;
  if (!card) return null;
  // Who begins does not count as a changed option where a lot decided it.
  const begins = settling('first', card);
  const settled = card.lot && changed.some(([id]) => id === begins);
  // In a game from a given position, the side to move there began, whatever the option says.
  const start = store.game.table.value?.start;
  const first = settled && start ? seatOf(start.turn) : null;
  const others = changed.filter(([id]) => !settled || id !== begins);
  const different = card.options.filter((option) => others.some(([id]) => id === option.id));
  const rest = card.options.filter((option) => !different.includes(option) && option.source !== 'elsewhere');
  return (
    <div class="table-options">
      {seats.length > 2 && (
        <p class="order-line">
          {orderSentence(seats, store.people.names.value)}{' '}
          <RuleLink rules={card.id} topic="sign-order" words={t('rule-show')} />
        </p>
      )}
      {first && <p>{t('table-begins', seatArgs(store.people.names.value, first))}</p>}
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
                colours={colours}
              />
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t(different.length > 0 ? 'table-options-rest' : 'table-options-none')}</summary>
        <ul>
          {rest.map((option) => (
            <OptionLine
              key={option.id}
              rules={card.id}
              option={option}
              value={option.default}
              colours={colours}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}
