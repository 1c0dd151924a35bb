import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { drawnAreas, paintUnder, type DrawnArea } from './area-painter.ts';
import { groupFronts, placeGroupLabels, rowLetters, type GroupFront, type MapLabel } from './map-labels.ts';
import { PixelBuffer } from './pixel-buffer.ts';
import type { SeatColours } from './seat-colours.ts';
import { overlap } from './seat-index.ts';
import type { Rect } from './view.ts';
import { markNames, rowOf, rowSeats, seatCell, type SeatMapModel } from './seat-map-model.ts';
import { SeatSprites } from './seat-sprites.ts';
import { available, type SeatStates } from './seat-states.ts';

/** Words on the drawing, in the reader's language. */
export interface DrawnWords {
  /** For example 'Front stalls, €14'. An empty text draws nothing. */
  group: (zone: string, category: string) => string;
  /** For a text of the plan, such as 'Stage'. */
  area: (text: string) => string;
}

/** A rectangle of the map at one scale: `x`, `y`, `width` and `height` in device pixels from the map's origin. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest cells, in CSS pixels, at which row letters and seat numbers are shown. */
const lettersFrom = 13;
const numbersFrom = 34;

/** Half the length of the longest words, in CSS pixels. */
const labelReach = 160;

const clampFont = (cell: number, least: number, most: number) => Math.min(Math.max(cell * 0.48, least), most);

/** A canvas that takes pictures, to be copied to the page. */
export type EaselContext = OffscreenCanvasRenderingContext2D;

/** The context of a canvas that the map is painted on. */
export type PaintContext = CanvasRenderingContext2D | EaselContext;

/** The words that fit at one scale. */
export interface ScaledWords {
  groups: readonly MapLabel[];
  letters: readonly MapLabel[];
  /** True if seats are large enough for their numbers. */
  hasNumbers: boolean;
  /** True if the areas' own words are drawn. */
  hasAreaWords: boolean;
}

/** No words at all: what a first drawing shows, since letters take longer to set than seats. */
export const noWords: ScaledWords = { groups: [], letters: [], hasNumbers: false, hasAreaWords: false };

/** Paints any rectangle of the map at any scale: seats as pixels, words and areas beneath them. */
export class MapPainter {
  /** 1 for each seat that a filter excludes; undefined without a filter. */
  readonly aside: Uint8Array | undefined;
  readonly #model: SeatMapModel;
  readonly #states: SeatStates;
  readonly #words: DrawnWords;
  readonly #colours: SeatColours;
  readonly #sprites: SeatSprites;
  readonly #areas: readonly DrawnArea[];
  #fronts: readonly GroupFront[] | undefined;
  #letters: readonly MapLabel[] | undefined;
  #buffers: readonly PixelBuffer[] = [];

  constructor(
    model: SeatMapModel,
    states: SeatStates,
    words: DrawnWords,
    colours: SeatColours,
    aside: Uint8Array | undefined,
  ) {
    this.aside = aside;
    this.#model = model;
    this.#states = states;
    this.#words = words;
    this.#colours = colours;
    this.#sprites = new SeatSprites(colours);
    this.#areas = drawnAreas(model);
  }

