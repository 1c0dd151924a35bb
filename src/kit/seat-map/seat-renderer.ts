import { afterFrame } from '../browser/after-frame.ts';
import { FirstDrawing } from './first-drawing.ts';
import { MapPainter, type DrawnWords } from './map-painter.ts';
import { openingOf } from './opening.ts';
import { resolveSeatColours, watchTheme } from './seat-colours.ts';
import { seatCell, seatPoint, seatSquare, type SeatMapModel } from './seat-map-model.ts';
import type { SeatStates } from './seat-states.ts';
import { TileLayer } from './tile-layer.ts';
import { blockAround } from './seat-blocks.ts';
import { between, choosingScale, clampView, fitView, isChoosable, partView, reveal } from './view.ts';
import { scaleLimits, toMap, zoomAt, type Point, type Pointer, type Size, type View } from './view.ts';

/** Milliseconds of a frame available for painting tiles: the rest is the browser's. */
const frameBudget = 4;
/** Milliseconds without zooming after which the map is painted sharp. */
const rest = 80;
const animation = 220;
/** Milliseconds after the last change when patches are painted into their tiles. */
const settleAfter = 100;
/** Above this many changed seats the whole viewport is repainted. */
const manyChanges = 400;

/** The thing under the mouse: a seat that can be chosen, one that can't, or neither. */
export type Over = 'seat' | 'taken' | 'nothing';

interface Animation {
  from: View;
  to: View;
  start: number;
}

interface Opening {
  /** Class of the layers that move. */
  layer: string;
  /** The seats to open at if none is chosen. */
  best: readonly number[];
}

