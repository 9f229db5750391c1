// The laurels of this browser: those that were won with the game in which they were, the others with what they are won for.
import { RoleIcon } from '../board/Piece';
import { Laurel } from '../table/ends/Laurel';
import { ALL, LAURELS, laurelsWon } from '../table/ends/laurels';
import type { Speak } from '../text/speak';

export function Laurels({ speak }: { speak: Speak }) {
  const won = laurelsWon();
  return (
    <section class="my-laurels">
      <h2>
        {speak('laurels-title')} <small>{speak('laurels-count', { count: won.size, all: ALL.length })}</small>
      </h2>
      <ul>
        {ALL.map((id) => {
          const game = won.get(id);
          return (
            <li key={id} data-laurel={id} class={game === undefined ? 'unwon' : ''}>
              <span class="laurel-sign">
                {game !== undefined && <Laurel />}
                <RoleIcon role={LAURELS[id]} size={30} />
              </span>
              <b>{speak(`laurel-${id}`)}</b>
              <small>
                {game === undefined ? (
                  speak(`laurel-${id}-for`)
                ) : (
                  <a href={`/game/${game}`}>{speak('laurels-game')}</a>
                )}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
