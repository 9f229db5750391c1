// How much time each player gets, in the set-up form, and what it means when it is up.
import type { Standing } from '../generated/wire';
import { sideName } from '../table/seats/names';
import { t } from '../text';
import type { Colours } from '../text/event';
import { type Speak, useSpeak } from '../text/speak';
import { type ClockChoice, oddsOf, PRESETS, planOf, type Times, timesAt } from './clockChoice';

interface Props {
  choice: ClockChoice;
  onChange(choice: ClockChoice): void;
  seats: readonly Standing[];
  colours: Colours;
}

/** The times of each seat, where they differ. */
function Odds({ choice, onChange, seats, colours, speak }: Props & { speak: Speak }) {
  const asked: readonly (keyof Times)[] = choice.kind === 'days' ? ['days'] : ['minutes', 'seconds'];
  return (
    <table class="clock-odds">
      <thead>
        <tr>
          <td />
          {asked.map((name) => (
            <th key={name} scope="col">
              {speak(
                name === 'seconds' && choice.each === 'delay' ? 'clock-odds-free' : `clock-odds-${name}`,
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((standing) => {
          const { seat } = standing;
          const times = timesAt(choice, seat);
          return (
            <tr key={seat}>
              <th scope="row">{sideName(standing, { colours })}</th>
              {asked.map((name) => (
                <td key={name}>
                  <input
                    type="number"
                    inputMode="decimal"
                    data-clock={`${name}-${seat}`}
                    aria-label={`${sideName(standing, { colours })}: ${speak(`clock-odds-${name}`)}`}
                    step={name === 'minutes' ? 'any' : '1'}
                    min={name === 'minutes' ? '0.5' : name === 'days' ? '1' : '0'}
                    max={name === 'days' ? '30' : '600'}
                    value={times[name]}
                    onInput={({ currentTarget: { value } }) =>
                      onChange({
                        ...choice,
                        odds: { ...choice.odds, [seat]: { ...times, [name]: value } },
                      })
                    }
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function ClockField(props: Props) {
  const { choice, onChange, seats } = props;
  const speak = useSpeak('terms');
  const { kind, decides } = choice;
  const wrong = [
    planOf(choice),
    oddsOf(
      choice,
      seats.map(({ seat }) => seat),
    ),
  ].find((one) => typeof one === 'string');
  const trouble = typeof wrong === 'string' ? wrong : null;
  // Everything else may be filled in meanwhile.
  if (!speak) return <fieldset class="clock-field" aria-busy="true" />;
  const number = (name: 'minutes' | 'seconds' | 'days', min: string, max: string, step: string) => (
    <label>
      {speak(name === 'seconds' && choice.each === 'delay' ? 'clock-free' : `clock-${name}`)}
      <input
        type="number"
        inputMode="decimal"
        data-clock={name}
        min={min}
        max={max}
        step={step}
        value={choice[name]}
        aria-invalid={trouble === `clock-${name}-wrong`}
        aria-describedby="clock-trouble"
        onInput={(event) => onChange({ ...choice, [name]: event.currentTarget.value })}
      />
    </label>
  );
  const hint = kind === 'days' ? 'clock-hint-days' : 'clock-hint';
  return (
    <fieldset class="clock-field">
      <legend>{t('clock')}</legend>
      <div class="clock-choices">
        {(['none', ...PRESETS, 'own', 'days'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="clock"
              value={one}
              checked={kind === one}
              onChange={() => onChange({ ...choice, kind: one })}
            />
            {typeof one === 'number' ? speak('clock-preset', { count: one }) : speak(`clock-${one}`)}
          </label>
        ))}
      </div>
      {kind === 'own' && (
        <div class="clock-own">
          {number('minutes', '0.5', '600', 'any')}
          <label>
            {speak('clock-each')}
            <select
              data-clock="each"
              value={choice.each}
              onChange={(event) =>
                onChange({ ...choice, each: event.currentTarget.value === 'delay' ? 'delay' : 'increment' })
              }
            >
              <option value="increment">{speak('clock-each-increment')}</option>
              <option value="delay">{speak('clock-each-delay')}</option>
            </select>
          </label>
          {number('seconds', '0', '600', '1')}
        </div>
      )}
      {kind === 'days' && <div class="clock-own">{number('days', '1', '30', '1')}</div>}
      {kind !== 'none' && (
        <label class="clock-decides">
          <input
            type="checkbox"
            data-clock="odds"
            checked={choice.odds !== null}
            onChange={(event) => onChange({ ...choice, odds: event.currentTarget.checked ? {} : null })}
          />
          {speak('clock-odds')}
        </label>
      )}
      {kind !== 'none' && choice.odds && <Odds {...props} speak={speak} />}
      {kind !== 'none' && (
        <label class="clock-decides">
          <input
            type="checkbox"
            data-clock="decides"
            checked={decides}
            onChange={(event) => onChange({ ...choice, decides: event.currentTarget.checked })}
          />
          {speak('clock-decides')}
        </label>
      )}
      <p id="clock-trouble" class={trouble ? 'problem' : 'hint'} role={trouble ? 'alert' : undefined}>
        {trouble
          ? speak(trouble)
          : kind === 'none'
            ? ''
            : `${speak(hint)} ${speak(decides ? 'clock-will' : 'clock-wont')}`}
      </p>
    </fieldset>
  );
}
