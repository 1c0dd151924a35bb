import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { ownerOf } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife, shareLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { demandNoOpenPayment } from '../end-payment.ts';
import { demandGuestMail } from '../guest-mails.ts';
import { demandTime, lockBooking } from '../locks.ts';
import { openBooking } from '../open.ts';
import { mayCostLess, reprice } from '../prices/reprice.ts';
import { countFewer, movePlaces } from './move-places.ts';
import { untilTheEnd } from './split.ts';
import { HOUR_MS } from '../../../../machines/flow/durations.ts';

type Share = Selectable<Schema['booking_shares']>;
type Own = { share: Share; booking: BookingRow };

/** The least time between two mails with one link, and how many there are at most; the database refuses more. */
const MAIL_REST_MS = HOUR_MS;
const MOST_MAILS = 3;

/** From when a share's link can be mailed again; null where it can't be. */
export function remindFrom({ state, mails, mailed_at }: Share): Date | null {
  const isLegal = shareLife.after(state, { type: 'share.remind' }) !== undefined;
  return isLegal && mails < MOST_MAILS ? new Date(mailed_at.getTime() + MAIL_REST_MS) : null;
}

/** A person's own share, locked after its booking. Throws 404. */
async function lockOwnShare(trx: Trx, id: string, userId: string): Promise<Own> {
  const found = await trx.selectFrom('booking_shares').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined || found.user_id !== userId) throw new Problem(404, 'not_found');
  const booking = await lockBooking(trx, found.booking_id);
  return { booking, share: await shareLife.lock(trx, id) };
}

/** Mails a friend the link again. Throws 404, 409 once the share is over, 429 too soon or too often. */
export async function remindFriend(deps: BookingDeps, trx: Trx, id: string, userId: string): Promise<void> {
  const now = deps.clock.now();
  const { share } = await lockOwnShare(trx, id, userId);
  shareLife.demandAfter(share.state, { type: 'share.remind' });
  if (share.email === null) throw new Problem(409, 'not_in_this_state');
  const from = remindFrom(share);
  if (from === null || now < from) {
    const waitMs = from === null ? MAIL_REST_MS : from.getTime() - now.getTime();
    throw new Problem(429, 'share_reminded', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  await demandGuestMail(deps, trx, { to: share.email, buyerId: userId });
  const mail = share.mails + 1;
  const how = { by: ownerOf(share), at: now, set: { mails: mail, mailed_at: now } };
  await shareLife.demandMove(trx, share, { type: 'share.remind' }, how);
  await deps.jobs.send(trx, 'share-mail', { shareId: id, kind: 'asked', mail });
}

type TakingBack = { id: string; userId: string; locale: Locale };

/**
 * Moves a friend's unpaid places into the open booking of whoever asked, begun now when there is none; held until the same end. Returns that
 * booking's id. Throws 404, 409 once the share is paid or over, and what `endingPayment` waits for: the friend's payment, or one's own.
 */
export async function takeShareBack(deps: BookingDeps, trx: Trx, { id, userId, locale }: TakingBack): Promise<string> {
  const now = deps.clock.now();
  const { share, booking } = await lockOwnShare(trx, id, userId);
  shareLife.demandAfter(share.state, { type: 'share.take_back' });
  demandNoOpenPayment(booking);
  demandTime(booking, now);
  const own = await openOwn(deps, trx, booking, { userId, locale });
  const by = ownerOf(share);
  await shareLife.demandMove(trx, share, { type: 'share.take_back' }, { by, at: now });
  const moved = await movePlaces(trx, { from: booking.id, to: own.id });
  const set = { outcome: 'taken_back', expires_at: null } as const;
  await bookingLife.demandMove(trx, booking, { type: 'booking.cancel', isRefundDue: false }, { by, at: now, set });
  await count(trx, { share, booking, moved });
  await bound(trx, own.id);
  const { occurrence } = await deps.catalogue.occasion(own.occurrence_id);
  if (mayCostLess(own, occurrence)) await reprice(trx, own, occurrence);
  const isWaitedFor = shareLife.after(share.state, { type: 'share.remind' }) !== undefined;
  if (isWaitedFor) await deps.jobs.send(trx, 'share-mail', { shareId: id, kind: 'taken_back' });
  return own.id;
}

/** One's own open booking there, locked, with no more time than the share has. */
async function openOwn(
  deps: BookingDeps,
  trx: Trx,
  { occurrence_id, expires_at }: BookingRow,
  { userId, locale }: Omit<TakingBack, 'id'>,
): Promise<BookingRow> {
  if (expires_at === null) throw new Problem(409, 'not_in_this_state');
  const terms = { ...untilTheEnd(deps, expires_at), most_places: 0 };
  const { booking, isNew } = await openBooking(deps, trx, { userId, occurrenceId: occurrence_id, locale }, terms);
  if (isNew) return booking;
  if (booking.outcome === 'offered') throw new Problem(409, 'apart_not_offered');
  demandNoOpenPayment(booking);
  demandTime(booking, deps.clock.now());
  bookingLife.demandAfter(booking.state, { type: 'choice.change' });
  await sql`update bookings set hold_ends_at = least(hold_ends_at, ${expires_at}), expires_at = least(expires_at, ${expires_at}),
    most_places = coalesce(most_places, 0) where id = ${booking.id}`.execute(trx);
  return booking;
}

/** Makes what a booking holds now the most that it can hold. */
async function bound(trx: Trx, id: string): Promise<void> {
  await sql`update bookings set most_places = (select count(*) from attendees where booking_id = bookings.id and live)
    where id = ${id}`.execute(trx);
}

/** Counts places that the friend had taken for the person who asked alone, and those that the friend had released for nobody. */
async function count(trx: Trx, { share, booking, moved }: Own & { moved: number }): Promise<void> {
  if (!shareLife.is(share.state, 'isTaken')) return;
  const { occurrence_id: occurrenceId, user_id: friendId, most_places: most } = booking;
  await countFewer(trx, { userId: friendId, occurrenceId, change: moved });
  await countFewer(trx, { userId: share.user_id, occurrenceId, change: (most ?? moved) - moved });
}
