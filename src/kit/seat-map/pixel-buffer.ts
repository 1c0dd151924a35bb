/** A seat as pixels, drawn once and copied for every identical seat. Pixels are RGBA in the canvas's format, 0 where transparent. */
export interface Sprite {
  /** Side of the square. */
  side: number;
  pixels: Uint32Array;
  /** The same without the empty pixels. */
  runs: readonly Run[];
}

/** Pixels beside each other in one row of a sprite. */
interface Run {
  column: number;
  row: number;
  pixels: Uint32Array;
}

/** Prepares pixels for copying. */
export function spriteOf(side: number, pixels: Uint32Array): Sprite {
  const runs: Run[] = [];
  for (let row = 0; row < side; row += 1) {
    let from = -1;
    for (let column = 0; column <= side; column += 1) {
      const isDrawn = column < side && pixels[row * side + column] !== 0;
      if (isDrawn && from === -1) from = column;
      if (isDrawn || from === -1) continue;
      runs.push({ row, column: from, pixels: pixels.subarray(row * side + from, row * side + column) });
      from = -1;
    }
  }
  return { side, pixels, runs };
}

/** A rectangle of pixels that seats are copied into and a canvas takes whole: far cheaper than one drawing call a seat. */
export class PixelBuffer {
  readonly image: ImageData;
  readonly #pixels: Uint32Array;

  /** Width and height in device pixels. */
  constructor(width: number, height: number) {
    this.image = new ImageData(width, height);
    this.#pixels = new Uint32Array(this.image.data.buffer);
  }

  clear(): void {
    this.#pixels.fill(0);
  }

  /** Copies a sprite centred on `(x, y)`, clipped at the buffer's edges. Empty pixels leave the buffer unchanged. */
  stamp(sprite: Sprite, x: number, y: number): void {
    const { width, height } = this.image;
    const { side, runs } = sprite;
    const left = Math.round(x - side / 2);
    const top = Math.round(y - side / 2);
    if (left < 0 || top < 0 || left + side > width || top + side > height) this.#stampPart(sprite, left, top);
    else for (const { column, row, pixels } of runs) this.#pixels.set(pixels, (top + row) * width + left + column);
  }

  #stampPart({ side, pixels }: Sprite, left: number, top: number): void {
    const { width, height } = this.image;
    const from = Math.max(0, -left);
    const to = Math.min(side, width - left);
    const last = Math.min(side, height - top);
    const target = this.#pixels;
    for (let row = Math.max(0, -top); row < last; row += 1) {
      let at = (top + row) * width + left + from;
      for (let column = row * side + from; column < row * side + to; column += 1, at += 1) {
        const pixel = pixels[column] ?? 0;
        if (pixel !== 0) target[at] = pixel;
      }
    }
  }
}
