import type { Point } from './view.ts';

/** Handlers of a person's gestures; points are in CSS pixels of the element. */
export interface GestureHandlers {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** `isSecond` for the second half of a double tap or double click. */
  tap: (at: Point, pointerType: string, isSecond: boolean) => void;
  /** `undefined` when the mouse leaves. */
  hover: (at: Point | undefined) => void;
}

/** A pointer that moves further than this is dragging, and chooses nothing. */
const dragSlack = { mouse: 5, touch: 10 };

/** Two taps nearer to each other than this, in milliseconds and CSS pixels, are one double tap. */
const doubleTap = { ms: 320, reach: 26 };

/** A tap of the past: its place on the page, and the time of its event in milliseconds. */
interface PastTap extends Point {
  time: number;
}

/** The place of a press on the page, and in the element. */
interface Press {
  on: Point;
  within: Point;
}

/** True if a tap follows another so soon and so near that both are one double tap. */
export const isDoubleTap = (before: PastTap | undefined, { x, y, time }: PastTap): boolean =>
  before !== undefined && time - before.time < doubleTap.ms && Math.hypot(x - before.x, y - before.y) < doubleTap.reach;

/** Zoom factor of one notch or one pixel of a wheel; a trackpad's pinch arrives as a wheel event with Ctrl and small steps. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaY * (deltaMode === 1 ? 32 : 1);
  const capped = Math.max(-160, Math.min(pixels, 160));
  return Math.exp(-capped * (ctrlKey ? 0.01 : 0.0024));
}

/** The distance between two fingers, and the point halfway. */
export function spanOf(a: Point, b: Point): { length: number; middle: Point } {
  return { length: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

/** Listens for drags, pinches, wheels and taps on an element. Returns a function that stops it. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Point>();
  let start: Press | undefined;
  let dragging = false;
  let lastTap: PastTap | undefined;

  /** Converts to the element's own coordinates. Forces layout, so neither for each step of a drag nor at the release of a tap. */
  const local = ({ x, y }: Point): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

  /**
   * Lets a drag go on outside the element, and without the tile that it began on. Not from the press on: a tap would bring four more events
   * with it.
   */
  const hold = () => {
    for (const id of fingers.keys()) element.setPointerCapture(id);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    start = fingers.size === 1 ? { on: at, within: local(at) } : undefined;
    dragging = fingers.size > 1;
    if (dragging) hold();
  };

  const pinch = (id: number, before: Point, at: Point) => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const [from, to] = [spanOf(before, other), spanOf(at, other)];
    handlers.pan(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
    if (from.length > 0) handlers.zoom(to.length / from.length, local(to.middle));
  };

  const drag = (event: PointerEvent, before: Point, at: Point) => {
    const slack = event.pointerType === 'mouse' ? dragSlack.mouse : dragSlack.touch;
    if (!dragging && start && Math.hypot(at.x - start.on.x, at.y - start.on.y) < slack) return;
    if (!dragging) {
      hold();
      handlers.hover(undefined);
    }
    dragging = true;
    if (fingers.size === 1) handlers.pan(at.x - before.x, at.y - before.y);
    else pinch(event.pointerId, before, at);
    fingers.set(event.pointerId, at);
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before) drag(event, before, pointOf(event));
    else if (event.pointerType === 'mouse') handlers.hover(local(pointOf(event)));
  };

  const tap = ({ on, within }: Press, { pointerType, timeStamp }: PointerEvent) => {
    const here = { ...on, time: timeStamp };
    const isSecond = isDoubleTap(lastTap, here);
    // A third tap begins anew.
    lastTap = isSecond ? undefined : here;
    handlers.tap(within, pointerType, isSecond);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (!dragging && start && event.type === 'pointerup') tap(start, event);
    start = undefined;
    dragging = fingers.size > 0;
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    handlers.zoom(wheelFactor(event), local(pointOf(event)));
  };

  const leave = () => {
    hold();
    handlers.hover(undefined);
  };

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listening.abort();
}
