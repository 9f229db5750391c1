// Mouse, pen and finger on a board: pressed and let go is a click, pressed and moved carries a piece or,
// with the right button, draws. While the pointer moves only the carried element is touched, once per frame.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { inkOf, type Stroke } from './drawing';
import { type Layout, type Place, spotNear, UNIT } from './geometry';

/** How far the pointer has to go before a press becomes a drag, in pixels. */
const DRAG_PX = 3;
/** How far above the finger a piece is carried, so that it can be seen, in pixels. */
const LIFT_PX = 46;

interface Press {
  spot: string | null;
  x: number;
  y: number;
  dragging: boolean;
  /** Draws in this colour instead of carrying. */
  ink: number | null;
}

interface Pointing {
  on: Layout;
  svg: RefObject<SVGSVGElement | null>;
  /** What can be carried. */
  holdable(spot: string): boolean;
  selected: string | null;
  /** Draws with the left button and with the finger too. */
  drawMode: boolean;
  onSpot(spot: string): void;
  /** True when the piece is let go where it will stay. */
  onDrop(from: string, to: string): void;
  onStroke(stroke: Stroke): void;
  /** A press that begins something else than drawing: what was drawn is wiped off. */
  onPress(): void;
  /** The right button, where there is something to call off; true when there was. */
  onCallOff(): boolean;
}

export interface Held {
  spot: string;
  /** Let go over this spot, and waiting for what comes of it. */
  dropped: string | null;
}

export function usePointer(pointing: Pointing) {
  const { on, svg } = pointing;
  const press = useRef<Press | null>(null);
  const carried = useRef<SVGGElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const frame = useRef(0);
  const [held, setHeld] = useState<Held | null>(null);
  const [stroke, setStroke] = useState<Stroke | null>(null);

  const place = (event: { clientX: number; clientY: number }): Place & { scale: number } => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0, scale: 1 };
    const [width, height] = [on.width + 2 * on.frame, on.height + 2 * on.frame];
    const scale = Math.min(box.width / width, box.height / height);
    const [left, top] = [(box.width - width * scale) / 2, (box.height - height * scale) / 2];
    return {
      x: (event.clientX - box.left - left) / scale - on.frame,
      y: (event.clientY - box.top - top) / scale - on.frame,
      scale,
    };
  };

  /** A finger that takes a piece up, or draws, does not scroll the page. */
  const touch = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (!finger || event.touches.length > 1) return;
    const spot = spotNear(on, place(finger));
    if (pointing.drawMode || (spot !== null && pointing.holdable(spot))) event.preventDefault();
  };

  /** Puts the carried piece under the pointer, or above the finger, with the next frame. */
  const carry = (event: PointerEvent) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const at = place(event);
      const touch = event.pointerType === 'touch';
      const lift = touch ? LIFT_PX / at.scale : 0;
      const size = touch ? 1.25 : 1.06;
      carried.current?.style.setProperty(
        'transform',
        `translate(${at.x}px, ${at.y - lift}px) scale(${size})`,
      );
      const over = on.at.get(spotNear(on, at) ?? '');
      ring.current?.setAttribute('r', over ? String(touch ? 0.85 * UNIT : 0.46 * UNIT) : '0');
      if (!over) return;
      ring.current?.setAttribute('cx', String(over.x));
      ring.current?.setAttribute('cy', String(over.y));
    });
  };

  const end = () => {
    press.current = null;
    cancelAnimationFrame(frame.current);
    setHeld(null);
    setStroke(null);
  };

  const down = (event: PointerEvent) => {
    if (event.button > 2 || event.button === 1) return;
    const right = event.button === 2;
    if (press.current) return end();
    if (right && pointing.onCallOff()) return;
    const ink = right || pointing.drawMode ? inkOf(event) : null;
    if (ink === null) pointing.onPress();
    const spot = spotNear(on, place(event));
    setHeld(null);
    press.current = { spot, x: event.clientX, y: event.clientY, dragging: false, ink };
    if (ink === null || spot === null) return;
    svg.current?.setPointerCapture(event.pointerId);
    setStroke({ from: spot, to: spot, ink });
  };

  const move = (event: PointerEvent) => {
    const now = press.current;
    if (!now) return;
    // Let go where it was not seen, beside the board.
    if (event.buttons === 0) return end();
    if (now.spot === null) return;
    // The right button pressed as well: the piece goes back.
    if (now.ink === null && event.buttons === 3) return end();
    if (now.ink !== null) {
      const to = spotNear(on, place(event));
      if (to !== null && to !== stroke?.to) setStroke({ from: now.spot, to, ink: now.ink });
      return;
    }
    if (!now.dragging) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_PX) return;
      if (!pointing.holdable(now.spot)) return;
      now.dragging = true;
      svg.current?.setPointerCapture(event.pointerId);
      if (pointing.selected !== now.spot) pointing.onSpot(now.spot);
      setHeld({ spot: now.spot, dropped: null });
    }
    carry(event);
  };

  /** The spot that was clicked, if it was no drag. */
  const up = (event: PointerEvent): string | null => {
    const now = press.current;
    const to = spotNear(on, place(event));
    const from = now?.spot ?? null;
    end();
    if (!now || from === null || to === null) return null;
    if (now.ink !== null) {
      pointing.onStroke({ from, to, ink: now.ink });
      return null;
    }
    if (!now.dragging) return to === from ? to : null;
    if (to !== from) setHeld({ spot: from, dropped: to });
    pointing.onDrop(from, to);
    return null;
  };

  return { held, setHeld, stroke, carried, ring, touch, down, move, up, cancel: end };
}
