// The games to choose from in a list, by their families.
import type { GameCard } from '../generated/wire';
import { t } from '../text';

export function GameOptions({ games }: { games: readonly GameCard[] }) {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => (
    <optgroup key={family} label={t(`family-${family}`)}>
      {games
        .filter((game) => game.family === family)
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
    </optgroup>
  ));
}
