import type { Bilingual } from '../db/schema.ts';
import { checkOf } from './check.ts';
import { readContentFile } from './files.ts';
import { isRealDayOfYear } from '../calendar/moments.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { bilingual, cents, dayOfYear, dictionary, email, list, record, slug, text, timeOfDay } from './shapes.ts';

/** Everything that makes this portal a particular union's, from union.json. */
export type Union = {
  /** Used in routes and in the name of the token cookie. */
  id: string;
  name: Bilingual;
  /** The IANA time zone in which the union's events happen. */
  timeZone: string;
  contact: { email: string; phone: string; address: Bilingual; hours: Bilingual };
  /** The union's number as a payer of VAT, for receipts; left out where it has none. */
  vatNumber?: string;
  socials: { name: string; url: string }[];
  /** An address on one of these domains proves that its owner studies there. */
  emailDomains: { university: string[]; juniorCollege: string[] };
  /** Euro cents by product. */
  prices: Record<Priced, number>;
  /** `deletionGraceDays`: the days in which a deletion can still be cancelled. */
  account: { deletionGraceDays: number };
  /**
   * Days of every year, as 10-01. Permits are for a year; applications for them open before it begins. From `posterFrom` on, students print a
   * poster of the events that they went to.
   */
  scholasticYear: { startsOn: string; endsOn: string; permitApplicationsFrom: string; posterFrom: string };
  /** `nearlyFull`: below this percentage of free places, a hold can be extended only this often. */
  bookings: {
    holdMinutes: number;
    maxExtensions: number;
    nearlyFull: { belowPercent: number; maxExtensions: number };
    declinedGraceMinutes: number;
    warnSeconds: number;
    /** The days after which an abandoned hold is deleted, with the names in it. */
    abandonedDays: number;
    /** For how long places from the waiting list are held for the party they are offered to. */
    offerMinutes: number;
    /** For how many hours places are held at most while friends pay for them apart; fewer while the house is nearly full. */
    apart: { hours: number; nearlyFullHours: number };
    /** The time of day at which holders of tickets are reminded of what they have tickets for tomorrow; null for no reminders. */
    remindAt: string | null;
  };
  /** The days for which a complaint is kept once nothing is left to do about it. */
  complaints: { keptDays: number };
  payments: { ui: 'redirect' | 'embedded' };
  /** Features that are switched on or off; a feature not listed is off. */
  flags: Record<string, boolean>;
  /** Names of zones and categories in seat plans, in both languages: plans hold only one. */
  seatWords: Record<string, Bilingual>;
};

type Priced =
  | 'parkingPermitGreenContribution'
  | 'studentCard'
  | 'researchFundDonation'
  | 'toga'
  | 'sash'
  | 'trencher'
  | 'doctorateTrencher'
  | 'togaSet'
  | 'togaDeposit';

const prices: Record<Priced, typeof cents> = {
  parkingPermitGreenContribution: cents,
  studentCard: cents,
  researchFundDonation: cents,
  toga: cents,
  sash: cents,
  trencher: cents,
  doctorateTrencher: cents,
  togaSet: cents,
  togaDeposit: cents,
};

const atLeast = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;

const domain = {
  type: 'string',
  pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  description: 'a domain such as uni.example',
} as const;

const webAddress = {
  type: 'string',
  pattern: '^https://',
  description: 'an address that begins with https://',
} as const;

const vatNumber = {
  type: 'string',
  pattern: '^[A-Z]{2}[A-Z0-9]{6,12}$',
  description: 'a VAT number with its country, such as MT12345678',
} as const;

const checkUnion = checkOf<Union>(
  record(
    {
      id: slug,
      name: bilingual,
      timeZone: text,
      contact: record({ email, phone: text, address: bilingual, hours: bilingual }),
      socials: list(record({ name: text, url: webAddress })),
      emailDomains: record({ university: list(domain), juniorCollege: list(domain) }),
      prices: record(prices),
      account: record({ deletionGraceDays: atLeast(1, 365) }),
      scholasticYear: record({
        startsOn: dayOfYear,
        endsOn: dayOfYear,
        permitApplicationsFrom: dayOfYear,
        posterFrom: dayOfYear,
      }),
      bookings: record({
        holdMinutes: atLeast(1, 120),
        // The database refuses more than ten.
        maxExtensions: atLeast(0, 10),
        nearlyFull: record({ belowPercent: atLeast(0, 100), maxExtensions: atLeast(0, 10) }),
        declinedGraceMinutes: atLeast(0, 120),
        warnSeconds: atLeast(10, 3600),
        abandonedDays: atLeast(1, 365),
        offerMinutes: atLeast(15, 2880),
        apart: record({ hours: atLeast(1, 72), nearlyFullHours: atLeast(1, 72) }),
        remindAt: { ...timeOfDay, type: ['string', 'null'] },
      }),
      complaints: record({ keptDays: atLeast(30, 3650) }),
      payments: record({ ui: { enum: ['redirect', 'embedded'] } }),
      flags: dictionary({ type: 'boolean' }),
      seatWords: dictionary(bilingual),
    },
    { vatNumber },
  ),
);

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
