import type { MapPainter, EaselContext, Patch, ScaledWords } from './map-painter.ts';

/**
 * Newly changed seats, each a small picture over its old one: immediate and almost free, where painting a whole tile would
 * take most of a frame. The tiles follow when there is time.
 */
export class SeatPatches {
  readonly #layer: HTMLElement;
  readonly #painter: MapPainter;
  readonly #shown = new Map<string, HTMLCanvasElement>();
  #easel: EaselContext | null = null;

  constructor(layer: HTMLElement, painter: MapPainter) {
    this.#layer = layer;
    this.#painter = painter;
  }

  get count(): number {
    return this.#shown.size;
  }

  /** Shows a rectangle of the map as it is now. `patch` in device pixels of the layer, the rest as in `MapPainter.paint`. */
  show(patch: Patch, scale: number, ratio: number, words: ScaledWords): void {
    const key = `${patch.x} ${patch.y}`;
    const canvas = this.#shown.get(key) ?? this.#canvasAt(patch, ratio);
    this.#shown.set(key, canvas);
    const easel = this.#easelOf(patch);
    if (!easel) return;
    this.#painter.paint(easel, patch, scale, ratio, words);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(easel.canvas.transferToImageBitmap());
  }

  /** Removes all patches: the tiles beneath show the same by now. */
  clear(): void {
    for (const canvas of this.#shown.values()) canvas.remove();
    this.#shown.clear();
  }

  #easelOf({ width, height }: Patch): EaselContext | null {
    this.#easel ??= new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    const { canvas } = this.#easel ?? {};
    if (canvas && canvas.width !== width) canvas.width = width;
    if (canvas && canvas.height !== height) canvas.height = height;
    return this.#easel;
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
