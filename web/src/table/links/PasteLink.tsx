// Where a link that came is pasted.
import { useState } from 'preact/hooks';
import { navigate } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import type { Speak } from '../../text/speak';
import { letterIn, linkTrouble, openLetter, passed, shownAt, toldOf } from './letters';

interface Props {
  speak: Speak;
  /** The game that is shown already. */
  here?: string;
  /** A link is read: what was said of another is out of date. */
  onRead?(): void;
}

/** The game of the link is shown. An invitation is shown by its page. */
export function PasteLink({ speak, here, onRead }: Props) {
  const [text, setText] = useState('');
  const [said, setSaid] = useSaid();
  const open = async () => {
    const letter = letterIn(text);
    setSaid('');
    onRead?.();
    // A game of another page, which the page of links shows.
    if (letter.startsWith('game~')) return navigate(`/link/${letter}`);
    const opened = await openLetter(letter);
    if (opened.kind === 'invites') return navigate(`/link/${letter}`);
    setText('');
    if (opened.game !== here) return navigate(shownAt(opened, letter));
    const told = toldOf(opened, letter);
    setSaid(told ? speak(`links-${told}`, passed()) : '');
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
        aria-label={speak('links-paste', passed())}
        placeholder={speak('links-paste', passed())}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          // The field would join the lines of a message.
          const letter = letterIn(event.clipboardData?.getData('text') ?? '');
          if (letter === '') return;
          event.preventDefault();
          setText(letter);
        }}
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
