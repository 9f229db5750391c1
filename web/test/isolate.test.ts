import { expect, test } from 'vitest';
import { isolated } from '../src/text/isolate';

test('only what could turn round the text beside it is set apart', () => {
  for (const name of ['', 'Anna (2)', 'Łukasz Żółć', 'श्रीकृष्ण', '王小明', 'ශ්\u200dරී', '👩\u200d👧', '1️⃣'])
    expect(isolated(name), name).toBe(name);
  for (const name of ['محمّد', 'שלום (2)', 'Ali علي', '\u202eBob', '\u200fx', '𐤀', '𞤀'])
    expect(isolated(name), name).toBe(`\u2068${name}\u2069`);
});
