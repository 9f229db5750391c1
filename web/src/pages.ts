// The pages: each is fetched when it is first shown. The build reads this file, to have the page of an address fetched
// beside the script that shows it.
import type { AroundProps } from './header/Around';
import { lazy } from './parts/lazy';

export const PAGES = {
  home: lazy(() => import('./home/Home').then((part) => part.Home)),
  together: lazy(() => import('./lobby/TogetherPage').then((part) => part.TogetherPage)),
  me: lazy(() => import('./me/MePage').then((part) => part.MePage)),
  new: lazy<{ id: string }>(() => import('./new/NewTable').then((part) => part.NewTable)),
  game: lazy<{ id: string }>(() => import('./review/GamePage').then((part) => part.GamePage)),
  rules: lazy<{ id: string }>(() => import('./rules/RulesPage').then((part) => part.RulesPage)),
  learn: lazy<{ id: string }>(() => import('./learn/LearnPage').then((part) => part.LearnPage)),
  lessons: lazy(() => import('./learn/LessonsPage').then((part) => part.LessonsPage)),
  first: lazy<{ id: string }>(() => import('./learn/guided/GuidedPage').then((part) => part.GuidedPage)),
  daily: lazy<{ id: string }>(() => import('./learn/daily/DailyPage').then((part) => part.DailyPage)),
  result: lazy<{ id: string }>(() => import('./days/ResultPage').then((part) => part.ResultPage)),
  past: lazy(() => import('./learn/daily/PastPage').then((part) => part.PastPage)),
  rush: lazy(() => import('./learn/daily/RushPage').then((part) => part.RushPage)),
  words: lazy(() => import('./learn/WordsPage').then((part) => part.WordsPage)),
  history: lazy(() => import('./learn/HistoryPage').then((part) => part.HistoryPage)),
  dice: lazy(() => import('./learn/DicePage').then((part) => part.DicePage)),
  ratings: lazy(() => import('./ratings/RatingsPage').then((part) => part.RatingsPage)),
  review: lazy<{ linked: boolean }>(() => import('./review/ReviewPage').then((part) => part.ReviewPage)),
  setup: lazy<{ id: string }>(() => import('./setup/SetupPage').then((part) => part.SetupPage)),
  embed: lazy(() => import('./share/EmbedPage').then((part) => part.EmbedPage)),
  lost: lazy(() => import('./parts/House').then((part) => part.LostPage)),
} as const;

/** What stands around every page but the table; fetched as pages are. */
export const HOUSE = {
  around: lazy<AroundProps>(() => import('./header/Around').then((part) => part.Around), 'quiet'),
} as const;
