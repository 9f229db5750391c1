// The part for pages that have nothing to show, for those that seldom need it.
import { lazy } from './lazy';

export const LazyHouse = lazy(() => import('./House').then((part) => part.House), 'quiet');
