import { type Selectable, sql } from 'kysely';
import type { SignedIn } from '../../../kernel/auth/signed-in.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { ownerOf } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife, waitingLife } from '../../../kernel/lifecycle/lives.ts';
import { readOccurrences } from '../../../kernel/events/occurrences.ts';
import { readPlaces } from '../../../kernel/events/places.ts';
import { presentOccurrence } from '../../../kernel/events/present-occurrence.ts';
import { bookingsState, refusalToWait, ticketState } from '../../../kernel/events/state.ts';
import { cancelBooking } from '../cancel.ts';
import { demandOpen } from '../catalogue.ts';
import type { BookingDeps } from '../deps.ts';

type Entry = Selectable<Schema['waiting']>;

/**
 * Puts a party at the end of the list of a date that is sold out. Returns the entry's id. Throws 409 with the reason while the date can't be
 * waited for, or could never serve the party, 422 for a kind of ticket that it doesn't have.
 */
export async function joinList(
  deps: BookingDeps,
  trx: Trx,
  { occurrence_id, ticket_id, party }: Schemas['WaitingRequest'],
  person: SignedIn,
  locale: Locale,
): Promise<string> {
  const now = deps.clock.now();
  demandOpen(await deps.catalogue.occasion(occurrence_id), now);
  // Not the catalogue's, which may be a second old.
  const [occurrence] = await readOccurrences(trx, { ids: [occurrence_id] });
  const kind = occurrence?.kinds.find(({ id }) => id === ticket_id);
  if (occurrence === undefined || kind === undefined)
    throw new Problem(422, 'not_found', { fields: { ticket_id: ['not_found'] } });
  const refusal = refusalToWait(bookingsState(occurrence, now));
  if (refusal !== undefined) throw new Problem(409, refusal);
  if (ticketState(kind, occurrence, now) === 'ENDED') throw new Problem(409, 'ticket_not_on_sale');
  await demandRoom(trx, { person, occurrenceId: occurrence_id, party, most: occurrence.per_person_limit });
  const places = (await readPlaces(trx, [occurrence])).get(kind.id) ?? Infinity;
  if (party > places) throw new Problem(409, 'waiting_too_many');
  const entry = trx
    .insertInto('waiting')
    .values({
      user_id: person.id,
      occurrence_id,
      kind_id: ticket_id,
      party,
      locale,
      state: waitingLife.initial,
      booking_id: null,
      created_at: now,
      changed_at: now,
    })
    .returning('id');
  return (await orRefusal(entry.executeTakeFirstOrThrow())).id;
}

type Wish = { person: SignedIn; occurrenceId: string; party: number; most: number };

/** Throws 409 for somebody who holds places there or may not have as many more. */
async function demandRoom(trx: Trx, { person, occurrenceId, party, most }: Wish): Promise<void> {
  const { rows } = await sql<{ places: number | null; isHolding: boolean }>`
    select (
      select places from person_places
      where occurrence_id = ${occurrenceId} and mailbox = (select mailbox from users where id = ${person.id})
    ) as places, exists (
      select from bookings
      where user_id = ${person.id} and occurrence_id = ${occurrenceId} and ${bookingLife.stateIn('isOpen')}
    ) as "isHolding"`.execute(trx);
  if (rows[0]?.isHolding === true) throw new Problem(409, 'waiting_while_holding');
  if ((rows[0]?.places ?? 0) + party > most) throw new Problem(409, 'over_the_limit');
}

/**
 * Takes the person off a list, or gives back what they were offered. Does nothing more once that is over. Throws 404, 409 where an offer came at
 * that moment, and what `endingPayment` waits for.
 */
export async function leaveList(deps: BookingDeps, trx: Trx, id: string, userId: string): Promise<void> {
  const found = await findEntry(trx, id, userId);
  if (waitingLife.is(found.state, 'isOffered') && found.booking_id !== null)
    // The booking first, as everything locks them; that ends the offer.
    return cancelBooking(deps, trx, { bookingId: found.booking_id, userId, believed: 'open' });
  if (!waitingLife.is(found.state, 'isWaiting')) return;
  const entry = await waitingLife.lock(trx, id);
  const how = { by: ownerOf(entry), at: deps.clock.now() };
  await waitingLife.demandMove(trx, entry, { type: 'place.leave' }, how);
}

async function findEntry(db: Queryable, id: string, userId: string): Promise<Entry> {
  const entry = await db.selectFrom('waiting').selectAll().where('id', '=', id).executeTakeFirst();
  if (entry === undefined || entry.user_id !== userId) throw new Problem(404, 'not_found');
  return entry;
}

/** A person's entries on the lists of dates to come, the latest first; with `only`, one of them. */
export async function readEntries(
  deps: BookingDeps,
  db: Queryable,
  wanted: { userId: string; occurrence?: string | undefined; only?: string },
  locale: Locale,
): Promise<Schemas['WaitingPlace'][]> {
  const now = deps.clock.now();
  const ahead = sql<number>`(
    select count(*)::int from waiting as before
    where before.occurrence_id = waiting.occurrence_id and before.sequence < waiting.sequence
      and before.state in (${sql.join(waitingLife.tagged('isWaiting').map((state) => sql.lit(state)))})
  )`;
  let mine = db
    .selectFrom('waiting')
    .innerJoin('occurrences', 'occurrences.id', 'waiting.occurrence_id')
    .leftJoin('bookings', 'bookings.id', 'waiting.booking_id')
    .selectAll('waiting')
    .select(['bookings.expires_at', ahead.as('ahead')])
    .where('waiting.user_id', '=', wanted.userId)
    .where('occurrences.ends_at', '>', now);
  if (wanted.occurrence !== undefined) mine = mine.where('waiting.occurrence_id', '=', wanted.occurrence);
  if (wanted.only !== undefined) mine = mine.where('waiting.id', '=', wanted.only);
  const rows = await mine.orderBy('waiting.created_at', 'desc').orderBy('waiting.sequence', 'desc').limit(50).execute();
  return Promise.all(
    rows.map(
      async ({ id, occurrence_id, kind_id, party, state, booking_id, expires_at, created_at, ahead: before }) => {
        const { event, occurrence } = await deps.catalogue.occasion(occurrence_id);
        const kind = occurrence.kinds.find((each) => each.id === kind_id);
        return {
          id,
          state,
          event: { slug: event.slug, title: event.title[locale] },
          occurrence: presentOccurrence(occurrence, locale, now),
          ticket_id: kind_id,
          ticket_name: kind?.name[locale] ?? '',
          party,
          ahead: waitingLife.is(state, 'isWaiting') ? before : null,
          booking_id: waitingLife.is(state, 'isOffered') ? booking_id : null,
          expires_at: waitingLife.is(state, 'isOffered') ? (expires_at?.toISOString() ?? null) : null,
          created_at: created_at.toISOString(),
        };
      },
    ),
  );
}
