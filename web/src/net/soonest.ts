// Which answer a page gets where one is kept as well: the server's if it comes soon, or else the one that was kept.
import type { Problem } from '../generated/wire';

/** How long the server may take to answer, in milliseconds. */
export const PATIENCE = 3000;

/** Says that what stands before the server could not reach it. Beside those of HTTP there are those of large proxies. */
const isBetween = ({ status }: Response) =>
  (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

const isJson = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json');

/** Whether the body says what is wrong as the server does. */
async function isOwnProblem(answer: Response): Promise<boolean> {
  if (!isJson(answer)) return false;
  const said: Partial<Problem> | null = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said?.kind === 'string' && typeof said.message === 'string';
}

/** Whether an answer to the browser, which asks for a page, comes from the server. */
export const isPage = async (answer: Response) => !isBetween(answer);

/**
 * Whether an answer to the page, which asks for data, comes from the server: its failures are problems, and all else is data.
 * Whoever stands between may answer with a page of his own.
 */
export const isData = async (answer: Response) =>
  answer.ok ? isJson(answer) : !isBetween(answer) || (await isOwnProblem(answer));

interface RacingAnswers {
  /** What the server answers. */
  answer: Promise<Response>;
  kept: Response | undefined;
  /** Whether an answer comes from the server. */
  isReal(answer: Response): Promise<boolean>;
}

/** Remembers whether the server was too slow: then nobody waits for it again until it has answered. */
export function makeSoonest(patience = PATIENCE) {
  let silent = false;
  return async ({ answer, kept, isReal }: RacingAnswers): Promise<Response> => {
    const real = answer.then(async (one) => {
      const is = await isReal(one);
      if (is) silent = false;
      return is ? one : null;
    });
    // Where nothing is kept, whatever comes is better than nothing.
    if (!kept) {
      real.catch(() => {});
      return answer;
    }
    const soon = new Promise<null>((done) => {
      setTimeout(() => done(null), silent ? 0 : patience);
    });
    const inTime = real.then(
      (one) => ({ one }),
      () => ({ one: null }),
    );
    const first = await Promise.race([inTime, soon]);
    if (first === null) silent = true;
    return first?.one ?? kept;
  };
}
