// The board of a draft: pieces are put on it, moved and removed.
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../board/Board';
import { layout } from '../board/geometry';
import { keyed } from '../board/keyed';
import type { DraftView, Edit, Piece } from '../generated/wire';
import { HOST } from '../parts/host';
import { t } from '../text';
import type { Colours } from '../text/event';
import { click, type Tool } from './edits';
import { manName } from './names';

interface Props {
  draft: DraftView;
  /** The pieces, with the edits that are still pending. */
  pieces: readonly Piece[];
  colours: Colours;
  tool: Tool;
  label: string;
  onEdit(edit: Edit): void;
  /** What was just done, for screen readers. */
  onSaid(words: string): void;
}

const NONE: ReadonlySet<string> = new Set();

export function SetupBoard({ draft, pieces, colours, tool, label, onEdit, onSaid }: Props) {
  // The board is the same whatever stands on it.
  const on = useMemo(() => layout(draft.board, 0), []);
  const view = useMemo(() => ({ ...draft.view, pieces: [...pieces] }), [draft, pieces]);
  const drawn = useMemo(() => keyed(view.pieces), [view]);
  const [held, setHeld] = useState<string | null>(null);
  const { impossible } = draft.problem ?? {};

  const change = (edit: Edit) => {
    setHeld(null);
    onEdit(edit);
    const said = (at: string, what: string) => onSaid(`${at}, ${what}`);
    if (edit.edit === 'put') said(edit.at, manName(edit.man, colours));
    else if (edit.edit === 'remove') said(edit.at, t('spot-empty'));
    else if (edit.edit === 'move') {
      const moved = pieces.find((piece) => piece.at === edit.from);
      if (moved) said(edit.to, manName(moved, colours));
    }
  };
  const spot = (at: string) => {
    const clicked = click(tool, at, tool === 'move' ? held : null, pieces);
    if ('edit' in clicked) return change(clicked.edit);
    setHeld(clicked.held);
    if (clicked.held !== null) onSaid(t('setup-held', { at }));
  };
  return (
    <div class="setup-board">
      <Board
        host={HOST}
        on={on}
        view={view}
        pieces={drawn}
        colours={colours}
        movable={tool === 'move' ? new Set(pieces.map((piece) => piece.at)) : NONE}
        urgent={NONE}
        targets={new Map()}
        selected={tool === 'move' ? held : null}
        path={[]}
        trails={[]}
        threats={impossible?.expected === 'king-safe' ? [[impossible.by, impossible.at]] : []}
        coordinates
        label={label}
        onSpot={spot}
        onDrop={(from, to) => from !== to && change({ edit: 'move', from, to })}
        onCancel={() => setHeld(null)}
        onRemove={(at) => change({ edit: 'remove', at })}
      />
    </div>
  );
}
