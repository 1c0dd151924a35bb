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
