import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../../../kernel/http/problem.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps } from '../deps.ts';
import { type BookingView, type Place, readBookingView } from '../booking-view.ts';

type Wallet = 'apple' | 'google';
export type Ticket = { view: BookingView; place: Place };
type SignedAddress = { attendee: string; until: number; signature: string };

/** An address is followed at once; a phone may ask for the file twice. */
const LINK_LIFE_SECONDS = 10 * 60;

/** The wallets that the tickets of a booking can be added to now: tickets that are valid, for a date that is on and not over. */
export function walletsFor({ wallets, clock }: Pick<BookingDeps, 'wallets' | 'clock'>, view: BookingView): Wallet[] {
  const { booking, occurrence, places } = view;
  const now = clock.now();
  const isWorthKeeping = bookingLife.is(booking.state, 'isBought') && !occurrence.cancelled && now < occurrence.ends_at;
  if (!isWorthKeeping || places.length === 0) return [];
  const isAppleOn = wallets.apple !== undefined && now < wallets.apple.expiresAt;
  return [...(isAppleOn ? (['apple'] as const) : []), ...(wallets.google === undefined ? [] : (['google'] as const))];
}

/** The address where a phone gets a ticket's pass, for the next ten minutes. */
export function passAddress(deps: BookingDeps, { id, code }: Place, locale: Locale): string {
  const until = Math.floor(deps.clock.now().getTime() / 1000) + LINK_LIFE_SECONDS;
  const query = new URLSearchParams({
    until: String(until),
    signature: signatureOf(deps, { id, code, until }),
    locale,
  });
  return `${deps.publicUrl}/api/wallet/passes/${id}?${query}`;
}

/** The code is signed too: the address of a ticket that was renamed or given away stops working with it. */
const signatureOf = (
  { fingerprint }: Pick<BookingDeps, 'fingerprint'>,
  { id, code, until }: Pick<Place, 'id' | 'code'> & { until: number },
): string => fingerprint('wallet pass', [id, code, until].join('\n'));

/** The ticket that a signed address leads to. Throws 404 for an address that is not ours, or no longer good. */
export async function ticketAt(deps: BookingDeps, { attendee, until, signature }: SignedAddress): Promise<Ticket> {
  const row = await deps.db
    .selectFrom('attendees')
    .select(['booking_id', 'code'])
    .where('id', '=', attendee)
    .executeTakeFirst();
  const due = Buffer.from(signatureOf(deps, { id: attendee, code: row?.code ?? null, until }));
  const isOurs = row !== undefined && row.code !== null && timingSafeEqual(due, Buffer.from(signature));
  if (!isOurs || deps.clock.now().getTime() >= until * 1000) throw new Problem(404, 'not_found');
  return ticketOf(await readBookingView(deps, row.booking_id), attendee);
}

/** One valid ticket of a booking. Throws 404 if it isn't there, or not any more. */
export function ticketOf(view: BookingView, attendee: string): Ticket {
  const place = view.places.find(({ id }) => id === attendee);
  if (place === undefined) throw new Problem(404, 'not_found');
  return { view, place };
}
