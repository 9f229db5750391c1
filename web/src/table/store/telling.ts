// The notices of a table beside the board: refusals, news, and problems with the connection.
import { effect, signal } from '@preact/signals';
import { language } from '../../text';

export function makeTelling() {
  const notice = signal('');
  /** Whether the notice is no error, and not shown in the colour of errors. */
  const calm = signal(false);
  /** The rule that the notice is about, as `RulesPage.topics` calls it. */
  const topic = signal<string | null>(null);
  /** Whether the notice stays while others play on: until something is done or told here. */
  let stays = false;
  const hush = () => {
    notice.value = '';
    stays = false;
  };
  const tell = (words: string, quietly = false, about: string | null = null) => {
    notice.value = words;
    topic.value = about;
    calm.value = quietly;
    stays = false;
  };
  // An earlier notice is in another language.
  const stop = effect(() => {
    if (language.value) hush();
  });
  return {
    notice,
    calm,
    topic,
    tell,
    /** Tells what must not be missed. */
    tellToStay(words: string): void {
      tell(words);
      stays = true;
    },
    hush,
    /** The game has gone on: what was told is out of date, unless it stays. */
    goOn(): void {
      if (!stays) hush();
    },
    stop,
  };
}

export type Telling = ReturnType<typeof makeTelling>;
