// What the page shows, told to the frame around it by the page.
import { signal } from '@preact/signals';

/** The game that is shown. */
export const playing = signal<string | null>(null);

/** What the table waits for: its first sentence begins the title of the window. */
export const moment = signal<string | null>(null);

/** In how many games others wait for whoever looks, that on the page aside. */
export const calls = signal(0);
