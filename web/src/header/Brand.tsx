// Our mark and name, which lead to the first page.
import { MARK } from '../text/natives';
import { Mark } from './Mark';

export const Brand = () => (
  <a href="/" class="brand">
    <Mark />
    <span class="brand-words">
      <span class="brand-name">Ashtapada</span>
      <span class="native" lang={MARK.lang} aria-hidden="true">
        {MARK.text}
      </span>
    </span>
  </a>
);
