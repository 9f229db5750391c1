// What a search found: the rule sets by their whole names.
import type { GameCard } from '../generated/wire';
import { House } from '../parts/House';
import { t } from '../text';
import { foundBy } from './search';
import { type Begin, Ways } from './Tile';

interface Props {
  cards: readonly GameCard[];
  query: string;
  busy: boolean;
  onBegin: Begin;
  /** Back to all games. */
  onAll?(): void;
}

export function Found({ cards, query, busy, onBegin, onAll }: Props) {
  if (cards.length === 0) {
    return (
      <div class="found-none">
        <House words={t('search-none', { query })}>
          <button type="button" class="primary" onClick={onAll}>
            {t('result-gallery')}
          </button>
        </House>
      </div>
    );
  }
  return (
    <div class="found">
      {cards.map((card) => {
        const alias = foundBy(card, query);
        return (
          <article key={card.id} class="found-game">
            <h2>
              <a href={`/rules/${card.id}`}>{card.title}</a>
            </h2>
            {alias !== null && <p class="alias">{t('card-alias', { name: alias })}</p>}
            <p>{card.blurb}</p>
            <p class="document">
              {card.document}
              {card.status === 'draft' && ` · ${t('card-draft')}`}
            </p>
            <ul class="begin-list">
              <Ways card={card} busy={busy} onBegin={onBegin} />
            </ul>
          </article>
        );
      })}
    </div>
  );
}
