import { sql } from 'kysely';
import { fromLocal } from '../../kernel/calendar/moments.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { hiredVenues, organisationName, type RentalDeps, type RentalRow, thingName, whatEach } from './requests.ts';
import { dayAfter, overlap, type Span, timesOf } from './times.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const DAYS = 28;
/** The latest first day whose twenty-eight all have a year of four digits. */
const LATEST = '9999-12-03';

/** The union's own events at a venue at that time; a cancelled one takes no venue. */
const eventsAt = (db: Queryable, venue: string, { starts_at, ends_at }: Span) =>
  db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .select(['starts_at', 'ends_at', 'events.title'])
    .where('venue_id', '=', venue)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('occurrences.cancelled', '=', false)
    .where('events.cancelled', '=', false)
    .orderBy('starts_at');

async function agreedAt(db: Queryable, venue: string, { starts_at, ends_at }: Span): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select lower(span) as starts_at, upper(span) as ends_at from rental_requests cross join unnest(times) as span
    where venue = ${venue} and is_agreed and times && tstzmultirange(tstzrange(${starts_at}, ${ends_at}))
      and span && tstzrange(${starts_at}, ${ends_at})
    order by 1`.execute(db);
  return rows;
}

async function takenAt(db: Queryable, venue: string, span: Span): Promise<Span[]> {
  const all = [...(await eventsAt(db, venue, span).execute()), ...(await agreedAt(db, venue, span))];
  return all.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** Twenty-eight days of a venue or of a kind of equipment. Throws 404 for what can't be rented, and 400 for days past the calendar's end. */
export async function calendarOf(
  deps: RentalDeps,
  { kind, thing }: { kind: 'venue' | 'equipment'; thing: string },
  from: string,
): Promise<Schemas['RentalDay'][]> {
  const { db, site, union } = deps;
  if (from > LATEST) throw new Problem(400, 'malformed', { fields: { from: ['rental_day'] } });
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(from, at));
  if (kind === 'equipment') {
    const offer = site.equipment.find(({ id }) => id === thing);
    if (offer === undefined) throw new Problem(404, 'not_found');
    const lent = await db.selectFrom('rental_stock').selectAll().where('equipment', '=', thing).execute();
    const taken = new Map(lent.map((row) => [row.day, row.taken]));
    return days.map((date) => ({ date, taken: [], left: Math.max(0, offer.quantity - (taken.get(date) ?? 0)) }));
  }
  if (!(await hiredVenues(deps, db, 'en')).some(({ id }) => id === thing)) throw new Problem(404, 'not_found');
  const midnight = (day: string) => fromLocal(`${day}T00:00`, union.timeZone);
  const spans = await takenAt(db, thing, { starts_at: midnight(from), ends_at: midnight(dayAfter(from, DAYS)) });
  return days.map((date) => {
    const [begin, end] = [midnight(date), midnight(dayAfter(date, 1))];
    const onDay = spans.filter(({ starts_at, ends_at }) => starts_at < end && ends_at > begin);
    return {
      date,
      left: null,
      taken: onDay.map(({ starts_at, ends_at }) => ({ start: starts_at.toISOString(), end: ends_at.toISOString() })),
    };
  });
}

/** The stock left of a request's equipment, on the day with the least. */
export async function leftFor(deps: RentalDeps, db: Queryable, row: RentalRow, locale: Locale) {
  const most = db
    .selectFrom('rental_stock')
    .select(['equipment', sql<number>`max(taken)::int`.as('taken')])
    .where('day', '>=', row.first_day)
    .where('day', '<=', row.last_day)
    .groupBy('equipment');
  const taken = new Map((await most.execute()).map((each) => [each.equipment, each.taken]));
  const isCounted = rentalLife.is(row.state, 'isAgreed');
  return row.equipment.map(({ id, quantity }) => {
    const stock = deps.site.equipment.find((each) => each.id === id)?.quantity ?? 0;
    const others = (taken.get(id) ?? 0) - (isCounted ? quantity : 0);
    return { id, name: thingName(deps, id, locale), quantity, left: Math.max(0, stock - others) };
  });
}

/** Those times of a request at which its venue is taken, by the union's own events or by what is agreed. */
export async function clashesOf(db: Queryable, deps: Pick<RentalDeps, 'union'>, row: RentalRow): Promise<Span[]> {
  if (row.venue === null) return [];
  const times = timesOf(deps, row);
  const taken = await takenAt(db, row.venue, wholeOf(times));
  return times.filter((time) => taken.some((each) => overlap(time, each)));
}

/** From the first of these times until the end of the last. */
const wholeOf = (times: [Span, ...Span[]]): Span => ({
  starts_at: times[0].starts_at,
  ends_at: times.at(-1)?.ends_at ?? times[0].ends_at,
});

/** Throws 409 while what is asked for is taken. Of two who ask at once, the database's constraints decide. */
export async function demandFree(deps: RentalDeps, db: Queryable, row: RentalRow): Promise<void> {
  if ((await clashesOf(db, deps, row)).length > 0) throw new Problem(409, 'rental_venue_taken');
  const left = await leftFor(deps, db, row, 'en');
  if (left.some((each) => each.left < each.quantity)) throw new Problem(409, 'rental_stock_taken');
}

/** Locks what a request asks for in one order, so that nobody waits for each other, and says how much of it there is. */
export async function lockWanted({ site }: RentalDeps, trx: Trx, row: RentalRow): Promise<void> {
  if (row.venue !== null) await trx.selectFrom('venues').select('id').where('id', '=', row.venue).forUpdate().execute();
  const stock = row.equipment.map(({ id }) => ({
    id,
    quantity: site.equipment.find((each) => each.id === id)?.quantity ?? 0,
  }));
  await sql`
    insert into rental_stock (equipment, day, stock)
    select thing.id, days.day::date, thing.quantity
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as thing (id text, quantity integer)
    cross join generate_series(${row.first_day}::timestamp, ${row.last_day}::timestamp, '1 day') as days (day)
    order by 1, 2
    on conflict (equipment, day) do update set stock = greatest(excluded.stock, rental_stock.taken)`.execute(trx);
}

const AROUND_MS = 3 * DAY_MS;

/** How far another request is, for the staff. */
function kindOf({ state }: Pick<RentalRow, 'state'>): Schemas['RentalNeighbour']['kind'] {
  if (rentalLife.is(state, 'canPay')) return 'to_pay';
  return rentalLife.is(state, 'isAgreed') ? 'approved' : 'waiting';
}

/** Other requests for the same venue or equipment around the time of this one. */
export async function neighboursOf(
  deps: RentalDeps,
  db: Queryable,
  row: RentalRow,
  locale: Locale,
): Promise<Schemas['RentalNeighbour'][]> {
  const whole = wholeOf(timesOf(deps, row));
  const starts_at = new Date(whole.starts_at.getTime() - AROUND_MS);
  const ends_at = new Date(whole.ends_at.getTime() + AROUND_MS);
  const ids = row.equipment.map(({ id }) => id);
  const rows = await db
    .selectFrom('rental_requests')
    .innerJoin('users', 'users.id', 'rental_requests.user_id')
    .selectAll('rental_requests')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('rental_requests.id', '<>', row.id)
    .where('state', 'in', [...rentalLife.tagged('isUndecided'), ...rentalLife.tagged('isAgreed')])
    .where('starts_at', '<', ends_at)
    .where('over_at', '>', starts_at)
    .where(
      sql<boolean>`(venue = ${row.venue} or exists (
        select from jsonb_to_recordset(equipment) as thing (id text) where thing.id = any(${ids}::text[])))`,
    )
    .orderBy('starts_at')
    .limit(50)
    .execute();
  const events = row.venue === null ? [] : await eventsAt(db, row.venue, { starts_at, ends_at }).execute();
  const what = await whatEach(deps, db, rows, locale);
  const others = rows.map((other, at) => {
    const who = other.organisation === null ? nameOf(other) : organisationName(deps, other.organisation);
    return { ...other, kind: kindOf(other), title: `${who}: ${what[at]}` };
  });
  const all = [
    ...others,
    ...events.map((event) => ({ ...event, id: null, kind: 'event' as const, title: event.title[locale] })),
  ].toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  return all.map((each) => ({
    id: each.id,
    kind: each.kind,
    title: each.title,
    start: each.starts_at.toISOString(),
    end: each.ends_at.toISOString(),
  }));
}
