// The board one plays on: for cells and for points and lines alike. It knows no rules: what may be
// done comes in as sets of spots, and what was clicked goes out as a spot.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Colours } from '../base/colours';
import { seatOf } from '../base/turn';
import type { View } from '../generated/wire';
import type { Lit } from './choice';
import { BLANK, type Drawing, draw, type Stroke, tap } from './drawing';
import { type Direction, type Layout, nextOf, step, viewBox } from './geometry';
import type { BoardHost } from './host';
import type { Keyed } from './keyed';
import { type Hints, Marks } from './Marks';
import type { Motions } from './motion';
import { Plans, Strokes, type Threat, Threats, Ways } from './Over';
import { Carried, Pieces } from './Pieces';
import { usePointer } from './pointer';
import { type Premove, planned } from './premove';
import { Spots } from './Spots';
import { Surface } from './Surface';
import type { Way } from './ways';

export interface BoardProps extends Lit {
  host: BoardHost;
  on: Layout;
  view: View;
  pieces: readonly Keyed[];
  colours: Colours;
  /** How its men go that do not slide. */
  motion?: Motions | undefined;
  /** Which legal moves it marks; all, unless told otherwise. */
  hints?: Hints;
  coordinates: boolean;
  label: string;
  /** Sets its spots apart from those of other boards on the page. */
  name?: string;
  /** What is planned before its time, and what it can be planned with. */
  plans?: readonly Premove[];
  plannable?: ReadonlySet<string>;
  /** Ways to the same spot, to be chosen from. */
  ways?: readonly Way[];
  /** Who attacks whom, while that is wanted. */
  threats?: readonly Threat[];
  /** What somebody else has drawn on it. */
  given?: readonly Stroke[];
  /** Draws with the finger and with the left button, not only with the right. */
  drawMode?: boolean;
  onSpot(spot: string): void;
  onDrop(from: string, to: string): void;
  onCancel(): void;
  /** Takes the last step back, as long as that is possible. */
  onUndo?(): void;
  /** Takes off what stands there. */
  onRemove?(spot: string): void;
  /** The right button calls off what is planned; true when there was something. */
  onCallOff?(): boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const NO_PLANS: readonly Premove[] = [];
const NO_WAYS: readonly Way[] = [];
const NO_STROKES: readonly Stroke[] = [];
const NO_SPOTS: ReadonlySet<string> = new Set();

export function Board(props: BoardProps) {
  const { host, on, colours, movable, selected, pieces, name = '', hints = 'all' } = props;
  const { plans = NO_PLANS, plannable = NO_SPOTS, ways = NO_WAYS } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [drawing, setDrawing] = useState<Drawing>(BLANK);
  /** The piece let go last, and the pieces as they stood then: until they change it is drawn where it was let go. */
  const landing = useRef<{ key: number; before: readonly Keyed[] } | null>(null);
  const grid = on.board.surface === 'cells';

  const pointer = usePointer({
    on,
    svg,
    selected,
    drawMode: props.drawMode ?? false,
    holdable: (spot) => movable.has(spot) || plannable.has(spot),
    onSpot: props.onSpot,
    onDrop: (from, to) => {
      const key = pieces.find((one) => !one.gone && one.piece.at === from)?.key;
      landing.current = key !== undefined && props.targets.has(to) ? { key, before: pieces } : null;
      props.onDrop(from, to);
    },
    onStroke: (stroke) => {
      if (props.drawMode && stroke.from === stroke.to) setDrawing((all) => tap(all, stroke.from, stroke.ink));
      else setDrawing(({ strokes }) => ({ strokes: draw(strokes, stroke), begun: null }));
    },
    onPress: () => {
      landing.current = null;
      if (drawing !== BLANK) setDrawing(BLANK);
    },
    onCallOff: () => props.onCallOff?.() ?? false,
  });
  const { held, stroke } = pointer;
  const waiting = landing.current?.before === pieces;
  const carried = held && (held.dropped === null || waiting) ? held : null;
  const thought = useMemo(() => planned(props.view.pieces, plans), [props.view, plans]);
  const standing = () => pieces.find((one) => !one.gone && one.piece.at === carried?.spot)?.piece;
  const lifted = carried && (thought.ghosts.find((ghost) => ghost.at === carried.spot) ?? standing());
  const dropped = on.at.get(carried?.dropped ?? '');
  const kept = held?.dropped ?? null;
  useLayoutEffect(() => {
    if (dropped)
      pointer.carried.current?.style.setProperty('transform', `translate(${dropped.x}px, ${dropped.y}px)`);
    if (kept === null) return;
    // What cannot be done goes back where it was.
    const timer = setTimeout(() => pointer.setHeld(null), 600);
    return () => clearTimeout(timer);
  }, [dropped, kept]);

  const drawAt = useCallback((spot: string) => setDrawing((all) => tap(all, spot, 0)), []);
  const choose = props.drawMode ? drawAt : props.onSpot;

  const first = () => selected ?? [...movable][0] ?? [...props.targets.keys()][0] ?? on.rows[0]?.[0] ?? null;
  const key = (event: KeyboardEvent) => {
    const at = cursor ?? first();
    if (at === null) return;
    const command = host.pressed(event);
    const direction = ARROWS[event.key];
    if (command === 'walk' && direction) setCursor(focused ? step(on, at, direction) : at);
    else if (command === 'next-choice') {
      const choices = [props.targets, movable, plannable].find((some) => some.size > 0);
      setCursor(nextOf(on, new Set(choices?.keys()), focused ? at : null));
    } else if (command === 'choose') {
      setCursor(at);
      choose(at);
    } else if (command === 'let-go' && drawing.strokes.length > 0) setDrawing(BLANK);
    else if (command === 'let-go') props.onCancel();
    else if (command === 'undo' && props.onUndo) props.onUndo();
    else if (command === 'remove' && props.onRemove) props.onRemove(at);
    else return;
    setFocused(true);
    event.preventDefault();
  };

  const here = focused ? (cursor ?? first()) : null;
  const { strokes, begun } = drawing;
  const { given = NO_STROKES } = props;
  const drawn = useMemo(() => [...given, ...strokes, ...(stroke ? [stroke] : [])], [given, strokes, stroke]);
  const own = useMemo(() => {
    const side = seatOf(props.view.turn);
    const partner = props.view.seats.find((seat) => seat.seat === side)?.ally;
    const mine = props.view.pieces.filter((piece) => piece.army === side || piece.army === partner);
    return new Set(mine.map((piece) => piece.at));
  }, [props.view]);
  return (
    <svg
      ref={svg}
      class={`board ${carried ? 'dragging' : ''} ${props.drawMode ? 'drawing' : ''} ${hints === 'all' ? '' : 'soft'}`}
      viewBox={viewBox(on)}
      role={grid ? 'grid' : 'listbox'}
      aria-label={props.label}
      aria-description={host.manual()}
      aria-rowcount={grid ? on.rows.length : undefined}
      aria-colcount={grid ? on.rows[0]?.length : undefined}
      aria-activedescendant={here === null ? undefined : `${name}spot-${here}`}
      tabIndex={0}
      {...host.withKey()}
      onTouchStart={pointer.touch}
      onPointerDown={pointer.down}
      onPointerMove={pointer.move}
      onPointerUp={(event) => {
        const spot = pointer.up(event);
        if (spot === null) return;
        setCursor(spot);
        props.onSpot(spot);
      }}
      onPointerCancel={pointer.cancel}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
      onFocus={(event) => setFocused((event.target as Element).matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <Surface on={on} colours={colours} coordinates={props.coordinates} />
      <Marks
        on={on}
        colours={colours}
        hints={hints}
        movable={movable}
        urgent={props.urgent}
        targets={props.targets}
        selected={selected}
        path={props.path}
        trails={props.trails}
        cursor={here}
      />
      {lifted && !dropped && <circle class="over" ref={pointer.ring} r="0" />}
      <Pieces
        on={on}
        pieces={pieces}
        colours={colours}
        carried={carried?.spot ?? null}
        away={thought.away}
        landed={landing.current?.key ?? null}
        motion={props.motion}
      />
      {props.threats && <Threats on={on} threats={props.threats} own={own} />}
      {plans.length > 0 && <Plans on={on} plans={plans} ghosts={thought.ghosts} colours={colours} />}
      {ways.length > 0 && <Ways on={on} ways={ways} />}
      {drawn.length > 0 && <Strokes on={on} strokes={drawn} begun={begun} />}
      {lifted && <Carried piece={lifted} colours={colours} place={pointer.carried} />}
      <Spots
        host={host}
        on={on}
        colours={colours}
        movable={movable}
        selected={selected}
        urgent={props.urgent}
        view={props.view}
        targets={props.targets}
        trails={props.trails}
        plans={plans}
        threats={props.threats}
        onSpot={choose}
        name={name}
        lang={host.language.value}
      />
    </svg>
  );
}
