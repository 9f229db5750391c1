// After a game of two against two: who is to play with whom in the next one.
import { useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import type { Seat, Standing } from '../../generated/wire';
import { Dialog } from '../../parts/Dialog';
import { useSpeak } from '../../text/speak';
import { type Partners, pairings } from '../again';

interface Props {
  /** As the game began: later a seat may be anybody's. */
  seats: readonly Standing[];
  nameOf(seat: Seat): string;
  onChoose(partners: Partners): void;
}

export function PartnersButton({ seats, nameOf, onChoose }: Props) {
  const speak = useSpeak('terms');
  const [open, setOpen] = useState(false);
  const ways = pairings(seats);
  if (!speak || ways.length === 0) return null;
  const colour = (seat: Seat) => seats.find((one) => one.seat === seat)?.colour ?? '';
  const pair = ([one, other]: Partners) => (
    <span class="partners-pair">
      <ArmyMark colour={colour(one)} size={20} /> <bdi>{nameOf(one)}</bdi> +{' '}
      <ArmyMark colour={colour(other)} size={20} /> <bdi>{nameOf(other)}</bdi>
    </span>
  );
  return (
    <>
      <button type="button" data-result="partners" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {speak('partners-ask')}
      </button>
      {open && (
        <Dialog kind="partners" title={speak('partners-title')} onClose={() => setOpen(false)}>
          {(close) => (
            <ul>
              {ways.map(([own, others], index) => (
                <li key={own[1]}>
                  <button
                    type="button"
                    data-partners={own.join('-')}
                    onClick={() => {
                      close();
                      onChoose(own);
                    }}
                  >
                    {pair(own)}
                    <small>{speak('partners-against')}</small>
                    {pair(others)}
                    {index === 0 && <small>({speak('partners-now')})</small>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}
