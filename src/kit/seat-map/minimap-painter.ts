import { areaPaint, drawnAreas } from './area-painter.ts';
import { pixelOf } from './colour-maths.ts';
import { PixelBuffer, spriteOf, type Sprite } from './pixel-buffer.ts';
import { resolveSeatColours, type SeatColours } from './seat-colours.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { available, booked, onHold, selected, type SeatState, type SeatStates } from './seat-states.ts';
import { fitView, type Size, type View } from './view.ts';

/** The whole map in miniature: every seat a dot of its state, every area in its colour. Sizes in CSS pixels. */
export class MinimapPainter {
  readonly view: View;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #model: SeatMapModel;
  readonly #states: SeatStates;
  readonly #size: Size;
  readonly #ratio: number;

  constructor(canvas: HTMLCanvasElement, model: SeatMapModel, states: SeatStates, size: Size) {
    this.#ratio = Math.min(devicePixelRatio, 2);
    canvas.width = size.width * this.#ratio;
    canvas.height = size.height * this.#ratio;
    this.#context = canvas.getContext('2d');
    this.#model = model;
    this.#states = states;
    this.#size = size;
    const inset = 8;
    const whole = fitView(model.size, { width: size.width + 48 - 2 * inset, height: size.height + 48 - 2 * inset });
    this.view = { ...whole, left: whole.left - 24 + inset, top: whole.top - 24 + inset };
  }

  /** Paints everything, in the present colours. */
  paint(host: HTMLElement): void {
    const context = this.#context;
    if (!context) return;
    const colours = resolveSeatColours(host);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.putImageData(this.#dots(colours).image, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    this.#areas(context, colours);
  }

  #areas(context: CanvasRenderingContext2D, colours: SeatColours): void {
    const scale = this.view.scale * this.#model.unit;
    for (const { area, at, path } of drawnAreas(this.#model).toReversed()) {
      context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
      context.translate(this.view.left + at.x * scale, this.view.top + at.y * scale);
      context.scale(scale, scale);
      context.rotate((area.rotation * Math.PI) / 180);
      context.fillStyle = areaPaint(area, colours).fill || 'transparent';
      context.fill(path);
    }
  }

  /** The person's own seats last, so that neighbours do not hide them. */
  #dots(colours: SeatColours): PixelBuffer {
    const buffer = new PixelBuffer(this.#size.width * this.#ratio, this.#size.height * this.#ratio);
    const dots = this.#sprites(colours);
    const { x, y, count } = this.#model.index;
    const scale = this.view.scale * this.#ratio;
    const [left, top] = [this.view.left * this.#ratio, this.view.top * this.#ratio];
    const mine: number[] = [];
    for (let seat = 0; seat < count; seat += 1) {
      const state = this.#states.get(seat);
      if (state === selected) mine.push(seat);
      buffer.stamp(dots[state], (x[seat] ?? 0) * scale + left, (y[seat] ?? 0) * scale + top);
    }
    for (const seat of mine) buffer.stamp(dots[selected], (x[seat] ?? 0) * scale + left, (y[seat] ?? 0) * scale + top);
    return buffer;
  }

  #sprites({ blue, edge, grout, ink }: SeatColours): Record<SeatState, Sprite> {
    const side = Math.max(Math.round(this.view.scale * this.#ratio * 16), 1);
    const dot = (colour: string, length: number) =>
      spriteOf(length, new Uint32Array(length * length).fill(pixelOf(colour)));
    return {
      [available]: dot(blue, side),
      [onHold]: dot(edge, side),
      [booked]: dot(grout, side),
      [selected]: dot(ink, Math.max(Math.round(side * 1.6), 3)),
    };
  }
}
