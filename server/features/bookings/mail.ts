import { personMailbox } from '../../kernel/auth/person-mailbox.ts';
import { money } from '../../kernel/http/money.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import type { MailAttachment } from '../../kernel/mail/message.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { locationOf, mapOf, occurrenceIcal } from '../../kernel/events/calendar.ts';
import { renderTickets } from './tickets/render.ts';
import { cancelUntil } from './cancel.ts';
import type { BookingDeps } from './deps.ts';
import { type BookingView, type Place, readBookingView } from './booking-view.ts';
import { mayMailGuest } from './guest-mails.ts';
import { englishTexts } from './mail-texts-en.ts';
import { malteseTexts } from './mail-texts-mt.ts';
import type { MailFacts } from './mail-texts.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import { creditedVat, vatLines, writtenPercent } from './vat.ts';
import { shownName } from './who-comes.ts';
import type { Locale } from '../../kernel/http/operation.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    'booking-mail': {
      bookingId: string;
      kind:
        | 'tickets'
        | 'reminder'
        | 'exchanged'
        | 'replaced'
        | 'ticket_cancelled'
        | 'ticket_withdrawn'
        | 'refund_pending'
        | 'refund_part'
        | 'part_refunded'
        | 'refunded'
        | 'cancelled'
        | 'event_cancelled';
      /** Only this place: the mail goes to the address that was given for it, or to the buyer if the ticket was replaced or cancelled. */
      attendeeId?: string;
      /** Which change of the place it tells, or which sending; the same mail twice is one mail. */
      revision?: string;
      /** The sum that goes back, where it isn't what the places cost. */
      cents?: number;
      /** The new date's price less the old one's, in cents; if negative, that much goes back. */
      difference?: number;
      /** The staff did it, and not the buyer. */
      isByUnion?: boolean;
      /** Why, in the staff's words. */
      reason?: string;
    };
  }
}

/** In the buyer's language. */
const mailTexts = { en: englishTexts, mt: malteseTexts };

type Buyer = { email: string; name: string };

type News = JobData['booking-mail'];

const toldOfGone: ReadonlySet<News['kind']> = new Set([
  'ticket_cancelled',
  'ticket_withdrawn',
  'refund_part',
  'part_refunded',
  'refunded',
  'event_cancelled',
]);

/**
 * Writes to the buyer what became of a booking, and to an attendee with an address of their own about their place.
 * The same mail twice is one mail: its id is made of what it is about.
 */
export function bookingMailer(deps: BookingDeps, mailer: Mailer) {
  return async (news: News): Promise<void> => {
    const { bookingId, kind, attendeeId, revision } = news;
    const whole = await readBookingView(deps, bookingId);
    const view = attendeeId === undefined ? whole : onlyPlace(whole, attendeeId, kind === 'reminder');
    const isForGuest = attendeeId !== undefined && kind !== 'replaced' && kind !== 'ticket_cancelled';
    const buyer = await buyerOf(deps, view);
    const to = isForGuest ? view.places[0]?.email : buyer?.email;
    // The place may have been given to someone without an address meanwhile, and the buyer's account deleted.
    if (to === undefined || to === null || isOutdated(view, kind)) return;
    const { locale } = view.booking;
    const facts = factsOf(deps, { news, whole, view, buyer: buyer?.name ?? null, isForGuest });
    const isGuestsTicket = isForGuest && kind === 'tickets';
    const text = mailTexts[locale][isGuestsTicket ? 'guest' : kind](facts);
    // A guest may have no account.
    const path = isForGuest ? `/media/events/${view.event.slug}` : '/account/bookings';
    const attachments = await attach(deps, view, kind, isForGuest);
    const messageId = ['booking', kind, attendeeId ?? bookingId, revision].filter(Boolean).join('-');
    const isLimited = isForGuest && countsAgainstBuyer(view, news);
    if (isLimited && !(await mayMailGuest(deps, { messageId, to, buyerId: view.booking.user_id }))) return;
    await sendLetter(deps, mailer, { to, messageId, attachments, locale, ...text, path });
    if (isGuestsTicket) await noteMailed(deps, attendeeId, to);
  };
}

function noteMailed({ db, clock }: BookingDeps, attendeeId: string, email: string) {
  const place = db.updateTable('attendees').set({ mailed_at: clock.now() }).where('id', '=', attendeeId);
  return place.where('email', '=', email).execute();
}

/** The view of one place; with `alsoOthers`, of each that was booked with the same address. */
function onlyPlace(view: BookingView, attendeeId: string, alsoOthers: boolean): BookingView {
  const all = [...view.places, ...view.cancelled, ...view.transferred];
  const place = all.find(({ id }) => id === attendeeId);
  const mailbox = alsoOthers && place?.email ? personMailbox(place.email) : undefined;
  const isMeant = ({ id, email }: Place) =>
    id === attendeeId || (mailbox !== undefined && email !== null && personMailbox(email) === mailbox);
  return { ...view, places: (alsoOthers ? view.places : all).filter(isMeant), transferred: [] };
}

/** True while its tickets are valid and the date is on. */
const takesPlace = ({ booking, occurrence }: BookingView): boolean =>
  bookingLife.is(booking.state, 'isBought') && !occurrence.cancelled;

/** True of news that no longer matters: of tickets that are gone, unless it says so or is about their money, and of a date that is off. */
function isOutdated(view: BookingView, kind: News['kind']): boolean {
  const isGone = view.places.every((place) => place.isCancelled || place.isTransferred);
  return (isGone && !toldOfGone.has(kind)) || (kind === 'reminder' && !takesPlace(view));
}

/**
 * True of a mail to a guest that counts towards the buyer's limit: not what the staff send, nor what tells a guest who was mailed a ticket
 * that it is no longer valid.
 */
