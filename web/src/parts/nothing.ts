// Where there is nothing, for the pages that seldom have to say so.
import { lazy } from './lazy';

export const Nothing = lazy(() => import('./House').then((part) => part.Nothing), 'quiet');
