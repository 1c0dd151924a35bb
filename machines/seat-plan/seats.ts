import type { PlanRow, PlanSeat, PlanZone, RowLabelEnds, SeatMark, SeatPlan } from './plan.ts';

/** One seat in absolute plan units. `index` is its place in the plan's order, the number under which its state is sent. */
export interface Seat {
  index: number;
  guid: string;
  zone: string;
  row: string;
  number: string;
  category: string;
  x: number;
  y: number;
  radius: number;
  mark: SeatMark;
  /** On a companion's seat: the guid of the wheelchair's place beside it. */
  companionOf: string | null;
  /** True if the next seat of the plan is right beside it: in the same row, with no aisle between. */
  besideNext: boolean;
}

/** A row of seats: `count` seats from index `first`. */
export interface SeatRow {
  zone: string;
  /** Index of the zone in the plan. */
  zoneIndex: number;
  name: string;
  /** Index of the row in its zone. */
  rowIndex: number;
  first: number;
  count: number;
  labelEnds: RowLabelEnds;
}

/** A gap wider than this many usual gaps of the row is an aisle. */
const aisle = 1.5;

/** Distance of each seat from the one before it. */
function gaps(seats: readonly PlanSeat[]): number[] {
  const between: number[] = [];
  let before: PlanSeat | undefined;
  for (const seat of seats) {
    if (before) between.push(Math.hypot(seat.position.x - before.position.x, seat.position.y - before.position.y));
    before = seat;
  }
  return between;
}

function flattenRow(zone: PlanZone, row: PlanRow, first: number, seats: Seat[]): void {
  const between = gaps(row.seats);
  const usual = between.toSorted((a, b) => a - b)[(between.length - 1) >> 1] ?? 0;
  const [left, top] = [zone.position.x + row.position.x, zone.position.y + row.position.y];
  let place = 0;
  for (const seat of row.seats) {
    seats.push({
      index: first + place,
      guid: seat.seat_guid,
      zone: zone.name,
      row: row.row_number,
      number: seat.seat_number,
      category: seat.category,
      x: left + seat.position.x,
      y: top + seat.position.y,
      radius: seat.radius,
      mark: seat.mark ?? 'seat',
      companionOf: seat.companion_of ?? null,
      besideNext: (between[place] ?? Infinity) <= usual * aisle,
    });
    place += 1;
  }
}

/** Every seat of the plan in a fixed order: zones, rows and seats as in the file. */
export function flattenSeats(plan: SeatPlan): Seat[] {
  const seats: Seat[] = [];
  for (const zone of plan.zones) for (const row of zone.rows) flattenRow(zone, row, seats.length, seats);
  return seats;
}

/** The seats of one row only, for code that needs a few rows of a stadium. */
export function seatsOfRow(plan: SeatPlan, { zoneIndex, rowIndex, first }: SeatRow): Seat[] {
  const zone = plan.zones[zoneIndex];
  const row = zone?.rows[rowIndex];
  const seats: Seat[] = [];
  if (zone && row) flattenRow(zone, row, first, seats);
  return seats;
}

/** The rows that hold at least one seat, in the order of `flattenSeats`. */
export function seatRows(plan: SeatPlan): SeatRow[] {
  let first = 0;
  const rows = plan.zones.flatMap((zone, zoneIndex) =>
    zone.rows.map((row, rowIndex): SeatRow => {
      const count = row.seats.length;
      first += count;
      return {
        zone: zone.name,
        zoneIndex,
        name: row.row_number,
        rowIndex,
        first: first - count,
        count,
        labelEnds: row.row_number_position,
      };
    }),
  );
  return rows.filter((row) => row.count > 0);
}
