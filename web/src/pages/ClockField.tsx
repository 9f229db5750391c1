// How much time each player gets, in the set-up form, and what it means when it is up.
import { useSpeak } from '../learn/words';
import { t } from '../text';
import { type ClockChoice, PRESETS, planOf } from './clockChoice';

interface Props {
  choice: ClockChoice;
  onChange(choice: ClockChoice): void;
}

export function ClockField({ choice, onChange }: Props) {
  const speak = useSpeak('terms');
  const { kind, decides } = choice;
  const wrong = planOf(choice);
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