const countsAgainstBuyer = ({ places }: BookingView, { kind, isByUnion }: News): boolean =>
  isByUnion !== true && (kind === 'tickets' || places[0]?.isMailed !== true);

async function buyerOf({ db }: BookingDeps, { booking }: BookingView): Promise<Buyer | undefined> {
  const buyer = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', booking.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (buyer === undefined) return undefined;
  const { email, first_name, last_name } = buyer;
  return { email, name: `${first_name} ${last_name}` };
}

/** The booking whose place this one takes, and the difference, written out; null where it takes none. */
function exchangeOf({ union }: BookingDeps, view: BookingView, difference: number): MailFacts['exchange'] {
  if (view.exchange === null) return null;
  const { locale, credit } = view.booking;
  const written = (cents: number) => (cents > 0 ? money(cents, locale).formatted : null);
  return {
    reference: view.exchange.reference,
    when: writtenMoment(view.exchange.startsAt, locale, union.timeZone),
    credit: written(credit ?? 0),
    paid: written(difference),
    back: written(-difference),
  };
}

/** The sum that the mail names, in cents: the one that goes back, else the cost of the places. */
function sumTold({ places, transferred }: BookingView, { kind, cents }: News): number {
  const cost = [...places, ...transferred].reduce((sum, { amount }) => sum + amount, 0);
  // Money that came in another currency is not told in euros; a part that is back is always of euros.
  return kind === 'part_refunded' && cents !== undefined ? cents : Math.min(cost, cents ?? cost);
}

/** The news, the booking, the part of it that the mail is about, and its buyer's name. */
type Told = { news: News; whole: BookingView; view: BookingView; buyer: string | null; isForGuest: boolean };

function factsOf(deps: BookingDeps, { news, whole, view, buyer, isForGuest }: Told): MailFacts {
  const { union, clock } = deps;
  const { booking, event, occurrence, places, transferred } = view;
  const { locale } = booking;
  const { venue } = occurrence;
  const cents = sumTold(view, news);
  const until = cancelUntil(occurrence.starts_at, event.cancel_hours);
  return {
    event: event.title[locale],
    when: writtenMoment(occurrence.starts_at, locale, union.timeZone),
    where: venue && locationOf(venue, locale),
    map: venue && mapOf(venue, locale),
    access: venue?.access?.[locale] ?? null,
    details: event.facts.map(({ label, value }) => `${label[locale]}: ${value[locale]}`),
    reference: booking.reference,
    sum: money(cents, locale).formatted,
    isFree: cents === 0,
    vat: vatLines([...places, ...transferred]).map(({ rate, gross, vat }) => ({
      percent: writtenPercent(rate),
      vat: money(vat, locale).formatted,
      gross: money(gross, locale).formatted,
    })),
    promo: promoOf(whole, locale),
    credit: creditOf(whole, cents, locale),
    name: [places[0]?.firstName, places[0]?.lastName].filter(Boolean).join(' ') || null,
    buyer,
    cancelUntil: until && writtenMoment(until, locale, union.timeZone),
    isCancellable: until !== null && clock.now() < until,
    hasOthers: whole.places.length > 0,
    isReseated: booking.outcome === 'reseated',
    isReceived: booking.outcome === 'received',
    places: places.map((place) => writtenPlace(place, locale)),
    exchange: exchangeOf(deps, view, news.difference ?? 0),
    isForGuest,
    isByUnion: news.isByUnion === true,
    reason: news.reason ?? null,
    isMoved: view.exchangedFor?.isOpen === false,
    isGiven: news.attendeeId !== undefined && places[0]?.isTransferred === true,
  };
}

/** The reduction by a booking's code, or its buyer's price; null without a code. */
function promoOf({ code, places, transferred }: BookingView, locale: Locale): MailFacts['promo'] {
  const off = [...places, ...transferred].reduce((sum, { amount, listed }) => sum + (listed ?? amount) - amount, 0);
  return code === null ? null : { code, off: money(off, locale).formatted };
}

/** A refund of this sum with the VAT that it credits; null where there is none. */
function creditOf({ places, cancelled, transferred, refunds }: BookingView, cents: number, locale: Locale) {
  const credits = creditedVat([...places, ...cancelled, ...transferred], refunds);
  const vat = credits[refunds.findLastIndex(({ amount }) => amount === cents)];
  if (vat === null || vat === undefined) return null;
  return { sum: money(cents, locale).formatted, vat: money(vat, locale).formatted };
}

/** Writes a place with its seat and its attendee, such as "Adult, C12: Ġulja Żammit"; a missing name is left out. */
function writtenPlace({ kindName, seat, firstName, lastName }: Place, locale: Locale): string {
  const what = seat ? `${kindName[locale]}, ${seat.row}${seat.number}` : kindName[locale];
  return firstName === null && lastName === null ? what : `${what}: ${shownName(firstName, lastName)}`;
}

async function attach(
  deps: BookingDeps,
  view: BookingView,
  kind: News['kind'],
  forGuest: boolean,
): Promise<MailAttachment[]> {
  const hasTickets = kind === 'tickets' || kind === 'exchanged' || kind === 'replaced';
  if (!hasTickets && kind !== 'reminder') return [];
  const { booking, event, occurrence } = view;
  const { filename, content } = occurrenceIcal(deps, event, occurrence, booking.locale);
  const calendar = {
    filename,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(content),
  };
  if (!hasTickets) return [calendar];
  const tickets = {
    filename: `${booking.reference}.pdf`,
    contentType: 'application/pdf',
    content: await renderTickets(deps, view, booking.locale, { forGuest }),
  };
  return [tickets, calendar];
}
