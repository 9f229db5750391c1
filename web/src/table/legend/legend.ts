// Which signs the rules of a table can show at all, and which marks its board. Pure.
import type { Board } from '../../generated/Board';
import type { Hints } from '../../settings/settings';

export type Sign = 'throne' | 'mark' | 'waiting' | 'frozen' | 'commanded' | 'huffable';

/** `option` gives the value of an option at the table, null where there is no such option. */
export function signsOf(board: Board, option: (id: string) => string | null): Sign[] {
  const is = (id: string, ...values: string[]) => values.includes(option(id) ?? '');
  const teams = option('teams') !== null && !is('teams', 'none');
  const thrones = board.thronesCount ? board.thrones.map(([, spot]) => spot) : [];
  const signs: readonly [Sign, boolean][] = [
    ['throne', thrones.length > 0],
    ['mark', board.marks.some((spot) => !thrones.includes(spot))],
    [
      'waiting',
      is('enterLastLineEarly', 'true') ||
        is('promotionOptional', 'true') ||
        is('promotionNoneCaptured', 'suspended'),
    ],
    ['frozen', is('kingLoss', 'freeze')],
    [
      'commanded',
      teams &&
        (is('kingLoss', 'partnerCommands') ||
          is('allyThrone', 'commandBothThrows', 'commandAllyOut') ||
          is('parade', 'two+command')),
    ],
    ['huffable', is('obligation', 'huff')],
  ];
  return signs.filter(([, can]) => can).map(([sign]) => sign);
}

export const MARKS = [
  'movable',
  'urgent',
  'selected',
  'step',
  'place',
  'capture',
  'far',
  'way',
  'path',
  'huff',
  'trail',
  'idle',
  'plan',
  'aimed',
  'threatened',
  'drawn',
  'cursor',
] as const;
export type Mark = (typeof MARKS)[number];

/** What is known of a table besides its options. */
export interface Shown {
  /** Whether dice are thrown. */
  dice: boolean;
  /** Whether missing a capture loses the piece that could have made it. */
  huffs: boolean;
  /** Whether pieces come to the board from the hand. */
  places: boolean;
  /** How many seats people play at this screen. */
  humans: number;
  /** Which legal moves are marked. */
  hints: Hints;
}

export function marksOf(
  { dice, huffs, places, humans, hints }: Shown,
  option: (id: string) => string | null,
): Mark[] {
  const plays = humans > 0;
  const [all, some] = [plays && hints === 'all', plays && hints !== 'none'];
  const chains = option('multiJump') === 'true';
  const marks: readonly [Mark, boolean][] = [
    ['movable', all],
    ['urgent', all && huffs],
    ['selected', plays],
    ['step', some],
    ['place', all && places],
    ['capture', some],
    ['far', some && chains],
    ['way', plays && chains],
    ['path', chains],
    ['huff', plays && huffs],
    ['trail', true],
    ['idle', dice],
    // Where several people play at one screen, moves are not planned ahead.
    ['plan', humans === 1],
    ['aimed', true],
    ['threatened', true],
    ['drawn', true],
    ['cursor', true],
  ];
  return marks.filter(([, can]) => can).map(([mark]) => mark);
}
