import { randomUUID } from 'node:crypto';
import { personMailbox } from '../../../kernel/auth/person-mailbox.ts';
import type { SignedIn } from '../../../kernel/auth/signed-in.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import { hashOfSecret } from '../../../kernel/hashes.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import type { ProblemCode } from '../../../kernel/http/problem-texts.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { ownerOf } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife, shareLife } from '../../../kernel/lifecycle/lives.ts';
import { newReference } from '../../../kernel/readable-codes.ts';
import { demandOpen, type Occasion } from '../catalogue.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { demandNoOpenPayment } from '../end-payment.ts';
import { isNearlyFull } from '../extend.ts';
import { demandGuestMail } from '../guest-mails.ts';
import { demandTime } from '../locks.ts';
import { mayCostLess, reprice } from '../prices/reprice.ts';
import { movePlaces } from './move-places.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../machines/flow/durations.ts';

type Wish = Schemas['ShareRequest']['shares'];
type Place = { id: string; kind_id: string; ordinary: number; first_name: string | null };
/** The places that one person is asked to pay for. */
type Share = { email: string; places: Place[] };

/** The token of a share's link: only the mail has it, and only its hash is stored. */
export const tokenOf = ({ fingerprint }: Pick<BookingDeps, 'fingerprint'>, id: string): string =>
  fingerprint('booking-share', id);

/**
 * Takes places out of an open booking, which is locked, for friends to pay: a booking for each of them, held until one end, and a mailed link.
 * Throws 409 for a booking that can't be split or too late, 422 for a place or an address that can't be meant, 429 past the day's mails, and
 * what `endingPayment` waits for.
 */
export async function splitBooking(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  wish: Wish,
  holder: SignedIn,
): Promise<void> {
  const now = deps.clock.now();
  demandNoOpenPayment(booking);
  bookingLife.demandAfter(booking.state, { type: 'choice.change' });
  demandTime(booking, now);
  if (booking.outcome === 'offered' || booking.exchanges_booking_id !== null)
    throw new Problem(409, 'apart_not_offered');
  const occasion = await deps.catalogue.occasion(booking.occurrence_id);
  demandOpen(occasion, now);
  const places = await placesOf(trx, booking.id);
  const shares = sharesOf(wish, places, holder);
  const end = endOfHold(deps, occasion, booking, places);
  for (const share of shares) await ask(deps, trx, booking, share, end);
  const left = places.length - wish.length;
  const set = { ...untilTheEnd(deps, end), most_places: left };
  await bookingLife.demandMove(trx, booking, { type: 'choice.change' }, { by: ownerOf(booking), at: now, set });
  if (mayCostLess(booking, occasion.occurrence)) await reprice(trx, booking, occasion.occurrence);
}

/** The columns of a booking that is held until this end, and not extended. */
export const untilTheEnd = ({ union }: Pick<BookingDeps, 'union'>, end: Date) => ({
  expires_at: end,
  hold_ends_at: end,
  extensions: union.bookings.maxExtensions,
});

async function placesOf(trx: Trx, bookingId: string): Promise<Place[]> {
  const rows = await trx
    .selectFrom('attendees')
    .select(['id', 'kind_id', 'amount', 'listed', 'first_name'])
    .where('booking_id', '=', bookingId)
    .where('live', '=', true)
    .execute();
  return rows.map(({ amount, listed, ...place }) => ({ ...place, ordinary: listed ?? amount }));
}

/** The wanted shares, one for each mailbox. Throws 422 for those that make no sense, 409 for one that costs nothing. */
function sharesOf(wish: Wish, places: readonly Place[], holder: SignedIn): Share[] {
  const refuse = (field: string, code: ProblemCode) => new Problem(422, code, { fields: { [field]: [code] } });
  const shares = new Map<string, Share>();
  const left = new Map(places.map((place) => [place.id, place]));
  for (const [at, { attendee_id, email }] of wish.entries()) {
    const mailbox = personMailbox(email);
    if (mailbox === personMailbox(holder.email)) throw refuse(`shares.${at}.email`, 'share_to_self');
    const place = left.get(attendee_id);
    // Also one that is named twice.
    if (place === undefined) throw refuse(`shares.${at}.attendee_id`, 'not_found');
    left.delete(attendee_id);
    const share = shares.get(mailbox) ?? { email, places: [] };
    shares.set(mailbox, { ...share, places: [...share.places, place] });
  }
  if (left.size === 0) throw refuse('shares', 'share_keep_one');
  const all = [...shares.values()];
  if (all.some((share) => share.places.every(({ ordinary }) => ordinary === 0)))
    throw new Problem(409, 'apart_not_offered');
  return all;
}

/** When all the holds end: never past the sales' end, nor past the end that the booking has already. Throws 409 if an ordinary hold would last longer. */
function endOfHold(
  { union, clock }: BookingDeps,
  occasion: Occasion,
  { hold_ends_at }: BookingRow,
  places: readonly Place[],
): Date {
  const { apart, holdMinutes } = union.bookings;
  const hours = isNearlyFull(union, occasion) ? Math.min(apart.nearlyFullHours, apart.hours) : apart.hours;
  const { bookings_close_at, starts_at, kinds } = occasion.occurrence;
  const mine = new Set(places.map(({ kind_id }) => kind_id));
  const salesEnds = kinds.filter(({ id }) => mine.has(id)).map(({ sale_ends_at }) => sale_ends_at);
  const now = clock.now().getTime();
  const ends = [bookings_close_at, starts_at, hold_ends_at, ...salesEnds].flatMap((end) => end?.getTime() ?? []);
  const end = Math.min(now + hours * HOUR_MS, ...ends);
  if (end < now + holdMinutes * MINUTE_MS) throw new Problem(409, 'apart_too_late');
  return new Date(end);
}

/** Sets the places aside for a friend, and mails the link. */
async function ask(
  deps: BookingDeps,
  trx: Trx,
  { id: group, user_id, occurrence_id, locale }: BookingRow,
  { email, places }: Share,
  end: Date,
): Promise<void> {
  const now = deps.clock.now();
  await demandGuestMail(deps, trx, { to: email, buyerId: user_id });
  const { id: bookingId } = await trx
    .insertInto('bookings')
    .values({
      reference: newReference(),
      user_id,
      occurrence_id,
      locale,
      state: bookingLife.stateThat('isSetAside'),
      outcome: null,
      ...untilTheEnd(deps, end),
      most_places: places.length,
      created_at: now,
      paid_at: null,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const begun = { id: bookingId, state: bookingLife.initial };
  await bookingLife.demandMove(trx, begun, { type: 'places.set_aside' }, { by: ownerOf({ user_id }), at: now });
  await movePlaces(trx, { from: group, to: bookingId, ids: places.map(({ id }) => id) });
  const id = randomUUID();
  await orRefusal(
    trx
      .insertInto('booking_shares')
      .values({
        id,
        user_id,
        occurrence_id,
        group_id: group,
        booking_id: bookingId,
        email,
        name: places.find(({ first_name }) => first_name !== null)?.first_name ?? null,
        token_hash: hashOfSecret(tokenOf(deps, id)),
        state: shareLife.initial,
        mailed_at: now,
        created_at: now,
        changed_at: now,
      })
      .execute(),
  );
  await deps.jobs.send(trx, 'share-mail', { shareId: id, kind: 'asked', mail: 1 });
}
