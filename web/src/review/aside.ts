// What stands beside the board on the page of a game.
import { lazy } from '../parts/lazy';

export const Aside = lazy(() => import('./Beside').then((part) => part.Beside), 'quiet');