/** Draws a seat map into an element and moves it. Owns everything inside `host`; call `dispose` when done. */
export class SeatRenderer {
  readonly model: SeatMapModel;
  readonly host: HTMLElement;
  readonly #states: SeatStates;
  readonly #layerClass: string;
  readonly #pointer: Pointer;
  readonly #listeners = new Set<(view: View) => void>();
  readonly #stops: (() => void)[];
  #words: DrawnWords | undefined;
  #aside: Uint8Array | undefined;
  #painter: MapPainter | undefined;
  #viewport: Size;
  #ratio: number;
  #view: View;
  #first: FirstDrawing | undefined;
  #shown: TileLayer | undefined;
  /** The same map at the scale that a zoom ended at, hidden until it covers the viewport. */
  #coming: TileLayer | undefined;
  #zoomedAt = -Infinity;
  #animation: Animation | undefined;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** Draws nothing before `draw`. */
  constructor(host: HTMLElement, model: SeatMapModel, states: SeatStates, { layer, best }: Opening) {
    this.host = host;
    this.model = model;
    this.#states = states;
    this.#layerClass = layer;
    this.#pointer = matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine';
    this.#viewport = { width: host.clientWidth, height: host.clientHeight };
    this.#ratio = devicePixelRatio;
    this.#view = openingOf(model, states, best, this.#viewport, this.#pointer);
    const resize = new ResizeObserver(() => this.#resize());
    resize.observe(host);
    this.#stops = [
      () => resize.disconnect(),
      watchTheme(() => this.#repaint()),
      states.subscribe((changed) => this.#change(changed)),
    ];
  }

  get view(): View {
    return this.#view;
  }

  get viewport(): Size {
    return this.#viewport;
  }

  /** Calls back after every move of the view. Returns a function that stops it. */
  subscribe(listener: (view: View) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Moves at once; the view is clamped to the map. */
  move(view: View): void {
    this.#animation = undefined;
    this.#show(clampView(view, this.model.size, this.#viewport));
  }

  /** Moves in a short glide, or at once if the person prefers reduced motion. */
  glide(view: View): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.move(view);
    const to = clampView(view, this.model.size, this.#viewport);
    this.#animation = { from: this.#view, to, start: performance.now() };
    this.#schedule();
  }

  /** Zooms about a point of the viewport, or about its middle. */
  zoom(factor: number, at?: Point, smooth = false): void {
    const middle = { x: this.#viewport.width / 2, y: this.#viewport.height / 2 };
    const from = this.#animation?.to ?? this.#view;
    const view = zoomAt(from, factor, at ?? middle, scaleLimits(this.model.size, this.#viewport));
    if (smooth) this.glide(view);
    else this.move(view);
  }

  /** Shows the whole map. */
  fit(): void {
    this.glide(fitView(this.model.size, this.#viewport));
  }

  /** Shows the block of seats at a point of the viewport, large enough to choose from; the whole map if that is shown already. */
  zoomToBlock(at: Point): void {
    const point = toMap(this.#view, at);
    const seat = this.model.index.hit(point, 3 * seatCell);
    if (seat === -1) return this.zoom(choosingScale(seatCell, this.#pointer) / this.#view.scale, at, true);
    const device = { cell: seatCell, pointer: this.#pointer };
    const view = partView(blockAround(this.model, seat), point, this.model.size, this.#viewport, device);
    if (this.choosable && this.#view.scale > view.scale * 0.98) this.fit();
    else this.glide(view);
  }

  /** True if seats are large enough now to be chosen with this device's pointer. */
  get choosable(): boolean {
    return isChoosable(this.#view.scale * seatCell, this.#pointer);
  }

  /** Moves a seat into view, large enough to be seen and `inset` CSS pixels from the edge; Infinity puts it in the middle. */
  reveal(seat: number, inset = 72): void {
    const point = seatPoint(this.model, seat);
    const from = this.#animation?.to ?? this.#view;
    const seen = isChoosable(from.scale * seatCell, 'fine');
    const scale = seen ? from.scale : choosingScale(seatCell, 'fine');
    const grown = zoomAt(
      from,
      scale / from.scale,
      { x: point.x * from.scale + from.left, y: point.y * from.scale + from.top },
      scaleLimits(this.model.size, this.#viewport),
    );
    const view = clampView(reveal(grown, point, this.#viewport, inset), this.model.size, this.#viewport);
    if (view.scale !== from.scale || view.left !== from.left || view.top !== from.top) this.glide(view);
  }

  /** The seat at a point of the viewport, up to `slack` CSS pixels outside its edge; -1 for none. */
  seatAt(point: Point, slack: number): number {
    return this.model.index.hit(toMap(this.#view, point), slack / this.#view.scale);
  }

  /** Draws the map with these words: all of it the first time, and again only if the words change. */
  draw(words: DrawnWords): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#repaint();
  }

  /** Draws these seats faintly (1 for each that a filter excludes), or none. */
  leaveAside(aside: Uint8Array | undefined): void {
    if (aside === this.#aside) return;
    this.#aside = aside;
    this.#repaint();
  }

  /** Tells by the mouse's form what a press would do, and prepares for one on `seat`. */
  showOver(over: Over, seat: number | undefined): void {
    this.host.dataset['over'] = over;
    this.#shown?.expect(seat === undefined ? undefined : seatSquare(this.model, seat));
    this.#settleSoon();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    for (const stop of this.#stops) stop();
    this.#listeners.clear();
    this.host.replaceChildren();
  }

  #show(view: View): void {
    if (view.scale !== this.#view.scale) this.#zoomedAt = performance.now();
    this.#view = view;
    if (this.#shown) this.#shown.place(view, this.#viewport);
    else this.#first?.place(view);
    for (const listener of this.#listeners) listener(view);
    this.#schedule();
  }

  #resize(): void {
    const viewport = { width: this.host.clientWidth, height: this.host.clientHeight };
    const { width, height } = this.#viewport;
    if (viewport.width === width && viewport.height === height && devicePixelRatio === this.#ratio) return;
    const whole = this.#view.scale <= scaleLimits(this.model.size, this.#viewport).least;
    // The upper edge stays: what grows below the map must not move a seat from under a finger.
    const kept = { ...this.#view, left: this.#view.left + (viewport.width - width) / 2 };
    this.#viewport = viewport;
    this.move(whole ? fitView(this.model.size, viewport) : kept);
    if (devicePixelRatio !== this.#ratio) this.#repaint();
  }

  /** Repaints everything in view: the colours, the words or the screen have changed. */
  #repaint(): void {
    if (!this.#words) return;
    this.#ratio = devicePixelRatio;
    const colours = resolveSeatColours(this.host);
    this.#painter = new MapPainter(this.model, this.#states, this.#words, colours, this.#aside);
    this.#coming = undefined;
    if (!this.#first) return this.#drawFirst(this.#painter);
    this.#shown = this.#newLayer(this.#painter);
    this.#shown.fillVisible(this.#view, this.#viewport, Infinity);
    this.host.replaceChildren(this.#shown.element);
    this.#schedule();
  }

  /** Tiles and words wait until this is on the screen. */
  #drawFirst(painter: MapPainter): void {
    this.#first = new FirstDrawing(painter, this.#view, {
      viewport: this.#viewport,
      map: this.model.size,
      ratio: this.#ratio,
      className: this.#layerClass,
    });
    this.host.append(this.#first.element);
    this.#stops.push(afterFrame(() => this.#schedule()));
  }

  #newLayer(painter: MapPainter): TileLayer {
    const layer = new TileLayer(painter, this.#view.scale, this.#ratio, this.model.size, this.#layerClass);
    layer.place(this.#view, this.#viewport);
    return layer;
  }

  #change(changed: readonly number[] | undefined): void {
    if (!changed || changed.length > manyChanges) return this.#repaint();
    for (const seat of changed) {
      const rect = seatSquare(this.model, seat);
      this.#shown?.patch(rect);
      this.#coming?.patch(rect);
    }
    this.#settleSoon();
  }

  /** Paints patches into their tiles after so many milliseconds, a few tiles a frame. */
  #settleSoon(after = settleAfter): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.#shown?.settle(performance.now() + frameBudget) === false) this.#settleSoon(frameBudget);
    }, after);
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#step(now);
    });
  }

  #step(now: number): void {
    this.#animate(now);
    const until = performance.now() + frameBudget;
    const crisp = this.#shown?.scale === this.#view.scale;
    const done = crisp ? this.#shown?.fill(this.#view, this.#viewport, until) : this.#sharpen(now);
    if (done === false || this.#animation) this.#schedule();
  }

  #animate(now: number): void {
    if (!this.#animation) return;
    const { from, to, start } = this.#animation;
    const part = Math.min(Math.max(now - start, 0) / animation, 1);
    const eased = 1 - (1 - part) ** 3;
    if (part === 1) this.#animation = undefined;
    this.#show(part === 1 ? to : between(from, to, eased, this.#viewport));
  }

  /** Paints the map at the view's own scale out of sight, and swaps it in when it is ready. Returns true when that is done. */
  #sharpen(now: number): boolean {
    const before = this.#shown ?? this.#first;
    if (!this.#painter || !before) return true;
    const stretch = this.#view.scale / before.scale;
    const resting = !this.#animation && now - this.#zoomedAt >= rest;
    if (!resting && stretch < 2 && stretch > 0.5) return false;
    if (this.#coming?.scale !== this.#view.scale) this.#coming = this.#newLayer(this.#painter);
    this.#coming.place(this.#view, this.#viewport);
    if (!this.#coming.fillVisible(this.#view, this.#viewport, performance.now() + 2 * frameBudget)) return false;
    before.element.replaceWith(this.#coming.element);
    this.#shown = this.#coming;
    this.#coming = undefined;
    return false;
  }
}
