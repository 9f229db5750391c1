// What a screen reader says of a spot: "e4, green horse, may move".
import type { Colours } from '../base/colours';
import { wears } from '../base/signs';
import type { Layout } from '../board/geometry';
import { capturedBeside, type Heard, movedTo } from '../board/heard';
import type { View } from '../generated/wire';
import { t } from '../text';
import { gameOf } from '../text/event';

/** What the signs on a spot and on its piece mean; what a marked square was for is told by the legend. */
export function spotSigns(
  name: string,
  { on, view, colours }: { on: Layout; view: View; colours: Colours },
): string {
  const parts: string[] = [];
  const piece = view.pieces.find((one) => one.at === name);
  if (piece && wears(piece, 'waiting')) parts.push(t('sign-waiting'));
  if (piece && wears(piece, 'frozen')) parts.push(t('sign-frozen'));
  if (piece?.commander) parts.push(t('sign-commanded', { colour: colours[piece.commander] ?? '' }));
  if (piece && wears(piece, 'huffable')) parts.push(t('sign-huffable'));
  if (piece && wears(piece, 'checked')) parts.push(t('sign-checked'));
  const { thrones, thronesCount } = on.board;
  const throne = thronesCount ? thrones.find(([, spot]) => spot === name) : undefined;
  if (throne) parts.push(t('sign-throne', { colour: colours[throne[0]] ?? '' }));
  else if (on.board.marks.includes(name)) parts.push(t('spot-mark'));
  return parts.join(', ');
}

export function pieceName({ role, army }: { role: string; army: string }, colours: Colours): string {
  return t('piece-of-army', { role, colour: colours[army] ?? '', game: gameOf(colours) });
}

function standing(name: string, { view, colours }: Heard): string | null {
  const piece = view.pieces.find((one) => one.at === name);
  return piece ? pieceName(piece, colours) : null;
}

/** What a click on a spot would do, if it is a target. */
function targetWords(name: string, heard: Heard): string {
  const target = heard.targets.get(name);
  const at = capturedBeside(name, heard);
  if (at !== null) return t('spot-target-over', { at });
  return target ? t(`spot-target-${target}`) : '';
}

export function spotLabel(name: string, heard: Heard): string {
  const { movable, urgent, trails, plans, threats = [] } = heard;
  const attackers = threats.flatMap(([from, to]) => (to === name ? [from] : []));
  const plan = plans.findIndex(({ from }) => from === name);
  const planned = plans[plan]?.to;
  return [
    name,
    standing(name, heard) ?? t('spot-empty'),
    targetWords(name, heard),
    movable.has(name) ? t(urgent.has(name) ? 'spot-must-capture' : 'spot-may-move') : '',
    spotSigns(name, heard),
    attackers.length > 0 ? t('spot-attacked', { by: attackers.join(', ') }) : '',
    planned === undefined ? '' : t('spot-planned', { number: plan + 1, to: planned }),
    movedTo(trails, name) ? t('spot-last') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where lines lead from a point, and what stands there. */
export function joinedWords(ends: readonly string[], heard: Heard): string {
  const words = ends.map((end) => [end, standing(end, heard)].filter(Boolean).join(' '));
  return t('spot-lines', { ends: words.join(', ') });
}
