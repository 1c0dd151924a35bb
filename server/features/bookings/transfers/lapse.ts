import type { Logger } from 'pino';
import { thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { transferLife } from '../../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../../kernel/stuck/stuck.ts';
import type { BookingDeps } from '../deps.ts';

const BATCH = 100;

/** Ends transfers that nobody accepted before the event started: their senders keep the tickets. Returns how many there were. */
export async function lapseTransfers(deps: BookingDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const over = await deps.db
    .selectFrom('ticket_transfers')
    .innerJoin('bookings', 'bookings.id', 'ticket_transfers.booking_id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .select('ticket_transfers.id')
    .where(transferLife.stateIn('isOpen'))
    .where('occurrences.starts_at', '<=', now)
    .where(hasRested('transfer', 'ticket_transfers.id', now))
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'transfer', byId(over), (id) =>
    deps.db.transaction().execute(async (trx) => {
      const transfer = await transferLife.lock(trx, id);
      await transferLife.move(trx, transfer, { type: 'transfer.lapse' }, { by: thePortal, at: now });
    }),
  );
  return over.length;
}
