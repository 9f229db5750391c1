// Who has won, in words.

import type { Seat, Standing } from '../../generated/wire';
import { isChess } from '../../settings/colours';
import { language, t } from '../../text';
import { type Names, seatArgs } from '../../text/event';

/**
 * Who has won, together or each for themselves; and where one person plays, whether that is "you". `named` gives the names
 * of people: all others are called by the colours of their armies, which are unique, or by their pieces where a side is.
 */
export function winWords(
  winners: readonly Standing[],
  names: Names,
  named: (seat: Seat) => string | null,
): string {
  const { you = null } = names;
  const own = winners.filter(({ seat }) => seat === you);
  const listed = [...own, ...winners.filter((one) => !own.includes(one))];
  const [first, second, third] = listed;
  const args = {
    names: new Intl.ListFormat(language.value).format(
      listed.map(({ seat }) => (seat !== you && named(seat)) || t('result-name', seatArgs(names, seat))),
    ),
    how: !second ? 'one' : !third && first?.ally === second.seat ? 'team' : 'shared',
    // Some languages speak of the pieces of a side also where they are named by their colour: of White as of the cows.
    side:
      (first &&
        !second &&
        named(first.seat) === null &&
        (first.side ?? (isChess(names.colours.men) && names.colours[first.seat]))) ||
      'none',
  };
  if (you !== null && own.length === 0) return t('result-lost', args);
  return t('result-win', { ...args, who: own.length === 0 ? 'others' : second ? 'both' : 'you' });
}
