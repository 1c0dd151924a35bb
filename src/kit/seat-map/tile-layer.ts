import { SeatPatches } from './seat-patches.ts';
import type { EaselContext, MapPainter, Patch, ScaledWords } from './map-painter.ts';
import type { Rect, Size, View } from './view.ts';

/** Side of a tile in CSS pixels: one takes about a millisecond to paint. */
const tileSide = 256;
/** Tiles beyond this many times the viewport's need are freed. */
const kept = 2;

/**
 * Tiles are painted here one at a time and copied to their canvas: a canvas that only receives pictures costs nothing while the layer moves.
 */
const easel = (side: number) => new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });

interface Tile {
  /** Absent if nothing is drawn on the tile. */
  canvas?: HTMLCanvasElement;
  frame?: ImageBitmapRenderingContext | null;
  column: number;
  row: number;
}

/**
 * The map at one scale, painted in tiles where the viewport has been. Panning only moves the layer: the browser composites, nothing is
 * painted.
 */
export class TileLayer {
  readonly element: HTMLDivElement;
  readonly scale: number;
  readonly #painter: MapPainter;
  readonly #ratio: number;
  readonly #map: Size;
  /** Side of a tile in device pixels. */
  readonly #side: number;
  readonly #tiles = new Map<string, Tile>();
  readonly #easel: EaselContext | null;
  readonly #patches: SeatPatches;
  /** Tiles beneath patches: their content is out of date. */
  readonly #stale = new Set<Tile>();
  #words: ScaledWords | undefined;

  /** `scale` in CSS pixels a map unit, `ratio` in device pixels a CSS pixel; `map` in map units. */
  constructor(painter: MapPainter, scale: number, ratio: number, map: Size, className: string) {
    this.#painter = painter;
    this.scale = scale;
    this.#ratio = ratio;
    this.#side = Math.round(tileSide * ratio);
    this.#easel = easel(this.#side);
    this.#map = map;
    this.element = document.createElement('div');
    this.element.className = className;
    this.#patches = new SeatPatches(this.element, painter);
  }

