/** Lower case without accents: `Čaturanga` and `caturanga` are the same. */
export const bare = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l');
