// How somebody who looks for people wants to play: clock, options, and who takes the seats that stay free.
import { useEffect, useState } from 'preact/hooks';
import { Failure } from '../base/failure';
import type { GameCard, SpeedCard, Wishes } from '../generated/wire';
import { lookAt } from '../net/api';
import { OptionField } from '../new/OptionField';
import { changes, offered, wordsOffered } from '../new/options';
import { lazy } from '../parts/lazy';
import { clockWords, optionWords } from '../table/terms';
import { problemSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import '../style/new.css';

/** Few need it: it is no part of the first fetch. */
const AccountNeeded = lazy(
  () => import('../account/AccountNeeded').then((part) => part.AccountNeeded),
  'quiet',
);
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

interface Props {
  card: GameCard;
  wishes: Wishes;
  speeds: readonly SpeedCard[];
  speak: Speak;
  onChange(wishes: Wishes): void;
  /** Whether the options do not go together. */
  onAmiss(amiss: boolean): void;
}

export function WishFields({ card, wishes, speeds, speak, onChange, onAmiss }: Props) {
  const { speed, level, options = [], any_options = false, rated = false, near = false } = wishes;
  const [amiss, setAmiss] = useState('');
  // Whoever minds something sees it.
  const [begun] = useState(Object.keys(wishes).length > 0);
  const asked = JSON.stringify(options);
  const told = (problem: string) => {
    setAmiss(problem);
    onAmiss(problem !== '');
  };
  // The server judges whether what was changed goes together.
  useEffect(() => {
    if (asked === '[]') {
      told('');
      return;
    }
    let wanted = true;
    const timer = setTimeout(() => {
      lookAt({ rules: card.id, position: null, options: JSON.parse(asked) }).then(
        () => wanted && told(''),
        (error: unknown) => wanted && error instanceof Failure && told(problemSentence(error.problem)),
      );
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, card.id]);
  const values = Object.fromEntries(options);
  const change = (id: string, value: string) => {
    const { any_options: _, ...others } = wishes;
    onChange({ ...others, options: changes(card.options, { ...values, [id]: value }) });
  };
  // Who begins is drawn by lot among strangers.
  const all = offered(card.options, values).filter(({ purpose }) => purpose !== 'first');
  const teams = all.find(({ purpose }) => purpose === 'teams');
  const four = card.players > 2;
  return (
    <details class="together-wishes" open={begun}>
      <summary>{speak('together-how')}</summary>
      <div class="together-fields">
        <label>
          {speak('together-speed')}
          <select
            name="speed"
            value={speed ?? ''}
            onChange={(event) => {
              const { speed: _, ...others } = wishes;
              const chosen = speeds.find((one) => one.speed === event.currentTarget.value);
              onChange(chosen ? { ...others, speed: chosen.speed } : others);
            }}
          >
            <option value="">{speak('together-any')}</option>
            {speeds.map(({ speed: one, clock }) => (
              <option key={one} value={one}>
                {speak(`together-speed-${one}`, { clock: clockWords(clock, speak) })}
              </option>
            ))}
          </select>
        </label>
        {four && (
          <label>
            {speak('together-level')}
            <select
              name="level"
              value={level ?? ''}
              onChange={(event) => {
                const { level: _, ...others } = wishes;
                const chosen = Number(event.currentTarget.value);
                onChange(chosen ? { ...others, level: chosen } : others);
              }}
            >
              <option value="">{speak('together-any')}</option>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {speak('together-level-one', { level: one })}
                </option>
              ))}
            </select>
          </label>
        )}
        {teams?.values.kind === 'words' && (
          <label>
            {teams.label}
            <select
              name="teams"
              value={values[teams.id] ?? teams.default}
              onChange={(event) => change(teams.id, event.currentTarget.value)}
            >
              {wordsOffered(teams.values.values, values[teams.id] ?? teams.default).map(
                ({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ),
              )}
            </select>
          </label>
        )}
        <label class="together-check">
          <input
            type="checkbox"
            name="rated"
            checked={rated}
            onChange={(event) => {
              const { rated: _, ...others } = wishes;
              onChange(event.currentTarget.checked ? { ...others, rated: true } : others);
            }}
          />
          <span>{speak('together-wish-rated')}</span>
        </label>
        <label class="together-check">
          <input
            type="checkbox"
            name="near"
            checked={near}
            onChange={(event) => {
              const { near: _, ...others } = wishes;
              onChange(event.currentTarget.checked ? { ...others, near: true } : others);
            }}
          />
          <span>{speak('together-wish-near')}</span>
        </label>
        {(rated || near) && <AccountNeeded where="lobby" back="/together" />}
        <label class="together-check">
          <input
            type="checkbox"
            name="any-options"
            checked={any_options}
            disabled={options.length > 0}
            onChange={(event) => {
              const { any_options: _, ...others } = wishes;
              onChange(event.currentTarget.checked ? { ...others, any_options: true } : others);
            }}
          />
          <span>{speak('together-any-options')}</span>
        </label>
        <details class="option-group together-options">
          <summary>
            {speak('together-options')}
            {options.length > 0 && <span class="badge">{options.length}</span>}
          </summary>
          {all
            .filter((option) => option !== teams)
            .map((option) => (
              <div key={option.id} class="option-slot">
                <OptionField
                  option={option}
                  value={values[option.id] ?? option.default}
                  seats={card.start.seats}
                  onChange={(value) => change(option.id, value)}
                />
              </div>
            ))}
        </details>
      </div>
      {options.length > 0 && <p class="together-changed">{optionWords(card.id, options).join(' · ')}</p>}
      {amiss && (
        <p class="problem" role="alert">
          {amiss}
        </p>
      )}
    </details>
  );
}
