// Where a link that came is pasted.
import { useState } from 'preact/hooks';
import { navigate } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import type { Speak } from '../../text/speak';
import { linkTrouble, openLetter } from './letters';

/** The game of the link is shown; `here` is the one that is shown already. An invitation is shown by its page. */
export function PasteLink({ speak, here }: { speak: Speak; here?: string }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useSaid();
  const open = async () => {
    const opened = await openLetter(text);
    if (opened.kind === 'invites') return navigate(`/link/${text.trim().replace(/^.*\/link\//s, '')}`);
    setText('');
    setSaid(opened.behind ? speak('links-behind') : '');
    if (opened.game !== here) navigate(`/game/${opened.game}${opened.behind ? '?behind' : ''}`);
  };
  return (
    <form
      class="paste-link"
      onSubmit={(event) => {
        event.preventDefault();
        open().catch((error: unknown) => setSaid(linkTrouble(error, speak)));
      }}
    >
      <input
        type="text"
        aria-label={speak('links-paste')}
        placeholder={speak('links-paste')}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" disabled={text.trim() === ''}>
        {speak('links-open')}
      </button>
      <p role="status">
        <Spoken said={said} />
      </p>
    </form>
  );
}
