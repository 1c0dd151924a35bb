import type { SeatMapModel } from '../../../src/kit/seat-map/seat-map-model.ts';
import type { SeatStates } from '../../../src/kit/seat-map/seat-states.ts';

/** The map on the page, once it is opened. */
export interface Opened {
  model: SeatMapModel;
  states: SeatStates;
}

const layerOf = () => document.querySelector<HTMLElement>('main [aria-hidden] > div');

/** The position of the drawn layer: `stretch` is its scale, which is 1 at rest. */
function placeOf(layer: HTMLElement) {
  const { a: stretch, e: left, f: top } = new DOMMatrixReadOnly(getComputedStyle(layer).transform);
  return { stretch, left, top };
}

/** Reads the map from the outside, by its grid and its layer. */
export function watchPage(opened: () => Opened | undefined) {
  const cellAt = () => {
    const cell = document.querySelector<HTMLElement>('[role=gridcell]')?.getBoundingClientRect();
    const { model } = opened() ?? {};
    return cell && model ? cell.width / (2 * (model.index.radius[0] ?? 10)) : 0;
  };
  return {
    /** Side of a seat's cell in CSS pixels. */
    cell: () => cellAt() * 25,
    /** The number of selected seats. */
    chosen: () => {
      const { model, states } = opened() ?? {};
      return model && states ? model.index.x.filter((_, seat) => states.get(seat) === 3).length : 0;
    },
    /** True if the layer is drawn at the scale at which it is shown. */
    resting: () => {
      const layer = layerOf();
      return layer !== null && placeOf(layer).stretch === 1;
    },
    /** Middles of available seats, the nearest to a point first; both in CSS pixels of the page. */
    openSeatsNear: (to: { x: number; y: number }, count: number) => {
      const [layer, main] = [layerOf(), document.querySelector('main')?.getBoundingClientRect()];
      const { model, states } = opened() ?? {};
      if (!layer || !main || !model || !states) return [];
      const { left, top } = placeOf(layer);
      const scale = cellAt();
      const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - to.x, y - to.y);
      return Array.from(model.index.x, (x, seat) => ({ seat, x, y: model.index.y[seat] ?? 0 }))
        .filter(({ seat }) => states.get(seat) === 0)
        .map(({ x, y }) => ({ x: main.left + left + x * scale, y: main.top + top + y * scale }))
        .sort((a, b) => away(a) - away(b))
        .slice(0, count);
    },
  };
}
