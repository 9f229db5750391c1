// What each side can expect of the game, as a bar of its colours.
import type { Standing } from '../generated/Standing';
import { sideName } from '../table/seats/names';
import { percent } from '../text';
import type { Names } from '../text/event';

export interface Chance {
  /** The seats that share it: partners expect the same. */
  seats: readonly Standing[];
  share: number;
}

/** The chances of the sides, partners together, in the order of play. */
export function chancesOf(seats: readonly Standing[], worth: readonly number[]): Chance[] {
  const chances: Chance[] = [];
  for (const [index, standing] of seats.entries()) {
    const partner = chances.find(({ seats: [first] }) => first?.ally === standing.seat);
    const share = worth[index] ?? 0;
    if (partner) partner.seats = [...partner.seats, standing];
    else chances.push({ seats: [standing], share });
  }
  return chances;
}

interface Props {
  chances: readonly Chance[];
  names: Names;
  /** What the bar is, for those who do not see it. */
  label: string;
}

export const nameOf = ({ seats }: Chance, names: Names) =>
  seats.map((one) => sideName(one, names)).join(' + ');

export function ChancesBar({ chances, names, label }: Props) {
  const words = chances.map((one) => `${nameOf(one, names)} ${percent(one.share)}`).join(', ');
  return (
    <div class="chances" role="img" aria-label={`${label}: ${words}`}>
      {chances.map((one) => {
        const [first] = one.seats;
        const colour = names.colours[first?.seat ?? ''] ?? '';
        return (
          <span
            key={first?.seat}
            class="chance"
            style={{ flexGrow: Math.max(one.share, 0.001), '--own': `var(--trail-${colour})` }}
            data-colour={colour}
            data-share={one.share}
            title={`${nameOf(one, names)} ${percent(one.share)}`}
          >
            <span>{percent(one.share)}</span>
          </span>
        );
      })}
    </div>
  );
}
