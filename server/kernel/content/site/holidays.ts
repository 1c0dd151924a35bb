import type { Bilingual } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import { bilingual, dayOfYear, integer, list, record, shape } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { year } from './shapes.ts';

/** A public holiday: on the same date every year, or a number of days after Easter Sunday (before it, if negative). */
export type Holiday = {
  name: Bilingual;
  on?: string;
  daysFromEaster?: number;
  /** The first and the last year in which it is one; undefined where it has long been, or still is. */
  from?: number;
  until?: number;
};

export type Holidays = { holidays: Holiday[] };

const years = { from: year, until: year };
const holiday = shape<Holiday>({
  type: 'object',
  oneOf: [
    record({ name: bilingual, on: dayOfYear }, years),
    record({ name: bilingual, daysFromEaster: integer(-60, 60) }, years),
  ],
});

const checkHolidays = checkOf(list(holiday));

export const readHolidays = (reader: SiteReader): Holidays => ({
  holidays: reader.list('holidays.json', checkHolidays),
});
