import { sql } from 'kysely';
import { remindOnce, tomorrowAfter } from '../../../kernel/jobs/reminders.ts';
import { thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../../kernel/stuck/stuck.ts';
import type { InterviewDeps } from './days.ts';
import { sendMail } from './mail.ts';
import { DAY_MS } from '../../../../machines/flow/durations.ts';

const BATCH = 200;

/** Gives back slots that were held too long, each on its own. Returns how many. */
export async function sweepHolds(deps: InterviewDeps): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const due = await db
    .selectFrom('interviews')
    .select('id')
    .where(interviewLife.stateIn('isHeld'))
    .where('expires_at', '<=', now)
    .where(hasRested('interview', 'interviews.id', now))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'interview', byId(due), (id) =>
    db.transaction().execute(async (trx) => {
      const row = await interviewLife.lock(trx, id);
      if (row.expires_at !== null && row.expires_at <= now)
        await interviewLife.move(trx, row, { type: 'hold.expire' }, { by: thePortal, at: now });
    }),
  );
  return due.length;
}

/** Reminds students on the day before their interviews. Returns how many. */
export async function sendReminders(
  deps: Pick<InterviewDeps, 'db' | 'clock' | 'union' | 'site' | 'jobs'>,
): Promise<number> {
  const tomorrow = tomorrowAfter(deps.site.standing.expo.remindAt, deps);
  if (tomorrow === null) return 0;
  const isDue = sql<boolean>`${interviewLife.stateIn('isBooked')} and starts_at >= ${tomorrow.from} and starts_at < ${tomorrow.until}`;
  return remindOnce(deps, { table: 'interviews', column: 'reminded_at', isDue }, (trx, id, at) =>
    sendMail(deps, trx, { interviewId: id, kind: 'reminder', at: at.getTime() }),
  );
}

/** Forgets holds that came to nothing, some days after they ended. */
export async function forgetAbandoned({ db, clock, union }: InterviewDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - union.bookings.abandonedDays * DAY_MS);
  await db
    .deleteFrom('interviews')
    .where('state', 'not in', interviewLife.tagged('isShown'))
    .where('changed_at', '<', before)
    .execute();
}
