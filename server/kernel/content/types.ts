import type { SeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Bilingual, BilingualList, Fact, MemberPrice, TicketQuestion, UserType, VenueKind } from '../db/schema.ts';

/** `2027-02-20T20:00` in the union's time zone, or a number of days after the first import at a time of day. */
export type Moment = string | { inDays: number; at: string };

export type EventType = { id: string; name: Bilingual };
export type Venue = {
  id: string;
  kind: VenueKind;
  name: Bilingual;
  locality: Bilingual;
  address: Bilingual;
  /** The number of people it holds; absent where nobody counts them. */
  capacity?: number;
  access?: Bilingual;
};

export type Person = {
  email: string;
  password: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  locale?: 'en' | 'mt';
  roles?: string[];
  /** The published base32 secret of the authenticator app with which this staff member logs in. */
  secondFactor?: string;
  volunteer?: boolean;
  /** Ids of union/organisations.json; the person is an officer of each. */
  organisations?: string[];
  /** The details that the person gave when registering. */
  details?: { documentKind: 'id_card' | 'passport'; documentNumber: string; nationality: string };
  contact?: {
    /** One or two lines. */
    address: [string, string?];
    /** From reference/localities.json; the others are from their own files. */
    locality: string;
    postcode: string;
    personalEmail?: string;
    mobile: { extension: string; number: string };
  };
  /** Number of their student card, in groups of four. */
  card?: string;
  /** A parking permit of the scholastic year in which the account is imported. */
  permit?: { numberPlate: string };
  /** Drivers of shared rides can find them. */
  findable?: boolean;
  studies?: { entity: string; course: string; enrollmentType: string; startYear: number; graduationYear: number };
};

export type TicketKind = {
  key: string;
  name: Bilingual;
  description?: Bilingual;
  /** Euro cents; by category of seats where seats are chosen. */
  cents: number | Record<string, number>;
  /** What it costs for some people, where that is less. */
  memberPrices?: MemberPrice[];
  /** The VAT included in the price, in per cent; without it the event's. */
  vatPercent?: number;
  /** The most that may be sold; without it the seats are the only limit, if any. */
  capacity?: number;
  saleStart?: Moment;
  saleEnd?: Moment;
  /** The questions for everyone who comes with it, besides the name. */
  questions?: TicketQuestion[];
};

/** A code that makes tickets cheaper, in exactly one way. Capitals and how accents are composed don't count. */
export type PromoCode = {
  code: string;
  /** Keys of the tickets it is for; without it all of the event's. */
  tickets?: string[];
  /** Taken off the price of each ticket, in per cent or in cents; or the price of each. */
  percentOff?: number;
  centsOff?: number;
  cents?: number;
  from?: Moment;
  /** The first moment at which it can't be used any more. */
  until?: Moment;
  /** The most bookings that may have it, in all and of one person. */
  uses?: number;
  usesEach?: number;
};

/** The sales of an occurrence when it is first imported, so that a demo looks lived in. */
export type AtImport = {
  /** Tickets sold by kind. */
  taken?: Record<string, number>;
  /** The share of seats sold at the box office, 0 to 1, and the seed that decides which. */
  seats?: { share: number; seed: string };
};

export type Occurrence = {
  key: string;
  start: Moment;
  minutes: number;
  venue: string | null;
  /** A seat plan's file name without .json; with one, buyers choose seats. */
  plan?: string;
  cancelled?: boolean;
  bookingsOpen?: Moment;
  /** Without it bookings close when the occurrence starts. */
  bookingsClose?: Moment;
  perPerson: number;
  note?: Bilingual;
  /** Replace the event's own tickets. */
  tickets?: TicketKind[];
  atImport?: AtImport;
};

export type EventFile = {
  class: 'standard' | 'tedx';
  type: string;
  /** The event is hidden while this flag of union.json is off. */
  flag?: string;
  title: Bilingual;
  summary: Bilingual;
  description: BilingualList;
  facts: Fact[];
  poster: { seed: string; scene: string | null };
  cancelled?: boolean;
  /** Buyers may cancel for a refund until this many hours before the start; without it not at all. */
  cancelHours?: number;
  /** `required`: everybody is named before paying; `optional`, the default: names may follow until the start. */
  names?: 'required' | 'optional';
  /** The VAT included in the prices of its tickets, in per cent; without it nothing is said of VAT. */
  vatPercent?: number;
  promoCodes?: PromoCode[];
  tickets?: TicketKind[];
  occurrences: Occurrence[];
};

/** An event with the slug from its file's name, and every occurrence with its tickets and its place in the file. */
export type ContentEvent = Omit<EventFile, 'tickets' | 'occurrences'> & {
  slug: string;
  file: string;
  occurrences: (Occurrence & { tickets: TicketKind[]; ticketsPath: string })[];
};

export type ContentPlan = { id: string; file: string; json: object; plan: SeatPlan };

/** The whole content folder, checked. */
export type Content = {
  eventTypes: EventType[];
  venues: Venue[];
  people: Person[];
  plans: ContentPlan[];
  events: ContentEvent[];
};