  /** The words that fit at a scale; compute them once a scale. `scale` in CSS pixels a map unit. */
  wordsAt(scale: number, context: PaintContext): ScaledWords {
    const cell = scale * seatCell;
    const size = clampFont(cell, 11, 17);
    context.font = `700 ${size}px ${this.#colours.textFont}`;
    this.#fronts ??= groupFronts(this.#model);
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
      hasNumbers: cell >= numbersFrom,
      hasAreaWords: true,
    };
  }

  /** Paints the contents of `patch` onto a canvas of that size. `scale` in CSS pixels a map unit, `ratio` in device pixels a CSS pixel. */
  paint(context: PaintContext, patch: Patch, scale: number, ratio: number, words: ScaledWords): void {
    const pixels = scale * ratio;
    const rect = {
      left: patch.x / pixels,
      top: patch.y / pixels,
      right: (patch.x + patch.width) / pixels,
      bottom: (patch.y + patch.height) / pixels,
    };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.putImageData(this.#seats(patch, rect, pixels).image, 0, 0);
    // Letters are set in pixels: a small font enlarged by the transform is badly spaced.
    context.setTransform(1, 0, 0, 1, -patch.x, -patch.y);
    if (words.hasNumbers) this.#numbers(context, rect, pixels);
    context.globalCompositeOperation = 'destination-over';
    this.#labels(context, rect, words, scale, ratio);
    context.setTransform(pixels, 0, 0, pixels, -patch.x, -patch.y);
    this.#ground(context, rect, words.hasAreaWords);
  }

  #seats(patch: Patch, rect: Rect, pixels: number): PixelBuffer {
    const buffer = this.#bufferOf(patch);
    const { index, category, mark } = this.#model;
    const { aside } = this;
    const { x, y, radius } = index;
    let usual = -1;
    let sprites = this.#sprites.of(0);
    index.visit(rect, (seat) => {
      const half = (radius[seat] ?? 0) * pixels;
      if (half !== usual) {
        usual = half;
        sprites = this.#sprites.of(half);
      }
      const left = Math.round((x[seat] ?? 0) * pixels) - patch.x;
      const top = Math.round((y[seat] ?? 0) * pixels) - patch.y;
      const isFaint = aside !== undefined && aside[seat] === 1;
      buffer.stamp(sprites(this.#states.get(seat), category[seat] ?? 0, mark[seat] ?? 0, isFaint), left, top);
    });
    return buffer;
  }

  /** Those of the last two sizes are reused: a tile's and a patch's. */
  #bufferOf({ width, height }: Patch): PixelBuffer {
    const known = this.#buffers.find(({ image }) => image.width === width && image.height === height);
    known?.clear();
    const buffer = known ?? new PixelBuffer(width, height);
    this.#buffers = [buffer, ...this.#buffers.filter((other) => other !== buffer)].slice(0, 2);
    return buffer;
  }

  #numbers(context: PaintContext, rect: Rect, pixels: number): void {
    const { index, mark } = this.#model;
    const rows = new Map<number, readonly Seat[]>();
    index.visit(rect, (seat) => {
      if (this.#states.get(seat) !== available || markNames[mark[seat] ?? 0] === 'wheelchair') return;
      if (this.aside?.[seat] === 1 || !index.reaches(seat, rect)) return;
      if (rows.size === 0) this.#pen(context, `650 ${8 * pixels}px`, this.#colours.blue);
      const at = rowOf(this.#model, seat);
      const row = rows.get(at) ?? rowSeats(this.#model, seat);
      rows.set(at, row);
      const number = row[seat - (row[0]?.index ?? 0)]?.number ?? '';
      context.fillText(number, (index.x[seat] ?? 0) * pixels, ((index.y[seat] ?? 0) - 0.4) * pixels);
    });
  }

  /** Prepares to write; not where nothing is written, since to set a font takes longer than to draw a seat. */
  #pen(context: PaintContext, weightAndSize: string, colour: string): void {
    context.font = `${weightAndSize} ${this.#colours.textFont}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = colour;
  }

  /** True if nothing is drawn in a rectangle of the map (map units). */
  isEmpty(rect: Rect, { groups, letters }: ScaledWords, scale: number): boolean {
    const reach = labelReach / scale;
    const near = {
      left: rect.left - reach,
      right: rect.right + reach,
      top: rect.top - reach,
      bottom: rect.bottom + reach,
    };
    const holds = ({ x, y }: MapLabel) => x > near.left && x < near.right && y > near.top && y < near.bottom;
    return (
      !this.#model.index.mayTouch(rect) &&
      !this.#areas.some(({ bounds }) => overlap(bounds, rect)) &&
      !groups.some(holds) &&
      !letters.some(holds)
    );
  }

  #labels(context: PaintContext, rect: Rect, { groups, letters }: ScaledWords, scale: number, ratio: number): void {
    const cell = scale * seatCell;
    const pixels = scale * ratio;
    const write = (labels: readonly MapLabel[], size: number, reach: number) => {
      const height = size / scale;
      const near = labels.filter(({ x, y }) =>
        overlap({ left: x - reach, right: x + reach, top: y - height, bottom: y + height }, rect),
      );
      if (near.length === 0) return;
      this.#pen(context, `700 ${size * ratio}px`, this.#colours.quietInk);
      for (const { x, y, text } of near) context.fillText(text, x * pixels, y * pixels);
    };
    write(groups, clampFont(cell, 11, 17), labelReach / scale);
    write(letters, clampFont(cell, 9, 15), 30 / scale);
  }

  #ground(context: PaintContext, rect: Rect, hasWords: boolean): void {
    context.scale(this.#model.unit, this.#model.unit);
    for (const drawn of this.#areas.toReversed()) {
      if (overlap(drawn.bounds, rect))
        paintUnder(context, drawn, this.#colours, hasWords ? this.#words.area(drawn.area.text.text) : '');
    }
  }
}
