// The pages: each is fetched when it is first shown. The build reads this file, to have the page of an address fetched
// beside the script that shows it.
import type { AroundProps } from './header/Around';
import { lazy } from './parts/lazy';

export const PAGES = {
  home: lazy(() => import('./home/Home').then((part) => part.Home), 'page'),
  together: lazy(() => import('./lobby/TogetherPage').then((part) => part.TogetherPage), 'page'),
  me: lazy(() => import('./me/MePage').then((part) => part.MePage), 'page'),
  new: lazy<{ id: string }>(() => import('./new/NewTable').then((part) => part.NewTable), 'page'),
  game: lazy<{ id: string }>(() => import('./review/GamePage').then((part) => part.GamePage), 'page'),
  link: lazy<{ id: string }>(() => import('./lobby/LinkPage').then((part) => part.LinkPage), 'page'),
  rules: lazy<{ id: string }>(() => import('./rules/RulesPage').then((part) => part.RulesPage), 'page'),
  learn: lazy<{ id: string }>(() => import('./learn/LearnPage').then((part) => part.LearnPage), 'page'),
  class: lazy<{ id: string }>(() => import('./learn/ClassPage').then((part) => part.ClassPage), 'page'),
  lessons: lazy(() => import('./learn/LessonsPage').then((part) => part.LessonsPage), 'page'),
  first: lazy<{ id: string }>(
    () => import('./learn/guided/GuidedPage').then((part) => part.GuidedPage),
    'page',
  ),
  daily: lazy<{ id: string }>(() => import('./learn/daily/DailyPage').then((part) => part.DailyPage), 'page'),
  result: lazy<{ id: string }>(() => import('./days/ResultPage').then((part) => part.ResultPage), 'page'),
  past: lazy(() => import('./learn/daily/PastPage').then((part) => part.PastPage), 'page'),
  rush: lazy(() => import('./learn/daily/RushPage').then((part) => part.RushPage), 'page'),
  words: lazy(() => import('./learn/WordsPage').then((part) => part.WordsPage), 'page'),
  history: lazy(() => import('./learn/HistoryPage').then((part) => part.HistoryPage), 'page'),
  solved: lazy(() => import('./solved/SolvedPage').then((part) => part.SolvedPage), 'page'),
  dice: lazy(() => import('./learn/DicePage').then((part) => part.DicePage), 'page'),
  ratings: lazy(() => import('./ratings/RatingsPage').then((part) => part.RatingsPage), 'page'),
  review: lazy<{ linked: boolean }>(
    () => import('./review/ReviewPage').then((part) => part.ReviewPage),
    'page',
  ),
  setup: lazy<{ id: string }>(() => import('./setup/SetupPage').then((part) => part.SetupPage), 'page'),
  embed: lazy(() => import('./share/EmbedPage').then((part) => part.EmbedPage), 'page'),
  lost: lazy(() => import('./parts/House').then((part) => part.LostPage), 'page'),
} as const;

/** What stands around every page but the table; fetched as pages are. */
export const HOUSE = {
  around: lazy<AroundProps>(() => import('./header/Around').then((part) => part.Around), 'quiet'),
} as const;
