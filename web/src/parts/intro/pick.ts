// What introduces a rule set on one screen: how one wins, and what is special or unlike a game that one knows. Pure.
import type {
  ActionView,
  Board,
  ExampleView,
  GameCard,
  OptionCard,
  OptionGroup,
  RulesPage,
  View,
} from '../../generated/wire';
import { isChess, menOf } from '../../settings/colours';

export interface Pictured {
  kind: 'goal' | 'special' | 'unlike';
  /** The position, and from where to where somebody goes in it. */
  view: View;
  way: readonly [from: string, to: string] | null;
  /** The further ways of the same man, where it goes on. */
  more?: readonly (readonly [from: string, to: string])[];
  words: string;
  /** The option that is another in the game that one knows, and its value there. */
  there?: { option: OptionCard; value: string };
}

/** How many pictures there are at most, the goal among them. */
const PICTURES = 4;
/** A game with fewer options that differ is introduced by what is special about it. */
const FEW = 2;
/** How long the sentences of the goal may be together. */
const LONG = 210;

/** What is most worth knowing first. */
const GROUPS: readonly OptionGroup[] = ['kings', 'captures', 'end', 'promotion', 'players', 'board', 'dice'];

/** The first sentences of a text, as many as fit. */
export function beginning(text: string, most = LONG): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  let words = sentences[0] ?? '';
  for (const next of sentences.slice(1)) {
    if (words.length + next.length >= most) break;
    words += ` ${next}`;
  }
  return words;
}

/** The parts of the text of rules: heading and first words. */
export type Part = readonly [heading: string, words: string];

/** How one wins: the part on the goal, or else that on the end, which comes before what the source says. */
export function goalIn(parts: readonly Part[], heading: string): string {
  const part = parts.find(([name]) => name === heading) ?? parts.at(-2) ?? parts[0];
  return beginning(part?.[1] ?? '');
}

/** Options of two games that differ, those that say who plays first and with which colours left out. */
export const unlike = (card: GameCard, other: GameCard): { option: OptionCard; value: string }[] =>
  card.options.flatMap((option) => {
    const there = other.options.find(({ id }) => id === option.id);
    const matters = option.purpose === null || option.purpose === 'length' || option.purpose === 'aim';
    const differs = matters && there !== undefined && there.default !== option.default;
    return differs ? [{ option, value: there.default }] : [];
  });

/** Soldiers and herds share boards, and little else. */
const menIn = ({ start }: GameCard): string => {
  const men = menOf(start.seats);
  return isChess(men) ? 'chess' : men;
};

/** The game that is most like this one among those that somebody knows: of its family, with men of its kind. */
export function relativeOf(card: GameCard, known: readonly GameCard[]): GameCard | null {
  const kin = known.filter(
    (one) => one.id !== card.id && one.family === card.family && menIn(one) === menIn(card),
  );
  const [first, ...others] = kin.toReversed();
  if (!first) return null;
  return others.reduce(
    (best, one) => (unlike(card, one).length < unlike(card, best).length ? one : best),
    first,
  );
}

const GOES: ReadonlySet<ActionView['kind']> = new Set(['step', 'capture', 'place', 'promote']);

/** The spots that an action goes from and to; one only, where a man is placed or changed. */
type Way = NonNullable<Pictured['way']>;

/** What an example shows: the position before its last move, and the move; without one, how it ends. */
export function shownIn({ frames }: ExampleView): Pick<Pictured, 'view' | 'way'> | null {
  const at = frames.findLastIndex(({ action }) => action !== null && GOES.has(action.kind));
  const action = frames[at]?.action;
  const [before, last] = [frames[at - 1], frames.at(-1)];
  if (before && action?.to) return { view: before.view, way: [action.from ?? action.to, action.to] };
  return last ? { view: last.view, way: null } : null;
}

/** What an example begins with: the position before its first move, and where the man goes in it, jump after jump. */
export function begunIn({ frames }: ExampleView): Pick<Pictured, 'view' | 'way' | 'more'> | null {
  const at = frames.findIndex(({ action }) => action !== null && GOES.has(action.kind));
  const [before, first] = [frames[at - 1], frames[at]?.action];
  if (!before || !first?.to) {
    const [view] = frames;
    return view ? { view: view.view, way: null } : null;
  }
  const more: Way[] = [];
  for (const { action } of frames.slice(at + 1)) {
    if (action?.kind !== 'capture' || !action.to || action.from !== (more.at(-1)?.[1] ?? first.to)) break;
    more.push([action.from, action.to]);
  }
  return { view: before.view, way: [first.from ?? first.to, first.to], more };
}

/** The way of an action by its text: from the first spot that it names to the last. */
export function wayOf(text: string, { spots }: Pick<Board, 'spots'>): Way | null {
  const named = (text.match(/[a-z]\d+/g) ?? []).filter((one) => spots.includes(one));
  const [from, to] = [named[0], named.at(-1)];
  return from !== undefined && to !== undefined ? [from, to] : null;
}

/** The differences that an example of the rules as they are shows, first one of each group. */
function unlikeIn(page: RulesPage, card: GameCard, other: GameCard): Pictured[] {
  const topics = new Map(page.topics);
  const shown = unlike(card, other).flatMap(({ option, value }) => {
    const name = topics.get(`option-${option.id}`);
    const example = page.examples.find((one) => one.name === name && one.options.length === 0);
    const picture = example && shownIn(example);
    if (!example || !picture || option.values.kind === 'skill') return [];
    return [{ name, kind: 'unlike' as const, ...picture, words: example.title, there: { option, value } }];
  });
  const rank = ({ there: { option } }: (typeof shown)[number]) => GROUPS.indexOf(option.group);
  const sorted = [...shown].sort((a, b) => rank(a) - rank(b));
  const once = sorted.filter((one, index) => sorted.findIndex(({ name }) => name === one.name) === index);
  const isFirst = (one: (typeof shown)[number], index: number) =>
    once.findIndex(({ there }) => there.option.group === one.there.option.group) === index;
  return [...once.filter(isFirst), ...once.filter((one, index) => !isFirst(one, index))];
}

/** The examples that the rule set is introduced by. */
const introducing = (page: RulesPage): Pictured[] =>
  page.introduced_by.flatMap((name) => {
    const example = page.examples.find((one) => one.name === name);
    const picture = example && begunIn(example);
    return picture ? [{ kind: 'special' as const, ...picture, words: example.title }] : [];
  });

/** What the lessons teach, from the first on: their positions, and what solves them. */
const taught = (page: RulesPage, { board }: GameCard): Pictured[] =>
  page.lessons.flatMap(({ example, after, solution, praise }) => {
    const view = page.examples.find(({ name }) => name === example)?.frames[after]?.view;
    const way = solution.map((text) => wayOf(text, board)).find((one) => one !== null);
    return view && way ? [{ kind: 'special' as const, view, way, words: praise.replaceAll('*', '') }] : [];
  });

/** The pictures of a rule set; `other`: the game to compare it with. */
export function picturesOf(
  page: RulesPage,
  card: GameCard,
  goal: string,
  other: GameCard | null,
): { pictures: Pictured[]; other: GameCard | null } {
  const first: Pictured = { kind: 'goal', view: card.start, way: null, words: goal };
  const found = other ? unlikeIn(page, card, other) : [];
  const compared = found.length >= FEW;
  const special = introducing(page);
  const rest = compared ? found : special.length > 0 ? special : taught(page, card);
  return { pictures: [first, ...rest].slice(0, PICTURES), other: compared ? other : null };
}