  /** Moves the painted tiles, and stretches them while zooming, to where the view shows them. */
  place(view: View, viewport: Size): void {
    const { scale, left, top } = view;
    const snap = (offset: number) => Math.round(offset * this.#ratio) / this.#ratio;
    this.element.style.transform = `translate(${snap(left)}px, ${snap(top)}px) scale(${scale / this.scale})`;
    this.#attach(view, viewport);
  }

  /** Paints tiles that the viewport lacks, the middle first, until `until` (`performance.now`). Returns true if none is lacking. */
  fillVisible(view: View, viewport: Size, until: number): boolean {
    const done = this.#paintUntil(this.#lacking(view, viewport, 0), until);
    this.#attach(view, viewport);
    return done;
  }

  /** As `fillVisible`, then a ring around the viewport for the next pan; frees far tiles. */
  fill(view: View, viewport: Size, until: number): boolean {
    const done = this.fillVisible(view, viewport, until) && this.#paintUntil(this.#lacking(view, viewport, 1), until);
    this.#giveBack(view, viewport);
    return done;
  }

  /** Shows a rectangle of the map (map units) as it is now, over the tiles; `settle` paints it into them. */
  patch(rect: Rect): void {
    const patch = this.#patchOf(rect);
    const { x, y } = patch;
    let painted = false;
    for (const tile of this.#tiles.values()) {
      const [fromX, fromY] = [tile.column * this.#side, tile.row * this.#side];
      if (x >= fromX + this.#side || x + patch.width <= fromX || y >= fromY + this.#side || y + patch.height <= fromY)
        continue;
      this.#stale.add(tile);
      painted = true;
    }
    if (painted && this.#words) this.#patches.show(patch, this.scale, this.#ratio, this.#words);
  }

  /** Prepares the patch of a rectangle that is likely to change next; `undefined` if none is. */
  expect(rect: Rect | undefined): void {
    const patch = rect && this.#patchOf(rect);
    this.#patches.expect(patch);
    if (patch && this.#words) this.#patches.show(patch, this.scale, this.#ratio, this.#words);
  }

  /** In device pixels of the layer. */
  #patchOf({ left, top, right, bottom }: Rect): Patch {
    const pixels = this.scale * this.#ratio;
    const [x, y] = [Math.floor(left * pixels), Math.floor(top * pixels)];
    return { x, y, width: Math.ceil((right - left) * pixels) + 1, height: Math.ceil((bottom - top) * pixels) + 1 };
  }

  /** Repaints tiles beneath patches until `until`. Returns true if none is left. */
  settle(until: number): boolean {
    for (const tile of this.#stale) {
      if (performance.now() >= until) return false;
      if (this.#tiles.get(`${tile.column} ${tile.row}`) === tile) this.#paint(tile);
      this.#stale.delete(tile);
    }
    this.#patches.clear();
    return true;
  }

  #paint({ column, row, frame }: Tile): void {
    const [context, words] = [this.#easel, this.#words];
    if (!context || !words || !frame) return;
    const patch = { x: column * this.#side, y: row * this.#side, width: this.#side, height: this.#side };
    this.#painter.paint(context, patch, this.scale, this.#ratio, words);
    frame.transferFromImageBitmap(context.canvas.transferToImageBitmap());
  }

  /** Only tiles in view are in the page: each costs the browser a little of every frame that moves the layer. */
  #attach({ left, top, scale }: View, viewport: Size): void {
    const length = (this.#side / this.#ratio) * (scale / this.scale);
    for (const { canvas, column, row } of this.#tiles.values()) {
      if (!canvas) continue;
      const [x, y] = [left + column * length, top + row * length];
      const isSeen = x < viewport.width && x + length > 0 && y < viewport.height && y + length > 0;
      if (isSeen === (canvas.parentElement === this.element)) continue;
      if (isSeen) this.element.append(canvas);
      else canvas.remove();
    }
  }

  /** Columns and rows in the viewport, with `ring` more around it, that are not painted; nearest to the middle first. */
  #lacking({ left, top, scale }: View, viewport: Size, ring: number): [column: number, row: number][] {
    const pixels = (this.scale / scale) * this.#ratio;
    const range = (offset: number, room: number, length: number) => {
      const last = Math.ceil((length * this.scale * this.#ratio) / this.#side) - 1;
      const from = Math.max(Math.floor((-offset * pixels) / this.#side) - ring, 0);
      return { from, to: Math.min(Math.floor(((room - offset) * pixels) / this.#side) + ring, last) };
    };
    const columns = range(left, viewport.width, this.#map.width);
    const rows = range(top, viewport.height, this.#map.height);
    const lacking: [number, number][] = [];
    for (let row = rows.from; row <= rows.to; row += 1)
      for (let column = columns.from; column <= columns.to; column += 1)
        if (!this.#tiles.has(`${column} ${row}`)) lacking.push([column, row]);
    const away = ([column, row]: [number, number]) =>
      Math.abs(column - (columns.from + columns.to) / 2) + Math.abs(row - (rows.from + rows.to) / 2);
    return lacking.sort((a, b) => away(a) - away(b));
  }

  #paintUntil(lacking: readonly [number, number][], until: number): boolean {
    for (const [column, row] of lacking) {
      if (performance.now() >= until) return false;
      this.#add(column, row);
    }
    return true;
  }

  #add(column: number, row: number): void {
    const tile = this.#isEmpty(column, row) ? { column, row } : this.#canvasAt(column, row);
    this.#tiles.set(`${column} ${row}`, tile);
    this.#paint(tile);
  }

  #isEmpty(column: number, row: number): boolean {
    if (!this.#easel) return true;
    this.#words ??= this.#painter.wordsAt(this.scale, this.#easel);
    const length = this.#side / (this.scale * this.#ratio);
    const [left, top] = [column * length, row * length];
    return this.#painter.isEmpty({ left, top, right: left + length, bottom: top + length }, this.#words, this.scale);
  }

  #canvasAt(column: number, row: number): Tile {
    const canvas = document.createElement('canvas');
    canvas.width = this.#side;
    canvas.height = this.#side;
    const length = this.#side / this.#ratio;
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${column * length}px`,
      top: `${row * length}px`,
      width: `${length}px`,
      height: `${length}px`,
    });
    return { canvas, frame: canvas.getContext('bitmaprenderer'), column, row };
  }

  /** Frees tiles far from the viewport, the furthest first. */
  #giveBack({ left, top, scale }: View, viewport: Size): void {
    const length = (this.#side / this.#ratio) * (scale / this.scale);
    const needed = (Math.ceil(viewport.width / length) + 1) * (Math.ceil(viewport.height / length) + 1);
    if (this.#tiles.size <= needed * kept) return;
    const middle = { column: (viewport.width / 2 - left) / length, row: (viewport.height / 2 - top) / length };
    const away = ({ column, row }: Tile) =>
      Math.max(Math.abs(column + 0.5 - middle.column), Math.abs(row + 0.5 - middle.row));
    const furthest = [...this.#tiles]
      .sort(([, a], [, b]) => away(b) - away(a))
      .slice(0, this.#tiles.size - needed * 1.5);
    for (const [key, tile] of furthest) {
      tile.canvas?.remove();
      this.#tiles.delete(key);
    }
  }
}
