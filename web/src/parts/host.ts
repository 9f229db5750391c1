// What this page gives to its boards: its words and its keys.
import type { BoardHost } from '../board/host';
import { pressed, withKey } from '../keys/keys';
import { language, t } from '../text';
import { joinedWords, spotLabel, spotSigns } from './label';

export const HOST: BoardHost = {
  language,
  manual: () => t('board-keys'),
  spotLabel,
  spotSigns,
  joinedWords,
  pressed: (event) => pressed('board', event),
  withKey: () => withKey('board'),
};
