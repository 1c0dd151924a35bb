import type { JobData } from '../../kernel/jobs/jobs.ts';

/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  event: string;
  when: string;
  /** Null as long as there is no venue. */
  where: string | null;
  /** The address of a map that shows it. */
  map: string | null;
  /** The venue's access; null where nothing is said about it. */
  access: string | null;
  /** The facts on the event's page, such as what to bring, each with its label. */
  details: string[];
  reference: string;
  sum: string;
  /** The promo code and what it takes off; null without one. */
  promo: { code: string; off: string } | null;
  /** The VAT in the price of the tickets, by rate. */
  vat: { percent: string; vat: string; gross: string }[];
  /** The sum that goes back and the VAT in it, as a credit; null where no VAT was paid. */
  credit: { sum: string; vat: string } | null;
  isFree: boolean;
  /** The buyer's name; null if it has been deleted. */
  buyer: string | null;
  /** Null where the event does not allow it; it may be over. */
  cancelUntil: string | null;
  isCancellable: boolean;
  isReseated: boolean;
  /** Somebody else paid, and gave the ticket away. */
  isReceived: boolean;
  /** True for an attendee, who did not pay. */
  isForGuest: boolean;
  /** The staff did it, and not the buyer. */
  isByUnion: boolean;
  /** The booking whose place this one takes, and the difference: what was paid with its money, paid, or goes back; null where it takes none. */
  exchange: {
    reference: string;
    when: string;
    credit: string | null;
    paid: string | null;
    back: string | null;
  } | null;
  /** The buyer moved the ticket to another date. */
  isMoved: boolean;
  /** The buyer gave the ticket to somebody else. */
  isGiven: boolean;
  /** Why, in the staff's words; null where nothing was said. */
  reason: string | null;
  /** The booking has tickets left that are still the buyer's. */
  hasOthers: boolean;
  /** Each place with its attendee. */
  places: string[];
  /** The attendee's name, in a mail about one place; null if nobody is named. */
  name: string | null;
};

/** A mail's words. */
export type MailText = { heading: string; paragraphs: string[]; action: string };
/** The kind of news about a booking; `guest` is for someone whose place another person booked. */
export type MailKind = JobData['booking-mail']['kind'] | 'guest';

/** Those of the lines that there are, one below another. */
export const joined = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null).join('\n');

/** The staff's reason, as a paragraph of its own. */
export const because = (reason: string | null): string[] => (reason === null ? [] : [reason]);

/** Each place in a line of its own. */
export const list = (places: string[]) => places.map((place) => `· ${place}`).join('\n');

/** The time and place of an event, for a text of their own in each language. */
export type Way = Pick<MailFacts, 'when' | 'where' | 'map'>;
