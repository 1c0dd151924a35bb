import { type Selectable, sql } from 'kysely';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { fromLocal, isRealMoment, localDate } from '../../kernel/calendar/moments.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { RentalThing } from '../../kernel/db/rental-tables.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Kernel } from '../../kernel/feature.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { tidyText } from '../../kernel/http/written-text.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { inAlphabet } from '../../kernel/reference/sorted.ts';
import { dayAfter, type Span, timesOf, writtenTimes } from './times.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The dependencies of hiring out venues and equipment. */
export type RentalDeps = Pick<
  Kernel,
  | 'db'
  | 'clock'
  | 'union'
  | 'site'
  | 'jobs'
  | 'publicUrl'
  | 'payments'
  | 'payables'
  | 'publishableKey'
  | 'files'
  | 'uploadsDir'
>;
export type RentalRow = Selectable<Schema['rental_requests']>;
type Wish = Schemas['RentalWish'];
type VenueRow = Selectable<Schema['venues']>;

/** The venues that can be hired, in the order of the alphabet. */
export async function hiredVenues({ site }: Pick<RentalDeps, 'site'>, db: Queryable, locale: Locale) {
  const known = db.selectFrom('venues').selectAll().where('capacity', 'is not', null);
  const { venues } = site.standing.rentals;
  const rows = await known.where('id', 'in', ['', ...venues.map(({ id }) => id)]).execute();
  const priceOf = (id: string) => venues.find((venue) => venue.id === id)?.price ?? 0;
  return inAlphabet(rows, locale).map((row) => ({ ...row, capacity: row.capacity ?? 0, price: priceOf(row.id) }));
}

/** The most days that a kind of equipment can be kept from a day on: by the latest terms that were in force by then. */
export function longestDays({ site }: Pick<RentalDeps, 'site'>, equipment: string, from: string): number {
  const { terms, longestDays: most } = site.standing.rentals;
  const own = terms.filter((each) => each.equipment === equipment && each.from <= from);
  return own.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(-1)?.longestDays ?? most;
}

/** How long each of these things can be kept from a day on, and what is hired at all; the shortest first. */
function limitsOf(deps: Pick<RentalDeps, 'site'>, ids: readonly string[], from: string) {
  const { equipment, standing } = deps.site;
  const own = equipment
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ name, days: longestDays(deps, id, from) }));
  const all = { name: { en: 'Any hire', mt: 'Kull kirja' }, days: standing.rentals.longestDays };
  return [...own, all].toSorted((one, other) => one.days - other.days);
}

/** True for an organisation whose officer somebody is now, and for themselves: null. */
export const mayAskFor = ({ organisations }: Pick<SignedIn, 'organisations'>, organisation: string | null): boolean =>
  organisation === null || organisations.some(({ id }) => id === organisation);

/** A wish that is being checked, with what is wrong with it so far. */
type Checked = { wish: Wish; problems: FieldProblems };

const startDayOf = ({ start }: Wish): string => start.slice(0, 10);

async function checkVenue(deps: RentalDeps, db: Queryable, { wish, problems }: Checked): Promise<void> {
  if (wish.venue === null) return;
  const venue = (await hiredVenues(deps, db, 'en')).find(({ id }) => id === wish.venue);
  problems.demand(venue !== undefined, 'venue', 'rental_unknown');
  problems.demand(venue === undefined || wish.people <= venue.capacity, 'people', 'rental_capacity');
}

function checkEquipment({ site }: RentalDeps, { wish, problems }: Checked): void {
  const ids = wish.equipment.map(({ id }) => id);
  problems.demand(new Set(ids).size === ids.length, 'equipment', 'rental_unknown');
  for (const { id, quantity } of wish.equipment) {
    const offer = site.equipment.find((each) => each.id === id);
    problems.demand(offer !== undefined, 'equipment', 'rental_unknown');
    problems.demand(offer === undefined || quantity <= offer.quantity, 'equipment', 'rental_quantity');
    const isOpen = offer?.forWhom !== 'organisations' || wish.organisation !== null;
    problems.demand(isOpen, 'equipment', 'rental_for_organisations');
  }
}

function checkLength(deps: RentalDeps, { starts_at, ends_at }: Span, { wish, problems }: Checked): void {
  const limits = limitsOf(
    deps,
    wish.equipment.map(({ id }) => id),
    startDayOf(wish),
  );
  const past = limits.find(({ days }) => ends_at.getTime() - starts_at.getTime() > days * DAY_MS);
  const values = past && { thing: past.name, days: `${past.days}` };
  problems.demand(past === undefined, 'end', 'rental_too_long', values);
}

