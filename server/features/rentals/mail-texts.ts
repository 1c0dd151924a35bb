/** The facts of a request, in the reader's language. */
export type MailFacts = {
  reference: string;
  what: string;
  start: string;
  end: string;
  /** The place where equipment is collected; null for a venue. */
  place: string | null;
  /** Null where there is nothing to pay, as `deposit` is. */
  price: string | null;
  deposit: string | null;
  /** The sum that goes back to the payer. */
  refund: string | null;
  /** The refund for calling it off, and its deadline. */
  terms: string | null;
  /** The sum of what was paid that is kept. */
  kept: string | null;
  /** That it is kept because a request was called off too late. */
  keptLate: string | null;
  /** The last day of what repeats each week. */
  until: string | null;
  /** The days on which it doesn't. */
  leftOut: string | null;
  payBy: string | null;
  /** The staff's message. */
  reason: string | null;
};

export type RentalMailKind =
  | 'sent'
  | 'asked_back'
  | 'to_pay'
  | 'paid'
  | 'unpaid'
  | 'refunded'
  | 'part_refunded'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'lapsed'
  | 'begins_tomorrow'
  | 'return_tomorrow'
  | 'due_back'
  | 'returned'
  | 'missing';

type Text = { heading: string; paragraphs: (facts: MailFacts) => string[] };
export type MailTexts = Record<RentalMailKind, Text> & { action: string };

/** The lines that there are. */
export const given = (...lines: (string | null)[]): string[] => lines.filter((line) => line !== null);
/** A value after its label; null if there is none. */
export const labelled = (label: string, value: string | null): string | null =>
  value === null ? null : `${label}: ${value}`;
