// The position as text, to copy, type or paste.

import { Spoken, useSaid } from '../base/Spoken';
import { copyText } from '../base/save';
import { t } from '../text';

interface Props {
  text: string;
  onWrite(text: string): void;
  onWritten(): void;
}

export function PositionText({ text, onWrite, onWritten }: Props) {
  const [said, setSaid] = useSaid();
  const copy = () =>
    copyText(text).then((copied) => setSaid(copied ? t('copied') : t('copy-failed', { text })));
  return (
    <>
      <label class="setup-text">
        <span>{t('setup-text')}</span>
        <textarea
          rows={3}
          spellcheck={false}
          value={text}
          onInput={(event) => onWrite(event.currentTarget.value)}
          onBlur={onWritten}
        />
      </label>
      <div class="setup-row">
        <button type="button" onClick={copy}>
          {t('copy-position')}
        </button>
        <span role="status">
          <Spoken said={said} />
        </span>
      </div>
    </>
  );
}