function checkSeries({ site }: RentalDeps, { wish, problems }: Checked): void {
  const { end, repeats_until = null } = wish;
  if (repeats_until === null) return;
  const day = startDayOf(wish);
  problems.demand(wish.venue !== null, 'repeats_until', 'rental_repeat_venue');
  // By the clocks, as the weeks are counted: with summer time a week is an hour shorter.
  const isAWeekAtMost = end <= `${dayAfter(day, 7)}${wish.start.slice(day.length)}`;
  problems.demand(isAWeekAtMost, 'end', 'rental_repeat_long');
  const latest = dayAfter(day, 7 * site.standing.rentals.longestWeeks);
  const isWithin = repeats_until >= dayAfter(day, 7) && repeats_until <= latest;
  problems.demand(isWithin, 'repeats_until', 'rental_repeat_until');
}

/** The times of a wish as its row has them. Throws 422 if every one of a series is left out. */
function wishedTimes(deps: RentalDeps, span: Span, wish: Wish) {
  const { repeats_until = null } = wish;
  const dayOf = ({ starts_at }: Span) => localDate(starts_at.getTime(), deps.union.timeZone);
  const asked = timesOf(deps, { ...span, repeats_until, left_out: [] });
  const [first, ...others] = asked.filter((time) => !wish.left_out?.includes(dayOf(time)));
  if (first === undefined)
    throw new Problem(422, 'rental_nothing_left', { fields: { left_out: ['rental_nothing_left'] } });
  const leftOut = asked.map(dayOf).filter((day) => day > dayOf(first) && wish.left_out?.includes(day));
  return {
    ...first,
    first_day: dayOf(first),
    last_day: localDate(first.ends_at.getTime() - 1, deps.union.timeZone),
    repeats_until: others.length > 0 ? repeats_until : null,
    left_out: others.length > 0 ? leftOut : [],
    times: writtenTimes([first, ...others]),
  };
}

/** A wish as its row has it. Throws 422 with all that is wrong with it. */
export async function readWish(deps: RentalDeps, db: Queryable, user: Pick<SignedIn, 'organisations'>, wish: Wish) {
  const { clock, union } = deps;
  const problems = new FieldProblems();
  const checked = { wish, problems };
  const [hasVenue, hasThings] = [wish.venue !== null, wish.equipment.length > 0];
  const nothing = hasThings ? 'equipment' : 'venue';
  problems.demand(hasVenue !== hasThings, nothing, 'rental_nothing');
  for (const field of ['start', 'end'] as const) problems.demand(isRealMoment(wish[field]), field, 'rental_day');
  problems.throwIfAny();
  const span = { starts_at: fromLocal(wish.start, union.timeZone), ends_at: fromLocal(wish.end, union.timeZone) };
  problems.demand(span.starts_at > clock.now(), 'start', 'rental_past');
  problems.demand(span.ends_at > span.starts_at, 'end', 'rental_end');
  problems.demand(mayAskFor(user, wish.organisation), 'organisation', 'rental_not_officer');
  await checkVenue(deps, db, checked);
  checkEquipment(deps, checked);
  checkLength(deps, span, checked);
  checkSeries(deps, checked);
  const purpose = tidyText(wish.purpose);
  problems.demand(purpose !== '', 'purpose', 'missing_field');
  problems.throwIfAny();
  const { organisation, venue, people } = wish;
  const equipment = JSON.stringify(wish.equipment);
  const told = { purpose, people, access_needs: tidyText(wish.access_needs ?? '') || null };
  return { organisation, venue, equipment, ...wishedTimes(deps, span, wish), ...told };
}

