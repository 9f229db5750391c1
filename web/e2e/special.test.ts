// Rare situations: exchanges of kings, waiting pawns, huffing, choices in a chain of jumps. Positions are
// given, and the actions are clicked as a person would.
import { expect, test } from 'vitest';
import { openPage, type Size } from './browser';
import { browser, server } from './house';
import { act } from './play';
import { create, unworded } from './table';

/** Every language at every size, in turn. */
const VIEWS: [Size, string][] = [
  ['phone', 'pl'],
  ['desk', 'cs'],
  ['phone', 'en'],
  ['desk', 'pl'],
  ['phone', 'cs'],
  ['desk', 'en'],
];

interface Scene {
  what: string;
  rules: string;
  position?: string;
  options?: [string, string][];
  /** As records write them, including throws, which are entered by hand. */
  actions: string[];
}

const TEAM = 'chaturaji-pl-team';
const WIKI: [string, string][] = [['firstPlayer', 'south']];
const SCENES: Scene[] = [
  {
    what: 'a pawn becomes its origin piece',
    rules: TEAM,
    position: '2wh5/1wK4seeK/8/7nK/8/2sB5/8/sKsH6 s throw 0,0,0,0',
    actions: ['5', 'g7-g8=E'],
  },
  {
    what: 'a pawn stays a pawn',
    rules: TEAM,
    position: '2wh5/1wK4seeK/8/7nK/8/2sB5/8/sKsH6 s throw 0,0,0,0',
    actions: ['5', 'g7-g8'],
  },
  {
    what: 'a parked pawn becomes any piece',
    rules: 'caturanga-cz',
    position: 'sh7/3wE4/1wK5nK/8/8/3sH4/6eK1/sB7 w throw 0,0,0,0',
    actions: ['4', 'd7xd3', 'a8=K'],
  },
  {
    what: 'the partner throws, the commander moves',
    rules: TEAM,
    position: '8/1wK1sK3eK/2wh5/7nK/8/6nH1/8/1sH6 s throw 0,0,0,0',
    actions: ['5', 'd7-e8', '2', 'pass', '3', 'g3-f5'],
  },
  {
    what: 'kings are exchanged and placed',
    rules: TEAM,
    position: '2wh1sH3/3wK3eK/8/wB7/3sE4/2sB3nH1/8/sK6eB s throw 0,0,0,0 command=n:loss',
    actions: ['4', 'd4xd7', 'offer-exchange', 'accept', '@b6', '@e1'],
  },
  {
    what: 'an exchange of kings is declined',
    rules: TEAM,
    position: '2wh5/3wK3eK/8/8/3sE4/2sB3nH1/8/sK6eB s throw 0,0,0,0 command=n:loss',
    actions: ['4', 'd4xd7', 'offer-exchange', 'decline'],
  },
  {
    what: 'both opponents accept an exchange',
    rules: 'caturanga-cz',
    position: '7nK/3wK4/8/1wH6/3sE2eeeH/6eheE/8/sK7 s throw 0,0,0,0',
    actions: ['4', 'd4xd7', 'offer-exchange', 'accept', 'accept', '@h5'],
  },
  {
    what: 'the last king is withdrawn',
    rules: TEAM,
    position: '2wh5/1wK5eK/8/7nK/8/6nH1/8/3sK4 e throw 0,0,0,0',
    actions: ['2', 'pass', 'withdraw'],
  },
  {
    what: 'a throw is called',
    rules: 'chaturaji-pl-solo',
    options: [['throw', 'skilled:0.5']],
    actions: ['call 3', '3', 'b1-c3'],
  },
  {
    what: 'of two dice one is used',
    rules: 'chaturaji-wikipedia',
    options: WIKI,
    actions: ['2 3', 'b1-a3', 'pass'],
  },
  {
    what: 'a double moves one piece twice',
    rules: 'chaturaji-wikipedia',
    options: WIKI,
    actions: ['3 3', 'b1-c3', 'c3-e4'],
  },
  {
    what: 'one of two soldiers is huffed',
    rules: 'soldiers16-bl',
    position: '2n/3/7/7/4n4/1n1s3/1s3s1/3/3 s - 13-13 0-0 0',
    actions: ['g3-g4', 'huff c3', 'e5xe3'],
  },
  {
    what: 'a chain goes one of two ways',
    rules: 'soldiers16-bl',
    position: '2n/3/7/2n1n2/9/3n3/3s3/3/3 s - 12-13 0-0 0',
    actions: ['e3xe5', 'e5xg7'],
  },
  {
    what: 'a leopard stops',
    rules: 'cows-leopards-bl',
    position: 'l2/3/c5c/2c4/c7c/3c3/c2l2c/3/ccc n - 0-7 6-0 0',
    actions: ['e3xe5', 'stop'],
  },
  {
    what: 'leopards and cows are placed in turn',
    rules: 'cows-leopards-bl',
    actions: ['@e5', '@c1', '@e9', '@g1', 'e5xe7'],
  },
  {
    what: 'a pawn becomes a captured piece',
    rules: 'vilac-9506',
    position: '6k1/P7/8/8/8/8/8/R2QKB1R w - - 0 1',
    actions: ['a7a8n'],
  },
  {
    what: 'one of two suspended pawns is exchanged',
    rules: 'vilac-9506',
    position: 'PP6/6k1/8/8/6b1/8/8/RNBQKBNR b - - 0 1',
    actions: ['g4d1', 'b1c3', 'b8=q'],
  },
];

/** The actions of a record, one by one: it writes a chain of jumps as one word. */
async function played(id: string): Promise<string> {
  const record = await (await fetch(`${server.url}/api/games/${id}/record`)).text();
  const words = record
    .replace(/^\[.*\]$/gm, '')
    .split(/\s+/)
    .filter((word) => word && !/^\d+\.$/.test(word));
  const jumps = (chain: string) => {
    const spots = chain.split('x');
    return spots.slice(1).map((spot, index) => `${spots[index]}x${spot}`);
  };
  return words.flatMap((word) => (/x.*x/.test(word) ? jumps(word) : [word])).join(' ');
}

test.concurrent.each(
  SCENES.map((scene, index) => ({ ...scene, view: VIEWS[index % VIEWS.length] ?? VIEWS[0] })),
)('$what ($rules)', async ({ rules, position = null, options = [], actions, view = ['desk', 'en'] }) => {
  const { page, context, troubles } = await openPage(browser, server.url, ...view);
  const id = await create(server.url, { rules, options, position, dice: 'hand' });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area svg.board');
  for (const action of actions) {
    await act(page, action);
    expect(await unworded(page), action).toBeUndefined();
  }
  const told = actions.map((action) => (/^[\d ]+$/.test(action) ? `${action}:` : action));
  expect(await played(id)).toBe(told.join(' '));
  expect(troubles).toEqual([]);
  await context.close();
});
