/** The map's position: a point of the map `(x, y)` is drawn at `(x * scale + left, y * scale + top)` in CSS pixels of the viewport. */
export interface View {
  /** CSS pixels a map unit; at 1 a seat has its cell of 25 px. */
  scale: number;
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ScaleLimits {
  least: number;
  most: number;
}

/** Free margin around the map at its edges, in CSS pixels. */
const margin = 12;
/** The largest cell of a seat, in CSS pixels, divided by its 25 px at scale 1. */
const closest = 88 / 25;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole map in the middle of the viewport. */
export function fitView(map: Size, viewport: Size): View {
  const room = (length: number) => Math.max(length - 2 * margin, 1);
  const scale = Math.min(room(viewport.width) / map.width, room(viewport.height) / map.height, closest);
  return {
    scale,
    left: (viewport.width - map.width * scale) / 2,
    top: (viewport.height - map.height * scale) / 2,
  };
}

/** The scales from the whole map to seats with their details. */
export function scaleLimits(map: Size, viewport: Size): ScaleLimits {
  return { least: fitView(map, viewport).scale, most: closest };
}

/**
 * The nearest view that keeps the map in sight: within the scale limits, with the middle of the viewport on the map, so that every seat can
 * be brought to the middle and zooming in never drifts. Zoomed out all the way, the map is centred.
 */
export function clampView(view: View, map: Size, viewport: Size): View {
  const { least, most } = scaleLimits(map, viewport);
  if (view.scale <= least) return fitView(map, viewport);
  const scale = within(view.scale, least, most);
  const onMap = (offset: number, length: number, room: number) =>
    room / 2 - within(room / 2 - offset, 0, length * scale);
  return {
    scale,
    left: onMap(view.left, map.width, viewport.width),
    top: onMap(view.top, map.height, viewport.height),
  };
}

/** The nearest view with as much of the map in the viewport as its scale allows. */
export function snugView({ scale, left, top }: View, map: Size, viewport: Size): View {
  const snug = (offset: number, length: number, room: number) =>
    length + 2 * margin <= room ? (room - length) / 2 : within(offset, room - length - margin, margin);
  return {
    scale,
    left: snug(left, map.width * scale, viewport.width),
    top: snug(top, map.height * scale, viewport.height),
  };
}

/** The point of the map under a point of the viewport. */
export const toMap = (view: View, { x, y }: Point): Point => ({
  x: (x - view.left) / view.scale,
  y: (y - view.top) / view.scale,
});

/** The point of the viewport where a point of the map is drawn. */
export const toViewport = (view: View, { x, y }: Point): Point => ({
  x: x * view.scale + view.left,
  y: y * view.scale + view.top,
});

/** True if the whole map is in sight, to within half a pixel. */
export function showsAll(view: View, map: Size, viewport: Size): boolean {
  const [first, last] = [toViewport(view, { x: 0, y: 0 }), toViewport(view, { x: map.width, y: map.height })];
  const isInside = (from: number, to: number, room: number) => from >= -0.5 && to <= room + 0.5;
  return isInside(first.x, last.x, viewport.width) && isInside(first.y, last.y, viewport.height);
}

/** Zooms about `at`, the point of the map under it staying there; the scale stays within the limits. */
export function zoomAt(view: View, factor: number, at: Point, { least, most }: ScaleLimits): View {
  const scale = within(view.scale * factor, least, most);
  const ratio = scale / view.scale;
  return { scale, left: at.x - (at.x - view.left) * ratio, top: at.y - (at.y - view.top) * ratio };
}

/** The view that shows `point` of the map in the middle. */
export const centreOn = (point: Point, scale: number, viewport: Size): View => ({
  scale,
  left: viewport.width / 2 - point.x * scale,
  top: viewport.height / 2 - point.y * scale,
});

/** Moves no further than needed to put `point` of the map `inset` CSS pixels inside the viewport. */
export function reveal(view: View, point: Point, viewport: Size, inset: number): View {
  const { x, y } = toViewport(view, point);
  const shift = (at: number, room: number) => {
    const edge = Math.min(inset, room / 2);
    return within(at, edge, room - edge) - at;
  };
  return { ...view, left: view.left + shift(x, viewport.width), top: view.top + shift(y, viewport.height) };
}

/** A view part of the way from one to another, 0 to 1; the middle of the viewport moves steadily. */
export function between(from: View, to: View, part: number, viewport: Size): View {
  const middle = { x: viewport.width / 2, y: viewport.height / 2 };
  const [start, end] = [toMap(from, middle), toMap(to, middle)];
  const mix = (a: number, b: number) => a + (b - a) * part;
  const scale = from.scale * (to.scale / from.scale) ** part;
  return centreOn({ x: mix(start.x, end.x), y: mix(start.y, end.y) }, scale, viewport);
}

/** The smallest cell that a finger or a mouse can choose without zooming, in CSS pixels. */
const choosable = { coarse: 28, fine: 14 };
/** The cell that a map is zoomed to for choosing, in CSS pixels. */
const comfortable = { coarse: 40, fine: 30 };

export type Pointer = keyof typeof choosable;

/** True if a seat of `cell` CSS pixels is large enough to be chosen; a smaller one is zoomed to first. */
export const isChoosable = (cell: number, pointer: Pointer): boolean => cell >= choosable[pointer];

/** The scale at which seats are comfortable to choose; `cell` is a seat's side at scale 1. */
export const choosingScale = (cell: number, pointer: Pointer): number => comfortable[pointer] / cell;

/** The view of a part of the map: as large as fits, but seats neither too small to choose nor larger than is comfortable. */
export function partView(
  part: Rect,
  at: Point,
  map: Size,
  viewport: Size,
  { cell, pointer }: { cell: number; pointer: Pointer },
): View {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const room = (length: number) => Math.max(length - 2 * margin, 1);
  const fitting = Math.min(room(viewport.width) / width, room(viewport.height) / height);
  const scale = within(fitting, choosable[pointer] / cell, comfortable[pointer] / cell);
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  // A part that is larger than the viewport shows the place that was asked for.
  const x = width * scale <= viewport.width ? middle.x : at.x;
  const y = height * scale <= viewport.height ? middle.y : at.y;
  return snugView(centreOn({ x, y }, scale, viewport), map, viewport);
}