/** Somebody's own request. Throws 404 for another's, also for one that they read. */
export async function readOwn(db: Queryable, id: string, userId: string): Promise<RentalRow> {
  const own = db.selectFrom('rental_requests').selectAll().where('id', '=', id).where('user_id', '=', userId);
  const row = await own.executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** The requests that somebody reads: their own, and what the other officers of their organisations have sent. */
export const readableBy = (db: Queryable, { id, organisations }: Pick<SignedIn, 'id' | 'organisations'>) =>
  db
    .selectFrom('rental_requests')
    .innerJoin('users', 'users.id', 'rental_requests.user_id')
    .selectAll('rental_requests')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where((eb) =>
      eb.or([
        eb('user_id', '=', id),
        eb.and([
          eb('organisation', 'in', ['', ...organisations.map((each) => each.id)]),
          eb('state', 'not in', rentalLife.tagged('isDraft')),
        ]),
      ]),
    );

/** A request that somebody reads, with who asked. Throws 404 for any other. */
export async function readOne(db: Queryable, id: string, reader: Pick<SignedIn, 'id' | 'organisations'>) {
  const row = await readableBy(db, reader).where('rental_requests.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwn(trx: Trx, id: string, userId: string): Promise<RentalRow> {
  const row = await rentalLife.lock(trx, id);
  if (row.user_id !== userId) throw new Problem(404, 'not_found');
  return row;
}

export const venueName = async (db: Queryable, id: string, locale: Locale): Promise<string> => {
  const named = db.selectFrom('venues').select('name').where('id', '=', id);
  const found: Pick<VenueRow, 'name'> | undefined = await named.executeTakeFirst();
  return found?.name[locale] ?? id;
};

export const organisationName = ({ site }: Pick<RentalDeps, 'site'>, id: string): string =>
  site.organisations.find((each) => each.id === id)?.name ?? id;

export const thingName = ({ site }: Pick<RentalDeps, 'site'>, id: string, locale: Locale): string =>
  site.equipment.find((each) => each.id === id)?.name[locale] ?? id;

type Wanted = Pick<RentalRow, 'venue' | 'equipment'>;

/** The words for each of these requests, in their order: the venue, or each piece of equipment with its number. Asks the database once. */
export async function whatEach(deps: RentalDeps, db: Queryable, rows: readonly Wanted[], locale: Locale) {
  const ids = rows.flatMap(({ venue }) => venue ?? []);
  const venues =
    ids.length === 0 ? [] : await db.selectFrom('venues').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(venues.map(({ id, name }) => [id, name[locale]]));
  return rows.map(({ venue, equipment }) =>
    venue === null
      ? equipment.map(({ id, quantity }) => `${quantity} × ${thingName(deps, id, locale)}`).join(', ')
      : (names.get(venue) ?? venue),
  );
}

/** The same for one request. */
export async function whatOf(deps: RentalDeps, db: Queryable, row: Wanted, locale: Locale): Promise<string> {
  const [what = ''] = await whatEach(deps, db, [row], locale);
  return what;
}

/** The events that the clock has already caused when a change is requested. */
export const isAhead = ({ clock }: Pick<RentalDeps, 'clock'>, { starts_at }: RentalRow): boolean =>
  clock.now() < starts_at;

/** The price and the deposit in euro cents: as agreed with the approval, or by today's prices. A venue costs its price each time. */
export function sumsOf(deps: Pick<RentalDeps, 'site' | 'union'>, row: RentalRow): { price: number; deposit: number } {
  const { site } = deps;
  if (row.price !== null && row.deposit !== null) return { price: row.price, deposit: row.deposit };
  const sumOf = (field: 'price' | 'deposit') =>
    row.equipment.reduce((sum, { id, quantity }: RentalThing) => {
      const offer = site.equipment.find((each) => each.id === id);
      return sum + quantity * (offer?.[field] ?? 0);
    }, 0);
  const venue = site.standing.rentals.venues.find(({ id }) => id === row.venue);
  return { price: sumOf('price') + (venue?.price ?? 0) * timesOf(deps, row).length, deposit: sumOf('deposit') };
}

/** Forgets drafts whose time has come without anybody sending them, with all that they say. */
export async function forgetDrafts({ db, clock }: Pick<RentalDeps, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('rental_requests')
    .where('state', 'in', rentalLife.tagged('isDraft'))
    .where('starts_at', '<', clock.now())
    .execute();
}

const agreed = sql.join([...rentalLife.tagged('isAgreed')]);
const due = sql.join([...rentalLife.tagged('awaitsReturn')]);

/** The personal data in requests. */
export const rentalData: PersonalData = {
  tables: { rental_requests: { secrets: [], hasHistory: true, deletion: 'goes' } },
  // Things that are promised or out still have to find their borrower, and money its payer.
  holds: () => sql<boolean>`exists (select from rental_requests where rental_requests.user_id = users.id
    and (state in (${due}) or (state in (${agreed}) and (equipment <> '[]' or price > 0))))`,
};
