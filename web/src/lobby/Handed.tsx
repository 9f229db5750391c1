// A game that another page has handed over: where it stands, and how it goes on here.
import { useEffect, useState } from 'preact/hooks';
import { alone } from '../base/alone';
import { Failure } from '../base/failure';
import { navigate } from '../base/router';
import { askOf, type Ground, groundOf } from '../game/ground';
import { unfolded } from '../game/handed';
import type { PositionView } from '../generated/wire';
import { lookAt, readRecord } from '../net/api';
import { cardOf, catalogue } from '../net/catalogue';
import { MiniBoard } from '../parts/MiniBoard';
import { carry, sittersOf } from '../review/carried';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';

interface Found {
  ground: Ground;
  seen: PositionView;
}

async function find(game: string): Promise<Found> {
  const ground = groundOf(await readRecord(await unfolded(game)));
  return { ground, seen: await lookAt(askOf(ground)) };
}

export function Handed({ game, speak }: { game: string; speak: Speak }) {
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    find(game).then(setFound, (error: unknown) =>
      // What is no record was no whole link.
      setTrouble(error instanceof Failure ? failureSentence(error) : speak('links-handed-bad')),
    );
  }, []);
  const card = found && catalogue.value && cardOf(found.ground.rules);
  if (!found || !card) {
    return (
      <>
        <h1>{speak('links-handed')}</h1>
        <p role={trouble ? 'alert' : 'status'}>{trouble || speak('links-opening')}</p>
      </>
    );
  }
  const { ground, seen } = found;
  const go = (to: string) => {
    carry(ground);
    navigate(to);
  };
  const over = seen.view.turn.kind === 'over';
  return (
    <div class="link-invitation">
      <MiniBoard board={seen.board} view={seen.view} label={card.title} />
      <div>
        <h1>{speak('links-handed')}</h1>
        <p>{t('record-found', { title: card.title, names: sittersOf(ground) })}</p>
        {!over && <p>{speak('links-handed-about', { server: alone ? 'no' : 'yes' })}</p>}
        <p class="buttons">
          {!over && (
            <button
              type="button"
              class="primary big"
              data-handed="on"
              onClick={() => go(`/new/${ground.rules}?${alone ? 'on' : 'on&apart'}`)}
            >
              {speak(alone ? 'links-handed-here' : 'links-handed-friends')}
            </button>
          )}
          <button type="button" data-handed="look" onClick={() => go('/review')}>
            {t('record-look')}
          </button>
        </p>
      </div>
    </div>
  );
}
