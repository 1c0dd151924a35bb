import type { DrawnStrip } from '../../../kernel/pdf/strip.ts';

/** Every word on the ticket that is not data, in the holder's language. */
export type TicketStrings = {
  /** "Ticket {{n}} of {{count}}", ready made for each page. */
  position(index: number, count: number): string;
  attendee: string;
  kind: string;
  price: string;
  free: string;
  /** Tells the VAT in the price, beside it. */
  vat(percent: string, sum: string): string;
  booking: string;
  zone: string;
  row: string;
  seat: string;
  /** The note on seating without numbered seats. */
  freeSeating: string;
  /** The note on showing the code at the door. */
  entryNote: string;
};

export type TicketSeat = { zone: string; row: string; number: string };

export type PdfTicket = {
  /** The content of the code for the door. */
  code: string;
  kind: string;
  /** In cents; left out where it is nobody's business. */
  price?: number;
  /** The VAT in the price, such as "€1.53", and its rate in per cent. */
  vat?: { percent: string; sum: string };
  attendee: string;
  /** The ticket's questions, with the answers. */
  answers?: { label: string; answer: string }[];
  seat?: TicketSeat;
};

export type TicketsPdf = {
  locale: 'en' | 'mt';
  timeZone: string;
  /** The moment noted in the file as its making; the present one unless given. */
  now?: Date;
  union: { name: string; email: string };
  event: { title: string };
  /** The event's scene; tiles take its place where it is null. */
  scene: DrawnStrip | null;
  occurrence: { start: Date; end: Date };
  venue: { name: string; address: string };
  booking: { reference: string };
  tickets: PdfTicket[];
  strings: TicketStrings;
};
