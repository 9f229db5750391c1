// The games by their families: what the documents describe first and large, what is related to it beside.
import type { GameCard } from '../generated/GameCard';
import type { TileCard } from '../generated/TileCard';
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
  const families = [...new Set(tiles.map(({ family }) => family))];
  const on = (tile: TileCard) => cards.filter((card) => card.tile === tile.id);
  return (
    <>
      {families.map((family) => {
        const all = tiles.filter((tile) => tile.family === family);
        const described = all.filter(({ kinship }) => kinship === 'described');
        const kin = ['named', 'relative'].flatMap((one) => all.filter(({ kinship }) => kinship === one));
        return (
          <section key={family} class="family">
            <h2>{t(`family-${family}`)}</h2>
            <div class="tiles" style={{ '--large': described.length }}>
              {described.map((tile) => (
                <Tile key={tile.id} tile={tile} cards={on(tile)} busy={busy} onBegin={onBegin} />
              ))}
              {kin.length > 0 && (
                <details class="kin-list" open={roomy()}>
                  <summary>{t('home-kin', { count: kin.length })}</summary>
                  <div>
                    {kin.map((tile) => (
                      <KinTile key={tile.id} tile={tile} cards={on(tile)} busy={busy} onBegin={onBegin} />
                    ))}
                  </div>
                </details>
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
