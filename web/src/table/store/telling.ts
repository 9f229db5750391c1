// The notices of a table beside the board: refusals, news, and problems with the connection.
import { effect, signal } from '@preact/signals';
import { language } from '../../text';

export function makeTelling() {
  const notice = signal('');
  /** Whether the notice is no error, and not shown in the colour of errors. */
  const calm = signal(false);
  /** The rule that the notice is about, as `RulesPage.topics` calls it. */
  const topic = signal<string | null>(null);
  const hush = () => {
    notice.value = '';
  };
  // An earlier notice is in another language.
  const stop = effect(() => {
    if (language.value) hush();
  });
  return {
    notice,
    calm,
    topic,
    tell(words: string, quietly = false, about: string | null = null): void {
      notice.value = words;
      topic.value = about;
      calm.value = quietly;
    },
    hush,
    stop,
  };
}

export type Telling = ReturnType<typeof makeTelling>;
