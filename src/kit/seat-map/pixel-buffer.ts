import type { Sprite } from './seat-sprites.ts';

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
  stamp({ side, pixels }: Sprite, x: number, y: number): void {
    const { width, height } = this.image;
    const left = Math.round(x - side / 2);
    const top = Math.round(y - side / 2);
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
