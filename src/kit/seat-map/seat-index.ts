import type { Point, Rect } from './view.ts';

/** True if the rectangles overlap; a shared edge is not enough. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** How far a seat is drawn from its centre, in radii. */
export const drawnReach = 1.25;

/** Side of a cell in map units: about a hundred seats share one. */
const cell = 250;

/** The seats sorted by the square of the map that they are in. */
interface Cells {
  columns: number;
  rows: number;
  /** The upper left corner of the first cell. */
  origin: Point;
  /** Start of each cell's seats in `order`; one entry more than cells. */
  starts: Uint32Array;
  /** Seat indices, cell after cell. */
  order: Uint32Array;
  /** How far the largest drawn seat reaches from its centre. */
  reach: number;
}

/** Finds seats by place: those in a rectangle, or the one under a point, without looking at all of them. */
export class SeatIndex {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
  readonly count: number;
  #sorted: Cells | undefined;

  /** Positions and radii in map units, one entry a seat. */
  constructor(x: Float32Array, y: Float32Array, radius: Float32Array) {
    this.x = x;
    this.y = y;
    this.radius = radius;
    this.count = x.length;
  }

  get #cells(): Cells {
    this.#sorted ??= cellsOf(this.x, this.y, this.radius);
    return this.#sorted;
  }

  /** Visits every seat whose square touches the rectangle; drawn seats reach a little further than their radius. */
  visit(rect: Rect, visit: (seat: number) => void): void {
    // The first drawing is there sooner if it looks at every seat than if it has them sorted.
    if (this.#sorted) this.#visitCells(rect, visit);
    else
      for (let seat = 0; seat < this.count; seat += 1) {
        const [x, y] = [this.x[seat] ?? 0, this.y[seat] ?? 0];
        const reach = (this.radius[seat] ?? 0) * drawnReach;
        if (x + reach >= rect.left && x - reach <= rect.right && y + reach >= rect.top && y - reach <= rect.bottom)
          visit(seat);
      }
  }

  #visitCells(rect: Rect, visit: (seat: number) => void): void {
    const { order, starts, columns, reach } = this.#cells;
    const [left, top, right, bottom] = [rect.left - reach, rect.top - reach, rect.right + reach, rect.bottom + reach];
    const span = this.#span(rect);
    for (let row = span.top; row <= span.bottom; row += 1) {
      const end = starts[row * columns + span.right + 1] ?? 0;
      for (let place = starts[row * columns + span.left] ?? 0; place < end; place += 1) {
        const seat = order[place] ?? 0;
        const [x, y] = [this.x[seat] ?? 0, this.y[seat] ?? 0];
        if (x >= left && x <= right && y >= top && y <= bottom) visit(seat);
      }
    }
  }

  /** True if there may be a seat in the rectangle: a quick check that can be true of an empty one, never false of one with a seat. */
  mayTouch(rect: Rect): boolean {
    const { starts, columns } = this.#cells;
    const span = this.#span(rect);
    for (let row = span.top; row <= span.bottom; row += 1) {
      const first = starts[row * columns + span.left] ?? 0;
      if ((starts[row * columns + span.right + 1] ?? 0) > first) return true;
    }
    return false;
  }

  /** The cells that can contain seats touching a rectangle; empty if `right` is less than `left`. */
  #span({ left, top, right, bottom }: Rect): Rect {
    const { origin, columns, rows, reach } = this.#cells;
    const column = (x: number) => Math.floor((x - origin.x) / cell);
    const row = (y: number) => Math.floor((y - origin.y) / cell);
    const from = Math.max(column(left - reach), 0);
    const to = Math.min(column(right + reach), columns - 1);
    // No column within reach: an empty range of cells, because `visit` reads whole ranges at once.
    if (to < from) return { left: 0, right: -1, top: 0, bottom: -1 };
    return {
      left: from,
      right: to,
      top: Math.max(row(top - reach), 0),
      bottom: Math.min(row(bottom + reach), rows - 1),
    };
  }

  /** True if a seat's own square touches the rectangle. */
  reaches(seat: number, rect: Rect): boolean {
    const [x, y, reach] = [this.x[seat] ?? 0, this.y[seat] ?? 0, this.radius[seat] ?? 0];
    return overlap({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, rect);
  }

  /** True if any seat's square touches the rectangle. */
  touches(rect: Rect): boolean {
    let touched = false;
    this.#visitCells(rect, (seat) => {
      touched ||= this.reaches(seat, rect);
    });
    return touched;
  }

  /** The seat nearest to a point, at most `slack` map units outside its edge; -1 for none. */
  hit({ x, y }: Point, slack: number): number {
    let nearest = -1;
    let least = Infinity;
    this.#visitCells({ left: x - slack, top: y - slack, right: x + slack, bottom: y + slack }, (seat) => {
      const away = Math.hypot((this.x[seat] ?? 0) - x, (this.y[seat] ?? 0) - y);
      if (away >= least || away > (this.radius[seat] ?? 0) + slack) return;
      least = away;
      nearest = seat;
    });
    return nearest;
  }
}

function cellsOf(x: Float32Array, y: Float32Array, radius: Float32Array): Cells {
  const { left, top, right, bottom, widest } = boundsOf(x, y, radius);
  const columns = Math.floor((right - left) / cell) + 1;
  const rows = Math.floor((bottom - top) / cell) + 1;
  const starts = new Uint32Array(columns * rows + 1);
  const cells = new Uint32Array(x.length);
  for (let seat = 0; seat < x.length; seat += 1) {
    const column = Math.floor(((x[seat] ?? 0) - left) / cell);
    const at = Math.floor(((y[seat] ?? 0) - top) / cell) * columns + column;
    cells[seat] = at;
    starts[at + 1] = (starts[at + 1] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const order = new Uint32Array(x.length);
  for (let seat = 0; seat < x.length; seat += 1) {
    const at = cells[seat] ?? 0;
    const place = next[at] ?? 0;
    order[place] = seat;
    next[at] = place + 1;
  }
  return { columns, rows, origin: { x: left, y: top }, starts, order, reach: widest * drawnReach };
}

function boundsOf(x: Float32Array, y: Float32Array, radius: Float32Array): Rect & { widest: number } {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let widest = 0;
  for (let seat = 0; seat < x.length; seat += 1) {
    const atX = x[seat] ?? 0;
    const atY = y[seat] ?? 0;
    const reach = radius[seat] ?? 0;
    if (atX < left) left = atX;
    if (atX > right) right = atX;
    if (atY < top) top = atY;
    if (atY > bottom) bottom = atY;
    if (reach > widest) widest = reach;
  }
  return x.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0, widest } : { left, top, right, bottom, widest };
}
