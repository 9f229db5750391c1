// Actions tried out from a position, without a table: for live examples and lessons. The server plays
// them and keeps nothing; going back is to play fewer of them.
import { batch, computed, signal } from '@preact/signals';
import { type Choice, type Clicked, click, drop, forced, NOTHING } from '../board/choice';
import { advance, type Keyed, keyed } from '../board/keyed';
import type { ActionView } from '../generated/ActionView';
import type { Entry } from '../generated/Entry';
import type { LineView } from '../generated/LineView';
import type { View } from '../generated/View';
import { playLine } from '../net/api';
import { coloursOf, refusalSentence } from '../text/event';
import { failureSentence, problemSentence } from '../text/problem';

export interface TrialOf {
  rules: string;
  options: [string, string][];
  /** The position it begins with. */
  start: View;
  /** What has been played from there already. */
  actions: readonly string[];
  /** The position then, shown until the server answers. */
  view: View;
}

export type Trial = ReturnType<typeof openTrial>;

export function openTrial(of: TrialOf) {
  const actions = signal<readonly string[]>(of.actions);
  const entries = signal<readonly Entry[]>([]);
  const live = signal<View>({ ...of.view, legal: [], chance: [] });
  const pieces = signal<readonly Keyed[]>(keyed(of.view.pieces));
  const choice = signal<Choice>(NOTHING);
  const notice = signal('');
  /** The rule that the notice is about, as `RulesPage.topics` calls it. */
  const topic = signal<string | null>(null);
  const waiting = signal(true);
  const colours = computed(() => coloursOf(live.value.seats));
  const legal = computed<readonly ActionView[]>(() => (waiting.value ? [] : live.value.legal));
  let asked = 0;

  function tell(words: string, about: string | null = null): void {
    notice.value = words;
    topic.value = about;
  }

  async function ask(
    played: readonly string[],
    why: [string, string | null] | null,
    answered: (line: LineView) => void,
  ) {
    const number = ++asked;
    waiting.value = true;
    try {
      const line = await playLine({
        rules: of.rules,
        options: of.options,
        position: of.start.position,
        actions: [...played],
        why,
        attacks: false,
        seen: 0,
      });
      if (number === asked) batch(() => answered(line));
    } catch (error) {
      if (number === asked) tell(failureSentence(error));
    } finally {
      if (number === asked) waiting.value = false;
    }
  }

  /** Plays these actions from the beginning and shows where they lead. */
  function play(played: readonly string[]): Promise<void> {
    const on = played.length === actions.value.length + 1;
    return ask(played, null, (line) => {
      tell('');
      if (line.stopped) {
        const { problem } = line.stopped;
        const about = problem.refusal ? `refusal-${problem.refusal.reason}` : null;
        tell(problemSentence(problem, colours.value), about);
        choice.value = forced(entries.value, live.value.legal);
        return;
      }
      const events = on ? (line.entries.at(-1)?.events ?? []) : [];
      actions.value = played;
      entries.value = line.entries;
      live.value = line.view;
      pieces.value = advance(pieces.value, line.view.pieces, events);
      choice.value = forced(line.entries, line.view.legal);
    });
  }

  function why(from: string, to: string | null): void {
    if (to === null && !live.value.pieces.some((piece) => piece.at === from)) return;
    void ask(actions.value, [from, to], (line) => {
      const refusal = line.because;
      if (refusal) tell(refusalSentence(refusal, colours.value), `refusal-${refusal.reason}`);
    });
  }

  function apply(clicked: Clicked): void {
    batch(() => {
      choice.value = clicked.choice;
      tell('');
    });
    if (clicked.act) act(clicked.act.text);
    else if (clicked.why) why(clicked.why.from, clicked.why.to);
  }

  function act(action: string): void {
    if (waiting.value) return;
    choice.value = NOTHING;
    void play([...actions.value, action]);
  }

  void play(of.actions);
  return {
    actions,
    entries,
    /** As the decisions at a table want it: the entries that are seen. */
    shownEntries: entries,
    live,
    pieces,
    choice,
    notice,
    topic,
    waiting,
    colours,
    legal,
    play,
    act,
    why,
    spot: (name: string) => {
      if (!waiting.value) apply(click(live.value.legal, choice.value, name));
    },
    drop: (from: string, to: string) => {
      if (!waiting.value) apply(drop(live.value.legal, from, to));
    },
    cancel: () => {
      choice.value = forced(entries.value, live.value.legal);
      tell('');
    },
  };
}
