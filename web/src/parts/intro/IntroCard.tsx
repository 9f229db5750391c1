// A rule set on one screen, in pictures: how one wins, what is special, what is unlike the game that one knows.
import { useEffect, useMemo } from 'preact/hooks';
import type { GameCard, OptionCard, RulesPage } from '../../generated/wire';
import { cardOf, optionValue } from '../../net/catalogue';
import { coloursOf } from '../../settings/colours';
import { language, t } from '../../text';
import { failureSentence } from '../../text/problem';
import { type Speak, useSpeak } from '../../text/speak';
import { Dialog } from '../Dialog';
import { armyOf, kindsOf } from '../kinds';
import { Men } from '../Men';
import { MiniBoard } from '../MiniBoard';
import { useRules } from '../pointer';
import { know, knownHere } from './known';
import { goalIn, type Part, type Pictured, picturesOf, relativeOf } from './pick';
import '../../style/intro.css';
import '../../style/mini-arrow.css';

type Changes = readonly (readonly [string, string])[];

interface Props {
  rules: string;
  /** The options that are others at this table. */
  changes?: Changes;
  /** Whether a game begins with it. */
  begins?: boolean;
  onClose(): void;
  /** Shows the rules; without it a link leads to them. */
  onRules?(): void;
}

/** Headings of the rules, each with the words below it. */
function partsOf(html: string): Part[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('h2')].map((heading) => {
    let below = heading.nextElementSibling;
    while (below && below.tagName !== 'P' && below.tagName !== 'H2') below = below.nextElementSibling;
    return [heading.textContent ?? '', below?.tagName === 'P' ? (below.textContent ?? '') : ''] as const;
  });
}

/** The value of an option in the other game, in words. */
function valueWords({ values }: OptionCard, value: string, speak: Speak): string {
  if (values.kind === 'words') return values.values.find((one) => one.value === value)?.label ?? value;
  if (values.kind === 'flag') return speak('intro-flag', { value });
  return values.kind === 'number' && values.word === value ? t(`value-word-${value}`) : value;
}

interface Shown {
  card: GameCard;
  /** The options that are others at this table. */
  changes: Changes;
  speak: Speak;
}

/** How much has to be captured, where that is agreed on before the game. */
function Aim({ card, changes, speak }: Shown) {
  const aim = card.options.find(({ purpose }) => purpose === 'aim');
  if (!aim) return null;
  const value = optionValue(card, changes, aim.id) ?? aim.default;
  const agreed = aim.values.kind === 'number' && aim.values.word === value;
  // A number that belongs to the game stands in the goal already.
  if (!agreed && value === aim.default) return null;
  const words = valueWords(aim, value, speak);
  const most = card.start.seats[0]?.target;
  return <> {speak('intro-aim', { value: agreed && most ? `${words} (${most})` : words })}</>;
}

function Figure({ card, changes, one, other, speak }: Shown & { one: Pictured; other: string }) {
  const { way, more = [], view } = one;
  const arrows = (way ? [way, ...more] : []).map(([from, to]) => ({ from, to, ink: 'var(--go)' }));
  return (
    <li class="intro-one" data-intro={one.kind}>
      <MiniBoard board={card.board} view={view} arrows={arrows} />
      <div>
        {one.kind === 'goal' && <h3>{speak('intro-goal')}</h3>}
        <p>
          {one.words}
          {one.kind === 'goal' && <Aim card={card} changes={changes} speak={speak} />}
        </p>
        {one.there && (
          <p class="intro-there">
            {speak('intro-there', { title: other, option: one.there.option.label })}{' '}
            <b>{valueWords(one.there.option, one.there.value, speak)}</b>
          </p>
        )}
      </div>
    </li>
  );
}

function Pictures({ card, changes, page, speak }: Shown & { page: RulesPage }) {
  const { pictures, other } = useMemo(() => {
    const goal = goalIn(partsOf(page.html), speak('intro-goal'));
    const known = knownHere().flatMap((id) => cardOf(id) ?? []);
    return picturesOf(page, card, goal, relativeOf(card, known));
  }, [card, page, speak]);
  return (
    <>
      <p class="intro-lead">
        {other ? speak('intro-unlike', { title: other.title }) : speak('intro-special')}
      </p>
      <ol class="intro-pictures" style={{ '--pictures': pictures.length }}>
        {pictures.map((one) => (
          <Figure
            key={one.words}
            card={card}
            changes={changes}
            one={one}
            other={other?.title ?? ''}
            speak={speak}
          />
        ))}
      </ol>
    </>
  );
}

/** Which man is which, and what the dice let move: one has to know both for the very first turn. */
function Known({ card, speak }: { card: GameCard; speak: Speak }) {
  const { seats } = card.start;
  const kinds = kindsOf(card.start, seats);
  if (kinds.length === 0) return null;
  const colours = coloursOf(seats);
  return (
    <section class="intro-men">
      <h3>{speak('intro-men', { dice: card.look.die ? 'yes' : 'no' })}</h3>
      <Men
        kinds={kinds}
        colours={colours}
        colourOf={(kind) => colours[armyOf(kind, card.start, seats) ?? ''] ?? ''}
        faces={card.look.faces}
      />
    </section>
  );
}

export function IntroCard({ rules, changes = [], begins = false, onClose, onRules }: Props) {
  const speak = useSpeak('intro');
  const card = cardOf(rules);
  const { page, failure } = useRules(rules, language.value);
  const title = card?.title ?? '';
  // Once it has been seen, it does not come by itself any more; what was compared stays as long as it is open.
  useEffect(() => () => know(rules), [rules]);
  // It comes as large as it stays.
  if (!speak || (failure === null && !(card && page))) return null;
  return (
    <Dialog kind="intro" title={title} onClose={onClose}>
      {(close) => (
        <>
          {card && page ? (
            <>
              <Pictures card={card} changes={changes} page={page} speak={speak} />
              <Known card={card} speak={speak} />
            </>
          ) : (
            <p role="alert">{failureSentence(failure)}</p>
          )}
          <p class="intro-foot">
            <button type="button" class="primary" data-intro="play" onClick={close}>
              {begins ? speak('intro-play') : t('close')}
            </button>
            {onRules ? (
              <button
                type="button"
                data-intro="rules"
                onClick={() => {
                  close();
                  onRules();
                }}
              >
                {speak('intro-rules')}
              </button>
            ) : (
              <a class="button" href={`/rules/${rules}`}>
                {speak('intro-rules')}
              </a>
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
