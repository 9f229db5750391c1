// What stands beside the board on the page of a game, fetched as soon as there is a board.
import { lazy } from '../parts/lazy';

export const Aside = lazy(() => import('./Beside').then((part) => part.Beside), 'quiet');
Aside.ready().catch(() => {});
