// The games to choose from in a list.
import type { GameCard } from '../generated/GameCard';

export function GameOptions({ games }: { games: readonly GameCard[] }) {
  return games.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}
