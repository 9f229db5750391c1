// Looking back at what was played: step by step, by itself, or at what happened since one's last turn.
import { makeAutoplay } from './autoplay';
import type { People } from './people';
import { makeRecalling } from './recalling';
import type { Showing } from './showing';
import type { States } from './states';

interface StoreInputs {
  game: Pick<States, 'entries'>;
  people: Pick<People, 'me'>;
  showing: Showing;
  chooseAnew(): void;
}

export function makeLooking({ game: { entries }, people: { me }, showing, chooseAnew }: StoreInputs) {
  const { recalling, recallable, recall, stopRecalling, stop } = makeRecalling({ ...showing, me });
  /** Shows the game after so many entries; null: the present. */
  function browse(to: number | null): void {
    showing.browse(to);
    chooseAnew();
  }
  const autoplay = makeAutoplay({ entries, count: showing.count, browse });
  return {
    browse,
    autoplay,
    recalling,
    recallable,
    recall,
    stopRecalling,
    stop(): void {
      stop();
      autoplay.stop();
    },
  };
}

export type Looking = ReturnType<typeof makeLooking>;
