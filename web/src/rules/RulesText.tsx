// The rules of a game to read, its examples as boards to step through.
import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pathHere, placeHere } from '../base/alone';
import { whenIdle } from '../base/frames';
import { DyeNote } from '../learn/DyeNote';
import { cardOf, catalogue, catalogueFailure } from '../net/catalogue';
import { pointed, useRules } from '../parts/pointer';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { Example } from './Example';

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

/** How many examples out of sight are drawn without a pause. */
const AT_A_TIME = 20;

/** Whether it is on the screen, or not much below. */
function isNear(element: Element): boolean {
  const { top, width } = element.getBoundingClientRect();
  return width > 0 && top < 1.5 * innerHeight;
}

export interface Heading {
  id: string;
  text: string;
}

/** What a page around the text has to know of it. */
export interface Outline {
  title: string;
  headings: readonly Heading[];
}

/** The text with an anchor at each heading, without its title where the page around it shows that. */
function arranged(html: string, untitled: boolean): Outline & { html: string } {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const headings = [...body.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `part-${index + 1}`;
    return { id: heading.id, text: heading.textContent ?? '' };
  });
  // Beside which words an example stands: those before it, or the last of a list there.
  let about: Element | null = null;
  for (const element of body.children) {
    const example = (element as HTMLElement).dataset.example;
    if (example === undefined)
      about = element.matches('ul, ol') ? (element.lastElementChild ?? element) : element;
    else if (about instanceof HTMLElement)
      about.dataset.about = `${about.dataset.about ?? ''} ${example}`.trim();
  }
  const first = body.querySelector('h1');
  const title = first?.textContent ?? '';
  if (untitled) first?.remove();
  return { html: body.innerHTML, title, headings };
}

/** How long what is pointed at stays marked, in milliseconds. */
const MARKED_MS = 4000;

/** Brings the words beside which an example stands into view, opens the example, and marks both for a moment. */
function show(article: HTMLElement, example: string): void {
  const figure = article.querySelector<HTMLElement>(`figure[data-example="${CSS.escape(example)}"]`);
  const words = article.querySelector<HTMLElement>(`[data-about~="${CSS.escape(example)}"]`) ?? figure;
  if (!words) return;
  const details = figure?.querySelector('details');
  if (details) details.open = true;
  words.scrollIntoView({ block: 'start' });
  words.tabIndex = -1;
  words.focus({ preventScroll: true });
  for (const marked of [words, figure]) {
    marked?.classList.add('pointed');
    setTimeout(() => marked?.classList.remove('pointed'), MARKED_MS);
  }
}

/** Where one was in the text beside a table, and what was open there, when it was last taken off the page. */
let left: { at: string; top: number; open: readonly boolean[]; examples: ReadonlySet<string> } | null = null;

/** Who enters or leaves a branch of a game reads on where he was; gives what remembers that. */
function readOn(article: HTMLElement): () => void {
  const panel = article.closest('.panel');
  if (!panel) return () => {};
  const at = pathHere();
  const opening = () => [...panel.querySelectorAll('details')];
  if (left?.at === at) {
    for (const [index, one] of opening().entries()) one.open = left.open[index] ?? one.open;
    panel.scrollTop = left.top;
  }
  return () => {
    const seen = [...article.querySelectorAll<HTMLElement>('figure[data-example]:has(> details[open])')];
    left = {
      at,
      top: panel.scrollTop,
      open: opening().map((one) => one.open),
      examples: new Set(seen.map((one) => one.dataset.example ?? '')),
    };
  };
}

interface Props {
  id: string;
  lang: string;
  /** A page of the rules alone is told what it shows around them: title and contents. */
  onOutline?(outline: Outline | null): void;
}

export function RulesText({ id, lang, onOutline }: Props) {
  const { page, failure } = useRules(id, lang);
  const article = useRef<HTMLElement>(null);
  const board = cardOf(id)?.board;
  const alone = onOutline !== undefined;
  const text = useMemo(() => (page ? arranged(page.html, alone) : null), [page, alone]);
  // Without its board no example can be drawn; where it cannot be had, the words are better than nothing.
  const shown = text !== null && (board || catalogue.value || catalogueFailure.value) ? text : null;
  useLayoutEffect(() => onOutline?.(shown), [shown, onOutline]);

  // The text comes as HTML with a place for each example; the boards are drawn into those places, before any of it is
  // seen: what is read does not move. What is out of sight is drawn a few at a time, when there is nothing else to do.
  const drawAll = useRef(() => {});
  useLayoutEffect(() => {
    const figures = [...(article.current?.querySelectorAll<HTMLElement>('figure[data-example]') ?? [])];
    if (!page || !board || !article.current) return;
    const read = article.current.closest('.panel') && left?.at === pathHere() ? left.examples : null;
    const open = firsts(article.current);
    const todo = figures.flatMap((figure) => {
      const example = page.examples.find((one) => one.name === figure.dataset.example);
      return example ? [{ figure, example }] : [];
    });
    const drawNext = () => {
      const next = todo.shift();
      if (!next) return;
      const { figure, example } = next;
      const opened = read ? read.has(example.name) : open.has(figure);
      render(<Example rules={id} example={example} board={board} open={opened} />, figure);
    };
    let cancel = () => {};
    const drawLater = () => {
      if (todo.length === 0) return;
      cancel = whenIdle(() => {
        for (let count = 0; count < AT_A_TIME; count++) drawNext();
        drawLater();
      });
    };
    drawAll.current = () => {
      while (todo.length > 0) drawNext();
    };
    while (todo[0] && isNear(todo[0].figure)) drawNext();
    const hash = /^#example-([a-z0-9-]+)$/.exec(placeHere())?.[1];
    const pointing = hash !== undefined && alone;
    if (pointing || read) drawAll.current();
    if (pointing) show(article.current, hash);
    const leave = readOn(article.current);
    drawLater();
    return () => {
      cancel();
      // What is open is remembered of all of them.
      drawAll.current();
      leave();
      for (const figure of figures) render(null, figure);
    };
  }, [page, board, lang, shown]);

  const point = pointed.value;
  useEffect(() => {
    if (!point || point.rules !== id || !shown || !article.current) return;
    drawAll.current();
    show(article.current, point.example);
    pointed.value = null;
  }, [point, id, shown]);

  // Whether there is such a game is said by the page, as soon as it knows which games there are.
  const knows = catalogue.value !== null || catalogueFailure.value !== null;
  if (failure && knows) return <p class="problem">{failureSentence(failure)}</p>;
  if (!shown) return <p aria-busy="true">{t('loading')}</p>;
  return (
    <>
      <DyeNote rules={id} />
      <article
        ref={article}
        class="rules-text"
        lang={lang}
        dangerouslySetInnerHTML={{ __html: shown.html }}
      />
    </>
  );
}
