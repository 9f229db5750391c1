// A button of the header that opens a dialog, on every page; the dialog is fetched when it is first opened.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { withKey } from '../keys/keys';
import { t } from '../text';

type Shown = ComponentType<{ onClose(): void }>;

interface Props {
  name: string;
  words: string;
  /** What is drawn on it, in a square of 24 units, with one stroke. */
  sign: string;
  load(): Promise<Shown>;
  /** The key that opens it. */
  command?: 'help';
}

function DialogButton({ name, words, sign, load, command }: Props) {
  const [Open, setOpen] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    load().then(
      (loaded) => setOpen(() => loaded),
      () => setFailed(true),
    );
  };
  return (
    <>
      {failed && (
        <span role="alert" class="header-trouble">
          {t('problem-unreachable')}
        </span>
      )}
      <button
        type="button"
        class={`icon header-button ${name}-button`}
        aria-haspopup="dialog"
        aria-label={words}
        title={words}
        {...(command && withKey(command, words))}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={sign} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
        </svg>
      </button>
      {Open && <Open onClose={() => setOpen(null)} />}
    </>
  );
}

export const SettingsButton = () => (
  <DialogButton
    name="settings"
    words={t('settings')}
    sign="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5"
    load={() => import('./SettingsDialog').then((part) => part.SettingsDialog)}
  />
);

export const KeysButton = () => (
  <DialogButton
    name="keys"
    words={t('keys-title')}
    sign="M4 6H20Q22 6 22 8V17Q22 19 20 19H4Q2 19 2 17V8Q2 6 4 6ZM6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 15H16"
    load={() => import('./KeysSheet').then((part) => part.KeysSheet)}
    command="help"
  />
);
