// The input for one field of a draft, as the server describes it.
import type { ComponentChildren } from 'preact';
import type { FieldView, Seat, Value } from '../generated/wire';
import { t } from '../text';

interface Props {
  field: FieldView;
  /** The name of a seat. */
  seatName(seat: Seat): string;
  onChange(value: Value): void;
}

interface ChoiceProps<T extends string> {
  value: T | null;
  all: readonly T[];
  optional: boolean;
  name(one: T): string;
  onChange(value: T | null): void;
}

function Choice<T extends string>({ value, all, optional, name, onChange }: ChoiceProps<T>) {
  return (
    <select
      value={value ?? ''}
      onChange={(event) => onChange(all.find((one) => one === event.currentTarget.value) ?? null)}
    >
      {(optional || value === null) && <option value="">{t('setup-none')}</option>}
      {all.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </select>
  );
}

interface SomeProps<T extends string> {
  label: string;
  value: readonly T[];
  all: readonly T[];
  name(one: T): string;
  onChange(value: T[]): void;
}

function Some<T extends string>({ label, value, all, name, onChange }: SomeProps<T>) {
  return (
    <fieldset class="setup-some">
      <legend>{label}</legend>
      {all.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={value.includes(one)}
            onChange={() => onChange(all.filter((other) => (other === one) !== value.includes(other)))}
          />
          {name(one)}
        </label>
      ))}
    </fieldset>
  );
}

function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}

const itself = (one: string) => one;

export function FieldInput({ field, seatName, onChange }: Props) {
  const { label } = field;
  switch (field.kind) {
    case 'flag':
      return (
        <label>
          <input
            type="checkbox"
            checked={field.value}
            onChange={() => onChange({ kind: 'flag', value: !field.value })}
          />
          {label}
        </label>
      );
    case 'number':
      return (
        <Labelled label={label}>
          <input
            type="number"
            min={field.min}
            max={field.max}
            value={field.value}
            onChange={({ currentTarget: input }) => {
              // A text that is not a number in its range is reset.
              if (input.value !== '' && input.checkValidity())
                onChange({ kind: 'number', value: Number(input.value) });
              else input.value = String(field.value);
            }}
          />
        </Labelled>
      );
    case 'word': {
      const name = (word: string) => field.labels?.[field.words.indexOf(word)] ?? word;
      const set = (value: string | null) => value !== null && onChange({ kind: 'word', value });
      return (
        <Labelled label={label}>
          <Choice value={field.value} all={field.words} optional={false} name={name} onChange={set} />
        </Labelled>
      );
    }
    case 'faces':
      return (
        <Labelled label={label}>
          <Choice
            value={field.value}
            all={field.throws}
            optional={field.optional}
            name={itself}
            onChange={(value) => onChange({ kind: 'faces', value })}
          />
        </Labelled>
      );
    case 'seat':
      return (
        <Labelled label={label}>
          <Choice
            value={field.value}
            all={field.seats}
            optional={field.optional}
            name={seatName}
            onChange={(value) => onChange({ kind: 'seat', value })}
          />
        </Labelled>
      );
    case 'spot':
      return (
        <Labelled label={label}>
          <Choice
            value={field.value}
            all={field.spots}
            optional
            name={itself}
            onChange={(value) => onChange({ kind: 'spot', value })}
          />
        </Labelled>
      );
    case 'seats': {
      const set = (value: Seat[]) => onChange({ kind: 'seats', value });
      return <Some label={label} value={field.value} all={field.seats} name={seatName} onChange={set} />;
    }
    case 'spots': {
      const set = (value: string[]) => onChange({ kind: 'spots', value });
      return <Some label={label} value={field.value} all={field.spots} name={itself} onChange={set} />;
    }
  }
}
