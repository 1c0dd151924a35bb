import { type RawBuilder, sql } from 'kysely';
import { fromLocal, localDate } from '../../kernel/content/moments.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import type { RentalDeps } from './requests.ts';
import { dayAfter } from './times.ts';

type ReminderDeps = Pick<RentalDeps, 'db' | 'clock' | 'union' | 'site' | 'jobs'>;
type Reminder = {
  kind: 'begins_tomorrow' | 'return_tomorrow';
  /** The day to be reminded of. */
  day: string;
  isDue: RawBuilder<boolean>;
  noted: { start_reminded_for: string } | { return_reminded_at: Date };
};

const BATCH = 200;

/**
 * Reminds people on the day before something begins, each time of what repeats, and on the day before what they have is to come back.
 * Returns how many.
 */
export async function sendRentalReminders(deps: ReminderDeps): Promise<number> {
  const { clock, union, site } = deps;
  const now = clock.now();
  const today = localDate(now.getTime(), union.timeZone);
  if (now < fromLocal(`${today}T${site.standing.rentals.remindAt}`, union.timeZone)) return 0;
  const day = dayAfter(today, 1);
  const [from, until] = [day, dayAfter(day, 1)].map((each) => fromLocal(`${each}T00:00`, union.timeZone));
  const begins = sql<boolean>`state = any(${rentalLife.tagged('isConfirmed')}::text[])
    and (start_reminded_for is null or start_reminded_for < ${day})
    and exists (select from unnest(times) as span where lower(span) >= ${from} and lower(span) < ${until})`;
  // What begins tomorrow too was spoken of by the mail about that.
  const comesBack = sql<boolean>`state = any(${rentalLife.tagged('isConfirmed')}::text[]) and equipment <> '[]'
    and return_reminded_at is null and starts_at <= ${now} and ends_at >= ${from} and ends_at < ${until}`;
  return (
    (await remind(deps, { kind: 'begins_tomorrow', day, isDue: begins, noted: { start_reminded_for: day } })) +
    (await remind(deps, { kind: 'return_tomorrow', day, isDue: comesBack, noted: { return_reminded_at: now } }))
  );
}

function remind({ db, clock, jobs }: ReminderDeps, { kind, day, isDue, noted }: Reminder): Promise<number> {
  const at = clock.now().getTime();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('rental_requests')
      .set(noted)
      .where('id', 'in', (query) =>
        query
          .selectFrom('rental_requests')
          .select('id')
          .where(isDue)
          .limit(BATCH)
          .modifyEnd(sql`for update skip locked`),
      )
      .returning('id')
      .execute();
    for (const { id } of due) await jobs.send(trx, 'rental-mail', { requestId: id, kind, at, day });
    return due.length;
  });
}
