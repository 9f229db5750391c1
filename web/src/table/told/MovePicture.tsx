// A move told in pictures: the die, the man, an arrow, and what is taken or the empty spot that it goes to. The sentence is
// what it is called, and what is seen when one points at it.
import type { Picture } from './picture';
import { LINE, strip, type Wear } from './strip';
import '../../style/move-picture.css';

interface Props extends Wear {
  picture: Picture;
  /** The move in words. */
  words: string;
  /** Whether it is what would have been better, which has the colour of what may be done. */
  better?: boolean;
}

export function MovePicture({ picture, words, better = false, ...wear }: Props) {
  const ink = better ? 'var(--go)' : wear.ink;
  return (
    <span class={better ? 'move-picture better' : 'move-picture'} role="img" aria-label={words} title={words}>
      {picture.map((step, index) => {
        const { width, drawn } = strip([step], { ...wear, ...(ink && { ink }) });
        if (width === 0) return null;
        return (
          <svg
            key={index}
            class={step.kind}
            viewBox={`0 ${-LINE / 2} ${width} ${LINE}`}
            style={{ '--wide': width / LINE }}
            aria-hidden="true"
          >
            {drawn}
          </svg>
        );
      })}
    </span>
  );
}
