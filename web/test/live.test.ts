// What is said in live regions: words that are said again change, so that they are spoken again; and every region either
// says so or shows a state, which is spoken when it becomes another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Spoken, type SpokenWords, saidAfter, UNSAID } from '../src/base/Spoken';
import { makeTelling } from '../src/table/store/telling';

/** What stands in a region, and whether its element is a new one. */
const drawn = (said: SpokenWords) => {
  const span = Spoken({ said });
  return JSON.stringify(span && [span.key, span.props.children]);
};
function all(words: readonly string[]): SpokenWords[] {
  let said = UNSAID;
  return words.map((one) => {
    said = saidAfter(said, one);
    return said;
  });
}

test('words that are said again are written anew, also when nothing was said in between', () => {
  const said = all([
    'No line joins c4 and c6',
    'No line joins c4 and c6',
    'No line joins c4 and c6',
    '',
    'No line joins c4 and c6',
  ]);
  for (const [index, one] of said.entries()) {
    expect(one.words, String(index)).toBe(index === 3 ? '' : 'No line joins c4 and c6');
    if (index > 0) expect(drawn(one), String(index)).not.toBe(drawn(said[index - 1] ?? UNSAID));
  }
  // Cleared and said again in one go.
  expect(drawn(said[4] ?? UNSAID)).not.toBe(drawn(said[2] ?? UNSAID));
});

test('words that are said for the first time are as they are', () => {
  for (const one of all(['one', 'another', 'one']))
    expect(Spoken({ said: one })?.props.children).toEqual([one.words, '']);
});

test('a notice of a table that is told again is told anew, and one that is not is left alone', () => {
  const telling = makeTelling();
  telling.tell('no');
  const first = telling.spoken.value;
  telling.tell('no');
  expect(drawn(telling.spoken.value)).not.toBe(drawn(first));
  expect(telling.notice.value).toBe('no');
  telling.hush();
  const hushed = telling.spoken.value;
  telling.hush();
  expect(telling.spoken.value).toBe(hushed);
  telling.stop();
});

const SRC = join(import.meta.dirname, '../src');
/**
 * How many regions of a file show a state: it is spoken when it becomes another, and only then. Failures among them are
 * taken away while what failed is tried again.
 */
const STATES: Readonly<Record<string, number>> = {
  'days/GivenAway.tsx': 3,
  'header/DialogButton.tsx': 1,
  'home/Home.tsx': 2,
  'home/Today.tsx': 1,
  'learn/Lesson.tsx': 1,
  'learn/LiveBoard.tsx': 1,
  'learn/Tour.tsx': 1,
  'learn/daily/DailyPage.tsx': 1,
  'learn/daily/frame.tsx': 1,
  'learn/daily/Puzzle.tsx': 1,
  'learn/daily/RushPage.tsx': 1,
  'learn/guided/GuidedGame.tsx': 1,
  'learn/guided/GuidedPage.tsx': 1,
  'learn/days/DayCard.tsx': 1,
  'lobby/Handed.tsx': 1,
  'lobby/Search.tsx': 2,
  'lobby/Tables.tsx': 2,
  'lobby/WishFields.tsx': 1,
  'me/GameRow.tsx': 1,
  'new/ClockField.tsx': 1,
  'new/NewTable.tsx': 1,
  'parts/Asked.tsx': 1,
  'parts/intro/IntroCard.tsx': 1,
  'parts/lazy.tsx': 1,
  'ratings/OnePlayer.tsx': 1,
  'ratings/Programs.tsx': 1,
  'ratings/RatingsPage.tsx': 1,
  'review/LoadRecord.tsx': 1,
  'setup/Editor.tsx': 1,
  'setup/Fields.tsx': 1,
  'setup/SetupPage.tsx': 1,
  'share/HandOver.tsx': 1,
  'solved/KeepSolved.tsx': 1,
  'solved/SolveHere.tsx': 2,
  'solved/SolvedPage.tsx': 1,
  'study/Study.tsx': 1,
  'study/Turns.tsx': 1,
  'table/clocks/Clocks.tsx': 1,
  'table/dice/IdleWords.tsx': 1,
  'table/ends/OwnEnd.tsx': 3,
  'table/seats/NextGame.tsx': 1,
  'table/seats/Rated.tsx': 1,
  'table/seats/TellMe.tsx': 1,
  'table/seats/Terms.tsx': 2,
  'table/seats/Wish.tsx': 2,
  'table/talk/Others.tsx': 1,
  // Nobody says the same twice in a row, and it is taken away in between.
  'table/talk/Remarks.tsx': 1,
  'table/told/LostThrows.tsx': 1,
};

test('every live region says again what is said again, or shows a state', () => {
  const found: Record<string, number> = {};
  for (const name of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.tsx'),
  )) {
    const code = readFileSync(join(SRC, name), 'utf8');
    for (const { 1: element = '', index } of code.matchAll(
      /<(\w+)[^<>]*?\s(?:aria-live=|role=(?:"(?:status|alert|log)"|\{[^}]*'(?:status|alert)'))/g,
    )) {
      const region = code.slice(index, code.indexOf(`</${element}>`, index));
      if (!/<Spoken |<\w+\s+key=/.test(region)) found[name] = (found[name] ?? 0) + 1;
    }
  }
  expect(found).toEqual(STATES);
});
