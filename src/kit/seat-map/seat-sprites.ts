import { pixelOf } from './colour-maths.ts';
import { spriteOf, type Sprite } from './pixel-buffer.ts';
import type { SeatColours } from './seat-colours.ts';
import { markNames } from './seat-map-model.ts';
import { pipingOf, seatShapes, seatSigns } from './seat-shape.ts';
import { available, booked, onHold, selected, type SeatState } from './seat-states.ts';

/** Below this half width, in device pixels, a seat is a plain square. */
const leastArch = 2.6;

const sheet = () => new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function fill(context: OffscreenCanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

/** A place as it is drawn, but for its size. `mark` is an index in `markNames`. */
export interface SeatLook {
  state: SeatState;
  category: number;
  mark: number;
  /** Excluded by a filter, and drawn faintly. */
  isFaint: boolean;
}

/** The sprites of one size, each drawn on first use. */
export type SpriteSet = (state: SeatState, category: number, mark: number, isFaint: boolean) => Sprite;

/** The opacity of a place that a filter excludes. */
const faint = 0.28;

/** Seats of one theme at any size, by state, category and mark. */
export class SeatSprites {
  readonly #colours: SeatColours;
  readonly #context = sheet();
  readonly #kept = new Map<number, SpriteSet>();

  constructor(colours: SeatColours) {
    this.#colours = colours;
  }

  /** The sprites for a half width in device pixels. */
  of(halfWidth: number): SpriteSet {
    const size = Math.max(Math.round(halfWidth * 4), 3);
    const kept = this.#kept.get(size) ?? this.#setOf(size / 4);
    this.#kept.set(size, kept);
    return kept;
  }

  #setOf(halfWidth: number): SpriteSet {
    const drawn: Sprite[] = [];
    return (state, category, mark, isFaint) => {
      const key = state + 4 * pipingOf(category) + 16 * mark + 128 * Number(isFaint);
      return (drawn[key] ??= this.#draw(halfWidth, { state, category, mark, isFaint }));
    };
  }

  #draw(halfWidth: number, look: SeatLook): Sprite {
    const context = this.#context;
    const dot = halfWidth < leastArch;
    const side = dot
      ? Math.max(Math.round(halfWidth * 2), 2)
      : 2 * Math.ceil((halfWidth * 20) / seatSigns.halfWidth) + 1;
    if (dot) return spriteOf(side, new Uint32Array(side * side).fill(this.#dot(look)));
    if (!context) return spriteOf(side, new Uint32Array(side * side));
    // A new size empties the canvas, and takes far longer than to clear it.
    if (context.canvas.width === side) context.reset();
    else Object.assign(context.canvas, { width: side, height: side });
    context.globalAlpha = look.isFaint ? faint : 1;
    this.#place(context, halfWidth, look);
    return spriteOf(side, new Uint32Array(context.getImageData(0, 0, side, side).data.buffer));
  }

  #dot({ state, isFaint }: SeatLook): number {
    const { blue, edge, grout, ink } = this.#colours;
    const colour = { [available]: blue, [onHold]: edge, [booked]: grout, [selected]: ink }[state];
    return pixelOf(colour, isFaint ? faint : 1);
  }

  #place(context: OffscreenCanvasRenderingContext2D, halfWidth: number, { state, category, mark }: SeatLook): void {
    const scale = halfWidth / seatSigns.halfWidth;
    const middle = context.canvas.width / 2;
    context.setTransform(scale, 0, 0, scale, middle, middle);
    context.lineJoin = 'miter';
    const shape = seatShapes[markNames[mark] ?? 'seat'];
    const body = new Path2D(shape.body);
    const stroke = (path: Path2D, colour: string, width: number) => {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(width, 1 / scale);
      context.stroke(path);
    };
    const { blue, edge, ink, panel, quietInk, stone, wash, worn, yellow } = this.#colours;
    fill(context, body, { [available]: wash, [onHold]: panel, [booked]: worn, [selected]: ink }[state]);
    if (state === booked) stroke(new Path2D(seatSigns.cross), quietInk, 2.4);
    if (state === selected) stroke(body, yellow, 4);
    if (state === selected) stroke(new Path2D(seatSigns.tick), stone, 3.6);
    if (state === onHold) this.#hatch(context, body);
    if (state === onHold) context.setLineDash([4, 3]);
    if (state === onHold) stroke(body, edge, 2);
    if (state === available) stroke(body, blue, 2);
    if (state !== available || halfWidth < 6) return;
    if (shape.detail === '') stroke(new Path2D(seatSigns.piping(pipingOf(category))), blue, 1.6);
    else this.#detail(context, shape.detail, scale);
  }

  /** The lines that say what a place is for. Round ends make a dot of the shortest one. */
  #detail(context: OffscreenCanvasRenderingContext2D, detail: string, scale: number): void {
    context.lineCap = 'round';
    context.strokeStyle = this.#colours.blue;
    context.lineWidth = Math.max(2.6, 1.2 / scale);
    context.stroke(new Path2D(detail));
  }

  #hatch(context: OffscreenCanvasRenderingContext2D, body: Path2D): void {
    context.save();
    context.clip(body);
    context.strokeStyle = this.#colours.grout;
    context.lineWidth = 4;
    context.beginPath();
    for (let at = -48; at <= 48; at += 8.5) {
      context.moveTo(at - 24, 24);
      context.lineTo(at + 24, -24);
    }
    context.stroke();
    context.restore();
  }
}
