// Who came where: names large, points at the right; and, on request, what the points were given for.
import { ArmyMark } from '../../board/Piece';
import type { Standing } from '../../generated/wire';
import { t } from '../../text';
import { deedsOf } from '../ends/deeds';
import { Laurel } from '../ends/Laurel';
import type { Store } from '../store';
import { type Facts, isBare, nameIn, scoreWords } from './facts';
import { botWords } from './names';

interface Props {
  store: Store;
  facts: Facts;
}

const colourIn = (store: Store, { seat }: Standing) => store.people.colours.value[seat] ?? '';

export function Standings({ store, facts }: Props) {
  const { view, places, ending, names, own } = facts;
  const crowned = (one: Standing) => ending.honours[one.seat] === 'crowned';
  return (
    <ol class={isBare(facts) ? 'ranking visually-hidden' : 'ranking'}>
      {places.map((place) => (
        <li
          key={place.seats[0]?.seat}
          class={[
            place.seats.some(crowned) && 'winner',
            place.seats.some(({ seat }) => seat === own) && 'own',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <span class="rank">{place.rank}.</span>
          <div class="members">
            {place.seats.map((one) => {
              const left = view.left?.includes(one.seat);
              const name = nameIn(store, one, names);
              return (
                <div class="member" key={one.seat}>
                  <span class="member-mark">
                    <ArmyMark colour={colourIn(store, one)} size={26} />
                    {crowned(one) && <Laurel />}
                  </span>
                  <span class="who" title={left ? `${name}, ${t('result-left')}` : name}>
                    <span class="name">{name}</span>{' '}
                    {left && <span class="player-name">{t('result-left')}</span>}
                  </span>
                  {place.seats.length > 1 && one.scores && <span class="own-points">{one.points}</span>}
                </div>
              );
            })}
          </div>
          {scoreWords(place) !== null && (
            <span class={place.seats[0]?.side == null ? 'points' : 'points said-points'}>
              {scoreWords(place)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** How strong the computer players are, and where points came from; nothing where one word would say it. */
export function Sources({ store, facts: { view, places, names } }: Props) {
  const deeds = deedsOf(store.game.entries.value, view.seats);
  const rows = places
    .flatMap(({ seats }) => seats)
    .flatMap((one) => {
      const player = store.people.players.value[one.seat];
      const all = deeds.get(one.seat) ?? [];
      // That a game began with points explains them only beside others; one deed for all of them says little.
      const tells = all.length > 1 || all.some(({ points }) => points !== one.points);
      const done = tells && all.some(({ deed }) => deed !== 'before') ? all : [];
      const bot = player?.kind === 'bot' ? botWords(player.bot, view.seats) : null;
      return bot === null && done.length === 0 ? [] : [{ one, bot, done }];
    });
  if (rows.length === 0) return null;
  return (
    <ul class="sources">
      {rows.map(({ one, bot, done }) => (
        <li key={one.seat} data-points={one.points}>
          <ArmyMark colour={colourIn(store, one)} size={18} />
          <span>
            <b>{nameIn(store, one, names)}</b> {bot !== null && <span class="player-name">{bot}</span>}
            {done.length > 0 && (
              <small class="deeds">
                {done.map(({ deed, points }) => `${t(`deed-${deed}`)} ${points}`).join(' · ')}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
