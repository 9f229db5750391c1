// What axe finds wrong with a page, in lines to read. Axe-core is under MPL-2.0: it is used by these tests alone, and no
// part of it comes into the program.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Everything that WCAG 2.2 asks at level AA, and what is good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Wanted {
  only?: readonly string[];
  without?: readonly string[];
}

/** One line for each element that breaks a rule: by all rules, unless some are named. */
export async function faults(page: Page, { only, without = [] }: Wanted = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = (await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    {
      runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      // What is in order is not looked up to the last element.
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  )) as axe.AxeResults;
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}
