// The rules of one game on a page of their own.
import { cardOf } from '../data';
import { language, t } from '../text';
import { RulesText } from './RulesText';

export function RulesPage({ id }: { id: string }) {
  const card = cardOf(id);
  return (
    <main class="page reading">
      <p class="crumbs">
        <a href="/">{t('gallery-title')}</a>
      </p>
      <RulesText id={id} lang={language.value} />
      {card && (
        <p>
          <a class="button primary" href={`/new/${id}`}>
            {t('card-play')}
          </a>
        </p>
      )}
    </main>
  );
}
