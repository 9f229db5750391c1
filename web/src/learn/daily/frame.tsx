// What the pages of days have in common: the way back to the day, and what stands there before their content does.
import { t } from '../../text';
import { failureSentence } from '../../text/problem';
import { DAILY } from '../addresses';

/** The way back to the day. */
export const DayCrumbs = () => (
  <p class="crumbs">
    <a href={DAILY}>{t('daily-title')}</a>
  </p>
);

/** A page without its content: why it cannot be had, or that it is still coming. `kind`: the class of the page. */
export const DayWithout = ({ kind, failure }: { kind: string; failure: unknown }) =>
  failure === null ? (
    <main key="coming" class={`page ${kind}`} aria-busy="true">
      <p>{t('loading')}</p>
    </main>
  ) : (
    <main class={`page ${kind}`}>
      <DayCrumbs />
      <p class="problem" role="alert">
        {failureSentence(failure)}
      </p>
    </main>
  );
