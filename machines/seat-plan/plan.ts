import { readArea, type PlanArea } from './areas.ts';
import {
  readLength,
  readList,
  readObject,
  readPosition,
  readText,
  type Position,
  type Problem,
  type Report,
} from './fields.ts';

/** The ends of a row that carry its letter; `null` for none. */
export type RowLabelEnds = 'start' | 'end' | 'both' | null;

/** The look of a place on the drawing, and the reason for it: a place for a wheelchair has a companion's seat beside it. */
export type SeatMark = 'seat' | 'wheelchair' | 'companion' | 'car' | 'stand';

export interface PlanSeat {
  /** The seat's permanent id: bookings refer to it. Unique in the plan. */
  seat_guid: string;
  seat_number: string;
  /** Relative to the row. */
  position: Position;
  /** Name of one of the plan's categories. */
  category: string;
  /** Half the seat's width, in plan units. */
  radius: number;
  /** The portal's own addition to pretix's format, which leaves unknown keys alone; a plain seat without it. */
  mark?: SeatMark;
  /** On a companion's seat: the guid of the wheelchair's place beside it. */
  companion_of?: string;
}

export interface PlanRow {
  row_number: string;
  row_number_position: RowLabelEnds;
  /** Relative to the zone. */
  position: Position;
  seats: PlanSeat[];
}

export interface PlanZone {
  name: string;
  position: Position;
  rows: PlanRow[];
  areas: PlanArea[];
}

export interface PlanCategory {
  name: string;
  color: string;
}

/** A seating plan in pretix's JSON format, without the keys that the portal does not use. Measures are in plan units. */
export interface SeatPlan {
  name: string;
  categories: PlanCategory[];
  size: { width: number; height: number };
  zones: PlanZone[];
}

export type ParsedSeatPlan = { ok: true; plan: SeatPlan } | { ok: false; problems: Problem[] };

const origin: Position = { x: 0, y: 0 };
const labelEnds = ['start', 'end', 'both'] as const;
const marks: readonly SeatMark[] = ['seat', 'wheelchair', 'companion', 'car', 'stand'];
const defaultRadius = 10;

/** The mark of a seat; only known ones, so that a typing mistake does not sell a place for a wheelchair as a chair. */
function readMark(given: unknown, path: string, report: Report): SeatMark {
  const mark = marks.find((known) => known === given);
  if (mark === undefined) report(`${path}.mark`, `Use one of ${marks.join(', ')}; found ${JSON.stringify(given)}.`);
  return mark ?? 'seat';
}

function readRow(value: unknown, path: string, report: Report): PlanRow {
  const row = readObject(value, path, report);
  return {
    row_number: readText(row, 'row_number', path, report),
    row_number_position: labelEnds.find((ends) => ends === row['row_number_position']) ?? null,
    position: readPosition(row, 'position', path, report, origin),
    seats: readList(row, 'seats', path, report, (seat, at) => readSeat(seat, at, report)),
  };
}

function readSeat(value: unknown, path: string, report: Report): PlanSeat {
  const seat = readObject(value, path, report);
  const read: PlanSeat = {
    seat_guid: readText(seat, 'seat_guid', path, report),
    seat_number: readText(seat, 'seat_number', path, report),
    position: readPosition(seat, 'position', path, report),
    category: readText(seat, 'category', path, report),
    radius: readLength(seat, 'radius', path, report, defaultRadius),
  };
  // Plain seats stay without: a stadium has fifty thousand of them.
  if (seat['mark'] !== undefined) read.mark = readMark(seat['mark'], path, report);
  if (seat['companion_of'] !== undefined) read.companion_of = readText(seat, 'companion_of', path, report);
  return read;
}

function readZone(value: unknown, path: string, report: Report): PlanZone {
  const zone = readObject(value, path, report);
  return {
    name: readText(zone, 'name', path, report, ''),
    position: readPosition(zone, 'position', path, report, origin),
    rows: readList(zone, 'rows', path, report, (row, at) => readRow(row, at, report)),
    areas: readList(zone, 'areas', path, report, (area, at) => readArea(area, at, report), true),
  };
}

function readCategory(value: unknown, path: string, report: Report): PlanCategory {
  const category = readObject(value, path, report);
  return { name: readText(category, 'name', path, report), color: readText(category, 'color', path, report, '') };
}

function readPlan(json: unknown, report: Report): SeatPlan {
  const plan = readObject(json, '', report);
  const size = readObject(plan['size'], 'size', report);
  return {
    name: readText(plan, 'name', '', report),
    categories: readList(plan, 'categories', '', report, (category, at) => readCategory(category, at, report)),
    size: { width: readLength(size, 'width', 'size', report), height: readLength(size, 'height', 'size', report) },
    zones: readList(plan, 'zones', '', report, (zone, at) => readZone(zone, at, report)),
  };
}

function reportRepeats(names: readonly string[], pathOf: (index: number) => string, report: Report): void {
  const first = new Map<string, number>();
  names.forEach((name, index) => {
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, index);
    else report(pathOf(index), `Use each name once; ${JSON.stringify(name)} already stands at ${pathOf(earlier)}.`);
  });
}

/** Reports mistakes that no single field shows: shared guids, unknown categories, companions of no wheelchair's place. */
function reportContradictions(plan: SeatPlan, report: Report): void {
  const categories = plan.categories.map((category) => category.name);
  const guids: string[] = [];
  const paths: string[] = [];
  const wheelchairs = new Set<string>();
  const companions: { path: string; of: string }[] = [];
  plan.zones.forEach((zone, z) =>
    zone.rows.forEach((row, r) =>
      row.seats.forEach((seat, s) => {
        const path = `zones[${z}].rows[${r}].seats[${s}]`;
        guids.push(seat.seat_guid);
        paths.push(path);
        if (seat.mark === 'wheelchair') wheelchairs.add(seat.seat_guid);
        if (seat.companion_of !== undefined) companions.push({ path: `${path}.companion_of`, of: seat.companion_of });
        if (categories.includes(seat.category)) return;
        report(`${path}.category`, `Use one of ${categories.join(', ')}; found ${JSON.stringify(seat.category)}.`);
      }),
    ),
  );
  for (const { path, of } of companions)
    if (!wheelchairs.has(of)) report(path, `Name a place marked "wheelchair"; found ${JSON.stringify(of)}.`);
  reportRepeats(categories, (index) => `categories[${index}].name`, report);
  reportRepeats(guids, (index) => `${paths[index] ?? ''}.seat_guid`, report);
}

/**
 * Reads a plan drawn in pretix's editor. Unknown keys are ignored; an invalid plan is refused with every mistake, each with its place and
 * how to correct it. Never throws.
 */
export function parseSeatPlan(json: unknown): ParsedSeatPlan {
  const problems: Problem[] = [];
  const report: Report = (path, reason) => void problems.push({ path, reason });
  const plan = readPlan(json, report);
  if (problems.length === 0) reportContradictions(plan, report);
  return problems.length === 0 ? { ok: true, plan } : { ok: false, problems };
}
