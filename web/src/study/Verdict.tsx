// A game in a sentence: whether the winner deserved it, or who gave away least, and how many moments decided.

import { effective } from '../game/log';
import type { ReviewView, SumView } from '../generated/wire';
import type { Store } from '../table/store';
import { percent } from '../text';
import type { Speak } from '../text/speak';
import { chancesOf } from './Chances';
import { leftAt, shareIn } from './moments';
import { sideWords } from './sides';

interface Props {
  store: Store;
  speak: Speak;
  review: ReviewView;
  dice: boolean;
  /** How many moments are told below. */
  count: number;
}

export function Verdict({ store, speak, review, dice, count }: Props) {
  const over = store.game.live.value?.outcome != null;
  const left = chancesLeft(store, review);
  return (
    <p class="study-verdict">
      {over && left !== null && <span>{speak('study-verdict-left', { share: percent(left) })} </span>}
      <strong>{over ? deserved({ store, speak, review, dice }) : soFar({ store, speak, review })}</strong>{' '}
      {over && count > 0 && (
        <span>{speak(left === null ? 'study-decided' : 'study-decided-before', { count })}</span>
      )}
    </p>
  );
}

/** The chances with which the only person at this screen left the game; null for who played to the end. */
function chancesLeft({ game, people }: Store, review: ReviewView): number | null {
  const own = people.person.value;
  const at = own ? leftAt(effective(game.entries.value), own) : null;
  if (own === null || at === null) return null;
  const moment = review.moments.findLast(({ seq }) => seq <= at);
  return moment ? shareIn(review.seats, moment.worth, own) : null;
}

/** Who would have won if everybody had been equally lucky; without dice, who gave away least. */
function deserved({ store, speak, review, dice }: Omit<Props, 'count'>): string {
  const stayed = review.sums.filter(({ deserved }) => deserved !== null);
  const merit = ({ deserved, cost }: SumView) => (dice ? (deserved ?? 0) : -cost);
  const most = Math.max(...stayed.map(merit));
  const best = stayed.filter((sum) => most - merit(sum) < 0.005);
  const top = Math.max(...review.last);
  const winners = review.sums.filter((_, index) => review.last[index] === top);
  // A game that all share is deserved by whom luck would have kept from more.
  const shared = winners.length === review.sums.length;
  if (best.length === review.sums.length) return speak('study-verdict-level', { dice: dice ? 'yes' : 'no' });
  const same = !shared && best.some((sum) => winners.includes(sum));
  const you = best.some(({ seat }) => seat === store.people.names.value.you);
  return speak(dice ? 'study-verdict' : 'study-verdict-plain', {
    who: sideWords(store, best),
    you: you && best.length === 1 ? 'yes' : 'no',
    same: same ? 'yes' : 'no',
  });
}

/** Who has the best chances in a game that goes on. */
function soFar({ store, speak, review }: Pick<Props, 'store' | 'speak' | 'review'>): string {
  const seats = store.game.live.value?.seats ?? [];
  const [best] = chancesOf(seats, review.last).sort((one, other) => other.share - one.share);
  if (!best) return '';
  return speak('study-so-far', { who: sideWords(store, best.seats), share: percent(best.told / 100) });
}
