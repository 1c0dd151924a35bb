import { because, joined, list, type MailFacts, type MailKind, type MailText, type Way } from './mail-texts.ts';

const whenAndWhere = ({ when, where, map }: Way) =>
  joined([`When: ${when}`, `Where: ${where ?? 'To be announced'}`, map && `Map: ${map}`]);

function cancelling({ cancelUntil, isCancellable, isFree, isReceived }: MailFacts): string {
  if (isReceived)
    return 'Someone else paid for this ticket. If you cancel it, no money goes back, neither to you nor to them.';
  if (cancelUntil === null)
    return isFree ? 'This booking can’t be cancelled online.' : 'There are no refunds for this event.';
  if (!isCancellable) return `You could cancel until: ${cancelUntil}.`;
  return isFree ? `You can cancel until: ${cancelUntil}.` : `You can cancel for a full refund until: ${cancelUntil}.`;
}

/** The facts about the evening and the access to its venue, in one paragraph. */
function toKnow({ details, access }: MailFacts): string[] {
  const lines = [...details, ...(access === null ? [] : [`Access: ${access}`])];
  return lines.length === 0 ? [] : [joined(lines)];
}

/** A refund as a credit in the books, as a paragraph of its own. */
const credited = (credit: MailFacts['credit']): string[] =>
  credit === null ? [] : [`Credit: −${credit.sum}, including VAT of −${credit.vat}`];

