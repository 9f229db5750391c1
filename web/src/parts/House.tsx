// What a page has that has little of its own to show, or nothing yet, and with which a page of words ends: the frieze of the
// house, a board, and one thing to do.
import type { ComponentChildren } from 'preact';
import type { Family } from '../generated/wire';
import { cardOf, catalogue } from '../net/catalogue';
import { t } from '../text';
import { Frieze } from './Frieze';
import { MiniBoard } from './MiniBoard';
import '../style/house.css';

interface Props {
  /** What there is to say: that there is nothing yet. */
  words?: string;
  /** Whose board is shown; by default the first. */
  family?: Family;
  /** The one thing to do: a link or a button. */
  children: ComponentChildren;
}

export function House({ words, family, children }: Props) {
  const tiles = catalogue.value?.tiles ?? [];
  const picture = (tiles.find((tile) => tile.family === family) ?? tiles[0])?.picture;
  const card = picture && cardOf(picture.rules);
  return (
    <section class={words === undefined ? 'house foot-of-page' : 'house'}>
      <div class="house-board">{picture && card && <MiniBoard board={card.board} view={picture.view} />}</div>
      <div class="house-words">
        {words !== undefined && <p>{words}</p>}
        <p class="house-go">{children}</p>
        <Frieze />
      </div>
    </section>
  );
}

/** Where there is nothing, the games are still there. */
export function Nothing({ words }: { words: string }) {
  return (
    <House words={words}>
      <a class="button primary" href="/">
        {t('result-gallery')}
      </a>
    </House>
  );
}

/** Where an address leads that none of ours is. */
export function LostPage() {
  return (
    <main class="page">
      <h1>{t('page-missing')}</h1>
      <Nothing words={t('page-missing-why')} />
    </main>
  );
}
