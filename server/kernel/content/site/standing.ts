import type { Bilingual } from '../../db/schema.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, date, dayOfYear, email, list, record, slug, text, timeOfDay } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { flag, href, writtenText } from './shapes.ts';

/** The times are in the union's time zone; the words are for people. */
export type TogaTerms = {
  from: string;
  collectFrom: string;
  returnFrom: string;
  returnUntil: string;
  collect: Bilingual;
  return: Bilingual;
};

/** Settings that occur once each, from standing.json. Days recur every year, as 03-10. */
export type Standing = {
  banner: {
    published: boolean;
    title: Bilingual;
    description: WrittenText;
    button?: { text: Bilingual; link: string };
  };
  expo: {
    published: boolean;
    name: Bilingual;
    startsOn: string;
    endsOn: string;
    hours: Bilingual;
    venue: Bilingual;
    /** What the zones of the floor plan are called. */
    halls: { zone: string; name: Bilingual }[];
    interviewMinutes: number;
    arriveMinutesEarly: number;
    /** The minutes for which a slot is held while somebody chooses a CV and checks. */
    holdMinutes: number;
    /** The time at which reminders are sent, on the day before. */
    remindAt: string;
  };
  toga: {
    place: Bilingual;
    /** The days of graduations. */
    graduations: string[];
    /** The hours of collection and return, for graduations from a day (as 2026-09-01) on. */
    terms: TogaTerms[];
    /** The layout of the slots for fittings before a graduation, on working days; the desk changes them day by day. */
    fittings: {
      opensDaysBefore: number;
      closesDaysBefore: number;
      from: string;
      until: string;
      minutes: number;
      capacity: number;
    };
    /** The minutes for which a slot is held while its fee is being paid. */
    holdMinutes: number;
    /** The time at which reminders are sent, on the day before. */
    remindAt: string;
    /** True where no more is promised of a size than the desk has counted for the day. */
    keepToStock: boolean;
  };
  rentals: {
    /** The time at which reminders are sent, on the day before. */
    remindAt: string;
    /** From where equipment is collected. */
    place: Bilingual;
    /** Those of venues.json that can be hired, with the price of each time in euro cents. */
    venues: { id: string; price: number }[];
    /** The days within which an approved request is to be paid. */
    payDays: number;
    /** Whoever calls off so many days before the start gets the price back, and later only the deposit. */
    refundDays: number;
    /** The most weeks for which a request can repeat. */
    longestWeeks: number;
    /** The most days that anything can be kept. */
    longestDays: number;
    /** The same for one kind of equipment, for what begins on a day (as 2026-09-01) or later. */
    terms: { from: string; equipment: string; longestDays: number }[];
  };
  wellbeing: {
    enabled: boolean;
    sessionsPerYear: number;
    replyDays: number;
    email: string;
    urgent: { name: Bilingual; number: string; hours: Bilingual }[];
  };
  /** The report covers the calendar year before the one in which it is sent. */
  rar: {
    opensOn: string;
    closesOn: string;
    resultsOn: string;
    /** In a demo the same, in days from its first start, so that there is a report to write whenever that is. */
    demo?: { opensInDays: number; closesInDays: number; resultsInDays: number };
  };
};

const count = { type: 'integer', minimum: 0, maximum: 1000 } as const;

const days = { type: 'integer', minimum: -300, maximum: 300 } as const;

const longestDays = { type: 'integer', minimum: 1, maximum: 60 } as const;

const checkStanding = checkOf<Standing>(
  record({
    banner: record(
      { published: flag, title: bilingual, description: writtenText },
      { button: record({ text: bilingual, link: href }) },
    ),
    expo: record({
      published: flag,
      name: bilingual,
      startsOn: dayOfYear,
      endsOn: dayOfYear,
      hours: bilingual,
      venue: bilingual,
      halls: list(record({ zone: text, name: bilingual })),
      interviewMinutes: { type: 'integer', minimum: 5, maximum: 120 },
      arriveMinutesEarly: count,
      holdMinutes: { type: 'integer', minimum: 5, maximum: 240 },
      remindAt: timeOfDay,
    }),
    toga: record({
      place: bilingual,
      graduations: list(dayOfYear),
      terms: {
        ...list(
          record({
            from: date,
            collectFrom: timeOfDay,
            returnFrom: timeOfDay,
            returnUntil: timeOfDay,
            collect: bilingual,
            return: bilingual,
          }),
        ),
        minItems: 1,
      },
      fittings: record({
        opensDaysBefore: count,
        closesDaysBefore: count,
        from: timeOfDay,
        until: timeOfDay,
        minutes: { type: 'integer', minimum: 5, maximum: 120 },
        capacity: count,
      }),
      holdMinutes: { type: 'integer', minimum: 5, maximum: 240 },
      remindAt: timeOfDay,
      keepToStock: flag,
    }),
    rentals: record({
      remindAt: timeOfDay,
      place: bilingual,
      venues: list(record({ id: slug, price: { type: 'integer', minimum: 0 } })),
      payDays: days,
      refundDays: count,
      longestWeeks: { type: 'integer', minimum: 1, maximum: 52 },
      longestDays,
      terms: list(record({ from: date, equipment: slug, longestDays })),
    }),
    wellbeing: record({
      enabled: flag,
      sessionsPerYear: count,
      replyDays: count,
      email,
      urgent: list(record({ name: bilingual, number: text, hours: bilingual })),
    }),
    rar: record(
      { opensOn: dayOfYear, closesOn: dayOfYear, resultsOn: dayOfYear },
      { demo: record({ opensInDays: days, closesInDays: days, resultsInDays: days }) },
    ),
  }),
);

export const readStanding = (reader: SiteReader): Standing | undefined => reader.one('standing.json', checkStanding);
