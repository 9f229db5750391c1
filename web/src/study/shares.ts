// Chances as the review tells them. Pure.
import { figure, percent } from '../text';

/** Chances before and after: 70 → 31 %. */
export const fromTo = (before: number, after: number) =>
  `${figure(Math.round(before * 100) || 0)}\u00a0→\u00a0${percent(after)}`;
