import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { type DayDeps, dayAfter, momentOn, today } from './days.ts';
import type { TogaDeps } from './rentals.ts';

type ReminderDeps = DayDeps & Pick<TogaDeps, 'db' | 'jobs'>;

type Kind = 'fitting_reminder' | 'return_reminder';

const BATCH = 200;

/** Reminds people on the day before their fitting, and before they bring everything back. Returns how many. */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const now = deps.clock.now();
  const day = today(deps);
  if (now < momentOn(day, deps.site.standing.toga.remindAt, deps)) return 0;
  const tomorrow = momentOn(dayAfter(day, 1), '00:00', deps);
  const dayBeyond = momentOn(dayAfter(day, 2), '00:00', deps);
  const isTriedOnTomorrow = sql<boolean>`state = any(${togaLife.tagged('waitsForFitting')}::text[]) and exists (
    select from toga_fittings where id = fitting_id and starts_at >= ${tomorrow} and starts_at < ${dayBeyond})`;
  // Togas are due back the day after a graduation: tomorrow, if that is today.
  const isDueTomorrow = sql<boolean>`state = any(${togaLife.tagged('isOut')}::text[]) and graduation_day = ${day}`;
  return (
    (await remind(deps, 'fitting_reminder', 'fitting_reminded_at', isTriedOnTomorrow)) +
    (await remind(deps, 'return_reminder', 'return_reminded_at', isDueTomorrow))
  );
}

function remind(
  { db, clock, jobs }: ReminderDeps,
  kind: Kind,
  column: 'fitting_reminded_at' | 'return_reminded_at',
  isDue: RawBuilder<boolean>,
): Promise<number> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('toga_rentals')
      .set({ [column]: at })
      .where('id', 'in', (query) =>
        query
          .selectFrom('toga_rentals')
          .select('id')
          .where(column, 'is', null)
          .where(isDue)
          .limit(BATCH)
          .modifyEnd(sql`for update skip locked`),
      )
      .returning('id')
      .execute();
    for (const { id } of due) await jobs.send(trx, 'toga-mail', { rentalId: id, kind, at: at.getTime() });
    return due.length;
  });
}
