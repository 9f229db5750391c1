// What players with screens of their own agree on when a table is set up: who is away, whether the computer helps, and
// whether everybody may come.
import type { Absence, Meanwhile } from '../generated/wire';
import { type Speak, useSpeak } from '../text/speak';

export interface Terms {
  absence: Absence;
  help: boolean;
  /** Whether everybody is offered a seat in the lobby. */
  open: boolean;
  /** Whether the game counts for the ratings of those who play. */
  rated: boolean;
}

export const USUAL_TERMS: Terms = {
  absence: { minutes: 3, meanwhile: 'computer' },
  help: false,
  open: false,
  rated: false,
};

const MINUTES = [1, 3, 10];
const WAYS: readonly Meanwhile[] = ['computer', 'resign', 'wait'];

/** Where a game counts nobody is helped, and nobody plays for who is away. */
function ratedTerms(terms: Terms, rated: boolean): Terms {
  const { absence } = terms;
  if (!rated) return { ...terms, rated };
  const meanwhile = absence.meanwhile === 'computer' ? 'resign' : absence.meanwhile;
  return { ...terms, absence: { ...absence, meanwhile }, help: false, rated };
}

/** What happens while a player is away. */
function AbsenceField({
  terms,
  speak,
  onChange,
}: {
  terms: Terms;
  speak: Speak;
  onChange(to: Absence): void;
}) {
  const { absence, rated } = terms;
  return (
    <>
      <select
        data-terms="minutes"
        aria-label={speak('terms')}
        value={absence.minutes}
        disabled={absence.meanwhile === 'wait'}
        onChange={(event) => onChange({ ...absence, minutes: Number(event.currentTarget.value) })}
      >
        {MINUTES.map((count) => (
          <option key={count} value={count}>
            {speak('terms-after', { count })}
          </option>
        ))}
      </select>
      {WAYS.filter((way) => !(rated && way === 'computer')).map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="absence"
            value={way}
            checked={absence.meanwhile === way}
            onChange={() => onChange({ ...absence, meanwhile: way })}
          />
          {speak(`terms-${way}`)}
        </label>
      ))}
      <p class="hint">{speak('terms-note')}</p>
    </>
  );
}

interface TermsProps {
  terms: Terms;
  /** Whether a turn takes days: then nobody has to be there. */
  days: boolean;
  onChange(terms: Terms): void;
}

export function TermsField({ terms, days, onChange }: TermsProps) {
  const speak = useSpeak('terms');
  if (!speak) return null;
  const { help, rated } = terms;
  return (
    <fieldset class="where terms-field">
      <legend>{speak('terms')}</legend>
      {days ? (
        <p class="hint" data-terms="days">
          {speak('terms-days')}
        </p>
      ) : (
        <AbsenceField terms={terms} speak={speak} onChange={(absence) => onChange({ ...terms, absence })} />
      )}
      <label>
        <input
          type="checkbox"
          data-terms="help"
          checked={help}
          disabled={rated}
          onChange={(event) => onChange({ ...terms, help: event.currentTarget.checked })}
        />
        {speak('terms-help')}
      </label>
      <label>
        <input
          type="checkbox"
          name="open"
          checked={terms.open}
          onChange={(event) => onChange({ ...terms, open: event.currentTarget.checked })}
        />
        {speak('terms-open')}
      </label>
      <label>
        <input
          type="checkbox"
          data-terms="rated"
          checked={rated}
          onChange={(event) => onChange(ratedTerms(terms, event.currentTarget.checked))}
        />
        {speak('terms-rated')}
      </label>
      {rated && (
        <p class="hint">
          {speak('terms-rated-note')} <a href="/ratings">{speak('terms-rated-more')}</a>
        </p>
      )}
    </fieldset>
  );
}
