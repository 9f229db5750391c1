// Texts name the armies by their document's colours. Where the old dyes are shown, this says which is which.
import { DYES } from '../base/colours';
import { ArmyMark } from '../board/Piece';
import { cardOf } from '../net/catalogue';
import { coloursOf } from '../settings/colours';
import { t } from '../text';

export function DyeNote({ rules }: { rules: string }) {
  const seats = cardOf(rules)?.start.seats ?? [];
  const worn = coloursOf(seats);
  const dyed = seats.filter(({ seat, colour }) => worn[seat] !== colour && DYES[colour] !== undefined);
  if (dyed.length === 0) return null;
  return (
    <div class="dye-note">
      <p>{t('dyes-note')}</p>
      <ul>
        {dyed.map(({ seat, colour }) => (
          <li key={seat}>
            <ArmyMark colour={worn[seat] ?? ''} size={18} />
            {t('army-name', { colour: worn[seat] ?? '' })} = {t('army-name', { colour })}
          </li>
        ))}
      </ul>
    </div>
  );
}
