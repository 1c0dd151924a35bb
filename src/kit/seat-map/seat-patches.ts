import type { MapPainter, Patch, ScaledWords } from './map-painter.ts';

/** Changes beyond this many wait for their tiles: many small pictures cost more than the tiles. */
const mostPatches = 48;

const keyOf = ({ x, y }: Patch) => `${x} ${y}`;

/**
 * Newly changed seats, each a small picture over its old one: immediate and almost free, where painting a whole tile would
 * take most of a frame. The tiles follow when there is time.
 */
export class SeatPatches {
  readonly #layer: HTMLElement;
  readonly #painter: MapPainter;
  readonly #shown = new Map<string, HTMLCanvasElement>();
  /** The patch that a press is expected on. */
  #expected: string | undefined;

  constructor(layer: HTMLElement, painter: MapPainter) {
    this.#layer = layer;
    this.#painter = painter;
  }

  /** Shows a rectangle of the map as it is now. `patch` in device pixels of the layer, the rest as in `MapPainter.paint`. */
  show(patch: Patch, scale: number, ratio: number, words: ScaledWords): void {
    const key = keyOf(patch);
    if (!this.#shown.has(key) && this.#shown.size >= mostPatches) return;
    const canvas = this.#shown.get(key) ?? this.#canvasAt(patch, ratio);
    this.#shown.set(key, canvas);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) this.#painter.paint(context, patch, scale, ratio, words);
  }

  /** Keeps this patch in the page until another is expected: a new layer takes the browser longer than its picture. */
  expect(patch: Patch | undefined): void {
    this.#expected = patch && keyOf(patch);
  }

  /** Removes all patches but the expected one: the tiles beneath show the same by now. */
  clear(): void {
    for (const [key, canvas] of this.#shown) {
      if (key === this.#expected) continue;
      canvas.remove();
      this.#shown.delete(key);
    }
  }

  #canvasAt({ x, y, width, height }: Patch, ratio: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    Object.assign(canvas.style, {
      position: 'absolute',
      zIndex: 1,
      left: `${x / ratio}px`,
      top: `${y / ratio}px`,
      width: `${width / ratio}px`,
      height: `${height / ratio}px`,
    });
    return this.#layer.appendChild(canvas);
  }
}
