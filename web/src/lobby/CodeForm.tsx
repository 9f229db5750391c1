// Coming to a table by its short code.
import { useState } from 'preact/hooks';
import { Failure } from '../base/failure';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { CodeView } from '../generated/wire';
import { request } from '../net/api';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';

/** What a code can be. */
const CODE = /^[a-hj-np-z]{6}$/i;

/** The table with a short code. */
const tableOf = (code: string) => request<CodeView>(`/api/codes/${encodeURIComponent(code)}`);

export function CodeForm({ speak }: { speak: Speak }) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useSaid();
  const go = (event: Event) => {
    event.preventDefault();
    setTrouble('');
    const letters = code.replace(/[\s–-]/g, '');
    if (!CODE.test(letters)) {
      setTrouble(speak('together-code-wrong'));
      return;
    }
    tableOf(letters).then(
      ({ id }) => navigate(`/game/${id}`),
      (error: unknown) => {
        const none = error instanceof Failure && error.problem.kind === 'not-found';
        setTrouble(none ? speak('together-code-wrong') : failureSentence(error));
      },
    );
  };
  return (
    <form class="together-part" onSubmit={go}>
      <h2>{speak('together-code')}</h2>
      <p id="together-code-help">{speak('together-code-help')}</p>
      <div class="together-row">
        <input
          type="text"
          class="together-code"
          aria-label={speak('together-code')}
          aria-describedby="together-code-help together-code-trouble"
          aria-invalid={trouble.words !== ''}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={12}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" disabled={code.trim() === ''}>
          {speak('together-code-go')}
        </button>
      </div>
      <p id="together-code-trouble" class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
    </form>
  );
}
