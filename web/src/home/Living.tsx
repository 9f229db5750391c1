// The large board of the first page: a real position at once, and the game that goes on from it once the page has nothing
// else to do. Where motion is not wanted it stands still.
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../base/frames';
import { still } from '../base/match';
import type { Picture } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { MiniBoard } from '../parts/MiniBoard';
import type { LivingBoardProps } from './LivingBoard';

type Board = (props: LivingBoardProps) => preact.VNode | null;

export function Living({ picture }: { picture: Picture | null }) {
  const [Moving, setMoving] = useState<Board | null>(null);
  useEffect(() => {
    if (!picture || still()) return;
    return whenIdle(() => {
      // Without it the picture stays.
      import('./LivingBoard').then(
        (part) => setMoving(() => part.LivingBoard),
        () => {},
      );
    });
  }, [picture === null]);
  const card = picture && cardOf(picture.rules);
  return (
    <div class="living">
      {card &&
        picture &&
        (Moving ? <Moving picture={picture} /> : <Still board={card.board} picture={picture} />)}
    </div>
  );
}

export function Still({ board, picture }: { board: import('../generated/wire').Board; picture: Picture }) {
  return (
    <div class="living-board">
      <MiniBoard board={board} view={picture.view} />
    </div>
  );
}
