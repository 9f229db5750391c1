// The games: what the documents describe first and large, then what is related to it, by families.
import type { GameCard, TileCard } from '../generated/wire';
import { t } from '../text';
import { type Begin, KinTile, Tile } from './Tile';

interface Props {
  tiles: readonly TileCard[];
  cards: readonly GameCard[];
  busy: boolean;
  onBegin: Begin;
}

/** Where there is little room, relatives are shown when they are asked for. */
const roomy = () => matchMedia('(min-width: 800px)').matches;

export function Families({ tiles, cards, busy, onBegin }: Props) {
  const on = (tile: TileCard) => cards.filter((card) => card.tile === tile.id);
  const families = [...new Set(tiles.map(({ family }) => family))];
  const named = (kinship: TileCard['kinship']) => tiles.filter((tile) => tile.kinship === kinship);
  const kin = [...named('named'), ...named('relative')];
  return (
    <>
      <div class="tiles">
        {named('described').map((tile) => (
          <Tile key={tile.id} tile={tile} cards={on(tile)} busy={busy} onBegin={onBegin} />
        ))}
      </div>
      {families.map((family) => {
        const own = kin.filter((tile) => tile.family === family);
        return (
          own.length > 0 && (
            <details key={family} class="family" open={roomy()}>
              <summary>
                <h2>{t(`family-${family}`)}</h2> {t('home-kin', { count: own.length })}
              </summary>
              <div>
                {own.map((tile) => (
                  <KinTile key={tile.id} tile={tile} cards={on(tile)} busy={busy} onBegin={onBegin} />
                ))}
              </div>
            </details>
          )
        );
      })}
    </>
  );
}
