import { type Seat, type SeatRow, seatsOfRow } from '../../../machines/seat-plan/seats.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { available, type SeatReader } from './seat-states.ts';

/** 1 for each seat that a filter excludes, in the plan's order; undefined if it excludes none. */
type Aside = Uint8Array | undefined;

/** A row of the list with the number of its available seats. */
export interface RowChoice {
  row: SeatRow;
  /** Index in `model.rows`. */
  at: number;
  free: number;
}

/** The number of a row's seats that pass a test. */
function countSeats({ first, count }: SeatRow, passes: (seat: number) => boolean): number {
  let passed = 0;
  for (let seat = first; seat < first + count; seat += 1) if (passes(seat)) passed += 1;
  return passed;
}

const isIn = (aside: Aside) => (seat: number) => aside?.[seat] !== 1;

/** The rows with a seat that the filter includes. */
const rowsIn = ({ rows }: SeatMapModel, aside: Aside) =>
  rows.map((row, at) => ({ row, at })).filter(({ row }) => countSeats(row, isIn(aside)) > 0);

/** The zones that have seats within the filter, each once, in the plan's order. */
export const zoneChoices = (model: SeatMapModel, aside?: Aside): string[] => [
  ...new Set(rowsIn(model, aside).map(({ row }) => row.zone)),
];

/** The rows of a zone within the filter, including those without a free seat: a person may look for a friend's row. */
export function rowChoices(model: SeatMapModel, stateOf: SeatReader, zone: string, aside?: Aside): RowChoice[] {
  const isOffered = (seat: number) => isIn(aside)(seat) && stateOf(seat) === available;
  return rowsIn(model, aside)
    .filter(({ row }) => row.zone === zone)
    .map(({ row, at }) => ({ row, at, free: countSeats(row, isOffered) }));
}

/** The available seats of a row within the filter. */
export function seatChoices({ plan, rows }: SeatMapModel, stateOf: SeatReader, at: number, aside?: Aside): Seat[] {
  const row = rows[at];
  if (!row) return [];
  return seatsOfRow(plan, row).filter(({ index }) => isIn(aside)(index) && stateOf(index) === available);
}