/** The mails to buyers and their guests, in English. */
export const englishTexts: Record<MailKind, (facts: MailFacts) => MailText> = {
  tickets: (facts) => ({
    heading: `Your tickets: ${facts.event}`,
    paragraphs: [
      ...(facts.isReseated
        ? ['Your payment arrived after the time had run out. Your seats were still free, so they’re yours.']
        : []),
      whenAndWhere(facts),
      `Who’s coming:\n${list(facts.places)}`,
      joined([
        `Booking: ${facts.reference}`,
        facts.buyer && `Booked by: ${facts.buyer}`,
        facts.isReceived ? null : `Price: ${facts.isFree ? 'Free' : facts.sum}`,
        facts.promo && `Promo code ${facts.promo.code}: −${facts.promo.off}`,
        ...facts.vat.map(({ percent, vat, gross }) => `VAT at ${percent}%: ${vat}, included in ${gross}`),
      ]),
      cancelling(facts),
      'The tickets and the date for your calendar are attached. Show the QR codes at the door, on paper or on a screen.',
    ],
    action: 'See my bookings',
  }),
  exchanged: (facts) => ({
    heading: `Your new date: ${facts.event}`,
    paragraphs: [
      `You’ve moved booking ${facts.exchange?.reference} to another date. The tickets for ${facts.exchange?.when} no longer work at the door.`,
      whenAndWhere(facts),
      `Who’s coming:\n${list(facts.places)}`,
      joined([
        `Booking: ${facts.reference}`,
        `Price: ${facts.isFree ? 'Free' : facts.sum}`,
        facts.promo && `Promo code ${facts.promo.code}: −${facts.promo.off}`,
        facts.exchange?.credit ? `Credit from booking ${facts.exchange.reference}: −${facts.exchange.credit}` : null,
        facts.exchange?.paid ? `Paid now: ${facts.exchange.paid}` : null,
        ...facts.vat.map(({ percent, vat, gross }) => `VAT at ${percent}%: ${vat}, included in ${gross}`),
      ]),
      ...(facts.exchange?.back
        ? [`The new date costs less, so ${facts.exchange.back} goes back to your card. We’ll write again once it has.`]
        : []),
      cancelling(facts),
      'The new tickets and the date for your calendar are attached. Show the QR codes at the door, on paper or on a screen.',
    ],
    action: 'See my bookings',
  }),
  replaced: ({ event, when, reference, name, places, isByUnion }) => ({
    heading: `A new ticket${name === null ? '' : ` for ${name}`}: ${event}`,
    paragraphs: [
      `${when}\n${list(places)}`,
      `${isByUnion ? 'We' : 'You'} changed who’s coming in booking ${reference}. The new ticket is attached; the old one no longer works at the door.`,
    ],
    action: 'See my bookings',
  }),
  reminder: (facts) => ({
    heading: `Tomorrow: ${facts.event}`,
    paragraphs: [
      whenAndWhere(facts),
      ...toKnow(facts),
      joined([list(facts.places), `Booking: ${facts.reference}`]),
      facts.isForGuest
        ? 'You’ll need the QR code that came with your ticket, on paper or on a screen. The date for your calendar is attached.'
        : 'Your tickets are in your account and in the email we sent when you booked. You’ll need their QR codes at the door, on paper or on a screen. The date for your calendar is attached.',
    ],
    action: facts.isForGuest ? 'See the event' : 'See my bookings',
  }),
  guest: ({ event, when, where, map, places, reference, buyer, cancelUntil, isCancellable }) => ({
    heading: `Your ticket: ${event}`,
    paragraphs: [
      `${buyer ?? 'Someone'} has booked a place for you.`,
      whenAndWhere({ when, where, map }),
      joined([list(places), `Booking: ${reference}`, buyer && `Booked by: ${buyer}`]),
      isCancellable
        ? `If you can’t come, tell ${buyer ?? 'the person who booked'}. The booking can be cancelled until: ${cancelUntil}.`
        : `If you can’t come, tell ${buyer ?? 'the person who booked'}. Someone else’s name can be put on the ticket.`,
      'Your ticket and the date for your calendar are attached. Show the QR code at the door, on paper or on a screen.',
    ],
    action: 'See the event',
  }),
  ticket_cancelled: ({ event, when, reference, name, sum, isFree, places, isByUnion, reason, credit, hasOthers }) => ({
    heading: `One ticket cancelled: ${event}`,
    paragraphs: [
      `${isByUnion ? 'We' : 'You'} cancelled ${name === null ? 'a ticket' : `the ticket of ${name}`} in booking ${reference}.`,
      ...because(reason),
      `${when}\n${list(places)}`,
      isFree
        ? 'It no longer works at the door.'
        : `It no longer works at the door, and ${sum} goes back to your card. We’ll write again once it has.`,
      ...(hasOthers ? ['Your other tickets are still valid.'] : []),
      ...credited(credit),
    ],
    action: 'See my bookings',
  }),
  ticket_withdrawn: ({ event, when, places, isByUnion, isGiven, isMoved, reason }) => ({
    heading: isGiven || isMoved ? `Your ticket is no longer valid: ${event}` : `Your ticket was cancelled: ${event}`,
    paragraphs: [
      `${when}\n${list(places)}`,
      isByUnion
        ? 'We cancelled this ticket, so it no longer works at the door.'
        : `The person who booked this ticket for you has ${isGiven ? 'given it to someone else' : isMoved ? 'moved it to another date' : 'cancelled it'}, so it no longer works at the door. Please ask them if you didn’t expect this.`,
      ...because(reason),
    ],
    action: 'See the event',
  }),
  refund_pending: ({ event, reference, sum, exchange }) => ({
    heading: `Your money is on its way back: ${event}`,
    paragraphs: [
      exchange === null
        ? 'Your payment arrived after the time had run out, and someone else has the places now. We’re sorry.'
        : `Your payment arrived when booking ${exchange.reference} could no longer be moved to this date. We’re sorry. That booking is as it was.`,
      `Booking ${reference}: ${sum} goes back to your card; you don’t have to do anything. That can take a few days.`,
    ],
    action: 'See my bookings',
  }),
  refund_part: ({ event, reference, sum, reason, credit }) => ({
    heading: `A refund for you: ${event}`,
    paragraphs: [
      `${sum} of booking ${reference} goes back to your card. Your tickets are still valid.`,
      ...because(reason),
      'We’ll write again once it has gone back.',
      ...credited(credit),
    ],
    action: 'See my bookings',
  }),
  part_refunded: ({ event, reference, sum }) => ({
    heading: `Part of your money is back: ${event}`,
    paragraphs: [
      `${sum} of booking ${reference} went back to the card that you paid with. Your bank may take a few days to show it.`,
    ],
    action: 'See my bookings',
  }),
  refunded: ({ event, reference, sum, credit }) => ({
    heading: `Refunded: ${event}`,
    paragraphs: [
      `Booking ${reference}: ${sum} went back to the card that you paid with. Your bank may take a few days to show it.`,
      ...credited(credit),
    ],
    action: 'See my bookings',
  }),
  cancelled: ({ event, when, reference, sum, isFree, isByUnion, reason, credit }) => ({
    heading: `Cancelled: ${event}`,
    paragraphs: [
      `${isByUnion ? 'We' : 'You'} cancelled booking ${reference} for ${when}. The tickets are no longer valid.`,
      ...because(reason),
      ...(isFree ? [] : [`${sum} goes back to your card. We’ll write again once it has.`]),
      ...credited(credit),
    ],
    action: 'See my bookings',
  }),
  event_cancelled: ({ event, when, reference, sum, isFree, isForGuest, reason }) => ({
    heading: `The event is cancelled: ${event}`,
    paragraphs: [
      `${event} will not take place on ${when}. We’re sorry. The tickets of booking ${reference} are no longer valid.`,
      ...because(reason),
      ...(isForGuest || isFree
        ? []
        : [`${sum} goes back to your card; you don’t have to do anything. We’ll write again once it has.`]),
    ],
    action: isForGuest ? 'See the event' : 'See my bookings',
  }),
};
