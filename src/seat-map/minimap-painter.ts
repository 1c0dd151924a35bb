import { areaPaint, drawnAreas } from './area-painter.ts';
import { resolveSeatColours, type SeatColours } from './seat-colours.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { available, booked, onHold, selected, type SeatState, type SeatStates } from './seat-states.ts';
import { fitView, type Size, type View } from './view.ts';

/** The whole map in small: every seat a dot of its state, every area in its colour. Sizes in CSS pixels. */
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

  /** Paints everything, in the colours in force now. */
  paint(host: HTMLElement): void {
    const context = this.#context;
    if (!context) return;
    const colours = resolveSeatColours(host);
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    context.clearRect(0, 0, this.#size.width, this.#size.height);
    this.#areas(context, colours);
    const inOrder: SeatState[] = [booked, onHold, available, selected];
    for (const state of inOrder) this.#dots(context, colours, state);
  }

  #areas(context: CanvasRenderingContext2D, colours: SeatColours): void {
    const scale = this.view.scale * this.#model.unit;
    for (const { area, at, path } of drawnAreas(this.#model)) {
      context.save();
      context.translate(this.view.left + at.x * scale, this.view.top + at.y * scale);
      context.scale(scale, scale);
      context.rotate((area.rotation * Math.PI) / 180);
      context.fillStyle = areaPaint(area, colours).fill || 'transparent';
      context.fill(path);
      context.restore();
    }
  }

  #dots(context: CanvasRenderingContext2D, colours: SeatColours, state: SeatState): void {
    const { blue, edge, grout, ink } = colours;
    const { index } = this.#model;
    const { scale, left, top } = this.view;
    const side = Math.max(scale * 16, 1) * (state === selected ? 1.6 : 1);
    context.fillStyle = { [available]: blue, [onHold]: edge, [booked]: grout, [selected]: ink }[state];
    for (let seat = 0; seat < index.count; seat += 1) {
      if (this.#states.get(seat) !== state) continue;
      context.fillRect(
        (index.x[seat] ?? 0) * scale + left - side / 2,
        (index.y[seat] ?? 0) * scale + top - side / 2,
        side,
        side,
      );
    }
  }
}
