// The list of keyboard shortcuts, group by group, and what can be done with the pointer.

import { cap, KEYS, type Part } from '../keys/keys';
import { Dialog } from '../parts/Dialog';
import { settings } from '../settings/settings';
import { t } from '../text';
import '../style/keys.css';

const PARTS = Object.keys(KEYS) as Part[];
/** For mouse and touch; for each there is a key or a button that does the same. */
const POINTER = ['drag', 'right', 'wheel'];

export function KeysSheet({ onClose }: { onClose(): void }) {
  const { letters } = settings.value;
  return (
    <Dialog kind="keys" title={t('keys-title')} onClose={onClose}>
      <p class="sheet-note">{t(`keys-letters-${letters}`)}</p>
      <div class="keys-parts">
        {PARTS.map((part) => (
          <section key={part}>
            <h3>{t(`keys-${part}`)}</h3>
            <dl>
              {Object.entries<readonly string[]>(KEYS[part]).map(([name, keys]) => (
                <div key={name}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key === ' ' ? t('keycap-space') : cap(key)}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`key-${part}-${name}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('keys-pointer')}</h3>
          <ul>
            {POINTER.map((name) => (
              <li key={name}>{t(`key-pointer-${name}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
