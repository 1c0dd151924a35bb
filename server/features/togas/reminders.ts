import { type RawBuilder, sql } from 'kysely';
import { remindOnce, tomorrowAfter } from '../../kernel/jobs/reminders.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import type { DayDeps } from './days.ts';
import type { TogaDeps } from './rentals.ts';

type ReminderDeps = DayDeps & Pick<TogaDeps, 'db' | 'jobs'>;

/** Reminds people on the day before their fitting, and before they bring everything back. Returns how many. */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const tomorrow = tomorrowAfter(deps.site.standing.toga.remindAt, deps);
  if (tomorrow === null) return 0;
  const { today, from, until } = tomorrow;
  const isTriedOnTomorrow = sql<boolean>`state = any(${togaLife.tagged('waitsForFitting')}::text[]) and exists (
    select from toga_fittings where id = fitting_id and starts_at >= ${from} and starts_at < ${until})`;
  // Togas are due back the day after a graduation: tomorrow, if that is today.
  const isDueTomorrow = sql<boolean>`state = any(${togaLife.tagged('isOut')}::text[]) and graduation_day = ${today}`;
  const remind = (kind: 'fitting_reminder' | 'return_reminder', column: string, isDue: RawBuilder<boolean>) =>
    remindOnce(deps, { table: 'toga_rentals', column, isDue }, (trx, id, at) =>
      deps.jobs.send(trx, 'toga-mail', { rentalId: id, kind, at: at.getTime() }),
    );
  return (
    (await remind('fitting_reminder', 'fitting_reminded_at', isTriedOnTomorrow)) +
    (await remind('return_reminder', 'return_reminded_at', isDueTomorrow))
  );
}
