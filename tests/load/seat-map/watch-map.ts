import type { SeatMapModel } from '../../../src/kit/seat-map/seat-map-model.ts';
import type { SeatStates } from '../../../src/kit/seat-map/seat-states.ts';
import type { Drawn } from './drawn.ts';

/** The side of a seat's cell in widths of the seat. */
const cellInWidths = 1.25;
/** How much a pinch's pixel zooms: see `wheelFactor`. */
const PINCH = 0.01;

const layerOf = () => document.querySelector<HTMLElement>('main [aria-hidden] > div');
const gridCell = () => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');

/** The position of the drawn layer: `stretch` is its scale, which is 1 at rest. */
function placeOf(layer: HTMLElement) {
  const { a: stretch, e: left, f: top } = new DOMMatrixReadOnly(getComputedStyle(layer).transform);
  return { stretch, left, top };
}

/** Reads and drives the seat map from the outside, by its grid and its layer. */
export function watchMap(model: SeatMapModel, states: SeatStates): Drawn {
  return {
    chosen: () => model.index.x.filter((_, seat) => states.get(seat) === 3).length,
    isReady: () => gridCell() !== null,
    isResting: () => {
      const layer = layerOf();
      return layer !== null && placeOf(layer).stretch === 1;
    },
    openSeats: () => {
      const [layer, main] = [layerOf(), document.querySelector('main')?.getBoundingClientRect()];
      const cell = gridCell()?.getBoundingClientRect();
      if (!layer || !main || !cell) return [];
      const { left, top } = placeOf(layer);
      const scale = cell.width / (2 * (model.index.radius[0] ?? 10));
      return Array.from(model.index.x, (x, seat) => ({ seat, x, y: model.index.y[seat] ?? 0 }))
        .filter(({ seat }) => states.get(seat) === 0)
        .map(({ x, y }) => ({ x: main.left + left + x * scale, y: main.top + top + y * scale }));
    },
    // By key and pinch, as a person may. A map that is shown whole can't be dragged: its frames would wait for the screen.
    zoomIn: (side) => {
      const cell = gridCell();
      cell?.focus();
      cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      const { left: clientX = 0, top: clientY = 0, width = 1 } = cell?.getBoundingClientRect() ?? {};
      const deltaY = -Math.log(side / (cellInWidths * width)) / PINCH;
      const pinch = { clientX, clientY, deltaY, ctrlKey: true, bubbles: true, cancelable: true };
      layerOf()?.dispatchEvent(new WheelEvent('wheel', pinch));
      cell?.blur();
    },
  };
}
