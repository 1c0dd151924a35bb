import { checkOf } from './check.ts';
import { readContentFile } from './files.ts';
import { isRealDayOfYear } from '../calendar/moments.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import {
  bilingual,
  cents,
  dayOfYear,
  dictionary,
  email,
  flag,
  integer,
  list,
  oneOf,
  pattern,
  record,
  shape,
  slug,
  text,
  timeOfDay,
  type ValueOf,
} from './shapes.ts';

const domain = pattern('^[a-z0-9-]+(\\.[a-z0-9-]+)+$', 'a domain such as uni.example');
const webAddress = pattern('^https://', 'an address that begins with https://');
const vatNumber = pattern('^[A-Z]{2}[A-Z0-9]{6,12}$', 'a VAT number with its country, such as MT12345678');

/** By product. */
const prices = record({
  parkingPermitGreenContribution: cents,
  studentCard: cents,
  researchFundDonation: cents,
  toga: cents,
  sash: cents,
  trencher: cents,
  doctorateTrencher: cents,
  togaSet: cents,
  togaDeposit: cents,
});

/**
 * Days of every year. Permits are for a year; applications for them open before it begins. From `posterFrom` on, students print a poster of
 * the events that they went to.
 */
const scholasticYear = record({
  startsOn: dayOfYear,
  endsOn: dayOfYear,
  permitApplicationsFrom: dayOfYear,
  posterFrom: dayOfYear,
});

const bookings = record({
  holdMinutes: integer(1, 120),
  // The database refuses more than ten.
  maxExtensions: integer(0, 10),
  /** Below this percentage of free places, a hold can be extended only this often. */
  nearlyFull: record({ belowPercent: integer(0, 100), maxExtensions: integer(0, 10) }),
  declinedGraceMinutes: integer(0, 120),
  warnSeconds: integer(10, 3600),
  /** The days after which an abandoned hold is deleted, with the names in it. */
  abandonedDays: integer(1, 365),
  /** For how long places from the waiting list are held for the party they are offered to. */
  offerMinutes: integer(15, 2880),
  /** For how many hours places are held at most while friends pay for them apart; fewer while the house is nearly full. */
  apart: record({ hours: integer(1, 72), nearlyFullHours: integer(1, 72) }),
  /** The time of day at which holders of tickets are reminded of what they have tickets for tomorrow; null for no reminders. */
  remindAt: shape<string | null>({ ...timeOfDay, type: ['string', 'null'] }),
});

const union = record(
  {
    /** Used in routes and in the name of the token cookie. */
    id: slug,
    name: bilingual,
    /** The IANA time zone in which the union's events happen. */
    timeZone: text,
    contact: record({ email, phone: text, address: bilingual, hours: bilingual }),
    socials: list(record({ name: text, url: webAddress })),
    /** An address on one of these domains proves that its owner studies there. */
    emailDomains: record({ university: list(domain), juniorCollege: list(domain) }),
    prices,
    /** `deletionGraceDays`: the days in which a deletion can still be cancelled. */
    account: record({ deletionGraceDays: integer(1, 365) }),
    scholasticYear,
    bookings,
    /** The days for which a complaint is kept once nothing is left to do about it. */
    complaints: record({ keptDays: integer(30, 3650) }),
    payments: record({ ui: oneOf('redirect', 'embedded') }),
    /** Features that are switched on or off; a feature not listed is off. */
    flags: dictionary(flag),
    /** Names of zones and categories in seat plans, in both languages: plans hold only one. */
    seatWords: dictionary(bilingual),
  },
  {
    /** The union's number as a payer of VAT, for receipts; left out where it has none. */
    vatNumber,
  },
);

/** Everything that makes this portal a particular union's, from union.json. */
export type Union = ValueOf<typeof union>;

const checkUnion = checkOf(union);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format().length > 0;
  } catch {
    return false;
  }
}

/** Reads union.json of a content folder. Throws a ContentError that names every mistake. */
export function readUnion(dir: string): Union {
  const given = readContentFile(dir, 'union.json');
  const problems: ContentProblem[] = [];
  const union = checkUnion(given, problems);
  if (union && !isTimeZone(union.timeZone)) {
    const reason = `Use the name of a time zone such as Europe/Malta; found ${union.timeZone}.`;
    problems.push({ file: given.file, path: 'timeZone', reason });
  }
  for (const [key, day] of Object.entries(union?.scholasticYear ?? {})) {
    if (isRealDayOfYear(day)) continue;
    const reason = `There is no ${day} in every year. Correct it.`;
    problems.push({ file: given.file, path: `scholasticYear.${key}`, reason });
  }
  if (!union || problems.length > 0) throw new ContentError(problems);
  return union;
}

/** A zone's or category's name in the caller's language; the plan's own if it is not translated. */
export const seatWord = (union: Union, name: string, locale: 'en' | 'mt'): string =>
  union.seatWords[name]?.[locale] ?? name;
