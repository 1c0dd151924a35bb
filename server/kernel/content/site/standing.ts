import { checkOf } from '../check.ts';
import {
  bilingual,
  cents,
  date,
  dayOfYear,
  email,
  flag,
  integer,
  list,
  record,
  slug,
  some,
  text,
  timeOfDay,
  type ValueOf,
} from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { href, writtenText } from './shapes.ts';

const count = integer(0, 1000);
const days = integer(-300, 300);
const longestDays = integer(1, 60);
/** The minutes for which a slot is held while somebody pays, or chooses and checks. */
const holdMinutes = integer(5, 240);
/** The time at which reminders are sent, on the day before. */
const remindAt = timeOfDay;

const banner = record(
  { published: flag, title: bilingual, description: writtenText },
  { button: record({ text: bilingual, link: href }) },
);

const expo = record({
  published: flag,
  name: bilingual,
  startsOn: dayOfYear,
  endsOn: dayOfYear,
  hours: bilingual,
  venue: bilingual,
  /** The names of the floor plan's zones. */
  halls: list(record({ zone: text, name: bilingual })),
  interviewMinutes: integer(5, 120),
  arriveMinutesEarly: count,
  holdMinutes,
  remindAt,
});

/** The times are in the union's time zone; the words are for people. */
const togaTerms = record({
  from: date,
  collectFrom: timeOfDay,
  returnFrom: timeOfDay,
  returnUntil: timeOfDay,
  collect: bilingual,
  return: bilingual,
});

const toga = record({
  place: bilingual,
  /** The days of graduations. */
  graduations: list(dayOfYear),
  /** The hours of collection and return, for graduations from a day on. */
  terms: some(togaTerms),
  /** The layout of the slots for fittings before a graduation, on working days; the desk changes them day by day. */
  fittings: record({
    opensDaysBefore: count,
    closesDaysBefore: count,
    from: timeOfDay,
    until: timeOfDay,
    minutes: integer(5, 120),
    capacity: count,
  }),
  holdMinutes,
  remindAt,
  /** True where no more is promised of a size than the desk has counted for the day. */
  keepToStock: flag,
});

const rentals = record({
  remindAt,
  /** From where equipment is collected. */
  place: bilingual,
  /** Those of venues.json that can be hired, with the price of each time. */
  venues: list(record({ id: slug, price: cents })),
  /** The days within which an approved request is to be paid. */
  payDays: days,
  /** Cancelling at least this many days before the start refunds the price; later, only the deposit. */
  refundDays: count,
  /** The most weeks for which a request can repeat. */
  longestWeeks: integer(1, 52),
  /** The most days that anything can be kept. */
  longestDays,
  /** The same for one kind of equipment, for what begins on a day or later. */
  terms: list(record({ from: date, equipment: slug, longestDays })),
});

const wellbeing = record({
  enabled: flag,
  sessionsPerYear: count,
  replyDays: count,
  email,
  urgent: list(record({ name: bilingual, number: text, hours: bilingual })),
});

/** The report covers the calendar year before the one in which it is sent. */
const rar = record(
  { opensOn: dayOfYear, closesOn: dayOfYear, resultsOn: dayOfYear },
  {
    /** In a demo the same, in days from its first start, so that there is a report to write whenever that is. */
    demo: record({ opensInDays: days, closesInDays: days, resultsInDays: days }),
  },
);

const standing = record({ banner, expo, toga, rentals, wellbeing, rar });

export type TogaTerms = ValueOf<typeof togaTerms>;
/** Settings that occur once each, from standing.json. */
export type Standing = ValueOf<typeof standing>;

const checkStanding = checkOf(standing);

export const readStanding = (reader: SiteReader): Standing | undefined => reader.one('standing.json', checkStanding);
