// The sets of men that the reader has chosen, for all boards.
import { computed } from '@preact/signals';
import { keepSets } from '../board/sets';
import { settings } from '../settings/settings';
import { language, t } from '../text';

export const wearSets = () =>
  keepSets({
    men: computed(() => settings.value.men),
    museum: computed(() => settings.value.museum),
    language,
    letter: (role) => t(`letter-${role}`),
  });
