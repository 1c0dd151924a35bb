import type { TicketStrings } from './pdf-ticket.ts';

/** The words on a ticket. */
export const ticketTexts: Record<'en' | 'mt', TicketStrings> = {
  en: {
    position: (index, count) => `Ticket ${index} of ${count}`,
    attendee: 'Name',
    kind: 'Ticket',
    price: 'Price',
    free: 'Free',
    vat: (percent, sum) => `includes ${sum} VAT at ${percent}%`,
    booking: 'Booking',
    zone: 'Area',
    row: 'Row',
    seat: 'Seat',
    freeSeating: 'Sit or stand where you like',
    entryNote: 'Show this code at the door, on paper or on a screen. It lets one person in, once.',
  },
  mt: {
    position: (index, count) => `Biljett ${index} minn ${count}`,
    attendee: 'Isem',
    kind: 'Biljett',
    price: 'Prezz',
    free: 'B’xejn',
    vat: (percent, sum) => `inkluża VAT ta’ ${percent}%: ${sum}`,
    booking: 'Prenotazzjoni',
    zone: 'Żona',
    row: 'Filliera',
    seat: 'Siġġu',
    freeSeating: 'Oqgħod fejn trid',
    entryNote: 'Uri dan il-kodiċi fil-bieb, fuq karta jew fuq skrin. Idaħħal persuna waħda, darba biss.',
  },
};

/** Every word on a receipt that is not data. */
export type ReceiptStrings = {
  receipt: string;
  /** The union's number as a payer of VAT. */
  vatNumber: string;
  buyer: string;
  paidOn: string;
  /** The ordinary price, beside the one that was paid. */
  insteadOf(price: string): string;
  code: string;
  total: string;
  vat(percent: string, gross: string): string;
  refunds: string;
  creditedVat(vat: string): string;
  /** Paid with the money of the booking before it. */
  takenOver(reference: string): string;
  difference: string;
  /** Its money went on to another booking. */
  movedTo(reference: string): string;
};

/** The words on a receipt. */
export const receiptTexts: Record<'en' | 'mt', ReceiptStrings> = {
  en: {
    receipt: 'Receipt',
    vatNumber: 'VAT number',
    buyer: 'Paid by',
    paidOn: 'Paid on',
    insteadOf: (price) => `instead of ${price}`,
    code: 'Promo code',
    total: 'Total paid',
    vat: (percent, gross) => `VAT at ${percent}%, included in ${gross}`,
    refunds: 'Refunds',
    creditedVat: (vat) => `including VAT of ${vat}`,
    takenOver: (reference) => `Credit from booking ${reference}`,
    difference: 'Difference paid',
    movedTo: (reference) => `Moved to booking ${reference}`,
  },
  mt: {
    receipt: 'Riċevuta',
    vatNumber: 'Numru tal-VAT',
    buyer: 'Min ħallas',
    paidOn: 'Data tal-ħlas',
    insteadOf: (price) => `minflok ${price}`,
    code: 'Kodiċi promozzjonali',
    total: 'Total imħallas',
    vat: (percent, gross) => `VAT ta’ ${percent}%, inkluża f’din is-somma: ${gross}`,
    refunds: 'Rifużjonijiet',
    creditedVat: (vat) => `bil-VAT inkluża: ${vat}`,
    takenOver: (reference) => `Kreditu mill-prenotazzjoni ${reference}`,
    difference: 'Differenza mħallsa',
    movedTo: (reference) => `Għaddiet għall-prenotazzjoni ${reference}`,
  },
};
