// Which signs the rules of a table can show at all. Pure.
import type { BoardView } from '../generated/BoardView';

export type Sign = 'throne' | 'mark' | 'waiting' | 'frozen' | 'commanded' | 'huffable';

/** `option` tells the value of an option at the table, null where there is no such option. */
export function signsOf(board: BoardView, option: (id: string) => string | null): Sign[] {
  const is = (id: string, ...values: string[]) => values.includes(option(id) ?? '');
  const teams = option('teams') !== null && !is('teams', 'none');
  const thrones = board.thrones.map(([, spot]) => spot);
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
