import type { Logger } from 'pino';
import type { Trx } from '../../kernel/auth/deps.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { endPaying } from './payable.ts';
import type { RentalDeps, RentalRow } from './requests.ts';

const BATCH = 100;

/** Ends what was approved when its time is over, and lets lapse what nobody decided or paid in time, each on its own. Returns how many were due. */
export async function sweepRentals(deps: RentalDeps, log: Logger): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const due = await db
    .selectFrom('rental_requests')
    .select(['id', 'state'])
    .where((row) =>
      row.or([
        row.and([row('state', 'in', rentalLife.tagged('isConfirmed')), row('over_at', '<=', now)]),
        row.and([row('state', 'in', rentalLife.tagged('canPay')), row('pay_by', '<=', now)]),
        row.and([row('state', 'in', rentalLife.tagged('isUndecided')), row('starts_at', '<=', now)]),
      ]),
    )
    .where(hasRested('rental', 'rental_requests.id', now))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'rental', new Map(due.map((row) => [row.id, row])), async (row) => {
    await endPaying(deps, row);
    await db.transaction().execute((trx) => end(deps, trx, row.id));
  });
  return due.length;
}

async function end({ clock, jobs }: RentalDeps, trx: Trx, id: string): Promise<void> {
  const now = clock.now();
  const row = await rentalLife.lock(trx, id);
  const event = eventOf(row, now);
  const state = event && (await rentalLife.move(trx, row, event, { by: thePortal, at: now }));
  if (state === undefined) return;
  const mail = { requestId: id, at: now.getTime() };
  if (rentalLife.is(state, 'awaitsReturn')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'due_back' });
  if (rentalLife.is(row.state, 'isUndecided')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'lapsed' });
  if (rentalLife.is(row.state, 'canPay')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'unpaid' });
}

/** The event that time brings; undefined where somebody was quicker. */
function eventOf({ state, equipment, starts_at, over_at, pay_by }: RentalRow, now: Date) {
  if (rentalLife.is(state, 'canPay') && pay_by !== null && pay_by <= now) return { type: 'request.lapse' } as const;
  if (rentalLife.is(state, 'isConfirmed') && over_at <= now)
    return { type: 'rental.end', hasThings: equipment.length > 0 } as const;
  if (rentalLife.is(state, 'isUndecided') && starts_at <= now) return { type: 'request.lapse' } as const;
  return undefined;
}
