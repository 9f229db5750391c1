// Words in a live region. A screen reader speaks what changes there, so words that are said again must change as well: they
// are written anew, with a sign beside them every other time that nobody sees or hears.
import { useState } from 'preact/hooks';

/** What is said, and how often in a row it was said before. */
export interface SpokenWords {
  words: string;
  /** The last words that were not empty. */
  last: string;
  again: number;
}

export const UNSAID: SpokenWords = { words: '', last: '', again: 0 };

/** After these words were said. */
export function saidAfter({ last, again }: SpokenWords, words: string): SpokenWords {
  if (words === '') return { words, last, again };
  return { words, last: words, again: words === last ? again + 1 : 0 };
}

/** A space without width. */
const UNHEARD = '\u200B';

/** The words; without any, nothing at all. */
export function Spoken({ said: { words, again } }: { said: SpokenWords }) {
  if (words === '') return null;
  return (
    <span key={again}>
      {words}
      {again % 2 === 1 ? UNHEARD : ''}
    </span>
  );
}

/** What is said somewhere, at first nothing; and says something there, or with an empty text nothing any more. */
export function useSaid(): [SpokenWords, (words: string) => void] {
  const [said, setSaid] = useState(UNSAID);
  return [said, (words) => setSaid((before) => saidAfter(before, words))];
}
