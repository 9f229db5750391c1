// For whoever teaches a class: what is settled for a device, lessons as a plan to print, and what was played as a table.
import { useState } from 'preact/hooks';
import { linkTo } from '../base/alone';
import { type ClassRules, classRules, readClass, settled } from '../base/classroom';
import { Spoken, useSaid } from '../base/Spoken';
import { copyText, saveFile } from '../base/save';
import type { GameSummary, LessonView } from '../generated/wire';
import { games, rulesPage } from '../net/api';
import { cardOf, catalogue } from '../net/catalogue';
import { QrCode } from '../parts/QrCode';
import { language } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import { settleClass, wordsOf } from './settling';
import '../style/class.css';

/** Whether it was settled where the page was made. */
const isFixed = settled !== undefined;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
/** So many games are asked for at a time. */
const SOME = 100;

interface SettledProps {
  speak: Speak;
  /** What a link asks to be settled. */
  asked: ClassRules | null;
  onSettled(): void;
}

function Settled({ speak, asked, onSettled }: SettledProps) {
  const [rules, setRules] = useState<ClassRules>(asked ?? classRules.value);
  /** Whether the link is shown as a code. */
  const [coded, setCoded] = useState(false);
  const [said, setSaid] = useSaid();
  const words = wordsOf(rules);
  const link = linkTo(`/class/${words}`);
  const shares = words !== '' && asked === null;
  const check = (name: 'back' | 'help') => (
    <label>
      <input
        type="checkbox"
        name={name}
        checked={!rules[name]}
        disabled={isFixed}
        onChange={() => setRules({ ...rules, [name]: !rules[name] })}
      />
      {speak(`class-no-${name}`)}
    </label>
  );
  return (
    <section>
      <h2>{speak('class-rules')}</h2>
      <p>{speak(isFixed ? 'class-fixed' : 'class-rules-about')}</p>
      <p class="class-rules">
        {check('back')}
        {check('help')}
        <label>
          {speak('class-level')}{' '}
          <select
            name="level"
            disabled={isFixed}
            value={rules.level}
            onChange={(event) => setRules({ ...rules, level: Number(event.currentTarget.value) })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </select>
        </label>
      </p>
      {!isFixed && (
        <p class="class-buttons">
          <button
            type="button"
            class="primary"
            data-class="settle"
            onClick={() => {
              settleClass(rules);
              onSettled();
              setSaid(speak(words === '' ? 'class-free' : 'class-settled'));
            }}
          >
            {speak('class-settle')}
          </button>
          {shares && (
            <>
              <button
                type="button"
                data-class="copy"
                onClick={() => copyText(link).then((done) => setSaid(done ? speak('class-copied') : link))}
              >
                {speak('class-copy')}
              </button>
              <button type="button" data-class="code" aria-expanded={coded} onClick={() => setCoded(!coded)}>
                {speak('class-code')}
              </button>
            </>
          )}
        </p>
      )}
      <p role="status">
        <Spoken said={said} />
      </p>
      {shares && coded && (
        <p>
          <QrCode text={link} label={speak('class-code-label')} />
        </p>
      )}
    </section>
  );
}

interface Plan {
  title: string;
  lessons: readonly LessonView[];
}

function Plan({ speak }: { speak: Speak }) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [said, setSaid] = useSaid();
  const described = (catalogue.value?.tiles ?? []).filter(({ kinship }) => kinship === 'described');
  const make = (id: string) => {
    setSaid('');
    rulesPage(id, language.peek()).then(
      ({ lessons }) => setPlan({ title: cardOf(id)?.title ?? id, lessons }),
      (error: unknown) => setSaid(failureSentence(error)),
    );
  };
  return (
    <section>
      <h2>{speak('class-plan')}</h2>
      <p>{speak('class-plan-about')}</p>
      <p class="class-rules">
        <select
          aria-label={speak('class-plan-game')}
          onChange={(event) => event.currentTarget.value !== '' && make(event.currentTarget.value)}
        >
          <option value="">{speak('class-plan-game')}</option>
          {described.flatMap((tile) => {
            const card = catalogue.value?.games.find((one) => one.tile === tile.id);
            return card ? (
              <option key={tile.id} value={card.id}>
                {tile.title}
              </option>
            ) : (
              []
            );
          })}
        </select>
        {plan && (
          <button type="button" data-class="print" onClick={() => print()}>
            {speak('class-print')}
          </button>
        )}
      </p>
      <p role="status">
        <Spoken said={said} />
      </p>
      {plan && (
        <div class="class-plan">
          <h3>{plan.title}</h3>
          <p>{speak('class-plan-name')}</p>
          <ol>
            {plan.lessons.map((lesson) => (
              <li key={lesson.name}>
                {lesson.task}
                <span>{speak('class-plan-done')}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** The name of the file with them. */
const TABLE = 'ashtapada-results.csv';

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

/** The games of this device that are over, one in a line, as programs for tables read them; null where there are none. */
async function results(speak: Speak): Promise<string | null> {
  const all: GameSummary[] = [];
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof games>> = await games(true, SOME, after);
    all.push(...page.games);
    after = page.next;
    if (after === null) break;
  }
  if (all.length === 0) return null;
  const name = ({ player }: GameSummary['seats'][number]) =>
    player.kind === 'bot' ? player.bot : player.name;
  const lines = all.map((game) => {
    const ranks = Object.entries(game.view.outcome?.rank ?? {});
    const best = ranks.flatMap(([seat, rank]) => (rank === 1 ? [seat] : []));
    return [
      game.created,
      game.played,
      cardOf(game.rules)?.title ?? game.rules,
      game.seats.map((plan) => `${plan.seat}: ${name(plan)}`).join('; '),
      best.join('; '),
      String(game.actions),
    ];
  });
  const head = ['begun', 'ended', 'game', 'players', 'winners', 'moves'].map((one) =>
    speak(`class-csv-${one}`),
  );
  // The mark at its beginning tells such programs which letters these are.
  return `\uFEFF${[head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function Results({ speak }: { speak: Speak }) {
  const [said, setSaid] = useSaid();
  return (
    <section>
      <h2>{speak('class-results')}</h2>
      <p>{speak('class-results-about')}</p>
      <p class="class-buttons">
        <button
          type="button"
          data-class="results"
          onClick={() =>
            results(speak).then(
              (text) => {
                setSaid(speak(text === null ? 'class-results-none' : 'class-results-saved', { file: TABLE }));
                if (text !== null) saveFile(TABLE, new Blob([text], { type: 'text/csv;charset=utf-8' }));
              },
              (error: unknown) => setSaid(failureSentence(error)),
            )
          }
        >
          {speak('class-results-save')}
        </button>
      </p>
      <p role="status">
        <Spoken said={said} />
      </p>
    </section>
  );
}

/** `id`: what a link asks to be settled. */
export function ClassPage({ id }: { id: string }) {
  const speak = useSpeak('class');
  /** Whether what a link asked for was agreed to. */
  const [agreed, setAgreed] = useState(false);
  if (!speak) return <main class="page" />;
  return (
    <main class="page reading class-page">
      <h1>{speak('class-title')}</h1>
      {id !== '' && !agreed && <p class="lead">{speak('class-asked')}</p>}
      <Settled
        key={id}
        speak={speak}
        asked={id === '' ? null : readClass(id)}
        onSettled={() => setAgreed(true)}
      />
      {id === '' && <Plan speak={speak} />}
      {id === '' && <Results speak={speak} />}
    </main>
  );
}
