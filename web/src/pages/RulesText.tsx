// The rules of a game to read, its examples as boards to step through.
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MiniBoard } from '../board/MiniBoard';
import { cardOf } from '../data';
import type { BoardView } from '../generated/BoardView';
import type { ExampleView } from '../generated/ExampleView';
import type { RulesPage } from '../generated/RulesPage';
import { rulesPage } from '../net/api';
import { t } from '../text';
import { actionWords } from '../text/action';
import { coloursOf, eventSentence } from '../text/event';
import { failureSentence } from '../text/problem';

interface ExampleProps {
  example: ExampleView;
  board: BoardView;
  open: boolean;
}

/** One worked example: its positions one after the other. The board is drawn once it is opened. */
export function Example({ example, board, open }: ExampleProps) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(open);
  const frame = example.frames[at];
  if (!frame) return null;
  const last = example.frames.length - 1;
  const colours = coloursOf(frame.view.seats);
  const moved = frame.events.findLast((event) => event.kind === 'moved');
  return (
    <details class="example" open={open} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary>{example.title}</summary>
      {seen && (
        <div class="example-body">
          <MiniBoard
            board={board}
            view={frame.view}
            label={`${example.title}: ${frame.view.position}`}
            coordinates
            from={moved ? String(moved.from) : null}
            to={moved ? String(moved.to) : null}
          />
          <div class="example-side">
            {last > 0 && (
              <div class="example-steps">
                <button
                  type="button"
                  disabled={at === 0}
                  onClick={() => setAt(at - 1)}
                  aria-label={t('step-back')}
                >
                  ‹
                </button>
                <span>{t('example-step', { step: at, last })}</span>
                <button
                  type="button"
                  class={at === 0 ? 'primary' : ''}
                  disabled={at === last}
                  onClick={() => setAt(at + 1)}
                  aria-label={t('step-forward')}
                >
                  ›
                </button>
              </div>
            )}
            <p class="example-words" aria-live="polite">
              {frame.action && <b class="notation">{actionWords(frame.action, colours)}</b>}{' '}
              {frame.events.map((event) => eventSentence(event, colours)).join(' ')}
            </p>
          </div>
        </div>
      )}
    </details>
  );
}

/** Whether the screen is so, also after it changes. */
function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const tell = () => setMatches(list.matches);
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  }, [query]);
  return matches;
}

/** The first example under each heading is open from the start; the others wait to be opened. */
function firsts(article: HTMLElement): Set<Element> {
  const found = new Set<Element>();
  let wanted = true;
  for (const element of article.querySelectorAll('h2, figure[data-example]')) {
    if (element.tagName === 'H2') wanted = true;
    else if (wanted) {
      found.add(element);
      wanted = false;
    }
  }
  return found;
}

export interface Heading {
  id: string;
  text: string;
}

const ROOMY = '(min-width: 1100px)';

/** The text with an anchor at each heading; on a roomy page the examples of a part stand beside its words. */
function arranged(html: string, beside: boolean): { html: string; headings: Heading[] } {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const headings = [...body.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `part-${index + 1}`;
    return { id: heading.id, text: heading.textContent ?? '' };
  });
  if (beside) {
    let [words, examples] = [body, body];
    for (const node of [...body.childNodes]) {
      const element = node instanceof HTMLElement ? node : null;
      if (words === body || element?.tagName === 'H2') {
        const part = body.ownerDocument.createElement('section');
        words = body.ownerDocument.createElement('div');
        examples = body.ownerDocument.createElement('div');
        part.append(words, examples);
        body.append(part);
      }
      (element?.dataset.example === undefined ? words : examples).append(node);
    }
  }
  return { html: body.innerHTML, headings };
}

interface Props {
  id: string;
  lang: string;
  /** Whether examples may stand beside the text where there is room. */
  beside?: boolean;
  onHeadings?(headings: readonly Heading[]): void;
}

export function RulesText({ id, lang, beside = false, onHeadings }: Props) {
  const [page, setPage] = useState<RulesPage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const article = useRef<HTMLElement>(null);
  const board = cardOf(id)?.board;
  const roomy = useMatch(ROOMY) && beside;
  const text = useMemo(() => (page ? arranged(page.html, roomy) : null), [page, roomy]);
  useEffect(() => onHeadings?.(text?.headings ?? []), [text, onHeadings]);

  useEffect(() => {
    let wanted = true;
    setFailure(null);
    rulesPage(id, lang).then(
      (loaded) => wanted && setPage(loaded),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [id, lang]);

  // The text comes as HTML with a place for each example; the boards are drawn into those places.
  useEffect(() => {
    const figures = [...(article.current?.querySelectorAll<HTMLElement>('figure[data-example]') ?? [])];
    if (!page || !board || !article.current) return;
    const open = firsts(article.current);
    for (const figure of figures) {
      const example = page.examples.find((one) => one.name === figure.dataset.example);
      if (example) render(<Example example={example} board={board} open={open.has(figure)} />, figure);
    }
    return () => {
      for (const figure of figures) render(null, figure);
    };
  }, [page, board, lang, text]);

  if (failure) return <p class="problem">{failureSentence(failure)}</p>;
  if (!text) return <p aria-busy="true">{t('loading')}</p>;
  return (
    <article
      key={String(roomy)}
      ref={article}
      class={`rules-text ${roomy ? 'beside' : ''}`}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}
