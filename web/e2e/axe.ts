// The faults that axe finds in a page, as lines to read. Axe-core is under MPL-2.0: it is used by these tests
// alone, and nothing of it is built into the program.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Everything that WCAG 2.2 requires at level AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Wanted {
  only?: readonly string[];
  without?: readonly string[];
}

/** One line for each element that breaks a rule: of all rules, unless some are named. */
export async function faults(page: Page, { only, without = [] }: Wanted = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = (await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    {
      runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      // What passes is not listed element by element.
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  )) as axe.AxeResults;
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}
