// What each side can expect of the game, as a bar of its colours.
import type { Standing } from '../generated/wire';
import { sideName } from '../table/seats/names';
import { percent } from '../text';
import type { Names } from '../text/event';
import { hundredths } from './rounding';

export interface Chance {
  /** The seats that share it: partners expect the same. */
  seats: readonly Standing[];
  share: number;
  /** The share as it is told, in hundredths: those of all sides add up to a hundred. */
  told: number;
}

/** The chances of the sides, partners together, in the order of play. */
export function chancesOf(seats: readonly Standing[], worth: readonly number[]): Chance[] {
  const chances: Chance[] = [];
  for (const [index, standing] of seats.entries()) {
    const partner = chances.find(({ seats: [first] }) => first?.ally === standing.seat);
    const share = worth[index] ?? 0;
    if (partner) partner.seats = [...partner.seats, standing];
    else chances.push({ seats: [standing], share, told: 0 });
  }
  const told = hundredths(chances.map(({ share }) => share));
  return chances.map((one, index) => ({ ...one, told: told[index] ?? 0 }));
}

interface Props {
  /** None where nothing is known yet: the bar is empty then. */
  chances: readonly Chance[];
  names: Names;
  /** What the bar is, for those who do not see it. */
  label: string;
  /** Whether they are those of the position before, until new ones come. */
  old?: boolean;
}

export const nameOf = ({ seats }: Chance, names: Names) =>
  seats.map((one) => sideName(one, names)).join(' + ');

/** A side and its chances, in words. */
const wordsOf = (one: Chance, names: Names) => `${nameOf(one, names)} ${percent(one.told / 100)}`;

export function ChancesBar({ chances, names, label, old = false }: Props) {
  const words = chances.map((one) => wordsOf(one, names)).join(', ') || '…';
  return (
    <div class={old ? 'chances old' : 'chances'} role="img" aria-label={`${label}: ${words}`}>
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
            title={wordsOf(one, names)}
          >
            <span>{percent(one.told / 100)}</span>
          </span>
        );
      })}
    </div>
  );
}
