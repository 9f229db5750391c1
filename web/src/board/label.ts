// What a screen reader says of a spot: "e4, green horse, may move".
import { wears } from '../game/signs';
import type { View } from '../generated/View';
import { t } from '../text';
import { type Colours, gameOf } from '../text/event';
import type { Lit, TargetKind } from './choice';
import { between, joined, type Layout } from './geometry';
import type { Threat } from './Over';
import type { Premove } from './premove';

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

/** What is heard of a board: all that is seen on it. */
export interface Heard {
  on: Layout;
  view: View;
  colours: Colours;
  movable: ReadonlySet<string>;
  /** Of these, the pieces that had better capture. */
  urgent: ReadonlySet<string>;
  targets: ReadonlyMap<string, TargetKind>;
  /** The piece picked up, which goes to the targets. */
  selected: string | null;
  trails: Lit['trails'];
  plans: readonly Premove[];
  /** Who attacks whom, while that is shown. */
  threats: readonly Threat[] | undefined;
}

export function pieceName({ role, army }: { role: string; army: string }, colours: Colours): string {
  return t('piece-of-army', { role, colour: colours[army] ?? '', game: gameOf(colours) });
}

/** Whether the last move of all ended there. */
const movedTo = (trails: Lit['trails'], name: string) =>
  trails.some(({ age, moves }) => age === 0 && moves.some(({ to }) => to === name));

function standing(name: string, { view, colours }: Heard): string | null {
  const piece = view.pieces.find((one) => one.at === name);
  return piece ? pieceName(piece, colours) : null;
}

/**
 * What is captured by going to an empty spot: the piece that is jumped on the way, or that was passed in its own two steps.
 * Null where it stands on the spot itself.
 */
function capturedBeside(name: string, { on, view, targets, selected }: Heard): string | null {
  if (targets.get(name) !== 'capture' || selected === null) return null;
  const stands = (spot: string) => view.pieces.some((piece) => piece.at === spot);
  if (stands(name)) return null;
  const beside = name.charAt(0) + selected.slice(1);
  return between(on.board, selected, name) ?? (stands(beside) ? beside : null);
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

/** Everything that the words of a spot depend on but the language: they are the same as long as it is. */
export function spotFacts(name: string, heard: Heard): string {
  const { on, view, movable, urgent, targets, trails, plans, threats = [] } = heard;
  const at = (spot: string) => view.pieces.find((one) => one.at === spot);
  return JSON.stringify([
    at(name),
    movable.has(name),
    urgent.has(name),
    targets.get(name),
    capturedBeside(name, heard),
    plans.findIndex(({ from }) => from === name),
    plans.find(({ from }) => from === name)?.to,
    threats.flatMap(([from, to]) => (to === name ? [from] : [])),
    movedTo(trails, name),
    on.board.surface === 'points' && joined(on.board, name).map((end) => [at(end)?.army, at(end)?.role]),
  ]);
}

/** A whole position in words: each kind of men, and where they stand. */
export function positionWords({ view, colours }: Pick<Heard, 'view' | 'colours'>): string {
  const men = new Map<string, string[]>();
  for (const { role, army, at } of view.pieces) {
    const name = pieceName({ role, army }, colours);
    men.set(name, [...(men.get(name) ?? []), at]);
  }
  return [...men].map(([name, spots]) => `${name} ${spots.sort().join(', ')}`).join('; ');
}
