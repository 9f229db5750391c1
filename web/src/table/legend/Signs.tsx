// The signs on the pieces now, each with a link to its rule.
import type { View } from '../../generated/View';
import { RuleLink } from '../../learn/RuleLink';
import { t } from '../../text';

/** Which signs are on the board, in their order. */
export function signsOn(view: View): string[] {
  const { pieces } = view;
  const signs: readonly [string, boolean][] = [
    ['waiting', pieces.some((piece) => piece.waiting)],
    ['frozen', pieces.some((piece) => piece.frozen)],
    ['commanded', pieces.some((piece) => piece.commander !== undefined)],
    ['huffable', pieces.some((piece) => piece.huffable)],
  ];
  return signs.filter(([, worn]) => worn).map(([sign]) => sign);
}

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
