import { seatCell, seatPoint, type SeatMapModel } from './seat-map-model.ts';
import { selected, type SeatStates } from './seat-states.ts';
import { centreOn, choosingScale, fitView, isChoosable, snugView } from './view.ts';
import type { Point, Pointer, Size, View } from './view.ts';

/** Below this cell at fit, in CSS pixels, a venue is so large that it is shown whole at first. */
const vast = 6;
/** The smallest cell at which a whole map opens where there is a mouse, in CSS pixels. */
const legible = 22;

/** The places that a map opens at: the seat that is chosen already, else the best ones that are free. */
export interface Focus {
  chosen?: Point | undefined;
  best?: Point | undefined;
}

/**
 * The first view of a map: all of it if seats are then large enough, or if the venue is vast. Else the seat that is chosen already, the
 * best free ones, or the middle of the map's top, where plans have their stage. `cell` is a seat's side at scale 1, in CSS pixels.
 */
export function openingView(
  map: Size,
  viewport: Size,
  { chosen, best }: Focus,
  { cell, pointer }: { cell: number; pointer: Pointer },
): View {
  const whole = fitView(map, viewport);
  const fitted = whole.scale * cell;
  const isLarge = pointer === 'fine' ? fitted >= legible : isChoosable(fitted, pointer);
  if (isLarge || (chosen === undefined && fitted < vast)) return whole;
  // A mouse keeps as much in sight as can be read, a finger gets seats that it can press.
  const isNearly = pointer === 'fine' && isChoosable(fitted, pointer);
  const scale = isNearly ? legible / cell : choosingScale(cell, pointer);
  return snugView(centreOn(chosen ?? best ?? { x: map.width / 2, y: 0 }, scale, viewport), map, viewport);
}

/** The first view of a map as it is now: at the first seat that is chosen already, else at the middle one of the `best`. */
export function openingOf(
  model: SeatMapModel,
  states: SeatStates,
  best: readonly number[],
  viewport: Size,
  pointer: Pointer,
): View {
  const chosen = states.firstIn(selected);
  const middle = best[best.length >> 1];
  const focus = {
    chosen: chosen === -1 ? undefined : seatPoint(model, chosen),
    best: middle === undefined ? undefined : seatPoint(model, middle),
  };
  return openingView(model.size, viewport, focus, { cell: seatCell, pointer });
}
