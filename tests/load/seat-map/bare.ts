import type { SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Drawn, Point } from './drawn.ts';

/** Free, on hold, booked, chosen; in the order of a canvas's bytes. */
const colours = ['#0b55ae', '#756a52', '#d8ccb0', '#0d2436'];
/** Below this radius in device pixels a seat is a square of two. */
const leastDisc = 1.2;
/** The place of the first seat when zoomed in, from the left and from the top, in CSS pixels. */
const corner = 72;
/** The side of a seat's cell in radii, and its share of a seat that a click reaches. */
const cellInRadii = 2.5;

interface Disc {
  half: number;
  side: number;
  /** One picture a state. */
  pixels: Uint32Array[];
}

/** A colour on white, `cover` from 0 to 1. */
function pixelOf(hex: string, cover: number): number {
  const part = (from: number) => Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * cover + 255 * (1 - cover));
  return ((255 << 24) | (part(5) << 16) | (part(3) << 8) | part(1)) >>> 0;
}

function discOf(radius: number): Disc {
  const half = Math.max(1, Math.ceil(radius));
  const side = 2 * half + 1;
  const pixels = colours.map((colour) =>
    Uint32Array.from({ length: side * side }, (_, at) => {
      const away = Math.hypot((at % side) - half, Math.floor(at / side) - half);
      return pixelOf(colour, Math.min(1, Math.max(0, radius + 0.5 - away)));
    }),
  );
  return { half, side, pixels };
}

function layOut({ zones }: SeatPlan, count: number) {
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  let at = 0;
  let [left, top, right, bottom, radius] = [Infinity, Infinity, -Infinity, -Infinity, 10];
  for (const zone of zones)
    for (const row of zone.rows)
      for (const seat of row.seats) {
        const atX = zone.position.x + row.position.x + seat.position.x;
        const atY = zone.position.y + row.position.y + seat.position.y;
        [x[at], y[at], radius] = [atX, atY, seat.radius];
        [left, right] = [Math.min(left, atX), Math.max(right, atX)];
        [top, bottom] = [Math.min(top, atY), Math.max(bottom, atY)];
        at += 1;
      }
  return { x, y, radius, bounds: { left, top, right, bottom } };
}

/** The seats of a row for assistive technology, as the least that a drawing owes it. */
function rowOfCells(count: number): HTMLElement {
  const grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', 'Seats');
  grid.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  for (let seat = 0; seat < count; seat += 1) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-label', `Row A, seat ${seat + 1}, free`);
    cell.tabIndex = seat === 0 ? 0 : -1;
    cell.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden';
    row.append(cell);
  }
  grid.append(row);
  return grid;
}

/**
 * The least that draws a plan's seats: one buffer of pixels for the whole viewport, painted anew for every view, without words, areas,
 * shapes or themes. The measure for the seat map.
 */
export function drawBare(host: HTMLElement, plan: SeatPlan, states: Uint8Array): Drawn {
  const ratio = devicePixelRatio;
  const { x, y, radius, bounds } = layOut(plan, states.length);
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.round(host.clientWidth * ratio), Math.round(host.clientHeight * ratio)];
  Object.assign(canvas, { width, height });
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none';
  host.append(canvas);
  const context = canvas.getContext('2d', { alpha: false });
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const [mapWidth, mapHeight] = [bounds.right - bounds.left + 4 * radius, bounds.bottom - bounds.top + 4 * radius];
  let scale = Math.min(width / mapWidth, height / mapHeight);
  let left = (width - (bounds.right + bounds.left) * scale) / 2;
  let top = (height - (bounds.bottom + bounds.top) * scale) / 2;
  let disc: Disc | undefined;

  const dot = (seat: number) => {
    const [atX, atY] = [Math.trunc((x[seat] ?? 0) * scale + left), Math.trunc((y[seat] ?? 0) * scale + top)];
    if (atX < 0 || atY < 0 || atX >= width - 1 || atY >= height - 1) return;
    const at = atY * width + atX;
    const pixel = disc?.pixels[states[seat] ?? 0]?.[0] ?? 0;
    pixels[at] = pixel;
    pixels[at + 1] = pixel;
    pixels[at + width] = pixel;
    pixels[at + width + 1] = pixel;
  };
  const stamp = (seat: number) => {
    if (!disc) return;
    const { half, side } = disc;
    const source = disc.pixels[states[seat] ?? 0] ?? new Uint32Array(0);
    const atX = Math.trunc((x[seat] ?? 0) * scale + left + 0.5) - half;
    const atY = Math.trunc((y[seat] ?? 0) * scale + top + 0.5) - half;
    for (let row = Math.max(0, -atY); row < Math.min(side, height - atY); row += 1)
      for (let column = Math.max(0, -atX); column < Math.min(side, width - atX); column += 1)
        pixels[(atY + row) * width + atX + column] = source[row * side + column] ?? 0;
  };
  const draw = () => {
    const half = radius * scale;
    const isSmall = half < leastDisc;
    disc = isSmall ? { half: 0, side: 1, pixels: colours.map((hex) => Uint32Array.of(pixelOf(hex, 1))) } : discOf(half);
    pixels.fill(0xffffffff);
    for (let seat = 0; seat < states.length; seat += 1)
      if (isSmall) dot(seat);
      else stamp(seat);
    context?.putImageData(image, 0, 0);
  };
  const box = host.getBoundingClientRect();
  const pointOf = (seat: number): Point => ({
    x: box.left + ((x[seat] ?? 0) * scale + left) / ratio,
    y: box.top + ((y[seat] ?? 0) * scale + top) / ratio,
  });
  const toggle = (seat: number) => {
    states[seat] = states[seat] === 3 ? 0 : 3;
    stamp(seat);
    const reach = Math.ceil(radius * scale) + 2;
    const [atX, atY] = [(x[seat] ?? 0) * scale + left, (y[seat] ?? 0) * scale + top];
    context?.putImageData(image, 0, 0, atX - reach, atY - reach, 2 * reach, 2 * reach);
  };
  listen(canvas, {
    pan: (dx, dy) => {
      left += dx * ratio;
      top += dy * ratio;
      draw();
    },
    tap: (tapped) => {
      const reach = (radius * scale) / ratio;
      for (let seat = 0; seat < states.length; seat += 1) {
        const at = pointOf(seat);
        if (Math.hypot(at.x - tapped.x, at.y - tapped.y) < reach) return toggle(seat);
      }
    },
  });
  draw();
  host.append(rowOfCells(25));
  return {
    chosen: () => states.filter((state) => state === 3).length,
    isReady: () => true,
    isResting: () => true,
    openSeats: () =>
      Array.from(states.keys())
        .filter((seat) => states[seat] === 0)
        .map(pointOf),
    zoomIn: (cell) => {
      scale = (cell * ratio) / (radius * cellInRadii);
      left = corner * ratio - (x[0] ?? 0) * scale;
      top = corner * ratio - (y[0] ?? 0) * scale;
      draw();
    },
  };
}

/** Tells a drag from a tap; points are the page's. */
function listen(
  element: HTMLElement,
  { pan, tap }: { pan: (dx: number, dy: number) => void; tap: (at: Point) => void },
): void {
  let from: Point | undefined;
  let isDrag = false;
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = { x: clientX, y: clientY };
    isDrag = false;
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    isDrag = true;
    pan(clientX - from.x, clientY - from.y);
    from = { x: clientX, y: clientY };
  });
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    from = undefined;
    if (!isDrag) tap({ x: clientX, y: clientY });
  });
}
