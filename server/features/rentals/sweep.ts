import { sql } from 'kysely';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import type { RentalDeps, RentalRow } from './requests.ts';

const BATCH = 100;

/** Ends what was approved when its time is over, and lets lapse what nobody decided in time. Returns how many. */
export async function sweepRentals(deps: Pick<RentalDeps, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const { db, clock, jobs } = deps;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('rental_requests')
      .selectAll()
      .where((row) =>
        row.or([
          row.and([row('state', 'in', rentalLife.tagged('isAgreed')), row('ends_at', '<=', now)]),
          row.and([row('state', 'in', rentalLife.tagged('isUndecided')), row('starts_at', '<=', now)]),
        ]),
      )
      .orderBy('id')
      .limit(BATCH)
      .modifyEnd(sql`for update skip locked`)
      .execute();
    for (const row of due) {
      const state = await rentalLife.move(trx, row, eventOf(row), { by: thePortal, at: now });
      if (state === undefined) continue;
      const mail = { requestId: row.id, at: now.getTime() };
      if (rentalLife.is(state, 'awaitsReturn')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'due_back' });
      if (rentalLife.is(row.state, 'isUndecided')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'lapsed' });
    }
    return due.length;
  });
}

const eventOf = ({ state, equipment }: RentalRow) =>
  rentalLife.is(state, 'isAgreed')
    ? ({ type: 'rental.end', hasThings: equipment.length > 0 } as const)
    : ({ type: 'request.lapse' } as const);
