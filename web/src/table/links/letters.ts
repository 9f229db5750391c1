// Links by which people play who share no server: what is asked of the page itself about them.
import { useEffect, useState } from 'preact/hooks';
import { alone, linkTo } from '../../base/alone';
import { Failure } from '../../base/failure';
import { forget, keep, keepScreenGame, kept } from '../../base/kept';
import type { Created, LetterOpened, LetterView, NewGame, Seat, Standing, View } from '../../generated/wire';
import { here, request } from '../../net/api';
import { failureSentence } from '../../text/problem';
import type { Speak } from '../../text/speak';

/** The seats of each of so many people: partners together, else those who sit opposite each other. */
export function shared(seats: readonly Pick<Standing, 'seat' | 'ally'>[], count: number): Seat[][] {
  if (count >= seats.length) return seats.map(({ seat }) => [seat]);
  const [first, , across] = seats;
  const own = seats
    .map(({ seat }) => seat)
    .filter((seat) => seat === first?.seat || seat === (first?.ally ?? across?.seat));
  return [own, seats.flatMap(({ seat }) => (own.includes(seat) ? [] : [seat]))];
}

/** Whether the game is over once an army gives up: by links only then it may. Others who play for themselves would play on. */
export const endsWith = ({ seats }: Pick<View, 'seats'>, army: Seat): boolean =>
  seats.some(({ seat, ally }) => seat === army && ally !== null) ||
  seats.filter(({ playing }) => playing).length < 3;

export const beginByLinks = (game: NewGame, people: Seat[][]) =>
  request<Created>(here('/api/letters'), { game, people });

/** What has to be sent now. What was sent is not taken back. */
export const letterOf = (game: string) => request<LetterView>(`/api/games/${game}/letter`, {});

const placeName = (game: string) => `ashtapada-place-${game}`;
/** Where nothing is kept, as long as the page is open. */
const given = new Map<string, string>();

/** The text by which this device has handed its place in a game to another; null if it has not. */
export const placeGiven = (game: string): string | null => given.get(game) ?? kept(placeName(game));

/** The game for another device of one's own: on this one only looks on then. */
export async function placeOf(game: string): Promise<string> {
  const { text } = await request<LetterView>(`/api/games/${game}/place`, {});
  given.set(game, text);
  keep(placeName(game), text);
  return text;
}

/** Reads a link; with a `name`, also an empty one, whoever opened it joins the game, if it is an invitation. */
export async function openLetter(text: string, name: string | null = null): Promise<LetterOpened> {
  const asked = { text, join: name !== null, name: name ?? '' };
  const opened = await request<LetterOpened>(here('/api/letters/open'), asked);
  if (opened.kind === 'game') keepScreenGame(opened.game);
  if (opened.kind === 'game' && opened.here) {
    given.delete(opened.game);
    forget(placeName(opened.game));
  }
  return opened;
}

/** Whether the page is a file on a disk: nobody else can open its addresses, so the text of a link is passed on alone. */
export const isFile = () => location.protocol === 'file:';

/** Which of the two the words speak of: an argument of theirs. */
export const passed = () => ({ file: isFile() ? 'yes' : 'no' });

/** What is sent: the address at which the page opens it, or the text alone. */
export const sentAs = (text: string) => (isFile() ? text : linkTo(`/link/${text}`));

/** What is copied: an address says by itself what to do with it, a text comes with a sentence that does. */
export const copiedAs = (text: string, game: string, speak: Speak) =>
  isFile() ? `${speak('links-file-message', { game })}\n\n${text}` : sentAs(text);

/** The letter within a message: what follows its address, or else the longest run of its signs. */
export function letterIn(message: string): string {
  const [, behind] = /.*\/link\/([\w~-]+)/s.exec(message) ?? [];
  return behind ?? (message.match(/[\w~-]+/g) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '');
}

/** What is worth saying of a link that was opened: that one plays here now, that it is old, one's own, or brings nothing new. */
export type Told = 'here' | 'behind' | 'own' | 'same';

/** A game of this device, as a link of it was opened. */
export type OpenedGame = Extract<LetterOpened, { kind: 'game' }>;

export function toldOf({ game, news, behind, here }: OpenedGame, letter: string): Told | null {
  if (here) return 'here';
  if (behind) return 'behind';
  return news > 0 ? null : lastSent(game).letter === letter ? 'own' : 'same';
}

/** Where the game of a link is shown; the table says what there is to say of the link. */
export function shownAt(opened: OpenedGame, letter: string): string {
  const told = toldOf(opened, letter);
  return `/game/${opened.game}${told ? `?${told}` : ''}`;
}

const sentName = (game: string) => `ashtapada-sent-${game}`;

/** How a game stood when its link was asked for last, and that link. */
export function lastSent(game: string): { state: string; letter: string } {
  const [state = '', letter = ''] = (kept(sentName(game)) ?? '').split(' ');
  return { state, letter };
}

export const keepSent = (game: string, state: string, letter: string) =>
  keep(sentName(game), `${state} ${letter}`);

/** Whether games are still there when the page comes again: else whoever plays by links has to know it before. */
export function useKeeps(): boolean {
  const [keeps, setKeeps] = useState(true);
  useEffect(() => {
    if (!alone) return;
    void import('../../alone').then(async ({ kept }) => setKeeps((await kept()).lasts));
  }, []);
  return keeps;
}

/** What is wrong with links, in words that come with them. */
const OWN: readonly string[] = ['bad-link', 'false-link', 'link-taken'];

/** Why a link could not be made or read. */
export function linkTrouble(error: unknown, speak: Speak): string {
  const kind = error instanceof Failure ? error.problem.kind : '';
  return OWN.includes(kind) ? speak(`links-${kind}`, passed()) : failureSentence(error);
}
