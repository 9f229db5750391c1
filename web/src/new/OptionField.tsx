// One option of a rule set in the form: its label, what it changes, what it can be.
import type { OptionCard, OptionWord, Standing } from '../generated/wire';
import { coloursOf } from '../settings/colours';
import { sideName } from '../table/seats/names';
import { percent, t } from '../text';
import { wordsOffered } from './options';

interface Props {
  option: OptionCard;
  value: string;
  seats: readonly Standing[];
  onChange(value: string): void;
}

/** The words to choose from. Who begins goes by the colour, as everywhere: not by the seat as well. */
function wordsOf({ option, value: chosen, seats }: Props): OptionWord[] {
  if (option.values.kind !== 'words') return [];
  const values = wordsOffered(option.values.values, chosen);
  if (option.purpose !== 'first') return values;
  return values.flatMap((word) => {
    const seat = seats.find((one) => one.seat === word.value || one.colour === word.value);
    if (!seat) return [word];
    const twice = seat.colour !== word.value && values.some((other) => other.value === seat.colour);
    return twice && chosen !== word.value
      ? []
      : [{ ...word, label: sideName(seat, { colours: coloursOf(seats) }) }];
  });
}

/** A field is named by its label, and what it changes is told with it. */
const named = ({ id }: OptionCard) => ({ id: `option-${id}`, 'aria-describedby': `help-${id}` });

/** `off` switches a number off where the range begins at 0. */
function NumberField({ option, value, onChange }: Props) {
  if (option.values.kind !== 'number') return null;
  const { min, max, word } = option.values;
  const worded = word !== null && value === word;
  // The ends of the range may be more than there is of something: in the middle most games have a meaning.
  const middle = String(Math.floor((min + max) / 2));
  return (
    <span class="number-field">
      {word !== null && (
        <label>
          <input type="checkbox" checked={worded} onChange={() => onChange(worded ? middle : word)} />
          {t(`value-word-${word}`)}
        </label>
      )}
      <input
        {...named(option)}
        type="number"
        min={min}
        max={max}
        disabled={worded}
        value={worded ? '' : value}
        onInput={(event) => event.currentTarget.value !== '' && onChange(event.currentTarget.value)}
      />
      {min === 0 && value === '0' && <span class="hint">{t('value-off')}</span>}
    </span>
  );
}

function SkillField({ option, value, onChange }: Props) {
  const chance = value.startsWith('skilled:') ? Number(value.slice('skilled:'.length)) : null;
  return (
    <span class="number-field">
      <select
        {...named(option)}
        value={chance === null ? 'fair' : 'skilled'}
        onChange={(event) => onChange(event.currentTarget.value === 'fair' ? 'fair' : 'skilled:0.5')}
      >
        <option value="fair">{t('value-fair')}</option>
        <option value="skilled">{t('value-skilled')}</option>
      </select>
      {chance !== null && (
        <label>
          {t('value-skill')}
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={chance}
            onInput={(event) => onChange(`skilled:${event.currentTarget.value}`)}
          />
          <output>{percent(chance)}</output>
        </label>
      )}
    </span>
  );
}

function Field(props: Props) {
  const { option, value, onChange } = props;
  switch (option.values.kind) {
    case 'flag':
      return (
        <input
          {...named(option)}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'words':
      return (
        <select {...named(option)} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {wordsOf(props).map((word) => (
            <option key={word.value} value={word.value}>
              {word.label}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <NumberField {...props} />;
    case 'skill':
      return <SkillField {...props} />;
  }
}

/** What is said of where a default comes from. */
const SOURCES: Readonly<Record<string, string>> = {
  document: 'source-document',
  ours: 'source-ours',
  elsewhere: 'source-elsewhere',
};

export function OptionField(props: Props) {
  const { option, value, onChange } = props;
  const changed = value !== option.default;
  return (
    <div class={`option ${changed ? 'changed' : ''} ${option.values.kind}`} data-option={option.id}>
      <div class="option-head">
        <label for={`option-${option.id}`}>{option.label}</label>
        <Field {...props} />
      </div>
      <p class="help" id={`help-${option.id}`}>
        {option.help} <span class="source">{t(SOURCES[option.source] ?? 'source-ours')}</span>
        {changed && (
          <button type="button" class="quiet" onClick={() => onChange(option.default)}>
            {t('option-reset')}
          </button>
        )}
      </p>
    </div>
  );
}
