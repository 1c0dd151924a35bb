import type { BookingDeps } from '../deps.ts';
import { readBookingView } from '../booking-view.ts';
import { presentAttendee } from '../present.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';

const CODE = /^[\w-]{22}$/;

/** Checks a code at the door: says if it is valid, and for which ticket. */
export async function checkTicket(deps: BookingDeps, code: string, locale: Locale): Promise<Schemas['CheckedTicket']> {
  if (!CODE.test(code)) return { standing: 'unknown', ticket: null };
  const place = await deps.db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .select(['attendees.id', 'attendees.live', 'attendees.cancelled_at', 'attendees.booking_id', 'bookings.state'])
    .where('attendees.code', '=', code)
    .executeTakeFirst();
  if (place === undefined) {
    const replaced = deps.db.selectFrom('replaced_codes').select('code').where('code', '=', code);
    const isReplaced = (await replaced.executeTakeFirst()) !== undefined;
    return { standing: isReplaced ? 'replaced' : 'unknown', ticket: null };
  }
  if (bookingLife.is(place.state, 'isExchanged') && place.cancelled_at === null)
    return { standing: 'exchanged', ticket: null };
  if (!place.live || !bookingLife.is(place.state, 'isBought')) return { standing: 'cancelled', ticket: null };
  const { booking, event, occurrence, places } = await readBookingView(deps, place.booking_id);
  const found = places.find(({ id }) => id === place.id);
  if (found === undefined) return { standing: 'cancelled', ticket: null };
  const { ticket_name, first_name, last_name, seat, questions } = presentAttendee(deps, found, locale);
  return {
    standing: 'valid',
    ticket: {
      event: event.title[locale],
      start: occurrence.starts_at.toISOString(),
      reference: booking.reference,
      ticket_name,
      first_name,
      last_name,
      seat,
      questions,
    },
  };
}
