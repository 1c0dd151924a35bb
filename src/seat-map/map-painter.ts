import { drawnAreas, paintUnder, type DrawnArea } from './area-painter.ts';
import { groupFronts, placeGroupLabels, rowLetters, type GroupFront, type MapLabel } from './map-labels.ts';
import { PixelBuffer } from './pixel-buffer.ts';
import type { SeatColours } from './seat-colours.ts';
import type { Rect } from './seat-index.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { seatCell } from './seat-map-model.ts';
import { pipingOf } from './seat-shape.ts';
import { SeatSprites } from './seat-sprites.ts';
import { available, type SeatStates } from './seat-states.ts';

/** Words on the drawing, in the reader's language. */
export interface DrawnWords {
  /** For example 'Front stalls, €14'. An empty text leaves the place free. */
  group: (zone: string, category: string) => string;
  /** For a text of the plan, as 'Stage'. */
  area: (text: string) => string;
}

/** A rectangle of the map at one scale: `x`, `y`, `width` and `height` in device pixels from the map's origin. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From this cell on, in CSS pixels, row letters are shown, and from that one, seat numbers. */
const lettersFrom = 13;
const numbersFrom = 34;
/** Side of the largest patch that counts as one around a seat, in device pixels. */
const smallPatch = 128;

const clampFont = (cell: number, least: number, most: number) => Math.min(Math.max(cell * 0.48, least), most);

interface Scaled {
  groups: readonly MapLabel[];
  letters: readonly MapLabel[];
}

/** Paints any rectangle of the map at any scale: seats as pixels, words and areas beneath them. */
export class MapPainter {
  readonly #model: SeatMapModel;
  readonly #states: SeatStates;
  readonly #words: DrawnWords;
  readonly #colours: SeatColours;
  readonly #sprites: SeatSprites;
  readonly #areas: readonly DrawnArea[];
  readonly #fronts: readonly GroupFront[];
  #letters: readonly MapLabel[] | undefined;
  /** For whole tiles, and for patches around a seat: clearing a small buffer is cheaper. */
  readonly #buffers: Record<'tile' | 'seat', PixelBuffer | undefined> = { tile: undefined, seat: undefined };

  constructor(model: SeatMapModel, states: SeatStates, words: DrawnWords, colours: SeatColours) {
    this.#model = model;
    this.#states = states;
    this.#words = words;
    this.#colours = colours;
    this.#sprites = new SeatSprites(colours);
    this.#areas = drawnAreas(model);
    this.#fronts = groupFronts(model);
  }

  /** The words that fit at a scale; work them out once a scale. `scale` in CSS pixels a map unit. */
  wordsAt(scale: number, context: CanvasRenderingContext2D): Scaled {
    const cell = scale * seatCell;
    const size = clampFont(cell, 11, 17);
    context.font = `700 ${size}px ${this.#colours.textFont}`;
    const fronts = this.#fronts.map((front) => {
      const text = this.#words.group(front.zone, front.category);
      return { ...front, text, width: (context.measureText(text).width + 6) / scale, height: (size + 2) / scale };
    });
    if (cell >= lettersFrom) this.#letters ??= rowLetters(this.#model);
    return {
      groups: placeGroupLabels(
        this.#model,
        fronts.filter(({ text }) => text !== ''),
      ),
      letters: cell >= lettersFrom ? (this.#letters ?? []) : [],
    };
  }

  /** Paints `patch` onto a canvas whose own origin lies at `origin`, both in device pixels of the map at `scale * ratio`. */
  paint(
    context: CanvasRenderingContext2D,
    patch: Patch,
    origin: { x: number; y: number },
    scale: number,
    ratio: number,
    words: Scaled,
  ): void {
    const pixels = scale * ratio;
    const buffer = this.#seats(patch, pixels);
    const [left, top] = [patch.x - origin.x, patch.y - origin.y];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.putImageData(buffer.image, left, top, 0, 0, patch.width, patch.height);
    context.save();
    context.beginPath();
    context.rect(left, top, patch.width, patch.height);
    context.clip();
    const rect = {
      left: patch.x / pixels,
      top: patch.y / pixels,
      right: (patch.x + patch.width) / pixels,
      bottom: (patch.y + patch.height) / pixels,
    };
    context.setTransform(pixels, 0, 0, pixels, -origin.x, -origin.y);
    if (scale * seatCell >= numbersFrom) this.#numbers(context, rect);
    context.globalCompositeOperation = 'destination-over';
    this.#labels(context, rect, words, scale);
    this.#ground(context, rect);
    context.restore();
  }

  #bufferOf({ width, height }: Patch): PixelBuffer {
    const use = width * height > smallPatch ** 2 ? 'tile' : 'seat';
    const { width: w = 0, height: h = 0 } = this.#buffers[use]?.image ?? {};
    const buffer =
      w < width || h < height ? new PixelBuffer(Math.max(w, width), Math.max(h, height)) : this.#buffers[use];
    this.#buffers[use] = buffer;
    buffer?.clear();
    return buffer ?? new PixelBuffer(width, height);
  }

  #seats(patch: Patch, pixels: number): PixelBuffer {
    const buffer = this.#bufferOf(patch);
    const { index, category } = this.#model;
    const { x, y, radius } = index;
    const rect = {
      left: patch.x / pixels,
      top: patch.y / pixels,
      right: (patch.x + patch.width) / pixels,
      bottom: (patch.y + patch.height) / pixels,
    };
    let usual = -1;
    let sprites = this.#sprites.of(0);
    index.visit(rect, (seat) => {
      const half = (radius[seat] ?? 0) * pixels;
      if (half !== usual) [usual, sprites] = [half, this.#sprites.of(half)];
      const sprite = sprites[this.#states.get(seat) + 4 * pipingOf(category[seat] ?? 0)];
      if (sprite)
        buffer.stamp(
          sprite,
          Math.round((x[seat] ?? 0) * pixels) - patch.x,
          Math.round((y[seat] ?? 0) * pixels) - patch.y,
        );
    });
    return buffer;
  }

  #numbers(context: CanvasRenderingContext2D, rect: Rect): void {
    const { index, seats } = this.#model;
    context.font = `650 8px ${this.#colours.textFont}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = this.#colours.blue;
    index.visit(rect, (seat) => {
      if (this.#states.get(seat) !== available) return;
      context.fillText(seats[seat]?.number ?? '', index.x[seat] ?? 0, (index.y[seat] ?? 0) - 0.4);
    });
  }

  #labels(context: CanvasRenderingContext2D, rect: Rect, { groups, letters }: Scaled, scale: number): void {
    const { textFont, quietInk } = this.#colours;
    const cell = scale * seatCell;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = quietInk;
    const write = (labels: readonly MapLabel[], size: number, reach: number) => {
      context.font = `700 ${size / scale}px ${textFont}`;
      for (const { x, y, text } of labels) {
        if (x + reach < rect.left || x - reach > rect.right || y + reach < rect.top || y - reach > rect.bottom)
          continue;
        context.fillText(text, x, y);
      }
    };
    write(groups, clampFont(cell, 11, 17), 240 / scale);
    write(letters, clampFont(cell, 9, 15), 30 / scale);
  }

  #ground(context: CanvasRenderingContext2D, rect: Rect): void {
    context.scale(this.#model.unit, this.#model.unit);
    for (const drawn of this.#areas.toReversed()) {
      const { left, right, top, bottom } = drawn.bounds;
      if (left > rect.right || right < rect.left || top > rect.bottom || bottom < rect.top) continue;
      paintUnder(context, drawn, this.#colours, this.#words.area(drawn.area.text.text));
    }
  }
}
