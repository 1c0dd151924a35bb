import { type Selectable, sql } from 'kysely';
import type { SignedIn } from '../../../kernel/auth/signed-in.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import { hashOfSecret } from '../../../kernel/hashes.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { money } from '../../../kernel/http/money.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { bookingLife, shareLife } from '../../../kernel/lifecycle/lives.ts';
import { presentOccurrence } from '../../../kernel/events/present-occurrence.ts';
import { readBookingView } from '../booking-view.ts';
import { demandOpen } from '../catalogue.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import { lockBooking } from '../locks.ts';
import { mayCostLess, reprice } from '../prices/reprice.ts';
import { senderName } from '../transfers/receive.ts';
import { ordinaryTotal, presentPlaces } from './read.ts';

type Share = Selectable<Schema['booking_shares']>;

const notAsked = () => new Problem(404, 'share_over');
const isWaiting = ({ state }: Share) => shareLife.is(state, 'isAsked') || shareLife.is(state, 'isTaken');

/** The share with this token that is still to be paid. Throws the same 404 for one that is over and for one that never existed. */
async function findShare(db: Queryable, token: string): Promise<Share> {
  const found = await db
    .selectFrom('booking_shares')
    .selectAll()
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst();
  if (found === undefined || !isWaiting(found)) throw notAsked();
  return found;
}

/** The same, locked after its booking, as everything locks them. Throws 404. */
async function lockShare(trx: Trx, token: string): Promise<{ share: Share; booking: BookingRow }> {
  const { id, booking_id } = await findShare(trx, token);
  const booking = await lockBooking(trx, booking_id);
  const share = await shareLife.lock(trx, id);
  if (!isWaiting(share)) throw notAsked();
  return { share, booking };
}

/** The places that a link asks to pay for. Throws 404 once they no longer wait. */
export async function readOfferedShare(
  deps: BookingDeps,
  { token, userId, locale }: { token: string; userId: string | undefined; locale: Locale },
): Promise<Schemas['OfferedShare']> {
  const share = await findShare(deps.db, token);
  const { event, occurrence, places, booking } = await readBookingView(deps, share.booking_id);
  const now = deps.clock.now();
  if (booking.expires_at === null || booking.expires_at <= now) throw notAsked();
  const isTaken = shareLife.is(share.state, 'isTaken');
  return {
    from: await senderName(deps.db, share.user_id),
    event: { slug: event.slug, title: event.title[locale] },
    occurrence: presentOccurrence(occurrence, locale, now),
    places: presentPlaces(deps, places, locale),
    total: money(ordinaryTotal(places), locale),
    expires_at: booking.expires_at.toISOString(),
    is_taken: isTaken,
    is_yours: isTaken && booking.user_id === userId,
    is_from_you: share.user_id === userId,
  };
}

/** Refuses the places: they stay set aside for whoever asked. Throws 404. */
export async function declineShare(deps: BookingDeps, trx: Trx, token: string): Promise<void> {
  const { share } = await lockShare(trx, token);
  const how = { by: { kind: 'owner' }, at: deps.clock.now() } as const;
  await shareLife.demandMove(trx, share, { type: 'share.decline' }, how);
  await deps.jobs.send(trx, 'share-mail', { shareId: share.id, kind: 'declined' });
}

type Taking = { token: string; friend: SignedIn; locale: Locale };

/**
 * Makes the places an open booking of the friend's, at the friend's own prices; until it is paid they count for whoever asked too. Returns the
 * booking's id, also to the friend who has taken them already. Throws 404 once they no longer wait or somebody else has them; 409 for
 * whoever asked, for a friend who holds other places there, and past the friend's limit.
 */
export async function takeShare(deps: BookingDeps, trx: Trx, { token, friend, locale }: Taking): Promise<string> {
  const now = deps.clock.now();
  const { share, booking } = await lockShare(trx, token);
  if (share.user_id === friend.id) throw new Problem(409, 'share_own');
  if (shareLife.is(share.state, 'isTaken')) {
    if (booking.user_id !== friend.id) throw notAsked();
    return booking.id;
  }
  const isInTime = booking.expires_at !== null && now < booking.expires_at;
  if (!isInTime) throw notAsked();
  const occasion = await deps.catalogue.occasion(booking.occurrence_id);
  demandOpen(occasion, now);
  const { occurrence } = occasion;
  const by = { kind: 'owner', userId: friend.id } as const;
  const set = { user_id: friend.id, locale };
  await orRefusal(bookingLife.demandMove(trx, booking, { type: 'places.take' }, { by, at: now, set }));
  // After the booking is theirs, as in every booking, so that neither waits for the other.
  await countForFriend(trx, { booking, friendId: friend.id, most: occurrence.per_person_limit });
  await shareLife.demandMove(trx, share, { type: 'share.take', isInTime }, { by, at: now });
  if (mayCostLess(booking, occurrence)) await reprice(trx, { ...booking, user_id: friend.id }, occurrence);
  return booking.id;
}

async function countForFriend(
  trx: Trx,
  { booking, friendId, most }: { booking: BookingRow; friendId: string; most: number },
): Promise<void> {
  const places = booking.most_places ?? 0;
  const counting = sql`insert into person_places (mailbox, occurrence_id, places, most)
    select mailbox, ${booking.occurrence_id}, ${places}, ${most} from users where id = ${friendId}
    on conflict (mailbox, occurrence_id) do update set places = person_places.places + ${places}, most = ${most}`;
  await orRefusal(counting.execute(trx));
}
