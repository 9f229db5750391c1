// The languages of the page, at the foot of every page but the table.
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../base/frames';
import { chooseLanguage, language, t } from '../text';
import { LANGUAGES, ownName } from '../text/languages';

export function Languages() {
  const [names, setNames] = useState<readonly string[]>(LANGUAGES.map((code) => code.toUpperCase()));
  // The browser takes long to find them: they wait until there is nothing else to do.
  useEffect(() => whenIdle(() => setNames(LANGUAGES.map(ownName))), []);
  return (
    <nav class="languages" aria-label={t('language-switch')}>
      {LANGUAGES.map((code, index) => (
        <button
          type="button"
          key={code}
          lang={code}
          aria-pressed={language.value === code}
          onClick={() => void chooseLanguage(code)}
        >
          {names[index]}
        </button>
      ))}
    </nav>
  );
}
