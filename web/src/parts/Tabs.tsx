// Tabs, one stop of the keyboard: arrows lead from one to the next, and choose it.
import { pressed } from '../keys/keys';

export interface Tab<Id extends string> {
  id: Id;
  words: string;
  /** What waits there, as a number, and what that is called. */
  count?: number;
  label?: string;
}

interface Props<Id extends string> {
  /** What the ids of the tabs begin with. */
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  shown: Id;
  /** The id of what a tab shows. */
  controls(id: Id): string;
  onChoose(id: Id): void;
}

const STEPS = { back: -1, forward: 1 };

export function Tabs<Id extends string>({ name, label, tabs, shown, controls, onChoose }: Props<Id>) {
  const walk = (event: KeyboardEvent, place: number) => {
    const way = pressed('timeline', event);
    if (way === null || way === 'play') return;
    const to = way === 'first' ? 0 : way === 'last' ? -1 : place + STEPS[way];
    const next = tabs.at(to % tabs.length);
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    onChoose(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} class="tabs">
      {tabs.map(({ id, words, label, count = 0 }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-${id}`}
          aria-selected={id === shown}
          aria-controls={controls(id)}
          aria-label={label}
          tabIndex={id === shown ? 0 : -1}
          data-count={count > 0 ? Math.min(count, 99) : undefined}
          // A tab that was only clicked keeps no arrows from what they were for.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => walk(event, place)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
