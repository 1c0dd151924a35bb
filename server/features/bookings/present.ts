import { presentPoster } from '../../kernel/events/present-event.ts';
import { presentOccurrence } from '../../kernel/events/present-occurrence.ts';
import { presentAnswers } from '../../kernel/events/present-question.ts';
import { seatWord, type Union } from '../../kernel/content/union.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { presentPayment } from '../../kernel/payments/handlers.ts';
import { cancelUntil } from './cancel.ts';
import { refusalNow } from './exchange/rules.ts';
import type { BookingDeps } from './deps.ts';
import { extensionsLeft, isNearlyFull } from './extend.ts';
import type { BookingView, Place } from './booking-view.ts';
import { creditedVat, vatLines } from './vat.ts';
import type { SeatFacts } from './catalogue.ts';
import { walletsFor } from './wallet/links.ts';

/** A booking as the contract has it, at this moment and in the caller's language. */
export function presentBooking(deps: BookingDeps, view: BookingView, locale: Locale): Schemas['Booking'] {
  const { booking, event, occurrence, places, cancelled, transferred, payment, refunds, code, takesCodes } = view;
  const isExchanging = view.exchangedFor?.isOpen === true;
  const now = deps.clock.now();
  const all = [...places, ...cancelled, ...transferred];
  const credits = creditedVat(all, refunds);
  const isBought = bookingLife.is(booking.state, 'isBought');
  const until = cancelUntil(occurrence.starts_at, event.cancel_hours);
  const isCancellable = isBought && until !== null && now <= until && !isExchanging;
  const refusal = refusalNow(view, { now, until });
  return {
    id: booking.id,
    reference: booking.reference,
    state: booking.state,
    event: { slug: event.slug, title: event.title[locale], poster: presentPoster(event) },
    occurrence: presentOccurrence(occurrence, locale, now),
    attendees: places.map((place) => ({
      ...presentAttendee(deps, place, locale),
      can_cancel: isCancellable && !place.isEntered,
    })),
    cancelled_attendees: cancelled.map((place) => presentAttendee(deps, place, locale)),
    transferred_attendees: transferred.map((place) => presentAttendee(deps, place, locale)),
    total: money(sumOf(all), locale),
    listed_total: money(sumOf(all.map(({ amount, listed }) => ({ amount: listed ?? amount }))), locale),
    promo_code: code,
    takes_codes: takesCodes,
    payment: payment && presentPayment(deps, payment, locale),
    vat: vatLines(all).map(({ rate, gross, vat }) => ({
      percent: rate / 100,
      gross: money(gross, locale),
      vat: money(vat, locale),
    })),
    refunds: refunds.map(({ amount, state, created_at }, at) => ({
      amount: money(amount, locale),
      vat: moneyOrNull(credits[at], locale),
      state: state === 'succeeded' ? 'refunded' : 'refund_pending',
      created_at: new Date(created_at).toISOString(),
    })),
    refundable: money(isBought ? refundableOf(view) : 0, locale),
    names_required: event.names === 'required',
    expires_at: booking.expires_at?.toISOString() ?? null,
    hold_seconds: holdSeconds(deps, booking),
    most_places: booking.most_places,
    extensions_left: extensionsLeft(deps.union, view, booking),
    nearly_full: isNearlyFull(deps.union, view),
    cancel_until: until?.toISOString() ?? null,
    can_cancel: isBought
      ? isCancellable && places.length > 0 && !places.some(({ isEntered }) => isEntered)
      : booking.expires_at !== null,
    can_exchange: isBought && refusal === null,
    exchange_refusal: refusal,
    exchange: presentExchange(view, locale),
    exchanged_for: view.exchangedFor && {
      booking_id: view.exchangedFor.id,
      reference: view.exchangedFor.reference,
      occurrence_id: view.exchangedFor.occurrence_id,
      start: view.exchangedFor.startsAt.toISOString(),
      credit: money(view.exchangedFor.credit ?? 0, locale),
      is_open: isExchanging,
    },
    wallets: walletsFor(deps, view),
    outcome: booking.outcome,
    created_at: booking.created_at.toISOString(),
    paid_at: booking.paid_at?.toISOString() ?? null,
  };
}

/** How long a fresh hold of this sort lasts. */
function holdSeconds({ union }: BookingDeps, { outcome, created_at, hold_ends_at }: BookingView['booking']): number {
  if (hold_ends_at !== null) return Math.round((hold_ends_at.getTime() - created_at.getTime()) / 1000);
  return 60 * (outcome === 'offered' ? union.bookings.offerMinutes : union.bookings.holdMinutes);
}

/** Cents that cancelling sends back: all that is left, or, where tickets were given away, what the others cost. */
const refundableOf = ({ left, places, transferred }: BookingView): number =>
  transferred.length === 0 ? left : Math.min(left, sumOf(places));

function presentExchange(view: BookingView, locale: Locale): Schemas['Exchange'] | null {
  const { booking, exchange, places, cancelled, transferred } = view;
  if (exchange === null) return null;
  const price = sumOf([...places, ...cancelled, ...transferred]);
  const credit = booking.credit ?? Math.min(exchange.worth, price);
  return {
    booking_id: exchange.id,
    reference: exchange.reference,
    start: exchange.startsAt.toISOString(),
    credit: money(credit, locale),
    due: money(price - credit, locale),
    back: money(booking.credit === null ? exchange.worth - credit : exchange.back, locale),
    tickets: exchange.tickets,
  };
}

const moneyOrNull = (cents: number | null | undefined, locale: Locale) =>
  cents === null || cents === undefined ? null : money(cents, locale);

const sumOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** A place as the contract has it, in the caller's language. */
export function presentAttendee({ union }: Named, place: Place, locale: Locale): Schemas['Attendee'] {
  return {
    id: place.id,
    ticket_id: place.kindId,
    ticket_name: place.kindName[locale],
    amount: money(place.amount, locale),
    listed: moneyOrNull(place.listed, locale),
    first_name: place.firstName,
    last_name: place.lastName,
    email: place.email,
    questions: presentAnswers(place.questions, place.answers, locale),
    seat: place.seat && presentSeat(union, place.seat, locale),
    code: place.isTransferred ? null : place.code,
    is_entered: place.isEntered,
    can_cancel: false,
    transfer: place.transfer && {
      id: place.transfer.id,
      email: place.transfer.email,
      sent_at: place.transfer.sentAt.toISOString(),
    },
  };
}

type Named = Pick<BookingDeps, 'union'>;

/** A seat as the contract has it, its part of the hall in the caller's language. */
export function presentSeat(
  union: Union,
  { guid, zone, row, number, category }: Omit<SeatFacts, 'index'>,
  locale: Locale,
): Schemas['Seat'] {
  return { guid, zone, zone_name: seatWord(union, zone, locale), row, number, category };
}
