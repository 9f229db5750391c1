// Which answer a page gets where one is kept as well.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isData, isPage, makeSoonest, PATIENCE } from '../src/net/soonest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const html = (status: number) =>
  new Response('<h1>nginx</h1>', { status, headers: { 'content-type': 'text/html' } });
const json = (status: number, said: unknown) =>
  new Response(JSON.stringify(said), { status, headers: { 'content-type': 'application/json' } });
const PROBLEM = { kind: 'busy', message: 'too many at once' };
const KEPT = new Response('kept');

/** An answer that comes when it is asked to, or never. */
function coming() {
  let [come, fail] = [(_: Response) => {}, () => {}];
  const answer = new Promise<Response>((done, failed) => {
    [come, fail] = [done, () => failed(new TypeError('no network'))];
  });
  return { answer, come: (one: Response) => come(one), fail: () => fail() };
}

test.each([
  [200, html(200), true, false],
  [502, html(502), false, false],
  [503, html(503), false, false],
  [504, html(504), false, false],
  [522, html(522), false, false],
  [500, html(500), true, true],
  [404, html(404), true, true],
  [503, json(503, PROBLEM), false, true],
  [502, json(502, { message: 'Bad gateway' }), false, false],
  [502, json(502, null), false, false],
  [429, json(429, PROBLEM), true, true],
  [200, json(200, {}), true, true],
] as const)('whose answer it is: %i', async (_status, answer, page, data) => {
  expect([await isPage(answer), await isData(answer)]).toEqual([page, data]);
  // It can be read after that.
  expect(answer.bodyUsed).toBe(false);
});

test('the server is waited for, but not for long', async () => {
  const soonest = makeSoonest();
  const quick = coming();
  const own = soonest({ answer: quick.answer, kept: KEPT, isReal: isPage });
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  const fresh = html(200);
  quick.come(fresh);
  expect(await own).toBe(fresh);
  const never = coming();
  const late = soonest({ answer: never.answer, kept: KEPT, isReal: isPage });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await late).toBe(KEPT);
});

test('who was silent is not waited for again until he has answered', async () => {
  const soonest = makeSoonest();
  const ask = (answer: Promise<Response>) => soonest({ answer, kept: KEPT, isReal: isPage });
  const silent = coming();
  const first = ask(silent.answer);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await first).toBe(KEPT);
  const next = ask(coming().answer);
  await vi.advanceTimersByTimeAsync(0);
  expect(await next).toBe(KEPT);
  // Late, but there.
  silent.come(html(200));
  await vi.advanceTimersByTimeAsync(0);
  const back = coming();
  const waited = ask(back.answer);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  const fresh = html(200);
  back.come(fresh);
  expect(await waited).toBe(fresh);
});

test('what stands between, or nobody at all, is not waited for', async () => {
  const soonest = makeSoonest();
  // No timer runs here: the kept answer comes at once.
  expect(await soonest({ answer: Promise.resolve(html(502)), kept: KEPT, isReal: isPage })).toBe(KEPT);
  expect(await soonest({ answer: Promise.reject(new TypeError()), kept: KEPT, isReal: isPage })).toBe(KEPT);
  const problem = json(503, PROBLEM);
  expect(await soonest({ answer: Promise.resolve(problem), kept: KEPT, isReal: isData })).toBe(problem);
});

test('where nothing is kept whatever comes is passed on', async () => {
  const soonest = makeSoonest();
  const between = html(502);
  expect(await soonest({ answer: Promise.resolve(between), kept: undefined, isReal: isPage })).toBe(between);
  const failed = coming();
  const waited = soonest({ answer: failed.answer, kept: undefined, isReal: isPage });
  failed.fail();
  await expect(waited).rejects.toThrow('no network');
});
