import { staffRoles } from '../http/roles.ts';
import { checkOf } from './check.ts';
import {
  bilingual,
  bilingualTexts,
  cents,
  dictionary,
  fact,
  flag,
  integer,
  list,
  moment,
  oneOf,
  pattern,
  plainScenes,
  record,
  shape,
  slug,
  some,
  text,
  type ValueOf,
} from './shapes.ts';
import { userTypes } from './people.ts';

const count = integer(0, 1_000_000);
/** The VAT included in a price; without it nothing is said of VAT. */
const vatPercent = shape<number>({ type: 'number', minimum: 0, maximum: 100 });

const sceneSubjects = 'lamp microphone reel cross chairs football drum ferry buzzer cap'.split(' ');
const scene = oneOf(...plainScenes, ...sceneSubjects, null);

const question = record(
  { key: slug, label: bilingual },
  { hint: bilingual, required: flag, choices: some(record({ key: slug, label: bilingual })) },
);

/** By category of seats where seats are chosen. */
const price = shape<number | Record<string, number>>({
  ...cents,
  type: ['integer', 'object'],
  additionalProperties: cents,
});

const memberGroup = oneOf(...userTypes, 'student-card', 'volunteer', ...staffRoles);
const memberPrice = record({ for: some(memberGroup), cents: price }, { most: integer(1, 50) });

/** A code that makes tickets cheaper, in exactly one way. Capitals and accents don't count, nor does ħ for h. */
const promoCode = record(
  {
    code: {
      ...pattern('^\\S(.*\\S)?$', 'a code of 3 to 40 signs, without spaces around it'),
      minLength: 3,
      maxLength: 40,
    },
  },
  {
    /** Keys of the tickets it is for; without it all of the event's. */
    tickets: some(slug),
    /** Taken off the price of each ticket, in per cent or in cents; or the price of each. */
    percentOff: integer(1, 100),
    centsOff: { ...cents, minimum: 1 },
    cents,
    from: moment,
    /** The first moment at which it can't be used any more. */
    until: moment,
    /** The most bookings that may have it, in all and of one person. */
    uses: count,
    usesEach: { ...count, minimum: 1 },
  },
);

const ticketKind = record(
  { key: slug, name: bilingual, cents: price },
  {
    description: bilingual,
    /** The most that may be sold; without it the seats are the only limit, if any. */
    capacity: count,
    saleStart: moment,
    saleEnd: moment,
    /** The questions for everyone who comes with it, besides the name. */
    questions: list(question),
    /** Instead of the event's. */
    vatPercent,
    /** Lower prices for some people. */
    memberPrices: list(memberPrice),
  },
);

/** The sales of an occurrence when it is first imported, so that a demo looks lived in. */
const atImport = record(
  {},
  {
    /** Tickets sold by kind. */
    taken: dictionary(count),
    /** The share of seats sold at the box office, 0 to 1, and the seed that decides which. */
    seats: record({ share: shape<number>({ type: 'number', minimum: 0, maximum: 1 }), seed: text }),
  },
);

const occurrence = record(
  {
    key: slug,
    start: moment,
    minutes: integer(1, 20_160),
    venue: shape<string | null>({ ...slug, type: ['string', 'null'] }),
    perPerson: integer(1, 50),
  },
  {
    /** A seat plan's file name without .json; with one, buyers choose seats. */
    plan: slug,
    cancelled: flag,
    bookingsOpen: moment,
    /** Without it bookings close when the occurrence starts. */
    bookingsClose: moment,
    note: bilingual,
    /** Replace the event's own tickets. */
    tickets: some(ticketKind),
    atImport,
  },
);

const event = record(
  {
    class: oneOf('standard', 'tedx'),
    type: slug,
    title: bilingual,
    summary: bilingual,
    description: bilingualTexts,
    facts: list(fact),
    poster: record({ seed: text, scene }),
    occurrences: some(occurrence),
  },
  {
    /** The event is hidden while this flag of union.json is off. */
    flag: text,
    cancelled: flag,
    /** Buyers may cancel for a refund until this many hours before the start; without it not at all. */
    cancelHours: integer(0, 8760),
    /** `required`: everybody is named before paying; `optional`, the default: names may follow until the start. */
    names: oneOf('required', 'optional'),
    vatPercent,
    promoCodes: list(promoCode),
    tickets: some(ticketKind),
  },
);

const eventType = record({ id: slug, name: bilingual });

const venue = record(
  {
    id: slug,
    kind: oneOf('hall', 'room', 'outdoors', 'stadium'),
    name: bilingual,
    locality: bilingual,
    address: bilingual,
  },
  {
    /** The number of people it holds; absent where nobody counts them. */
    capacity: { ...count, minimum: 1 },
    access: bilingual,
  },
);

export type Moment = ValueOf<typeof moment>;
export type PromoCode = ValueOf<typeof promoCode>;
export type TicketKind = ValueOf<typeof ticketKind>;
export type Occurrence = ValueOf<typeof occurrence>;
export type EventFile = ValueOf<typeof event>;
export type EventType = ValueOf<typeof eventType>;
export type Venue = ValueOf<typeof venue>;

export const checkEvent = checkOf(event);
export const checkEventTypes = checkOf(list(eventType));
export const checkVenues = checkOf(list(venue));
