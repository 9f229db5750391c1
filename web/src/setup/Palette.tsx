// What can be put on the board, and what can be done to what stands there.
import { PieceIcon } from '../board/Piece';
import type { Man, Seat } from '../generated/wire';
import { t } from '../text';
import type { Colours } from '../text/event';
import { same, type Tool } from './edits';
import { manName } from './names';

interface Props {
  men: readonly Man[];
  seats: readonly Seat[];
  colours: Colours;
  tool: Tool;
  onTool(tool: Tool): void;
}

interface ManProps {
  man: Man;
  colours: Colours;
  pressed: boolean;
  onPick(): void;
}

function ManButton({ man, colours, pressed, onPick }: ManProps) {
  const { army, role, origin } = man;
  const [name, colour] = [manName(man, colours), colours[army] ?? ''];
  return (
    <button
      type="button"
      class="man"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      data-man={[army, role, origin].filter(Boolean).join('-')}
      onClick={onPick}
    >
      <PieceIcon role={role} colour={colour} men={colours.men} size={36} />
      {origin && (
        <span class="man-origin">
          <PieceIcon role={origin} colour={colour} men="kings" size={20} />
        </span>
      )}
    </button>
  );
}

export function Palette({ men, seats, colours, tool, onTool }: Props) {
  return (
    <fieldset class="palette">
      <legend class="visually-hidden">{t('setup-palette')}</legend>
      <button type="button" aria-pressed={tool === 'move'} onClick={() => onTool('move')}>
        {t('setup-move')}
      </button>
      <button type="button" aria-pressed={tool === 'remove'} onClick={() => onTool('remove')}>
        {t('setup-remove')}
      </button>
      {seats.map((seat) => (
        <div key={seat} class="palette-army">
          {men
            .filter((man) => man.army === seat)
            .map((man) => (
              <ManButton
                key={`${man.role}${man.origin}`}
                man={man}
                colours={colours}
                pressed={typeof tool === 'object' && same(tool, man)}
                onPick={() => onTool(man)}
              />
            ))}
        </div>
      ))}
    </fieldset>
  );
}
