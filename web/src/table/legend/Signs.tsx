// The signs on the pieces now, each with a link to its rule.
import { wears } from '../../base/signs';
import type { Sign, View } from '../../generated/wire';
import { RuleLink } from '../../parts/RuleLink';
import { t } from '../../text';

/** That a king is in check is told by the board and in words each time. */
const ORDER: readonly Sign[] = ['waiting', 'frozen', 'commanded', 'huffable'];

/** Which signs are on the board, in their order. */
export const signsOn = ({ pieces }: View): Sign[] =>
  ORDER.filter((sign) => pieces.some((piece) => wears(piece, sign)));

export function Signs({ view, rules }: { view: View; rules: string }) {
  const signs = signsOn(view);
  if (signs.length === 0) return null;
  return (
    <p class="signs">
      {t('signs-now')}{' '}
      {signs.map((sign) => (
        <RuleLink key={sign} rules={rules} topic={`sign-${sign}`} words={t(`legend-${sign}`)} />
      ))}
    </p>
  );
}
