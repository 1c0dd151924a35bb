import type { Deps } from '../../kernel/deps.ts';
import { cameToNothing, removeBookings } from '../../kernel/bookings/abandoned.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const BATCH = 500;

/** Forgets holds that came to nothing, with the names in them, some days after they ended; union.json says how many. */
export async function forgetAbandoned({ db, clock, union }: Pick<Deps, 'db' | 'clock' | 'union'>): Promise<number> {
  const before = new Date(clock.now().getTime() - union.bookings.abandonedDays * DAY_MS);
  for (let forgotten = 0; ; forgotten += BATCH) {
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('changed_at', '<', before)
      .where('state', 'in', bookingLife.tagged('isOver'))
      .where(cameToNothing)
      .orderBy('changed_at')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute((trx) => removeBookings(trx, ids));
    if (rows.length < BATCH) return forgotten + rows.length;
  }
}
