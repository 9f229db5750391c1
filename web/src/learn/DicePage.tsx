// All throws of this server, counted, beside what fair dice would give. Its texts are fetched with the page.
import { useEffect, useState } from 'preact/hooks';
import type { ThrowKind, ThrowsPage } from '../generated/wire';
import { request } from '../net/api';
import { figure, t } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import '../style/throws.css';

/** Below these probabilities a count is called rare, and hardly chance. */
const RARE = 0.05;
const STRANGE = 0.001;

/** What the figures say, for people who do not know them. */
export function conclusion(kind: ThrowKind, speak: Speak): string {
  if (kind.p === null) return speak('dice-few', { throws: kind.throws });
  const hundred = kind.p * 100;
  const found = speak('dice-found', { throws: kind.throws, p: hundred < 0.1 ? 0 : hundred });
  const what = kind.p < STRANGE ? 'dice-strange' : kind.p < RARE ? 'dice-rare' : 'dice-usual';
  return `${found} ${speak(what)}`;
}

function Kind({ kind, speak }: { kind: ThrowKind; speak: Speak }) {
  const number = (count: number) => figure(count, { maximumFractionDigits: 1 });
  return (
    <section data-dice={kind.dice}>
      <h2>{speak('dice-kind', { dice: kind.dice })}</h2>
      <p>{conclusion(kind, speak)}</p>

      <table>
        <thead>
          <tr>
            <th scope="col">{speak('dice-throw')}</th>
            <th scope="col">{speak('dice-seen')}</th>
            <th scope="col">{speak('dice-expected')}</th>
          </tr>
        </thead>
        <tbody>
          {kind.counts.map(({ throw: thrown, seen, expected }) => (
            <tr key={thrown}>
              <th scope="row">{thrown}</th>
              <td>{number(seen)}</td>
              <td>{number(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind.chi_square !== null && kind.p !== null && (
        <p>
          <small>
            {speak('dice-figures', {
              chi: kind.chi_square,
              freedom: kind.freedom,
              p: figure(kind.p, { maximumSignificantDigits: 2 }),
            })}
          </small>
        </p>
      )}
    </section>
  );
}

export function DicePage() {
  const speak = useSpeak('dice');
  const [page, setPage] = useState<ThrowsPage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    request<ThrowsPage>('/api/throws').then(setPage).catch(setFailure);
  }, []);
  if (!speak || !(page || failure)) {
    return (
      <main key="coming" class="page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  const kinds = page?.kinds.filter((kind) => kind.throws > 0) ?? [];
  return (
    <main class="page dice-page">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      <h1>{speak('dice-title')}</h1>
      {page ? (
        <>
          <p>{kinds.length > 0 ? speak('dice-what', { games: page.games }) : speak('dice-none')}</p>
          {kinds.map((kind) => (
            <Kind key={kind.dice} kind={kind} speak={speak} />
          ))}
        </>
      ) : (
        <p>{speak('dice-failed', { why: failureSentence(failure) })}</p>
      )}
    </main>
  );
}
