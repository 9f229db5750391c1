// What stands around every page but the table: the places of the house with one's name in the header, or on a narrow screen
// in a bar at the bottom; and the foot of the page.
import { nameShown } from '../account/name';
import { alone } from '../base/alone';
import { calls } from '../base/heading';
import type { Route } from '../base/routes';
import { DAILY, HISTORY, LEARN, SOLVED, WORDS } from '../learn/addresses';
import { t } from '../text';
import { isolated } from '../text/isolate';
import { Languages } from './Languages';
import '../style/around.css';

type PageName = Route['page'];

interface Place {
  name: string;
  href: string;
  /** The pages that belong to it. */
  pages: readonly PageName[];
  /** Its sign, in a square of 24 units, with one stroke. */
  sign: string;
}

const PLACES: readonly Place[] = [
  { name: 'play', href: '/', pages: ['home', 'new'], sign: 'M4 4H20V20H4ZM12 4V20M4 12H20' },
  {
    name: 'learn',
    href: LEARN,
    pages: ['lessons', 'learn', 'first', 'rules', 'words', 'history', 'solved'],
    sign: 'M12 6.5C9.5 4.6 6.5 4.2 3 4.5V18.5C6.5 18.2 9.5 18.6 12 20.5C14.5 18.6 17.5 18.2 21 18.5V4.5C17.5 4.2 14.5 4.6 12 6.5ZM12 6.5V20.5',
  },
  {
    name: 'together',
    href: '/together',
    pages: ['together', 'ratings'],
    sign: 'M8.5 11A3.5 3.5 0 1 0 8.5 4A3.5 3.5 0 0 0 8.5 11ZM2.5 20C2.5 12.5 14.5 12.5 14.5 20M15.5 4.3A3.5 3.5 0 0 1 15.5 10.7M17 14.2C20 15 21.5 17 21.5 20',
  },
  {
    name: 'daily',
    href: DAILY,
    pages: ['daily', 'result', 'past', 'rush'],
    sign: 'M3 8H21V16H3ZM6.5 8V16M17.5 8V16M10 12H10.2M13.8 12H14',
  },
];

/** Without a server one meets nobody. */
const HERE = PLACES.filter(({ name }) => !alone || name !== 'together');

const YOU: Place = {
  name: 'you',
  href: '/me',
  pages: ['me'],
  sign: 'M4 17L3 8L8 11.5L12 5L16 11.5L21 8L20 17ZM4.5 20.5H19.5',
};

const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d={d} />
  </svg>
);

function Count() {
  const count = calls.value;
  return (
    count > 0 && (
      <>
        <span class="calls" aria-hidden="true">
          {count}
        </span>
        <span class="visually-hidden">{`, ${t('nav-calls', { count })}`}</span>
      </>
    )
  );
}

const here = ({ pages }: Place, at: PageName) => (pages.includes(at) ? 'page' : undefined);

function Places({ at }: { at: PageName }) {
  return (
    <nav class="places" aria-label={t('places-label')}>
      {HERE.map((place) => (
        <a key={place.name} href={place.href} aria-current={here(place, at)}>
          {t(`nav-${place.name}`)}
        </a>
      ))}
    </nav>
  );
}

function You({ at }: { at: PageName }) {
  return (
    <a class="you" href={YOU.href} aria-current={here(YOU, at)} title={t('me-link')}>
      <Sign d={YOU.sign} />
      <bdi>{isolated(nameShown()) || t('nav-you')}</bdi>
      <Count />
    </a>
  );
}

/** The bar of a narrow screen: the count stands where what waits is shown. */
function Bar({ at }: { at: PageName }) {
  return (
    <nav class="bar" aria-label={t('places-label')}>
      {[...HERE, YOU].map((place) => (
        <a key={place.name} href={place.href} aria-current={here(place, at)}>
          <Sign d={place.sign} />
          <span>{t(`nav-${place.name}`)}</span>
          {place.name === 'play' && <Count />}
        </a>
      ))}
    </nav>
  );
}

function Foot() {
  return (
    <footer class="foot">
      <nav aria-label={t('foot-label')}>
        <a href={WORDS}>{t('nav-words')}</a>
        <a href={HISTORY}>{t('nav-history')}</a>
        <a href={SOLVED}>{t('nav-solved')}</a>
        {!alone && <a href="/ratings">{t('ratings-title')}</a>}
        {!alone && <a href="/dice">{t('proof-open')}</a>}
      </nav>
      <Languages />
    </footer>
  );
}

export interface AroundProps {
  part: 'places' | 'you' | 'below';
  at: PageName;
}

export function Around({ part, at }: AroundProps) {
  switch (part) {
    case 'places':
      return <Places at={at} />;
    case 'you':
      return <You at={at} />;
    case 'below':
      return (
        <>
          <Foot />
          <Bar at={at} />
        </>
      );
  }
}
