// The rules beside the board. They are fetched when somebody reads them there.
import { RulesText } from '../rules/RulesText';
import { MenKey } from '../table/legend/MenKey';
import type { Store } from '../table/store';
import { TableOptions } from '../table/TableOptions';
import { language, t } from '../text';
import { IntroButton } from './Intro';

export function RulesHere({ store, rules }: { store: Store; rules: string }) {
  // What differs from the rules as they are has to be known before one reads them.
  const changed = (store.game.table.value?.options.length ?? 0) > 0;
  return (
    <div class="rules-here">
      <div class="rules-first">
        <a href={`/learn/${rules}`}>{t('card-learn')}</a>
        <IntroButton rules={rules} />
        <MenKey store={store} rules={rules} />
      </div>
      {changed && <TableOptions store={store} />}
      <RulesText id={rules} lang={language.value} />
      {!changed && <TableOptions store={store} />}
    </div>
  );
}
