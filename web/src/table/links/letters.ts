// Links by which people play who share no server: what is asked of the page itself about them.
import { linkTo } from '../../base/alone';
import { Failure } from '../../base/failure';
import { keepScreenGame } from '../../base/kept';
import type { Created, LetterOpened, LetterView, NewGame, Seat, Standing } from '../../generated/wire';
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

export const beginByLinks = (game: NewGame, people: Seat[][]) =>
  request<Created>(here('/api/letters'), { game, people });

/** What has to be sent now. What was sent is not taken back. */
export const letterOf = (game: string) => request<LetterView>(`/api/games/${game}/letter`, {});

/** Reads a link; with a `name`, also an empty one, whoever opened it joins the game, if it is an invitation. */
export async function openLetter(text: string, name: string | null = null): Promise<LetterOpened> {
  const asked = { text, join: name !== null, name: name ?? '' };
  const opened = await request<LetterOpened>(here('/api/letters/open'), asked);
  if (opened.kind === 'game') keepScreenGame(opened.game);
  return opened;
}

/** What is sent: the address at which the page opens it, or the text alone where nobody else could open the address. */
export const sentAs = (text: string) => (location.protocol === 'file:' ? text : linkTo(`/link/${text}`));

/** What is wrong with links, in words that come with them. */
const OWN: readonly string[] = ['bad-link', 'false-link', 'link-taken'];

/** Why a link could not be made or read. */
export function linkTrouble(error: unknown, speak: Speak): string {
  const kind = error instanceof Failure ? error.problem.kind : '';
  return OWN.includes(kind) ? speak(`links-${kind}`) : failureSentence(error);
}
