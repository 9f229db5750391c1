// The way to the settings, on every page; they are fetched when they are first opened.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../text';

type Dialog = ComponentType<{ onClose(): void }>;

export function SettingsButton() {
  const [Shown, setShown] = useState<Dialog | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    import('./SettingsDialog').then(
      ({ SettingsDialog }) => setShown(() => SettingsDialog),
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
        class="icon settings-button"
        aria-haspopup="dialog"
        aria-label={t('settings')}
        title={t('settings')}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
          />
        </svg>
      </button>
      {Shown && <Shown onClose={() => setShown(null)} />}
    </>
  );
}
