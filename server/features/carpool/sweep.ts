import { sql } from 'kysely';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { endRide } from './book.ts';
import { type CarpoolDeps, parkingDay, todayOf } from './dates.ts';
import { sendMail } from './mail.ts';

/**
 * Ends bookings that still lack a passenger when bookings for their date close, and frees the spaces of cars that were not on campus in time.
 * Each on its own; returns how many there were.
 */
export async function sweepCarpools(deps: CarpoolDeps): Promise<number> {
  const now = deps.clock.now();
  const due = (await candidates(deps)).filter(({ state, day }) => {
    const { bookBefore, enterBefore } = parkingDay(deps, day);
    return now >= (carpoolLife.is(state, 'isLacking') ? bookBefore : enterBefore);
  });
  await eachOnItsOwn(deps, deps.log, 'carpool', byId(due), (id) => lookAt(deps, id));
  return due.length;
}

/** Selects rides that may be due; on a day without scans none is, since nobody knows then which cars came. */
function candidates(deps: CarpoolDeps) {
  const today = todayOf(deps);
  return deps.db
    .selectFrom('carpools')
    .select(['id', 'state', 'day'])
    .where((eb) =>
      eb.or([
        eb('state', 'in', carpoolLife.tagged('isLacking')),
        eb.and([eb('state', 'in', carpoolLife.tagged('awaitsCar')), eb('day', '<=', today), wasScanned]),
      ]),
    )
    .where(hasRested('carpool', 'carpools.id', deps.clock.now()))
    .execute();
}

/** True if the guard scanned a pass on the car's day. */
const wasScanned = sql<boolean>`exists (
  select from carpools as scanned where scanned.day = carpools.day and scanned.entered_at is not null)`;

async function lookAt(deps: CarpoolDeps, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const carpool = await carpoolLife.lock(trx, id);
    const { bookBefore, enterBefore } = parkingDay(deps, carpool.day);
    const now = deps.clock.now();
    if (now >= bookBefore && (await endRide(deps, trx, carpool, { type: 'deadline.pass' }, thePortal)))
      return sendMail(deps, trx, 'lapsed', id, [carpool.user_id]);
    if (now >= enterBefore) await endRide(deps, trx, carpool, { type: 'entry.pass' }, thePortal);
  });
}
