import { sql } from 'kysely';
import { nameIfAny } from '../../../kernel/staff/names.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import { eventOfDate } from '../../../kernel/events/event-of-date.ts';
import { money } from '../../../kernel/http/money.ts';
import type { Answer, Call, Locale, Schemas } from '../../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../../kernel/http/paging.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { bookingLife, paymentLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps } from '../deps.ts';
import { isMoneyOf } from '../money.ts';
import { isOurs } from '../box-office.ts';
import { isFailing } from './find.ts';
import { tidyText } from '../../../kernel/http/written-text.ts';
import { DAY_MS } from '../../../../machines/flow/durations.ts';

const SHOWN_AFTER_MS = 30 * DAY_MS;

const isBought = bookingLife.stateIn('isBought');
const isOpen = bookingLife.stateIn('isOpen');
const isStanding = bookingLife.stateIn('holdsPlaces');

/** One page of dates. */
export async function listOccurrences(
  { db, clock }: BookingDeps,
  query: Call<'listDeskOccurrences'>['query'],
  locale: Locale,
): Promise<Answer<'listDeskOccurrences'>> {
  const found = db
    .selectFrom('occurrences')
    .innerJoinLateral(eventOfDate, (join) => join.onTrue())
    .select(['occurrences.id', 'events.title', 'starts_at'])
    .select(sql<boolean>`occurrences.cancelled or events.cancelled`.as('isCancelled'))
    .select(
      sql<number>`(select count(*)::int from bookings
        where occurrence_id = occurrences.id and ${isBought} and ${isOurs})`.as('bookings'),
    )
    .select(totalOfAll)
    .where('ends_at', '>', new Date(clock.now().getTime() - SHOWN_AFTER_MS))
    .orderBy('starts_at')
    .orderBy('occurrences.id');
  const { rows, meta } = await readPage(found, query);
  return {
    data: rows.map(({ id, title, starts_at, isCancelled, bookings }) => ({
      id,
      event: title[locale],
      starts_at: starts_at.toISOString(),
      is_cancelled: isCancelled,
      bookings,
    })),
    meta,
  };
}

/** A date, what calling it off would mean, and the progress of that. Throws 404. */
export async function readOccurrence(db: Queryable, id: string, locale: Locale): Promise<Schemas['DeskOccurrence']> {
  const row = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .leftJoin('called_off', 'called_off.occurrence_id', 'occurrences.id')
    .leftJoin('users', 'users.id', 'called_off.user_id')
    .select(['events.title', 'starts_at', 'called_off.at', 'called_off.note', 'users.first_name', 'users.last_name'])
    .select(sql<boolean>`occurrences.cancelled or events.cancelled`.as('isCancelled'))
    .where('occurrences.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  const { title, starts_at, at, note, first_name, last_name, isCancelled } = row;
  return {
    id,
    event: title[locale],
    starts_at: starts_at.toISOString(),
    is_cancelled: isCancelled,
    called_off: at && {
      by: nameIfAny({ first_name, last_name }),
      at: at.toISOString(),
      reason: note,
    },
    standing: await standingOf(db, id, locale),
    progress: await progressOf(db, id),
  };
}

async function standingOf(db: Queryable, id: string, locale: Locale): Promise<Schemas['StandingBookings']> {
  const { rows } = await sql<{ bookings: number; people: number; tickets: number; holds: number; cents: number }>`
    select count(*) filter (where ${isBought})::int as bookings,
      count(distinct user_id) filter (where ${isBought})::int as people,
      coalesce(sum(places) filter (where ${isBought}), 0)::int as tickets,
      coalesce(sum(places) filter (where ${isOpen}), 0)::int as holds,
      coalesce(sum(kept) filter (where ${isBought}), 0)::int as cents
    from bookings
    left join lateral (select count(*) as places from attendees where booking_id = bookings.id and live) as p on true
    left join lateral (
      select sum(received - coalesce(back, 0)) as kept from payments
      left join lateral (select sum(amount) as back from refunds where payment_intent = payments.payment_intent) as r on true
      where ${isMoneyOf(sql`bookings.id`)} and ${paymentLife.stateIn('isKept')}
    ) as m on true
    where occurrence_id = ${id} and ${isStanding} and ${isOurs}`.execute(db);
  const { cents = 0, bookings = 0, people = 0, tickets = 0, holds = 0 } = rows[0] ?? {};
  return { bookings, people, tickets, holds, amount: money(cents, locale) };
}

/** The progress of the bookings of a date that is called off. */
async function progressOf(db: Queryable, id: string): Promise<Schemas['CancellationProgress']> {
  const { rows } = await sql<Schemas['CancellationProgress']>`
    select count(*) filter (where is_refunded)::int as refunded,
      count(*) filter (where owes and not failing)::int as pending,
      count(*) filter (where owes and failing)::int as failed,
      count(*) filter (where not owes and not stands and not is_refunded and paid_at is not null)::int as free,
      count(*) filter (where stands)::int as left
    from (
      select paid_at, ${bookingLife.stateIn('owesRefund')} as owes, ${isStanding} as stands,
        ${bookingLife.stateIn('isRefunded')} as is_refunded,
        exists (
          select from refunds where refunds.payable_id = bookings.id and ${isFailing}
        ) as failing
      from bookings
      where occurrence_id = ${id} and (outcome = 'event_cancelled' or ${isStanding}) and ${isOurs}
    ) as each`.execute(db);
  return rows[0] ?? { refunded: 0, pending: 0, failed: 0, free: 0, left: 0 };
}

/**
 * Calls a date off, once; the sweep ends its bookings, whatever happens to the process that took this call. Throws 409 where another of the
 * staff has done so.
 */
export async function callOff(
  { clock }: BookingDeps,
  trx: Trx,
  { occurrenceId, staffId, reason = '' }: { occurrenceId: string; staffId: string; reason: string | undefined },
): Promise<void> {
  const found = await trx
    .updateTable('occurrences')
    .set({ cancelled: true })
    .where('id', '=', occurrenceId)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw new Problem(404, 'not_found');
  const before = await trx
    .selectFrom('called_off')
    .leftJoin('users', 'users.id', 'called_off.user_id')
    .select(['called_off.user_id', 'users.first_name', 'users.last_name'])
    .where('occurrence_id', '=', occurrenceId)
    .executeTakeFirst();
  if (before?.user_id === staffId) return;
  if (before !== undefined) {
    const name = nameIfAny(before) ?? { en: 'a colleague', mt: 'kollega' };
    throw new Problem(409, 'date_called_off', { values: { name } });
  }
  await trx
    .insertInto('called_off')
    .values({ occurrence_id: occurrenceId, user_id: staffId, note: tidyText(reason) || null, at: clock.now() })
    .execute();
}
