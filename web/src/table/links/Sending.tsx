// The link of a game itself, once it is asked for: to be sent, copied or photographed.
import { useEffect, useState } from 'preact/hooks';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { Dialog } from '../../parts/Dialog';
import { QrCode } from '../../parts/QrCode';
import type { Speak } from '../../text/speak';
import { copiedAs, isFile, passed, sentAs } from './letters';
import '../../style/links.css';

interface Props {
  /** As it stands behind `/link/`. */
  text: string;
  /** Who is to get it, where that has to be said. */
  who: string;
  speak: Speak;
  title: string;
  /** Whether it was copied when it was asked for; null: that was not tried. */
  copied: boolean | null;
}

export function Sending({ text, who, speak, title, copied }: Props) {
  const address = sentAs(text);
  const message = copiedAs(text, title, speak);
  const [done, setDone] = useState(copied);
  const [said, setSaid] = useSaid();
  const [coded, setCoded] = useState(false);
  useEffect(() => {
    if (done !== null) setSaid(speak(done ? 'links-copied' : 'links-copy-by-hand', passed()));
  }, [done]);
  const copy = () =>
    copyText(message).then((now) => {
      setDone(now);
      setSaid(speak(now ? 'links-copied' : 'links-copy-by-hand', passed()));
    });
  const share = () =>
    navigator.share({
      title: 'Ashtapada',
      ...(isFile() ? { text: message } : { text: speak('links-message', { game: title }), url: address }),
    });
  return (
    <div class={done === false ? 'link-sending by-hand' : 'link-sending'}>
      {who !== '' && <p>{speak('links-for', { who, ...passed() })}</p>}
      <input
        type="text"
        readonly
        value={address}
        aria-label={speak('links-link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        {'share' in navigator && (
          <button
            type="button"
            class="primary"
            data-link="share"
            // Whoever changes their mind has sent nothing.
            onClick={() => void share().catch(() => {})}
          >
            {speak('links-share', passed())}
          </button>
        )}
        <button type="button" data-link="copy" onClick={() => void copy()}>
          {speak('links-copy', passed())}
        </button>
        <button type="button" class="quiet" data-link="code" onClick={() => setCoded(true)}>
          {speak('links-show-code')}
        </button>
      </p>
      <p role="status">
        <Spoken said={said} />
      </p>
      {coded && (
        <Dialog kind="link-code" title={speak('links-code')} onClose={() => setCoded(false)}>
          <QrCode text={address} label={speak('links-code')} />
        </Dialog>
      )}
    </div>
  );
}
