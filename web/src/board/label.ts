// What a screen reader says of a spot: "e4, green horse, may move".
import type { View } from '../generated/View';
import { t } from '../text';
import type { TargetKind } from './choice';
import type { Layout } from './geometry';

/** What the signs on a spot and on its piece mean, for who points at it. */
export function spotSigns(
  name: string,
  { on, view, colours }: { on: Layout; view: View; colours: Readonly<Record<string, string>> },
): string {
  const parts: string[] = [];
  const piece = view.pieces.find((one) => one.at === name);
  if (piece?.waiting) parts.push(t('sign-waiting'));
  if (piece?.frozen) parts.push(t('sign-frozen'));
  if (piece?.commander) parts.push(t('sign-commanded', { colour: colours[piece.commander] ?? '' }));
  if (piece?.huffable) parts.push(t('sign-huffable'));
  const throne = on.board.thrones.find(([, spot]) => spot === name);
  if (throne) parts.push(t('sign-throne', { colour: colours[throne[0]] ?? '' }));
  else if (on.board.marks.includes(name)) parts.push(t('sign-mark'));
  return parts.join(', ');
}

interface Seen {
  on: Layout;
  view: View;
  colours: Readonly<Record<string, string>>;
  movable: ReadonlySet<string>;
  targets: ReadonlyMap<string, TargetKind>;
}

export function pieceName(role: string, colour: string): string {
  return t('piece-of-army', { role, colour });
}

export function spotLabel(name: string, seen: Seen): string {
  const { view, colours, movable, targets } = seen;
  const piece = view.pieces.find((one) => one.at === name);
  const target = targets.get(name);
  return [
    name,
    piece ? pieceName(piece.role, colours[piece.army] ?? '') : t('spot-empty'),
    spotSigns(name, seen),
    movable.has(name) ? t('spot-may-move') : '',
    target ? t(`spot-target-${target}`) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
