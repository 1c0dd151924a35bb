import { flattenSeats } from '../../../../machines/seat-plan/seats.ts';
import type { Schemas } from '../../http/operation.ts';
import { checkOf } from '../check.ts';
import { list, record, slug, timeOfDay } from '../shapes.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkPlan, drawingOf } from './drawing.ts';
import type { SiteReader } from './reader.ts';
import { day, writtenText } from './shapes.ts';

/** The rules of shared rides, for dates from `from` on until the next settings. Times are in the union's time zone. */
export type CarpoolSettings = {
  /** A day as 2026-09-01. */
  from: string;
  /** The weekdays that have spaces, from 1 for Monday to 7. */
  weekdays: number[];
  /** Bookings open this many days before. */
  daysAhead: number;
  /** Bookings close at this time at the start of the day itself: 00:00 is the midnight before. */
  bookBefore: string;
  /** The car must be on campus by this time. */
  enterBefore: string;
  mostPassengers: number;
};

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

type Written = Pick<CarpoolContent, 'settings' | 'message'> & { plan: string };

const count = (maximum: number) => ({ type: 'integer', minimum: 1, maximum }) as const;

const checkWritten = checkOf<Written>(
  record({
    plan: slug,
    settings: {
      ...list(
        record({
          from: day,
          weekdays: { ...list(count(7)), minItems: 1, uniqueItems: true },
          daysAhead: count(60),
          bookBefore: timeOfDay,
          enterBefore: timeOfDay,
          mostPassengers: count(8),
        }),
      ),
      minItems: 1,
    },
    message: writtenText,
  }),
);

export function readCarpool(reader: SiteReader): CarpoolContent | undefined {
  const written = reader.one('services/carpool.json', checkWritten);
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
