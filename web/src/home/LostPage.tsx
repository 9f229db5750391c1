// Where an address leads that none of ours is.
import { House } from '../parts/House';
import { t } from '../text';

export function LostPage() {
  return (
    <main class="page">
      <h1>{t('page-missing')}</h1>
      <House words={t('page-missing-why')}>
        <a class="button primary" href="/">
          {t('result-gallery')}
        </a>
      </House>
    </main>
  );
}
