// The rules of one game on a page of their own.
import { useEffect, useRef, useState } from 'preact/hooks';
import { cardOf, catalogue } from '../net/catalogue';
import { know } from '../parts/intro/known';
import { lazy } from '../parts/lazy';
import '../style/reading.css';
import { Nothing } from '../parts/nothing';
import { language, t } from '../text';
import { type Outline, RulesText } from './RulesText';

const Openings = lazy<{ id: string }>(
  () => import('../learn/openings/Openings').then((part) => part.Openings),
  'quiet',
);

/** How far below the screen the end of the rules may be when what follows it is fetched. */
const AHEAD = '800px';

/** What is shown once one comes near it. */
function Near({ children }: { children: preact.ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{near && children}</div>;
}

export function RulesPage({ id }: { id: string }) {
  const [outline, setOutline] = useState<Outline | null>(null);
  const card = cardOf(id);
  // Who reads on has read about it.
  const read = outline !== null;
  useEffect(() => {
    if (read) know(id);
  }, [read, id]);
  const play = (
    <span class="card-links">
      <a class="button primary" href={`/new/${id}`}>
        {t('card-play')}
      </a>
      <a class="button" href={`/learn/${id}`}>
        {t('card-learn')}
      </a>
    </span>
  );
  return (
    <main class="page reading">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      {catalogue.value && !card ? (
        <Nothing words={t('game-unknown')} />
      ) : (
        <>
          {outline && (
            <>
              <h1>{outline.title}</h1>
              <nav class="contents" aria-label={t('rules-contents')}>
                {play}
                <details open={matchMedia('(min-width: 700px)').matches}>
                  <summary>{t('rules-contents')}</summary>
                  <ul>
                    {outline.headings.map((heading) => (
                      <li key={heading.id}>
                        <a href={`#${heading.id}`}>{heading.text}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              </nav>
            </>
          )}
          <RulesText id={id} lang={language.value} onOutline={setOutline} />
          {card && outline && (
            <>
              <p>{play}</p>
              {card.status === 'published' && (
                <Near>
                  <Openings id={id} />
                </Near>
              )}
            </>
          )}
        </>
      )}
    </main>
  );
}
