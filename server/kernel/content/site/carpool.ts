import { flattenSeats } from '../../../../machines/seat-plan/seats.ts';
import type { Schemas } from '../../http/operation.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { date, integer, record, slug, some, timeOfDay, type ValueOf } from '../shapes.ts';
import { checkPlan, drawingOf } from './drawing.ts';
import type { SiteReader } from './reader.ts';
import { writtenText } from './shapes.ts';

/** The rules of shared rides, for dates from `from` on until the next settings. Times are in the union's time zone. */
const rules = record({
  from: date,
  /** The weekdays that have spaces, from 1 for Monday to 7. */
  weekdays: { ...some(integer(1, 7)), uniqueItems: true },
  /** Bookings open this many days before. */
  daysAhead: integer(1, 60),
  /** Bookings close at this time at the start of the day itself: 00:00 is the midnight before. */
  bookBefore: timeOfDay,
  /** The car must be on campus by this time. */
  enterBefore: timeOfDay,
  mostPassengers: integer(1, 8),
});

export type CarpoolSettings = ValueOf<typeof rules>;

/** A space of the plan, as people see it. */
export type ParkingSpace = { id: string; row: string; number: string };

/** Shared rides in the content: the car park, its rules by date, and the message that everybody accepts once. */
export type CarpoolContent = {
  /** As the browser receives it. */
  drawing: Schemas['SeatPlan'];
  spaces: ParkingSpace[];
  settings: CarpoolSettings[];
  message: WrittenText;
};

const checkCarpool = checkOf(record({ plan: slug, settings: some(rules), message: writtenText }));

export function readCarpool(reader: SiteReader): CarpoolContent | undefined {
  const written = reader.one('services/carpool.json', checkCarpool);
  const plan = written && reader.one(`plans/${written.plan}.json`, checkPlan);
  if (written === undefined || plan === undefined) return undefined;
  const { settings, message } = written;
  return {
    drawing: drawingOf(plan),
    spaces: flattenSeats(plan).map(({ guid, row, number }) => ({ id: guid, row, number })),
    settings: settings.toSorted((a, b) => a.from.localeCompare(b.from)),
    message,
  };
}
