import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import {
  dayAfter,
  dayAt,
  daysOf,
  type Expo,
  type ExpoDeps,
  isMorning,
  momentOn,
  nextExpo,
  slotsIn,
  type Stretch,
  writtenStretches,
} from './days.ts';
import { companyOf, readAll } from './view.ts';

type DayKey = { company: string; day: string };

/** Lays out the slots of the next expo that were never laid out, once for each company and day: from then on they are the desk's. */
export async function layOutInterviews(deps: ExpoDeps & { db: Queryable }): Promise<void> {
  const expo = nextExpo(deps);
  if (expo === undefined) return;
  const companies = deps.site.hiringCompanies.filter(({ interviews }) => interviews.length > 0);
  const keys = companies.flatMap(({ slug }) => daysOf(expo).map((day): DayKey => ({ company: slug, day })));
  if (keys.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    const planned = await trx
      .insertInto('interview_days')
      .values(keys)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['company', 'day'])
      .execute();
    const rows = planned.flatMap((key) =>
      writtenStretches(deps, key.company, key.day, expo)
        .flatMap((stretch) => slotsIn(deps, stretch))
        .map((slot) => ({ ...slot, company: key.company, expo: expo.startsOn })),
    );
    if (rows.length > 0) await trx.insertInto('interview_slots').values(rows).execute();
  });
}

/** True for slots that an interview keeps: one that was held too long no longer does. */
const isTaken = (now: Date) => sql<boolean>`exists (
  select from interviews where interviews.slot_id = interview_slots.id and interviews.keeps_slot
    and (interviews.expires_at is null or interviews.expires_at > ${now}))`;

/** A company's open slots that haven't begun, by day, soonest first. */
async function comingSlots(deps: ExpoDeps, db: Queryable, company: string) {
  const now = deps.clock.now();
  const rows = await db
    .selectFrom('interview_slots')
    .selectAll()
    .select(isTaken(now).as('is_taken'))
    .where('company', '=', company)
    .where('is_open', '=', true)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  return [...Map.groupBy(rows, ({ starts_at }) => dayAt(starts_at, deps))].map(([date, slots]) => ({
    date,
    morning: slots.filter(({ starts_at }) => isMorning(deps, starts_at)),
    afternoon: slots.filter(({ starts_at }) => !isMorning(deps, starts_at)),
  }));
}

type CompanyDay = Awaited<ReturnType<typeof comingSlots>>[number];

/**
 * A student's interviews that leave no time for another one at a company. A slot that is only held isn't among them, because choosing gives
 * it back, unless they move what they have booked there.
 */
async function keptElsewhere({ clock }: ExpoDeps, db: Queryable, company: string, userId: string) {
  const mine = (await readAll(db, userId, clock.now())).filter(({ keeps_slot }) => keeps_slot);
  const isMoving = mine.some((row) => row.company === company && interviewLife.is(row.state, 'isBooked'));
  return mine.filter((row) => row.company !== company && (isMoving || !interviewLife.is(row.state, 'isHeld')));
}

type Times = { starts_at: Date; ends_at: Date };

/** The interview in the way of a slot: at the same time, or too close to arrive early at both. */
function presentClash(deps: ExpoDeps, { company, starts_at, ends_at }: Times & { company: string }, slot: Times) {
  const overlaps = starts_at < slot.ends_at && slot.starts_at < ends_at;
  return {
    company: companyOf(deps, company).title,
    start: starts_at.toISOString(),
    end: ends_at.toISOString(),
    reason: overlaps ? ('overlap' as const) : ('arrival' as const),
  };
}

/** The slots on offer at a company, for those who choose one: `userId` is null for a visitor. */
export async function presentSlots(
  deps: ExpoDeps,
  db: Queryable,
  { company, userId }: { company: string; userId: string | null },
): Promise<Schemas['InterviewSlotDay'][]> {
  const kept = userId === null ? [] : await keptElsewhere(deps, db, company, userId);
  const days = await comingSlots(deps, db, company);
  const presentSlot = (slot: CompanyDay['morning'][number]): Schemas['InterviewSlot'] => {
    // As the database has it: a student is taken from the arrival on.
    const clash = kept.find(({ arrive_at, ends_at }) => arrive_at < slot.ends_at && slot.arrive_at < ends_at);
    return {
      id: slot.id,
      arrive: slot.arrive_at.toISOString(),
      start: slot.starts_at.toISOString(),
      end: slot.ends_at.toISOString(),
      is_free: !slot.is_taken,
      clash: clash === undefined ? null : presentClash(deps, clash, slot),
    };
  };
  return days.map(({ date, morning, afternoon }) => ({
    date,
    morning: morning.map(presentSlot),
    afternoon: afternoon.map(presentSlot),
  }));
}

