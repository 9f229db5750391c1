// All that the first page needs for a returning player, in one part that nobody else fetches.
export { fetchLast, LastGame } from './LastGame';
export { ReturnHero } from './ReturnHero';
export { fetchReturned } from './returned';
