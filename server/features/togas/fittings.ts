import { sql } from 'kysely';
import { isWorkingDay } from '../../kernel/calendar/working-days.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { changesOf, changesOfAll, noteChange } from '../../kernel/staff/changes.ts';
import { comingGraduations, type DayDeps, dayAfter, dayAt, momentOn, today } from './days.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

type Slot = { starts_at: Date; ends_at: Date };
type Hours = Schemas['FittingHours'];

/** The slots of a day, end to end; what is left over is too short for another. */
export function slotsOf(deps: DayDeps, day: string, { from, until, minutes }: Omit<Hours, 'capacity'>): Slot[] {
  const last = momentOn(day, until, deps).getTime();
  const slots: Slot[] = [];
  for (let at = momentOn(day, from, deps).getTime(); at + minutes * MINUTE_MS <= last; at += minutes * MINUTE_MS)
    slots.push({ starts_at: new Date(at), ends_at: new Date(at + minutes * MINUTE_MS) });
  return slots;
}

/** The working days before the coming graduations on which togas are tried on. */
function fittingDays(deps: DayDeps): string[] {
  const { opensDaysBefore, closesDaysBefore } = deps.site.standing.toga.fittings;
  const first = dayAfter(today(deps), 1);
  const days = comingGraduations(deps).flatMap(({ date }) =>
    Array.from({ length: Math.max(0, opensDaysBefore - closesDaysBefore + 1) }, (_, at) =>
      dayAfter(date, at - opensDaysBefore),
    ),
  );
  const within = dayAfter(today(deps), opensDaysBefore);
  return [...new Set(days)]
    .filter((day) => day >= first && day <= within && isWorkingDay(day, deps.site.holidays))
    .sort();
}

/** Lays out the slots of days that have none yet, once for each: from then on they are the desk's. */
export async function layOutFittings(deps: DayDeps & { db: Queryable }): Promise<void> {
  const { fittings } = deps.site.standing.toga;
  const days = fittingDays(deps);
  if (days.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    const planned = await trx
      .insertInto('toga_fitting_days')
      .values(days.map((day) => ({ day })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .execute();
    const slots = planned.flatMap(({ day }) => slotsOf(deps, day, fittings));
    if (slots.length === 0) return;
    const rows = slots.map((slot) => ({ ...slot, capacity: fittings.capacity }));
    await trx
      .insertInto('toga_fittings')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The slots to come by the day on which they are, soonest first; those with no capacity are closed. */
async function comingSlots(deps: DayDeps, db: Queryable, isOpen: boolean) {
  const rows = await db
    .selectFrom('toga_fittings')
    .selectAll()
    .where('starts_at', '>', deps.clock.now())
    .$if(isOpen, (query) => query.where('capacity', '>', 0))
    .orderBy('starts_at')
    .execute();
  return Map.groupBy(rows, ({ starts_at }) => dayAt(starts_at, deps));
}

const times = ({ starts_at, ends_at }: Slot) => ({ start: starts_at.toISOString(), end: ends_at.toISOString() });

/** Returns the slots on offer to graduates. */
export async function presentDates(deps: DayDeps, db: Queryable): Promise<Schemas['FittingDay'][]> {
  const days = await comingSlots(deps, db, true);
  return [...days].map(([date, slots]) => ({
    date,
    occurrences: slots.map((slot) => ({ id: slot.id, ...times(slot), left: slot.capacity - slot.taken })),
  }));
}

/** Returns the slots as the desk sees them. */
export async function presentPlan(deps: DayDeps, db: Queryable): Promise<Schemas['FittingPlanDay'][]> {
  const days = await comingSlots(deps, db, false);
  const changes = await changesOfAll(db, 'toga_fitting_days', [...days.keys()]);
  return [...days].map(([date, slots]) => ({
    date,
    slots: slots.map((slot) => ({ id: slot.id, ...times(slot), capacity: slot.capacity, taken: slot.taken })),
    history: changes.get(date) ?? [],
  }));
}

/**
 * Lays out a day anew. Slots that are no longer among its hours are closed, and removed where nobody was ever booked in them. Throws 422 for
 * hours without a slot and for a day that is over, 409 where more people are booked than that leaves room for.
 */
export async function planDay(
  deps: DayDeps,
  trx: Trx,
  day: string,
  { capacity, ...hours }: Hours,
  staffId: string,
): Promise<Schemas['FittingPlanDay']> {
  const slots = slotsOf(deps, day, hours);
  if (slots.length === 0) throw new Problem(422, 'fitting_hours', { fields: { until: ['fitting_hours'] } });
  if (day < today(deps)) throw new Problem(422, 'fitting_over');
  await trx
    .insertInto('toga_fitting_days')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const within = sql<boolean>`starts_at >= ${momentOn(day, '00:00', deps)} and starts_at < ${momentOn(dayAfter(day, 1), '00:00', deps)}`;
  // In one order everywhere: two who change the same slots wait for each other instead of being stopped.
  await trx.selectFrom('toga_fittings').select('id').where(within).orderBy('id').forUpdate().execute();
  const isUnused = sql<boolean>`not exists (select from toga_rentals where fitting_id = toga_fittings.id)`;
  await trx.deleteFrom('toga_fittings').where(within).where(isUnused).execute();
  const starts = slots.map(({ starts_at }) => starts_at);
  const others = trx.updateTable('toga_fittings').set({ capacity: 0 }).where(within);
  await orRefusal(others.where('starts_at', 'not in', starts).execute(), 'fitting_booked');
  const laidOut = trx
    .insertInto('toga_fittings')
    .values(slots.map((slot) => ({ ...slot, capacity })))
    .onConflict((conflict) =>
      conflict.column('starts_at').doUpdateSet((eb) => ({
        ends_at: eb.ref('excluded.ends_at'),
        capacity: eb.ref('excluded.capacity'),
      })),
    );
  await orRefusal(laidOut.execute(), 'fitting_booked');
  const planned = { what: 'toga_fitting_days', subject: day, event: 'day.plan' } as const;
  await noteChange(deps, trx, {
    ...planned,
    staffId,
    note: `${hours.from}–${hours.until}, ${hours.minutes} min × ${capacity}`,
  });
  const found = (await presentPlan(deps, trx)).find(({ date }) => date === day);
  return found ?? { date: day, slots: [], history: await changesOf(trx, planned) };
}
