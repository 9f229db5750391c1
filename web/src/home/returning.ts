// All that the first page needs for a returning player, in one part that nobody else fetches.
export { ReturnHero } from './ReturnHero';
export { fetchReturned } from './returned';
