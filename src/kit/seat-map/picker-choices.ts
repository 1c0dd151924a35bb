import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { seatsOfRow, type SeatRow } from '../../../machines/seat-plan/seats.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { available, type SeatStates } from './seat-states.ts';

/** A row of the list with the number of its available seats. */
export interface RowChoice {
  row: SeatRow;
  /** Index in `model.rows`. */
  at: number;
  free: number;
}

function countFree(states: SeatStates, { first, count }: SeatRow): number {
  let free = 0;
  for (let seat = first; seat < first + count; seat += 1) if (states.get(seat) === available) free += 1;
  return free;
}

/** The zones that have seats, each once, in the plan's order. */
export const zoneChoices = ({ rows }: SeatMapModel): string[] => [...new Set(rows.map(({ zone }) => zone))];

/** The rows of a zone, including those without a free seat: a person may look for a friend's row. */
export function rowChoices({ rows }: SeatMapModel, states: SeatStates, zone: string): RowChoice[] {
  return rows.flatMap((row, at) => (row.zone === zone ? [{ row, at, free: countFree(states, row) }] : []));
}

/** The available seats of a row. */
export function seatChoices({ plan, rows }: SeatMapModel, states: SeatStates, at: number): Seat[] {
  const row = rows[at];
  return row ? seatsOfRow(plan, row).filter(({ index }) => states.get(index) === available) : [];
}