/** The free times of a company, such as 09:15, as its page shows them; a day that is booked out has none. */
export async function freeTimes(deps: ExpoDeps, db: Queryable, company: string): Promise<Schemas['InterviewDay'][]> {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: deps.union.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const timesOf = (slots: CompanyDay['morning']) =>
    slots.filter(({ is_taken }) => !is_taken).map(({ starts_at }) => time.format(starts_at));
  const days = await comingSlots(deps, db, company);
  return days.map(({ date, morning, afternoon }) => ({
    date,
    morning: timesOf(morning),
    afternoon: timesOf(afternoon),
  }));
}

/** Takes the locks of slots before an interview goes from one to another: always in one order, so that nobody waits for each other. */
export const lockSlots = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('interview_slots').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Locks a company's day until the transaction ends, so that it is laid out by one person at a time. Throws 404. */
export async function lockDay(deps: ExpoDeps, trx: Trx, { company, day }: DayKey): Promise<void> {
  demandDay(deps, { company, day });
  await trx
    .insertInto('interview_days')
    .values({ company, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = trx.selectFrom('interview_days').select('day').where('company', '=', company).where('day', '=', day);
  await own.forUpdate().execute();
}

/**
 * Lays out a company's locked day anew. Slots outside its hours are no longer on offer, and removed where nobody ever had them. Throws 422 for
 * stretches too short or overlapping and for days outside the expo, 409 where somebody is booked outside them.
 */
export async function planDay(
  deps: ExpoDeps,
  trx: Trx,
  { company, day }: DayKey,
  hours: Schemas['InterviewHours']['hours'],
): Promise<void> {
  const expo = demandDay(deps, { company, day });
  const stretches = hours.map(({ from, until }): Stretch => ({
    from: momentOn(day, from, deps),
    until: momentOn(day, until, deps),
  }));
  const inOrder = stretches.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const overlap = inOrder.some(({ from }, at) => from < (inOrder[at - 1]?.until ?? from));
  const slots = inOrder.map((stretch) => slotsIn(deps, stretch));
  if (overlap || slots.some(({ length }) => length === 0))
    throw new Problem(422, 'interview_hours', { fields: { hours: ['interview_hours'] } });
  const within = sql<boolean>`company = ${company} and starts_at >= ${momentOn(day, '00:00', deps)}
    and starts_at < ${momentOn(dayAfter(day, 1), '00:00', deps)}`;
  await trx.selectFrom('interview_slots').select('id').where(within).orderBy('id').forUpdate().execute();
  const rows = slots.flat().map((slot) => ({ ...slot, company, expo: expo.startsOn }));
  const starts = rows.map(({ starts_at }) => starts_at);
  const kept = await trx
    .selectFrom('interviews')
    .select('starts_at')
    .where(within)
    .where('state', 'in', interviewLife.tagged('keepsSlot'))
    .execute();
  if (kept.some(({ starts_at }) => !starts.some((start) => start.getTime() === starts_at.getTime())))
    throw new Problem(409, 'interview_slots_booked');
  const isUnused = sql<boolean>`not exists (select from interviews where slot_id = interview_slots.id)`;
  await trx.deleteFrom('interview_slots').where(within).where(isUnused).execute();
  await trx.updateTable('interview_slots').set({ is_open: false }).where(within).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('interview_slots')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company', 'starts_at']).doUpdateSet({ is_open: true }))
    .execute();
}

/** Returns the expo that a company's day belongs to. Throws 404 for a company or a day that it doesn't have. */
export function demandDay(deps: ExpoDeps, { company, day }: DayKey): Expo {
  const expo = nextExpo(deps);
  const isKnown = deps.site.hiringCompanies.some(({ slug }) => slug === company);
  if (expo === undefined || !isKnown || !daysOf(expo).includes(day)) throw new Problem(404, 'not_found');
  return expo;
}
