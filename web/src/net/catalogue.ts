// What the pages share: the catalogue in the current language.
import { effect, signal } from '@preact/signals';
import type { Catalogue, GameCard, Purpose } from '../generated/wire';
import { language } from '../text';
import { catalogue as fetchCatalogue } from './api';

export const catalogue = signal<Catalogue | null>(null);
export const catalogueFailure = signal<unknown>(null);

export function loadCatalogue(): void {
  const asked = language.peek();
  catalogueFailure.value = null;
  fetchCatalogue(asked).then(
    (loaded) => {
      if (language.peek() === asked) catalogue.value = loaded;
    },
    (error: unknown) => {
      if (language.peek() === asked) catalogueFailure.value = error;
    },
  );
}

/** Fetches the catalogue, and again whenever the language changes. */
export function keepCatalogue(): void {
  effect(() => {
    language.value;
    loadCatalogue();
  });
}

/** The card of a rule set, be it a draft. */
export function cardOf(id: string): GameCard | undefined {
  const known = catalogue.value;
  return [...(known?.games ?? []), ...(known?.drafts ?? [])].find((game) => game.id === id);
}

/** The id of the option of a game that settles this. */
export function settling(purpose: Purpose, card: GameCard | undefined): string | null {
  return card?.options.find((option) => option.purpose === purpose)?.id ?? null;
}

/** The value of an option at a table: as changed there, else the rule set's own. */
export function optionValue(
  card: GameCard | undefined,
  changes: readonly (readonly [string, string])[],
  id: string,
): string | null {
  return (
    changes.find(([name]) => name === id)?.[1] ??
    card?.options.find((option) => option.id === id)?.default ??
    null
  );
}
