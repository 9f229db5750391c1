// The clocks, which are fetched for the tables that have some.
import { lazy } from '../../parts/lazy';

export const ClockFace = lazy(() => import('./Clocks').then((part) => part.ClockFace), 'quiet');
export const ClockNews = lazy(() => import('./Clocks').then((part) => part.ClockNews), 'quiet');
