// A table for friends, in one tap: each on a device of their own, invited by its link, its code or its picture.
import { useState } from 'preact/hooks';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { playedLast, remember } from '../home/start';
import { createGame } from '../net/api';
import { catalogue } from '../net/catalogue';
import { USUAL_TERMS } from '../new/TermsField';
import { opened } from '../table/seats/opened';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import { GameOptions } from './GameOptions';

export function Friends({ speak }: { speak: Speak }) {
  const games = catalogue.value?.games ?? [];
  const [chosen, setChosen] = useState(() => playedLast(games)?.card.id ?? '');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useSaid();
  const card = games.find(({ id }) => id === chosen) ?? games[0];
  const open = (event: Event) => {
    event.preventDefault();
    if (!card) return;
    setBusy(true);
    setTrouble('');
    createGame({
      rules: card.id,
      options: [],
      seats: card.start.seats.map(({ seat }) => ({ seat, player: { kind: 'human', name: '' } })),
      dice: 'fair',
      position: null,
      actions: [],
      apart: true,
      ...USUAL_TERMS,
    }).then(
      ({ id }) => {
        remember(card.id, null);
        Object.assign(opened, { game: id, seat: card.start.seats[0]?.seat ?? null });
        navigate(`/game/${id}`);
      },
      (error: unknown) => {
        setBusy(false);
        setTrouble(failureSentence(error));
      },
    );
  };
  return (
    <form class="together-part together-friends" data-together="friends" onSubmit={open}>
      <h2>{speak('together-friends')}</h2>
      <p>{speak('together-friends-help')}</p>
      <div class="together-fields">
        <label>
          {speak('together-game')}
          <select value={card?.id ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
            <GameOptions games={games} />
          </select>
        </label>
      </div>
      <div class="together-row">
        <button type="submit" class="primary" disabled={busy || !card}>
          {speak('together-friends-go')}
        </button>
        {card && (
          <a class="button" href={`/new/${card.id}?apart`}>
            {speak('together-friends-more')}
          </a>
        )}
      </div>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
    </form>
  );
}
