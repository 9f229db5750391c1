// What was said, as each reads it: who, and the words in the language of the reader.
import { ArmyMark } from '../../board/Piece';
import type { Reaction } from '../../generated/wire';
import type { Speak } from '../../text/speak';
import { nameOf } from '../seats/names';
import type { Store } from '../store';
import type { Talked } from '../store/sitting';
import { WatcherMark, watcherName } from './Watchers';

const ROUND = 'M12 2.500a9.500 9.500 0 1 0 .1 0';
const EYES = 'M8.500 9.500v.1M15.500 9.500v.1';
/** Drawn as the tools are, in a square of 24 units with one stroke. */
const FACES: Readonly<Record<Reaction, string>> = {
  smile: `${ROUND}${EYES}M7.500 14q4.500 4.500 9 0`,
  laugh: `${ROUND}M6.500 10q1.800-2.600 3.600 0M13.900 10q1.800-2.600 3.600 0M7 13.500h10q-.500 5-5 5t-5-5Z`,
  wow: `${ROUND}${EYES}M7 6.600q1.300-1.300 3-.8M17 6.600q-1.300-1.300-3-.8M12 13.500a2 2.600 0 1 0 .1 0`,
  sad: `${ROUND}${EYES}M8 17q4-4 8 0`,
  applause:
    'M12 3l2.700 5.600 6.100.8-4.500 4.200 1.100 6.100L12 16.800l-5.400 2.900 1.100-6.100L3.200 9.400l6.100-.8Z',
};
export const REACTIONS = Object.keys(FACES) as readonly Reaction[];

export const Face = ({ reaction, size }: { reaction: Reaction; size: number }) => (
  <svg class="talk-face" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={FACES[reaction]} />
  </svg>
);

interface LineProps {
  store: Pick<Store, 'people'>;
  one: Talked;
  speak: Speak;
}

export const Line = ({ store: { people }, one, speak }: LineProps) => {
  const { talk } = one;
  return (
    <>
      {one.type === 'talked' ? (
        <ArmyMark colour={people.colours.value[one.seat] ?? ''} size={20} />
      ) : (
        <WatcherMark />
      )}
      <span>
        <b>{one.type === 'talked' ? nameOf(people, one.seat) : watcherName(one, speak)}</b>{' '}
        {talk.kind === 'reaction' ? (
          <>
            <Face reaction={talk.reaction} size={22} /> {speak(`talk-shown-${talk.reaction}`)}
          </>
        ) : (
          <bdi>{talk.kind === 'words' ? talk.text : speak(`talk-said-${talk.phrase}`)}</bdi>
        )}
      </span>
    </>
  );
};
