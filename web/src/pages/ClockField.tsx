// How much time each player gets, in the set-up form.
import { t } from '../text';
import { type ClockChoice, PRESETS, planOf } from './clockChoice';

interface Props {
  choice: ClockChoice;
  onChange(choice: ClockChoice): void;
}

export function ClockField({ choice, onChange }: Props) {
  const own = choice.kind === 'own';
  const wrong = planOf(choice);
  const trouble = typeof wrong === 'string' ? wrong : null;
  const number = (name: 'minutes' | 'seconds', min: string, max: string, step: string) => (
    <label>
      {t(`clock-${name}`)}
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
  return (
    <fieldset class="clock-field">
      <legend>{t('clock')}</legend>
      <div class="clock-choices">
        {(['none', ...PRESETS, 'own'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="clock"
              value={kind}
              checked={choice.kind === kind}
              onChange={() => onChange({ ...choice, kind })}
            />
            {typeof kind === 'number' ? t('clock-preset', { count: kind }) : t(`clock-${kind}`)}
          </label>
        ))}
      </div>
      {own && (
        <div class="clock-own">
          {number('minutes', '0.5', '600', 'any')}
          {number('seconds', '0', '600', '1')}
        </div>
      )}
      <p id="clock-trouble" class={trouble ? 'problem' : 'hint'} role={trouble ? 'alert' : undefined}>
        {trouble ? t(trouble) : choice.kind === 'none' ? '' : t('clock-hint')}
      </p>
    </fieldset>
  );
}
