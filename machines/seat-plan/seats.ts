import type { PlanRow, PlanSeat, PlanZone, RowLabelEnds, SeatPlan } from './plan.ts';

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
  /** Whether the next seat of the plan stands right beside it: same row, no aisle between. */
  besideNext: boolean;
}

/** A row of seats: `count` seats from index `first`. */
export interface SeatRow {
  zone: string;
  /** Place of the zone in the plan. */
  zoneIndex: number;
  name: string;
  first: number;
  count: number;
  labelEnds: RowLabelEnds;
}

/** A gap wider than this many usual gaps of the row is an aisle. */
const aisle = 1.5;

function gaps(seats: readonly PlanSeat[]): number[] {
  return seats.slice(1).map((seat, index) => {
    const { x, y } = seats[index]?.position ?? seat.position;
    return Math.hypot(seat.position.x - x, seat.position.y - y);
  });
}

function flattenRow(zone: PlanZone, row: PlanRow, from: number): Seat[] {
  const between = gaps(row.seats);
  const usual = between.toSorted((a, b) => a - b)[(between.length - 1) >> 1] ?? 0;
  return row.seats.map((seat, place) => ({
    index: from + place,
    guid: seat.seat_guid,
    zone: zone.name,
    row: row.row_number,
    number: seat.seat_number,
    category: seat.category,
    x: zone.position.x + row.position.x + seat.position.x,
    y: zone.position.y + row.position.y + seat.position.y,
    radius: seat.radius,
    besideNext: (between[place] ?? Infinity) <= usual * aisle,
  }));
}

/** Every seat of the plan in its stable order: zones, rows and seats as they stand in the file. */
export function flattenSeats(plan: SeatPlan): Seat[] {
  const seats: Seat[] = [];
  for (const zone of plan.zones)
    for (const row of zone.rows) for (const seat of flattenRow(zone, row, seats.length)) seats.push(seat);
  return seats;
}

/** The rows that hold at least one seat, in the order of `flattenSeats`. */
export function seatRows(plan: SeatPlan): SeatRow[] {
  let first = 0;
  return plan.zones.flatMap((zone, zoneIndex) =>
    zone.rows
      .map((row): SeatRow => {
        const count = row.seats.length;
        first += count;
        return {
          zone: zone.name,
          zoneIndex,
          name: row.row_number,
          first: first - count,
          count,
          labelEnds: row.row_number_position,
        };
      })
      .filter((row) => row.count > 0),
  );
}
