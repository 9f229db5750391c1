// Everything that can be chosen about how the table looks and sounds, each with a small picture of it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Colours, DYES } from '../base/colours';
import { petals } from '../board/ornament';
import { ArmyMark, PieceIcon } from '../board/Piece';
import { PAINT } from '../board/paint';
import { ARMIES, NONE, type PieceSet, SETS } from '../board/sets';
import { Dialog } from '../parts/Dialog';
import { CHOICES, type Choices, change, SOUNDS, settings, systemTheme } from '../settings/settings';
import { play } from '../sound/sounds';
import { MovePicture } from '../table/told/MovePicture';
import type { Picture } from '../table/told/picture';
import { chooseLanguage, language, t } from '../text';
import { LANGUAGES, ownName } from '../text/languages';
import '../style/settings.css';

/** A piece of board as the theme paints it. */
function ThemeChip({ theme }: { theme: string }) {
  return (
    <svg class="theme-chip" data-theme={theme} viewBox="0 0 64 32" width="64" height="32" aria-hidden="true">
      <rect width="64" height="32" fill={PAINT.cloth} />
      <path d="M32 0V32" stroke={PAINT.line} stroke-width="2" />
      <path
        d={petals(48, 16, { count: 8, first: 0, from: 3, to: 12, wide: 3.4 })}
        fill="none"
        stroke={PAINT.lotus}
        stroke-width="1.2"
      />
      <rect x="0.5" y="0.5" width="63" height="31" fill="none" stroke="var(--line)" />
      <circle
        cx="16"
        cy="16"
        r="9"
        fill="var(--red, #9c2b20)"
        stroke="var(--rim, #2a2320)"
        stroke-width="2"
      />
    </svg>
  );
}

function useSet(load: () => Promise<PieceSet>, first: PieceSet): PieceSet {
  const [set, setSet] = useState(first);
  const lang = language.value;
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setSet(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load, lang]);
  return set;
}

const MEN = ['king', 'elephant', 'horse', 'boat', 'pawn'];
const MUSEUM_MEN = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const COLOURS = ['black', 'green', 'red', 'yellow'];

function Men({ name }: { name: Choices['men'] }) {
  const set = useSet(SETS.men[name], ARMIES);
  const dyed = settings.value.armies === 'dyes';
  return (
    <span class="men">
      {MEN.map((role, index) => {
        const colour = COLOURS[index % 4] ?? '';
        return (
          <PieceIcon
            key={role}
            role={role}
            colour={dyed ? (DYES[colour] ?? '') : colour}
            men="kings"
            set={set}
            size={32}
          />
        );
      })}
    </span>
  );
}

function MuseumMen({ name }: { name: Choices['museum'] }) {
  const set = useSet(SETS.museum[name], NONE);
  return (
    <span class="men">
      {MUSEUM_MEN.map((role, index) => (
        <PieceIcon
          key={role}
          role={role}
          colour={index % 2 === 0 ? 'white' : 'black'}
          men="museum"
          set={set}
          size={32}
        />
      ))}
    </span>
  );
}

function Marks({ dyed }: { dyed: boolean }) {
  return (
    <span class="men">
      {COLOURS.map((colour) => (
        <ArmyMark key={colour} colour={dyed ? (DYES[colour] ?? '') : colour} size={24} />
      ))}
    </span>
  );
}

interface GroupProps<K extends keyof Choices> {
  name: K;
  picture?(value: Choices[K]): ComponentChildren;
}

/** One thing to choose: a row of radio buttons. */
function Group<K extends keyof Choices>({ name, picture }: GroupProps<K>) {
  const values: readonly Choices[K][] = CHOICES[name];
  return (
    <fieldset class={`setting ${picture ? 'pictured' : ''}`}>
      <legend>{t(`setting-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`setting-${name}`}
            value={value}
            checked={settings.value[name] === value}
            onChange={() => change({ [name]: value })}
          />
          {picture?.(value)}
          <span>{t(`choice-${name}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Sounds() {
  const { silent, volume } = settings.value;
  return (
    <fieldset class="setting whole">
      <legend>{t('setting-sounds')}</legend>
      {SOUNDS.map((sound) => (
        <span class="sound" key={sound}>
          <label>
            <input
              type="checkbox"
              checked={!silent.includes(sound)}
              disabled={volume === 'off'}
              onChange={() =>
                change({
                  silent: silent.includes(sound) ? silent.filter((one) => one !== sound) : [...silent, sound],
                })
              }
            />
            <span>{t(`sound-${sound}`)}</span>
          </label>
          <button
            type="button"
            class="try"
            aria-label={t('sound-try', { sound: t(`sound-${sound}`) })}
            title={t('sound-try', { sound: t(`sound-${sound}`) })}
            onClick={() => play(sound, true)}
          >
            ▶
          </button>
        </span>
      ))}
    </fieldset>
  );
}

const EXAMPLE: Picture = [
  { kind: 'faces', faces: [3], as: 'thrown' },
  {
    kind: 'move',
    man: { role: 'horse', army: 'south' },
    from: null,
    to: 'c3',
    throne: null,
    taken: [{ role: 'boat', army: 'west' }],
    becomes: null,
  },
];
const EXAMPLE_ARMIES: Colours = { men: 'kings', south: 'black', west: 'green' };

/** A move as it is told: in pictures, in words or in notation. */
function MoveChip({ telling }: { telling: Choices['moves'] }) {
  if (telling === 'usual') return null;
  if (telling === 'notation')
    return (
      <b class="move-chip" aria-hidden="true">
        3: b1-c3
      </b>
    );
  if (telling === 'sentences')
    return (
      <svg class="move-chip" viewBox="0 0 64 32" width="64" height="32" aria-hidden="true">
        <path d="M6 9H58M6 16H52M6 23H34" />
      </svg>
    );
  return (
    <span class="men" aria-hidden="true">
      <MovePicture picture={EXAMPLE} colours={EXAMPLE_ARMIES} die="stick" words="" />
    </span>
  );
}

/** The language of the page, each by its own name. */
function LanguageGroup() {
  return (
    <fieldset class="setting">
      <legend>{t('language-switch')}</legend>
      {LANGUAGES.map((code) => (
        <label key={code} lang={code}>
          <input
            type="radio"
            name="setting-language"
            value={code}
            checked={language.value === code}
            onChange={() => void chooseLanguage(code)}
          />
          <span>{ownName(code)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog kind="settings" title={t('settings')} onClose={onClose}>
      <p class="sheet-note">{t('settings-kept')}</p>
      <div class="settings-groups">
        <LanguageGroup />
        <Group
          name="theme"
          picture={(theme) => <ThemeChip theme={theme === 'system' ? systemTheme.value : theme} />}
        />
        <Group name="armies" picture={(value) => <Marks dyed={value === 'dyes'} />} />
        <Group name="men" picture={(name) => <Men name={name} />} />
        <Group name="museum" picture={(name) => <MuseumMen name={name} />} />
        <Group name="hints" />
        <Group name="moves" picture={(value) => <MoveChip telling={value} />} />
        <Group name="dice" />
        <Group name="throwing" />
        <Group name="pace" />
        <Group name="remarks" />
        <Group name="volume" />
        <Sounds />
        <Group name="letters" />
        <Group name="typing" />
      </div>
    </Dialog>
  );
}
