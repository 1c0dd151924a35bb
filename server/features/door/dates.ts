import { sql } from 'kysely';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Answer, Call, Locale, Schemas } from '../../kernel/http/operation.ts';
import { eventOfDate } from '../../kernel/events/event-of-date.ts';
import { readPage, totalOfAll } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { bookingLife, doorScanLife } from '../../kernel/lifecycle/lives.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** People come late, and devices send what they have when they are back in the office. */
const SHOWN_AFTER_MS = 6 * HOUR_MS;

/** Every date with its tickets and entries counted. */
const dates = (db: Queryable) =>
  db
    .selectFrom('occurrences')
    .innerJoinLateral(eventOfDate, (join) => join.onTrue())
    .select(['occurrences.id', 'events.title', 'starts_at', 'ends_at'])
    .select([
      sql<number>`(select count(*)::int from bookings join attendees on attendees.booking_id = bookings.id
        where bookings.occurrence_id = occurrences.id and ${bookingLife.stateIn('isBought')}
          and attendees.live and attendees.code is not null)`.as('tickets'),
      sql<number>`(select count(*)::int from door_scans
        where door_scans.occurrence_id = occurrences.id and ${doorScanLife.stateIn('isAdmission')})`.as('inside'),
    ]);

/** A date that is called off has no door. */
const openDates = (db: Queryable) =>
  dates(db).where('occurrences.cancelled', '=', false).where('events.cancelled', '=', false);

type Row = {
  id: string;
  title: Record<Locale, string>;
  starts_at: Date;
  ends_at: Date;
  tickets: number;
  inside: number;
};

const present = ({ id, title, starts_at, ends_at, tickets, inside }: Row, locale: Locale): Schemas['DoorDate'] => ({
  id,
  event: title[locale],
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  tickets,
  inside,
});

/** A door can be opened for the dates that end after this. */
const shownSince = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - SHOWN_AFTER_MS);

/** One page of the dates that a door can be opened for. */
export async function listDates(
  deps: Deps,
  query: Call<'listDoorDates'>['query'],
  locale: Locale,
): Promise<Answer<'listDoorDates'>> {
  const found = openDates(deps.db)
    .select(totalOfAll)
    .where('ends_at', '>', shownSince(deps))
    .orderBy('starts_at')
    .orderBy('occurrences.id');
  const { rows, meta } = await readPage(found, query);
  return {
    data: rows.map((row) => present(row, locale)),
    meta,
  };
}

/** One date that a door can be opened for. Throws 404, also once it is long over: nobody needs to know then who came. */
export async function readOpenDate(deps: Deps, id: string, locale: Locale): Promise<Schemas['DoorDate']> {
  const row = await openDates(deps.db)
    .where('occurrences.id', '=', id)
    .where('ends_at', '>', shownSince(deps))
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return present(row, locale);
}

/** Throws 404 unless there is such a date; one that is over or called off counts: devices send late what they have. */
export async function demandDate(db: Queryable, id: string): Promise<void> {
  const row = await db.selectFrom('occurrences').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
}
