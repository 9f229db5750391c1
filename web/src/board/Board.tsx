// The board one plays on: for cells and for points and lines alike. It knows no rules: what may be
// done comes in as sets of spots, and what was clicked goes out as a spot.
import { useRef, useState } from 'preact/hooks';
import type { View } from '../generated/View';
import { language, t } from '../text';
import type { Lit } from './choice';
import { type Direction, type Layout, type Place, spotNear, step } from './geometry';
import type { Keyed } from './keyed';
import { Marks } from './Marks';
import { Pieces } from './Pieces';
import { Spots } from './Spots';
import { Surface } from './Surface';

export interface BoardProps extends Lit {
  on: Layout;
  view: View;
  pieces: readonly Keyed[];
  colours: Readonly<Record<string, string>>;
  coordinates: boolean;
  label: string;
  /** Sets its spots apart from those of other boards on the page. */
  name?: string;
  onSpot(spot: string): void;
  onDrop(from: string, to: string): void;
  onCancel(): void;
}

/** How far the pointer has to go before a press becomes a drag, in pixels. */
const DRAG_PX = 3;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface Press {
  spot: string | null;
  x: number;
  y: number;
  dragging: boolean;
}

export function Board(props: BoardProps) {
  const { on, colours, movable, selected, name = '' } = props;
  const shown = { on, colours, movable, selected };
  const svg = useRef<SVGSVGElement>(null);
  const press = useRef<Press | null>(null);
  const [drag, setDrag] = useState<{ spot: string; at: Place } | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const grid = on.board.surface === 'cells';

  const place = (event: PointerEvent): Place => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const scale = Math.min(box.width / on.width, box.height / on.height);
    const [left, top] = [(box.width - on.width * scale) / 2, (box.height - on.height * scale) / 2];
    return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    press.current = { spot: spotNear(on, place(event)), x: event.clientX, y: event.clientY, dragging: false };
  };
  const move = (event: PointerEvent) => {
    const held = press.current;
    if (!held?.spot || !movable.has(held.spot)) return;
    if (!held.dragging && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_PX) return;
    if (!held.dragging) {
      held.dragging = true;
      svg.current?.setPointerCapture(event.pointerId);
      if (selected !== held.spot) props.onSpot(held.spot);
    }
    setDrag({ spot: held.spot, at: place(event) });
  };
  const up = (event: PointerEvent) => {
    const held = press.current;
    press.current = null;
    setDrag(null);
    if (!held) return;
    const spot = spotNear(on, place(event));
    if (held.dragging && held.spot) {
      if (spot) props.onDrop(held.spot, spot);
    } else if (spot && spot === held.spot) {
      setCursor(spot);
      props.onSpot(spot);
    }
  };
  const cancel = () => {
    press.current = null;
    setDrag(null);
  };

  const first = () => selected ?? [...movable][0] ?? [...props.targets.keys()][0] ?? on.rows[0]?.[0] ?? null;
  const key = (event: KeyboardEvent) => {
    setFocused(true);
    const at = cursor ?? first();
    if (at === null) return;
    const direction = ARROWS[event.key];
    if (direction) setCursor(cursor === null ? at : step(on, at, direction));
    else if (event.key === 'Enter' || event.key === ' ') props.onSpot(at);
    else if (event.key === 'Escape') props.onCancel();
    else return;
    event.preventDefault();
  };

  const here = focused ? (cursor ?? first()) : null;
  return (
    <svg
      ref={svg}
      class={`board ${drag ? 'dragging' : ''}`}
      viewBox={`0 0 ${on.width} ${on.height}`}
      role={grid ? 'grid' : 'listbox'}
      aria-label={`${props.label}. ${t('board-keys')}`}
      aria-activedescendant={here === null ? undefined : `${name}spot-${here}`}
      tabIndex={0}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
      onKeyDown={key}
      onFocus={(event) => setFocused((event.target as Element).matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <Surface on={on} colours={colours} coordinates={props.coordinates} />
      <Marks {...props} cursor={here} />
      <Pieces {...shown} pieces={props.pieces} drag={drag} />
      <Spots
        {...shown}
        view={props.view}
        targets={props.targets}
        onSpot={props.onSpot}
        name={name}
        lang={language.value}
      />
    </svg>
  );
}
