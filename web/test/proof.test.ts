// The browser computes throws as the table does: numbers here are those of the table's own tests.
import { expect, test } from 'vitest';
import type { ProofPage, SeedView } from '../src/generated/wire';
import { verify } from '../src/table/proof/verify';
import { missingParts } from '../src/table/store/seeding';
import { forgetSeeds, partsOf, seedCommitment } from '../src/table/store/seeds';
import known from './proof.json';
import ofDay from './proof-day.json';

const page = known as unknown as ProofPage;

test('a game as a server gave it is proved', async () => {
  expect(await verify(page)).toEqual({ kind: 'good', throws: page.throws.length, given: 0 });
  expect(page.throws.length).toBeGreaterThan(10);
});

test('whatever is changed is found', async () => {
  const [first, ...rest] = page.throws;
  if (!first) throw new Error('no throw');
  const other = first.could.find(([text]) => text !== first.thrown)?.[0] ?? '';
  expect(await verify({ ...page, throws: [{ ...first, thrown: other }, ...rest] })).toMatchObject({
    kind: 'other',
    number: 1,
    thrown: other,
    drawn: first.thrown,
  });
  expect((await verify({ ...page, throws: rest })).kind).toBe('other');
  expect((await verify({ ...page, secret: '00'.repeat(32) })).kind).toBe('broken');
  expect((await verify({ ...page, commitment: '00'.repeat(32) })).kind).toBe('broken');
  expect((await verify({ ...page, seeds: [] })).kind).toBe('broken');
  const seeds = page.seeds.map((one) => ({ ...one, seed: '11'.repeat(32) }));
  expect((await verify({ ...page, seeds })).kind).toBe('broken');
});

test('throws that follow from a date are proved by it alone', async () => {
  const page = ofDay as unknown as ProofPage;
  expect(page.throws.length).toBeGreaterThan(10);
  expect(await verify(page)).toEqual({ kind: 'good', throws: page.throws.length, given: 0 });
  expect((await verify({ ...page, day: '2026-11-23' })).kind).toBe('other');
  const [first, ...rest] = page.throws;
  if (!first) throw new Error('no throw');
  const other = first.could.find(([text]) => text !== first.thrown)?.[0] ?? '';
  expect(await verify({ ...page, throws: [{ ...first, thrown: other }, ...rest] })).toMatchObject({
    kind: 'other',
    drawn: first.thrown,
  });
});

test('throws from elsewhere come first, and are not proved', async () => {
  const [first, ...rest] = page.throws.map((one) => ({ ...one }));
  if (!first) throw new Error('no throw');
  first.number = null;
  expect(await verify({ ...page, throws: [first, ...rest] })).toMatchObject({
    kind: 'good',
    given: 1,
  });
});

test('parts are missed of those who have not committed, then of those who have not revealed', () => {
  type Part = Omit<SeedView, 'seat'>;
  const none: Part = { commitment: null, seed: null };
  const promised: Part = { ...none, commitment: '00'.repeat(32) };
  const told: Part = { ...promised, seed: '11'.repeat(32) };
  const missing = (south: Part, north: Part, ready = false) =>
    missingParts({
      commitment: page.commitment ?? '',
      seeds: [
        { seat: 'south', ...south },
        { seat: 'north', ...north },
      ],
      round: 0,
      ready,
    });
  expect(missing(promised, none)).toEqual(['north']);
  expect(missing(promised, promised)).toEqual(['south', 'north']);
  expect(missing(told, promised)).toEqual(['north']);
  expect(missing(told, told, true)).toEqual([]);
});

test('seeds are made once, and revealed when all have committed', async () => {
  const none = { seat: 'south', commitment: null, seed: null } as const;
  const [commit] = await partsOf('g-0', 'g', [none], false);
  if (commit?.kind !== 'commit') throw new Error('no commitment');
  expect(await partsOf('g-0', 'g', [none], false)).toEqual([commit]);
  const promised = { ...none, commitment: commit.commitment };
  expect(await partsOf('g-0', 'g', [promised], false)).toEqual([]);
  const [reveal] = await partsOf('g-0', 'g', [promised], true);
  if (reveal?.kind !== 'reveal') throw new Error('no seed');
  expect(await seedCommitment('g', 'south', reveal.seed)).toBe(commit.commitment);
  expect(await partsOf('g-0', 'g', [{ ...promised, seed: reveal.seed }], true)).toEqual([]);
  // Another browser has committed for the seat; in another round the seed is new.
  expect(await partsOf('g-0', 'g', [{ ...none, commitment: '00'.repeat(32) }], true)).toEqual([]);
  expect(await partsOf('g-1', 'g', [none], false)).not.toEqual([commit]);
  // Known to all, it is forgotten.
  forgetSeeds('g-0', [none]);
  expect(await partsOf('g-0', 'g', [none], false)).not.toEqual([commit]);
});
