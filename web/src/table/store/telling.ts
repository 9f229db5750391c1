// The notices of a table beside the board: refusals, news, and problems with the connection.
import { computed, effect, signal } from '@preact/signals';
import { saidAfter, UNSAID } from '../../base/Spoken';
import { language } from '../../text';

export function makeTelling() {
  const spoken = signal(UNSAID);
  const notice = computed(() => spoken.value.words);
  /** Whether the notice is no error, and not shown in the colour of errors. */
  const calm = signal(false);
  /** The rule that the notice is about, as `RulesPage.topics` calls it. */
  const topic = signal<string | null>(null);
  /** Whether the notice stays while others play on: until something is done or told here. */
  let stays = false;
  const hush = () => {
    if (spoken.peek().words !== '') spoken.value = saidAfter(spoken.peek(), '');
    stays = false;
  };
  const tell = (words: string, quietly = false, about: string | null = null) => {
    spoken.value = saidAfter(spoken.peek(), words);
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
    /** The same, with how often it was told: who does again what was refused is told so again. */
    spoken,
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
